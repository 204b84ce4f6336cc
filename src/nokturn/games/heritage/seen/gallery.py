"""Everything printed that a single game uses, side by side.

What only a chronicle brings to light is not in it: the covered side of base characters, chronicle characters, leaders
and schemes that are still locked (HER-CHRON-03, HER-CHRON-08)."""

from __future__ import annotations

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.attributes import GROUPS
from nokturn.games.heritage.printed.boards import BOARDS, THEATRES
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.missions import BASE_MISSIONS
from nokturn.games.heritage.printed.names import NAMES, PLACES, WORDS
from nokturn.games.heritage.printed.people import AS_PRINTED, LEADER, PEOPLE, STARTING_DECK, Person
from nokturn.games.heritage.printed.schemes import SCHEMES, Scheme
from nokturn.kernel.game import Printed

LANGUAGES = ("en", "pl")


def _attributes(person: Person, lang: str) -> str:
    values = (person.class_, person.temperament, person.geography, person.archetype)
    return ", ".join([WORDS[value][lang] for value in values])


def _person(person: Person) -> Printed:
    abilities = person.sides[AS_PRINTED[person.id].side]
    text = {
        lang: " ".join([f"{_attributes(person, lang)}.", *[ABILITIES[one].text[lang] for one in abilities]])
        for lang in LANGUAGES
    }
    numbers = dict.fromkeys(sorted(person.attributes), 1)
    return Printed(person.id, person.kind, person.clan, person.name, text, {}, numbers)


def _required(scheme: Scheme, lang: str) -> str:
    return ", ".join([f"{WORDS[archetype][lang]} ×{count}" for archetype, count in scheme.requires])


def _scheme(scheme: Scheme) -> Printed:
    text = {lang: f"{_required(scheme, lang)}. {scheme.text[lang]}" for lang in LANGUAGES}
    return Printed(scheme.id, "scheme", scheme.clan or scheme.theatre, scheme.name, text, {}, dict(scheme.requires))


def _plain(thing: str, kind: str, group: str = "") -> Printed:
    return Printed(thing, kind, group, NAMES[thing], {}, {}, {})


IN_THE_BOX = tuple(
    [PEOPLE[card] for card in STARTING_DECK]
    + [person for person in PEOPLE.values() if person.kind == LEADER and person.tier == "base"]
)
KNOWN_ABILITIES = tuple(
    dict.fromkeys([one for person in IN_THE_BOX for one in person.sides[AS_PRINTED[person.id].side]])
)

GALLERY = (
    *[
        Printed(clan.id, "clan", "", clan.name, clan.epithet, {}, {"best_with": clan.best_with[0]})
        for clan in CLANS.values()
    ],
    *[_person(person) for person in IN_THE_BOX],
    *[_scheme(scheme) for scheme in SCHEMES.values() if not scheme.locked],
    *[Printed(one, "ability", "", ABILITIES[one].name, ABILITIES[one].text, {}, {}) for one in KNOWN_ABILITIES],
    *[Printed(one.id, "mission", "", one.name, {}, {}, {"reward": one.reward}) for one in BASE_MISSIONS.values()],
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
)
TEXTS = {printed.id: printed.text for printed in GALLERY}
