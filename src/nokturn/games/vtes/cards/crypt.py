"""What the vampires of the first pool can do besides bleeding and hunting (first pool, section 1)."""

from __future__ import annotations

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import Ability, Static, Trigger, write
from nokturn.games.vtes.text.effects import Change, Unlock

write(
    "alexa-draper",
    Ability(
        "poll",
        needs=("ready",),
        discard="dom",
        once=("referendum",),
        does=(Votes(),),
    ),
)
write("alexander-silverson", Static("price-of-votes-against", of="self"))
write("bret-stryker", Static("intercept", -1, of="self", when="acting-titled"))
write("the-dowager", Static("intercept", of="self", when="directed"))
write("flavio-goncalves", Ability("strike", once=("combat",), does=(StrikeWith(kind="dodge"),)))
write(
    "larissa-moreira",
    Ability("bleed", needs=("acting",), discard="ani", once=("action",), does=(Change(what="bleed"),)),
)
write(
    "sybren-van-oosten",
    Trigger("referendum-passed", (Unlock(who="this"),), needs=("is-this",), optional=True),
)
