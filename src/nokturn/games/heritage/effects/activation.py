"""Activating vampires, and single attributes; HER-ACT-04, HER-ACT-05, HER-ACT-12."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import is_awake
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.effects.targets import choose_targets, has_target, still_legal
from nokturn.games.heritage.effects.tokens import chosen_one
from nokturn.games.heritage.printed.attributes import COMPASS, GROUP_OF, GROUPS
from nokturn.games.heritage.printed.boards import SLOTS
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import Name
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.activation import activate, activate_one, update_of
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Rule, ask, call, procedure


@op("activate", can=has_target)
@procedure(rule=("HER-ACT-04", "HER-ACT-05", "HER-ACT-11"))
def activate_vampires(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Each, with everything it sets off, before the next."""
    targets = yield call(choose_targets, acting, effect)
    for vampire in targets:
        if still_legal(game, acting, effect, vampire):
            yield call(activate, acting, vampire)
    return chosen_one(acting, effect, targets)


def values(game: Heritage, group: str) -> tuple[str, ...]:
    """What may be named: of geography the compass, and wanderers where they have a region of their own."""
    if group == "geography" and game.theatres[2] != "sabbat_wars":
        return COMPASS
    return GROUPS[group]  # type: ignore[index]


def attributes_to_name(game: Heritage, acting: Acting, attr: str) -> tuple[str, ...]:
    """The values from which the acting player names one; only one: there is nothing to name.  HER-ACT-09: one that
    changes its theatre."""
    how, _, group = attr.partition(":")
    if how == "self":
        mine = PEOPLE[acting.vampire]
        return (mine.class_ if group == "class" else getattr(mine, group),)
    if how == "choose":
        groups = SLOTS if group == "any" else (group,)
        found = [value for one in groups for value in values(game, one)]
        return tuple([value for value in found if changes(game, acting, value)])
    return (attr,)


def with_value(update: Update, value: str) -> Update:
    """An update by one attribute, which need not be the vampire's own."""
    group = GROUP_OF[value]
    return replace(update, **{"class_" if group == "class" else group: value})


def changes(game: Heritage, acting: Acting, value: str) -> bool:
    """Whether activating this attribute does anything now."""
    board = THEATRES[game.theatres[SLOTS.index(GROUP_OF[value])]]
    return board.changes(game, acting, with_value(update_of(acting.vampire), value))


def acts(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """While the acting vampire is torpid the effect is skipped."""
    return is_awake(game, acting.vampire) and bool(attributes_to_name(game, acting, effect.attr))


@op("activate_attribute", can=acts)
@procedure(rule="HER-ACT-12")
def activate_attribute(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Only the theatre of that attribute's group, n times; the choice is made once."""
    named = yield ask(
        acting.player,
        "name-to-activate",
        [Name(value) for value in attributes_to_name(game, acting, effect.attr)],
        rule="HER-ACT-12",
        auto=True,
        source=acting.source,
    )
    for _ in range(effect.n.fixed):
        if is_awake(game, acting.vampire):
            game.tell("activates-attribute", player=acting.player, vampire=acting.vampire, attribute=named.attribute)
            update = with_value(update_of(acting.vampire), named.attribute)
            yield call(activate_one, acting, GROUP_OF[named.attribute], update)
