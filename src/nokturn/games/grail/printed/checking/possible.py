"""What can come about in a campaign at all: a passage, a choice, an Event or an ending counts as possible if everything
it asks for is possible; what must *not* be the case is taken to be so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from nokturn.games.grail.printed.checking.grid import near
from nokturn.games.grail.printed.checking.look import Look, Spot
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.journal import Journal
from nokturn.games.grail.printed.language import conditions as asked
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.conditions import Condition, Conditions
from nokturn.games.grail.printed.language.effects import Effects, parts_of
from nokturn.games.grail.printed.reading.faults import Fault

Fact = tuple[str, object]
"""Something that can be the case: `("status", ("allies", 3))`, `("passage", (101, "square"))`."""


class Step(NamedTuple):
    """If all of this is possible, so is that."""

    needs: tuple[Fact, ...]
    brings: tuple[Fact, ...]


class Possible:
    """Everything that can come about, found by going on until nothing new comes about."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.facts: set[Fact] = {("chapter", 1), ("location", pack.frame.start_location)}
        self.facts |= {("lit", pack.frame.start_menhir.location), ("status", (pack.frame.grace.status, 0))}
        waiting = [*_steps(pack)]
        grew = True
        while grew:
            ready = [step for step in waiting if self.facts.issuperset(step.needs)]
            waiting = [step for step in waiting if not self.facts.issuperset(step.needs)]
            self.facts |= {fact for step in ready for fact in step.brings}
            grew = any([ready, self._walk(), self._count()])

    def _walk(self) -> bool:
        """Go on to Locations that a lit Menhir shines on; GRAIL-LOC-REVEAL-01."""
        locations = self.pack.locations
        here = [locations[n] for kind, n in self.facts if kind == "location" and n in locations]  # type: ignore[index]
        lit = [locations[n] for kind, n in self.facts if kind == "lit" and n in locations]  # type: ignore[index]
        found: set[Fact] = set()
        for key in {key for location in here for _, key in location.keys.open if key in locations}:
            if any(near(locations[key], menhir) for menhir in lit):
                found.add(("location", key))
        new = found - self.facts
        self.facts |= new
        return bool(new)

    def _count(self) -> bool:
        """Of a Status with numbered parts, so many as can be set; GRAIL-STATUS-06."""
        known: Counter[str] = Counter()
        for kind, what in self.facts:
            if kind == "status" and isinstance(what, tuple) and what[1]:
                known[what[0]] += 1
        counted: set[Fact] = {("parts", (one, n)) for one, most in known.items() for n in range(1, most + 1)}
        new = counted - self.facts
        self.facts |= new
        return bool(new)

    def lacks(self, conditions: Conditions) -> tuple[Fact, ...]:
        """What these conditions ask for that can never be the case."""
        return tuple([fact for fact in needs_of(self.pack, conditions) if fact not in self.facts])


def _steps(pack: Pack) -> Iterator[Step]:
    for number, chapter in pack.chapters.items():
        yield Step((("chapter", number),), brought(pack, chapter.on_start))
        for name in chapter.events:
            event = pack.events.get(name)
            yield Step((("chapter", number),), (("event", name),))
            if event and any(isinstance(do, world.LoopEvent) for do in parts_of(event.effects)):
                break
    for event in pack.events.values():
        here: Fact = ("event", event.id)
        yield Step(() if event.kind == "random" else (here,), (here, *brought(pack, event.effects)))
        for branch in event.branch:
            yield Step((here, *needs_of(pack, branch.conditions)), brought(pack, branch.do))
        if quest := event.quest:
            active: Fact = ("quest", quest.id)
            won: Fact = ("success", quest.id)
            yield Step((active, *needs_of(pack, quest.success_if)), (won, *brought(pack, quest.success)))
            if quest.fail_if:
                yield Step((active, *needs_of(pack, quest.fail_if)), brought(pack, quest.fail))
    for threshold in pack.thresholds:
        yield Step(needs_of(pack, threshold.conditions), brought(pack, threshold.do))
    yield from _places(pack)
    yield from _cards(pack)


