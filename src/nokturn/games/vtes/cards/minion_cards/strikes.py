"""Strike cards: what ends a combat or evades, what stays behind, what no Fortitude stops."""

from __future__ import annotations

from nokturn.games.vtes.action.outcomes import as_if_unblocked
from nokturn.games.vtes.cards.combat_cards import combat, more_strikes, strike
from nokturn.games.vtes.cards.patterns import burnable
from nokturn.games.vtes.combat.effects import ToTorpor
from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes, StrikeWith
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import (
    COMBAT_CARD,
    EQUIPMENT,
    MODIFIER,
    REACTION,
    RETAINER,
    Ability,
    Mode,
    Static,
    write,
)
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import StrikeKind
from nokturn.games.vtes.text.effects import BurnBlood, Change, Do, Stay, opposing, resolve
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, ask_confirm, call, procedure

# away

MIST = StrikeWith(kind="combat-ends", riders=(Delay(moment="combat-over", name="vtes.drifts_on"),))
write(
    "form-of-mist",
    strike("pro", "dodge"),
    Mode(COMBAT_CARD, "strike", ("PRO",), does=(MIST,), once=("action",)),
)


@procedure(rule="VTES-RES-09")
def drifts_on(game: Vtes, play: Play) -> Rule:
    """After the combat of a block: for 1 blood the action goes on, with more stealth."""
    action, minion = game.action, game.cards.get(play.minion)
    if action is None or action.outcome != "blocked" or action.minion != play.minion or minion is None:
        return
    if (
        not game.is_ready(play.minion)
        or minion.counters < 1
        or (action.limbo and action.card not in game.ash[action.by])
    ):
        return
    wanted = yield ask_confirm(play.seat, "go-on", rule="VTES-RES-09", card=play.card, minion=play.minion)
    if wanted:
        burn_counters(game, play.minion, 1)
        yield call(as_if_unblocked, play)
        yield call(resolve, play, (Change(what="stealth"),))


BEHIND = StrikeWith(kind="combat-ends", riders=(Delay(moment="combat-over", name="vtes.keeps_shadow"),))
write(
    "pass-through-shadow",
    strike("obl", "combat-ends"),
    combat("strike", "OBL", BEHIND),
    Ability("need-stealth", needs=("acting",), burn=True, does=(Change(what="stealth", who="acting"),)),
)


@procedure(rule="VTES-PLAY-02")
def keeps_shadow(game: Vtes, play: Play) -> Rule:
    """The card stays on the vampire."""
    yield call(resolve, play, (Stay(),))


# evasions with another strike

DODGE = StrikeWith(kind="dodge")
write(
    "wind-dance",
    strike("tha", "dodge"),
    combat("strike", "THA", DODGE, AdditionalStrikes(with_strike=True, fixed=DODGE)),
)
GNAW = StrikeWith(kind="destroy-equipment", weapon_only=True, ranged=True)
write(
    "voracious-vermin",
    strike("ani", "dodge"),
    combat("strike", "ANI", DODGE, AdditionalStrikes(with_strike=True, limited=False, fixed=GNAW)),
)
write(
    "dust-up",
    combat("strike", "ani", StrikeWith(kind="hand", amount=1, undodgeable=True)),
    combat("strike", "cel", DODGE, AdditionalStrikes(with_strike=True)),
    strike("pot", "hand", 2),
)
write(
    "lightning-reflexes",
    more_strikes("cel"),
    Mode(COMBAT_CARD, "additional-strikes", ("CEL",), x="blood", does=(AdditionalStrikes(number=0, x=True),)),
)
write(
    "hell-for-leather",
    Mode(
        COMBAT_CARD,
        "strike",
        ("ani",),
        does=(DODGE, AdditionalStrikes(with_strike=True)),
        once=("combat",),
        limit="dodge",
    ),
    Mode(
        COMBAT_CARD,
        "additional-strikes",
        ("cel",),
        does=(AdditionalStrikes(limited=False),),
        once=("combat",),
        limit="more",
    ),
    Mode(
        COMBAT_CARD,
        "end-of-round",
        ("obt",),
        needs=("ready", "not-opposing-ready"),
        does=(Do("vtes.makes_pay"),),
        once=("combat",),
        limit="pool",
    ),
)


@condition("opposing-ready")
def against_somebody_ready(game: Vtes, about: About) -> bool:
    """The opposing minion is ready."""
    return about.minion is not None and game.is_ready(opposing(game, about.minion.ref))


@procedure(rule="VTES-COMBAT-EOR-01")
def makes_pay(game: Vtes, play: Play) -> None:
    """2 pool of whoever controls the opposing minion, or did."""
    assert game.combat is not None
    other = 1 - game.combat.fighters.index(play.minion)
    gone = game.cards.get(game.combat.fighters[other])
    burn_pool(game, gone.controller if gone is not None else game.combat.sides[other], 2, play.card)


# what stays behind

write(
    "sculpt-the-flesh",
    combat("strike", "pro", StrikeWith(kind="hand", aggravated=True)),
    combat("strike", "PRO", StrikeWith(kind="hand", amount=1, riders=(Stay(who="opposing"),))),
    Ability("unlock", by="host", mandatory=True, once=("phase",), does=(BurnBlood(who="host"),)),
    burnable(stealth=1),
)
write(
    "touch-of-oblivion",
    combat("strike", "obl", StrikeWith(kind="effect", riders=(Stay(who="opposing", counters=2),))),
    combat("strike", "OBL", StrikeWith(kind="effect", riders=(ToTorpor(),))),
    Static("counter-for-unlock"),
    burns_when="no-counters",
)
write(
    "donnybrook",
    combat(
        "strike",
        "obf",
        StrikeWith(kind="destroy-equipment", retainers=True, first=True),
        needs=("close-range", "opposing-laden"),
    ),
    combat("strike", "pro", StrikeWith(kind="hand", aggravated=True), needs=("close-range",)),
    combat("strike", "ser", StrikeWith(kind="steal", amount=2), needs=("close-range",)),
)


@condition("opposing-laden")
def against_belongings(game: Vtes, about: About) -> bool:
    """The opposing minion has equipment or a retainer."""
    other = opposing(game, about.minion.ref) if about.minion is not None else ""
    return any(kind_of(card.printed) in (EQUIPMENT, RETAINER) for card in game.attached(other))


# what Fortitude does not prevent


def burning(discipline: str, kind: StrikeKind, amount: int, *, ranged: bool = False) -> Mode:
    """Harm that no card of Fortitude prevents; weapons of a vampire that it hits inflict none this round."""
    needs = ("close-range",) if kind == "hand" else ()
    blow = StrikeWith(kind=kind, amount=amount, numbing=True, not_by="for", ranged=ranged)
    return combat("strike", discipline, blow, needs=needs)


write("blood-rage", burning("tha", "hand", 0), burning("THA", "hand", 1))
write("blood-fury", burning("tha", "hand", 1), burning("THA", "hand", 2))
write("soul-burn", burning("tha", "damage", 1, ranged=True), burning("THA", "damage", 2, ranged=True))

# as another card is played

write(
    "hide-the-mind",
    combat("as-played", "obf", Cancel(of=(COMBAT_CARD,), requiring="aus", free=True)),
    Mode(MODIFIER, "as-played", ("OBF",), does=(Cancel(of=(REACTION,), requiring="aus", free=True),)),
)
