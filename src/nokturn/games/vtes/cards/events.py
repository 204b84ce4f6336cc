"""The events."""

from __future__ import annotations

from nokturn.games.vtes.state.card_language import EVENT, Ability, Mode, Static, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import IN_PLAY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import TWO_PER_POINT, is_vampire, kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Replaced
from nokturn.games.vtes.text.effects import Burn, Do, PutInPlay, SpendAction
from nokturn.games.vtes.text.primitives import GiveControl
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, call, chance, pick, procedure


def event(replaced: Replaced = "") -> Mode:
    """It stays in play (VTES-EVENT-01)."""
    return Mode(EVENT, "discard", does=(PutInPlay(),), replaced=replaced)


write("the-unmasking", event("discard"), Static("intercept", of="all", when="ally-against-vampire"))
write("narrow-minds", event("unlock"), Static("cost-of-bounces", of="all"))
write("the-bitter-and-sweet-story", event(), Static("hand-size", TWO_PER_POINT, of="all"))
write(
    "scourge-of-the-enochians",
    event(),
    Ability(
        "discard",
        mandatory=True,
        once=("phase",),
        limit="scourge",
        choose=("vampire:capacity-most=2",),
        does=(Burn(who="chosen"), GiveControl(to="predator")),
    ),
    Ability("discard", mandatory=True, once=("phase",), limit="scourge", does=(GiveControl(to="predator"),)),
)
write(
    "dragonbound",
    event("leaves"),
    Ability(
        "discard",
        by="active",
        mandatory=True,
        once=("phase",),
        needs=("holds-torpid",),
        does=(Do("vtes.pays_dragon"),),
    ),
)


def torpid(game: Vtes, seat: str) -> list[Card]:
    """The vampires in torpor that a Methuselah controls."""
    return [card for card in game.minions(seat) if card.region == TORPOR and is_vampire(card)]


@condition("holds-torpid")
def holds_torpid(game: Vtes, about: About) -> bool:
    """This Methuselah controls a vampire in torpor."""
    return bool(torpid(game, about.seat))


@procedure(rule="VTES-CTR-02")
def pays_dragon(game: Vtes, play: Play) -> None:
    """1 pool for each vampire in torpor."""
    burn_pool(game, play.seat, len(torpid(game, play.seat)), play.source)


write(
    "the-uncoiling",
    event("leaves"),
    Ability("discard", mandatory=True, once=("phase",), needs=("other-events",), does=(Do("vtes.uncoils"),)),
    Ability(
        "discard",
        by="active",
        needs=("other-than-yours", "pool-for-events"),
        does=(SpendAction(), Do("vtes.pays_for_events"), Burn()),
    ),
)


def other_events(game: Vtes, ref: str) -> list[Card]:
    """The events in play besides this card."""
    return [
        card
        for card in game.cards.values()
        if card.region == IN_PLAY and kind_of(card.printed) == EVENT and card.ref != ref
    ]


@condition("other-events")
def are_other_events(game: Vtes, about: About) -> bool:
    """There is another event in play."""
    return about.source is not None and bool(other_events(game, about.source.ref))


@condition("pool-for-events")
def has_pool_for_events(game: Vtes, about: About) -> bool:
    """This Methuselah has 1 pool for each other event in play."""
    return about.source is not None and game.pool[about.seat] >= len(other_events(game, about.source.ref))


@procedure(rule=("VTES-TERM-07",))
def uncoils(game: Vtes, play: Play) -> Rule:
    """Another event, at random, is burned."""
    there = tuple([card.ref for card in other_events(game, play.source)])
    if there:
        at = yield chance(pick(len(there)))
        yield call(burn_card, there[at])


@procedure(rule="VTES-CTR-02")
def pays_for_events(game: Vtes, play: Play) -> None:
    """1 pool for each other event in play."""
    burn_pool(game, play.seat, len(other_events(game, play.source)), play.source)
