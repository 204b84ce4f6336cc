"""Equipment, retainers and allies."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import Damage, Maneuver, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import ALLY, EQUIPMENT, RETAINER, Ability, Mode, Static, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.text.effects import Change, Unlock, opposing

EQUIP = Mode(EQUIPMENT, "take-action")
"""Whoever equips with it bears it (VTES-ACT-EQUIP-02)."""

write(
    "44-magnum",
    EQUIP,
    Ability("strike", does=(StrikeWith(kind="damage", amount=2, ranged=True),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)
write(
    "assault-rifle",
    EQUIP,
    Ability("strike", does=(StrikeWith(kind="damage", amount=4, ranged=True),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)
for weapon, harm in (("ivory-bow", 1), ("flamethrower", 2)):
    write(weapon, EQUIP, Ability("strike", does=(StrikeWith(amount=harm, ranged=True, aggravated=True),)))
for blade in ("kalis-fang", "femur-of-toomler"):
    write(blade, EQUIP, Ability("strike", does=(StrikeWith(amount=1, strength=True, aggravated=True),)))
write(
    "righteous-blade",
    EQUIP,
    Ability("strike", does=(StrikeWith(amount=1, strength=True),)),
    Ability("press", once=("combat",), does=(Press(only="continue"),)),
)
write(
    "treasured-samadji",
    EQUIP,
    Static("bleed"),
    Ability("strike", once=("combat",), does=(StrikeWith(kind="dodge"),)),
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
SERVANT = Mode(RETAINER, "take-action")
for retainer in ("mr-winthrop", "revenant"):
    write(retainer, SERVANT, Static("intercept"))
for retainer in ("j-s-simmons-esq", "tasha-morgan"):
    write(retainer, SERVANT, Static("bleed"))
write("dog-pack", SERVANT, Static("cannot-strike:combat-ends", of="all", when="opposes-host"))


@condition("opposes-host")
def opposes_host(game: Vtes, about: About) -> bool:
    """The minion is in combat with the one that the card is on."""
    if about.minion is None or about.source is None:
        return False
    return bool(about.source.host) and opposing(game, about.minion.ref) == about.source.host


write("murder-of-crows", *EMPLOY, Trigger("normal-strikes", (Damage(),), needs=("is-host",)))

write("political-ally", Mode(ALLY, "take-action"))
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
