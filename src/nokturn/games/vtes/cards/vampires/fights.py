"""Vampires with something to say in combat."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import EndCombat, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import POLITICAL, Ability, Static, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import has_trait, is_ally, is_vampire, older
from nokturn.games.vtes.text.effects import BurnPool, Change, opposing

write(
    "adrino-manauara",
    Ability("press", mandatory=True, once=("combat",), needs=("fighting",), does=(Press(only="continue"),)),
)
write(
    "phaibun",
    Ability("strike", discard="random", once=("combat",), needs=("fighting",), does=(StrikeWith(kind="dodge"),)),
)
write(
    "kasim-bayar",
    Ability(
        "before-range",
        discard=POLITICAL,
        once=("combat",),
        needs=("fighting",),
        does=(Change(what="strength", amount=2, who="this", lasts="combat"),),
    ),
)
write(
    "opikun",
    Ability(
        "prevent",
        blood=1,
        once=("combat",),
        needs=("own-vampire-fights",),
        does=(Prevent(number=2, of="normal-strike", who="fighter"),),
    ),
)
write(
    "tommaso-sforza",
    Ability("before-range", blood=1, once=("turn",), needs=("source-ready", "own-undead-fights"), does=(EndCombat(),)),
)
write("faruq-abd-al-qadir", Static("cannot-strike:combat-ends", of="all", when="fights-this-with:corruption"))
write("noluthando", Static("strike-damage:ranged", of="self"))
write(
    "egidia-arru",
    *[
        Trigger(on, (BurnPool(who="its-controller"),), needs=("fights-this",))
        for on in ("goes-to-torpor", "incapacitated", "sent-back")
    ],
    Trigger("burned", (BurnPool(who="its-controller"),), needs=("fights-this", "ready")),
)


def own_fighter(game: Vtes, about: About) -> Card | None:
    """The combatant of whoever uses the text."""
    fighters = game.combat.fighters if game.combat is not None else ()
    own = [game.cards[ref] for ref in fighters if ref in game.cards and game.cards[ref].controller == about.seat]
    return own[0] if own else None


@condition("own-minion-fights")
def minion_fights(game: Vtes, about: About) -> bool:
    """A minion of this Methuselah is in the combat."""
    return own_fighter(game, about) is not None


@condition("own-vampire-fights")
def vampire_fights(game: Vtes, about: About) -> bool:
    """A vampire of this Methuselah is in the combat."""
    card = own_fighter(game, about)
    return card is not None and is_vampire(card)


@condition("own-undead-fights")
def undead_fights(game: Vtes, about: About) -> bool:
    """A wraith or zombie ally of this Methuselah is in the combat."""
    card = own_fighter(game, about)
    return card is not None and is_ally(card) and any(has_trait(game, card, one) for one in ("wraith", "zombie"))


@condition("opposing-lesser")
def against_lesser(game: Vtes, about: About) -> bool:
    """The opposing minion is an ally, or a vampire younger than this one."""
    other = game.cards.get(opposing(game, about.minion.ref)) if about.minion is not None else None
    if other is None or about.minion is None:
        return False
    return is_ally(other) or (is_vampire(other) and older(game, about.minion, other))


@condition("fights-this")
def fights_this(game: Vtes, about: About) -> bool:
    """The minion is in combat with the one whose text asks."""
    if about.minion is None or about.source is None:
        return False
    return opposing(game, about.minion.ref) == about.source.ref
