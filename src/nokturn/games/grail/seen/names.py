"""How things of a pack are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.language.parser import effect_of
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.state.state import printed
from nokturn.games.grail.text.cards import card_text, deed_text, owned_text
from nokturn.games.grail.text.encounters import edges_text, encounter_text, event_text
from nokturn.games.grail.text.sentences import parts_text
from nokturn.games.grail.text.voice import Voice

Finds = Callable[[Pack, str], Prose | None]


def _item(pack: Pack, card: str) -> Prose | None:
    return pack.items[printed(card)].name if printed(card) in pack.items else None


def _encounter(pack: Pack, card: str) -> Prose | None:
    return pack.encounters[printed(card)].name if printed(card) in pack.encounters else None


def _secret(pack: Pack, id: str) -> Prose | None:
    return pack.secrets[id].name if id in pack.secrets else None


def _skill(pack: Pack, number: str) -> Prose | None:
    return pack.skill_sides[int(number)].name if int(number) in pack.skill_sides else None


def _hero(pack: Pack, id: str) -> Prose | None:
    return pack.characters[id].name if id in pack.characters else None


def _location(pack: Pack, number: str) -> Prose | None:
    return pack.locations[int(number)].name if number and int(number) in pack.locations else None


def _event(pack: Pack, id: str) -> Prose | None:
    return pack.events[id].title if id in pack.events else None


def _quest(pack: Pack, id: str) -> Prose | None:
    return pack.quests[id].goal if id in pack.quests else None


def _action(pack: Pack, hero: str) -> Prose | None:
    return pack.characters[hero].action.name if hero in pack.characters else None


def _flaw(pack: Pack, hero: str) -> Prose | None:
    return pack.characters[hero].flaw.name if hero in pack.characters else None


def _place_action(pack: Pack, number: str) -> Prose | None:
    deed = pack.locations[int(number)].action
    return deed.name if deed is not None else None


def _read_at(pack: Pack, passage: str) -> Prose | None:
    """A passage is called by the Location whose section it is in."""
    return _location(pack, passage.partition("/")[0])


@cache
def _namesakes(pack: Pack) -> frozenset[str]:
    """Cards that share their name with another of the same Character and kind."""
    names = Counter([(card.hero, type(card), card.name) for card in pack.cards.values()])
    return frozenset([card.id for card in pack.cards.values() if names[(card.hero, type(card), card.name)] > 1])


def _card(pack: Pack, id: str) -> Prose | None:
    """By its name, and by its number too where another one is called alike; GRAIL-SETUP-CHAR-14."""
    return card_name(pack, pack.cards[id]) if id in pack.cards else None


def card_name(pack: Pack, card: HeroCard) -> Prose:
    if card.id not in _namesakes(pack):
        return card.name
    number = card.no.partition("/")[0]
    return Prose(f"{card.name.en} ({number})", f"{card.name.pl} ({number})")


def _approach(pack: Pack, approach: str) -> Prose | None:
    """One of the approaches of an Encounter: `lost_pilgrims/0`."""
    encounter, _, number = approach.rpartition("/")
    return pack.encounters[encounter].stage[int(number)].name if encounter in pack.encounters else None


SOURCES: Mapping[str, Finds] = {
    "card": _card,
    "item": _item,
    "encounter": _encounter,
    "secret": _secret,
    "skill": _skill,
    "flaw": _flaw,
    "action": _action,
    "location": _place_action,
    "instant": _location,
    "menhir": _location,
    "explore": _location,
    "travel": _location,
    "dream": _location,
    "nightmare": _location,
    "passage": _read_at,
    "event": _event,
    "quest": _quest,
    "hero": _hero,
    "status": lambda pack, one: pack.statuses[one].name if one in pack.statuses else None,
}
"""By what stands before the stroke: `item/cudgel:1`."""

FACTS: Mapping[str, Finds] = {
    "item": _item,
    "encounter": _encounter,
    "hero": _hero,
    "heroe": _hero,
    "receiver": _hero,
    "other": _hero,
    "tray": _hero,
    "colour": _hero,
    "event": _event,
    "quest": _quest,
    "status": lambda pack, one: pack.statuses[one].name if one in pack.statuses else None,
    "clue": lambda pack, one: pack.clues[one].text if one in pack.clues else None,
    "ending": lambda pack, one: pack.endings[one].title if one in pack.endings else None,
    "card": _card,
    "approach": _approach,
    "letter": lambda pack, hero: pack.characters[hero].letter_text if hero in pack.characters else None,
    "map": lambda pack, _: pack.frame.map,
    "secret": _secret,
}


def source_name(pack: Pack, source: str, lang: str) -> str | None:
    """What says an effect; empty: the rules themselves do."""
    kind, _, name = source.partition("/")
    if kind not in SOURCES or not name:
        return ""
    found = SOURCES[kind](pack, name)
    return found[lang] if found is not None else ""


def name_of(pack: Pack, kind: str, value: Any, lang: str) -> str | None:
    """The name of a fact in a message; None: as it is."""
    if kind == "parts":
        return parts_text(effect_of(value).alternatives[0], Voice(pack, lang))
    if kind in ("location", "old") and isinstance(value, int):
        found = _location(pack, str(value))
        return f"{found[lang]} ({value})" if found is not None else str(value)
    if kind in TOLD:
        return TOLD[kind](pack, value, lang)
    if kind == "back" and isinstance(value, int):
        return pack.locations[value].text[lang] if value in pack.locations else None
    if kind == "skill" and isinstance(value, int):
        found = _skill(pack, str(value))
        return found[lang] if found is not None else None
    if not isinstance(value, str):
        return None
    if kind == "source":
        return source_name(pack, value, lang)
    if kind == "passage":
        return passage_text(pack, value, lang)
    if kind == "choice":
        return choice_text(pack, value, lang)
    if kind == "vision":
        return vision_text(pack, value, lang)
    found = FACTS[kind](pack, value) if kind in FACTS else None
    if found is None and kind == "card" and ":" in value:
        return source_name(pack, value.replace(":", "/", 1), lang) or None
    return found[lang] if found is not None else None


def deed_of(pack: Pack, value: Any, lang: str) -> str | None:
    """An Action with what it costs and does, of a Location by its number or of a Character."""
    deed = pack.locations[value].action if isinstance(value, int) else pack.characters[value].action
    return f"{deed.name[lang]}: {deed_text(deed, Voice(pack, lang))}" if deed is not None else None


def printed_text(pack: Pack, value: Any, lang: str) -> str | None:
    """What is printed on a thing: `item/cudgel:2`, `encounter/vagrant:1`, `card/beor_c01`, `skill/7`."""
    kind, _, name = str(value).partition("/")
    voice = Voice(pack, lang)
    match kind:
        case "card":
            return card_text(pack.cards[name], voice)
        case "encounter":
            return encounter_text(pack.encounters[printed(name)], voice)
        case "item":
            return owned_text(pack.items[printed(name)], voice)
        case "secret":
            return owned_text(pack.secrets[name], voice)
        case "skill":
            return pack.skill_sides[int(name)].text[lang]
        case "event":
            return event_text(pack.events[name], voice)
        case _:
            return None


def edge_text(pack: Pack, value: Any, lang: str) -> str | None:
    """Both sides of a card, row by row."""
    card = pack.cards[str(value).partition("/")[2]]
    return edges_text(card.bonuses, card.keys, Voice(pack, lang))


def keys_text(pack: Pack, value: Any, lang: str) -> str | None:
    """What a card or an Encounter leaves open for the next one."""
    kind, _, name = str(value).partition("/")
    if kind == "card":
        return edges_text((), pack.cards[name].keys, Voice(pack, lang))
    card = pack.encounters[printed(name)]
    return edges_text((), card.edge, Voice(pack, lang)) if card.keys else ""


def _chapter_title(pack: Pack, value: Any, lang: str) -> str | None:
    return pack.chapters[value].title[lang] if value in pack.chapters else ""


def _hint(pack: Pack, value: Any, lang: str) -> str | None:
    return pack.quests[value].hint[lang] if value in pack.quests else None


def _lesson(pack: Pack, value: Any, lang: str) -> str | None:
    steps = pack.tutorial.step if pack.tutorial is not None else ()
    return next((step.text[lang] for step in steps if step.id == value), None)


def _telling(pack: Pack, value: Any, lang: str) -> str | None:
    return pack.events[value].text[lang] if value in pack.events else None


def _epilogue(pack: Pack, value: Any, lang: str) -> str | None:
    return pack.endings[value].text[lang] if value in pack.endings else None


TOLD: Mapping[str, Callable[[Pack, Any, str], str | None]] = {
    "deed": deed_of,
    "printed": printed_text,
    "edge": edge_text,
    "keys": keys_text,
    "chapter-title": _chapter_title,
    "hint": _hint,
    "telling": _telling,
    "epilogue": _epilogue,
    "lesson": _lesson,
}
"""Facts that are more than names."""


def passage_text(pack: Pack, passage: str, lang: str) -> str | None:
    """What is read: `101/square`."""
    number, _, name = passage.partition("/")
    found = pack.passages.get((int(number), name)) if number.isdecimal() else None
    return found.text[lang] if found is not None else None


def vision_text(pack: Pack, vision: str, lang: str) -> str | None:
    """What is dreamt: `101/dream`, `101/nightmare`."""
    number, _, kind = vision.partition("/")
    section = pack.journal.get(int(number)) if number.isdecimal() else None
    found = (section.nightmare if kind == "nightmare" else section.dream) if section is not None else None
    return found.text[lang] if found is not None else None


def choice_text(pack: Pack, choice: str, lang: str) -> str | None:
    """A choice of a passage: `101/square/3`."""
    passage, _, number = choice.rpartition("/")
    location, _, name = passage.partition("/")
    found = pack.passages.get((int(location), name)) if location.isdecimal() else None
    return found.choice[int(number)].text[lang] if found is not None else None
