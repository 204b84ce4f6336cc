"""Vendetta's hardest sequence in small: one loss that sets off everything else, and then goes on.

Four players are in one district.  The rules are those of the catalogue, cut down to the cards
of this sequence: Fist of Caine (BR04, each rival loses 1), Dark Pact (TR04), Retaliation (TR06),
Ready (TR08) and the Phial of Elder Vitae (RE08).
"""

from __future__ import annotations

from typing import Any

from msgspec import field
from msgspec.structs import replace
from tests.kernel.harness import ToyGame

from nokturn.kernel import Leaf, Option, Rule, State, ask, call, carries_out, chance, pick, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.happenings import Happening, Trigger, happen, reactions


class Ally(Leaf, frozen=True):
    name: str
    vampire: bool
    blood: int
    """Gained when it is drained."""


class District(State, kw_only=True):
    """One district in the middle of Resolution."""

    seats: list[str]
    ambition: str = "D"
    pool: dict[str, int]
    influence: dict[str, int]
    allies: dict[str, list[Ally]]
    tokens: dict[str, int]
    cards: dict[str, list[str]]
    """Face-up cards of this sequence in the players' areas."""
    deployed: dict[str, int] = field(default_factory=dict)


class Loss(Happening, frozen=True, kw_only=True):
    """`victim` loses `amount` blood because of a card of `causer` in this district."""

    victim: str
    causer: str
    amount: int
    goes_to: str = "supply"
    lost: int = 0


class Frenzy(Happening, frozen=True, kw_only=True):
    victim: str
    causer: str


class Drain(Happening, frozen=True, kw_only=True):
    victim: str


class Resolve(Option, frozen=True):
    card: str


def player_order(game: District) -> list[str]:
    """The ambition holder first, then clockwise (VEN-ORDER-01)."""
    first = game.seats.index(game.ambition)
    return game.seats[first:] + game.seats[:first]


@procedure(rule="VEN-RES-07")
def aftermath(game: District) -> Rule:
    for seat in player_order(game):
        for card in tuple(game.cards[seat]):
            if card == "BR04" and seat in game.seats:
                yield ask(seat, "resolve", [Resolve(card)])
                yield call(fist_of_caine, seat)
    yield ask(player_order(game)[0], "next-district", [Resolve("next")])


@procedure(rule=("VEN-RES-08", "VEN-DIAB-15"))
def fist_of_caine(game: District, seat: str) -> Rule:
    """Each rival loses 1, one at a time in player order; if `seat` is eliminated meanwhile it stops."""
    for rival in tuple(player_order(game)):
        if rival == seat or rival not in game.seats:
            continue
        if seat not in game.seats:
            game.tell("effect-stops", card="BR04")
            return
        yield call(happen, loss(rival, seat, 1))


def loss(victim: str, causer: str, amount: int) -> Loss:
    return Loss(victim=victim, causer=causer, amount=amount)


@carries_out(Loss)
@procedure(rule=("VEN-RSRC-05", "VEN-RSRC-07"))
def lose(game: District, loss: Loss) -> Rule:
    """Only what is there moves; an empty pool is Frenzy at once."""
    lost = min(loss.amount, game.pool[loss.victim])
    game.pool[loss.victim] -= lost
    if loss.goes_to == "area":
        game.deployed[loss.victim] = game.deployed.get(loss.victim, 0) + lost
    game.tell("loses", player=loss.victim, amount=lost, to=loss.goes_to)
    if lost and not game.pool[loss.victim]:
        yield call(happen, Frenzy(victim=loss.victim, causer=loss.causer))
    return replace(loss, lost=lost)


@carries_out(Frenzy)
@procedure(rule=("VEN-FRENZY-02", "VEN-FRENZY-14"))
def frenzy(game: District, frenzy: Frenzy) -> Rule:
    """The causer is paid before anything is drained."""
    game.influence[frenzy.causer] += 1
    game.tell("frenzy", player=frenzy.victim, causer=frenzy.causer)
    yield call(happen, Drain(victim=frenzy.victim))
    return frenzy


