"""The Wake: a game of two hours, small enough to be read whole, with one of everything.

Watchers at a coffin bid candles for omens.  It is here to prove that the conformance suite
knows nothing of any real game: it has hidden hands, sealed questions of every kind, chance,
nested calls, face-down cards that can be peeked at, and a deck whose order one player knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from nokturn.kernel import (
    Leaf,
    Option,
    Refused,
    Rule,
    Seat,
    State,
    ask,
    ask_all,
    ask_confirm,
    ask_number,
    ask_order,
    ask_some,
    call,
    chance,
    pick,
    procedure,
    shuffle,
)
from nokturn.kernel.chance import Dice, draw, rekey
from nokturn.kernel.game import Game, Manners, Options, Standing, TableOption, Tongue
from nokturn.kernel.handles import handle
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words

CANDLES = tuple(f"C{number:02}" for number in range(1, 26))
OMENS = ("owl", "moth", "bell", "frost", "raven")
HAND, HOURS, EMBERS = 5, 2, 3


class Bury(Option, frozen=True):
    card: str


class Bid(Option, frozen=True):
    card: str


class Foresee(Option, frozen=True):
    omen: str


class Dig(Option, frozen=True):
    target: Seat
    handle: str


class Buried(Leaf, frozen=True):
    card: str
    slot: int
    known: tuple[Seat, ...] = ()


class Wake(State):
    seats: tuple[Seat, ...]
    draught: bool
    hour: int = 0
    hands: dict[Seat, tuple[str, ...]] = {}
    buried: dict[Seat, tuple[Buried, ...]] = {}
    deck: tuple[str, ...] = ()
    omens: tuple[str, ...] = ()
    foreseen_by: Seat = ""
    """Who knows the order of the omens."""
    won: dict[Seat, tuple[str, ...]] = {}
    embers: dict[Seat, int] = {}
    burnt: dict[Seat, int] = {}
    slots: int = 0


def strength(card: str) -> int:
    return CANDLES.index(card) + 1


@procedure(rule="WAKE-01")
def keep_watch(game: Wake) -> Rule:
    """Deal, bury, two hours, then everything is dug up."""
    yield call(deal)
    buried = yield ask_all(
        [ask_some(seat, "bury", [Bury(card) for card in game.hands[seat]], 1, 2, rule="WAKE-02") for seat in game.seats]
    )
    for seat, cards in buried:
        bury(game, seat, tuple([choice.card for choice in cards]))
    for hour in range(1, HOURS + 1):
        game.hour = hour
        yield call(one_hour)
    for seat in game.seats:
        game.tell("dug-up", player=seat, cards=tuple([card.card for card in game.buried[seat]]), reveals=True)
    game.finished = True


@procedure(rule="WAKE-01")
def deal(game: Wake) -> Rule:
    order = yield chance(shuffle(len(CANDLES)))
    for number, seat in enumerate(game.seats):
        game.hands[seat] = tuple([CANDLES[card] for card in order[number * HAND : (number + 1) * HAND]])
        game.embers[seat], game.burnt[seat], game.won[seat] = EMBERS, 0, ()
        game.tell("dealt", player=seat, privy=(seat,), secret={"cards": game.hands[seat]}, reveals=True)
    game.deck = tuple([CANDLES[card] for card in order[len(game.seats) * HAND :]])
    omens = yield chance(shuffle(len(OMENS)))
    game.omens = tuple([OMENS[omen] for omen in omens])


def bury(game: Wake, seat: Seat, cards: tuple[str, ...]) -> None:
    game.hands[seat] = tuple([card for card in game.hands[seat] if card not in cards])
    game.buried[seat] = tuple([Buried(card, game.slots + number) for number, card in enumerate(cards)])
    game.slots += len(cards)
    game.tell("buries", player=seat, count=len(cards), privy=(seat,), secret={"cards": cards})


@procedure(rule=("WAKE-03", "WAKE-04"))
def one_hour(game: Wake) -> Rule:
    """An omen appears; everybody bids in secret; the highest candle takes it."""
    omen, game.omens = game.omens[0], game.omens[1:]
    game.tell("omen", omen=omen, reveals=True)
    bids = yield ask_all([ask(seat, "bid", bid_options(game, seat), rule="WAKE-04") for seat in game.seats])
    for seat, bid in bids:
        game.hands[seat] = tuple([card for card in game.hands[seat] if card != bid.card])
        game.tell("bids", player=seat, card=bid.card, reveals=True)
    ranked = tuple(sorted(bids, key=lambda entry: -strength(entry[1].card)))
    yield call(take_omen, ranked[0][0], omen)
    yield call(peek, ranked[-1][0])
    if game.draught:
        unlucky = yield chance(pick(len(game.seats)))
        blow(game, game.seats[unlucky])


def bid_options(game: Wake, seat: Seat) -> Iterator[Bid | Refused]:
    """In the first hour the strongest candle may not be bid; WAKE-04."""
    strongest = max(game.hands[seat])
    for card in game.hands[seat]:
        option = Bid(card)
        yield Refused(option, "WAKE-04", (("card", card),)) if game.hour == 1 and card == strongest else option


@procedure(rule="WAKE-05")
def take_omen(game: Wake, seat: Seat, omen: str) -> Rule:
    """The winner burns embers for more, and sees and orders what is to come."""
    game.won[seat] = (*game.won[seat], omen)
    game.tell("wins", player=seat, omen=omen)
    amount = yield ask_number(seat, "burn", 0, game.embers[seat], rule="WAKE-05", auto=True)
    game.embers[seat] -= amount
    game.burnt[seat] += amount
    game.tell("burns", player=seat, amount=amount)
    game.foreseen_by = seat
    game.tell("foresees", player=seat, privy=(seat,), secret={"omens": game.omens}, reveals=True)
    order = yield ask_order(seat, "foresee", [Foresee(omen) for omen in game.omens], rule="WAKE-05", auto=True)
    game.omens = tuple([choice.omen for choice in order])


@procedure(rule="WAKE-06")
def peek(game: Wake, seat: Seat) -> Rule:
    """The lowest bidder may look at one buried card."""
    wanted = yield ask_confirm(seat, "peek", rule="WAKE-06")
    if not wanted:
        return
    choice = yield ask(seat, "dig", dig_options(game, seat), rule="WAKE-06")
    for owner, cards in game.buried.items():
        for card in cards:
            if handle(game, seat, card.slot) == choice.handle:
                seen = replace(card, known=(*card.known, seat))
                game.buried[owner] = tuple([seen if other == card else other for other in cards])
                game.tell("peeks", player=seat, target=owner, privy=(seat,), secret={"card": card.card}, reveals=True)
                return


def dig_options(game: Wake, seat: Seat) -> tuple[Option | Refused, ...]:
    """Any buried card; one's own is no secret to dig for."""
    found: list[Option | Refused] = []
    for owner, cards in game.buried.items():
        for card in cards:
            option = Dig(owner, handle(game, seat, card.slot))
            found.append(Refused(option, "WAKE-06") if owner == seat else option)
    return tuple(found)


