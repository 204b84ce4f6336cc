"""What the story has brought to light by now, and no gallery shows: places on the map, Events, story Encounters,
Secrets somebody has, the open page of the journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from nokturn.games.grail.journal.choices import choice_at
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.journal import Choice, Passage, Vision
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.seen.dawn.forecast import forecast
from nokturn.games.grail.seen.gallery.cards import Gallery, is_story, prose
from nokturn.games.grail.seen.journal_view import journal_view
from nokturn.games.grail.seen.needs import Need
from nokturn.games.grail.state.choices import TakeChoice
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.text.cards import cost_text
from nokturn.games.grail.text.sentences import effects_text
from nokturn.kernel.events import Line
from nokturn.kernel.game import Printed

TOLD_OF = ("passage", "vision", "secret", "clue")
"""Facts of lines that name what may lie open no more."""


class Light:
    """What can come to light in a pack, thing by thing, said once."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.own = Gallery(pack)
        self._said: dict[str, tuple[Printed, ...]] = {}

    def of(self, thing: str) -> tuple[Printed, ...]:
        """Everything about `event/ch1_2`, with what can be chosen in its effects."""
        if thing not in self._said:
            self._said[thing] = tuple(self._told(thing))
        return self._said[thing]

    def _told(self, thing: str) -> Iterator[Printed]:
        kind, _, name = thing.partition("/")
        pack, own = self.pack, self.own
        if kind == "event":
            yield from (*own.event(pack.events[name]), *own.alternatives([pack.events[name]]))
        elif kind == "encounter":
            yield from (*own.encounter(pack.encounters[name]), *own.alternatives([pack.encounters[name]]))
        elif kind == "location":
            yield from (*own.location(pack.locations[int(name)]), *own.alternatives([pack.locations[int(name)]]))
        elif kind == "secret":
            yield from (own.owned(pack.secrets[name]), *own.alternatives([pack.secrets[name]]))
        elif kind == "clue":
            yield own.printed("clue", name, pack.clues[name].text)
        elif kind == "ending":
            ending = pack.endings[name]
            yield own.printed("ending", name, ending.title, flavour=ending.text)
            yield own.printed("epilogue", name, ending.text, group=f"ending:{name}")
        elif kind == "chapter":
            yield own.printed("chapter-title", name, pack.chapters[int(name)].title)
        elif kind == "passage":
            yield from self.page(name, self.passage(name))
        elif kind == "vision":
            yield from self.page(name, self.vision(name), "vision")

    def passage(self, name: str) -> Passage:
        number, _, own = name.partition("/")
        return self.pack.passages[int(number), own]

    def vision(self, name: str) -> Vision:
        number, _, kind = name.partition("/")
        section = self.pack.journal[int(number)]
        found = section.nightmare if kind == "nightmare" else section.dream
        assert found is not None
        return found

    def page(self, name: str, read: Passage | Vision, kind: str = "passage") -> Iterator[Printed]:
        """What is read: its prose is its name, what it does is its text."""
        text = self.own.said(lambda voice: effects_text(read.effects, voice, "journal"))
        yield self.own.printed(kind, name, read.text, text=text, group=f"location:{name.partition('/')[0]}")
        yield from self.own.alternatives([read.effects])

    def choice(self, name: str, choice: Choice) -> Iterator[Printed]:
        """What may be chosen, and what it costs; what comes of it is read afterwards."""
        text = self.own.said(lambda voice: cost_text(choice.cost, voice))
        yield self.own.printed("choice", name, choice.text, text=text, group=f"passage:{name.rpartition('/')[0]}")
        yield from self.own.alternatives([choice.cost, choice.effects])

    def name(self, kind: str, thing: str, name: Prose) -> Printed:
        """No more than what it is called."""
        return Printed(f"{kind}:{thing}", kind, "", prose(name), {}, {}, {})


@cache
def light(pack: Pack) -> Light:
    return Light(pack)


def opened(state: Grail) -> tuple[Printed, ...]:
    """Everything that has come to light at this table."""
    if state.phase == "setup":
        return ()
    seen = light(state.content)
    found = {one.id: one for thing in things(state) for one in seen.of(thing)}
    for one in (*_named(state, seen), *_choices(state, seen)):
        found.setdefault(one.id, one)
    return tuple(found.values())


