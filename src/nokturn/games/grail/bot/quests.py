"""What the group is after: the places that its Quests and Clues name, and what would fulfil them."""

from __future__ import annotations

import re
from functools import lru_cache

from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.printed.language.effects_of_world import SetStatus
from nokturn.games.grail.state.state import Grail

_NUMBER = re.compile(r"\b\d{3}\b")
_WORD = re.compile(r"[a-z]{4,}")
COMMON = frozenset(
    [
        "about",
        "does",
        "from",
        "have",
        "into",
        "knows",
        "learn",
        "least",
        "make",
        "must",
        "onto",
        "other",
        "over",
        "secret",
        "somebody",
        "somewhere",
        "status",
        "stay",
        "than",
        "that",
        "their",
        "them",
        "then",
        "there",
        "they",
        "this",
        "under",
        "until",
        "what",
        "when",
        "where",
        "which",
        "while",
        "will",
        "with",
        "your",
        "yours",
    ]
)
FOR_QUEST, FOR_CLUE = 1.0, 0.35
WANTED = 14.0
"""What a Quest asks for by name."""


@lru_cache(maxsize=512)
def places_in(content: Pack, text: str) -> frozenset[int]:
    """The Locations that a text names, by number or by name."""
    numbers = {int(found) for found in _NUMBER.findall(text)}
    named = {one.number for one in content.locations.values() if one.name.en in text}
    return frozenset([one for one in numbers | named if one in content.locations])


def places_of(content: Pack, quest: str) -> dict[int, float]:
    """The Locations a Quest speaks of; those in its goal matter most."""
    card = content.quests[quest]
    hinted = dict.fromkeys(places_in(content, card.hint.en), 0.9 * FOR_QUEST)
    return hinted | dict.fromkeys(places_in(content, card.goal.en), FOR_QUEST)


def quest_places(state: Grail) -> dict[int, float]:
    """How much each Location matters for the Quests and Clues there are; those that the goal itself names most."""
    found: dict[int, float] = {}
    content = state.content
    for quest in state.quests:
        for place, weight in places_of(content, quest).items():
            found[place] = max(found.get(place, 0.0), weight)
    for clue in state.clues:
        for place in places_in(content, content.clues[clue].text.en):
            found[place] = max(found.get(place, 0.0), FOR_CLUE)
    return found


def keywords(state: Grail) -> frozenset[str]:
    """The words in which Quests say what they are about."""
    found: set[str] = set()
    for quest in state.quests:
        found |= telling_words(state.content.quests[quest].goal.en)
    return frozenset(found)


@lru_cache(maxsize=128)
def telling_words(text: str) -> frozenset[str]:
    """Names and longer words, but for those that any sentence has."""
    return frozenset([word for word in _WORD.findall(text.lower()) if word not in COMMON])


def wanted(state: Grail) -> dict[str, float]:
    """Statuses and Secrets that Quests ask for: `status/rituals`, `secret/rite_of_menhirs`."""
    found: dict[str, float] = {}
    for quest in state.quests:
        for one in state.content.quests[quest].success_if:
            if isinstance(one, asks.StatusSet | asks.PartsSet):
                found[f"status/{one.status}"] = WANTED
            elif isinstance(one, asks.HasSecret):
                found[f"secret/{one.secret}"] = WANTED
    return found


def menhirs_wanted(state: Grail) -> frozenset[int]:
    """Menhirs that a Quest asks to be lit: lighting one is said to set what it wants."""
    asked = wanted(state)
    found = []
    for place in state.places:
        lit = state.content.locations[place].activation
        if lit is None:
            continue
        marks = [do.status for effect in lit.on_activate for do in effect.parts if isinstance(do, SetStatus)]
        if any(f"status/{one}" in asked and one not in state.statuses for one in marks):
            found.append(place)
    return frozenset(found)
