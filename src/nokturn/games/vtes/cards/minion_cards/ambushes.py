"""Combat cards that arm: weapons and servants from the hand, and cards that are weapons themselves."""

from __future__ import annotations

from typing import Any

from nokturn.games.vtes.cards.combat_cards import combat
from nokturn.games.vtes.combat.effects import Damage, EnterCombat, Grant, Maneuver, Press
from nokturn.games.vtes.combat.strike_effects import StrikeWith, StrikeWithWeapon
from nokturn.games.vtes.play.arrivals import Bring
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import ACTION_CARD, COMBAT_CARD, Ability, Deed, Mode, Static, write
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, Change, Do, PutInPlay, resolve
from nokturn.games.vtes.text.filters import narrows
from nokturn.kernel import Rule, call, procedure

# from the hand

write(
    "angels-gift",
    Mode(COMBAT_CARD, "before-range", choose=("from-hand:equipment weapon melee",), does=(Bring(),), once=("round",)),
    Mode(COMBAT_CARD, "before-range", does=(Grant(what="maneuver:close"),), once=("round",)),
)
write(
    "concealed-weapon",
    Mode(COMBAT_CARD, "before-range", choose=("from-hand:equipment weapon common concealed",), does=(Bring(),)),
)
GOODS = ("from-hand:equipment common",)
write(
    "contraband",
    Mode(COMBAT_CARD, "before-range", ("obf",), choose=GOODS, does=(Bring(),), once=("combat",)),
    Mode(COMBAT_CARD, "before-range", ("OBF",), choose=GOODS, does=(Bring(half=True),), once=("combat",)),
)
write(
    "pack-alpha",
    Mode(
        COMBAT_CARD, "before-range", ("ani",), choose=("from-hand:retainer animal",), does=(Bring(),), once=("round",)
    ),
    Mode(
        COMBAT_CARD,
        "in-combat",
        ("ANI",),
        choose=("retainer:keyword=animal on-self",),
        does=(Burn(who="chosen"), PutInPlay(host="self")),
        once=("round",),
    ),
    Static("strength"),
    only_one="pack-alpha",
)


@narrows("on-self")
def on_the_player(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """On whoever plays the card."""
    return bool(play.minion) and card.host == play.minion


# with weapons at hand

write(
    "anticipation",
    combat("strike", "aus", StrikeWith(kind="hand", amount=2)),
    Mode(
        COMBAT_CARD,
        "as-played",
        ("AUS",),
        blood=1,
        does=(Cancel(of=(COMBAT_CARD,), opposing=True, strike=True, free=True),),
    ),
    Mode(COMBAT_CARD, "strike", ("aus",), choose=("melee",), does=(StrikeWithWeapon(amount=2),)),
)

# cards that are weapons

write(
    "weighted-walking-stick",
    combat("before-range", "", PutInPlay(host="self", counters=5), needs=("first-round",)),
    Ability("strike", does=(StrikeWith(amount=1, strength=True, riders=(Do("vtes.wears_out"),)),)),
    burns_when="no-counters",
    only_one="weighted-walking-stick",
)


@procedure(rule="VTES-STRIKE-08")
def wears_out(game: Vtes, play: Play) -> None:
    """A counter for each point of damage that the strike would inflict, be it prevented or not."""
    points = sum(wound.amount for wound in game.wounds if wound.source == play.source)
    if points and play.source in game.cards:
        burn_counters(game, play.source, points)


write(
    "zip-gun",
    combat("before-range", "", PutInPlay(host="self")),
    Ability("strike", does=(StrikeWith(amount=1, ranged=True, riders=(Do("vtes.backfires"),)),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)


@procedure(rule="VTES-DMG-08")
def backfires(game: Vtes, play: Play) -> Rule:
    """1 damage to the bearer, once each combat."""
    if not game.spent("combat", f"backfired/{play.source}"):
        game.spend("combat", f"backfired/{play.source}")
        yield call(resolve, play, (Damage(who="self"),))


# what comes back

HARDER = Press(optional=True)
BACK: dict[str, Any] = {"replaced": "action", "reclaimed": True}
write(
    "steely-tenacity",
    Mode(COMBAT_CARD, "strike", ("ani",), does=(StrikeWith(kind="hand", amount=1), HARDER), **BACK),
    Mode(
        ACTION_CARD,
        "take-action",
        ("dom",),
        deed=Deed(kind="bleed", directed="prey"),
        announced=(Change(what="bleed"),),
        **BACK,
    ),
    Mode(
        ACTION_CARD,
        "take-action",
        ("qui",),
        choose=("minion:ready others",),
        deed=Deed(stealth=1, directed="chosen"),
        does=(EnterCombat(),),
        **BACK,
    ),
    Mode(COMBAT_CARD, "strike", ("ani",), choose=("melee",), does=(StrikeWithWeapon(amount=1), HARDER), **BACK),
)