def _places(pack: Pack) -> Iterator[Step]:
    for number, location in pack.locations.items():
        here: Fact = ("location", number)
        for deed in (location.action, location.instant):
            if deed:
                yield Step((here,), brought(pack, (*deed.effects, *deed.toss_grail, *deed.toss_skull)))
        if location.activation:
            needs = needs_of(pack, location.activation.conditions)
            yield Step((here, *needs), (("lit", number), *brought(pack, location.activation.on_activate)))
        journal = pack.journal.get(number)
        if journal is None:
            continue
        for vision in (journal.dream, journal.nightmare):
            if vision:
                yield Step((here,), brought(pack, vision.effects))
        for entry in journal.entry:
            yield Step((here, *needs_of(pack, entry.conditions)), (("passage", (number, entry.goto)),))
        for passage in journal.passage:
            read: Fact = ("passage", (number, passage.id))
            yield Step((read,), brought(pack, passage.effects))
            for choice in passage.choice:
                targets: list[Fact] = [("passage", (number, target)) for target in choice.targets]
                taken = (*brought(pack, choice.effects), *targets)
                yield Step((read, *needs_of(pack, choice.conditions)), taken)


def _cards(pack: Pack) -> Iterator[Step]:
    """Whatever a card can do may be done: every Encounter, Item and Skill comes up some time."""
    for encounter in pack.encounters.values():
        yield Step((), brought(pack, (*encounter.reward, *encounter.loot, *encounter.failure, *encounter.instant)))
    items = [rule for item in pack.items.values() for rule in item.rule]
    secrets = [rule for secret in pack.secrets.values() for rule in secret.rule]
    for rule in (*items, *secrets, *pack.skill_sides.values()):
        yield Step((), brought(pack, rule.do))
    yield Step((), tuple([("item", item) for item in pack.items]))
    yield Step((), tuple([("hero", hero) for hero in pack.characters]))


def needs_of(pack: Pack, conditions: Conditions) -> tuple[Fact, ...]:
    """What must be possible for these conditions to hold."""
    return tuple([fact for condition in conditions if not condition.negated for fact in _need(pack, condition)])


def _need(pack: Pack, condition: Condition) -> tuple[Fact, ...]:
    match condition:
        case asked.StatusSet(status=id, part=part):
            return (("status", (id, part)),)
        case asked.PartsSet(status=id, n=n):
            return (("parts", (id, n)),) if id in pack.statuses else (("status", (id, 0)),)
        case asked.HasSecret(secret=id):
            return (("secret", id),)
        case asked.HasItem(item=id):
            return (("item", id),)
        case asked.IsHero(hero=id):
            return (("hero", id),)
        case asked.InChapter(chapter=number):
            return (("chapter", number),)
        case asked.DialExists(name=name):
            return (("dial", name),)
        case asked.Ended():
            return (("ended", ""),)
        case _:
            return ()


def brought(pack: Pack, effects: Effects) -> tuple[Fact, ...]:
    """What these effects can bring about."""
    return tuple([fact for do in parts_of(effects) for fact in _brings(pack, do)])


def _brings(pack: Pack, do: world.Do) -> Iterable[Fact]:
    match do:
        case world.SetStatus(status=id, part=part, one_more=one_more):
            size = pack.statuses[id].parts if id in pack.statuses else 0
            boxes: list[Fact] = [("parts", (id, n)) for n in range(1, (size if one_more else 1) + 1)]
            return [("status", (id, part)), ("status", (id, 0)), *boxes]
        case world.GainSecret(secret=id):
            return [("secret", id)]
        case world.ResolveEvent(event=id):
            return [("event", id)]
        case world.StartQuest(quest=id):
            return [("quest", id)]
        case world.BeginChapter(chapter=number):
            return [("chapter", number)]
        case world.EndCampaign(ending=id):
            return [("ending", id), ("ended", "")]
        case world.ReplaceLocation(new=number):
            return [("location", number)]
        case world.SetDial(name=name):
            return [("dial", name)]
        case _:
            return ()


