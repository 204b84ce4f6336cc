"""The save sheet as people read it: everything that lies open between two sittings, and nothing that does not.

GRAIL-SAVE-02 and GRAIL-SAVE-03 say what a save holds.  Of what is hidden (the order of decks, the Pools, Events and
Encounters to come) the sheet says how much there is; what was never met has no line in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nokturn.campaigns.grail.pack_words import Named, Names
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES
from nokturn.games.grail.setup.save_sheet import Saved
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.places import Dial, Place


class SavedHero(msgspec.Struct, frozen=True, kw_only=True):
    """A Character; GRAIL-SAVE-02."""

    hero: Named
    player: str
    """Whose it is; empty: of somebody who has left, and whose place nobody has taken."""
    away: bool
    location: Named
    energy: int
    health: int
    terror: int
    dying: int
    attributes: dict[str, int]
    food: int
    wealth: int
    rep: int
    magic: int
    xp: int
    skills: tuple[Named, ...]
    items: tuple[Named, ...]
    secrets: tuple[Named, ...]
    combat_deck: tuple[Named, ...]
    combat_aside: tuple[Named, ...]
    combat_pool: int
    diplomacy_deck: tuple[Named, ...]
    diplomacy_aside: tuple[Named, ...]
    diplomacy_pool: int


class SavedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A face-up Location and what lies on it; GRAIL-SAVE-03."""

    location: Named
    x: int
    y: int
    menhir: bool
    dial: int
    used: bool
    """Its once-per-day Action was; GRAIL-SAVE-04."""
    time_tokens: int
    quest_tokens: int
    items: tuple[Named, ...]
    guardians: tuple[Named, ...]
    heroes: tuple[Named, ...]
    replaces: Named | None


class SavedDial(msgspec.Struct, frozen=True):
    kind: str
    value: int
    holder: Named


class SavedStatus(msgspec.Struct, frozen=True):
    status: Named
    parts: int
    """Boxes in all."""
    set: tuple[int, ...]
    numbered: bool


class SavedGrave(msgspec.Struct, frozen=True):
    hero: Named
    location: Named
    day: int


class SavedWorld(msgspec.Struct, frozen=True, kw_only=True):
    """What is nobody's own; GRAIL-SAVE-03."""

    places: tuple[SavedPlace, ...]
    dials: tuple[SavedDial, ...]
    event: Named | None
    events_left: int
    events_discarded: tuple[Named, ...]
    encounters_left: dict[str, int]
    quests: tuple[Named, ...]
    clues: tuple[Named, ...]
    statuses: tuple[SavedStatus, ...]
    choices_taken: int
    passages_read: int


