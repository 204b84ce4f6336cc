"""What a sitting tells: its log, as everybody may know it, sorted into Days.

Only what was told at the table stands in it: a passage that was read, an Event that was revealed, a choice that was
made.  So nothing that is still to come can get into a book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.contents import Pack
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.events import Line
from nokturn.kernel.records import Record, replay
from nokturn.kernel.words import Words

Kind = Literal["place", "read", "choose", "go", "face", "gain", "stone", "dark", "dream", "people"]
KINDS: dict[str, Kind] = {
    "travels": "go",
    "moved": "go",
    "encounter": "face",
    "encounter-over": "face",
    "guardian-placed": "dark",
    "menhir-lit": "stone",
    "menhir-out": "dark",
    "no-menhir": "dark",
    "replaced": "stone",
    "quest": "gain",
    "quest-succeeds": "gain",
    "quest-fails": "dark",
    "clue": "gain",
    "gains-secret": "gain",
    "gains-item": "gain",
    "takes-skill": "gain",
    "inherits": "gain",
    "dying": "dark",
    "recovers": "stone",
    "insane": "dark",
    "sane": "stone",
    "dies": "dark",
    "dream": "dream",
    "nightmare": "dream",
    "takes-character": "people",
    "returns": "people",
    "leaves": "people",
    "story-mode-left": "people",
    "grace": "stone",
    "defeat": "dark",
}
"""What is worth a sentence, as the game words it, and of what kind it is."""


class Note(msgspec.Struct, frozen=True):
    """A sentence of the book, or a passage that was read."""

    kind: Kind
    text: str
    head: str = ""
    """Over it: the Location, the Encounter."""


class Walk(msgspec.Struct, frozen=True):
    """A step on the map."""

    hero: str
    location: int
    walked: bool = True
    """Whether on foot, by the ways of the map: not by a special move, and not as the first place somebody stands."""


class Day(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    chapter: int
    event: str = ""
    event_text: str = ""
    notes: tuple[Note, ...] = ()


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A sitting, Day by Day."""

    days: tuple[Day, ...]
    walks: tuple[Walk, ...]
    seen: tuple[int, ...]
    """Locations that came out of the fog."""
    lit: tuple[int, ...]
    """Where a Menhir was lit."""


class Known:
    """What the book has told already: a passage is printed once, however often it was read."""

    def __init__(self) -> None:
        self.passages: set[str] = set()
        self.chapter = 1
        self.day = 0


def lines_of(record: Record) -> tuple[Line, ...] | None:
    """The log of a sitting, as somebody who only looks on knows it; None: today's rules do not lead through it."""
    try:
        return replay(GAME, record).lines(None)
    except NokturnError:
        return None


def told(record: Record, lines: tuple[Line, ...], pack: Pack, lang: str, known: Known) -> Told:
    names = dict(zip("ABCD", record.players, strict=False))
    words = Words(GAME, lang, names, packs=record.packs or None)
    teller = _Teller(words, pack, lang, known)
    for line in lines:
        teller.hear(line)
    return teller.done()


class _Teller:
    """Goes through a log and writes it down."""

    def __init__(self, words: Words, pack: Pack, lang: str, known: Known) -> None:
        self.words, self.pack, self.lang, self.known = words, pack, lang, known
        self.days: list[Day] = []
        self.notes: list[Note] = []
        self.event, self.event_text = "", ""
        self.walks: list[Walk] = []
        self.seen: list[int] = []
        self.lit: list[int] = []

    def hear(self, line: Line) -> None:
        facts = dict(line.facts)
        match line.key:
            case "chapter":
                self._turn()
                self.known.chapter = facts["chapter"]
            case "day":
                self._turn()
                self.known.day = facts["day"]
            case "event":
                self._reveal(facts["event"])
            case "revealed":
                self.seen.append(facts["location"])
            case "passage":
                self._read(facts["passage"])
            case "choice":
                self._note("choose", self.words.name("choice", facts["choice"]))
            case "explores":
                self._explore(self.words.name("heroes", facts["heroes"]), self._place(facts["location"]))
            case "ending":
                ending = self.pack.endings[facts["ending"]]
                self._note("read", ending.text[self.lang], ending.title[self.lang])
            case _ if line.key in KINDS:
                self._sentence(line, facts)

    def _sentence(self, line: Line, facts: dict[str, Any]) -> None:
        kind = KINDS[line.key]
        if kind == "go":
            heroes: tuple[str, ...] = facts.get("heroes") or (facts["hero"],)
            self.walks += [Walk(hero, facts["location"], line.key == "travels") for hero in heroes]
        if line.key == "takes-character" and not self.known.day:
            self.walks.append(Walk(facts["hero"], self.pack.frame.start_location, walked=False))
        if line.key == "menhir-lit":
            self.lit.append(facts["location"])
        if line.key == "replaced":
            self.seen.append(facts["location"])
        if kind == "dream":
            self._note(kind, self.words.say(f"forecast-{line.key}", line.facts))
            self._dream(line.key, facts["location"])
        else:
            self._note(kind, self.words.line(line))

    def _dream(self, which: str, location: int) -> None:
        journal = self.pack.journal.get(location)
        vision = getattr(journal, which) if journal is not None else None
        if vision is not None:
            self._once(f"{which}/{location}", vision.text[self.lang])

    def _read(self, passage: str) -> None:
        location, _, name = passage.partition("/")
        self._once(passage, self.pack.passages[int(location), name].text[self.lang])

    def _once(self, mark: str, text: str) -> None:
        if mark not in self.known.passages:
            self.known.passages.add(mark)
            self._note("read", text)

    def _reveal(self, event: str) -> None:
        """The first of a Day stands over it, another one among what happened."""
        card = self.pack.events[event]
        if not self.event and self.known.day:
            self.event, self.event_text = card.title[self.lang], card.text[self.lang]
        else:
            self._note("read", card.text[self.lang], card.title[self.lang])

    def _explore(self, heroes: str, place: str) -> None:
        """Who goes on exploring the same place has no heading again."""
        heads = [note for note in self.notes if note.kind in ("place", "go")]
        if not heads or (heads[-1].head, heads[-1].text) != (place, heroes):
            self._note("place", heroes, place)

    def _place(self, location: int) -> str:
        return self.pack.locations[location].name[self.lang]

    def _note(self, kind: Kind, text: str, head: str = "") -> None:
        self.notes.append(Note(kind, text, head))

    def _turn(self) -> None:
        """What was written so far is a Day, or the part of one that a sitting has seen."""
        if self.notes or self.event:
            self.days.append(
                Day(
                    number=self.known.day,
                    chapter=self.known.chapter,
                    event=self.event,
                    event_text=self.event_text,
                    notes=tuple(self.notes),
                )
            )
        self.notes, self.event, self.event_text = [], "", ""

    def done(self) -> Told:
        self._turn()
        return Told(days=tuple(self.days), walks=tuple(self.walks), seen=tuple(self.seen), lit=tuple(self.lit))


def chapters_of(days: tuple[Day, ...]) -> Iterator[tuple[int, tuple[Day, ...]]]:
    """Chapter by chapter, as they followed each other: the Grace may begin one again."""
    at = 0
    while at < len(days):
        chapter = days[at].chapter
        end = next((place for place in range(at, len(days)) if days[place].chapter != chapter), len(days))
        yield chapter, days[at:end]
        at = end
