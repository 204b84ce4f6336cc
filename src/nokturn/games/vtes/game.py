"""V:TES as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nokturn.games.vtes import chapters
from nokturn.games.vtes.decks.building.by_chance import deck_by_chance
from nokturn.games.vtes.decks.building.checking import Checked, check
from nokturn.games.vtes.decks.legality import FORMATS
from nokturn.games.vtes.decks.precons import FIRST_POOL
from nokturn.games.vtes.decks.yardstick import measured
from nokturn.games.vtes.decks.yardstick_words import told
from nokturn.games.vtes.playing.who_is_asked import OWN_TURN, STAKES, idle, spared, usual_orders
from nokturn.games.vtes.printed.content import CARDS, name_of
from nokturn.games.vtes.printed.krcg_texts import published
from nokturn.games.vtes.printed.waves import ALL, FIRST, NEWEST
from nokturn.games.vtes.seen.beside.asides import aside
from nokturn.games.vtes.seen.beside.cautions import caution
from nokturn.games.vtes.seen.beside.foresight import outcomes
from nokturn.games.vtes.seen.beside.shortcuts import shortcuts
from nokturn.games.vtes.seen.beside.suggestions import suggested
from nokturn.games.vtes.seen.board import HALF, THINGS, about, board_lines, scene_lines
from nokturn.games.vtes.seen.decks_at_table import ANY, check_deck, decks_for
from nokturn.games.vtes.seen.gallery import GALLERY, looked_up
from nokturn.games.vtes.seen.ledger import ledger
from nokturn.games.vtes.seen.resample import resample
from nokturn.games.vtes.seen.view import VtesView, view
from nokturn.games.vtes.state.conservation import faults
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.turn import setup
from nokturn.games.vtes.turn.time_limit import by_the_clock
from nokturn.kernel import Ask, Seat, State
from nokturn.kernel.asks import Answer, Option
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Line
from nokturn.kernel.game import (
    Box,
    Brings,
    Coverage,
    Credit,
    Game,
    Manners,
    Options,
    Printed,
    PrintedMatter,
    Published,
    Standing,
    TableOption,
    TieBreak,
    Tongue,
)
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.parts.foresight import Outcome, Shortcut
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words

CHAPTERS = chapters.BY_NAME
"""All the rules: here so that they are there."""


class VtesTongue(Tongue[Vtes]):
    """Names, the table as text, the parts of the story."""

    seats: ClassVar[frozenset[str]] = Tongue.seats | {"partner", "active", "caller", "giver", "taker"}
    chapters: ClassVar[frozenset[str]] = frozenset({"turn"})
    headings: ClassVar[frozenset[str]] = frozenset({"phase"})

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return name_of(kind, value, lang) if isinstance(value, str) else None

    def board(self, state: Vtes, seat: Seat | None, words: Words) -> Sequence[str]:
        return board_lines(view(state, seat), words)

    def scene(self, state: Vtes, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        return scene_lines(view(state, seat), ask, words)

    def aside(self, state: Vtes, option: Option) -> Line | None:
        return aside(state, option)

    def held(self, state: Vtes, seat: Seat) -> tuple[str, ...]:
        return tuple(sorted(set(state.hands[seat])))

    def outcomes(self, state: Vtes, seat: Seat, option: Option) -> tuple[Outcome, ...]:
        return outcomes(state, seat, option)

    def shortcuts(self, state: Vtes, ask: Ask) -> tuple[Shortcut, ...]:
        return shortcuts(state, ask)

    def caution(self, state: Vtes, seat: Seat, option: Option) -> Line | None:
        return caution(state, seat, option)


class VtesPrinted(PrintedMatter):
    """Cards, and what their publisher and the decks of others say."""

    box: ClassVar[Box] = Box(minutes=(120,), guided=30, weight=5)

    def things(self) -> tuple[str, ...]:
        return THINGS

    def about(self, thing: str, words: Words) -> str:
        return about(thing, words)

    def gallery(self) -> tuple[Printed, ...]:
        return GALLERY

    def search(self, name: str) -> tuple[Printed, ...]:
        return looked_up(name)

    def published(self, thing: str) -> Published | None:
        return published(CARDS[thing].vekn if thing in CARDS else int(thing) if thing.isdecimal() else 0)

    def coverage(self, lang: str) -> Coverage:
        return told(measured(), lang)


class VtesBrings(Brings):
    """Everybody brings a deck; one that has a name, or the list itself."""

    options: ClassVar[tuple[TableOption, ...]] = (TableOption("deck", "", FIRST_POOL, "VTES-DECK-01"),)

    def by_chance(self, key: str, options: Options) -> Options:
        return {"deck": deck_by_chance(key, int(options.get("cards", NEWEST)))}

    def report(self, key: str, value: str, options: Options, lang: str) -> Checked:
        return check(value, lang, str(options.get("format", "standard")), int(options.get("cards", NEWEST)))


class VtesManners(Manners[Vtes]):
    """Turns of one's own, and orders that spare people most questions."""

    own_turn: ClassVar[str] = OWN_TURN
    stakes = STAKES

    def turn_of(self, state: Vtes, seat: Seat) -> int:
        return state.turn if state.active == seat else 0

    def spared(self, state: Vtes, ask: Ask) -> tuple[Answer] | None:
        return spared(state, ask)

    def by_the_clock(self, state: Vtes, ask: Ask, minutes: float) -> tuple[Answer] | None:
        return by_the_clock(state, ask, minutes)

    def suggested_orders(self, state: Vtes, seat: Seat) -> tuple[StandingOrder, ...]:
        return suggested(state, seat)

    def usual_orders(self) -> tuple[StandingOrder, ...]:
        return usual_orders()


