"""The Beacon: one to four people keep a light burning, and win or lose together.

It is here to prove what playing together stands on, on something small enough to be read whole: whoever likes acts next
(`ask_any`), two watch beside each other in different places, all decide together (`agree`), everybody wins or nobody;
the story comes from a pack; and between the sittings of its campaign (`campaign.py`) people come and go.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec

from nokturn.kernel import (
    Ask,
    Leaf,
    Option,
    Refused,
    Rule,
    Seat,
    State,
    ask,
    ask_any,
    ask_confirm,
    call,
    chance,
    pick,
    procedure,
    shuffle,
)
from nokturn.kernel.chance import Dice, draw, rekey
from nokturn.kernel.content import read_toml
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Manners, Options, Printed, Standing, TableOption, Tongue
from nokturn.kernel.packs.pack import Pack, PackRef
from nokturn.kernel.packs.pack_game import Opened, PackGame
from nokturn.kernel.packs.packs import Packs
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.together.agreement import Agreement, agree

DEALT, DIE, HARMLESS = 2, 6, 4


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    pl: str
    strength: int = 0


class Tale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a pack."""

    nights: int
    goal: int
    logs: tuple[str, ...]
    tower: tuple[Named, ...]
    danger: tuple[Named, ...]

    def danger_called(self, danger: str) -> Named:
        return next(one for one in self.danger if one.id == danger)


class Burn(Option, frozen=True):
    log: str


class Fetch(Option, frozen=True):
    """Take a log from the pile."""


class Rest(Option, frozen=True):
    """Do nothing."""


class Climb(Option, frozen=True):
    tower: str


class Face(Option, frozen=True):
    danger: str


class Handed(Leaf, frozen=True):
    """What the sittings before have left to this one."""

    light: int
    places: tuple[Seat, ...]
    """Whose places in the campaign these seats are."""


class Left(Leaf, frozen=True):
    """What a sitting leaves behind."""

    light: int
    places: tuple[Seat, ...]
    pack: PackRef


class Beacon(State, kw_only=True):
    seats: tuple[Seat, ...]
    pack: Pack[Tale]
    open: bool
    deck: tuple[str, ...]
    hands: dict[Seat, tuple[str, ...]]
    light: int = 0
    night: int = 0
    fresh: tuple[Seat, ...] = ()
    posts: dict[Seat, str] = {}
    watched: tuple[Seat, ...] = ()
    places: tuple[Seat, ...] = ()


@procedure(rule="BEA-01")
def keep_the_light(game: Beacon) -> Rule:
    order = yield chance(shuffle(len(game.deck)))
    game.deck = tuple([game.deck[place] for place in order])
    for seat in game.seats:
        game.hands[seat], game.deck = game.deck[:DEALT], game.deck[DEALT:]
    game.tell("dealt", reveals=True)
    while game.night < game.pack.content.nights and game.light >= 0:
        game.night += 1
        game.tell("dusk", night=game.night)
        yield call(evening)
        yield call(watches)
        yield call(danger)
    game.tell("kept" if won(game) else "lost", light=game.light)
    game.finished = True


def won(game: Beacon) -> bool:
    """BEA-05."""
    return game.light >= game.pack.content.goal


@procedure(rule="BEA-02")
def evening(game: Beacon) -> Rule:
    """Everybody does one thing, in whatever order they like."""
    game.fresh = game.seats
    while game.fresh:
        seat, action = yield ask_any([evening_ask(game, each) for each in game.fresh])
        game.fresh = tuple([other for other in game.fresh if other != seat])
        if isinstance(action, Burn):
            game.hands[seat] = tuple([log for log in game.hands[seat] if log != action.log])
            game.light += worth(action.log)
            game.tell("burns", player=seat, log=action.log, reveals=not game.open)
        elif isinstance(action, Fetch):
            fetch(game, seat)
        else:
            game.tell("rests", player=seat)


def worth(log: str) -> int:
    return int(log.partition("-")[2])


def evening_ask(game: Beacon, seat: Seat) -> Ask:
    pile: Option | Refused = Fetch() if game.deck else Refused(Fetch(), "BEA-02")
    rest: Option | Refused = Rest() if game.night > 1 else Refused(Rest(), "BEA-02")
    options = [*[Burn(log) for log in game.hands[seat]], pile, rest]
    return ask(seat, "evening", options, rule="BEA-02", night=game.night)


def fetch(game: Beacon, seat: Seat) -> None:
    log, game.deck = game.deck[0], game.deck[1:]
    game.hands[seat] = (*game.hands[seat], log)
    if game.open:
        game.tell("fetches-log", player=seat, log=log, reveals=True)
    else:
        game.tell("fetches", player=seat, privy=(seat,), secret={"log": log}, reveals=True)


@procedure(rule="BEA-03")
def watches(game: Beacon) -> Rule:
    """Everybody climbs a tower and lights a fire there or not; nobody waits for anybody else."""
    game.posts, game.watched = {}, ()
    while len(game.watched) < len(game.seats):
        seat, answer = yield ask_any(watch_asks(game), apart=True)
        if seat not in game.posts:
            game.posts[seat] = answer.tower
            game.tell("climbs", player=seat, tower=answer.tower)
            continue
        game.watched = (*game.watched, seat)
        game.light += 1 if answer else 0
        game.tell("watches", player=seat, tower=game.posts[seat], lit=answer)


