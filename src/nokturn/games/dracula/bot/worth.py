"""What cards, tickets and encounters are worth to their owner, in rough points; more is better."""

from __future__ import annotations

from collections.abc import Iterable

from nokturn.games.dracula.printed.content import ENCOUNTERS, TICKETS

ITEM = {
    "knife": 9.0,
    "heavenly_host": 8.0,
    "rifle": 8.0,
    "holy_bullets": 5.0,
    "pistol": 7.5,
    "crucifix": 6.0,
    "garlic": 5.5,
    "fast_horses": 5.0,
    "stake": 4.5,
    "garlic_wreath": 4.0,
    "holy_circle": 3.5,
    "dogs": 3.0,
}
"""Of the first copy in a hunter's hand."""
SECOND_COPY = 0.75
GUN_FOR_BULLETS = 3.0
"""Holy Bullets are worth so much more beside a Pistol or a Rifle."""

HUNTER_EVENT = {
    "great_strength": 6.0,
    "renewed_vigor": 8.0,
    "hypnosis": 7.0,
    "lucys_revenge": 6.0,
    "heroic_leap": 7.0,
    "newspaper_reports": 6.5,
    "chartered_carriage": 6.0,
    "consecrated_ground": 6.0,
    "sense_of_emergency": 5.5,
    "vampire_lair": 5.0,
    "planned_ambush": 5.0,
    "lucky_find": 5.0,
    "long_night": 5.0,
    "blood_transfusion": 4.0,
    "good_luck": 3.5,
    "forewarned": 4.5,
    "wax_cylinders": 4.5,
    "mystic_research": 4.0,
    "surprising_return": 4.0,
    "money_trail": 3.0,
    "excellent_weather": 3.0,
    "escape_route": 3.0,
    "speedy_telegraph": 2.5,
}
ONLY_FOR_ANOTHER = 0.2
"""What is left of an event's worth in the hand of a hunter who may not play it."""

DRACULA_EVENT = {
    "unearthly_swiftness": 9.0,
    "darkness_returns": 8.0,
    "seduction": 7.0,
    "customs_search": 6.5,
    "nocturnal_visit": 3.0,
    "sensationalist_press": 6.0,
    "enraged": 5.5,
    "wild_horses": 5.0,
    "false_tip": 5.0,
    "hidden_schemes": 6.0,
    "devilish_power": 4.5,
    "roadblock": 4.0,
    "summon_storms": 2.0,
}

AMBUSH = {
    "wolves": 5.0,
    "szgany_bodyguards": 4.5,
    "saboteur": 4.0,
    "bats": 4.0,
    "szgany_mob": 3.5,
    "unnatural_fog": 3.5,
    "rats": 3.0,
    "spy": 2.5,
    "desecrated_soil": 1.0,
    "hoax": 2.0,
}
"""What an encounter does to a hunter who comes upon it, vampires apart."""


def item(card: str, held: Iterable[str] = ()) -> float:
    """An item beside the others in hand."""
    others = tuple(held)
    value = ITEM[card] * (SECOND_COPY if card in others else 1.0)
    if card == "holy_bullets" and ("pistol" in others or "rifle" in others):
        value += GUN_FOR_BULLETS
    return value


def ticket(name: str) -> float:
    """A ticket by how far it takes its owner; yellow railways are rarer."""
    values = TICKETS[name]
    return values.white + 0.8 * (values.yellow or 0)


def matured(card: str, rumor: bool = False) -> float:
    """Influence that an encounter brings when it matures, others in the same coin."""
    influence = ENCOUNTERS[card].mature_influence
    if influence:
        return influence + 3.0 * rumor
    return {
        "desecrated_soil": 0.8,
        "szgany_bodyguards": 0.8,
        "hoax": 0.8,
        "wolves": 0.6,
        "spy": 0.5,
        "szgany_mob": 0.4,
        "unnatural_fog": 0.3,
        "saboteur": 0.2,
    }.get(card, 0.0)
