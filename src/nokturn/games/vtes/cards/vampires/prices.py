"""Vampires for whom something costs more or less."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import Maneuver
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.playing.requirements import requires
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import ALLY, RETAINER, Ability, Static, text_of, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes

write("kuyen", Static("cost", -1, of="self", when="plays-animal"))
write("maddji-mistress-of-szlachtas", Static("cost", -1, of="self", when="plays-servant-of:tzimisce"))
write(
    "ragnar-nordstrom",
    Static("cost-blood", -1, of="self", when="plays-requiring:pro"),
    Static("strength", of="self", when="opposing-lesser"),
)
write(
    "roger-de-camden",
    Static("cost-blood", -1, of="self", when="plays-requiring:hecata/obl"),
    Ability(
        "range",
        discard="obl",
        once=("turn",),
        limit="maneuver",
        needs=("source-ready", "own-minion-fights"),
        does=(Maneuver(),),
    ),
    Ability(
        "in-combat",
        discard="obl",
        once=("turn",),
        limit="maneuver",
        needs=("source-ready", "own-minion-fights"),
        does=(Maneuver(lasts="combat"),),
    ),
)
write("djeneba", Static("cost-blood", of="all", when="plays-strike-at-this"))
write("doc-martina", Static("rescue-cost", -1, of="self"))
write("sergio-bueno", Static("blood-to-block", of="all", when="blocks-this-with:corruption"))
write("parijat-the-dark-oracle", Static("library-to-block", of="all", when="undead-acts"))
write(
    "abraham-mellon",
    Static("as-clan:tremere", of="self"),
    Static("hand-size", of="controller", when="source-ready"),
)


@condition("plays-animal")
def plays_animal(game: Vtes, about: About) -> bool:
    """The card that is played is an animal, an ally or retainer."""
    return is_servant(about) and "animal" in LIBRARY[about.card].keywords


@condition("plays-servant-of:CLAN")
def plays_servant(game: Vtes, about: About) -> bool:
    """The card that is played is an ally or retainer that requires this clan (`plays-servant-of:tzimisce`)."""
    return is_servant(about) and LIBRARY[about.card].clan == about.word


def is_servant(about: About) -> bool:
    """Whether an ally or retainer is played."""
    return about.card in LIBRARY and LIBRARY[about.card].types[0] in (ALLY, RETAINER)


@condition("plays-requiring:REQUIRED")
def plays_requiring(game: Vtes, about: About) -> bool:
    """The card that is played requires one of these clans and Disciplines as it is played (`hecata/obl`)."""
    if about.play is None:
        return False
    return any(requires(about.card, about.play.mode, one) for one in about.word.split("/"))


@condition("plays-strike-at-this")
def plays_strike(game: Vtes, about: About) -> bool:
    """The card that is played is a strike card, against the minion whose text asks."""
    if about.play is None or game.combat is None or about.source is None or about.minion is None:
        return False
    if {about.source.ref, about.minion.ref} != set(game.combat.fighters):
        return False
    mode = text_of(about.card).modes[about.play.mode]
    return any(isinstance(effect, StrikeWith) for effect in mode.does)