def blow(game: Wake, seat: Seat) -> None:
    """WAKE-07: the draught takes an ember, if there is one."""
    if game.embers[seat]:
        game.embers[seat] -= 1
        game.tell("draught", player=seat)


def score(game: Wake, seat: Seat) -> int:
    """WAKE-08."""
    return 5 * len(game.won[seat]) + game.burnt[seat] + sum([strength(card.card) for card in game.buried[seat]]) // 5


# knowing


class WakeView(msgspec.Struct, frozen=True):
    hour: int
    hand: tuple[str, ...]
    hand_sizes: dict[Seat, int]
    buried: dict[Seat, tuple[tuple[str, str], ...]]
    """(handle, card); the card is empty where the viewer may not know it."""
    omens: tuple[str, ...]
    omens_left: int
    won: dict[Seat, tuple[str, ...]]
    embers: dict[Seat, int]
    burnt: dict[Seat, int]


def knows(game: Wake, viewer: Seat | None, owner: Seat, card: Buried) -> bool:
    return viewer == owner or viewer in card.known or game.finished


def view(game: Wake, seat: Seat | None) -> WakeView:
    return WakeView(
        hour=game.hour,
        hand=game.hands.get(seat, ()) if seat else (),
        hand_sizes={player: len(hand) for player, hand in game.hands.items()},
        buried={
            owner: tuple([(handle(game, seat, c.slot), c.card if knows(game, seat, owner, c) else "") for c in cards])
            for owner, cards in game.buried.items()
        },
        omens=game.omens if seat and seat == game.foreseen_by else (),
        omens_left=len(game.omens),
        won=dict(game.won),
        embers=dict(game.embers),
        burnt=dict(game.burnt),
    )


