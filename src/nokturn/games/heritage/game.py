"""Heritage as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nokturn.games.heritage.chapter.rounds import ROUNDS, play_heritage
from nokturn.games.heritage.chapters import CHAPTERS
from nokturn.games.heritage.chronicle.accounts import book_faults
from nokturn.games.heritage.chronicle.handing_down import left_behind, take_over
from nokturn.games.heritage.chronicle.verification import verify
from nokturn.games.heritage.ending.ranking import standings, tie_breaks
from nokturn.games.heritage.ending.scoring import ledger
from nokturn.games.heritage.printed.boards import IN_SLOT, INTRODUCTORY
from nokturn.games.heritage.printed.names import name_of
from nokturn.games.heritage.seen.asides import aside
from nokturn.games.heritage.seen.board import added_up, board_lines, own_lines, table_lines
from nokturn.games.heritage.seen.gallery import GALLERY, TEXTS
from nokturn.games.heritage.seen.opened import opened
from nokturn.games.heritage.seen.resample import resample
from nokturn.games.heritage.seen.sealed import SEALED
from nokturn.games.heritage.seen.view import HeritageView, view
from nokturn.games.heritage.state.books import Chronicle
from nokturn.games.heritage.state.choices import EndTurn, KeepAsIs, LetFall, NoSticker
from nokturn.games.heritage.state.conservation import faults
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Answer, Ask, Option, Seat, State
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.events import Line
from nokturn.kernel.game import (
    Box,
    Credit,
    Game,
    Manners,
    Options,
    Printed,
    PrintedMatter,
    Standing,
    TableOption,
    TieBreak,
    Tongue,
    first_answer,
)
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words

__all__ = ["CHAPTERS", "GAME"]

MOST_MISSIONS = 5
USUAL_MISSIONS = 3
CHANGES_NOTHING = (EndTurn(), LetFall(), NoSticker(), KeepAsIs())
TO_OTHERS = ("respect", "invited", "edict")
"""Asked because of a scheme that need not lie in front of whoever is asked; HER-LAS-01, HER-TOR-02, HER-VEN-04."""


def printed_on(thing: str, words: Words) -> str:
    """Empty if nothing is."""
    text = TEXTS.get(thing, {}).get(words.lang, "")
    return words.say("about-card", [("card", thing), ("text", text)]) if text else ""


class HeritageTongue(Tongue[Heritage]):
    """Names, the table as text, the parts of the story."""

    seats: ClassVar[frozenset[str]] = Tongue.seats | {"owner"}
    chapters: ClassVar[frozenset[str]] = frozenset(
        {"prologue", "chapter", "round", "turn", "end", "aftermath", "era-ends", "chronicle-ends"}
    )

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return name_of(kind, value, lang)

    def story(self, lines: Sequence[Line]) -> list[Line]:
        return added_up(super().story(lines))

    def board(self, state: Heritage, seat: Seat | None, words: Words) -> Sequence[str]:
        return board_lines(view(state, seat), words)

    def scene(self, state: Heritage, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        """The table when a turn begins, and only what is one's own once the recruit stands; of somebody else's scheme
        what is printed on it."""
        if ask.prompt == "turn":
            seen = view(state, seat)
            return own_lines(seen, seat, words) if state.recruited else table_lines(seen, words)
        args = dict(ask.args)
        text = printed_on(args.get("source") or args.get("scheme", ""), words) if ask.prompt in TO_OTHERS else ""
        return (text,) if text else ()

    def aside(self, state: Heritage, option: Option) -> Line | None:
        return aside(state, option)


class HeritagePrinted(PrintedMatter):
    """Characters, leaders, schemes, abilities, missions."""

    box: ClassVar[Box] = Box(minutes=(45, 60), guided=30, weight=3)

    def things(self) -> tuple[str, ...]:
        return tuple(TEXTS)

    def about(self, thing: str, words: Words) -> str:
        return printed_on(thing, words)

    def gallery(self) -> tuple[Printed, ...]:
        return GALLERY

    def sealed(self) -> tuple[Printed, ...]:
        return SEALED


class HeritageManners(Manners[Heritage]):
    own_turn: ClassVar[str] = "turn"

    def turn_of(self, state: Heritage, seat: Seat) -> int:
        return state.round if state.active == seat else 0


class HeritageGame(Game[Heritage]):
    """Bloodlines and theatres of war, 2 to 4 players."""

    name: ClassVar[str] = "heritage"
    state_type: ClassVar[type[State]] = Heritage
    first: ClassVar[Procedure] = play_heritage
    counts: ClassVar[tuple[int, ...]] = tuple(ROUNDS)
    decision_limit: ClassVar[int] = 1500
    tongue = HeritageTongue()
    printed = HeritagePrinted()
    manners = HeritageManners()
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("missions", USUAL_MISSIONS, tuple(range(MOST_MISSIONS + 1)), "HER-SETUP-01"),
        TableOption("class", INTRODUCTORY[0], IN_SLOT["class"], "HER-SETUP-06"),
        TableOption("temperament", INTRODUCTORY[1], IN_SLOT["temperament"], "HER-SETUP-06"),
        TableOption("geography", INTRODUCTORY[2], IN_SLOT["geography"], "HER-SETUP-06"),
    )

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every trio of theatres with every number of players; the number of missions goes round with them, since all
        432 combinations would teach nothing more."""
        found: list[tuple[int, Options]] = []
        for players, options in super().tables():
            trio = sum(IN_SLOT[slot].index(str(options[slot])) for slot in IN_SLOT)
            if options["missions"] == (USUAL_MISSIONS + trio + players - self.counts[0]) % (MOST_MISSIONS + 1):
                found.append((players, options))
        return tuple(found)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Heritage:
        return Heritage(
            dice=Dice(key),
            veil=rekey(key, "veil"),
            seats=seats,
            theatres=(str(options["class"]), str(options["temperament"]), str(options["geography"])),
            mission_count=int(options["missions"]),
            rounds=ROUNDS[len(seats)],
        )

    def inherit(self, state: Heritage, handed_down: Any) -> None:
        """A chapter of a chronicle; HER-CHRON-05."""
        verify(handed_down, state.seats, state.theatres)
        take_over(state, handed_down)

    def legacy(self, state: Heritage) -> Chronicle | None:
        return left_behind(state) if state.finished and state.books is not None else None

    def view(self, state: Heritage, seat: Seat | None) -> HeritageView:
        return view(state, seat)

    def opened(self, state: Heritage) -> tuple[Printed, ...]:
        return opened(state)

    def resample(self, state: Heritage, seat: Seat | None, key: str) -> Heritage:
        return resample(state, seat, key)

    def standings(self, state: Heritage) -> tuple[Standing, ...]:
        return standings(state)

    def ledger(self, state: Heritage, story: Sequence[Line]) -> tuple[Credit, ...]:
        return ledger(state)

    def tie_breaks(self, state: Heritage) -> tuple[TieBreak, ...]:
        return tie_breaks(state)

    def faults(self, state: Heritage) -> Sequence[str]:
        return [*faults(state), *book_faults(state)]

    def idle_answer(self, ask: Ask) -> Answer:
        """End the turn, let it fall, change nothing, or the first answer."""
        return next(
            (one for one in (EndTurn(), LetFall(), NoSticker(), KeepAsIs()) if one in ask.options),
            first_answer(ask),
        )


GAME = HeritageGame()
