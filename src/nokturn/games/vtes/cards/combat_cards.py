"""The combat cards: strikes, and what is played before, between and after them."""

from __future__ import annotations

from nokturn.games.vtes.cards.modifiers import modifier, stealth
from nokturn.games.vtes.combat.effects import (
    ALL,
    DamageEachRound,
    HandStrikesOnly,
    Maneuver,
    Press,
    Prevent,
    QueueCombat,
    SetRange,
)
from nokturn.games.vtes.combat.legal import LONG
from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes, StrikeWith
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import COMBAT_CARD, Effect, Mode, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_equipment
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import DamageKind, Scope, StrikeKind, Timing
from nokturn.games.vtes.text.effects import Change, Do, Unlock, opposing
from nokturn.kernel import procedure


def combat(
    when: Timing, discipline: str, *does: Effect, needs: tuple[str, ...] = (), once: tuple[Scope, ...] = ()
) -> Mode:
    """A combat card at one level of its Discipline."""
    return Mode(COMBAT_CARD, when, (discipline,) if discipline else (), needs=needs, does=does, once=once)


def strike(
    discipline: str, kind: StrikeKind, amount: int = 0, *, ranged: bool = False, riders: tuple[Effect, ...] = ()
) -> Mode:
    """A strike card."""
    return combat("strike", discipline, StrikeWith(kind=kind, amount=amount, ranged=ranged, riders=riders))


def more_strikes(discipline: str, number: int = 1, *, limited: bool = True, once: tuple[Scope, ...] = ()) -> Mode:
    """Additional strikes."""
    return combat("additional-strikes", discipline, AdditionalStrikes(number=number, limited=limited), once=once)


def maneuver(discipline: str, *more: Effect) -> Mode:
    """A maneuver, in the range step."""
    return combat("range", discipline, Maneuver(), *more)


def press(discipline: str) -> Mode:
    """A press either way, in the press step."""
    return combat("press", discipline, Press())


def prevention(discipline: str, number: int, *more: Effect, of: DamageKind = "", once: tuple[Scope, ...] = ()) -> Mode:
    """Damage prevented while it can be."""
    return combat("prevent", discipline, Prevent(number=number, of=of), *more, once=once)


# strikes

write("roundhouse", strike("pot", "hand", 2), strike("POT", "hand", 3))
write("theft-of-vitae", strike("tha", "steal", 1, ranged=True), strike("THA", "steal", 2, ranged=True))
for card, discipline in (("majesty", "pre"), ("earth-meld", "pro")):
    write(card, strike(discipline, "combat-ends"), strike(discipline.upper(), "combat-ends", riders=(Unlock(),)))
write(
    "no-trace",
    combat("strike", "obf", StrikeWith(kind="combat-ends"), needs=("not-close-range",)),
    strike("OBF", "combat-ends"),
)
write(
    "body-flare",
    combat("strike", "pro", StrikeWith(amount=2, aggravated=True)),
    combat("strike", "PRO", StrikeWith(amount=2, aggravated=True, ranged=True)),
)
write(
    "walk-of-flame",
    combat("strike", "tha", StrikeWith(amount=1, aggravated=True, ranged=True), needs=("not-first-round",)),
    combat("strike", "THA", StrikeWith(amount=2, aggravated=True, ranged=True), needs=("not-first-round",)),
)
write(
    "canine-horde",
    strike("ani", "damage", 1, ranged=True),
    combat(
        "strike",
        "ANI",
        StrikeWith(kind="destroy-equipment", ranged=True, first=True),
        needs=("opposing-equipped",),
    ),
)

# strikes with a maneuver (VTES-COMBAT-RANGE-05)

BATS = StrikeWith(amount=1, ranged=True)
write(
    "aid-from-bats",
    combat("strike-or-maneuver", "ani", BATS),
    combat("strike-or-maneuver", "ANI", BATS, Press(optional=True)),
)
write(
    "slam",
    strike("pot", "hand", 2),
    combat("strike-or-maneuver", "POT", StrikeWith(kind="hand", amount=2), needs=("closing",)),
)

# maneuvers, presses and more strikes

write("pursuit", maneuver("cel"), more_strikes("CEL"))
write("side-strike", strike("cel", "dodge"), more_strikes("CEL"))
write("blur", more_strikes("cel"), more_strikes("CEL", 2))
write("quickness", more_strikes("cel", once=("round",)), more_strikes("CEL", limited=False, once=("round",)))
write("shadow-shift", more_strikes("obl"), maneuver("OBL"))
write(
    "arms-of-ahriman",
    more_strikes("obl"),
    combat("strike", "OBL", StrikeWith(kind="dodge"), AdditionalStrikes(with_strike=True)),
)
write("flash", maneuver("cel"), press("cel"), maneuver("CEL", Press(optional=True)))
write("psyche", press("cel"), combat("combat-would-end", "CEL", QueueCombat()))

