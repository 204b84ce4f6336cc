"""Allies: how they join, the other mode of their cards, and what Dracula's do at the start of his phase (DRA-ALLY).

What hunters' allies do stands where it happens: Jonathan Harker when the trail slides (`dracula_phase.py`), Rufus Smith
at sea (`placement.py`), Sister Agatha in combat (`combat.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.dracula.effects.information import name_city
from nokturn.games.dracula.encounters.encounter_costs import show_item_against
from nokturn.games.dracula.events.event_needs import spaces, takes_encounters
from nokturn.games.dracula.hunters.damage import hurt
from nokturn.games.dracula.hunters.hand import dracula_keeps_or_plays, dracula_keeps_to_limit, dracula_receives
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.printed.printed import Mode
from nokturn.games.dracula.state.choices import (
    Decline,
    DiscardEncounter,
    Done,
    PlaceEncounter,
    ThisHideout,
    ThisHunter,
    ThisPlace,
)
from nokturn.games.dracula.state.decks import (
    discard_encounter,
    discard_event,
    dracula_takes_up,
    draw_encounters,
    refill_events,
    refill_hand,
    without,
)
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import add_encounter
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure


def mode_of(event: str, key: str) -> Mode:
    return next(mode for mode in EVENTS[event].modes if mode.key == key)


def join(game: Dracula, event: str) -> None:
    """The card stays in play; one ally a side at most, so the old one goes face up to the discard pile;
    DRA-ALLY-01, DRA-ALLY-02."""
    hunters = EVENTS[event].side == "hunter"
    old = game.hunter_ally if hunters else game.dracula_ally
    if old:
        discard_event(game, old)
        game.tell("ally-leaves", event=old)
    game.playing = without(game.playing, event)
    if hunters:
        game.hunter_ally = event
    else:
        game.dracula_ally = event
    game.tell("ally-joins", event=event)


# the hunters' allies


@procedure(rule=("DRA-CARD-01", "DRA-ALLY-01"))
def hunt_or_join(game: Dracula, hunter: str, mode: str, event: str) -> Rule:
    """Hunt: name a city, which is turned up if it is on the trail.  Or stay as ally."""
    if mode == "ally":
        join(game, event)
        return
    choice = yield ask(
        game.seat_of(hunter),
        "name-city",
        [ThisPlace(city) for city in game.atlas.cities],
        rule="DRA-CARD-01",
        hunter=hunter,
        event=event,
    )
    name_city(game, choice.place)


@procedure(rule="DRA-CARD-01")
def jonathan_harker(game: Dracula, hunter: str, mode: str) -> Rule:
    yield call(hunt_or_join, hunter, mode, "jonathan_harker")


@procedure(rule="DRA-CARD-01")
def rufus_smith(game: Dracula, hunter: str, mode: str) -> Rule:
    yield call(hunt_or_join, hunter, mode, "rufus_smith")


@procedure(rule="DRA-CARD-01")
def sister_agatha(game: Dracula, hunter: str, mode: str) -> Rule:
    yield call(hunt_or_join, hunter, mode, "sister_agatha")


# Dracula's allies


@procedure(rule=("DRA-CARD-23", "DRA-ALLY-01"))
def draculas_brides(game: Dracula, hunter: str, mode: str) -> Rule:
    """Defile: up to two of the newest hideouts get one encounter more.  Or stay as ally."""
    if mode == "ally":
        join(game, "draculas_brides")
        return
    defiled: tuple[int, ...] = ()
    while len(defiled) < mode_of("draculas_brides", "defile").amounts["hideouts"] and room_for_brides(game, defiled):
        choice = yield ask(
            game.dracula,
            "defile-which",
            (*[ThisHideout(space) for space in room_for_brides(game, defiled)], Done()),
            rule="DRA-CARD-23",
        )
        if isinstance(choice, Done):
            return
        defiled = (*defiled, choice.space)
        yield call(add_from_hand, choice.space)


def room_for_brides(game: Dracula, defiled: tuple[int, ...]) -> tuple[int, ...]:
    """Spaces whose hideout may get an encounter, if Dracula holds one; DRA-CARD-23."""
    if not game.encounters:
        return ()
    return tuple(
        [
            space
            for space in spaces("draculas_brides", "defile")
            if space not in defiled and takes_encounters(game, game.trail[space - 1])
        ]
    )


@procedure(rule=("DRA-CARD-23", "DRA-DRAC-ENC-04"))
def add_from_hand(game: Dracula, space: int) -> Rule:
    """One more encounter from hand onto the hideout of this trail space; then the hand is filled again."""
    choice = yield ask(
        game.dracula,
        "add-which-encounter",
        [PlaceEncounter(card) for card in dict.fromkeys(game.encounters)],
        rule="DRA-CARD-23",
        space=space,
    )
    found = game.trail[space - 1]
    assert found is not None
    add_encounter(game, found.slot, choice.encounter)
    yield call(refill_hand)


@procedure(rule=("DRA-EVENT-08", "DRA-ALLY-01"))
def great_wolf(game: Dracula, hunter: str, mode: str) -> Rule:
    """Raid: a hunter suffers much damage, unless he shows what wolves fear.  Or stay as ally."""
    if mode == "ally":
        join(game, "great_wolf")
        return
    yield call(set_wolf_on, mode_of("great_wolf", "raid").amounts["damage"])


@procedure(rule=("DRA-EVENT-08", "DRA-ITEM-03"))
def set_wolf_on(game: Dracula, damage: int) -> Rule:
    """Any active hunter of Dracula's choice, also at sea or in a hospital."""
    if not game.active_hunters:
        return
    choice = yield ask(
        game.dracula,
        "set-wolf-on",
        [ThisHunter(hunter) for hunter in game.active_hunters],
        rule="DRA-EVENT-08",
        auto=True,
        damage=damage,
    )
    victim = choice.hunter
    game.tell("wolf-set-on", hunter=victim)
    shown = yield call(show_item_against, victim, "great_wolf")
    if not shown:
        yield call(hurt, victim, damage, "great_wolf")


