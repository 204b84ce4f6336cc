"""Hunters' events that move somebody, change the board or the order of the day.

What tells of Dracula is in `information.py`, what belongs to a combat in `combat_events.py`, allies in `allies.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from nokturn.games.dracula.encounters.arrival import arrive
from nokturn.games.dracula.events.event_needs import transfusable
from nokturn.games.dracula.hunters.damage import delay, hurt, remove_bite
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import EVENTS, NUMBERS, TOKENS
from nokturn.games.dracula.state.choices import (
    Done,
    MoveByRoad,
    MoveBySea,
    Pass,
    ShowItem,
    ThisHunter,
    ThisLink,
    ThisPlace,
)
from nokturn.games.dracula.state.could_hold import hunter_could_show
from nokturn.games.dracula.state.decks import discard_event, discard_item
from nokturn.games.dracula.state.routes import go, roads_on, sails_to, sea_choices
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.winning import lose_influence
from nokturn.games.dracula.trail.trail import hallow, holy
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import Then, Window, window

HOST = "heavenly_host"

# moving


@procedure(rule=("DRA-CARD-19", "DRA-HUNT-MOVE-04"))
def sense_of_emergency(game: Dracula, hunter: str, mode: str) -> Rule:
    """Damage first; whoever is still standing rides along roads, and only the last city counts as reached."""
    yield call(hurt, hunter, EVENTS["sense_of_emergency"].amounts["damage"], "sense_of_emergency")
    roads = EVENTS["sense_of_emergency"].amounts["roads"]
    if game.active(hunter) and roads_on(game, hunter, roads):
        yield call(ride, hunter, roads)


@procedure(rule=("DRA-CARD-19", "DRA-CARD-29", "DRA-CARD-09"))
def ride(game: Dracula, hunter: str, roads: int) -> Rule:
    """The hunter moves himself along so many roads at most: Wild Horses and Customs Search can answer that."""
    choice = yield ask(
        game.seat_of(hunter),
        "ride-where",
        [MoveByRoad(city) for city in roads_on(game, hunter, roads)],
        rule="DRA-CARD-19",
        auto=True,
        hunter=hunter,
        roads=roads,
    )
    origin = game.hunters[hunter].place
    go(game, hunter, choice.to, "road")
    yield call(arrive, hunter, origin, own_road_move=True, crossed=True)


@procedure(rule=("DRA-CARD-30", "DRA-SEA-01", "DRA-SEA-02", "DRA-SEA-03"))
def excellent_weather(game: Dracula, hunter: str, mode: str) -> Rule:
    """Two sea moves, the second of them if he likes; only where he stops counts as reached."""
    origin = game.hunters[hunter].place
    for step in range(EVENTS["excellent_weather"].amounts["moves"]):
        if not sails_to(game, game.hunters[hunter].place):
            break
        choice = yield ask(
            game.seat_of(hunter),
            "sail-on" if step else "sail-where",
            sailings(game, hunter, step),
            rule="DRA-CARD-30",
            auto=True,
            hunter=hunter,
        )
        if isinstance(choice, Done):
            break
        go(game, hunter, choice.to, "sea")
    yield call(arrive, hunter, origin, own_road_move=False, crossed=False)


def sailings(game: Dracula, hunter: str, step: int) -> Iterator[Option | Refused]:
    """One sea move; after the first he may stop."""
    yield from sea_choices(game, game.hunters[hunter].place, MoveBySea)
    if step:
        yield Done()


# the order of the day


@procedure(rule="DRA-CARD-18")
def long_night(game: Dracula, hunter: str, mode: str) -> None:
    """Hunters may move by road in the coming night."""
    game.long_night = True


@procedure(rule="DRA-CARD-16")
def renewed_vigor(game: Dracula, hunter: str, mode: str) -> None:
    """Each hunter may take an additional action this day."""
    game.vigor = True


@procedure(rule="DRA-CARD-17")
def speedy_telegraph(game: Dracula, hunter: str, mode: str) -> None:
    """This hunter names who acts next, this day and this night."""
    game.telegraph = hunter


# the board


@procedure(rule=("DRA-EVENT-07", "DRA-TOKEN-ROADBLOCK-02", "DRA-ALLY-02"))
def good_luck(game: Dracula, hunter: str, mode: str) -> Rule:
    """Clear the way of a roadblock, or be rid of Dracula's ally; as a counter it cancels a False Tip and no more."""
    if mode == "unblock" and game.roadblocks:
        choice = yield ask(
            game.seat_of(hunter),
            "remove-which-roadblock",
            [ThisLink(link) for link in game.roadblocks],
            rule="DRA-EVENT-07",
            auto=True,
            hunter=hunter,
        )
        game.roadblocks = tuple([link for link in game.roadblocks if link != choice.link])
        game.tell("roadblock-removed", link=choice.link)
    elif mode == "banish" and game.dracula_ally:
        game.tell("ally-banished", event=game.dracula_ally)
        discard_event(game, game.dracula_ally)
        game.dracula_ally = ""


