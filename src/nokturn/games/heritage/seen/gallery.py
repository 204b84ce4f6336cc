"""Everything printed that lies open from the start, side by side: what a single game uses, and of the chronicle sheets,
stickers, research decks and obligations (HER-CHRON-07).

What only a chronicle brings to light is not in it: the covered side of base characters, chronicle characters, leaders
that are still locked, missions and scoring cards (HER-CHRON-03, HER-CHRON-08); `opened` says what a table has seen of
it."""

from __future__ import annotations

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.attributes import GROUPS
from nokturn.games.heritage.printed.boards import BOARDS, THEATRES
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.chronicle.prologue import FIRST_TITLES, HOUSE_MARKS
from nokturn.games.heritage.printed.chronicle.stickers import GIVEN_NAMES
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD, Clan
from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.games.heritage.printed.missions import BASE_MISSIONS, Mission
from nokturn.games.heritage.printed.names import IN_THE_BOOK, NAMES, PLACES, WORDS
from nokturn.games.heritage.printed.people import AS_PRINTED, LEADER, PEOPLE, STARTING_DECK, Person
from nokturn.games.heritage.printed.schemes import SCHEMES, Scheme
from nokturn.kernel.content import read_toml
from nokturn.kernel.game import Printed

LANGUAGES = ("en", "pl")
EMBLEMS: dict[str, str] = {
    thing: emblem
    for file in (FOLDER / "emblems.toml", *sorted((FOLDER / "emblems").glob("*.toml")))
    for thing, emblem in read_toml(file, dict[str, str]).items()
}
"""Of people an illuminated initial is drawn instead; places and words are drawn by their kind."""


def _attributes(person: Person, lang: str) -> str:
    values = (person.class_, person.temperament, person.geography, person.archetype)
    return ", ".join([WORDS[value][lang] for value in values])


def _ability(ability: str, lang: str) -> str:
    """By its name: a list of what somebody does is not to be read as what is about to happen."""
    printed = ABILITIES[ability]
    return f"{printed.name[lang]}: {printed.text[lang]}"


def printed_person(person: Person, side: str = "", stickers: tuple[str, ...] = ()) -> Printed:
    """With the abilities of the side that lies up, from the box the printed one, and those stuck on it; HER-ABIL-02."""
    abilities = person.sides[side or AS_PRINTED[person.id].side] + stickers
    text = {
        lang: " ".join([f"{_attributes(person, lang)}.", *[_ability(one, lang) for one in abilities]])
        for lang in LANGUAGES
    }
    numbers = dict.fromkeys(sorted(person.attributes), 1)
    return Printed(person.id, person.kind, person.clan, person.name, text, {}, numbers)


def _required(scheme: Scheme, lang: str) -> str:
    return ", ".join([f"{WORDS[archetype][lang]} ×{count}" for archetype, count in scheme.requires])


def _scheme(scheme: Scheme) -> Printed:
    text = {lang: f"{_required(scheme, lang)}. {scheme.text[lang]}" for lang in LANGUAGES}
    group = scheme.clan or scheme.theatre
    return Printed(scheme.id, "scheme", group, scheme.name, text, {}, dict(scheme.requires), EMBLEMS[scheme.id])


def _power(clan: Clan) -> Names:
    """Who they are, and what only their schemes do; HER-CLAN-01."""
    return {lang: f"{clan.epithet[lang]}. {clan.mechanic_name[lang]}: {clan.power[lang]}" for lang in LANGUAGES}


def _mission(mission: Mission) -> Printed:
    numbers = dict.fromkeys(sorted(mission.attributes), 1) | {"reward": mission.reward}
    return Printed(mission.id, "mission", "", mission.name, {}, {}, numbers, EMBLEMS[mission.id])


def named(kind: str, thing: str, name: Names, group: str = "") -> Printed:
    """A word of the chronicle, as the facts of sentences call it: the trait `kindred` is `trait:kindred`."""
    return Printed(f"{kind}:{thing}", kind, group, name, {}, {}, {})


def era_card(card: str) -> Printed:
    """A scoring card, with what it does to the value of each trait; HER-ERA-05."""
    printed = ERA_CARDS[card]
    return Printed(f"card:{card}", "card", "", printed.name, {}, {}, dict(printed.marks), EMBLEMS[card])


def _plain(thing: str, kind: str, group: str = "") -> Printed:
    return Printed(thing, kind, group, NAMES[thing], {}, {}, {}, EMBLEMS.get(thing, ""))


IN_THE_BOX = tuple(
    [PEOPLE[card] for card in STARTING_DECK]
    + [person for person in PEOPLE.values() if person.kind == LEADER and person.tier == "base"]
)
GALLERY = (
    *[
        Printed(clan.id, "clan", "", clan.name, _power(clan), {}, {"best_with": clan.best_with[0]}, EMBLEMS[clan.id])
        for clan in CLANS.values()
    ],
    *[printed_person(person) for person in IN_THE_BOX],
    *[_scheme(scheme) for scheme in SCHEMES.values()],
    *[Printed(one.id, "ability", "", one.name, one.text, {}, {}, EMBLEMS[one.id]) for one in ABILITIES.values()],
    *[Printed(one.id, "obligation", "", one.name, one.text, {}, {}, EMBLEMS[one.id]) for one in OBLIGATIONS.values()],
    *[_mission(one) for one in BASE_MISSIONS.values()],
    *[_plain(name, "theatre") for name in THEATRES],
    *[_plain(value, "attribute", group) for group, values in GROUPS.items() for value in values],
    *[_plain(name, "court", "war_of_princes") for name in BOARDS.war_of_princes.courts],
    *[_plain(name, "title", "court") for name in BOARDS.court.title_names],
    *[
        Printed(f"{kind}:{place}", "place", kind, named, {}, {}, {})
        for kind in PLACES
        for place, named in PLACES[kind].items()
    ],
    *[_plain(name, "affiliation", "sabbat_wars") for name in ("camarilla", "sabbat", "anarchs")],
    _plain(THIN_BLOOD, "sticker"),
    *[
        Printed(f"trait:{one.id}", "trait", one.group, one.name, {}, {}, {"start": one.start})
        for one in TRAITS.values()
    ],
    *[named("group", group, name) for group, name in IN_THE_BOOK["group"].items()],
    *[named("title", title, name) for title, name in FIRST_TITLES.items()],
    *[Printed(f"mark:{mark}", "mark", "", name, {}, {}, {}, EMBLEMS[mark]) for mark, name in HOUSE_MARKS.items()],
    *[named("name", given, name) for given, name in GIVEN_NAMES.items()],
)
TEXTS = {printed.id: printed.text for printed in GALLERY}