def watch_asks(game: Beacon) -> list[Ask]:
    return [watch_ask(game, seat) for seat in game.seats if seat not in game.watched]


def watch_ask(game: Beacon, seat: Seat) -> Ask:
    if seat in game.posts:
        return ask_confirm(seat, "light", rule="BEA-03", tower=game.posts[seat])
    towers = [Climb(tower.id) for tower in game.pack.content.tower]
    return ask(seat, "climb", towers, rule="BEA-03", night=game.night)


class Facing(Agreement, frozen=True, kw_only=True):
    """What the night brings is theirs to choose, together."""

    night: int

    def question(self, game: Beacon, who: Seat) -> Ask:
        dangers = [Face(one.id) for one in game.pack.content.danger]
        return ask(who, "face", dangers, rule="BEA-04", night=self.night)


@procedure(rule="BEA-04")
def danger(game: Beacon) -> Rule:
    facing = yield call(agree, Facing(members=game.seats, decides=game.seats[0], night=game.night))
    rolled = yield chance(pick(DIE))
    strength = game.pack.content.danger_called(facing.danger).strength if rolled < HARMLESS else 0
    game.light -= strength
    game.tell("faces", danger=facing.danger, loss=strength)


# knowing


class BeaconView(msgspec.Struct, frozen=True):
    night: int
    light: int
    pile: int
    hands: dict[Seat, tuple[str, ...]]
    """Empty where one may not know."""
    sizes: dict[Seat, int]
    posts: dict[Seat, str]


def knows(game: Beacon, viewer: Seat | None, owner: Seat) -> bool:
    return game.open or viewer == owner


class BeaconTongue(Tongue[Beacon]):
    """What towers and dangers are called, the packs say."""

    def __init__(self, packs: Opened = ()) -> None:
        self.names = {one.id: one for pack in packs for one in (*pack.content.tower, *pack.content.danger)}

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        named = self.names.get(value) if kind in ("tower", "danger") else None
        return None if named is None else named.pl if lang == "pl" else named.en


class BeaconManners(Manners[Beacon]):
    def teams(self, players: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return (tuple("ABCD"[:players]),)

    def audience(self, players: int, options: Options, seat: Seat | None) -> Seat | None:
        """With open hands everybody sees the same, whoever looks on too."""
        return None if options["logs"] == "open" else seat


class BeaconPacks(Packs[Tale]):
    def wanted(self, options: Options) -> tuple[str, ...]:
        return (str(options["pack"]),)

    def read(self, folder: Path) -> Tale:
        return read_toml(folder / "tale.toml", Tale)

    def printed(self, pack: Pack[Tale]) -> tuple[Printed, ...]:
        named = [("tower", one) for one in pack.content.tower] + [("danger", one) for one in pack.content.danger]
        return tuple([Printed(one.id, kind, "", {"en": one.en, "pl": one.pl}, {}, {}, {}) for kind, one in named])


class BeaconGame(PackGame[Beacon]):
    name: ClassVar[str] = "beacon"
    state_type: ClassVar[type[State]] = Beacon
    first: ClassVar[Procedure] = keep_the_light
    counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    decision_limit: ClassVar[int] = 40
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("pack", "coast", ()),
        TableOption("logs", "open", ("open", "own"), "BEA-06"),
    )
    tongue = BeaconTongue()
    manners = BeaconManners()
    packs = BeaconPacks("beacon", Path(__file__).parent / "packs")

    def state_from(self, packs: Opened, seats: tuple[Seat, ...], options: Options, key: str) -> Beacon:
        return Beacon(
            dice=Dice(key),
            veil=rekey(key, "veil"),
            seats=seats,
            pack=packs[0],
            open=options["logs"] == "open",
            deck=packs[0].content.logs,
            hands=dict.fromkeys(seats, ()),
            places=seats,
        )

    def tongue_of(self, packs: Opened) -> BeaconTongue:
        return BeaconTongue(packs)

    def view(self, state: Beacon, seat: Seat | None) -> BeaconView:
        return BeaconView(
            night=state.night,
            light=state.light,
            pile=len(state.deck),
            hands={owner: hand if knows(state, seat, owner) else () for owner, hand in state.hands.items()},
            sizes={owner: len(hand) for owner, hand in state.hands.items()},
            posts=dict(state.posts),
        )

    def resample(self, state: Beacon, seat: Seat | None, key: str) -> Beacon:
        world = state.clone()
        world.dice = Dice(key)
        others = [owner for owner in world.hands if not knows(world, seat, owner)]
        hidden = [log for owner in others for log in world.hands[owner]] + list(world.deck)
        world.dice, order = draw(world.dice, shuffle(len(hidden)))
        dealt = iter([hidden[place] for place in order])
        for owner in others:
            world.hands[owner] = tuple([next(dealt) for _ in world.hands[owner]])
        world.deck = tuple(dealt)
        return world

    def standings(self, state: Beacon) -> tuple[Standing, ...]:
        """BEA-05: all of them, or none."""
        return (Standing(1 if won(state) else 2, state.seats, None),)

    def legacy(self, state: Beacon) -> Left:
        return Left(max(state.light, 0), state.places, state.pack.ref)

    def inherit(self, state: Beacon, handed_down: Any) -> None:
        if not isinstance(handed_down, Handed) or len(handed_down.places) != len(state.seats):
            raise SetupError("This is nothing that a night at the beacon could have left.")
        state.light, state.places = handed_down.light, handed_down.places


GAME = BeaconGame()
