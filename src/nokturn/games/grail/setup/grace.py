"""All-Mother's Grace: back to the beginning of the chapter after a defeat; GRAIL-GRACE."""

from __future__ import annotations

from nokturn.games.grail.printed.language.vocabulary import TRACKS, Track
from nokturn.games.grail.setup.chapters import begin_chapter
from nokturn.games.grail.setup.characters import POOL, START, cards_of
from nokturn.games.grail.setup.world import lay_map
from nokturn.games.grail.state.state import Grail, without
from nokturn.games.grail.survival.tracks import cap_energy, spaces
from nokturn.games.grail.world.wyrdness import discard_location
from nokturn.kernel import Rule, call, chance, procedure, shuffle


@procedure(rule=("GRAIL-GRACE-01", "GRAIL-GRACE-02", "GRAIL-GRACE-03", "R-55"))
def grant_grace(state: Grail) -> Rule:
    """The map is cleared and laid anew, everybody stands on the start Location, the chapter begins again."""
    again = "saved" if state.content.frame.grace.status in state.statuses else ""
    state.statuses[state.content.frame.grace.status] = (1,)
    state.tell("grace", chapter=state.chapter, again=again)
    clear_map(state)
    state.defeat = state.ending = ""
    state.finished = False
    state.graves = tuple([grave for grave in state.graves if grave.hero not in state.heroes])
    lay_map(state, state.content.frame.grace.menhir)
    for hero in state.by_number():
        restore(state, hero)
        for kind in ("combat", "diplomacy"):
            yield call(gather_deck, hero, kind)
    state.fray = None
    forget_chapter(state)
    yield call(begin_chapter, state.chapter)


def clear_map(state: Grail) -> None:
    """Menhirs, Guardians, dials, tokens and Items on the ground go, all Locations to the stack as they are now."""
    for number in tuple(state.places):
        discard_location(state, number)
    state.kept_quest_tokens.clear()
    state.dials.clear()
    state.encounters_aside = (*state.encounters_aside, *state.faced)
    state.faced = ()
    state.costs_today = ()
    state.used_today = state.turned = ()


def restore(state: Grail, hero: str) -> None:
    """Tracks and resources of the Grace; XP, attributes, Skills, Items and Secrets stay."""
    grace = state.content.frame.grace
    tracks = {track: level(state, hero, track) for track in TRACKS}
    goods = {what: grace.resources.of(what) for what in ("food", "wealth", "rep", "magic")}
    start = state.content.frame.start_location
    state.change(hero, location=start, dying=0, stricken=False, **tracks, **goods)
    cap_energy(state, hero)


def level(state: Grail, hero: str, track: Track) -> int:
    """Where the Grace puts a track: on its start space, or as printed."""
    value: int | str = getattr(state.content.frame.grace, track)
    return value if isinstance(value, int) else spaces(state, hero, track).start


@procedure(rule="GRAIL-GRACE-03")
def gather_deck(state: Grail, hero: str, kind: str) -> Rule:
    """All cards that are neither in the Pool nor kept aside, shuffled: an Encounter may have had some of them."""
    now = state.heroes[hero]
    left = (*getattr(now, f"{kind}_pool"), *getattr(now, f"{kind}_aside"))
    deck = tuple([card for card in cards_of(state, now.colour, kind, (*START, *POOL)) if card not in left])
    order = yield chance(shuffle(len(deck)))
    state.change(hero, **{f"{kind}_deck": tuple([deck[place] for place in order])})


def forget_chapter(state: Grail) -> None:
    """The Quests of the chapter are removed, its parts count as unresolved; GRAIL-EVENT-04."""
    parts = state.content.chapters[state.chapter].events
    quests = [name for name, card in state.content.quest_cards.items() if card in parts]
    state.quests = tuple([quest for quest in state.quests if quest not in quests])
    state.resolved = without(state.resolved, *parts)
    state.event_discard = tuple([event for event in state.event_discard if event not in parts])
    state.next_chapter = 0
