"""Vendetta as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nokturn.games.vendetta import cards, setup
from nokturn.games.vendetta.board import THINGS, about, board_lines, scene_lines
from nokturn.games.vendetta.conservation import faults
from nokturn.games.vendetta.content import EXPANSIONS, TABLES, name_of
from nokturn.games.vendetta.gallery import GALLERY
from nokturn.games.vendetta.rounds import play_vendetta
from nokturn.games.vendetta.scoring import ledger, standings, tie_breaks
from nokturn.games.vendetta.state import Vendetta
from nokturn.games.vendetta.view import VendettaView, resample, view
from nokturn.kernel import Ask, Seat, State
from nokturn.kernel.events import Line
from nokturn.kernel.game import (
    Box,
    Credit,
    Game,
    Options,
    Printed,
    PrintedMatter,
    Standing,
    TableOption,
    TieBreak,
    Tongue,
)
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words

__all__ = ["GAME", "cards"]


class VendettaTongue(Tongue[Vendetta]):
    """Names, the table as text, the parts of the story."""

    seats: ClassVar[frozenset[str]] = Tongue.seats | {"thief", "partner", "stayer", "leaver"}
    chapters: ClassVar[frozenset[str]] = frozenset({"round", "phase-planning", "phase-resolution", "district"})

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return name_of(kind, value, lang) if isinstance(value, str) else None

    def board(self, state: Vendetta, seat: Seat | None, words: Words) -> Sequence[str]:
        return board_lines(view(state, seat), words)

    def scene(self, state: Vendetta, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        return scene_lines(view(state, seat), ask, words)


class VendettaPrinted(PrintedMatter):
    """Cards, locations, relics and clans."""

    box: ClassVar[Box] = Box(minutes=(40,), guided=12, weight=2)

    def things(self) -> tuple[str, ...]:
        return THINGS

    def about(self, thing: str, words: Words) -> str:
        return about(thing, words)

    def gallery(self) -> tuple[Printed, ...]:
        return GALLERY


class VendettaGame(Game[Vendetta]):
    """Bluff and blood in Chicago, 3 to 6 players."""

    name: ClassVar[str] = "vendetta"
    state_type: ClassVar[type[State]] = Vendetta
    first: ClassVar[Procedure] = play_vendetta
    counts: ClassVar[tuple[int, ...]] = tuple(sorted({*TABLES.players.solo, *TABLES.players.teams}))
    decision_limit: ClassVar[int] = 1500
    tongue = VendettaTongue()
    printed = VendettaPrinted()
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("teams", False, (False, True), "VEN-TEAM-01"),
        TableOption("locations", False, (False, True), "VEN-LOC-01"),
        TableOption("relics", False, (False, True), "VEN-REL-01"),
        *([TableOption("expansions", False, (False, True), "VEN-SETUP-11")] if EXPANSIONS else []),
    )

    def check_table(self, players: int, options: Options) -> None:
        setup.check_table(players, options)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Vendetta:
        return setup.new_state(seats, options, key)

    def view(self, state: Vendetta, seat: Seat | None) -> VendettaView:
        return view(state, seat)

    def resample(self, state: Vendetta, seat: Seat | None, key: str) -> Vendetta:
        return resample(state, seat, key)

    def standings(self, state: Vendetta) -> tuple[Standing, ...]:
        return standings(state)

    def ledger(self, state: Vendetta, story: Sequence[Line]) -> tuple[Credit, ...]:
        return ledger(state)

    def tie_breaks(self, state: Vendetta) -> tuple[TieBreak, ...]:
        return tie_breaks(state)

    def faults(self, state: Vendetta) -> Sequence[str]:
        return faults(state)


GAME = VendettaGame()
