"""Choose and if; and what only a chronicle needs."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.effects.ops import can, can_any, op, resolve
from nokturn.games.heritage.effects.selectors import matching
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Branch
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN
from nokturn.kernel import Rule, ask, call, procedure


def open_branches(game: Heritage, acting: Acting, effect: Effect) -> list[Branch]:
    """The lines that have a legal effect."""
    numbered = enumerate(effect.options)
    return [Branch(acting.source, number) for number, line in numbered if can_any(game, acting, line)]


def can_choose(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(open_branches(game, acting, effect))


@op("choose", can=can_choose)
@procedure()
def choose(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """The acting player picks one line."""
    chosen = yield ask(
        acting.player,
        "choose-line",
        open_branches(game, acting, effect),
        rule="HER-EFF-02",
        auto=True,
        source=acting.source,
    )
    after = yield call(resolve, effect.options[chosen.number], acting)
    return after


def branch(game: Heritage, acting: Acting, effect: Effect) -> Effects:
    """Which list holds, as the table is when it is reached."""
    condition = effect.condition
    assert condition is not None
    holds = len(matching(game, acting, condition.count)) >= condition.least
    return effect.effects if holds else effect.otherwise


def can_branch(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return any(can(game, acting, one) for one in branch(game, acting, effect))


@op("if", can=can_branch)
@procedure(rule="HER-EFF-01")
def if_then_else(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    after = yield call(resolve, branch(game, acting, effect), acting)
    return after


def has_servant(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.havens.get(acting.player, NO_HAVEN).servant)


@op("lock_servant", can=has_servant)
@procedure()
def lock_servant(game: Heritage, acting: Acting, effect: Effect) -> None:
    """The servant of the haven cannot be recruited this chapter."""
    game.havens[acting.player] = replace(game.havens[acting.player], locked=True)
    game.tell("locks-servant", player=acting.player)
