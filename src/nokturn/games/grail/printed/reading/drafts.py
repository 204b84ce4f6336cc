"""A folder read as a pack: its sheets, everything that is wrong with them, and the pack if nothing in it is lost."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from nokturn.games.grail.printed.belongings import CHALLENGE_SECRET
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.emblems import Emblems
from nokturn.games.grail.printed.journal import Journal
from nokturn.games.grail.printed.language.conditions import HasItem, HasSecret, IsHero, PartsSet, StatusSet
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.files import EMBLEMS, FILES, HEAD, IDS, JOURNAL, OPTIONAL
from nokturn.games.grail.printed.reading.folders import files_in
from nokturn.games.grail.printed.reading.printed_effects import things_asked
from nokturn.games.grail.printed.reading.sheets import Sheet
from nokturn.kernel.content import Place

CAMPAIGN = Path(__file__).parent.parent.parent / "packs" / "name_under_stone"
"""Our own pack; also the box from which others take their cards."""
_ENGRAVED = {
    "hero": ("characters.toml",),
    "card": ("combat_cards.toml", "diplomacy_cards.toml"),
    "encounter": ("encounters.toml",),
    "item": ("items.toml",),
    "secret": ("secrets.toml",),
}
"""What of the emblems comes along with which files of the box."""
MOST_PASSAGES = 3000
"""Nobody could proofread more."""


class Draft:
    """A folder read as a pack, as far as it can be read."""

    def __init__(self, folder: Path) -> None:
        self.faults: list[Fault] = []
        self.sheets: dict[str, Sheet] = {}
        for name, path in files_in(folder, self.faults).items():
            self.sheets[name] = Sheet(name, path, FILES.get(name, Journal))
        self.box: dict[str, Sheet] = {}
        head = self.sheets.get(HEAD)
        for name in (head.read.get("box") or ()) if head else ():
            self.box[name] = _boxed_sheet(name)
        missing = [name for name in FILES if not (name in self.sheets or name in self.box or name in OPTIONAL)]
        self.faults += [Fault(name, 0, _MISSING) for name in missing if self.sheets]
        self.faults += [fault for sheet in self.sheets.values() for fault in sheet.faults]
        self._look_at_names()
        self.lost = bool(missing) or self._too_large() or any(sheet.lost for sheet in self.sheets.values())
        self.pack = None if self.lost else self._pack()

    def own(self, file: str, field: str) -> tuple[Any, ...]:
        """What the pack itself says in a file."""
        return (self.sheets[file].read.get(field) or ()) if file in self.sheets else ()

    def all(self, file: str, field: str) -> tuple[Any, ...]:
        """What the pack says in a file, and what it takes from the box."""
        return (*self.own(file, field), *self._from_the_box(file, field))

    def names(self, file: str, field: str) -> set[Any]:
        """The names of all that, also of what could not be read."""
        key = IDS[field]
        written = self.written(file, field, key)
        return {*written, *[getattr(one, key) for one in self._from_the_box(file, field)]}

    def written(self, file: str, field: str, *keys: str) -> set[str | int]:
        """What stands under a key, or a key within a key, in every entry of a list, readable or not."""
        found: Any = self.sheets[file].table.get(field) if file in self.sheets else None
        entries = found if isinstance(found, list) else []
        for key in keys:
            entries = [entry.get(key) for entry in entries if isinstance(entry, dict)]
        return {entry for entry in entries if isinstance(entry, str | int)}

    def journals(self) -> dict[str, Sheet]:
        return {name: sheet for name, sheet in self.sheets.items() if name.startswith(f"{JOURNAL}/")}

    def _from_the_box(self, file: str, field: str) -> tuple[Any, ...]:
        if file not in self.box:
            return ()
        cards: tuple[Any, ...] = self.box[file].read[field]
        if file == "secrets.toml":
            return tuple([card for card in cards if card.number == CHALLENGE_SECRET])
        if file == "encounters.toml":
            return tuple([card for card in cards if card.deck and self._can_be_asked(card)])
        return cards

    def _can_be_asked(self, card: Any) -> bool:
        """Whether a card of the box asks for nothing that only our own campaign has."""
        for _, condition in things_asked(card):
            match condition:
                case StatusSet(status=id) | PartsSet(status=id):
                    known = self.names("statuses.toml", "status")
                case HasSecret(secret=id):
                    known = self.names("secrets.toml", "secret")
                case HasItem(item=id):
                    known = self.names("items.toml", "item")
                case IsHero(hero=id):
                    known = self.names("characters.toml", "character")
                case _:
                    continue
            if id not in known:
                return False
        return True

    def _look_at_names(self) -> None:
        """Every name once: in its file, in the journal of its Location, beside what comes from the box."""
        for file, sheet in self.sheets.items():
            boxed = {(field, getattr(one, key)) for field, key in IDS.items() for one in self._boxed(file, field)}
            seen: dict[tuple[Any, Any], Place] = {}
            for place, entry in sheet.entries:
                key = IDS.get(str(place[0]), "")
                name = (place[0], getattr(entry, key, None))
                if key and name in seen:
                    first = sheet.source.line(seen[name])
                    what = f"the {key} '{name[1]}' is used twice, also in line {first}. Give each its own."
                    self.faults.append(sheet.fault((*place, key), what))
                elif key and name in boxed:
                    what = f"the {key} '{name[1]}' is used in the box. Give yours another."
                    self.faults.append(sheet.fault((*place, key), what))
                seen.setdefault(name, place)

    def _boxed(self, file: str, field: str) -> tuple[Any, ...]:
        return self._from_the_box(file, field) if file in self.box and field in self.box[file].read else ()

    def _too_large(self) -> bool:
        """Whether there is more than can be examined."""
        passages = sum(len(sheet.read.get("passage") or ()) for sheet in self.journals().values())
        if passages > MOST_PASSAGES:
            what = f"{passages} passages are more than a pack may have. Keep them below {MOST_PASSAGES}."
            self.faults.append(Fault(JOURNAL, 0, what))
        return passages > MOST_PASSAGES

    def _pack(self) -> Pack:
        head = self.sheets[HEAD].printed()
        frame = self.sheets["chapters.toml"].printed()
        journal = {sheet.read["location"]: sheet.printed() for sheet in self.journals().values()}
        events = self.all("events.toml", "event")
        skills = self.all("skills.toml", "skill")
        combat, talk = self.all("combat_cards.toml", "card"), self.all("diplomacy_cards.toml", "card")
        special = self.sheets.get("special_cards.toml") or self.box["special_cards.toml"]
        tutorial = self.sheets.get("tutorial.toml")
        return Pack(
            id=head.id,
            version=head.version,
            hash=self._hash(),
            frame=frame,
            chapters=_by("number", frame.chapter),
            locations=_by("number", self.all("locations.toml", "location")),
            journal=MappingProxyType(journal),
            passages=MappingProxyType(
                {(number, one.id): one for number, section in journal.items() for one in section.passage}
            ),
            events=_by("id", events),
            quests=_by("id", [event.quest for event in events if event.quest]),
            quest_cards=MappingProxyType({event.quest.id: event.id for event in events if event.quest}),
            encounters=_by("id", self.all("encounters.toml", "encounter")),
            items=_by("id", self.all("items.toml", "item")),
            secrets=_by("id", self.all("secrets.toml", "secret")),
            skills=_by("card", skills),
            skill_sides=_by("number", [side for card in skills for side in (card.a, card.b)]),
            combat_cards=_by("id", combat),
            diplomacy_cards=_by("id", talk),
            cards=_by("id", (*combat, *talk)),
            characters=_by("id", self.all("characters.toml", "character")),
            statuses=_by("id", self.all("statuses.toml", "status")),
            thresholds=self.own("statuses.toml", "threshold"),
            clues=_by("id", frame.clue),
            endings=_by("id", frame.ending),
            emblems=self._emblems(),
            special=special.printed(),
            tutorial=tutorial.printed() if tutorial else None,
        )

    def _emblems(self) -> Emblems:
        """Its own, and those of the cards that it takes from the box."""
        own = self.sheets.get(EMBLEMS)
        mine = own.printed() if own else Emblems()
        boxed = _boxed_sheet(EMBLEMS).printed() if self.box else Emblems()
        kinds = {kind for kind, files in _ENGRAVED.items() if any(file in self.box for file in files)}
        return msgspec.structs.replace(mine, **{kind: getattr(boxed, kind) | getattr(mine, kind) for kind in kinds})

    def _hash(self) -> str:
        said = {sheet.name: sheet.table for sheet in (*self.sheets.values(), *self.box.values())}
        return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()


_MISSING = "the file is missing. Write it; cards can also be taken from the box (`box` in pack.toml)."


@cache
def _boxed_sheet(name: str) -> Sheet:
    """A file of the box: never changed, so read once."""
    return Sheet(f"box/{name}", CAMPAIGN / name, FILES[name])


def _by(key: str, things: Iterable[Any]) -> MappingProxyType[Any, Any]:
    """Things by one of their fields, for reading only."""
    return MappingProxyType({getattr(thing, key): thing for thing in things})
