"""Cards in one place: chapters ask hooks, and only `cards/` knows cards by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.vendetta.cards import printed

import nokturn.games.vendetta as vendetta
from nokturn.games.vendetta.content import ALLIES, CARDS, LOCATIONS, PRINTED, RELICS, VICTIMS
from nokturn.games.vendetta.hooks import HOOKS, Hook
from nokturn.kernel.errors import ContentError

CHAPTERS = Path(vendetta.__file__).parent
KNOW_CARDS = ("cards", "bot")
"""The folders that may: the cards themselves, and the player that plays them."""


def ids_written_in(folder: Path) -> Iterator[str]:
    """`file:line: id` of every printed card named in a module, comments and docstrings included."""
    known = re.compile(rf"\b({'|'.join(PRINTED)})\b")
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] not in KNOW_CARDS:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield from [f"{path.name}:{number}: {card}" for card in known.findall(line)]


def test_no_chapter_names_a_card() -> None:
    assert [*ids_written_in(CHAPTERS)] == []


def test_a_chapter_that_names_a_card_is_found(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "brujah.py").write_text('@strengthens("BR01")\n')
    (tmp_path / "clash.py").write_text('# the clash\nif card == "GA02": ...\n')
    assert [*ids_written_in(tmp_path)] == ["clash.py:2: GA02"]


DATA = ("effect", "when_gained", "wins_ties", "prey")
"""Fields of an entry by which a card acts without code."""
STANDING = {"cost", "face-down-cost", "influence-for-frenzy", "blood-for-frenzy"}
"""Amounts that count by themselves, for an ally in an alliance and a location on its district."""


def acts_by_data(card: str) -> bool:
    entry = PRINTED[card]
    standing = card not in CARDS and bool(STANDING & set(entry.amounts))
    special = [getattr(entry, "drainable", True), getattr(entry, "tokens", 1) == 1, getattr(entry, "face_down", True)]
    return standing or not all(special) or any(getattr(entry, field, None) for field in DATA)


@pytest.mark.parametrize("card", [*CARDS, *ALLIES, *LOCATIONS, *RELICS])
def test_every_card_that_says_something_does_something(card: str) -> None:
    declared = any(card in hook for hook in HOOKS)
    silent = PRINTED[card].text_en in ("", "No effect.")
    assert (declared or acts_by_data(card)) is not silent


def test_a_hook_refuses_a_card_that_does_not_exist_and_names_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nokturn.games.vendetta.hooks.HOOKS", [])
    hook = Hook[int]("is counted")
    with pytest.raises(ContentError, match=r"no card 'BRO4' that is counted\. Do you mean BR04\?"):
        hook("BRO4")
    with pytest.raises(ContentError, match="Give it an entry in content/ first"):
        hook("Fist of Caine")


def test_a_card_answers_a_hook_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nokturn.games.vendetta.hooks.HOOKS", [])
    hook = Hook[int]("is counted")
    hook("BR04")(1)
    with pytest.raises(ContentError, match="BR04 says twice that it is counted"):
        hook("BR04")
    assert hook == {"BR04": 1}


# tests


def cards_with_a_test() -> set[str]:
    """The ids in the `card` markers of this folder and the one above."""
    found = set(printed.ALLIES)  # all of them are played in test_allies.py
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        for marked in re.findall(r"mark\.card\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"(\w+)"', marked))
    return found


@pytest.mark.parametrize("card", [card for card in PRINTED if card not in VICTIMS])
def test_every_card_has_a_test_of_its_own(card: str) -> None:
    assert card in cards_with_a_test(), f'Mark the test of the card with @pytest.mark.card("{card}").'