class SaveSheet(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; before the first sitting there is nothing on it."""

    pack: str = ""
    version: str = ""
    """Hash of the pack's files."""
    readable: bool = False
    """Whether that version of the pack is here."""
    title: dict[str, str] = {}
    day: int = 0
    chapter: Named | None = None
    story: bool = False
    handicaps: tuple[str, ...] = ()
    heroes: tuple[SavedHero, ...] = ()
    graves: tuple[SavedGrave, ...] = ()
    world: SavedWorld | None = None
    ending: Named | None = None
    defeat: str = ""
    """Why it is lost: the id of a rule."""
    grace: bool = False
    """The group may ask for the All-Mother's Grace; GRAIL-GRACE-01."""
    over: bool = False


def save_sheet(saved: Saved | None, pack: Pack | None, players: Mapping[str, str], *, over: bool) -> SaveSheet:
    """`players` are the people by their Characters."""
    title = {"en": pack.title.en, "pl": pack.title.pl} if pack else {}
    if saved is None:
        return SaveSheet(title=title)
    now: dict[str, Any] = dict(saved.fields)
    names = Names(pack)
    heroes = [hero for _, hero in now["heroes"]]
    away = [hero for _, hero in now["away"]]
    own = [*[(hero, False) for hero in heroes], *[(hero, True) for hero in away]]
    return SaveSheet(
        pack=saved.pack.id,
        version=saved.pack.hash,
        readable=pack is not None,
        title=title,
        day=now["day"],
        chapter=names.chapter(now["chapter"]),
        story=now["story"] or now["loose_limiter"],
        handicaps=now["handicaps"],
        heroes=tuple([_hero(hero, names, players, away=gone) for hero, gone in sorted(own, key=_by_number)]),
        graves=tuple([SavedGrave(names.hero(g.hero), names.location(g.location), g.day) for g in now["graves"]]),
        world=_world(now, heroes, names),
        ending=names.ending(now["ending"]) if now["ending"] else None,
        defeat=now["defeat"],
        grace=bool(now["defeat"]) and not over,
        over=over,
    )


def _by_number(own: tuple[Hero, bool]) -> tuple[bool, int]:
    hero, gone = own
    return gone, hero.number


def _hero(hero: Hero, names: Names, players: Mapping[str, str], *, away: bool) -> SavedHero:
    return SavedHero(
        hero=names.hero(hero.id),
        player=players.get(hero.id, ""),
        away=away,
        location=names.location(hero.location),
        energy=hero.energy,
        health=hero.health,
        terror=hero.terror,
        dying=hero.dying,
        attributes=dict(zip(ATTRIBUTES, hero.attributes, strict=True)),
        food=hero.food,
        wealth=hero.wealth,
        rep=hero.rep,
        magic=hero.magic,
        xp=hero.xp,
        skills=names.skills(hero.skills),
        items=names.items(hero.items),
        secrets=names.secrets(hero.secrets),
        combat_deck=names.cards(hero.combat_deck),
        combat_aside=names.cards(hero.combat_aside),
        combat_pool=len(hero.combat_pool),
        diplomacy_deck=names.cards(hero.diplomacy_deck),
        diplomacy_aside=names.cards(hero.diplomacy_aside),
        diplomacy_pool=len(hero.diplomacy_pool),
    )


def _world(now: Mapping[str, Any], heroes: list[Hero], names: Names) -> SavedWorld:
    guardians: tuple[tuple[str, int], ...] = now["guardians"]
    return SavedWorld(
        places=tuple([_place(number, on, heroes, guardians, names) for number, on in sorted(now["places"])]),
        dials=tuple([SavedDial(dial.kind, dial.value, _holder(dial, names)) for _, dial in now["dials"]]),
        event=names.event(now["event_today"]) if now["event_today"] else None,
        events_left=len(now["event_deck"]),
        events_discarded=tuple([names.event(one) for one in now["event_discard"]]),
        encounters_left={colour: len(deck) for colour, deck in now["encounter_decks"]},
        quests=tuple([names.quest(one) for one in now["quests"]]),
        clues=tuple([names.clue(one) for one in now["clues"]]),
        statuses=tuple([_status(status, parts, names) for status, parts in now["statuses"]]),
        choices_taken=len(now["taken"]),
        passages_read=len(now["read"]),
    )


def _place(
    number: int, on: Place, heroes: list[Hero], guardians: tuple[tuple[str, int], ...], names: Names
) -> SavedPlace:
    card = names.pack.locations.get(number) if names.pack else None
    return SavedPlace(
        location=names.location(number),
        x=card.x if card else 0,
        y=card.y if card else 0,
        menhir=on.menhir,
        dial=on.dial,
        used=on.acted,
        time_tokens=on.time_tokens,
        quest_tokens=on.quest_tokens,
        items=names.items(on.items),
        guardians=names.encounters(tuple([one for one, where in guardians if where == number])),
        heroes=tuple([names.hero(hero.id) for hero in heroes if hero.location == number]),
        replaces=names.location(card.replaces) if card and card.replaces else None,
    )


def _holder(dial: Dial, names: Names) -> Named:
    """A Quest, a Location by its number, or a Character."""
    if dial.holder.isdecimal():
        return names.location(int(dial.holder))
    is_hero = names.pack is not None and dial.holder in names.pack.characters
    return names.hero(dial.holder) if is_hero else names.quest(dial.holder)


def _status(status: str, parts: tuple[int, ...], names: Names) -> SavedStatus:
    printed = names.pack.statuses.get(status) if names.pack else None
    most = printed.parts if printed else max(parts, default=0)
    return SavedStatus(names.status(status), most, parts, printed.numbered if printed else True)