def resample(game: Wake, seat: Seat | None, key: str) -> Wake:
    world = game.clone()
    world.dice = Dice(key)
    if seat is None or seat != world.foreseen_by:
        world.dice, order = draw(world.dice, shuffle(len(world.omens)))
        world.omens = tuple([world.omens[omen] for omen in order])
    others = [owner for owner in world.hands if owner != seat]
    hidden = [card for owner in others for card in world.hands[owner]]
    hidden += [c.card for o, cards in world.buried.items() for c in cards if not knows(world, seat, o, c)]
    hidden += world.deck
    world.dice, order = draw(world.dice, shuffle(len(hidden)))
    dealt = iter([hidden[card] for card in order])
    for owner in others:
        world.hands[owner] = tuple([next(dealt) for _ in world.hands[owner]])
    for owner, cards in world.buried.items():
        world.buried[owner] = tuple(
            [c if knows(world, seat, owner, c) else replace(c, card=next(dealt)) for c in cards]
        )
    world.deck = tuple(dealt)
    return world


class WakeTongue(Tongue[Wake]):
    """Candles by their numbers, and the room as text."""

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        if kind != "card" or not isinstance(value, str):
            return None
        return f"{'świeca' if lang == 'pl' else 'candle'} {value}"

    def board(self, state: Wake, seat: Seat | None, words: Words) -> Sequence[str]:
        shown = view(state, seat)
        rows = [words.say("board-hour", [("hour", shown.hour), ("count", shown.omens_left)])]
        for player, size in shown.hand_sizes.items():
            buried = len(shown.buried.get(player, ()))
            facts = [("player", player), ("size", size), ("buried", buried), ("embers", shown.embers[player])]
            rows.append(words.say("board-player", facts))
        return [*rows, words.say("board-hand", [("cards", shown.hand)])] if seat else rows


class WakeManners(Manners[Wake]):
    """The next of kin sits at the head."""

    def role(self, players: int, options: Options, seat: Seat) -> str:
        return "role-kin" if seat == "A" else "role-watcher"


class WakeGame(Game[Wake]):
    name: ClassVar[str] = "wake"
    state_type: ClassVar[type[State]] = Wake
    first: ClassVar[Procedure] = keep_watch
    counts: ClassVar[tuple[int, ...]] = (3, 4)
    decision_limit: ClassVar[int] = 24
    tongue = WakeTongue()
    manners = WakeManners()
    table_options: ClassVar[tuple[TableOption, ...]] = (TableOption("draught", False, (False, True), "WAKE-07"),)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Wake:
        return Wake(dice=Dice(key), veil=rekey(key, "veil"), seats=seats, draught=bool(options["draught"]))

    def view(self, state: Wake, seat: Seat | None) -> WakeView:
        return view(state, seat)

    def resample(self, state: Wake, seat: Seat | None, key: str) -> Wake:
        return resample(state, seat, key)

    def standings(self, state: Wake) -> tuple[Standing, ...]:
        ranked = sorted(state.seats, key=lambda seat: -score(state, seat))
        return tuple([Standing(place, (seat,), score(state, seat)) for place, seat in enumerate(ranked, 1)])


GAME = WakeGame()
