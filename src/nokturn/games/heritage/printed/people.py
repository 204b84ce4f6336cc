"""Characters and clan leaders: attributes, abilities of either side, schemes a leader brings."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.files import Names, attributes, listed, names, rows
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.kernel import Leaf
from nokturn.kernel.content import Row

BASE, ANCILLA, SIDE_A, SIDE_B, LEADER = "base", "ancilla", "a", "b", "leader"
"""Sides of a card that can lie up; a leader's card has only one that counts."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A printed character or clan leader."""

    id: str
    kind: str
    """`base`, `ancilla` (of a clan), `chronicle` or `leader`."""
    name: Names
    class_: str
    temperament: str
    geography: str
    archetype: str
    attributes: frozenset[str]
    clan: str = ""
    era: int = 1
    """When the card comes into the game; HER-DECK-01."""
    sides: dict[str, tuple[str, ...]]
    """The abilities on each side of the card."""
    free_slots: int = 0
    """Room for ability stickers; HER-AFTER-12."""
    schemes: tuple[str, ...] = ()
    """What a leader takes into hand; HER-SETUP-15."""
    tier: str = "base"
    """Of a leader: `base`, or to `unlock`."""


class Character(Leaf, frozen=True):
    """A card as seven centuries have left it: the side that lies up, and its stickers; HER-CHRON-05.  Attributes are
    printed and stay; HER-ATTR-03."""

    side: str
    clan: str = ""
    """Printed or stickered; empty for base sides, `thin_blood` for those without a clan for ever."""
    stickers: tuple[str, ...] = ()
    """Abilities, in order of placement."""
    name: str = ""
    """As somebody has renamed it."""


def _people() -> Iterator[Person]:
    for row in rows("base_characters.csv", "id", "name", "name_pl", "enters_era", "ancilla_ability"):
        ability = row.one_of("ancilla_ability", tuple(ABILITIES))
        sides = {BASE: (), ANCILLA: (ability,)}
        yield _person(row, "base", sides, era=row.whole("enters_era"), free_slots=row.whole("ancilla_free_slots", 0))
    for row in rows("clan_ancillae.csv", "id", "name", "name_pl", "clan", "abilities", "free_slots"):
        sides = {ANCILLA: listed(row, "abilities", tuple(ABILITIES))}
        clan = row.one_of("clan", tuple(CLANS))
        yield _person(row, "ancilla", sides, clan=clan, free_slots=row.whole("free_slots", 0))
    for row in rows("chronicle_characters.csv", "id", "name", "name_pl", "clan", "side_a_abilities"):
        sides = {side: listed(row, f"side_{side}_abilities", tuple(ABILITIES)) for side in (SIDE_A, SIDE_B)}
        clan = row.one_of("clan", ("", *CLANS))
        slots = row.whole("free_slots", 0)
        yield _person(row, "chronicle", sides, clan=clan, era=row.whole("era"), free_slots=slots)
    for row in rows("clan_leaders.csv", "id", "clan", "tier", "name", "name_pl", "start_scheme_1"):
        brought = tuple([row.one_of(f"start_scheme_{number}", tuple(SCHEMES)) for number in (1, 2, 3)])
        clan, tier = row.one_of("clan", tuple(CLANS)), row.one_of("tier", ("base", "unlock"))
        yield _person(row, LEADER, {LEADER: ()}, clan=clan, schemes=brought, tier=tier)


def _person(
    row: Row,
    kind: str,
    sides: dict[str, tuple[str, ...]],
    *,
    clan: str = "",
    era: int = 1,
    free_slots: int = 0,
    schemes: tuple[str, ...] = (),
    tier: str = "base",
) -> Person:
    values = attributes(row)
    return Person(
        id=row.text("id"),
        kind=kind,
        name=names(row),
        class_=values["class"],
        temperament=values["temperament"],
        geography=values["geography"],
        archetype=values["archetype"],
        attributes=frozenset(values.values()),
        clan=clan,
        era=era,
        sides=sides,
        free_slots=free_slots,
        schemes=schemes,
        tier=tier,
    )


PEOPLE = {person.id: person for person in _people()}
"""Everybody, by id: a card of which there is only one is called by what is printed on it."""
AS_PRINTED = {person.id: Character(next(iter(person.sides)), person.clan) for person in PEOPLE.values()}
"""Every card as it comes out of the box."""
STARTING_DECK = tuple([p.id for p in PEOPLE.values() if p.kind == "ancilla" or (p.kind == "base" and p.era == 1)])
"""HER-SETUP-04."""
LEADERS = {clan: tuple([p.id for p in PEOPLE.values() if p.kind == LEADER and p.clan == clan]) for clan in CLANS}