# stronger hands

write(
    "torn-signpost",
    combat("before-range", "pot", Change(what="strength=", amount=2, lasts="combat")),
    combat("before-range", "POT", Change(what="strength=", amount=3, lasts="combat")),
)
STRONGER = Change(what="strength", lasts="combat")
write(
    "form-of-the-wolf",
    combat("before-range", "pro", STRONGER, once=("combat",)),
    combat("before-range", "PRO", STRONGER, Press(optional=True, lasts="combat"), once=("combat",)),
)
CLAWS = combat("in-combat", "pro", Change(what="aggravated:hand", lasts="round"))
write("claws-of-the-dead", CLAWS, maneuver("PRO"))
write("wolf-claws", CLAWS, press("PRO"))

# prevention

write(
    "rego-motum",
    prevention("tha", 2, of="strike", once=("round",)),
    prevention("THA", 4, of="strike", once=("round",)),
)
write("soak", prevention("for", 2, of="normal", once=("round",)), prevention("FOR", 4, of="normal", once=("round",)))
write("indomitability", prevention("for", 1), press("FOR"), prevention("FOR", 1, Press(optional=True)))
write(
    "rolling-with-the-punches",
    prevention("for", 1),
    Mode(
        COMBAT_CARD,
        "prevent",
        ("FOR",),
        does=(Prevent(number=ALL, of="strike"), Change(what="prevents-all:strike", lasts="round")),
        blood=1,
    ),
)

# one of several things

write(
    "diversion",
    more_strikes("cel"),
    prevention("for", 2),
    combat("strike-or-maneuver", "tha", StrikeWith(kind="steal", amount=1, ranged=True)),
)
write("rapid-change", stealth("pro"), strike("PRO", "combat-ends"))
write("form-of-the-cobra", strike("pro", "steal", 1), modifier("announced", "PRO", Change(what="stealth")))

# the others

write("apportation", combat("press", "tha", Press(only="continue")), combat("range", "THA", Maneuver()))
write(
    "carrion-crows",
    combat("before-range", "ani", DamageEachRound(amount=1), once=("combat",)),
    combat("before-range", "ANI", DamageEachRound(amount=2), once=("combat",)),
)
write(
    "hidden-strength",
    Mode(COMBAT_CARD, "prevent", ("for",), does=(Prevent(number=1, x=True),), x="ask"),
    Mode(COMBAT_CARD, "prevent", ("FOR",), does=(Prevent(number=1, x=True), Press(optional=True)), x="ask"),
)
write(
    "immortal-grapple",
    combat("before-strikes", "pot", HandStrikesOnly(), needs=("close-range",), once=("round",)),
    combat(
        "before-strikes",
        "POT",
        HandStrikesOnly(),
        Press(optional=True),
        SetRange(range="close", next=True),
        needs=("close-range",),
        once=("round",),
    ),
)
write(
    "taste-of-vitae",
    combat(
        "end-of-round",
        "",
        Do("vtes.tastes"),
        needs=("vampire", "ready", "opposing-vampire"),
        once=("round",),
    ),
)


@condition("close-range")
def at_close_range(game: Vtes, about: About) -> bool:
    """This round is fought at close range."""
    return game.combat is not None and game.combat.range == "close"


@condition("first-round")
def in_first_round(game: Vtes, about: About) -> bool:
    """This is the first round of the combat."""
    return game.combat is not None and game.combat.round == 1


@condition("closing")
def leads_to_close_range(game: Vtes, about: About) -> bool:
    """In the range step: a maneuver would lead to close range."""
    return game.combat is not None and (game.combat.step != "range" or game.combat.range == LONG)


@condition("opposing-equipped")
def against_equipment(game: Vtes, about: About) -> bool:
    """The opposing minion has equipment."""
    other = opposing(game, about.minion.ref) if about.minion is not None else ""
    return any(is_equipment(card) for card in game.attached(other))


@condition("opposing-vampire")
def against_vampire(game: Vtes, about: About) -> bool:
    """The opposing minion is a vampire, or was one before it was burned."""
    if about.minion is None:
        return False
    printed = opposing(game, about.minion.ref).partition(":")[0]
    return printed in CRYPT and CRYPT[printed].kind == "vampire"


@procedure(rule="VTES-DMG-04")
def tastes(game: Vtes, play: Play) -> None:
    """As much blood as the opposing vampire burned to damage this round."""
    assert game.combat is not None
    other = 1 - game.combat.fighters.index(play.minion)
    add_counters(game, play.minion, game.combat.burned[other])
