"""Tainted Grail's hardest sequence in small: two Characters in one Combat.

They build one common Sequence, take turns being the Active Character, and everything that happens in an
Activation concerns the Active Character only — also a delayed ability of the other's card.  Keys are left out:
a card has markers, may be a further card (`chain`), may have a delayed ability, may be passive.
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
    ask_confirm,
    ask_some,
    call,
    carries_out,
    procedure,
)
from nokturn.kernel.chance import Dice
from nokturn.kernel.reactions import Window, window

VALUE = 8


class Card(Leaf, frozen=True):
    markers: int = 0
    chain: bool = False
    delayed: str = ""
    passive: bool = False
    guard: int = 0
    """Damage less while it is visible in an enemy attack."""
    energy: int = 0


CARDS = {
    "attack": Card(markers=2),
    "defence": Card(chain=True, delayed="draw", guard=2),
    "aim": Card(delayed="markers", passive=True),
    "rage": Card(markers=1, chain=True, energy=1),
}


class Played(Leaf, frozen=True):
    card: str
    token: bool


class Character(Leaf, frozen=True):
    energy: int
    health: int
    terror: int
    xp: int = 0

    @property
    def panics(self) -> bool:
        """Terror strictly above Health (GRAIL-TRACK-05)."""
        return self.terror > self.health


class Fight(State, kw_only=True):
    seats: tuple[str, ...]
    heroes: dict[str, Character]
    hands: dict[str, list[str]]
    decks: dict[str, list[str]]
    """Top first."""
    members: list[str]
    activated: list[str] = field(default_factory=list)
    row: list[Played] = field(default_factory=list)
    """The Sequence."""
    markers: int = 0
    won: bool = False


class Put(Option, frozen=True):
    card: str


class Stop(Option, frozen=True):
    """Play no further card."""


class Retreat(Option, frozen=True):
    """Leave the Combat."""


@procedure(rule=("GRAIL-COMBAT-TURN-01", "GRAIL-COMBAT-TURN-06", "GRAIL-COMBAT-RETREAT-04"))
def combat(game: Fight) -> Rule:
    while game.members and not game.won:
        game.activated.clear()
        while waiting(game):
            wishes = yield ask_all([ask_confirm(seat, "act-now") for seat in waiting(game)])
            active = next((seat for seat, wish in wishes if wish), waiting(game)[0])
            game.activated.append(active)
            game.tell("active", player=active)
            yield call(activation, active)
        if not game.won:
            yield call(end_of_turn)
    game.tell("over", won=game.won)


def waiting(game: Fight) -> tuple[str, ...]:
    """Members not yet activated this Turn; nobody is, once the Combat is won."""
    return () if game.won else tuple([seat for seat in game.members if seat not in game.activated])


@procedure(rule=("GRAIL-COMBAT-TURN-03", "GRAIL-COMBAT-TURN-04", "GRAIL-COMBAT-TURN-05"))
def activation(game: Fight, seat: str) -> Rule:
    """Delayed abilities, cards, Opportunity Attack, victory check, enemy attack, victory check."""
    yield call(delayed_abilities, seat)
    if seat not in game.members:
        return
    played = yield call(play_cards, seat)
    if seat not in game.members:
        return
    if not played:
        opportunity_attack(game, seat)
        yield call(draw, seat)
    check_victory(game)
    if seat in game.members and not game.won:
        enemy_attack(game, seat)
        check_victory(game)


@procedure(rule=("GRAIL-COMBAT-TURN-03", "GRAIL-COMBAT-ABILITY-02", "GRAIL-COMBAT-ABILITY-08"))
def delayed_abilities(game: Fight, seat: str) -> Rule:
    """From left to right; each acts for the Active Character, whoever played the card."""
    for place in range(len(game.row)):
        played = game.row[place]
        if not played.token:
            continue
        game.row[place] = replace(played, token=False)
        game.tell("delayed", card=played.card, player=seat)
        if CARDS[played.card].delayed == "markers":
            game.markers += 2
        else:
            yield call(draw, seat)
            if seat not in game.members:
                return


class Turn(Window, frozen=True, kw_only=True):
    """The Active Character plays cards, alone and as many as it likes; a retreat closes it."""

    seat: str
    count: int

    passing: ClassVar[Option | None] = Stop()

    def order(self, game: Fight) -> tuple[str, ...]:
        return (self.seat,)

    def offers(self, game: Fight, who: str) -> Iterator[Option | Refused]:
        for card in dict.fromkeys(game.hands[who]):
            free = not self.count or CARDS[card].chain
            yield Put(card) if free else Refused(Put(card), "GRAIL-COMBAT-PLAY-03")
        yield Retreat()

    def question(self, game: Fight, who: str) -> Ask:
        return ask(who, "play-card", self.choices(game, who))


@procedure(rule=("GRAIL-COMBAT-PLAY-01", "GRAIL-COMBAT-PLAY-03", "GRAIL-COMBAT-PANIC-01", "GRAIL-COMBAT-RETREAT-01"))
def play_cards(game: Fight, seat: str) -> Rule:
    """The first card may be any (in Panic it is the top of the deck), every further one must chain."""
    count = 0
    if game.heroes[seat].panics and game.decks[seat]:
        put(game, seat, game.decks[seat].pop(0))
        count = 1
    turn = yield call(window, Turn(seat=seat, count=count))
    return turn.count


@carries_out(Put)
@procedure()
def play_card(game: Fight, seat: str, use: Put, turn: Turn) -> Any:
    game.hands[seat].remove(use.card)
    put(game, seat, use.card)
    return replace(turn, count=turn.count + 1)


@carries_out(Retreat)
@procedure()
def leave(game: Fight, seat: str, use: Retreat, turn: Turn) -> Any:
    retreat(game, seat)
    return replace(turn, stopped=True)


def put(game: Fight, seat: str, card: str) -> None:
    """A card on top hides a normal card before it: its token and its ability are lost."""
    if game.row and not CARDS[game.row[-1].card].passive:
        game.row[-1] = replace(game.row[-1], token=False)
    game.row.append(Played(card, bool(CARDS[card].delayed)))
    game.markers += CARDS[card].markers
    suffer(game, seat, energy=CARDS[card].energy)
    game.tell("plays", player=seat, card=card)


def suffer(game: Fight, seat: str, *, energy: int = 0, damage: int = 0, terror: int = 0) -> None:
    """Tracks never leave their range; Energy can never exceed Health (GRAIL-TRACK-01, -03)."""
    hero = game.heroes[seat]
    health = max(0, hero.health - damage)
    game.heroes[seat] = replace(
        hero, health=health, energy=max(0, min(health, hero.energy - energy)), terror=hero.terror + terror
    )


@procedure(rule="GRAIL-COMBAT-DECK-01")
def draw(game: Fight, seat: str) -> Any:
    """From an empty deck: retreat at once."""
    if game.decks[seat]:
        game.hands[seat].append(game.decks[seat].pop(0))
    else:
        retreat(game, seat)


def retreat(game: Fight, seat: str) -> None:
    """Lose 1 Energy, suffer the Opportunity Attack, leave; the cards stay (GRAIL-COMBAT-RETREAT-01 to -03)."""
    suffer(game, seat, energy=1)
    opportunity_attack(game, seat)
    game.members.remove(seat)
    game.tell("retreats", player=seat)


def opportunity_attack(game: Fight, seat: str) -> None:
    suffer(game, seat, terror=1)
    game.tell("opportunity", player=seat)


def enemy_attack(game: Fight, seat: str) -> None:
    """By the row of the table that holds the number of markers; visible is the last card (GRAIL-COMBAT-ATTACK-01)."""
    damage = 2 if game.markers <= 2 else 1
    guard = CARDS[game.row[-1].card].guard if game.row else 0
    suffer(game, seat, damage=max(0, damage - guard), terror=1)


def check_victory(game: Fight) -> None:
    """Only members still in the Combat gain the Reward (GRAIL-COMBAT-WIN-01, -02)."""
    if game.markers >= VALUE:
        game.won = True
        for seat in game.members:
            game.heroes[seat] = replace(game.heroes[seat], xp=1)


@procedure(rule=("GRAIL-COMBAT-TURN-07", "GRAIL-COMBAT-PANIC-03"))
def end_of_turn(game: Fight) -> Rule:
    for seat in tuple(game.members):
        excess = len(game.hands[seat]) - 3
        if excess > 0:
            gone = yield ask_some(seat, "discard", [Put(card) for card in game.hands[seat]], excess, excess)
            for card in gone:
                game.hands[seat].remove(card.card)
        if not game.heroes[seat].panics:
            yield call(draw, seat)


class ToyGrail(ToyGame):
    name = "toy_grail"
    state_type = Fight
    first = combat
    arevs_deck: tuple[str, ...] = ("rage", "defence", "attack")

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Fight:
        return Fight(
            dice=Dice(key),
            seats=seats,
            heroes={"A": Character(energy=4, health=4, terror=0), "B": Character(energy=2, health=3, terror=3)},
            hands={"A": ["attack", "defence", "rage"], "B": ["aim", "attack"]},
            decks={"A": ["attack", "aim"], "B": list(self.arevs_deck)},
            members=list(seats),
        )


class EmptyDeck(ToyGrail):
    """Arev has no card left to draw."""

    arevs_deck = ()


GAME, EMPTY_DECK = ToyGrail(), EmptyDeck()
