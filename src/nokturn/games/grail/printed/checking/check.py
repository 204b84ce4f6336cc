"""The whole examination of a pack.

checked_pack(folder)      # the pack, or one `PackError` with everything that is wrong
faults_of(folder)         # everything that is wrong, nothing: it can be played"""

from __future__ import annotations

from pathlib import Path

from nokturn.games.grail.printed.checking.contexts import words_stand_where_they_mean_something
from nokturn.games.grail.printed.checking.decks import (
    characters_have_their_cards,
    encounter_decks_are_large_enough,
    encounters_are_whole,
)
from nokturn.games.grail.printed.checking.emblems import emblems_differ, emblems_stand_on_something
from nokturn.games.grail.printed.checking.grid import keys_agree, menhirs_are_within_reach, signs_mean_something
from nokturn.games.grail.printed.checking.look import Check, Look
from nokturn.games.grail.printed.checking.marks import belongings_are_of_use, statuses_are_set_and_read
from nokturn.games.grail.printed.checking.passages import explorations_end, sections_are_whole
from nokturn.games.grail.printed.checking.possible import everything_can_come_about
from nokturn.games.grail.printed.checking.references import named_things_exist, references_fit
from nokturn.games.grail.printed.checking.story import (
    decks_hold_their_events,
    effects_end,
    quests_and_chapters_end,
    what_is_started_is_told_of,
)
from nokturn.games.grail.printed.checking.texts import both_languages
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.reading.drafts import Draft
from nokturn.games.grail.printed.reading.faults import Fault, PackError

OF_ENTRIES: tuple[Check, ...] = (
    named_things_exist,
    both_languages,
    words_stand_where_they_mean_something,
    emblems_stand_on_something,
)
"""Checks of what could be read, even if something else could not."""
OF_PACKS: tuple[Check, ...] = (
    references_fit,
    keys_agree,
    menhirs_are_within_reach,
    signs_mean_something,
    sections_are_whole,
    explorations_end,
    decks_hold_their_events,
    what_is_started_is_told_of,
    effects_end,
    quests_and_chapters_end,
    statuses_are_set_and_read,
    belongings_are_of_use,
    encounters_are_whole,
    encounter_decks_are_large_enough,
    characters_have_their_cards,
    emblems_differ,
    everything_can_come_about,
)
"""Checks of the whole."""


def examined(folder: Path) -> tuple[Pack | None, tuple[Fault, ...]]:
    """The pack as far as it can be read, and everything that is wrong with it, in the order of its files."""
    draft = Draft(folder)
    look = Look(draft)
    faults = {*draft.faults}
    for check in (*OF_ENTRIES, *(OF_PACKS if draft.pack else ())):
        faults |= {*check(look)}
    return draft.pack, tuple(sorted(faults))


def faults_of(folder: Path) -> tuple[Fault, ...]:
    return examined(folder)[1]


def checked_pack(folder: Path) -> Pack:
    """The pack in a folder; one that cannot be played through is refused whole, with all its faults."""
    pack, faults = examined(folder)
    if pack is None or faults:
        raise PackError(folder.name, faults)
    return pack
