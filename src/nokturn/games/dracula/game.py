"""Dracula as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from nokturn.games.dracula.printed.content import MAPS, OPTIONS, name_of
from nokturn.games.dracula.printed.gallery import GALLERY
from nokturn.games.dracula.rounds import setup
from nokturn.games.dracula.rounds.rounds import play_dracula
from nokturn.games.dracula.seen.asides import aside
from nokturn.games.dracula.seen.board import THINGS, about, board_lines, scene_lines
from nokturn.games.dracula.seen.ledger import ledger
from nokturn.games.dracula.seen.resample import resample
from nokturn.games.dracula.seen.view import DraculaView, view
from nokturn.games.dracula.state.conservation import faults
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Ask, Option, Seat, State
from nokturn.kernel.events import Line
from nokturn.kernel.game import (
    SEATS,
    Box,
    Credit,
    Game,
    Manners,
    Options,
    Printed,
    PrintedMatter,
    Standing,
    TableOption,
    Tongue,
)
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words


class DraculaTongue(Tongue[Dracula]):
    """Names, the table as text, the parts of the story."""

    chapters: ClassVar[frozenset[str]] = frozenset({"round", "dawn", "day", "dusk", "night", "dracula-phase", "combat"})

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return name_of(kind, value, lang) if isinstance(value, str) else None

    def board(self, state: Dracula, seat: Seat | None, words: Words) -> Sequence[str]:
        return board_lines(view(state, seat), words)

    def aside(self, state: Dracula, option: Option) -> Line | None:
        return aside(state, option)

    def scene(self, state: Dracula, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        return scene_lines(view(state, seat), ask, words)


class DraculaPrinted(PrintedMatter):
    """Cards, sheets and places."""

    box: ClassVar[Box] = Box(minutes=(120, 180), guided=25, weight=4)

    def things(self) -> tuple[str, ...]:
        return THINGS

    def about(self, thing: str, words: Words) -> str:
        return about(thing, words)

    def gallery(self) -> tuple[Printed, ...]:
        return GALLERY


class DraculaManners(Manners[Dracula]):
    """Dracula alone at seat A against everybody else."""

    def role(self, players: int, options: Options, seat: Seat) -> str:
        return "role-dracula" if seat == "A" else "role-hunters"

    def teams(self, players: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """The hunters plan together."""
        return (tuple(SEATS[1:players]),)

    def whispers(self, state: Dracula) -> tuple[tuple[Seat, ...], ...]:
        """During a Trade its partners may talk in secret; otherwise Dracula hears everything; DRA-TALK-01..-03."""
        partners = {state.seat_of(hunter) for offer in state.offer for hunter in (offer.giver, offer.taker)}
        return (tuple(sorted(partners)),) if len(partners) > 1 else ()


class DraculaGame(Game[Dracula]):
    """One hides, four hunt, across Europe; 2 to 5 players."""

    name: ClassVar[str] = "dracula"
    state_type: ClassVar[type[State]] = Dracula
    first: ClassVar[Procedure] = play_dracula
    counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    decision_limit: ClassVar[int] = 20_000
    tongue = DraculaTongue()
    printed = DraculaPrinted()
    manners = DraculaManners()
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("mode", OPTIONS.mode, ("basic", "advanced"), "DRA-ADV-01"),
        TableOption("length", OPTIONS.length, ("full", "short"), "DRA-SETUP-01"),
        TableOption("deduction", "off", ("off", "cities", "probabilities")),
        TableOption("feed_amount", OPTIONS.feed_amount, ("by_location", "flat_3", "free_1_to_3"), "DRA-POWER-FEED-02"),
        TableOption("no_legal_move", OPTIONS.no_legal_move, ("clear_and_bleed", "stay_revealed"), "DRA-DRAC-MOVE-09"),
        TableOption("first_dawn", OPTIONS.first_dawn, ("skip", "play"), "DRA-ROUND-04"),
        TableOption("fangs_needs_night", OPTIONS.fangs_needs_night, (True, False), "DRA-COMBAT-23"),
        TableOption("bats_delay_after_move", OPTIONS.bats_delay_after_move, (True, False), "DRA-TOKEN-BATS-03"),
        TableOption("map", OPTIONS.map, tuple(MAPS.variant), "DRA-MAP-02"),
        TableOption("top_event_back_public", OPTIONS.top_event_back_public, (True, False), "DRA-EVENT-02"),
    )

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every player count with the basic and the advanced game, and every other switch turned once.

        All combinations would be more than a thousand, and no two switches meet in one rule."""
        found: list[tuple[int, Options]] = []
        for mode in ("advanced", "basic"):
            found += [(count, self.options({"mode": mode})) for count in self.counts]
        for option in self.table_options[1:]:
            found += [(5, self.options({option.key: value})) for value in option.choices if value != option.default]
        return tuple(found)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Dracula:
        return setup.new_state(seats, options, key)

    def view(self, state: Dracula, seat: Seat | None) -> DraculaView:
        return view(state, seat)

    def for_people(self, view: DraculaView) -> DraculaView:
        """Clues are many by the end, and a person is shown what follows from them instead (`possible`)."""
        return replace(view, clues=())

    def resample(self, state: Dracula, seat: Seat | None, key: str) -> Dracula:
        return resample(state, seat, key)

    def standings(self, state: Dracula) -> tuple[Standing, ...]:
        """The hunters win or lose together; DRA-PLAYERS-03."""
        sides = {"dracula": (state.dracula,), "hunters": state.hunter_seats}
        loser = "hunters" if state.winner == "dracula" else "dracula"
        return (Standing(1, sides[state.winner], None), Standing(2, sides[loser], None))

    def ledger(self, state: Dracula, story: Sequence[Line]) -> tuple[Credit, ...]:
        return ledger(state, story)

    def faults(self, state: Dracula) -> Sequence[str]:
        """Nothing lost or doubled, and the truth among what the hunters can know."""
        from nokturn.games.dracula.belief import misbelieved

        return [*faults(state), *misbelieved(state)]

    def film(self, state: Dracula) -> tuple[msgspec.Struct, ...]:
        """Where Dracula could have been, clue by clue."""
        from nokturn.games.dracula.belief import film

        return tuple(film(state.clues, state.map))


GAME = DraculaGame()
