"""Effects and rules as whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects import AnyDo, Effect, Effects, parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import (
    ExtraSlot,
    Flee,
    HandLimit,
    IgnoreTrait,
    PanicThreshold,
)
from nokturn.games.grail.printed.language.effects_of_world import (
    ChangeCost,
    EncounterLevels,
    Gain,
    GainClue,
    Lose,
    Nothing,
    Pay,
    Savepoint,
)
from nokturn.games.grail.printed.language.rules import Ability, Rule
from nokturn.games.grail.printed.language.scopes import Context
from nokturn.games.grail.text.clauses import amounts_of, clause_of, subject_of
from nokturn.games.grail.text.conditions import conditions_text, trigger_text
from nokturn.games.grail.text.voice import Form, Voice, capital, sentence

_ALONE = (ChangeCost, EncounterLevels, ExtraSlot, Flee, GainClue, HandLimit, Nothing, PanicThreshold, Savepoint)


def effects_text(effects: Effects, voice: Voice, context: Context = "card") -> str:
    """What a list of effects does, sentence by sentence; nothing for none."""
    return " ".join([sentence(clauses) for clauses in _told(effects, voice, "imp", context)])


def clauses_text(effects: Effects, voice: Voice, context: Context = "card", form: Form = "imp") -> str:
    """The same as one clause, to stand after something else."""
    return "; ".join(_told(effects, voice, form, context))


def parts_text(parts: Sequence[AnyDo], voice: Voice) -> str:
    """One side of an effect that offers several."""
    return sentence(clauses_text((Effect((tuple(parts),)),), voice))


def _told(effects: Effects, voice: Voice, form: Form, context: Context) -> list[str]:
    """Clauses of an effect list: those that have one subject in common are said together."""
    told: list[str] = []
    plain: list[AnyDo] = []
    for effect in effects:
        if len(effect.alternatives) == 1:
            plain += effect.alternatives[0]
            continue
        told += _together(plain, voice, form, context)
        plain = []
        told.append(_choice(effect, voice, form, context))
    return told + _together(plain, voice, form, context)


def _together(parts: list[AnyDo], voice: Voice, form: Form, context: Context) -> list[str]:
    said = []
    for (subject, *_), group in groupby(parts, key=lambda do: (subject_of(do, voice, context), do.toss, _alone(do))):
        mine: Form = "third" if subject else form
        clauses = _listed([*group], voice, mine, context)
        said.append(f"{subject} {clauses}" if subject else clauses)
    return said


def _alone(do: AnyDo) -> str:
    """What is a sentence of its own and goes on with nothing."""
    return type(do).__name__ if isinstance(do, _ALONE) else ""


def _listed(parts: Sequence[AnyDo], voice: Voice, form: Form, context: Context) -> str:
    """`gain 1 Magic and 2 Terror, and draw 1 card`: what is gained or lost in a row is said with one verb."""
    clauses = []
    inner = False
    for verb, group in groupby(parts, key=_verb):
        row = [*group]
        merged = amounts_of(row, voice, form) if verb else ""
        inner |= bool(merged)
        clauses += [merged] if merged else [clause_of(do, voice, form, context) for do in row]
    return voice.listed(clauses, inner)


def _verb(do: AnyDo) -> str:
    """What may be said with one verb: gains and losses that no toss stands before, traits that are ignored."""
    if isinstance(do, IgnoreTrait):
        return "ignore"
    if do.toss or not isinstance(do, Gain | Lose | Pay) or do.what in ("card", "charge"):
        return ""
    return f"{type(do).__name__}{' health' if isinstance(do, Gain) and do.what == 'health' else ''}"


def _choice(effect: Effect, voice: Voice, form: Form, context: Context) -> str:
    """`a or b`; with nothing for the other side, `you may a`; with a price, `you may pay to b`."""
    subjects = {subject_of(do, voice, context) for do in effect.parts if not isinstance(do, Nothing)}
    shared = subjects.pop() if len(subjects) == 1 else None
    sides = [side for side in effect.alternatives if not isinstance(side[0], Nothing)]
    if len(sides) < len(effect.alternatives) and len(sides) == 1 and shared is not None:
        mine: Form = "third" if shared else "imp"
        clause = _may(list(sides[0]), voice, mine, context)
        return f"{shared} {clause}" if shared else clause
    mine = "third" if shared else form
    single = shared is not None and all(len(side) == 1 for side in effect.alternatives)
    alike = single and len({_verb(do) for do in effect.parts}) == 1
    if alike and (merged := amounts_of(effect.parts, voice, mine, "or")):
        return f"{shared} {merged}".strip()
    if shared is not None:
        said = [_listed(side, voice, mine, context) for side in effect.alternatives]
    else:
        said = [voice.listed(_together([*side], voice, form, context), inner=True) for side in effect.alternatives]
    long = any(len(side) > 1 for side in effect.alternatives)
    text = voice.say("or-long" if long else "or", first=", ".join(said[:-1]), last=said[-1])
    return f"{shared} {text}" if shared else text


def _may(parts: list[AnyDo], voice: Voice, form: Form, context: Context) -> str:
    paid = [do for do in parts if isinstance(do, Pay)]
    rest = [do for do in parts if not isinstance(do, Pay)]
    clause = _listed(rest or paid, voice, "inf", context)
    if not (paid and rest):
        return voice.say("may", form=form, clause=clause)
    cost = _listed(paid, voice, "inf", context)
    return voice.say("may-to", form=form, cost=cost, clause=clause)


# rules


def rules_text(rules: Sequence[Rule | Ability], voice: Voice) -> str:
    """The rules of one card; the moment is said once for those that share it, unless that could be misread."""
    said = []
    before: Rule | Ability | None = None
    for rule in rules:
        clear = before is not None and before.when == rule.when and bool(rule.conditions or not before.conditions)
        said.append(rule_text(rule, voice, before if clear else None))
        before = rule
    return " ".join(said)


def rule_text(rule: Rule | Ability, voice: Voice, before: Rule | Ability | None = None) -> str:
    """A rule of an Item, a Secret, a Skill or a card; if it acts at the same moment as the one `before`, only its
    condition is said, and what is done again is not said again."""
    if isinstance(rule, Rule) and rule.when == "action":
        return sentence(_action(rule, voice))
    trigger = trigger_text(rule, voice, same_moment=before is not None)
    if before is not None and before.do == rule.do and rule.conditions and not (rule.cost or rule.optional):
        return sentence(capital(f"{trigger} {voice.say('again')}") + _limited(rule, voice))
    if all(isinstance(do, ChangeCost) and do.at == "first_today" for effect in rule.do for do in effect.parts):
        trigger = ""
    body = f"{trigger} {_body(rule, voice)}".strip()
    return sentence(capital(body) + _limited(rule, voice))


def _body(rule: Rule | Ability, voice: Voice) -> str:
    if rule.cost:
        cost = clauses_text(rule.cost, voice, form="inf")
        return voice.say("may-to", form="imp", cost=cost, clause=clauses_text(rule.do, voice, form="inf"))
    if rule.optional:
        return voice.say("may", form="imp", clause=clauses_text(rule.do, voice, form="inf"))
    return clauses_text(rule.do, voice)


def price_text(energy: int, cost: Effects, voice: Voice) -> str:
    """What an Action costs: `2 Energy and 1 Food`; nothing for what is free or is no resource."""
    paid = [voice.amount(do.n, do.what) for do in parts_of(cost) if isinstance(do, Pay) and _verb(do)]
    return voice.listed([*([voice.amount(Amount(energy), "energy")] if energy else []), *paid])


def _action(rule: Rule, voice: Voice) -> str:
    """`Action, 2 Energy and 1 Food: …`; a price that is no resource is said in the clause."""
    costs = price_text(rule.energy, rule.cost, voice)
    clause = clauses_text(rule.do, voice)
    if not all(isinstance(do, Pay) and _verb(do) for do in parts_of(rule.cost)):
        costs = price_text(rule.energy, (), voice)
        cost = clauses_text(rule.cost, voice)
        clause = voice.say("to", cost=cost, clause=clauses_text(rule.do, voice, form="inf"))
    trigger = f"{trigger_if}, " if (trigger_if := _only_if(rule, voice)) else ""
    text = voice.say("whole-action", costs=f", {costs}" if costs else "", clause=f"{trigger}{clause}")
    return text + _limited(rule, voice)


def _only_if(rule: Rule, voice: Voice) -> str:
    return voice.say("whole-if", condition=conditions_text(rule.conditions, voice)) if rule.conditions else ""


def _limited(rule: Rule | Ability, voice: Voice) -> str:
    """` (once per Activation)`; nothing if it can be used as often as its moment comes."""
    if not isinstance(rule, Rule):
        return ""
    limit = "flip" if rule.flip else rule.limit or ("day" if rule.once_per_day else "")
    return f" ({voice.say(f'limit-{limit}')})" if limit else ""
