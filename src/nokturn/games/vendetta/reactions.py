"""Who reacts to what: cards that act outside a step of their own.

The kernel asks this table at every stage of what happens; the order is always player order, a player's own
reactions in the order that player likes (VEN-CONF-02, VEN-CONF-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from nokturn.games.vendetta.content import CARDS, amount
from nokturn.games.vendetta.frenzy import Frenzy, FrenzyDrain
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.resources import BloodLeaves, Source, supply_blood
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order
from nokturn.kernel import Seat, carries_out, procedure
from nokturn.kernel.happenings import Happening, Trigger, reactions
from nokturn.kernel.procedures import Procedure

COST = "cost"
"""As the card of a source: the cost of playing the card of `source.slot`."""


class CardPlayed(Happening, frozen=True, kw_only=True):
    """A card has just been put down; VEN-PLAN-13 (c)."""

    player: Seat
    district: str
    slot: int
    face_up: bool


@carries_out(CardPlayed)
@procedure()
def nothing_more(game: Vendetta, record: CardPlayed) -> CardPlayed:
    """The card lies there already; playing it has no further effect of its own."""
    return record


Reaction = Callable[[Vendetta, Any], Iterable[Trigger]]
"""`(game, record)`: the triggers of the card; whoever they belong to, `triggers` puts them in player order."""

before_blood_leaves = Hook[Reaction]("reacts to blood about to leave a pool", "game, record")
after_blood_left = Hook[Reaction]("reacts to blood that has left a pool", "game, record")
after_card_played = Hook[Reaction]("reacts to a card that has been played", "game, record")
instead_of_frenzy = Hook[Reaction]("reacts to an empty pool before it is a Frenzy", "game, record")
instead_of_draining = Hook[Reaction]("reacts to a Frenzy before anything is drained", "game, record")
makes_immune = Hook[Callable[[Vendetta, BloodLeaves], bool]](
    "stops what clan cards make somebody lose or have stolen", "game, record"
)


def immunity(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """One card is enough to stop losses and steals from clan cards; VEN-R-22."""
    if record.verb != "spend" and from_clan_card(record.source):
        for card, stops in makes_immune.items():
            if stops(game, record):
                yield Trigger(record.player, card, immune.name)
                return


@procedure(rule=("VEN-RSRC-11", "VEN-R-22"))
def immune(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> BloodLeaves:
    """Nothing is lost; where the loss was a price, it counts as paid."""
    game.tell("immune", player=record.player, card=trigger.source)
    return replace(record, stopped=True, immune=True)


REACTIONS: dict[type[Happening], dict[str, dict[str, Reaction]]] = {
    BloodLeaves: {"replace": {"": immunity}, "before": before_blood_leaves, "after": after_blood_left},
    Frenzy: {"replace": instead_of_frenzy},
    FrenzyDrain: {"replace": instead_of_draining},
    CardPlayed: {"after": after_card_played},
}
"""By what happens and by stage of the window."""


@reactions("vendetta", order="VEN-CONF-04")
def triggers(game: Vendetta, record: Happening, stage: str) -> tuple[Trigger, ...]:
    """The reactions to `record` in this stage, in player order."""
    stages = REACTIONS.get(type(record))
    if stages is None or stage not in stages:
        return ()
    found: list[Trigger] = []
    played = game.clans.values()
    for card, reaction in stages[stage].items():
        if card not in CARDS or CARDS[card].clan in played:  # nobody has the cards of another clan
            found += reaction(game, record)
    if len(found) > 1:
        order = player_order(game)
        found.sort(key=lambda trigger: order.index(trigger.seat))
    return tuple(found)


# what the cards that react ask and do


def from_clan_card(source: Source) -> bool:
    return source.slot >= 0 and source.card in CARDS


def concerns_a_district(record: BloodLeaves) -> bool:
    """Through a clan card, or to play one; not through allies, locations and relics; VEN-R-23, VEN-R-24."""
    return from_clan_card(record.source) or record.source.card == COST


def being_paid_for(card: Deployed, record: BloodLeaves) -> bool:
    """A cost is paid before its card is put down: the card was not face up yet; VEN-PLAN-05, VEN-CARD-08."""
    return record.source.card == COST and record.source.slot == card.slot


def opponents_play(game: Vendetta, source: Source, effect: Procedure, record: CardPlayed) -> Trigger:
    """The reaction to an opponent's play; for a partner's the controller decides; VEN-TEAM-04."""
    partner = source.by == game.partner(record.player)
    return Trigger(source.by, source.card, effect.name, partner, "include-partner-play", "VEN-TEAM-04", source.slot)


@procedure()
def put_some_here(game: Vendetta, trigger: Trigger, record: CardPlayed) -> CardPlayed:
    """Blood from the supply into the area where the reacting card lies."""
    supply_blood(
        game, trigger.seat, game.where(trigger.choice), amount(trigger.source, "blood-here"), cause=trigger.source
    )
    return record


def turn_down(game: Vendetta, slot: int) -> None:
    """A card turned down in the open keeps no secret; VEN-RES-REVEAL-05, VEN-RES-REVEAL-06."""
    found = game.find(slot)
    if found:
        district, holder, card = found
        game.replace_card(district, holder, replace(card, face_up=False, public=True))
        game.tell("turned-down", player=holder, card=card.card, district=district)
