"""Dracula's hardest sequence in small: an event drawn out of turn, then a combat of four secret choices.

Seat A is Dracula; B, C and D are Godalming, Seward and Van Helsing in turn order.  Godalming takes
supply by night; the card at the bottom of the event deck may be Dracula's, and one that must be played
at once is played at once, in the middle of the hunter's action.  At dawn all four fight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace
from tests.kernel.harness import ToyGame

from nokturn.kernel import (
    Ask,
    Leaf,
    Option,
    Refused,
    Rule,
    State,
    ask,
    ask_all,
    call,
    carries_out,
    chance,
    procedure,
    shuffle,
)
from nokturn.kernel.chance import Dice
from nokturn.kernel.reactions import Then, Window, window

DRACULA, HUNTERS = "A", ("B", "C", "D")
BASIC = ("punch", "dodge", "escape")
BANNERS = {
    "punch": ("mesmerize", "plotting"),
    "dodge": ("fangs", "strength", "claws"),
    "escape": ("strength", "plotting"),
}
DRACULAS = frozenset({"great_wolf"})
"""Event cards with Dracula's back."""


class Europe(State, kw_only=True):
    health: dict[str, int]
    damage: dict[str, int]
    items: list[str]
    event_deck: list[str]
    """Bottom first."""
    hands: dict[str, list[str]]
    """Items and events of everybody."""
    deck: list[str]
    """Dracula's combat cards not yet drawn."""
    fists: dict[str, list[str]] = field(default_factory=dict)
    """Combat cards in hand."""
    resting: dict[str, str] = field(default_factory=dict)
    """The hunter's card of the last round, out for one round."""
    fighting: list[str] = field(default_factory=list)
    mesmerized: list[str] = field(default_factory=list)
    played: int = 0
    despair: int = 0
    influence: int = 0
    ally: str = ""


class Wound(Window, frozen=True, kw_only=True):
    """A hunter is about to be defeated: all are asked, whatever they hold, and the impulse goes on to the next."""

    hunter: str
    amount: int

    after_use: ClassVar[Then] = "next"

    def order(self, game: Europe) -> tuple[str, ...]:
        return HUNTERS

    def offers(self, game: Europe, who: str) -> Iterator[Option]:
        if "great_strength" in game.hands[who]:
            yield Play("great_strength")

    def question(self, game: Europe, who: str) -> Ask:
        return ask(who, "prevent", self.choices(game, who))


class Card(Option, frozen=True):
    card: str


class Mode(Option, frozen=True):
    mode: str


class Hunter(Option, frozen=True):
    seat: str


class Play(Option, frozen=True):
    card: str


class Choice(Leaf, frozen=True):
    seat: str
    card: str


@procedure(rule="DRA-ROUND-02")
def night_and_dawn(game: Europe) -> Rule:
    for hunter in HUNTERS:
        act = yield ask(hunter, "night-action", [Mode("supply"), Mode("rest")])
        if act.mode == "supply":
            yield call(supply, hunter)
    yield call(combat)


# --- supply -------------------------------------------------------------------------------------------


@procedure(rule=("DRA-SUPPLY-02", "DRA-SUPPLY-04", "DRA-SUPPLY-05", "DRA-SUPPLY-06"))
def supply(game: Europe, hunter: str) -> Rule:
    """In a large city by night: items first (Godalming two), then the event at the bottom."""
    for _ in range(2 if hunter == "B" else 1):
        if game.items:
            game.hands[hunter].append(game.items.pop())
    card = game.event_deck.pop(0)
    receiver = DRACULA if card in DRACULAS else hunter
    game.hands[receiver].append(card)
    game.tell("draws-event", player=receiver, privy=(receiver,), secret={"card": card}, reveals=True)
    if card == "great_wolf":
        yield call(great_wolf)


@procedure(rule=("DRA-EVENT-01", "DRA-EVENT-03", "DRA-EVENT-08"))
def great_wolf(game: Europe) -> Rule:
    """Every mode is immediate, so it is played at once: raid, or stay as an ally."""
    mode = yield ask(DRACULA, "great-wolf", [Mode("raid"), Mode("ally")], rule="DRA-SUPPLY-05")
    game.hands[DRACULA].remove("great_wolf")
    if mode.mode == "ally":
        game.ally = "great_wolf"
        return
    prey = yield ask(DRACULA, "raid-whom", [Hunter(seat) for seat in HUNTERS])
    shown = yield ask(prey.seat, "show-crucifix", crucifix(game, prey.seat))
    if shown.card == "none":
        game.damage[prey.seat] += 4
    game.tell("raid", player=prey.seat, shown=shown.card)


def crucifix(game: Europe, seat: str) -> Iterator[Option | Refused]:
    """Everybody is asked, whatever the hand holds; only a Crucifix that is there can be shown."""
    show = Card("crucifix")
    yield show if "crucifix" in game.hands[seat] else Refused(show, "DRA-ITEM-03")
    yield Card("none")


