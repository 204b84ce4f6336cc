"""The Reliquary: a game of one night, three of which make a campaign (`campaign.py`).

It is here to prove what campaigns stand on, on something small enough to be read whole: a game that begins from what
earlier ones have left behind, opens an envelope that nobody may know of before, and ends with an aftermath in which
people decide what outlives it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from nokturn.kernel import Leaf, Option, Rule, Seat, State, ask_all, ask_confirm, call, chance, pick, procedure
from nokturn.kernel import ask as ask_one
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game, Options, Standing, Tongue
from nokturn.kernel.procedures import Procedure

NICHES = ("altar", "stair", "well")
FIRST = "ashes"
SEALED = ("amaranth", "obsidian")
"""What is in the envelopes of later nights."""
NAMES = {
    "altar": ("the altar", "ołtarz"),
    "stair": ("the stair", "schody"),
    "well": ("the well", "studnię"),
    FIRST: ("ashes", "popiół"),
    "amaranth": ("amaranth", "amarant"),
    "obsidian": ("obsidian", "obsydian"),
}
HOURS, WORTH = 2, 1


class Search(Option, frozen=True):
    niche: str


class Handed(Leaf, frozen=True):
    """What the nights before have left to this one."""

    night: int
    envelope: str
    stickers: tuple[tuple[str, ...], ...]
    """Seat by seat: what follows its lantern for ever."""


class Left(Leaf, frozen=True):
    """What a night leaves behind."""

    night: int
    found: tuple[int, ...]
    stickers: tuple[tuple[str, ...], ...]


class Reliquary(State):
    seats: tuple[Seat, ...]
    night: int = 1
    envelope: str = FIRST
    hour: int = 0
    found: dict[Seat, int] = {}
    stickers: dict[Seat, tuple[str, ...]] = {}


@procedure(rule="REL-01")
def one_night(game: Reliquary) -> Rule:
    """The envelope is opened, two hours are searched, and then comes the aftermath."""
    game.tell("opened", envelope=game.envelope, night=game.night, reveals=True)
    while game.hour < HOURS:
        game.hour += 1
        yield call(one_hour)
    yield call(aftermath)
    game.finished = True


@procedure(rule="REL-02")
def one_hour(game: Reliquary) -> Rule:
    searches = yield ask_all(
        [ask_one(seat, "search", [Search(niche) for niche in NICHES], rule="REL-02") for seat in game.seats]
    )
    lies = yield chance(pick(len(NICHES)))
    for seat, search in searches:
        finds = search.niche == NICHES[lies]
        game.found[seat] += WORTH if finds else 0
        game.tell("finds" if finds else "misses", player=seat, niche=search.niche, reveals=True)


@procedure(rule="REL-03")
def aftermath(game: Reliquary) -> Rule:
    """Whoever has found something may put what was in the envelope on their lantern, for ever."""
    for seat in game.seats:
        if not game.found[seat]:
            continue
        wanted = yield ask_confirm(seat, "keep", rule="REL-03", envelope=game.envelope)
        if wanted:
            game.stickers[seat] = (*game.stickers[seat], game.envelope)
            game.tell("keeps", player=seat, envelope=game.envelope)


class ReliquaryView(msgspec.Struct, frozen=True):
    night: int
    envelope: str
    found: dict[Seat, int]
    stickers: dict[Seat, tuple[str, ...]]


class ReliquaryTongue(Tongue[Reliquary]):
    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        names = NAMES.get(value) if isinstance(value, str) else None
        return names[lang == "pl"] if names and kind in ("niche", "envelope", "sticker") else None


class ReliquaryGame(Game[Reliquary]):
    """Two or three people, one night."""

    name: ClassVar[str] = "reliquary"
    state_type: ClassVar[type[State]] = Reliquary
    first: ClassVar[Procedure] = one_night
    counts: ClassVar[tuple[int, ...]] = (2, 3)
    decision_limit: ClassVar[int] = 9
    open_information: ClassVar[bool] = True
    tongue = ReliquaryTongue()

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Reliquary:
        return Reliquary(
            dice=Dice(key), veil=key, seats=seats, found=dict.fromkeys(seats, 0), stickers=dict.fromkeys(seats, ())
        )

    def view(self, state: Reliquary, seat: Seat | None) -> ReliquaryView:
        return ReliquaryView(state.night, state.envelope, dict(state.found), dict(state.stickers))

    def resample(self, state: Reliquary, seat: Seat | None, key: str) -> Reliquary:
        world = state.clone()
        world.dice = Dice(key)
        return world

    def standings(self, state: Reliquary) -> tuple[Standing, ...]:
        """REL-04: whoever has found most."""
        counts = sorted(set(state.found.values()), reverse=True)
        sides = [tuple([seat for seat in state.seats if state.found[seat] == count]) for count in counts]
        return tuple([Standing(place, side, counts[place - 1]) for place, side in enumerate(sides, 1)])

    def legacy(self, state: Reliquary) -> Left:
        found = tuple([state.found[seat] for seat in state.seats])
        return Left(state.night, found, tuple([state.stickers[seat] for seat in state.seats]))

    def inherit(self, state: Reliquary, handed_down: Any) -> None:
        if not isinstance(handed_down, Handed) or len(handed_down.stickers) != len(state.seats):
            raise SetupError("This is nothing that a night could have left.")
        state.night, state.envelope = handed_down.night, handed_down.envelope
        state.stickers = dict(zip(state.seats, handed_down.stickers, strict=True))


GAME = ReliquaryGame()
