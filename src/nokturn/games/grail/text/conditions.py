"""What is asked for, and when something happens, in words."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.printed.language import conditions as asked
from nokturn.games.grail.printed.language.conditions import Condition, Conditions
from nokturn.games.grail.printed.language.effects_of_world import SetDial
from nokturn.games.grail.printed.language.rules import Ability, Rule
from nokturn.games.grail.printed.reading.printed_effects import things_done
from nokturn.games.grail.text.voice import Voice

_CLAUSES = ("When you ", "When a ", "Kiedy ")
"""Triggers that are clauses of their own: a condition goes on with `and`."""
UNSAID = ("always", "panic_check")
"""Triggers that go without saying: what the rule does says when."""


def condition_text(condition: Condition, voice: Voice) -> str:
    """One condition: `you have no Magic`."""
    op = str(type(condition).__struct_config__.tag)
    return voice.say(f"if-{op}", negated="yes" if condition.negated else "no", **_facts(condition, voice))


def conditions_text(conditions: Conditions, voice: Voice) -> str:
    """All of them: `you Panic and the Pool holds at least 3 markers`; nothing for none."""
    return voice.listed([condition_text(one, voice) for one in conditions])


def _facts(condition: Condition, voice: Voice) -> dict[str, Any]:
    pack, lang = voice.pack, voice.lang
    match condition:
        case asked.HasAttribute(attribute=attribute, level=level):
            return {"n": level, **voice.attribute(attribute)}
        case asked.IsHero(hero=id):
            return {"hero": pack.characters[id].name[lang]}
        case asked.StatusSet(status=id, part=part):
            return {"status": pack.statuses[id].name[lang], "part": part}
        case asked.PartsSet(status=id, n=n):
            return {"status": pack.statuses[id].name[lang], "n": n}
        case asked.HasSecret(secret=id):
            return {"secret": pack.secrets[id].name[lang]}
        case asked.HasItem(item=id):
            return {"item": pack.items[id].name[lang]}
        case asked.HasAtLeast(what=what, n=n):
            return {"n": n, "value": voice.say(f"value-{what}"), "of": voice.say(f"value-of-{what}")}
        case asked.InChapter(chapter=n):
            return {"n": n}
        case asked.EncounterColour(colour=colour):
            return voice.colour(colour)
        case asked.IsEventKind(kind=kind):
            return {"kind": voice.say(f"event-kind-{kind}")}
        case asked.PoolAtLeast(n=n) | asked.HandAtMost(n=n) | asked.AmountAtLeast(n=n):
            return {"n": n}
        case asked.KeyAttribute(attribute=attribute):
            return dict(voice.attribute(attribute))
        case asked.Gained(what=what):
            return {"value": voice.say(f"value-{what}"), "of": voice.say(f"value-of-{what}")}
        case asked.DialExists(name=name):
            return {"holder": _holder(name, voice)}
        case _:
            return {}


def _holder(dial: str, voice: Voice) -> str:
    """What a dial lies on, whoever has set it."""
    for event in voice.pack.events.values():
        for _, do in things_done(event):
            if isinstance(do, SetDial) and do.name == dial:
                return voice.holder(do.holder)
    return voice.holder("")


def trigger_text(rule: Rule | Ability, voice: Voice, same_moment: bool = False) -> str:
    """When it acts, with its conditions, up to the comma: `When you Rest after eating, if you Panic,`; at the same
    moment as the rule before it, only the conditions."""
    if same_moment:
        held = conditions_text(rule.conditions, voice)
        return f"{voice.say('whole-if', condition=held)}," if held else ""
    conditions = list(rule.conditions)
    facts: dict[str, Any] = {
        "colour": "none",
        "key": "none",
        "ate": "none",
        "event": "none",
        "gained": "none",
        "least": 0,
    }
    for condition in rule.conditions:
        folded = _folded(condition, rule.when, voice)
        if folded and not (condition.negated and not isinstance(condition, asked.Ate)):
            facts |= folded
            conditions.remove(condition)
    said = "" if rule.when in UNSAID else voice.say(f"when-{rule.when}", **facts)
    if not conditions:
        return said
    held = conditions_text(tuple(conditions), voice)
    if said.startswith(_CLAUSES):
        return f"{said.rstrip(',')} {voice.say('whole-and', condition=held)},"
    held = voice.say("whole-if", condition=held)
    return f"{said.rstrip(',')}, {held}," if said and not said.endswith(":") else f"{said} {held},".strip()


def _folded(condition: Condition, when: str, voice: Voice) -> dict[str, Any]:
    """What a trigger says together with a condition: `a Combat with a green Encounter`."""
    match condition, when:
        case asked.EncounterColour(colour=colour), (
            "attack" | "draw_encounter" | "combat_start" | "combat_activate" | "win_combat"
        ):
            return voice.colour(colour)
        case asked.KeyAttribute(attribute=attribute), "join_key" | "affinity":
            return {"key": attribute, **voice.attribute(attribute)}
        case asked.Ate(negated=negated), "rest":
            return {"ate": "no" if negated else "yes"}
        case asked.IsEventKind(kind=kind), "reveal_event":
            return {"event": kind}
        case asked.Gained(what=what), "location_action":
            return {"gained": voice.say(f"value-{what}")}
        case asked.AmountAtLeast(n=n), "gain_terror":
            return {"least": n}
        case _:
            return {}
