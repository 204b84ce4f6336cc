"""The events."""

from __future__ import annotations

from nokturn.games.vtes.combat.damage import inflict
from nokturn.games.vtes.combat.rounds import DUEL, vampires_fight
from nokturn.games.vtes.state.card_language import EVENT, Ability, Mode, Static, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import IN_PLAY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import TWO_PER_POINT, is_ally, is_vampire, kind_of
from nokturn.games.vtes.state.underway_records import Play, Wound
from nokturn.games.vtes.state.vocabulary import Replaced
from nokturn.games.vtes.text.effects import AddBlood, Burn, Do, PutInPlay, SpendAction
from nokturn.games.vtes.text.primitives import Delay, GiveControl
from nokturn.games.vtes.text.situations import ACTED
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


# the government

write(
    "fbi-special-affairs-division",
    event(),
    Trigger(
        "burned",
        (AddBlood(who="this"), Delay(moment="combat-over", name="vtes.faces_questions")),
        needs=("ally-against-acting-vampire",),
    ),
    burns_when="counters:4",
)


@condition("ally-against-acting-vampire")
def ally_against_acting(game: Vtes, about: About) -> bool:
    """The minion is an ally in combat with a vampire that counts as acting."""
    combat, ally = game.combat, about.minion
    if combat is None or ally is None or not is_ally(ally) or ally.ref != combat.fighters[1] or game.action is None:
        return False
    acting = game.cards.get(combat.fighters[0])
    return acting is not None and is_vampire(acting)


@procedure(rule=("VTES-COMBAT-09", "VTES-DMG-08", "VTES-DMG-13"))
def faces_questions(game: Vtes, play: Play) -> Rule:
    """After the combat the acting vampire takes 2 damage that cannot be prevented, from no minion."""
    acting = game.action.minion if game.action is not None else ""
    if acting in game.cards:
        yield call(inflict, (Wound(to=acting, amount=2, source=play.card, preventable=False),))


write(
    "nsa-trio",
    event(),
    Static("cannot-strike:combat-ends", of="all", when="first-blocked-duel"),
    Ability("discard", by="active", needs=("idle-turn",), does=(SpendAction(), Burn())),
)


@condition("first-blocked-duel")
def in_first_blocked_duel(game: Vtes, about: About) -> bool:
    """The minion is in the first round of the first combat of the turn between an acting vampire and a vampire that
    has blocked it."""
    combat = game.combat
    if combat is None or combat.round != 1 or about.minion is None or about.minion.ref not in combat.fighters:
        return False
    return combat.blocked and game.used.get("turn", ()).count(DUEL) == 1 and vampires_fight(game)


@condition("idle-turn")
def took_no_action(game: Vtes, about: About) -> bool:
    """No minion of whoever's turn it is has attempted an action in it."""
    return not game.spent("turn", ACTED)