def everything_can_come_about(look: Look) -> Iterator[Fault]:
    """Every Location, passage, choice, Event, Quest and ending is possible under some state."""
    possible = Possible(look.pack)
    facts = possible.facts
    for spot, location in look.entries("locations.toml", "location"):
        if ("location", location.number) not in facts:
            remedy = (
                f"Write 'swap {location.replaces} {location.number}'." if location.replaces else "Lead a key there."
            )
            yield spot.fault(f"Location {location.number} can never come into play. {remedy}")
    for spot, event in look.entries("events.toml", "event"):
        if ("event", event.id) not in facts:
            yield spot.fault(f"the Event '{event.id}' can never be resolved. Write 'event {event.id}' where it can.")
        if event.quest and ("success", event.quest.id) not in facts:
            yield spot.fault(
                f"the Quest '{event.quest.id}' can never succeed{_because(possible, event.quest.success_if)}"
            )
        for number, branch in enumerate(event.branch):
            if possible.lacks(branch.conditions):
                here = Spot(spot.sheet, (*spot.place, "branch", number))
                yield here.fault(f"this branch can never be taken{_because(possible, branch.conditions)}")
    for spot, ending in look.entries("chapters.toml", "ending"):
        if ("ending", ending.id) not in facts:
            yield spot.fault(f"the ending '{ending.id}' can never be reached. Write 'ending {ending.id}' where it can.")
    yield from _unread(look, possible)


def _unread(look: Look, possible: Possible) -> Iterator[Fault]:
    for sheet, journal in look.journals():
        if ("location", journal.location) not in possible.facts:
            continue
        led_to = _led_to(journal)
        for number, entry in enumerate(journal.entry):
            spot = Spot(sheet, ("entry", number))
            if possible.lacks(entry.conditions):
                yield spot.fault(f"this entry can never hold{_because(possible, entry.conditions)}")
            elif any(set(above.conditions) <= set(entry.conditions) for above in journal.entry[:number]):
                yield spot.fault("an entry above holds whenever this one does. Put this one above it.")
        for at, passage in enumerate(journal.passage):
            if passage.id not in led_to:
                yield Spot(sheet, ("passage", at)).fault(f"'{passage.id}' cannot be reached. Lead a choice to it.")
            for one, choice in enumerate(passage.choice):
                spot = Spot(sheet, ("passage", at, "choice", one))
                if possible.lacks(choice.conditions):
                    yield spot.fault(f"this choice can never be taken{_because(possible, choice.conditions)}")
    for spot, conditions in _lists(look):
        if against := _contradiction(conditions):
            yield spot.fault(f"'{against}' and its opposite cannot both hold. Take one out.")


def _led_to(journal: Journal) -> set[str]:
    """Where entries and choices lead, whatever they ask for."""
    passages = {passage.id: passage for passage in journal.passage}
    seen: set[str] = set()
    ahead = [entry.goto for entry in journal.entry]
    while ahead:
        name = ahead.pop()
        if name not in seen and name in passages:
            ahead += [target for choice in passages[name].choice for target in choice.targets]
        seen.add(name)
    return seen


def _lists(look: Look) -> Iterator[tuple[Spot, Conditions]]:
    """Conditions that must hold together, with their place."""
    together: dict[tuple[str, tuple[object, ...]], tuple[Spot, list[Condition]]] = {}
    for spot, condition in look.asked:
        place = spot.place[:-1]
        together.setdefault((spot.sheet.name, place), (Spot(spot.sheet, place), []))[1].append(condition)
    for spot, conditions in together.values():
        yield spot, tuple(conditions)


def _contradiction(conditions: Conditions) -> str:
    for condition in conditions:
        if not condition.negated and replace(condition, negated=True) in conditions:
            return str(type(condition).__struct_config__.tag)
    return ""


def _because(possible: Possible, conditions: Conditions) -> str:
    """What it waits for in vain."""
    lacking = possible.lacks(conditions)
    if not lacking:
        return ". Start it where it can be."
    kind, what = lacking[0]
    if isinstance(what, tuple):
        what = f"{what[0]}.{what[1]}" if what[1] else what[0]
    return f": nothing brings about {kind} '{what}' before it. Set it somewhere, or ask for something else."