@procedure(rule=("DRA-CARD-13", "DRA-TOKEN-HOLY-01", "DRA-TOKEN-HOLY-05"))
def consecrated_ground(game: Dracula, hunter: str, mode: str) -> Rule:
    """The token goes to a city, from wherever it lay; then each hunter may show a Heavenly Host for another city."""
    choice = yield ask(
        game.seat_of(hunter), "consecrate-where", holy_sites(game), rule="DRA-TOKEN-HOLY-05", hunter=hunter
    )
    game.consecrated = choice.place
    game.tell("ground-consecrated", hunter=hunter, place=choice.place)
    hallow(game, choice.place)
    yield call(window, GroundConsecrated())


class GroundConsecrated(Window, frozen=True, kw_only=True):
    """Each hunter may show a Heavenly Host, once, while there are tokens."""

    passing: ClassVar[Option | None] = Pass()
    after_use: ClassVar[Then] = "each"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return game.active_hunters

    def could(self, game: Dracula, who: str) -> bool:
        return len(game.hosts) < TOKENS[HOST] and hunter_could_show(game, who, (HOST,))

    def offers(self, game: Dracula, who: str) -> Iterator[Option]:
        if HOST in game.hunters[who].items:
            yield ShowItem(HOST)

    def question(self, game: Dracula, who: str) -> Ask:
        choices = self.choices(game, who)
        return ask(game.seat_of(who), "show-heavenly-host", choices, rule="DRA-CARD-13", hunter=who)

    def carried_out_by(self, use: Option) -> Procedure:
        return show_host


@procedure(rule="DRA-CARD-13")
def show_host(game: Dracula, hunter: str, use: ShowItem) -> Rule:
    """A Heavenly Host is shown, and its token goes to another city."""
    game.tell("item-revealed", hunter=hunter, item=use.item, reveals=True)
    choice = yield ask(game.seat_of(hunter), "heavenly-host-where", holy_sites(game), rule="DRA-CARD-13", hunter=hunter)
    game.hosts = (*game.hosts, choice.place)
    game.tell("heavenly-host-placed", hunter=hunter, place=choice.place)
    hallow(game, choice.place)


def holy_sites(game: Dracula) -> Iterator[Option | Refused]:
    """For a holy token: never a few cities of Dracula's own, never two in one; DRA-TOKEN-HOLY-05, DRA-CARD-13."""
    for city in game.atlas.cities:
        if city in NUMBERS.holy_never_in:
            yield Refused(ThisPlace(city), "DRA-TOKEN-HOLY-05")
        elif city in holy(game):
            yield Refused(ThisPlace(city), "DRA-CARD-13")
        else:
            yield ThisPlace(city)


@procedure(rule=("DRA-CARD-15", "DRA-DELAY-04"))
def vampire_lair(game: Dracula, hunter: str, mode: str) -> Rule:
    """A Stake and a delay for two influence."""
    discard_item(game, hunter, EVENTS["vampire_lair"].against[0])
    yield call(open_cards, hunter)
    delay(game, hunter, "vampire_lair")
    lose_influence(game, EVENTS["vampire_lair"].amounts["influence"], "vampire_lair")


# hunters


@procedure(rule=("DRA-BITE-07", "DRA-PLACE-HOSP-05"))
def blood_transfusion(game: Dracula, hunter: str, mode: str) -> Rule:
    """A hunter without a bite takes a bite token off one in the same location, city or hospital, and is hurt by it."""
    if game.bitten(hunter) or not transfusable(game, hunter):
        return
    choice = yield ask(
        game.seat_of(hunter),
        "transfuse-whom",
        [ThisHunter(other) for other in transfusable(game, hunter)],
        rule="DRA-BITE-07",
        auto=True,
        hunter=hunter,
    )
    healed = choice.hunter
    remove_bite(game, healed)
    yield call(open_cards, healed)
    yield call(hurt, hunter, EVENTS["blood_transfusion"].amounts["damage"], "blood_transfusion")


HUNTER_EFFECTS: Mapping[str, Procedure] = {
    "blood_transfusion": blood_transfusion,
    "consecrated_ground": consecrated_ground,
    "excellent_weather": excellent_weather,
    "good_luck": good_luck,
    "long_night": long_night,
    "renewed_vigor": renewed_vigor,
    "sense_of_emergency": sense_of_emergency,
    "speedy_telegraph": speedy_telegraph,
    "vampire_lair": vampire_lair,
}