class VtesGame(Game[Vtes]):
    """Methuselahs at a round table, each the predator of one and the prey of another; 2 to 5 players."""

    name: ClassVar[str] = "vtes"
    state_type: ClassVar[type[State]] = Vtes
    first: ClassVar[Procedure] = setup.play_vtes
    counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    decision_limit: ClassVar[int] = 200_000
    tongue = VtesTongue()
    printed = VtesPrinted()
    brings = VtesBrings()
    manners = VtesManners()
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("format", "standard", (*FORMATS, ANY), "VTES-DECK-08"),
        TableOption("cards", NEWEST, ALL, "VTES-R-51", before=FIRST),
        TableOption("open_decks", False, (False, True), "VTES-SETUP-07"),
        TableOption("turn_limit", 0, (0, 25, 50, 100), "VTES-R-32"),
        TableOption("time_limit", 0, (0, 60, 90, 120, 150, 180), "VTES-R-32"),
    )

    def check_table(self, players: int, options: Options) -> None:
        super().check_table(players, options)
        for key, value in options.items():
            if self.brings.is_brought(key) and value:
                check_deck(str(value), str(options["format"]), int(options["cards"]))

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every player count, and every other option once: no two of them meet in one rule."""
        found = [(count, self.options({})) for count in self.counts]
        found.append((5, self.options({"open_decks": True})))
        found.append((3, self.options({"cards": FIRST})))
        found.append((4, self.options({"turn_limit": 25})))
        return tuple(found)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Vtes:
        game = setup.new_table(seats, decks_for(seats, options, key), key, rekey(key, "veil"))
        game.wave, game.open_decks = int(options["cards"]), bool(options["open_decks"])
        game.turn_limit, game.time_limit = int(options["turn_limit"]), int(options["time_limit"])
        return game

    def view(self, state: Vtes, seat: Seat | None) -> VtesView:
        return view(state, seat)

    def resample(self, state: Vtes, seat: Seat | None, key: str) -> Vtes:
        return resample(state, seat, key)

    def cards_known(self, state: Vtes) -> bool:
        """Only if the decks lie open."""
        return state.open_decks

    def standings(self, state: Vtes) -> tuple[Standing, ...]:
        """By victory points, halves too; if several share the first place, there is no winner (VTES-END-06)."""
        points = state.points
        places = {seat: 1 + sum(other > points[seat] for other in points.values()) for seat in points}
        ordered = sorted(points, key=places.__getitem__)
        return tuple([Standing(places[seat], (seat,), points[seat] / HALF) for seat in ordered])

    def eliminated(self, state: Vtes) -> tuple[Seat, ...]:
        """Whoever was ousted (VTES-END-01); who has withdrawn went by intent."""
        return tuple([seat for seat in state.gone if seat not in state.withdrawing])

    def ledger(self, state: Vtes, story: Sequence[Line]) -> tuple[Credit, ...]:
        return ledger(story)

    def tie_breaks(self, state: Vtes) -> tuple[TieBreak, ...]:
        """Several with the most victory points: there is no winner; VTES-END-06."""
        first = tuple([line.seats[0] for line in self.standings(state) if line.place == 1])
        if len(first) < 2:
            return ()
        score, half = divmod(state.points[first[0]], HALF)
        return (TieBreak("no-winner", "VTES-END-06", (("players", first), ("score", score), ("half", bool(half)))),)

    def idle_answer(self, ask: Ask) -> Answer:
        return idle(ask)

    def faults(self, state: Vtes) -> Sequence[str]:
        return faults(state)


GAME = VtesGame()