def recalled(state: Grail, told: Sequence[Line]) -> tuple[Printed, ...]:
    """Pages, choices, dreams, Secrets and Clues that these lines speak of: they were read, and are a secret no more.
    Locations that came out of the fog while Characters were still being chosen have their names, too."""
    seen = light(state.content)
    found: dict[str, Printed] = {}
    for line in told:
        for kind, what in line.facts:
            if kind in TOLD_OF and isinstance(what, str):
                found |= {one.id: one for one in seen.of(f"{kind}/{what}")}
            if line.key == "revealed" and kind == "location":
                found |= {one.id: one for one in seen.of(f"location/{what}")}
            choice = TakeChoice(what) if kind == "choice" and isinstance(what, str) else what
            if isinstance(choice, TakeChoice):
                found |= {one.id: one for one in seen.choice(choice.choice, choice_at(state, choice))}
    return tuple(found.values())


def things(state: Grail) -> Iterator[str]:
    """By what they are: `location/104`."""
    content = state.content
    yield from [f"chapter/{number}" for number in content.chapters if number <= state.chapter]
    yield from [f"location/{number}" for number in sorted(state.places)]
    for thing in state.shown:
        kind, _, name = thing.partition("/")
        if (
            kind == "location"
            or (kind == "encounter" and is_story(content.encounters[name]))
            or (kind == "event" and content.events[name].kind != "random")
        ):
            yield thing
    yield from [f"encounter/{printed(card)}" for card in state.guardians if is_story(content.encounters[printed(card)])]
    for hero in (*state.heroes.values(), *state.away.values()):
        yield from [f"secret/{secret}" for secret in hero.secrets]
        yield from [f"vision/{one}" for one in _visions(state, hero.location)]
    yield from [f"clue/{clue}" for clue in state.clues]
    yield from [f"ending/{state.ending}"] if state.ending else []
    yield from [f"passage/{one}" for one in state.reading.passages] if state.reading is not None else []


def _visions(state: Grail, location: int) -> list[str]:
    """Dreams somebody has had where a Character is now."""
    return [one for kind in ("dream", "nightmare") if (one := f"{location}/{kind}") in state.read]


def _choices(state: Grail, seen: Light) -> Iterator[Printed]:
    """Those of the open page that the table shows."""
    page = journal_view(state)
    for one in page.choices if page is not None else ():
        yield from seen.choice(one.choice, choice_at(state, TakeChoice(one.choice)))


def _named(state: Grail, seen: Light) -> Iterator[Printed]:
    """Secrets that are asked for, by name."""
    page, dawn = journal_view(state), forecast(state)
    needs: list[Need] = [need for one in page.choices for need in one.needs] if page is not None else []
    needs += dawn.way.lacking if dawn is not None and dawn.way is not None else ()
    for need in needs:
        if need.kind == "secret":
            yield seen.name("secret", need.what, state.content.secrets[need.what].name)


def sealed(pack: Pack) -> tuple[Printed, ...]:
    """All of it, for somebody who asks to have it spoilt."""
    seen = light(pack)
    every = [f"chapter/{one}" for one in pack.chapters] + [f"location/{one}" for one in pack.locations]
    every += [f"event/{one.id}" for one in pack.events.values() if one.kind != "random"]
    every += [f"encounter/{one.id}" for one in pack.encounters.values() if is_story(one)]
    every += [f"secret/{one}" for one in pack.secrets] + [f"clue/{one}" for one in pack.clues]
    every += [f"passage/{number}/{name}" for number, name in pack.passages]
    every += [f"vision/{number}/dream" for number, section in pack.journal.items() if section.dream]
    every += [f"vision/{number}/nightmare" for number, section in pack.journal.items() if section.nightmare]
    every += [f"ending/{one}" for one in pack.endings]
    found = {one.id: one for thing in every for one in seen.of(thing)}
    for (number, name), passage in pack.passages.items():
        for place, choice in enumerate(passage.choice):
            found |= {one.id: one for one in seen.choice(f"{number}/{name}/{place}", choice)}
    return tuple([one for one in found.values() if one.kind != "parts"])