# --- combat -------------------------------------------------------------------------------------------


@procedure(rule=("DRA-COMBAT-03", "DRA-COMBAT-16"))
def combat(game: Europe) -> Rule:
    order = yield chance(shuffle(len(game.deck)))
    game.deck = [game.deck[place] for place in order]
    game.fists = {seat: list(BASIC) for seat in HUNTERS}
    game.fists[DRACULA] = [game.deck.pop() for _ in range(5)]
    game.fighting = list(HUNTERS)
    while game.fighting and game.played < 6:
        escaped = yield call(combat_round)
        if escaped:
            break
    game.tell("combat-over")


@procedure(rule=("DRA-COMBAT-05", "DRA-COMBAT-06", "DRA-COMBAT-07", "DRA-COMBAT-09", "DRA-COMBAT-14"))
def combat_round(game: Europe) -> Rule:
    """All pick in secret; Dracula names whom he engages; only then are the cards turned up."""
    chosen = yield ask_all(secret_choices(game))
    engaged = yield ask(DRACULA, "engage", [Hunter(seat) for seat in game.fighting], auto=True)
    cards = tuple([Choice(seat, card.card) for seat, card in chosen])
    game.tell("revealed", cards=tuple([(choice.seat, choice.card) for choice in cards]), reveals=True)
    draculas = card_of(cards, DRACULA)
    game.fists[DRACULA].remove(draculas)
    cancelled, escaped = "", False
    if draculas in BANNERS[card_of(cards, engaged.seat)]:
        game.tell("cancelled", card=draculas)
    elif draculas == "mist":
        escaped = game.played > game.despair
    else:
        cancelled = yield call(draculas_card, draculas, engaged.seat, card_of(cards, engaged.seat))
    game.played += 1
    if escaped:
        return True
    for choice in cards:
        if choice.seat in game.fighting and choice.seat != cancelled:
            hunters_card(game, choice.seat, choice.card)
    for choice in cards:
        if choice.seat != DRACULA:
            back = game.resting.get(choice.seat)
            game.fists[choice.seat].remove(choice.card)
            game.fists[choice.seat].extend([back] if back else [])
            game.resting[choice.seat] = choice.card
    return False


def secret_choices(game: Europe) -> Iterator[Any]:
    for seat in (DRACULA, *game.fighting):
        yield ask(seat, "combat-card", [Card(card) for card in sorted(set(game.fists[seat]))])


def card_of(cards: tuple[Choice, ...], seat: str) -> str:
    return next(choice.card for choice in cards if choice.seat == seat)


@procedure(rule=("DRA-COMBAT-11", "DRA-COMBAT-22", "DRA-COMBAT-23"))
def draculas_card(game: Europe, card: str, engaged: str, against: str) -> Rule:
    """By day.  Returns the hunter whose card it cancels, or nothing."""
    match card:
        case "mesmerize":
            game.mesmerized.append(engaged)
        case "fangs":
            game.damage[DRACULA] = max(0, game.damage[DRACULA] - 2)
    if card != "mesmerize":
        yield call(wound, engaged, 2)
    return engaged if card == "mesmerize" or (card == "strength" and against == "punch") else ""


def hunters_card(game: Europe, seat: str, card: str) -> None:
    if card == "punch":
        game.damage[DRACULA] += 1
    elif card == "escape":
        game.fighting.remove(seat)


@procedure(rule=("DRA-DEFEAT-01", "DRA-DEFEAT-02", "DRA-DEFEAT-03"))
def wound(game: Europe, hunter: str, amount: int) -> Rule:
    """Before a defeat counts, any hunter may prevent the whole damage."""
    if game.damage[hunter] + amount >= game.health[hunter]:
        hurt = yield call(window, Wound(hunter=hunter, amount=amount))
        amount = hurt.amount
    game.damage[hunter] += amount
    if game.damage[hunter] >= game.health[hunter]:
        game.fighting.remove(hunter)
        game.influence += 2 + game.despair
        game.tell("defeated", player=hunter)


@carries_out(Play)
@procedure()
def great_strength(game: Europe, seat: str, use: Play, hurt: Wound) -> Any:
    game.hands[seat].remove(use.card)
    return replace(hurt, amount=0, stopped=True)


class ToyDracula(ToyGame):
    name = "toy_dracula"
    state_type = Europe
    first = night_and_dawn

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Europe:
        return Europe(
            dice=Dice(key),
            health={"A": 15, "B": 12, "C": 10, "D": 8},
            damage={"A": 2, "B": 0, "C": 5, "D": 0},
            items=["knife", "rope", "crucifix", "pistol"],
            event_deck=["great_wolf", "newspaper_reports", "great_strength"],
            hands={"A": [], "B": [], "C": [], "D": ["great_strength"]},
            deck=["claws", "strength", "fangs", "mesmerize", "mist"],
            despair=1,
        )


GAME = ToyDracula()
