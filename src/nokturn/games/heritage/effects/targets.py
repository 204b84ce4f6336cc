"""Choosing whom an effect concerns; HER-ABIL-05, HER-EFF-03, HER-EFF-04."""

from __future__ import annotations

from nokturn.games.heritage.effects.selectors import candidates
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask, ask_order, ask_some, procedure

IN_ORDER = frozenset({"activate", "torpor", "use_abilities"})
"""Where it matters who comes first; HER-ACT-05."""
MOST = {"two": 2, "upto2": 2, "upto3": 3}


def has_target(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """Whether there is anybody to choose."""
    return effect.sel is not None and bool(candidates(game, acting, effect.sel, effect.op, effect.what))


def still_legal(game: Heritage, acting: Acting, effect: Effect, vampire: str) -> bool:
    """HER-EFF-03: a target that is no longer legal when its turn comes is skipped."""
    return effect.sel is not None and vampire in candidates(game, acting, effect.sel, effect.op, effect.what)


@procedure(rule=("HER-EFF-03", "HER-EFF-04", "HER-ABIL-05"))
def choose_targets(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """The vampires concerned, in the order in which it happens to them."""
    sel = effect.sel
    assert sel is not None
    found = tuple(candidates(game, acting, sel, effect.op, effect.what))
    if sel.word:
        return found
    if sel.quantity == "one":
        one = yield ask(
            acting.player,
            "choose-vampire",
            [Target(vampire) for vampire in found],
            rule="HER-EFF-02",
            auto=True,
            source=acting.source,
            deed=effect.op,
            what=effect.what,
        )
        return (one.vampire,)
    if sel.quantity != "each":
        most = MOST[sel.quantity]
        some = yield ask_some(
            acting.player,
            "choose-vampires",
            [Target(vampire) for vampire in found],
            most if sel.quantity == "two" else 0,
            most,
            rule="HER-EFF-04",
            auto=True,
            source=acting.source,
            deed=effect.op,
            what=effect.what,
            most=most,
        )
        found = tuple([target.vampire for target in some])
    if effect.op not in IN_ORDER:
        return found
    order = yield ask_order(
        acting.player,
        "choose-order",
        [Target(vampire) for vampire in found],
        rule="HER-ACT-05",
        auto=True,
        source=acting.source,
        deed=effect.op,
    )
    return tuple([target.vampire for target in order])