@carries_out(Drain)
@procedure(rule=("VEN-FRENZY-05", "VEN-FRENZY-07", "VEN-DIAB-01", "VEN-DIAB-03"))
def drain(game: District, drain: Drain) -> Rule:
    """A random undrained card; a vampire is Diablerie, and the third token is the end."""
    seat = drain.victim
    while seat in game.seats and not game.pool[seat]:
        if not game.allies[seat]:
            game.influence[seat] = max(0, game.influence[seat] - 1)
            game.pool[seat] += 1
            continue
        drawn = yield chance(pick(len(game.allies[seat])))
        ally = game.allies[seat].pop(drawn)
        game.pool[seat] += ally.blood
        game.tell("drains", player=seat, ally=ally.name)
        if ally.vampire:
            game.tokens[seat] += 1
        if game.tokens[seat] >= 3:
            eliminate(game, seat)
    return drain


def eliminate(game: District, seat: str) -> None:
    """The player leaves; the ambition token passes clockwise (VEN-DIAB-09, -10, -13)."""
    after = game.seats[(game.seats.index(seat) + 1) % len(game.seats)]
    game.seats.remove(seat)
    game.pool[seat] = game.influence[seat] = game.tokens[seat] = 0
    game.allies[seat], game.cards[seat] = [], []
    game.tell("eliminated", player=seat)
    if game.ambition == seat:
        game.ambition = after
        game.tell("ambition", player=after)
    if len(game.seats) == 1:
        game.finished = True


# --- who has a say ------------------------------------------------------------------------------------


@reactions("toy_vendetta")
def triggers(game: District, happening: Happening, stage: str) -> tuple[Trigger, ...]:
    def has(seat: str, card: str) -> bool:
        return seat in game.seats and card in game.cards[seat]

    match happening, stage:
        case Loss(victim=seat, goes_to="supply"), "replace" if has(seat, "TR04"):
            return (Trigger(seat, "TR04", "toy_vendetta.dark_pact"),)
        case Loss(victim=seat, lost=lost), "after" if lost and has(seat, "TR06"):
            return (Trigger(seat, "TR06", "toy_vendetta.retaliation"),)
        case Frenzy(victim=seat), "replace" if has(seat, "RE08"):
            return (Trigger(seat, "RE08", "toy_vendetta.phial", optional=True, prompt="phial"),)
        case Drain(victim=seat), "replace" if has(seat, "TR08"):
            return (Trigger(seat, "TR08", "toy_vendetta.ready", optional=True, prompt="ready"),)
    return ()


@procedure()
def dark_pact(game: District, trigger: Trigger, loss: Loss) -> Any:
    """TR04: the blood goes into the own area instead of the supply."""
    return replace(loss, goes_to="area")


@procedure()
def retaliation(game: District, trigger: Trigger, lost: Loss) -> Rule:
    """TR06: each rival loses what you lost; each of these losses nests the same way."""
    for rival in tuple(player_order(game)):
        if rival != trigger.seat and rival in game.seats:
            yield call(happen, loss(rival, trigger.seat, lost.lost))
    return lost


@procedure()
def phial(game: District, trigger: Trigger, frenzy: Frenzy) -> Any:
    """RE08: instead of the whole Frenzy gain 2."""
    game.cards[trigger.seat].remove("RE08")
    game.pool[trigger.seat] += 2
    return replace(frenzy, stopped=True)


@procedure()
def ready(game: District, trigger: Trigger, drain: Drain) -> Any:
    """TR08: turn this card face down instead of draining, then gain 1."""
    game.cards[trigger.seat].remove("TR08")
    game.pool[trigger.seat] += 1
    return replace(drain, stopped=True)


class ToyVendetta(ToyGame):
    name = "toy_vendetta"
    state_type = District
    first = aftermath

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> District:
        return District(
            dice=Dice(key),
            seats=list(seats),
            pool={"A": 5, "B": 1, "C": 3, "D": 2},
            influence={"A": 0, "B": 2, "C": 1, "D": 4},
            tokens={"A": 0, "B": 0, "C": 0, "D": 2},
            allies={
                "A": [],
                "B": [Ally("Portier", False, 2), Ally("Widow", False, 2)],
                "C": [],
                "D": [Ally("Neonate", True, 1), Ally("Elder", True, 3)],
            },
            cards={"A": ["BR04"], "B": ["TR04", "TR06", "TR08"], "C": [], "D": ["RE08"]},
        )


class AtTheBrink(ToyVendetta):
    """The same, but a single loss empties the Brujah, and a single vampire would be the third."""

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> District:
        state = super().new_state(seats, options, key)
        state.pool["A"], state.tokens["A"], state.allies["A"] = 1, 2, [Ally("Childe", True, 1)]
        return state


GAME, AT_THE_BRINK = ToyVendetta(), AtTheBrink()
