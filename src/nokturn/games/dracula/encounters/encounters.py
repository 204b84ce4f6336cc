"""Encounters met by hunters: ambush, search, and how one is resolved (DRA-AMBUSH, DRA-SEARCH)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.combat.vampires import fight_vampire
from nokturn.games.dracula.encounters.encounter_answers import ambush_answer, search_answer
from nokturn.games.dracula.encounters.encounter_costs import (
    pay_for_encounter,
)
from nokturn.games.dracula.encounters.encounter_effects import AT_ONCE, WITH_QUESTIONS
from nokturn.games.dracula.events.answers import HunterSearches
from nokturn.games.dracula.printed.content import ENCOUNTERS
from nokturn.games.dracula.state.choices import Ambush, ClearLair, Decline, Resolve
from nokturn.games.dracula.state.state import Dracula, Laid
from nokturn.games.dracula.trail.lairs import clear_lair
from nokturn.games.dracula.trail.trail import (
    discard_laid,
    encounters_at,
    found_in,
    laid_at,
    lair_of,
    pointed_at,
    pointing,
    turn_up_encounter,
)
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure
from nokturn.kernel.reactions import window

FOUGHT = tuple(card.id for card in ENCOUNTERS.values() if card.vampire and card.health)
"""Vampires that are fought; an Aristocratic one is not: the hunter may only be rid of it (`encounter_costs.py`)."""

# who is where


def still_there(game: Dracula, hunter: str, city: str) -> bool:
    """In play and in the city; DRA-AMBUSH-05, DRA-SEARCH-02."""
    who = game.hunters[hunter]
    return not game.finished and not who.defeated and who.place == city and not who.hospital


def lair_in(game: Dracula, city: str) -> int:
    """The lair space 1–3 of this city, or 0."""
    found = found_in(game, city)
    return lair_of(game, found.slot) if found is not None else 0


# ambush


def lurking(game: Dracula, city: str, used: tuple[int, ...]) -> bool:
    """Whether, by what everybody sees, something here could still ambush, or a lair could be cleared."""
    lair = lair_in(game, city) > 0
    return any(
        laid.slot not in used and (lair or not laid.face_up or ENCOUNTERS[laid.card].can_ambush)
        for _, laid in encounters_at(game, city)
    )


def ambush_options(game: Dracula, city: str, used: tuple[int, ...]) -> Iterator[Option | Refused]:
    """Each encounter once per arrival (DRA-AMBUSH-02); of some kinds none (DRA-VAMP-02); a lair may be cleared."""
    for laid, option in pointing(game, [laid for _, laid in encounters_at(game, city)], Ambush):
        if laid.slot in used:
            yield Refused(option, "DRA-AMBUSH-02")
        elif not ENCOUNTERS[laid.card].can_ambush:
            yield Refused(option, "DRA-VAMP-02")
        else:
            yield option
    if space := lair_in(game, city):
        yield ClearLair(space)
    yield Decline()


@procedure(
    rule=(
        "DRA-AMBUSH-01",
        "DRA-AMBUSH-02",
        "DRA-AMBUSH-03",
        "DRA-AMBUSH-05",
        "DRA-AMBUSH-06",
        "DRA-AMBUSH-07",
        "DRA-LAIR-05",
        "DRA-LAIR-07",
        "DRA-POWER-HIDE-03",
        "DRA-VAMP-02",
    )
)
def ambush(game: Dracula, hunter: str, city: str) -> Rule:
    """The hunter has just come here: Dracula may turn up encounters against him, one after another, or keep them."""
    used: tuple[int, ...] = ()
    while still_there(game, hunter, city) and lurking(game, city, used):
        choice = yield ask(
            game.dracula,
            "ambush",
            ambush_options(game, city, used),
            rule="DRA-AMBUSH-01",
            hunter=hunter,
            place=city,
        )
        if isinstance(choice, Decline):
            return
        if isinstance(choice, ClearLair):
            clear_lair(game, choice.space)
            return
        slot, encounter = pointed_at(game, city, choice.handle)
        used = (*used, encounter)
        turn_up_encounter(game, slot, encounter)
        game.tell("ambush", hunter=hunter, place=city, card=_card(game, slot, encounter))
        cancelled = yield call(ambush_answer, hunter, slot, encounter)
        if not cancelled:
            yield call(resolve_encounter, hunter, slot, encounter, ambush=True)


def _card(game: Dracula, slot: int, encounter: int) -> str:
    laid = laid_at(game, slot, encounter)
    return laid.card if laid is not None else ""


# search


def unresolved(game: Dracula, city: str, done: tuple[int, ...]) -> tuple[tuple[int, Laid], ...]:
    return tuple([(slot, laid) for slot, laid in encounters_at(game, city) if laid.slot not in done])


def search_options(game: Dracula, city: str, done: tuple[int, ...]) -> Iterator[Option]:
    """Which one is next; or the lair, with what is left in it, is gone; DRA-SEARCH-02, DRA-LAIR-05."""
    for _, option in pointing(game, [laid for _, laid in unresolved(game, city, done)], Resolve):
        yield option
    if space := lair_in(game, city):
        yield ClearLair(space)


@procedure(rule=("DRA-SEARCH-01", "DRA-SEARCH-02", "DRA-SEARCH-03", "DRA-LAIR-05", "DRA-LAIR-07", "DRA-POWER-HIDE-03"))
def search(game: Dracula, hunter: str, declared: tuple[str, ...]) -> Rule:
    """Every encounter of the city is turned up and resolved once, in Dracula's order, unless the hunter falls or is
    taken away.  `declared` are Stake and Dogs, said before the first card."""
    city = game.hunters[hunter].place
    game.change(hunter, shown=declared)
    game.tell("search", hunter=hunter, place=city, items=declared, reveals=bool(declared))
    yield call(window, HunterSearches(hunter=hunter, place=city))
    done: tuple[int, ...] = ()
    while still_there(game, hunter, city) and unresolved(game, city, done):
        choice = yield ask(
            game.dracula,
            "search-order",
            search_options(game, city, done),
            rule="DRA-SEARCH-02",
            auto=True,
            hunter=hunter,
            place=city,
        )
        if isinstance(choice, ClearLair):
            clear_lair(game, choice.space)
            break
        slot, encounter = pointed_at(game, city, choice.handle)
        done = (*done, encounter)
        turn_up_encounter(game, slot, encounter)
        cancelled = yield call(search_answer, hunter, declared, slot, encounter)
        if not cancelled:
            yield call(resolve_encounter, hunter, slot, encounter, ambush=False)
    game.change(hunter, shown=())


# resolving


@procedure(rule=("DRA-AMBUSH-01", "DRA-AMBUSH-04", "DRA-SEARCH-01", "DRA-VFIGHT-01", "DRA-VFIGHT-04", "DRA-CARD-20"))
def resolve_encounter(game: Dracula, hunter: str, hideout_slot: int, encounter_slot: int, ambush: bool) -> Rule:
    """The effect of an encounter that lies face up, never its matured one; then it is discarded, or stays face up
    if it says so and the hunter does not meet its condition, or if it is a vampire that was not defeated."""
    card = _card(game, hideout_slot, encounter_slot)
    if card in FOUGHT:
        yield call(fight_vampire, (hunter,), hideout_slot, encounter_slot, ambush)
        return
    game.tell("encounter-resolves", hunter=hunter, card=card)
    if card in AT_ONCE:
        AT_ONCE[card](game, hunter)
    elif card in WITH_QUESTIONS:
        yield call(WITH_QUESTIONS[card], hunter)
    if game.finished:
        return
    gone = yield call(pay_for_encounter, hunter, card)
    if laid_at(game, hideout_slot, encounter_slot) is None:
        return
    if gone:
        discard_laid(game, hideout_slot, encounter_slot)
    else:
        game.tell("encounter-stays", card=card)
