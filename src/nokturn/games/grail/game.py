"""Tainted Grail as a game of the kernel: one to four Characters against the falling dark, played from packs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from nokturn.games.grail.chapters import CHAPTERS
from nokturn.games.grail.day.campaign import play_grail
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.pack import read_pack, the_campaign
from nokturn.games.grail.seen.account import account_of
from nokturn.games.grail.seen.asides import aside_for
from nokturn.games.grail.seen.board.board import board_lines, card_lines, day_lines, fight_lines
from nokturn.games.grail.seen.gallery.cards import about, public
from nokturn.games.grail.seen.gallery.opened import opened, recalled, sealed
from nokturn.games.grail.seen.gallery.sheets import SHEETS
from nokturn.games.grail.seen.names import name_of
from nokturn.games.grail.seen.resample import resample
from nokturn.games.grail.seen.view import GrailView, view
from nokturn.games.grail.setup.save_sheet import Saved, restore_saved, saved
from nokturn.games.grail.state.choices import Decline, Done, PassDay, StayOut
from nokturn.games.grail.state.conservation import faults
from nokturn.games.grail.state.state import Grail, Handicap
from nokturn.kernel import Answer, Ask, Option, Seat, State
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.errors import ContentError, SaveError, SetupError
from nokturn.kernel.events import Line
from nokturn.kernel.game import (
    Box,
    Manners,
    Options,
    Printed,
    PrintedMatter,
    Standing,
    TableOption,
    Tongue,
    first_answer,
)
from nokturn.kernel.packs.pack import Pack
from nokturn.kernel.packs.pack_game import Opened, PackGame
from nokturn.kernel.packs.packs import Packs
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.result import Account
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.kernel.words import LANGUAGES, Words

__all__ = ["CHAPTERS", "GAME"]

OUR_CAMPAIGN = "name_under_stone"
PACK = "pack"
"""The option that names the campaign."""
HANDICAPS: dict[Handicap, str] = {
    "limiter": "GRAIL-CHALLENGE-01",
    "distrust": "GRAIL-CHALLENGE-02",
    "retreat": "GRAIL-CHALLENGE-03",
    "menhir": "GRAIL-CHALLENGE-04",
    "events": "GRAIL-CHALLENGE-05",
    "xp": "GRAIL-CHALLENGE-06",
    "resources": "GRAIL-CHALLENGE-07",
    "items": "GRAIL-CHALLENGE-08",
    "grace": "GRAIL-CHALLENGE-09",
}
"""Each can be switched on by itself; GRAIL-CHALLENGE-10."""
DOES_LEAST = (LEAVE_IT, Decline(), Done(), StayOut(), PassDay())


class GrailTongue(Tongue[Grail]):
    """Names come from the pack."""

    seats: ClassVar[frozenset[str]] = Tongue.seats
    renewing: ClassVar[frozenset[str]] = frozenset({"activated"})
    with_refused: ClassVar[frozenset[str]] = frozenset({"choice", "advance"})
    chapters: ClassVar[frozenset[str]] = frozenset({"chapter", "day", "end-of-day", "encounter", "passage", "grace"})

    def __init__(self, pack: Campaign | None = None) -> None:
        self.pack = pack

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return name_of(self.pack, kind, value, lang) if self.pack is not None else None

    def board(self, state: Grail, seat: Seat | None, words: Words) -> Sequence[str]:
        return board_lines(view(state, seat), seat, words)

    def scene(self, state: Grail, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        seen = view(state, seat)
        if ask.prompt == "act":
            return day_lines(seen, seat, words)
        if ask.prompt == "use-ability":
            return card_lines(dict(ask.args)["card"], words)
        return fight_lines(seen, seat, words) if ask.prompt in ("play", "hand") else ()

    def aside_for(self, state: Grail, seat: Seat, option: Option) -> Line | None:
        return aside_for(state, seat, option)


class GrailPacks(Packs[Campaign]):
    """One campaign to a table."""

    def wanted(self, options: Options) -> tuple[str, ...]:
        return (str(options[PACK]),)

    def read(self, folder: Path) -> Campaign:
        return read_pack(folder)

    def printed(self, pack: Pack[Campaign]) -> tuple[Printed, ...]:
        return public(pack.content)

    def titles(self, option: str) -> dict[str, dict[str, str]]:
        """Ours first.  What lies on the shelf and can be read no more is not offered."""
        found: dict[str, dict[str, str]] = {}
        for name in sorted(self.known(), key=lambda one: (one != OUR_CAMPAIGN, one)) if option == PACK else ():
            with suppress(ContentError, SaveError):
                title = self.newest(name).content.title
                found[name] = {lang: title[lang] for lang in LANGUAGES}
        return found


class GrailPrinted(PrintedMatter):
    """Of our own campaign; what another pack contains its table shows (`GrailPacks.printed`)."""

    box: ClassVar[Box] = Box(minutes=(90,), guided=20, weight=4)
    sheets: ClassVar[tuple[type[msgspec.Struct], ...]] = SHEETS

    def things(self) -> tuple[str, ...]:
        return tuple([one.id for one in self.gallery() if one.kind == "card" or any(one.text.values())])

    def about(self, thing: str, words: Words) -> str:
        return about(the_campaign(), thing, words.lang)

    def gallery(self) -> tuple[Printed, ...]:
        return public(the_campaign())

    def sealed(self) -> tuple[Printed, ...]:
        return sealed(the_campaign())


class GrailManners(Manners[Grail]):
    def teams(self, players: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Everybody plays together."""
        return (tuple("ABCD"[:players]),)

    def audience(self, players: int, options: Options, seat: Seat | None) -> Seat | None:
        """With open hands all players see the same; whoever only looks on is not told what they draw."""
        return seat if seat is None or not options["open-hands"] else "A"


