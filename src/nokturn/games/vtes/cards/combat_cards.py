"""The combat cards of the first pool (first pool, section 8)."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import DamageEachRound, HandStrikesOnly, Maneuver, Press, Prevent, SetRange
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import COMBAT_CARD, Effect, Mode, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Scope, StrikeKind, Timing
from nokturn.games.vtes.text.effects import Do, Unlock, opposing
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


write("roundhouse", strike("pot", "hand", 2), strike("POT", "hand", 3))
write("theft-of-vitae", strike("tha", "steal", 1, ranged=True), strike("THA", "steal", 2, ranged=True))
write("majesty", strike("pre", "combat-ends"), strike("PRE", "combat-ends", riders=(Unlock(),)))

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
