"""Equipment, retainers and the ally of the first pool (first pool, section 5)."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import Damage, Maneuver, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import ALLY, EQUIPMENT, RETAINER, Ability, Mode, Static, Trigger, write
from nokturn.games.vtes.text.effects import Change, Unlock

EQUIP = Mode(EQUIPMENT, "take-action")
"""Whoever equips with it bears it (VTES-ACT-EQUIP-02)."""

write(
    "44-magnum",
    EQUIP,
    Ability("strike", does=(StrikeWith(kind="damage", amount=2, ranged=True),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)
write(
    "bowl-of-convergence",
    EQUIP,
    Static("intercept", when="disc:aus"),
    Ability(
        "need-intercept", needs=("disc:AUS",), blood=1, once=("action",), does=(Change(what="intercept", who="host"),)
    ),
)
write(
    "kevlar-vest",
    EQUIP,
    Ability("prevent", once=("combat",), limit="vest", does=(Prevent(number=2, of="gun", keep="combat"),)),
    Ability("prevent", once=("combat",), limit="vest", does=(Prevent(of="not-gun"),)),
    only_one="kevlar-vest",
)
write("sport-bike", EQUIP, Static("intercept"), only_one="vehicle")

EMPLOY = (Mode(RETAINER, "take-action", ("ani",)), Mode(RETAINER, "take-action", ("ANI",)))
"""At the superior level with more life (VTES-DISC-05)."""

write("raven-spy", *EMPLOY, Static("intercept"))
write("murder-of-crows", *EMPLOY, Trigger("normal-strikes", (Damage(),), needs=("is-host",)))

write(
    "underbridge-stray",
    Mode(ALLY, "take-action", ("ani",)),
    Mode(ALLY, "take-action", ("ANI",)),
    Ability("press", blood=1, does=(Press(),)),
    Ability(
        "act",
        needs=("directed-at-you", "not-blocking"),
        burn=True,
        choose=("minion:ready own not-this",),
        does=(Unlock(who="chosen"),),
    ),
)
