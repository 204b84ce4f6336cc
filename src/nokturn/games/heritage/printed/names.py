"""Names of everything that has one, in both languages."""

from __future__ import annotations

from typing import Any

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.boards import BOARDS, THEATRES
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.chronicle.prologue import FIRST_TITLES, HOUSE_MARKS
from nokturn.games.heritage.printed.chronicle.stickers import GIVEN_NAMES
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD, STORY
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD
from nokturn.games.heritage.printed.files import Names
from nokturn.games.heritage.printed.missions import CHRONICLE_MISSIONS, MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES

WORDS: dict[str, Names] = {
    "elitist": {"en": "elitist", "pl": "elitarysta"},
    "egalitarian": {"en": "egalitarian", "pl": "egalitarysta"},
    "calm": {"en": "calm", "pl": "opanowany"},
    "cruel": {"en": "cruel", "pl": "okrutny"},
    "north": {"en": "north", "pl": "północ"},
    "south": {"en": "south", "pl": "południe"},
    "east": {"en": "east", "pl": "wschód"},
    "west": {"en": "west", "pl": "zachód"},
    "wanderer": {"en": "wanderer", "pl": "włóczęga"},
    "martial": {"en": "martial", "pl": "bitny"},
    "scholarly": {"en": "scholarly", "pl": "uczony"},
    "wealthy": {"en": "wealthy", "pl": "zamożny"},
    "covert": {"en": "covert", "pl": "skryty"},
    "camarilla": {"en": "Camarilla", "pl": "Camarilla"},
    "sabbat": {"en": "Sabbat", "pl": "Sabat"},
    "anarchs": {"en": "Anarchs", "pl": "Anarchiści"},
    THIN_BLOOD: {"en": "thin-blood", "pl": "cienkokrwisty"},
}


def _labels(en: dict[str, str], pl: dict[str, str]) -> dict[str, Names]:
    return {place: {"en": en[place], "pl": pl[place]} for place in en}


PLACES: dict[str, dict[str, Names]] = {
    "city": _labels(BOARDS.anarch_revolt.cities, BOARDS.anarch_revolt.cities_pl),
    "region": _labels(BOARDS.sabbat_wars.regions, BOARDS.sabbat_wars.regions_pl),
}
"""What is called otherwise on one board: the city of the north is Bergen."""
PLACES["destination"] = PLACES["region"]

IN_THE_BOOK: dict[str, dict[str, Names]] = {
    "trait": {trait.id: trait.name for trait in TRAITS.values()},
    "group": {
        "resources": {"en": "Resources", "pl": "Zasoby"},
        "abilities": {"en": "Abilities", "pl": "Zdolności"},
        "psyche": {"en": "Psyche", "pl": "Psyche"},
        "affiliation": {"en": "Affiliation", "pl": "Przynależność"},
        "discipline_mastery": {"en": "Discipline Mastery", "pl": "Mistrzostwo dyscypliny"},
    },
    "location": {f"chapter_{chapter.number}": chapter.place for chapter in CHAPTERS.values()},
    "decision": {
        f"{mission.id}.{which}": decision.label
        for mission in CHRONICLE_MISSIONS.values()
        for which, decision in mission.decisions.items()
    },
    "story": STORY,
    "title": {
        **FIRST_TITLES,
        **{chapter.title: chapter.title_name for chapter in CHAPTERS.values()},
    },
    "mark": HOUSE_MARKS,
    "name": GIVEN_NAMES,
    "card": {
        FINAL_CARD.id: {"en": FINAL_CARD.name, "pl": FINAL_CARD.name_pl},
        **{card.id: card.name for card in ERA_CARDS.values()},
    },
}
"""What only a chronicle names, by the kind of fact it is in a sentence."""

NAMES: dict[str, Names] = {
    **WORDS,
    **{clan.id: clan.name for clan in CLANS.values()},
    **{person.id: person.name for person in PEOPLE.values()},
    **{scheme.id: scheme.name for scheme in SCHEMES.values()},
    **{ability.id: ability.name for ability in ABILITIES.values()},
    **{obligation.id: obligation.name for obligation in OBLIGATIONS.values()},
    **{mission.id: mission.name for mission in MISSIONS.values()},
    **{name: board.names for name, board in THEATRES.items()},
    **{title: {"en": one.name, "pl": one.name_pl} for title, one in BOARDS.court.title_names.items()},
    **{court: {"en": one.label, "pl": one.label_pl} for court, one in BOARDS.war_of_princes.courts.items()},
}


def name_of(kind: str, value: Any, lang: str) -> str | None:
    """The name of a thing in a sentence; None: it is said as it is.  So is what somebody wrote on a name sticker, also
    if it looks like the id of something else; HER-R-64."""
    if not isinstance(value, str) or (kind == "name" and value not in GIVEN_NAMES):
        return None
    named = IN_THE_BOOK.get(kind, {}).get(value) or PLACES.get(kind, {}).get(value) or NAMES.get(value)
    return named[lang] if named else None
