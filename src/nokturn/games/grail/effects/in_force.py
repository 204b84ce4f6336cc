"""The rules that a Character has: its flaw, and those of its Items, Secrets and Skills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.rules import Rule
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, printed

Found = tuple[str, int, Rule]
"""What has it (`item/mule:1`), its place there, and the rule."""


def sources(state: Grail, hero: str) -> Iterator[tuple[str, Sequence[Rule]]]:
    """Everything of a Character that has rules and is in use; GRAIL-ITEM-02, GRAIL-SETUP-CHAR-13."""
    now = state.heroes[hero]
    left_out = state.fray.left_out if state.fray is not None else ()
    cards = [*[f"item/{one}" for one in now.items], *[f"secret/{one}" for one in now.secrets]]
    used = [one for one in cards if one.partition("/")[2] not in now.idle and f"{hero}/{one}" not in left_out]
    for source in (f"flaw/{hero}", *used, *[f"skill/{one}" for one in now.skills]):
        yield source, printed_rules(state, source)


def printed_rules(state: Grail, source: str) -> Sequence[Rule]:
    """What a source has printed, whoever has it, or had it before it was discarded."""
    kind, _, name = source.partition("/")
    content = state.content
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
    groups = [*sources(state, hero), *(of_the_group(state) if first else ())]
    for source, rules in groups:
        for place, rule in enumerate(rules):
            if rule.when == when:
                yield source, place, rule


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
    own = context.by(hero)
    for found in rules_of(state, hero, when):
        rule = found[2]
        if not rule.may_be_declined and not used_up(state, hero, found) and holds(state, rule.conditions, own):
            yield from [do for effect in rule.do for do in effect.parts if isinstance(do, kinds) and not do.toss]
