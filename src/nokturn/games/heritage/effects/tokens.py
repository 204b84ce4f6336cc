"""Gain, assign, lose, steal, move: what happens to tokens; HER-KEY."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import is_awake
from nokturn.games.heritage.bloodline.tokens import move, put, take
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.effects.selectors import amount, candidates, matching
from nokturn.games.heritage.effects.targets import choose_targets, has_target, still_legal
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask, call, procedure


def can_gain(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """Nothing comes to a torpid vampire; HER-SCHEME-17."""
    return is_awake(game, acting.vampire) and amount(game, acting, effect.n) > 0


def chosen_one(acting: Acting, effect: Effect, targets: tuple[str, ...]) -> Acting:
    """`acting` after a choice: what `that` means from now on."""
    if effect.sel is not None and effect.sel.chooses_one:
        return replace(acting, that=targets[0] if targets else "")
    return acting


@op("gain", can=can_gain)
@procedure(rule="HER-KEY-01")
def gain(game: Heritage, acting: Acting, effect: Effect) -> None:
    put(game, acting.vampire, effect.what, amount(game, acting, effect.n))


@op("assign", can=has_target)
@procedure(rule="HER-KEY-02")
def assign(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """So many on each of them."""
    count = amount(game, acting, effect.n)
    targets = yield call(choose_targets, acting, effect)
    for vampire in targets:
        put(game, vampire, effect.what, count)
    return chosen_one(acting, effect, targets)


@op("lose", can=has_target)
@procedure()
def lose(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Up to so many of each of them go to the supply."""
    count = amount(game, acting, effect.n)
    targets = yield call(choose_targets, acting, effect)
    short = not targets
    for vampire in targets:
        short = (take(game, vampire, effect.what, count) < count and not effect.n.everything) or short
    return replace(chosen_one(acting, effect, targets), short=short)


def can_steal(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """HER-R-54: nothing moves to a torpid vampire."""
    return is_awake(game, acting.vampire) and has_target(game, acting, effect)


@op("steal", can=can_steal)
@procedure(rule="HER-KEY-03")
def steal(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """From each of them to the acting vampire, as far as there is any."""
    count = amount(game, acting, effect.n)
    targets = yield call(choose_targets, acting, effect)
    short = not targets
    for vampire in targets:
        if still_legal(game, acting, effect, vampire):
            short = move(game, vampire, acting.vampire, effect.what, count) < count or short
    return replace(chosen_one(acting, effect, targets), short=short)


def receivers(game: Heritage, acting: Acting, effect: Effect, giver: str = "") -> list[str]:
    """Who can take what is moved: anybody meant but the giver."""
    return [one for one in matching(game, acting, effect.to) if one != giver] if effect.to is not None else []


def givers(game: Heritage, acting: Acting, effect: Effect) -> list[str]:
    """Who has something to give, and somebody to give it to."""
    found = candidates(game, acting, effect.sel, "move", effect.what) if effect.sel is not None else []
    return [one for one in found if receivers(game, acting, effect, one)]


def can_move(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(givers(game, acting, effect))


@op("move", can=can_move)
@procedure()
def move_tokens(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """From one vampire to another, both chosen by the acting player; `that` is who has received."""
    count = amount(game, acting, effect.n)
    giver = yield ask(
        acting.player,
        "move-from",
        [Target(one) for one in givers(game, acting, effect)],
        rule="HER-EFF-02",
        auto=True,
        source=acting.source,
        what=effect.what,
    )
    receiver = yield ask(
        acting.player,
        "move-to",
        [Target(one) for one in receivers(game, acting, effect, giver.vampire)],
        rule="HER-EFF-02",
        auto=True,
        source=acting.source,
        what=effect.what,
        vampire=giver.vampire,
    )
    moved = move(game, giver.vampire, receiver.vampire, effect.what, count)
    return replace(acting, that=receiver.vampire, short=moved < count)
