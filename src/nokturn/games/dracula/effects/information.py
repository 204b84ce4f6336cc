"""Hunters' events that tell something of Dracula, of his hands or of the decks (DRA-CARD-01, DRA-CARD-02)."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.dracula.events.event_needs import face_down_on, spaces, unread_hideouts, unseen_sea_cards
from nokturn.games.dracula.hunters.damage import delay
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state.choices import DiscardEncounter, ThisHideout, ThisPlace
from nokturn.games.dracula.state.clues import AdjacentTo, HideInDeck, InRegion, NotThere, TrailBeside
from nokturn.games.dracula.state.decks import discard_encounter, discard_event, refill_hand, without
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import reveal_dracula, turn_up, turn_up_encounters
from nokturn.kernel import Rule, ask, ask_some, call, procedure
from nokturn.kernel.procedures import Procedure

# the trail


def turn_up_space(game: Dracula, space: int) -> None:
    """Whatever card lies face down on this trail space, Hide included; DRA-TRAIL-08."""
    found = game.trail[space - 1]
    if found is None or found.face_up:
        game.tell("nothing-to-turn-up", space=space)
    else:
        turn_up(game, found.slot)


def name_city(game: Dracula, city: str) -> None:
    """Dracula turns up the card of this city if it lies on the trail, not in a lair; his own city reveals him;
    DRA-CARD-01, DRA-LAIR-08, DRA-REVEAL-03."""
    game.tell("city-named", place=city)
    found = next((hideout for hideout in game.trail if hideout is not None and hideout.card == city), None)
    if found is not None:
        turn_up(game, found.slot)
    else:
        game.tell("not-on-the-trail", place=city, reveals=True)
        game.learn(NotThere((city,), lairs=False, figure=game.at != city))
    if game.at == city:
        reveal_dracula(game)


@procedure(rule="DRA-TRAIL-08")
def newspaper_reports(game: Dracula, hunter: str, mode: str) -> Rule:
    """At once the card on one space, later the face-down one of two that the hunter chooses."""
    looked_at = spaces("newspaper_reports", mode)
    if len(looked_at) == 1:
        turn_up_space(game, looked_at[0])
    elif face_down_on(game, looked_at):
        choice = yield ask(
            game.seat_of(hunter),
            "turn-up-which",
            [ThisHideout(space) for space in face_down_on(game, looked_at)],
            rule="DRA-TRAIL-08",
            auto=True,
            hunter=hunter,
        )
        turn_up_space(game, choice.space)


@procedure(rule="DRA-CARD-01")
def hired_scouts(game: Dracula, hunter: str, mode: str) -> Rule:
    """The hunter names two cities; those on the trail are turned up."""
    number = EVENTS["hired_scouts"].amounts["cities"]
    chosen = yield ask_some(
        game.seat_of(hunter),
        "name-cities",
        [ThisPlace(city) for city in game.atlas.cities],
        number,
        number,
        rule="DRA-CARD-01",
        hunter=hunter,
        number=number,
    )
    for choice in chosen:
        name_city(game, choice.place)


def on_the_map(game: Dracula, hunter: str) -> bool:
    """In a city or sea zone, so that something is adjacent; a hospital is neither; DRA-PLACE-HOSP-04."""
    return game.active(hunter) and not game.hunters[hunter].hospital


def in_city(game: Dracula, hunter: str) -> bool:
    return on_the_map(game, hunter) and game.atlas.places[game.hunters[hunter].place].kind == "city"


@procedure(rule="DRA-CARD-02")
def local_rumours(game: Dracula, hunter: str, mode: str) -> None:
    """Every trail card adjacent to the hunter's city by road or sea is turned up; at sea nothing."""
    if not in_city(game, hunter):
        return
    place = game.hunters[hunter].place
    beside = game.atlas.neighbours(place)
    found = [hideout.slot for hideout in game.trail if hideout is not None and hideout.card in beside]
    for slot in found:
        turn_up(game, slot)
    game.tell("rumours-heard", place=place, found=len(found), reveals=True)
    game.learn(TrailBeside(place))


@procedure(rule="DRA-CARD-02")
def evil_presence(game: Dracula, hunter: str, mode: str) -> None:
    """Dracula names every hunter in a location adjacent to his own, or says that there is none."""
    if not in_city(game, hunter):
        return
    near: list[str] = []
    far: list[str] = []
    for other in game.active_hunters:
        if on_the_map(game, other):
            place = game.hunters[other].place
            if game.atlas.adjacent(place, game.at):
                near.append(place)
                game.tell("hunter-near-dracula", hunter=other, reveals=True)
            else:
                far.append(place)
    if not near:
        game.tell("no-hunter-near-dracula", reveals=True)
    game.learn(AdjacentTo(tuple(dict.fromkeys(near)), tuple(dict.fromkeys(far))))


