"""A campaign goes on with another version of its pack: what is new joins the stacks, what nobody has seen leaves them.

What lies open stays as it is.  If the other version has no place for it (a Secret somebody holds, a Location on the
map), the campaign cannot go on with it: a `SaveError` names everything at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec.structs import replace

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.setup.characters import POOL, START, cards_of
from nokturn.games.grail.setup.world import printed_stack
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.world.encounter_decks import all_cards, put_under
from nokturn.games.grail.world.locations import answering
from nokturn.kernel.errors import SaveError
from nokturn.kernel.words import LANGUAGES, kernel_says

FOLDER = Path(__file__).parent.parent


def migrate(state: Grail, older: Campaign) -> None:
    """The sheet lies on the table as it was written; `older` is the version it was written with."""
    missing = list(without_place(state, older))
    if missing:
        raise SaveError.worded(
            {
                lang: kernel_says(
                    lang, "error-sheet-unfit", {"missing": ", ".join([one[lang] for one in missing])}, FOLDER
                )
                for lang in LANGUAGES
            }
        )
    _items(state)
    _encounters(state)
    _events(state)
    for hero in (*state.heroes, *state.away):
        _cards(state, hero)
    new = [one for one in printed_stack(state) if one not in older.locations and not answering(state, one)]
    state.stack = (*[one for one in state.stack if one in state.content.locations], *new)
    _journal(state, older)


def without_place(state: Grail, older: Campaign) -> Iterator[Prose]:
    """What lies open and is not in the other version, by its name in the older one."""
    now = state.content
    heroes = [*state.heroes.values(), *state.away.values()]
    yield from [older.characters[one].name for one in _each(h.id for h in heroes) if one not in now.characters]
    yield from [older.locations[one].name for one in state.places if one not in now.locations]
    held = [
        *[card for one in heroes for card in one.items],
        *[card for on in state.places.values() for card in on.items],
    ]
    for card in held:
        kind, _, copy = card.partition(":")
        if kind not in now.items or int(copy) > now.items[kind].copies:
            yield older.items[kind].name
    for secret in _each(secret for one in heroes for secret in one.secrets):
        if secret not in now.secrets:
            yield older.secrets[secret].name
    yield from [older.skill_sides[one].name for h in heroes for one in h.skills if one not in now.skill_sides]
    yield from [older.encounters[printed(one)].name for one in state.guardians if printed(one) not in now.encounters]
    for status, parts in state.statuses.items():
        if status not in now.statuses or max(parts, default=0) > now.statuses[status].parts:
            yield older.statuses[status].name
    yield from [older.quests[one].goal for one in state.quests if one not in now.quests]
    yield from [older.clues[one].text for one in state.clues if one not in now.clues]
    if state.chapter not in now.chapters:
        yield older.chapters[state.chapter].title


def _each(those: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(those))


def _items(state: Grail) -> None:
    """New Items lie under the deck."""
    every = [f"{one.id}:{copy}" for one in state.content.items.values() for copy in range(1, one.copies + 1)]
    heroes = (*state.heroes.values(), *state.away.values())
    held = {card for hero in heroes for card in hero.items} | {
        card for on in state.places.values() for card in on.items
    }
    left = [card for card in state.item_deck if card in every]
    state.item_deck = (*left, *[card for card in every if card not in held and card not in left])


def _encounters(state: Grail) -> None:
    every = all_cards(state.content)
    for colour, deck in state.encounter_decks.items():
        state.encounter_decks[colour] = tuple([card for card in deck if card in every])
    state.encounters_aside = tuple([card for card in state.encounters_aside if card in every])
    state.faced = tuple([card for card in state.faced if card in every])
    there = {*state.encounters_aside, *state.faced, *state.guardians}
    there |= {card for deck in state.encounter_decks.values() for card in deck}
    for card in every:
        if card not in there:
            put_under(state, card)


def _events(state: Grail) -> None:
    """New parts of the chapter come last; a new random Event lies under the others."""
    events = state.content.events
    for pile in ("event_deck", "random_events", "event_discard"):
        setattr(state, pile, tuple([one for one in getattr(state, pile) if one in events]))
    state.event_today = state.event_today if state.event_today in events else ""
    met = {*state.event_deck, *state.event_discard, *state.random_events, state.event_today, *state.resolved}
    parts = [one for one in state.content.chapters[state.chapter].events if one not in met]
    state.event_deck = (*state.event_deck, *parts)
    randoms = [one.id for one in events.values() if one.kind == "random" and one.id not in met]
    state.random_events = (*state.random_events, *randoms)


def _cards(state: Grail, hero: str) -> None:
    """New cards of a Character lie under the Advancement Pool."""
    people = state.heroes if hero in state.heroes else state.away
    now = people[hero]
    for kind in ("combat", "diplomacy"):
        every = cards_of(state, now.colour, kind, (*START, *POOL))
        piles = {f"{kind}_{pile}": getattr(now, f"{kind}_{pile}") for pile in ("deck", "pool", "aside")}
        kept = {name: tuple([card for card in pile if card in every]) for name, pile in piles.items()}
        known = {card for pile in kept.values() for card in pile}
        kept[f"{kind}_pool"] = (*kept[f"{kind}_pool"], *[card for card in every if card not in known])
        now = replace(now, **kept)
    people[hero] = now


def _journal(state: Grail, older: Campaign) -> None:
    """What was read and taken is found again by what it says, thresholds by what they ask."""
    passages = {f"{location}/{name}": one for (location, name), one in state.content.passages.items()}
    state.read = tuple([one for one in state.read if one in passages])
    taken: list[str] = []
    for choice in state.taken:
        passage, _, place = choice.rpartition("/")
        location, _, name = passage.partition("/")
        said = older.passages[int(location), name].choice[int(place)].text
        now = passages[passage].choice if passage in passages else ()
        taken += [f"{passage}/{at}" for at, one in enumerate(now) if one.text == said][:1]
    state.taken = tuple(taken)
    asked = [older.thresholds[place].conditions for place in state.crossed]
    state.crossed = tuple([at for at, one in enumerate(state.content.thresholds) if one.conditions in asked])
