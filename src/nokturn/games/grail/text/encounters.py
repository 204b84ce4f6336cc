"""What is printed on an Encounter, an Event or a Location beside its name, in words."""

from __future__ import annotations

from collections.abc import Sequence

from nokturn.games.grail.printed.edges import Bonus, Key, RightEdge
from nokturn.games.grail.printed.encounters import AttackRow, Bypass, Encounter, Stage
from nokturn.games.grail.printed.events import Event
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES
from nokturn.games.grail.printed.locations import Activation, Location
from nokturn.games.grail.text.cards import deed_text
from nokturn.games.grail.text.conditions import conditions_text
from nokturn.games.grail.text.sentences import clauses_text, effects_text, price_text
from nokturn.games.grail.text.voice import Voice, sentence


def row_text(row: AttackRow, voice: Voice) -> tuple[str, ...]:
    """What an attack in this row does, way by way: effects that offer a choice are said with it."""
    return tuple([sentence(clauses_text((effect,), voice)) for effect in row.do])


def _range(row: AttackRow) -> str:
    return str(row.least) if row.least == row.most else row.pool


def affinity_text(stage: Stage, voice: Voice) -> dict[str, str]:
    """What an affinity bonus does, by attribute."""
    found = {attribute: stage.affinity.of(attribute) for attribute in ATTRIBUTES}
    return {attribute: clauses_text((effect,), voice) for attribute, effect in found.items() if effect is not None}


def bypass_text(bypass: Bypass, voice: Voice) -> str:
    asked = conditions_text(bypass.conditions, voice)
    price = clauses_text(bypass.cost, voice) if bypass.cost else ""
    return voice.say("bypass", condition=asked or "none", price=price or "none")


def encounter_text(encounter: Encounter, voice: Voice) -> str:
    """The whole card in sentences."""
    said = [voice.say(f"trait-{trait}") for trait in encounter.traits]
    lines = [", ".join(said) + "." if said else ""]
    lines.append(_section("instant", encounter.instant, voice))
    if encounter.table:
        lines.append(voice.say("encounter-value", n=encounter.value))
        lines += [
            voice.say("attack-row", pool=_range(row), clause=" ".join(row_text(row, voice)) or "none")
            for row in encounter.table
        ]
    lines.append(_section("opportunity", encounter.opportunity, voice))
    if encounter.track is not None:
        lines.append(voice.say("attitude-track", up=encounter.track.up, down=encounter.track.down))
    lines += [_stage(stage, voice, approach=encounter.approaches) for stage in encounter.stage]
    if encounter.bypass is not None:
        lines.append(bypass_text(encounter.bypass, voice))
    lines += [_section("failure", encounter.failure, voice), _section("reward", encounter.reward, voice)]
    lines.append(_section("loot", encounter.loot, voice))
    return " ".join([line for line in lines if line])


def _section(name: str, effects: Effects, voice: Voice) -> str:
    said = clauses_text(effects, voice) if effects else ""
    return voice.say(f"section-{name}", clause=sentence(said)) if said else ""


def _stage(stage: Stage, voice: Voice, *, approach: bool) -> str:
    affinities = [f"{voice.say(f'attribute-{one}')}: {said}" for one, said in affinity_text(stage, voice).items()]
    return voice.say(
        "approach" if approach else "stage",
        name=stage.name[voice.lang],
        affinity="; ".join(affinities) or "none",
        response=effects_text(stage.response, voice),
    )


def event_text(event: Event, voice: Voice) -> str:
    """What it does when it is turned up; what depends on the story is only read then."""
    return effects_text(event.effects, voice, "event")


def activation_text(lit: Activation, voice: Voice) -> str:
    """What lighting the Menhir takes."""
    price = price_text(lit.energy, lit.cost, voice)
    asked = conditions_text(lit.conditions, voice)
    return voice.say("activation", price=price, condition=asked or "none", base=lit.base, per=lit.per_player)


def location_text(location: Location, voice: Voice) -> str:
    """Its Action, its lightning rule and how its Menhir is lit."""
    lines = []
    if location.action is not None:
        lines.append(f"{location.action.name[voice.lang]}: {deed_text(location.action, voice)}")
    if location.instant is not None:
        unless = conditions_text(location.instant.unless, voice) if location.instant.unless else "none"
        lines.append(voice.say("lightning", clause=deed_text(location.instant, voice), unless=unless))
    if location.activation is not None:
        lines.append(activation_text(location.activation, voice))
    return " ".join(lines)


def edges_text(bonuses: Sequence[Bonus | None], edge: RightEdge, voice: Voice) -> str:
    """Both sides of a card, row by row: `1: 1 marker → Aggression 1`, `2: → Courage 1` where the left one is empty;
    without bonuses only the right one."""
    keys = [_key(key, voice) for key in edge.rows]
    keys += [voice.say("key-magic") if edge.magic else "", voice.say("key-free", n=edge.multiplier)]
    left = [voice.say(f"bonus-{one.kind}", n=one.n) if one else "" for one in bonuses] or [""] * len(keys)
    both = zip(left, keys, strict=True)
    alone = "→ " if bonuses else ""
    rows = [f"{bonus} → {key}" if bonus and key else bonus or (key and alone + key) for bonus, key in both]
    return "; ".join([f"{number}: {row}" for number, row in enumerate(rows, 1) if row])


def _key(key: Key | None, voice: Voice) -> str:
    return voice.say("key-attribute", n=key.level, **voice.attribute(key.attribute)) if key is not None else ""
