"""What vampires can do besides bleeding and hunting."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import EnterCombat, Maneuver, Press
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.politics.effects import BurnEdge, Votes
from nokturn.games.vtes.state.card_language import Ability, Deed, Static, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import is_vampire, older, titled
from nokturn.games.vtes.text.effects import BurnBlood, Change, Lock, Unlock, opposing
from nokturn.games.vtes.text.primitives import StealCard
from nokturn.games.vtes.text.targets import is_location

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

# numbers of their own

write("branimira", Static("intercept", of="self", when="pool-at-most:9"))
write("martina-srnankova", Static("intercept", of="self", when="bleed-action"))
write("oluwafunmilayo", Static("intercept", of="self", when="political"))
write(
    "castellan",
    Static("intercept", of="self", when="directed"),
    Static("intercept", -1, of="self", when="not-directed"),
)
write(
    "azucena",
    Static("intercept", of="self", when="acting-younger-of:lasombra"),
    Static("intercept", -1, of="self", when="acting-older-of:lasombra"),
)
write("ariane", Static("stealth", -1, of="self", when="not-directed"))
write(
    "neserian",
    Static("bleed", -1, of="self", when="not-location-held"),
    Static("votes", of="self", when="location-held"),
)
write("mickey-wheeler", Static("strength", of="self", when="opposing-older"))
write(
    "kevin-jackson",
    Static("strength", of="self", when="opposing-clan:brujah"),
    Static("strength", of="all", when="opposes-this:brujah"),
)
write(
    "roy",
    Static("strength", of="self", when="opposing-titled"),
    Ability("discard", mandatory=True, needs=("source-unlocked",), does=(Lock(who="this"),)),
)

# numbers of their Methuselah

write("carmelita-neillson", Static("hand-size", of="controller", when="source-ready"))
write("andre-the-manipulator", Static("hand-size", 2, of="controller", when="source-ready"))
write("sreelekha", Static("discard-actions", of="controller", when="source-ready"))

# in combat

MANEUVER = Ability("range", once=("combat",), needs=("fighting",), does=(Maneuver(),))
write("saku-pihlajamaki", MANEUVER)
write("abaddon", MANEUVER, Ability("press", once=("combat",), needs=("fighting",), does=(Press(),)))


@condition("location-held")
def holds_location(game: Vtes, about: About) -> bool:
    """Whoever controls the card whose text asks controls a location."""
    return about.source is not None and any(
        card.controller == about.source.controller and is_location(card) for card in game.cards.values()
    )


@condition("fighting")
def is_fighting(game: Vtes, about: About) -> bool:
    """The minion whose text asks is in the combat."""
    return game.combat is not None and about.source is not None and about.source.ref in game.combat.fighters


@condition("source-unlocked")
def source_unlocked(game: Vtes, about: About) -> bool:
    """The card whose text asks is unlocked."""
    return about.source is not None and not about.source.locked


@condition("opposing-older")
def against_older(game: Vtes, about: About) -> bool:
    """The opposing minion is a vampire older than this one."""
    other = other_fighter(game, about.minion)
    return other is not None and about.minion is not None and is_vampire(other) and older(game, other, about.minion)


@condition("opposing-titled")
def against_titled(game: Vtes, about: About) -> bool:
    """The opposing minion is a vampire with a title that counts."""
    other = other_fighter(game, about.minion)
    return other is not None and is_vampire(other) and titled(other)


@condition("opposing-clan:CLAN")
def against_clan(game: Vtes, about: About) -> bool:
    """The opposing minion is of this clan (`opposing-clan:brujah`)."""
    other = other_fighter(game, about.minion)
    return other is not None and other.clan == about.word


@condition("opposes-this:CLAN")
def of_clan_against_this(game: Vtes, about: About) -> bool:
    """The minion is of this clan, and in combat with the one whose text asks (`opposes-this:brujah`)."""
    other = other_fighter(game, about.minion)
    if other is None or about.minion is None or about.source is None:
        return False
    return other.ref == about.source.ref and about.minion.clan == about.word


def other_fighter(game: Vtes, minion: Card | None) -> Card | None:
    """Whom the minion fights."""
    return game.cards.get(opposing(game, minion.ref)) if minion is not None else None


# actions of their own

RUSH = Ability(
    "take-action",
    deed=Deed(directed="chosen", by="is-this"),
    choose=("minion:ready others",),
    does=(EnterCombat(),),
)
write(
    "nathaniel-bordruff",
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="is-this"),
        choose=("vampire:ready others locked",),
        does=(EnterCombat(),),
    ),
)
for vampire in ("theo-bell", "dafina-hanganu", "barachiel"):
    write(vampire, RUSH)
write(
    "saankalaxt",
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="is-this"),
        choose=("equipment:others",),
        blood=1,
        does=(StealCard(),),
    ),
)
write("marialena", Trigger("blocked", (BurnBlood(who="this"),), needs=("is-this",)))

# unlocking

write("kalinda", Ability("impulse", needs=("own-turn", "edge"), does=(BurnEdge(), Unlock(who="this"))))
write(
    "aline-gadeke",
    Ability(
        "after-resolution",
        blood=1,
        once=("turn",),
        needs=("succeeded", "acting-yours", "acting-sect:anarch", "not-this-acts"),
        does=(Unlock(who="this"),),
    ),
)
write("yewon-ong", Ability("poll", discard="obl", once=("referendum",), does=(Votes(who="this"),)))


@condition("this-acts")
def this_acts(game: Vtes, about: About) -> bool:
    """The card whose text asks is the acting minion."""
    return game.action is not None and about.source is not None and game.action.minion == about.source.ref
