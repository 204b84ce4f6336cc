"""What each kind of encounter does to a hunter who meets it (DRA-CARD-20, DRA-CARD-21).

The effects are named like the cards and take (game, hunter); the city is where that hunter is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from nokturn.games.dracula.encounters.encounter_costs import show_item_against, suffer_per_item, suffer_wolves
from nokturn.games.dracula.hunters.damage import delay, hurt
from nokturn.games.dracula.printed.content import ENCOUNTERS, NUMBERS, TOKENS
from nokturn.games.dracula.state.choices import DiscardEncounter, Done
from nokturn.games.dracula.state.decks import discard_encounter, draw_encounters, refill_hand, return_ticket, without
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure


def bats(game: Dracula, hunter: str) -> None:
    """A bats token under the hunter: at most one each, and while there are any; DRA-TOKEN-BATS-01."""
    lying = sum(who.bats for who in game.hunters.values())
    if not game.hunters[hunter].bats and lying < TOKENS["bats"]:
        game.change(hunter, bats=True)
        game.tell("bats-placed", hunter=hunter)


@procedure(rule="DRA-CARD-20")
def desecrated_soil(game: Dracula, hunter: str) -> Rule:
    """Dracula draws encounters, then may discard some."""
    yield call(draw_encounters, ENCOUNTERS["desecrated_soil"].amounts["draw"])
    for left in range(ENCOUNTERS["desecrated_soil"].amounts["discard"], 0, -1):
        if not game.encounters:
            break
        choice = yield ask(
            game.dracula,
            "discard-encounters",
            (*[DiscardEncounter(card) for card in dict.fromkeys(game.encounters)], Done()),
            rule="DRA-CARD-20",
            amount=left,
        )
        if isinstance(choice, Done):
            break
        game.encounters = without(game.encounters, choice.encounter)
        discard_encounter(game, choice.encounter)
        game.tell("dracula-discards-encounter", card=choice.encounter, reveals=True)
    yield call(refill_hand)


@procedure(rule="DRA-CARD-20")
def rats(game: Dracula, hunter: str) -> Rule:
    yield call(hurt, hunter, ENCOUNTERS["rats"].amounts["damage"], "rats")


def spy(game: Dracula, hunter: str) -> None:
    """Everybody sees all items and events of the hunter, and his tickets go back to the pool, unseen; DRA-CARD-20."""
    who = game.hunters[hunter]
    game.tell("hand-revealed", hunter=hunter, items=who.items, events=who.events, reveals=True)
    if who.tickets:
        for ticket in who.tickets:
            return_ticket(game, hunter, ticket)
        game.tell("returns-tickets", hunter=hunter, amount=len(who.tickets))


@procedure(rule="DRA-CARD-32")
def szgany_bodyguards(game: Dracula, hunter: str) -> Rule:
    """Damage; then more of it and a delay, unless he shows a weapon.  Stored ones do the same before a combat."""
    yield call(hurt, hunter, ENCOUNTERS["szgany_bodyguards"].amounts["damage"], "szgany_bodyguards")
    if game.finished or not game.active(hunter):
        return
    armed = yield call(show_item_against, hunter, "szgany_bodyguards")
    if not armed:
        yield call(hurt, hunter, ENCOUNTERS["szgany_bodyguards"].amounts["unarmed_damage"], "szgany_bodyguards")
        delay(game, hunter, "szgany_bodyguards")


@procedure(rule=("DRA-CARD-21", "DRA-EVENT-08"))
def szgany_mob(game: Dracula, hunter: str) -> Rule:
    """Every active hunter in the city gives up items or is beaten for each one he keeps."""
    for one in game.hunters_in(game.hunters[hunter].place):
        yield call(suffer_per_item, one, "szgany_mob", ENCOUNTERS["szgany_mob"].amounts["damage_per_item"])


def unnatural_fog(game: Dracula, hunter: str) -> None:
    """Fog in the city, more of it in a port; by day every active hunter there is delayed; DRA-CARD-21."""
    city = game.hunters[hunter].place
    amounts = ENCOUNTERS["unnatural_fog"].amounts
    place_fog(game, city, amounts["tokens"] + (amounts["port_tokens"] if game.atlas.places[city].port else 0))
    if game.phase in ("dawn", "day"):
        for one in game.hunters_in(city):
            delay(game, one, "unnatural_fog")


def place_fog(game: Dracula, city: str, number: int) -> None:
    """As many fog tokens as there are and as fit into a city; DRA-TOKEN-LIMIT-01."""
    lying = game.fog.get(city, 0)
    number = min(number, TOKENS["fog"] - sum(game.fog.values()), NUMBERS.fog_per_city - lying)
    if number > 0:
        game.fog[city] = lying + number
        game.tell("fog-placed", place=city, amount=number)


@procedure(rule=("DRA-CARD-21", "DRA-EVENT-08"))
def wolves(game: Dracula, hunter: str) -> Rule:
    """Every active hunter in the city suffers, less for each weapon he shows."""
    for one in game.hunters_in(game.hunters[hunter].place):
        yield call(suffer_wolves, one)


AT_ONCE: Mapping[str, Callable[[Dracula, str], None]] = {
    "bats": bats,
    "hoax": partial(delay, cause="hoax"),
    "saboteur": partial(delay, cause="saboteur"),
    "spy": spy,
    "unnatural_fog": unnatural_fog,
}


WITH_QUESTIONS: Mapping[str, Procedure] = {
    "desecrated_soil": desecrated_soil,
    "rats": rats,
    "szgany_bodyguards": szgany_bodyguards,
    "szgany_mob": szgany_mob,
    "wolves": wolves,
}
