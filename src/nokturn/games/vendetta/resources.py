"""Blood and influence: gain, spend, lose, steal (VEN-RSRC).

Every time blood leaves a pool through a rule or a card, a `BloodLeaves` record goes
through the kernel's stages, so that the cards that stop, redirect or answer it get
their say (`reactions.py`).
"""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.content import TABLES
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Leaf, Rule, Seat, Step, call, carries_out, procedure
from nokturn.kernel.happenings import Happening, happen

pool_is_empty = Step("pool_is_empty")
"""Frenzy, in the chapter of its own (`frenzy.py`)."""


class Source(Leaf, frozen=True):
    """What makes something happen: a card, an ally, a location or a cost."""

    card: str
    by: Seat = ""
    """The controller, who is credited; '' if nobody is; VEN-FRENZY-03."""
    slot: int = -1
    """For a deployed card: its slot."""
    district: str = ""
    """Where this happens: the district where the card lay when its effect began, wherever it goes
    meanwhile; '' if it lies in none; VEN-RES-05, VEN-R-53."""


class BloodLeaves(Happening, frozen=True, kw_only=True):
    """Blood is about to leave a pool."""

    verb: str
    """`lose`, `steal` or `spend`."""
    player: Seat
    amount: int
    source: Source
    redirect: str = ""
    """District to whose area the blood goes instead of the supply."""
    redirected_by: str = ""
    """The card that wants it so."""
    moved: int = 0
    """How much really left; 0 until it has."""
    immune: bool = False
    """Stopped, but counts as taken in full; VEN-RSRC-11."""


# `cause`, where somebody gains or loses something: the card, ally, location, relic or district that makes it happen,
# or one of the words `feed`, `frenzy` and `nobody-to-drain`.


def gain_blood(game: Vendetta, player: Seat, amount: int, cause: str) -> None:
    """Supply to pool; VEN-RSRC-01.  The supply never runs out; VEN-SETUP-12, VEN-SETUP-16, VEN-R-26."""
    if amount > 0:
        game.blood[player] += amount
        game.tell("gains-blood", player=player, amount=amount, cause=cause)


def gain_influence(game: Vendetta, player: Seat, amount: int, cause: str) -> None:
    """Supply to pool; VEN-RSRC-01."""
    if amount > 0:
        game.influence[player] += amount
        game.tell("gains-influence", player=player, amount=amount, cause=cause)


def lose_influence(game: Vendetta, player: Seat, amount: int, cause: str) -> int:
    """Influence never goes below 0; VEN-RSRC-07, VEN-RSRC-08."""
    lost = min(amount, game.influence[player])
    if lost:
        game.influence[player] -= lost
        game.tell("loses-influence", player=player, amount=lost, cause=cause)
    return lost


def give_influence(game: Vendetta, giver: Seat, taker: Seat, amount: int, cause: str) -> None:
    """One player's influence tokens go to another."""
    given = min(amount, game.influence[giver])
    game.influence[giver] -= given
    game.influence[taker] += given
    game.tell("gives-influence", player=giver, target=taker, amount=given, cause=cause)


def spendable(game: Vendetta, player: Seat) -> int:
    """Blood the player may spend or place: never the last one; VEN-RSRC-04, VEN-PLAN-10."""
    return max(0, game.blood[player] - TABLES.planning.pool_minimum)


def half_of_pool(game: Vendetta, player: Seat) -> int:
    """Half of the pool, rounded down; VEN-KEY-06."""
    return game.blood[player] // 2


def place_blood(game: Vendetta, player: Seat, district: str, amount: int) -> None:
    """Pool to own area: neither spent nor lost; VEN-RSRC-03, VEN-PLAN-11."""
    if amount > 0:
        game.blood[player] -= amount
        game.put_blood(district, player, amount)
        game.tell("places-blood", player=player, district=district, amount=amount)


def supply_blood(game: Vendetta, player: Seat, district: str, amount: int, cause: str) -> None:
    """Supply to own area, the pool untouched."""
    if amount > 0:
        game.put_blood(district, player, amount)
        game.tell("blood-from-supply", player=player, district=district, amount=amount, cause=cause)


def take_back_blood(game: Vendetta, player: Seat, district: str, amount: int) -> None:
    """Own deployed blood to the own pool."""
    if amount > 0:
        game.put_blood(district, player, -amount)
        game.blood[player] += amount
        game.tell("takes-blood-back", player=player, district=district, amount=amount)


@procedure(rule=("VEN-RSRC-05", "VEN-RSRC-07", "VEN-RSRC-09"))
def lose(game: Vendetta, player: Seat, amount: int, source: Source) -> Rule:
    """The player loses blood from the pool, as much as there is.  Returns what counts as lost."""
    if amount <= 0 or player in game.out:
        return 0
    record = yield call(happen, BloodLeaves(verb="lose", player=player, amount=amount, source=source))
    return record.amount if record.immune else record.moved


@procedure(rule=("VEN-RSRC-06", "VEN-RSRC-07"))
def steal(game: Vendetta, player: Seat, amount: int, source: Source) -> Rule:
    """The controller of `source` takes blood from the player's pool."""
    if amount <= 0 or player in game.out:
        return 0
    record = yield call(happen, BloodLeaves(verb="steal", player=player, amount=amount, source=source))
    return record.amount if record.immune else record.moved


@procedure(rule=("VEN-RSRC-02", "VEN-RSRC-04"))
def spend(game: Vendetta, player: Seat, amount: int, source: Source) -> Rule:
    """Pay a cost.  The caller has made sure that it can be paid without the last blood."""
    yield call(happen, BloodLeaves(verb="spend", player=player, amount=amount, source=source))


@carries_out(BloodLeaves)
@procedure(rule=("VEN-FRENZY-01", "VEN-FRENZY-04", "VEN-R-24"))
def move_blood(game: Vendetta, record: BloodLeaves) -> Rule:
    """Carry out what is left of the record; an empty pool is Frenzy, finished before anything else."""
    player = record.player
    moved = min(record.amount, game.blood[player])
    game.blood[player] -= moved
    thief = record.source.by
    if record.verb == "steal":
        game.tell("steals", thief=thief, player=player, amount=moved, card=record.source.card)
        if thief not in game.out:
            game.blood[thief] += moved
    else:
        key = "spends" if record.verb == "spend" else "loses-blood"
        game.tell(key, player=player, amount=moved, card=record.source.card)
        if record.redirect:
            game.put_blood(record.redirect, player, moved)
            game.tell(
                "blood-redirected", player=player, district=record.redirect, amount=moved, card=record.redirected_by
            )
    record = replace(record, moved=moved)
    if moved and game.blood[player] == 0:
        yield call(pool_is_empty, player, record.source)
    return record