class GrailGame(PackGame[Grail]):
    """The Fall of Avalon, alone or together.  What the help cards say is in its rulebook, which is open to everybody at
    any time, whoever is asked; GRAIL-SETUP-WORLD-12."""

    name: ClassVar[str] = "grail"
    state_type: ClassVar[type[State]] = Grail
    first: ClassVar[Procedure] = play_grail
    counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    decision_limit: ClassVar[int] = 30_000
    packs = GrailPacks("grail", Path(__file__).parent / "packs")
    tongue = GrailTongue()
    manners = GrailManners()
    printed = GrailPrinted()
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption(PACK, OUR_CAMPAIGN, (), "GRAIL-SETUP-WORLD-13"),
        TableOption("story", False, (False, True), "GRAIL-STORY-MODE-01"),
        TableOption("loose-limiter", False, (False, True), "GRAIL-STORY-MODE-02"),
        TableOption("free", False, (False, True), "GRAIL-FREE-01"),
        TableOption("tutorial", False, (False, True), "GRAIL-TUTORIAL-01"),
        TableOption("first-encounters", False, (False, True), "GRAIL-TUTORIAL-02"),
        TableOption("locked-choices", True, (True, False), "GRAIL-JOURNAL-04"),
        TableOption("open-hands", True, (True, False)),
        TableOption("sittings", False, (False, True), "GRAIL-SAVE-01"),
        *[TableOption(f"challenge-{one}", False, (False, True), rule) for one, rule in HANDICAPS.items()],
    )

    def check_table(self, players: int, options: Options) -> None:
        super().check_table(players, options)
        if options.get("tutorial") and players != 1:
            raise SetupError.because("players", game=self.name, players=players, possible="1").under(
                "GRAIL-TUTORIAL-01"
            )

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every number of players in every mode; each handicap by itself and all together at one table each: all
        combinations would teach nothing more."""
        usual = self.options({})
        every: Options = {f"challenge-{one}": True for one in HANDICAPS}
        veiled: Options = {"open-hands": False, "locked-choices": False}
        modes: list[Options] = [{}, {"story": True}, {"free": True}, every, veiled]
        found: list[tuple[int, Options]] = [(count, {**usual, **mode}) for count in self.counts for mode in modes]
        found += [(2, {**usual, option: True}) for option in (*every, "loose-limiter", "first-encounters", "sittings")]
        return (*found, (1, {**usual, "tutorial": True}))

    def tongue_of(self, packs: Opened) -> GrailTongue:
        return GrailTongue(packs[0].content)

    def state_from(self, packs: tuple[Pack[Any], ...], seats: tuple[Seat, ...], options: Options, key: str) -> Grail:
        return Grail(
            dice=Dice(key),
            veil=rekey(key, "veil"),
            seats=seats,
            pack=packs[0],
            story=bool(options["story"]) and len(seats) > 1,
            loose_limiter=bool(options["loose-limiter"]) or (bool(options["story"]) and len(seats) == 1),
            free=bool(options["free"]),
            tutorial=bool(options["tutorial"]),
            ask_for_first=bool(options["first-encounters"]),
            show_locked=bool(options["locked-choices"]),
            open_hands=bool(options["open-hands"]),
            several_sittings=bool(options["sittings"]),
            handicaps=tuple([one for one in HANDICAPS if options[f"challenge-{one}"]]),
        )

    def inherit(self, state: Grail, handed_down: Any) -> None:
        """A campaign already begun; GRAIL-SAVE-04."""
        restore_saved(state, handed_down, lambda ref: self.packs.find(ref.id, ref.hash).content)

    def legacy(self, state: Grail) -> Saved | None:
        """The save sheet; the tutorial leaves nothing behind, GRAIL-TUTORIAL-01."""
        return saved(state) if state.finished and not state.tutorial else None

    def view(self, state: Grail, seat: Seat | None) -> GrailView:
        return view(state, seat)

    def opened(self, state: Grail) -> tuple[Printed, ...]:
        return opened(state)

    def recalled(self, state: Grail, told: Sequence[Line]) -> tuple[Printed, ...]:
        return recalled(state, told)

    def resample(self, state: Grail, seat: Seat | None, key: str) -> Grail:
        return resample(state, seat, key)

    def standings(self, state: Grail) -> tuple[Standing, ...]:
        """All win or lose together."""
        return (Standing(2 if state.defeat else 1, state.seats, None),)

    def undecided(self, state: Grail) -> bool:
        """GRAIL-SAVE-01."""
        return state.sitting_over

    def account(self, state: Grail) -> Account | None:
        return account_of(state) if state.defeat or state.ending else None

    def faults(self, state: Grail) -> Sequence[str]:
        return faults(state)

    def idle_answer(self, ask: Ask) -> Answer:
        """Whatever does least: leave it to the others, decline, stay out, pass."""
        return next((one for one in DOES_LEAST if one in ask.options), first_answer(ask))


GAME = GrailGame()
