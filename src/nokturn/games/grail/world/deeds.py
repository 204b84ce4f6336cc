"""What an Action or a lightning rule does once it is paid for."""

from __future__ import annotations

from nokturn.games.grail.effects.interpreter import apply, toss
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.printed.language.vocabulary import RESOURCES, Resource
from nokturn.games.grail.printed.locations import Deed
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


def deed_of(state: Grail, source: str) -> Deed:
    """The Action or lightning rule that a source names: `location/105`, `instant/104`, `action/beor`."""
    kind, _, name = source.partition("/")
    found: Deed | None
    if kind == "action":
        found = state.content.characters[name].action
    else:
        card = state.content.locations[int(name)]
        found = card.instant if kind == "instant" else card.action
    assert found is not None, source
    return found


@procedure(rule=("GRAIL-QUEST-04", "GRAIL-COUNTER-04"))
def perform(state: Grail, context: Context) -> Rule:
    """The effects of what `context.source` names, then, if it lists a face, one toss for the whole of it."""
    context = yield call(apply, deed_of(state, context.source).effects, context)
    if deed_of(state, context.source).tosses and not state.finished:
        face = yield call(toss, context.source)
        deed = deed_of(state, context.source)
        context = yield call(apply, deed.toss_grail if face == "grail" else deed.toss_skull, context)
    yield call(settle_story)
    return context


def wealth_of(state: Grail, heroes: tuple[str, ...]) -> tuple[int, ...]:
    """What these have of each resource together, to see afterwards what they have gained."""
    there = [state.heroes[hero] for hero in heroes if hero in state.heroes]
    return tuple([sum(hero.has(resource) for hero in there) for resource in RESOURCES])


def gained_since(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Resource, ...]:
    return tuple([one for one, had, has in zip(RESOURCES, before, after, strict=True) if has > had])
