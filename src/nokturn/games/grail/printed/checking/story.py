"""Events, Quests and chapters lead from one to the next, and nothing in them goes round for ever."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from nokturn.games.grail.printed.checking.look import Look
from nokturn.games.grail.printed.events import Event, Quest
from nokturn.games.grail.printed.language.conditions import DialExists, Ended
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import Flee
from nokturn.games.grail.printed.language.effects_of_world import (
    BeginChapter,
    ClearStatus,
    DiscardItem,
    DrawEncounter,
    DrawItem,
    EndCampaign,
    Gain,
    GainClue,
    GainItem,
    GainSecret,
    LoopEvent,
    Lose,
    LoseSecret,
    Pay,
    QuestDone,
    RedrawEncounter,
    RedrawEvent,
    ResolveEvent,
    SetDial,
    SetStatus,
    SetTo,
    StartQuest,
)
from nokturn.games.grail.printed.language.rules import Rule
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.printed_effects import things_done

K = TypeVar("K")
TAKING = Lose | Pay | SetTo | ClearStatus | LoseSecret | DiscardItem | EndCampaign
GIVING = Gain | SetTo | SetStatus | GainSecret | GainItem | DrawItem | SetDial | EndCampaign
"""What may make a condition false that held, or one with `not`; an ending stops everything."""
LEAST_RANDOM = 6
"""Random Events: with fewer, every loop would bring the same again."""


def decks_hold_their_events(look: Look) -> Iterator[Fault]:
    """GRAIL-SETUP-WORLD-08, GRAIL-EVENT-05."""
    pack = look.pack
    listed: set[str] = set()
    for at, (spot, chapter) in enumerate(look.entries("chapters.toml", "chapter"), 1):
        if chapter.number != at:
            yield spot.fault(f"chapter {chapter.number} stands at place {at}. Number them from 1 on.")
        for part, name in enumerate(chapter.events, 1):
            event = pack.events.get(name)
            if name in listed:
                yield spot.fault(f"the Event '{name}' is listed twice. List each once.")
            listed.add(name)
            if event and (event.kind, event.chapter, event.part) != ("chapter", chapter.number, part):
                yield spot.fault(
                    f"'{name}' is part {part} here. Write on it: kind = \"chapter\", chapter = {chapter.number}, "
                    f"part = {part}."
                )
        events = [pack.events[name] for name in chapter.events if name in pack.events]
        if not any(isinstance(do, LoopEvent) for event in events for do in parts_of(event.effects)):
            yield spot.fault(
                f"no Event of chapter {chapter.number} loops: its deck runs out. Write 'event_loop 3' on one."
            )
    for spot, event in look.entries("events.toml", "event"):
        if event.kind == "chapter" and event.id not in listed:
            yield spot.fault(f"'{event.id}' is in the deck of no chapter. List it in chapters.toml.")
    if len([event for event in pack.events.values() if event.kind == "random"]) < LEAST_RANDOM:
        yield look.whole("events.toml").fault(f"too few random Events. Write at least {LEAST_RANDOM}.")


def what_is_started_is_told_of(look: Look) -> Iterator[Fault]:
    """Quests, special Events, Clues, dials and chapters come into play somewhere."""
    pack = look.pack
    done = [do for _, do in look.done]
    started = {do.quest for do in done if isinstance(do, StartQuest)}
    over = {do.quest for do in done if isinstance(do, QuestDone)}
    resolved = {do.event for do in done if isinstance(do, ResolveEvent)}
    clues = {do.clue for do in done if isinstance(do, GainClue)}
    begun = {do.chapter for do in done if isinstance(do, BeginChapter)}
    dials = {do.name for do in done if isinstance(do, SetDial)}
    for spot, event in look.entries("events.toml", "event"):
        quest = event.quest
        if event.kind == "special" and event.id not in resolved:
            yield spot.fault(f"nothing resolves the special Event '{event.id}'. Write 'event {event.id}' somewhere.")
        if quest and quest.id not in started:
            yield spot.fault(f"nothing starts the Quest '{quest.id}'. Write 'quest {quest.id}' in an effect.")
        ends = quest and (quest.success or quest.id in over or quest.success_if == (Ended(),))
        if quest and not ends:
            yield spot.fault(f"the Quest '{quest.id}' never ends. Write its success, or 'quest_done {quest.id}'.")
    for spot, clue in look.entries("chapters.toml", "clue"):
        if clue.id not in clues:
            yield spot.fault(f"nothing gives the Clue '{clue.id}'. Write 'clue {clue.id}' somewhere.")
    for spot, chapter in look.entries("chapters.toml", "chapter"):
        if chapter.number > 1 and chapter.number not in begun:
            yield spot.fault(
                f"nothing leads to chapter {chapter.number}. Write 'chapter {chapter.number}' on an Event."
            )
    for spot, condition in look.asked:
        if isinstance(condition, DialExists) and condition.name not in dials:
            yield spot.fault(f"nothing sets the dial '{condition.name}'. Write 'dial {condition.name} …' somewhere.")
    victories = {ending.victory for ending in pack.endings.values()}
    for victory, word in ((True, "won"), (False, "lost")):
        if victory not in victories:
            yield look.whole("chapters.toml").fault(f"the campaign cannot be {word}. Write an ending that says so.")


def effects_end(look: Look) -> Iterator[Fault]:
    """No Event resolves itself, however far round, and no rule sets itself off again without a price or a limit."""
    leads = {event.id: _resolves(event) for event in look.pack.events.values()}
    for spot, event in look.entries("events.toml", "event"):
        if event.id in _beyond(event.id, leads):
            yield spot.fault(f"'{event.id}' resolves itself again and again. Take an 'event' effect out of the round.")
    for spot, node in look.nodes():
        if isinstance(node, Rule) and _sets_itself_off(node):
            yield spot.fault("a rule that sets itself off for ever. Make it optional, or give it a cost or a limit.")
    for spot, encounter in look.entries("encounters.toml", "encounter"):
        if any(isinstance(do, DrawEncounter) for _, do in things_done(encounter)):
            yield spot.fault("an Encounter that draws another may never end. Use other effects.")
        if any(isinstance(do, Flee) for do in parts_of((*encounter.reward, *encounter.loot))):
            yield spot.fault("an enemy that is defeated cannot flee. Take 'flee' out of reward and loot.")


def quests_and_chapters_end(look: Look) -> Iterator[Fault]:
    """No Quest that is over starts itself while nothing has changed, and no chapter begins itself."""
    starts = {quest.id: _starts(quest) for quest in look.pack.quests.values()}
    for spot, event in look.entries("events.toml", "event"):
        if event.quest and event.quest.id in _beyond(event.quest.id, starts):
            yield spot.fault(
                f"the Quest '{event.quest.id}' starts itself again and again. Take a 'quest' effect out of the round, "
                "or take away what its condition asks for."
            )
    begins = {
        number: {do.chapter for do in parts_of(chapter.on_start) if isinstance(do, BeginChapter)}
        for number, chapter in look.pack.chapters.items()
    }
    for spot, chapter in look.entries("chapters.toml", "chapter"):
        if chapter.number in _beyond(chapter.number, begins):
            yield spot.fault(f"chapter {chapter.number} begins itself again and again. Begin it on an Event.")


def _starts(quest: Quest) -> set[str]:
    """The Quests that the end of this one starts at once, with nothing taken away that either of them may ask for."""
    found: set[str] = set()
    for asked, effects in ((quest.success_if, quest.success), (quest.fail_if, quest.fail)):
        parts = parts_of(effects)
        undone = GIVING if any(one.negated for one in asked) else TAKING
        if not any(isinstance(do, undone) for do in parts):
            found |= {do.quest for do in parts if isinstance(do, StartQuest)}
    return found


def _beyond(start: K, leads: Mapping[K, Iterable[K]]) -> set[K]:
    """Everything that one thing leads to, however far round."""
    seen: set[K] = set()
    ahead = [start]
    while ahead:
        new = {*leads.get(ahead.pop(), ())} - seen
        seen |= new
        ahead += new
    return seen


def _resolves(event: Event) -> set[str]:
    """The Events this one resolves at once, whatever the state."""
    lists = (event.effects, *[branch.do for branch in event.branch])
    return {do.event for effects in lists for do in parts_of(effects) if isinstance(do, ResolveEvent)}


def _sets_itself_off(rule: Rule) -> bool:
    again = {"reveal_event": RedrawEvent, "draw_encounter": RedrawEncounter | DrawEncounter}.get(rule.when)
    held = rule.optional or rule.cost or rule.flip or rule.limit or rule.once_per_day
    return again is not None and not held and any(isinstance(do, again) for do in parts_of(rule.do))
