"""The four Encounter decks, and the cards that are in none of them; GRAIL-ENC, GRAIL-DISCARD-01."""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.vocabulary import COLOURS, Colour
from nokturn.games.grail.state.state import Grail, printed
from nokturn.kernel import Rule, chance, procedure, shuffle


@lru_cache(maxsize=32)
def all_cards(content: Campaign) -> tuple[str, ...]:
    """Every Encounter card of the campaign, each by a name of its own."""
    encounters = content.encounters.values()
    return tuple([f"{one.id}:{copy}" for one in encounters for copy in range(1, one.copies + 1)])


def belongs_in_deck(state: Grail, card: str) -> bool:
    """Of a level that is played now, and no story Encounter; GRAIL-ENC-02, GRAIL-ENC-04."""
    encounter = state.content.encounters[printed(card)]
    return encounter.deck and encounter.level in state.encounter_levels


def put_under(state: Grail, card: str) -> None:
    """To the bottom of its deck, or back to the cards that are not in use; GRAIL-ENC-04, GRAIL-GUARD-11."""
    if belongs_in_deck(state, card):
        colour = state.content.encounters[printed(card)].colour
        state.encounter_decks[colour] = (*state.encounter_decks[colour], card)
    else:
        state.encounters_aside = (*state.encounters_aside, card)


def first_of_its_kind(state: Grail, colour: Colour) -> str:
    """The Encounter meant for a group's first Combat or Diplomacy, if players ask for it; GRAIL-TUTORIAL-02."""
    kind = "diplomacy" if colour == "blue" else "combat"
    if not state.ask_for_first or kind in state.firsts:
        return ""
    state.firsts = (*state.firsts, kind)
    cards = [one for one in state.content.encounters.values() if one.first_encounter]
    meant = [one.id for one in cards if one.is_diplomacy == (colour == "blue")]
    return next((card for one in meant if (card := take_to_face(state, one))), "")


def draw_top(state: Grail, colour: Colour) -> str:
    """The top card, which is being faced from now on; empty: the deck is, GRAIL-ENC-05."""
    first = first_of_its_kind(state, colour)
    if first:
        return first
    deck = state.encounter_decks[colour]
    if not deck:
        return ""
    state.encounter_decks[colour] = deck[1:]
    state.faced = (*state.faced, deck[0])
    return deck[0]


def take(state: Grail, encounter: str) -> str:
    """A card of that name out of its deck or, failing that, out of those not in use; empty: all are on the map.

    GRAIL-GUARD-11, GRAIL-JOURNAL-09.  Which copy it is tells nobody anything: copies are alike."""
    colour = state.content.encounters[encounter].colour
    for card in state.encounter_decks[colour]:
        if printed(card) == encounter:
            state.encounter_decks[colour] = tuple([one for one in state.encounter_decks[colour] if one != card])
            return card
    for card in state.encounters_aside:
        if printed(card) == encounter:
            state.encounters_aside = tuple([one for one in state.encounters_aside if one != card])
            return card
    return ""


def take_to_face(state: Grail, encounter: str) -> str:
    """The same, to be played out."""
    card = take(state, encounter)
    if card:
        state.faced = (*state.faced, card)
    return card


def is_over(state: Grail, card: str) -> None:
    """It is no longer being played out."""
    state.faced = tuple([one for one in state.faced if one != card])


@procedure(rule=("GRAIL-SETUP-WORLD-04", "GRAIL-SETUP-WORLD-10", "GRAIL-ENC-01", "GRAIL-ENC-02"))
def build_decks(state: Grail, levels: tuple[int, ...]) -> Rule:
    """Decks of these levels from all cards that are neither on the map nor being faced, each shuffled."""
    state.encounter_levels = levels
    elsewhere = {*state.guardians, *state.faced}
    there = tuple([card for card in all_cards(state.content) if card not in elsewhere])
    state.encounters_aside = tuple([card for card in there if not belongs_in_deck(state, card)])
    decked = tuple([card for card in there if belongs_in_deck(state, card)])
    for colour in COLOURS:
        mine = tuple([card for card in decked if colour_of(state, card) == colour])
        order = yield chance(shuffle(len(mine)))
        state.encounter_decks[colour] = tuple([mine[place] for place in order])


def colour_of(state: Grail, card: str) -> Colour:
    return state.content.encounters[printed(card)].colour
