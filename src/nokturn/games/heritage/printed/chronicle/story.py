"""The story: what is read when an era opens, when a chapter begins and ends, and before the decision of a mission;
HER-CHRON-09.  Every text has a name: `era.3`, `chapter.7.intro`, `chapter.7.outro`, `mission.cm_07_2`, `end`."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.kernel.content import read_toml


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str


class _Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    intro: _Told
    outro: _Told


class _Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    era: dict[str, _Told]
    chapter: dict[str, _Chapter]
    mission: dict[str, _Told]


class _FinalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    name_pl: str
    rules_effect: str
    text: str
    text_pl: str


class _Epilogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    final_card: _FinalCard


def _names(told: _Told) -> Names:
    return {"en": told.en, "pl": told.pl}


FINAL_CARD = read_toml(FOLDER / "epilogue.toml", _Epilogue).final_card
"""The last card of the chronicle deck; HER-END-05."""


def _read() -> dict[str, Names]:
    texts = read_toml(FOLDER / "chronicle_texts.toml", _Texts)
    found = {f"era.{number}": _names(told) for number, told in texts.era.items()}
    for number, chapter in texts.chapter.items():
        found |= {f"chapter.{number}.intro": _names(chapter.intro), f"chapter.{number}.outro": _names(chapter.outro)}
    found |= {f"mission.{mission}": _names(told) for mission, told in texts.mission.items()}
    return {**found, "end": {"en": FINAL_CARD.text, "pl": FINAL_CARD.text_pl}}


STORY = _read()
