"""What every check looks at: the files of a pack, with the place of everything in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.journal import Journal
from nokturn.games.grail.printed.language.conditions import Condition
from nokturn.games.grail.printed.language.effects import AnyDo
from nokturn.games.grail.printed.reading.drafts import Draft
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.printed_effects import nodes, things_asked, things_done
from nokturn.games.grail.printed.reading.sheets import Sheet
from nokturn.kernel.content import Place


class Spot(NamedTuple):
    """A place in one of the files."""

    sheet: Sheet
    place: Place

    def fault(self, what: str) -> Fault:
        return self.sheet.fault(self.place, what)


class Look:
    """A draft, gone through once."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft

    @property
    def pack(self) -> Pack:
        """Only checks of a pack that could be read ask for it."""
        assert self.draft.pack is not None
        return self.draft.pack

    @cached_property
    def done(self) -> list[tuple[Spot, AnyDo]]:
        """Everything the effects of the pack may do."""
        return [
            (Spot(sheet, at), do)
            for sheet in self.draft.sheets.values()
            for place, entry in sheet.entries
            for at, do in things_done(entry, place)
        ]

    @cached_property
    def asked(self) -> list[tuple[Spot, Condition]]:
        """Every condition of the pack."""
        return [
            (Spot(sheet, at), condition)
            for sheet in self.draft.sheets.values()
            for place, entry in sheet.entries
            for at, condition in things_asked(entry, place)
        ]

    def nodes(self) -> Iterator[tuple[Spot, Any]]:
        """Everything that is printed in the pack."""
        for sheet in self.draft.sheets.values():
            for place, entry in sheet.entries:
                for at, node in nodes(entry, place):
                    yield Spot(sheet, at), node

    def entries(self, file: str, field: str) -> Iterator[tuple[Spot, Any]]:
        """The entries of a list in a file of the pack."""
        sheet = self.draft.sheets.get(file)
        for place, entry in sheet.entries if sheet else ():
            if place[0] == field:
                yield Spot(sheet, place), entry  # type: ignore[arg-type]

    def journals(self) -> Iterator[tuple[Sheet, Journal]]:
        for sheet in self.draft.journals().values():
            yield sheet, sheet.printed()

    def whole(self, file: str) -> Spot:
        """A file as a whole."""
        return Spot(self.draft.sheets[file], ())


Check = Callable[[Look], Iterator[Fault]]
