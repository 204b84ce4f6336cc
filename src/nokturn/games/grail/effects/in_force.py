"""The rules that a Character has: its flaw, and those of its Items, Secrets and Skills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.rules import Rule
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, printed

Found = tuple[str, int, Rule]
"""What has it (`item/mule:1`), its place there, and the rule."""


def sources(state: Grail, hero: str) -> tuple[str, ...]:
    """Everything of a Character that has rules and is in use; GRAIL-ITEM-02, GRAIL-SETUP-CHAR-13."""
    now = state.heroes[hero]
    found = _sources(hero, now.items, now.secrets, now.skills, now.idle)
    left_out = state.fray.left_out if state.fray is not None else ()
    return tuple([one for one in found if f"{hero}/{one}" not in left_out]) if left_out else found


@lru_cache(maxsize=1024)
def _sources(
    hero: str, items: tuple[str, ...], secrets: tuple[str, ...], skills: tuple[int, ...], idle: tuple[str, ...]
) -> tuple[str, ...]:
    cards = [(kind, one) for kind, own in (("item", items), ("secret", secrets)) for one in own if one not in idle]
    return (f"flaw/{hero}", *[f"{kind}/{one}" for kind, one in cards], *[f"skill/{one}" for one in skills])


@lru_cache(maxsize=1024)
def _by_moment(content: Campaign, used: tuple[str, ...]) -> dict[Trigger, tuple[Found, ...]]:
    """The rules of these sources by the moments at which they act: asked for again and again, and printed once."""
    found: dict[Trigger, list[Found]] = {}
    for source in used:
        for place, rule in enumerate(_printed_rules(content, source)):
            found.setdefault(rule.when, []).append((source, place, rule))
    return {when: tuple(rules) for when, rules in found.items()}


def printed_rules(state: Grail, source: str) -> Sequence[Rule]:
    """What a source has printed, whoever has it, or had it before it was discarded."""
    return _printed_rules(state.content, source)


def _printed_rules(content: Campaign, source: str) -> Sequence[Rule]:
    kind, _, name = source.partition("/")
    if kind == "flaw":
        return (content.characters[name].flaw,)
    if kind == "skill":
        return (content.skill_sides[int(name)],)
    return content.items[printed(name)].rule if kind == "item" else content.secrets[name].rule


def of_the_group(state: Grail) -> Iterator[tuple[str, Sequence[Rule]]]:
    """The Secret of challenge mode belongs to nobody in particular; GRAIL-CHALLENGE-02."""
    secret = state.content.challenge_secret
    if secret is not None and "distrust" in state.handicaps:
        yield f"secret/{secret.id}", secret.rule


def rules_of(state: Grail, hero: str, when: Trigger, first: bool = False) -> Iterator[Found]:
    """The rules of a Character for a moment; the `first` of several has those of the group too."""
    yield from _by_moment(state.content, sources(state, hero)).get(when, ())
    for source, rules in of_the_group(state) if first else ():
        yield from [(source, place, rule) for place, rule in enumerate(rules) if rule.when == when]


def has_rules(state: Grail, hero: str, when: Trigger, first: bool = False) -> bool:
    """Whether a Character has any rule for a moment, usable or not: most have none, and nobody need look further."""
    return when in _by_moment(state.content, sources(state, hero)) or (first and "distrust" in state.handicaps)


def key_of(hero: str, source: str, place: int) -> str:
    """How a use of a rule is written down."""
    return f"{hero}/{source}/{place}"


def used_up(state: Grail, hero: str, found: Found) -> bool:
    """Its limit is reached, or its card is turned; GRAIL-ITEM-08."""
    source, place, rule = found
    key = key_of(hero, source, place)
    if rule.flip and f"{hero}/{source}" in state.turned:
        return True
    if (rule.once_per_day or rule.limit == "day") and key in state.used_today:
        return True
    if rule.limit == "location" and f"{key}@{state.heroes[hero].location}" in state.used_here:
        return True
    if state.fray is None:
        return False
    if rule.limit == "encounter" and key in state.fray.used_in_encounter:
        return True
    return rule.limit == "activation" and key in state.fray.used_in_activation


def standing(state: Grail, hero: str, when: Trigger, context: Context, *kinds: type[Do]) -> Iterator[Do]:
    """What the rules of a Character say by themselves, without anybody being asked: parts of these kinds."""
    rules = _by_moment(state.content, sources(state, hero)).get(when)
    if rules is None:
        return
    own = context.by(hero)
    for found in rules:
        rule = found[2]
        if not rule.may_be_declined and not used_up(state, hero, found) and holds(state, rule.conditions, own):
            yield from [do for effect in rule.do for do in effect.parts if isinstance(do, kinds) and not do.toss]
