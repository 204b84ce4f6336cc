"""The pack a save sheet was written with, and what its things are called in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.setup.save_sheet import Saved
from nokturn.games.grail.state.state import printed
from nokturn.kernel.errors import ContentError, SaveError, SetupError
from nokturn.kernel.packs.pack import PackRef


class Named(msgspec.Struct, frozen=True):
    """Something of the pack, and what it is called by language; by its id where the pack is not here."""

    id: str
    name: dict[str, str]


class _HasName(Protocol):
    @property
    def name(self) -> Prose: ...


def content_of(sheet: Saved | None, chosen: str) -> Pack | None:
    """The pack that was played; before the first Day the one that was chosen.  None: it is not here any more."""
    if sheet is not None:
        return pack_at(sheet.pack)
    try:
        return GAME.packs.newest(chosen).content
    except (SetupError, SaveError, ContentError):
        return None


def pack_at(ref: PackRef) -> Pack | None:
    try:
        return GAME.packs.find(ref.id, ref.hash).content
    except (SaveError, ContentError):
        return None


def called(id: object, prose: Prose | None) -> Named:
    return Named(str(id), {"en": prose.en, "pl": prose.pl} if prose is not None else {"en": str(id), "pl": str(id)})


class Names:
    """What things of a pack are called."""

    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack

    def hero(self, id: str) -> Named:
        return self._of(self.pack.characters if self.pack else {}, id, id)

    def location(self, number: int) -> Named:
        return self._of(self.pack.locations if self.pack else {}, number, number)

    def items(self, cards: tuple[str, ...]) -> tuple[Named, ...]:
        return tuple([self._of(self.pack.items if self.pack else {}, printed(card), card) for card in cards])

    def encounters(self, cards: tuple[str, ...]) -> tuple[Named, ...]:
        return tuple([self._of(self.pack.encounters if self.pack else {}, printed(card), card) for card in cards])

    def secrets(self, ids: tuple[str, ...]) -> tuple[Named, ...]:
        return tuple([self._of(self.pack.secrets if self.pack else {}, one, one) for one in ids])

    def skills(self, numbers: tuple[int, ...]) -> tuple[Named, ...]:
        return tuple([self._of(self.pack.skill_sides if self.pack else {}, one, one) for one in numbers])

    def cards(self, ids: tuple[str, ...]) -> tuple[Named, ...]:
        """Of a deck: what is in it, never in which order."""
        return tuple([self._of(self.pack.cards if self.pack else {}, one, one) for one in sorted(ids)])

    def status(self, id: str) -> Named:
        return self._of(self.pack.statuses if self.pack else {}, id, id)

    def event(self, id: str) -> Named:
        found = self.pack.events.get(id) if self.pack else None
        return called(id, found.title if found else None)

    def quest(self, id: str) -> Named:
        found = self.pack.quests.get(id) if self.pack else None
        return called(id, found.goal if found else None)

    def clue(self, id: str) -> Named:
        found = self.pack.clues.get(id) if self.pack else None
        return called(id, found.text if found else None)

    def ending(self, id: str) -> Named:
        found = self.pack.endings.get(id) if self.pack else None
        return called(id, found.title if found else None)

    def chapter(self, number: int) -> Named:
        found = self.pack.chapters.get(number) if self.pack else None
        return called(number, found.title if found else None)

    def _of(self, things: Mapping[Any, _HasName], key: object, id: object) -> Named:
        found = things.get(key)
        return called(id, found.name if found is not None else None)