@procedure(rule=("DRA-EVENT-07", "DRA-REVEAL-04"))
def money_trail(game: Dracula, hunter: str, mode: str) -> Rule:
    """A sea card of the trail is turned up; Dracula himself is not revealed."""
    if unseen_sea_cards(game):
        choice = yield ask(
            game.seat_of(hunter),
            "turn-up-which-sea",
            [ThisHideout(space) for space in unseen_sea_cards(game)],
            rule="DRA-REVEAL-04",
            auto=True,
            hunter=hunter,
        )
        turn_up_space(game, choice.space)


@procedure(rule=("DRA-EVENT-06", "DRA-POWER-HIDE-04"))
def wax_cylinders(game: Dracula, hunter: str, mode: str) -> Rule:
    """Deduction turns up the encounters of a hideout.  Analysis finds out where Hide is, and the card comes back."""
    if mode == "analysis":
        find_hide(game)
        game.playing = without(game.playing, "wax_cylinders")
        game.change(hunter, events=(*game.hunters[hunter].events, "wax_cylinders"))
        game.tell("event-returns-to-hand", hunter=hunter, event="wax_cylinders")
        yield call(open_cards, hunter)
    elif unread_hideouts(game):
        choice = yield ask(
            game.seat_of(hunter),
            "turn-up-encounters-where",
            [ThisHideout(space) for space in unread_hideouts(game)],
            rule="DRA-EVENT-06",
            auto=True,
            hunter=hunter,
        )
        found = game.trail[choice.space - 1]
        assert found is not None
        turn_up_encounters(game, found.slot)


def find_hide(game: Dracula) -> None:
    """Hide is turned up on the trail, or shown to be in the location deck."""
    for hideout in game.trail:
        if hideout is not None and hideout.card == "hide":
            turn_up(game, hideout.slot)
            return
    game.tell("hide-is-in-the-deck", reveals=True)
    game.learn(HideInDeck())


# Dracula


@procedure(rule=("DRA-EVENT-06", "DRA-SPECIAL-03"))
def hypnosis(game: Dracula, hunter: str, mode: str) -> None:
    """Dracula names the region he is in, or says that he is at sea; then Mina is delayed."""
    place = game.atlas.places[game.at]
    if place.kind == "sea":
        game.tell("dracula-says-at-sea", hunter=hunter, reveals=True)
        game.learn(InRegion("sea", there=True))
    else:
        game.tell("dracula-names-region", hunter=hunter, region=place.region, reveals=True)
        game.learn(InRegion(place.region, there=True))
    delay(game, hunter, "hypnosis")


@procedure(rule=("DRA-EVENT-07", "DRA-DRAC-ENC-04"))
def behind_the_veil(game: Dracula, hunter: str, mode: str) -> Rule:
    """Only this hunter sees Dracula's events and encounters; one of the encounters he discards."""
    game.unveiled = hunter
    seats = (game.seat_of(hunter), game.dracula)
    game.tell("dracula-shows-hands", hunter=hunter)
    for event in game.dracula_events:
        game.tell("event-shown", only=seats, hunter=hunter, event=event, reveals=True)
    for encounter in game.encounters:
        game.tell("encounter-shown", only=seats, hunter=hunter, card=encounter, reveals=True)
    if game.encounters:
        choice = yield ask(
            game.seat_of(hunter),
            "discard-which-encounter",
            [DiscardEncounter(card) for card in dict.fromkeys(game.encounters)],
            rule="DRA-EVENT-07",
            hunter=hunter,
        )
        game.encounters = without(game.encounters, choice.encounter)
        discard_encounter(game, choice.encounter)
        game.tell("encounter-discarded-from-hand", hunter=hunter, card=choice.encounter, reveals=True)
    game.unveiled = ""
    yield call(refill_hand)


# the event deck


@procedure(rule=("DRA-EVENT-06", "DRA-CARD-31"))
def mystic_research(game: Dracula, hunter: str, mode: str) -> None:
    """Dracula's cards among those at the bottom of the event deck, known by their backs, are discarded unread."""
    looked_at = game.event_deck[-EVENTS["mystic_research"].amounts["look"] :]
    game.event_deck = game.event_deck[: len(game.event_deck) - len(looked_at)]
    for card in looked_at:
        if EVENTS[card].side == "dracula":
            discard_event(game, card, face_up=False)
        else:
            game.event_deck = (*game.event_deck, card)
    removed = [card for card in looked_at if EVENTS[card].side == "dracula"]
    game.tell("bottom-of-deck-sifted", hunter=hunter, looked=len(looked_at), amount=len(removed), reveals=True)


INFORMATION_EFFECTS: Mapping[str, Procedure] = {
    "behind_the_veil": behind_the_veil,
    "evil_presence": evil_presence,
    "hired_scouts": hired_scouts,
    "hypnosis": hypnosis,
    "local_rumours": local_rumours,
    "money_trail": money_trail,
    "mystic_research": mystic_research,
    "newspaper_reports": newspaper_reports,
    "wax_cylinders": wax_cylinders,
}