@procedure(rule=("DRA-CARD-28", "DRA-ALLY-01", "DRA-SUPPLY-07"))
def immanuel_hildesheim(game: Dracula, hunter: str, mode: str) -> Rule:
    """Aid: of the top event cards Dracula gets his own, one by one, and the others are discarded.  Or stay as ally."""
    if mode == "ally":
        join(game, "immanuel_hildesheim")
        return
    for _ in range(mode_of("immanuel_hildesheim", "aid").amounts["look"]):
        if not game.event_deck:
            yield call(refill_events)
        if game.event_deck:
            turn_up_top(game)
    while game.turned_up and not game.finished:
        game.drawn, game.turned_up = game.turned_up[:1], game.turned_up[1:]
        dracula_takes_up(game)
        yield call(dracula_keeps_or_plays)
    yield call(dracula_keeps_to_limit)


def turn_up_top(game: Dracula) -> None:
    """The top event card is shown to all; a hunters' card is discarded, one of Dracula's waits to be received."""
    card, game.event_deck = game.event_deck[0], game.event_deck[1:]
    game.tell("event-turned-up", event=card, reveals=True)
    if EVENTS[card].side == "dracula":
        game.turned_up = (*game.turned_up, card)
    else:
        discard_event(game, card)


# the start of Dracula's phase


@procedure(rule=("DRA-DRAC-02", "DRA-CARD-07"))
def ally_acts(game: Dracula) -> Rule:
    """What Dracula's ally does before the trail slides, in every phase, also one of Unearthly Swiftness."""
    if game.dracula_ally == "draculas_brides":
        yield call(exchange_encounter)
    elif game.dracula_ally == "great_wolf":
        yield call(set_wolf_on, mode_of("great_wolf", "ally").amounts["damage"])
    elif game.dracula_ally == "immanuel_hildesheim":
        yield call(hildesheim_brings_event)


@procedure(rule="DRA-DRAC-ENC-04")
def exchange_encounter(game: Dracula) -> Rule:
    """Dracula's Brides: he may discard one encounter from hand to draw another."""
    if not game.encounters:
        return
    choice = yield ask(
        game.dracula,
        "brides-exchange",
        (*[DiscardEncounter(card) for card in dict.fromkeys(game.encounters)], Decline()),
        rule="DRA-ALLY-01",
    )
    if isinstance(choice, Decline):
        return
    game.encounters = without(game.encounters, choice.encounter)
    discard_encounter(game, choice.encounter)
    game.tell("encounter-exchanged", card=choice.encounter, reveals=True)
    yield call(draw_encounters, mode_of("draculas_brides", "ally").amounts["discard"])


@procedure(rule="DRA-EVENT-02")
def hildesheim_brings_event(game: Dracula) -> Rule:
    """Immanuel Hildesheim: a Dracula card on top of the event deck, as its back shows, goes to Dracula."""
    if game.event_deck and EVENTS[game.event_deck[0]].side == "dracula":
        game.drawn, game.event_deck = game.event_deck[:1], game.event_deck[1:]
        dracula_takes_up(game)
        yield call(dracula_receives)


ALLY_EFFECTS: Mapping[str, Procedure] = {
    "draculas_brides": draculas_brides,
    "great_wolf": great_wolf,
    "immanuel_hildesheim": immanuel_hildesheim,
    "jonathan_harker": jonathan_harker,
    "rufus_smith": rufus_smith,
    "sister_agatha": sister_agatha,
}
