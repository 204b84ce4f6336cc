"""Allies that are nobody's dead: ghouls, a mummy, a werewolf, a hunter."""

from __future__ import annotations

from nokturn.games.vtes.cards.servants import RECRUIT, SACRIFICE, SKIN, rush
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.play.searching import to_library
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Ability, Static, Trigger, text_of, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire, life_at_start
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, Change, Do
from nokturn.games.vtes.text.primitives import move
from nokturn.kernel import Rule, ask_number, call, procedure

# what the Tzimisce make

write(
    "the-vozhd-of-gravesend",
    RECRUIT,
    SACRIFICE,
    rush("vampire"),
    SKIN,
    Ability("as-played", blood=1, needs=("fighting",), does=(Cancel(opposing=True, strike=True, free=True),)),
)
write(
    "the-vozhd-of-juiz-de-fora",
    RECRUIT,
    SACRIFICE,
    rush("vampire"),
    Static("as-vampire:ani", of="self"),
    Static("capacity", 4, of="self"),
    Ability(
        "unlock",
        once=("phase",),
        needs=("not-blood:5",),
        choose=("vampire:own clan=tzimisce blood=1",),
        does=(Do("vtes.drinks_of_maker"),),
    ),
)


@procedure(rule=("VTES-CTR-06", "VTES-TERM-12"))
def drinks_of_maker(game: Vtes, play: Play) -> Rule:
    """As much blood as its controller likes becomes its life, no more than it had at first."""
    card, maker = game.cards[play.source], game.cards[play.chosen[0]]
    most = min(maker.counters, life_at_start(game, card) - card.counters)
    blood = yield ask_number(
        play.seat, "drink-of", 0, most, rule="VTES-CTR-06", card=play.card, minion=play.chosen[0], auto=True
    )
    move(game, play.chosen[0], play.source, blood)


# who comes back, and who hunts

write(
    "saatet-ta",
    RECRUIT,
    Ability(
        "need-stealth",
        lock=True,
        needs=("acting-yours", "acting-clan:ministry"),
        does=(Change(what="stealth", who="acting"),),
    ),
    Ability(
        "act",
        lock=True,
        needs=("blocker-yours", "blocker-clan:ministry", "lacks-intercept"),
        does=(Change(what="intercept", who="blocker"),),
    ),
    Ability(
        "bleed",
        lock=True,
        needs=("acting-yours", "acting-clan:ministry"),
        does=(Change(what="bleed", who="acting"),),
    ),
    Trigger("burned", (Do("vtes.will_be_back"),), needs=("is-this",)),
)


@procedure(rule=("VTES-TERM-02", "VTES-TERM-07"))
def will_be_back(game: Vtes, play: Play) -> Rule:
    """Instead of the ash heap her owner's library gets her, and is shuffled."""
    yield call(to_library, play.source)


write(
    "ossian",
    RECRUIT,
    rush("vampire", 1),
    Static("cannot-maneuver", of="all", when="foresaw-it"),
    Static("cannot-strike", of="all", when="foresaw-it"),
    Trigger("round-end", (Do("vtes.feeds_on_wounds"),), needs=("is-this",)),
)


@condition("foresaw-it")
def foresaw_it(game: Vtes, about: About) -> bool:
    """The minion is a vampire in the first round of a combat with the one whose text asks, and has played a card in
    this action that required Auspex."""
    combat, action, minion, source = game.combat, game.action, about.minion, about.source
    if combat is None or action is None or minion is None or source is None or combat.round != 1:
        return False
    if {minion.ref, source.ref} != set(combat.fighters) or not is_vampire(minion):
        return False
    modes = [text_of(one.card).modes[one.mode] for one in action.stack if one.minion == minion.ref]
    return any(code.lower() == "aus" for mode in modes for code in mode.disciplines)


@procedure(rule=("VTES-COMBAT-EOR-01", "VTES-DMG-04"))
def feeds_on_wounds(game: Vtes, play: Play) -> None:
    """1 life for each blood that the opposing vampire has burned to damage this round."""
    combat = game.combat
    if combat is None or play.source not in combat.fighters or play.source not in game.cards:
        return
    side = 1 - combat.fighters.index(play.source)
    if combat.burned[side]:
        add_counters(game, play.source, combat.burned[side])


write(
    "carlton-van-wyk",
    RECRUIT,
    Ability("strike", does=(StrikeWith(amount=1, ranged=True),)),
    Ability("strike", once=("combat",), does=(StrikeWith(kind="dodge"),)),
    Static("intercept", of="self", when="acting-vampire"),
    Ability("discard", burn=True, choose=("vampire:diablerist",), does=(Burn(who="chosen"),)),
)
