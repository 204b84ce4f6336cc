"""Allies and retainers with something to say."""

from __future__ import annotations

from nokturn.games.vtes.action.outcomes import FailAction
from nokturn.games.vtes.combat.effects import EnterCombat, Maneuver, Prevent, SetRange
from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes, StrikeWith
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.state.card_language import ALLY, RETAINER, Ability, Deed, Mode, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import ATTACHED, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import is_ally, kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import AddBlood, Burn, BurnBlood, Change, Do, Unlock
from nokturn.kernel import Rule, ask, call, procedure

RECRUIT = Mode(ALLY, "take-action")


def rush(target: str, stealth: int = 0) -> Ability:
    """A combat as this ally's own action."""
    deed = Deed(stealth=stealth, directed="chosen", by="is-this")
    return Ability("take-action", deed=deed, choose=(f"{target}:ready others",), does=(EnterCombat(),))


MANEUVER = Ability("range", once=("combat",), needs=("fighting",), does=(Maneuver(),))
GROWS_BACK = Ability("unlock", mandatory=True, once=("phase",), needs=("not-blood:3",), does=(AddBlood(who="this"),))
SKIN = Ability("prevent", once=("round",), needs=("fighting",), does=(Prevent(),))

write("double-deuce", RECRUIT, GROWS_BACK)
write(
    "renegade-garou",
    RECRUIT,
    GROWS_BACK,
    Ability("additional-strikes", mandatory=True, once=("round",), needs=("fighting",), does=(AdditionalStrikes(),)),
    MANEUVER,
    rush("minion", 1),
)
write(
    "47th-street-royals",
    RECRUIT,
    Ability("bleed", burn=True, needs=("bleed-at-you",), does=(Change(what="bleed", amount=-3, who="acting"),)),
)
write(
    "vagabond-mystic",
    RECRUIT,
    Ability("impulse", lock=True, choose=("minion:own ally weakened",), does=(AddBlood(who="chosen"),)),
    Static("cannot-block", of="self", when="acting-vampire"),
)
write(
    "city-star-taxi",
    RECRUIT,
    Ability("strike", does=(StrikeWith(amount=1, ranged=True),)),
    MANEUVER,
    Ability(
        "need-stealth",
        lock=True,
        needs=("acting-yours", "acting-clan:ravnos"),
        does=(Change(what="stealth", who="acting"),),
    ),
)
write(
    "asanbonsam-ghoul",
    RECRUIT,
    Static("intercept", of="self", when="directed"),
    Trigger("combat-start", (SetRange(next=True),), needs=("is-this", "has-blocked", "directed")),
)
write(
    "screamer",
    RECRUIT,
    Ability("act", burn=True, needs=("neighbour-acts",), does=(Change(what="stealth", amount=-1, who="acting"),)),
    Ability("announced", burn=True, needs=("directed-at-own-ally",), does=(FailAction(),)),
)

# what the Tzimisce make

SACRIFICE = Trigger("enters-play", (Do("vtes.sacrifices_servant"),), needs=("is-this",))
write(
    "war-ghoul",
    RECRUIT,
    SACRIFICE,
    SKIN,
    rush("vampire"),
    Ability("impulse", lock=True, burn=True, needs=("not-combat",), choose=("location",), does=(Burn(who="chosen"),)),
)
write(
    "the-vozhd-of-sofia",
    RECRUIT,
    SACRIFICE,
    Ability("strike", does=(StrikeWith(amount=3, ranged=True),)),
    rush("minion"),
    Ability("unlock", discard=ALLY, once=("phase",), limit="fodder", does=(AddBlood(amount=2, who="this"),)),
    Ability("unlock", discard=RETAINER, once=("phase",), limit="fodder", does=(AddBlood(amount=2, who="this"),)),
)
write(
    "the-vozhd-of-szczecin",
    RECRUIT,
    SACRIFICE,
    rush("vampire"),
    Ability("prevent", discard="pro", once=("combat",), needs=("fighting",), does=(Prevent(number=2),)),
    Ability(
        "impulse",
        once=("phase",),
        needs=("in-minion-phase", "not-own-turn", "not-source-unlocked"),
        choose=("vampire:own clan=tzimisce blood=1",),
        does=(BurnBlood(who="chosen"), Unlock(who="this")),
    ),
)
write(
    "szlachta-bodyguard",
    Mode(RETAINER, "take-action"),
    Ability("prevent", lock=True, needs=("combat",), does=(Prevent(),)),
    Ability("act", burn=True, needs=("directed-at-own-minion", "not-attempted"), does=(FailAction(),)),
)


@condition("combat")
def in_combat(game: Vtes, about: About) -> bool:
    """A combat is under way."""
    return game.combat is not None


@condition("in-minion-phase")
def in_minion_phase(game: Vtes, about: About) -> bool:
    """It is somebody's minion phase."""
    return game.phase == "minion"


@condition("neighbour-acts")
def neighbour_acts(game: Vtes, about: About) -> bool:
    """The acting minion is controlled by this Methuselah's predator or prey."""
    return game.action is not None and game.action.by in (game.predator(about.seat), game.prey(about.seat))


@condition("directed-at-own-minion")
def aims_at_own(game: Vtes, about: About) -> bool:
    """The action of somebody else is directed at a minion of this Methuselah."""
    action = game.action
    if action is None or about.seat not in action.targets:
        return False
    aimed = [game.cards[ref] for ref in action.chosen if ref in game.cards]
    return any(card.region in REGIONS and card.controller == about.seat for card in aimed)


@condition("directed-at-own-ally")
def aims_at_own_ally(game: Vtes, about: About) -> bool:
    """The action of somebody else is directed at an ally of this Methuselah."""
    action = game.action
    if action is None or not aims_at_own(game, about):
        return False
    return any(is_ally(game.cards[ref]) for ref in action.chosen if ref in game.cards)


@procedure(rule="VTES-TERM-07")
def sacrifices_servant(game: Vtes, play: Play) -> Rule:
    """As it has entered play an ally or retainer of its controller is burned, itself if there is no other."""
    there = tuple([ChooseCard(card.ref) for card in game.cards.values() if is_fodder(card, play.seat)])
    chosen = yield ask(play.seat, "choose-sacrifice", there, rule="VTES-TERM-07", auto=True, card=play.card)
    yield call(burn_card, chosen.card)


def is_fodder(card: Card, seat: str) -> bool:
    """Whether it is an ally or retainer of this Methuselah."""
    if card.controller != seat:
        return False
    return (card.region in REGIONS and is_ally(card)) or (card.region == ATTACHED and kind_of(card.printed) == RETAINER)
