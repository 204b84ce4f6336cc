"""The game from beginning to end: rounds of dawn, day, dusk, night and Dracula's phase (DRA-ROUND, DRA-TIME)."""

from __future__ import annotations

from nokturn.games.dracula.actions.actions import act
from nokturn.games.dracula.events.windows import HuntersWindow
from nokturn.games.dracula.printed.content import DAYS, TRACKS
from nokturn.games.dracula.rounds.dawn_and_dusk import combat_due, combat_with_dracula
from nokturn.games.dracula.rounds.dracula_phase import dracula_phase
from nokturn.games.dracula.rounds.setup import set_up
from nokturn.games.dracula.state.choices import Act, ThisLink, ThisPlace
from nokturn.games.dracula.state.decks import discard_event, pool_ticket
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula, Hunter
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.reactions import window


@procedure(rule=("DRA-ROUND-01", "DRA-ROUND-02", "DRA-ROUND-04", "DRA-DRAC-01", "DRA-CARD-06"))
def play_dracula(game: Dracula) -> Rule:
    """Set up, then rounds until somebody has won; the game ends wherever that happens (DRA-WIN-05)."""
    yield call(set_up)
    while not game.finished:
        game.round += 1
        game.tell("round", round=game.round)
        if game.round > 1:
            yield call(dawn)
        elif game.first_dawn == "play":
            yield call(first_dawn)
        if game.no_day:
            game.tell("no-day")
        else:
            yield call(day)
        end_day(game)
        yield call(dusk)
        yield call(night)
        end_night(game)
        game.phase = "dracula"
        yield call(dracula_phase)


# dawn


@procedure(rule=("DRA-ROUND-03", "DRA-TIME-01", "DRA-TOKEN-HOLY-04", "DRA-CARD-06", "DRA-DEFEAT-05", "DRA-DEFEAT-06"))
def dawn(game: Dracula) -> Rule:
    """The marker, the week, heavenly hosts; events and combat unless the day is skipped; last the hospitals."""
    game.phase = "dawn"
    game.day = (game.day + 1) % len(DAYS)
    game.tell("dawn", day=tuple(DAYS)[game.day])
    if game.day == 0:
        despair(game)
    if game.hosts:
        game.hosts = ()
        game.tell("hosts-leave")
    if not game.no_day:
        yield call(window, HuntersWindow(moment="dawn"))
        if combat_due(game):
            yield call(combat_with_dracula)
    for hunter in TURN_ORDER:
        if game.hunters[hunter].defeated:
            yield call(take_to_hospital, hunter)


@procedure(rule="DRA-ROUND-04")
def first_dawn(game: Dracula) -> Rule:
    """A table option: events before the first day, while the marker stays where it is."""
    game.phase = "dawn"
    game.tell("dawn", day=tuple(DAYS)[game.day])
    yield call(window, HuntersWindow(moment="dawn"))


def despair(game: Dracula) -> None:
    """Another week: a despair token, while there are any, and with it a rumor token in the advanced game.

    DRA-DESPAIR-01, DRA-DESPAIR-02, DRA-RUMOR-01."""
    if game.despair < TRACKS.despair_spaces:
        game.despair += 1
        game.tell("despair", despair=game.despair)
        if game.advanced:
            game.rumors += 1


@procedure(
    rule=(
        "DRA-DEFEAT-05",
        "DRA-DEFEAT-07",
        "DRA-DEFEAT-08",
        "DRA-PLACE-HOSP-01",
        "DRA-PLACE-HOSP-05",
        "DRA-TOKEN-FOG-05",
    )
)
def take_to_hospital(game: Dracula, hunter: str) -> Rule:
    """Into the nearest hospital, fog or not; Dracula chooses among equally near ones.  He leaves everything behind."""
    who = game.hunters[hunter]
    hospitals = (who.place,) if who.hospital else game.atlas.nearest_hospitals(who.place)
    choice = yield ask(
        game.dracula,
        "hospital",
        [ThisPlace(city) for city in hospitals],
        rule="DRA-DEFEAT-05",
        auto=True,
        hunter=hunter,
    )
    fallen = game.hunters[hunter]
    game.item_discard = (*game.item_discard, *fallen.items)
    for event in fallen.events:
        discard_event(game, event)
    for ticket in fallen.tickets:
        pool_ticket(game, ticket)
    game.hunters[hunter] = Hunter(place=choice.place, hospital=True)
    game.tell("to-hospital", hunter=hunter, place=choice.place, items=fallen.items, events=fallen.events, reveals=True)


# day and night


@procedure(rule=("DRA-ROUND-02", "DRA-HUNT-ACT-01", "DRA-HUNT-ACT-05", "DRA-CARD-17"))
def day(game: Dracula) -> Rule:
    """One action each; before each one and after the last, hunters may play what is for the day."""
    game.phase = "day"
    game.tell("day", day=tuple(DAYS)[game.day])
    yield call(act_in_turn)
    yield call(window, HuntersWindow(moment="day"))


@procedure(rule=("DRA-ROUND-02", "DRA-HUNT-ACT-01", "DRA-HUNT-ACT-05", "DRA-CARD-17"))
def night(game: Dracula) -> Rule:
    """One action each."""
    game.phase = "night"
    game.tell("night", day=tuple(DAYS)[game.day])
    yield call(act_in_turn)


def waiting(game: Dracula) -> tuple[str, ...]:
    """Active hunters who have not had their action yet, in turn order; DRA-HUNT-ACT-05."""
    return tuple([hunter for hunter in game.active_hunters if hunter not in game.acted])


@procedure(rule=("DRA-ROUND-02", "DRA-CARD-17"))
def act_in_turn(game: Dracula) -> Rule:
    """In turn order, or as the hunter who played Speedy Telegraph says, as long as he is in play."""
    game.acted = ()
    while waiting(game):
        if game.phase == "day":
            yield call(window, HuntersWindow(moment="day"))
        game.acting = waiting(game)[0]
        if game.telegraph and game.active(game.telegraph):
            choice = yield ask(
                game.seat_of(game.telegraph),
                "who-acts",
                [Act(hunter) for hunter in waiting(game)],
                rule="DRA-CARD-17",
                auto=True,
                hunter=game.telegraph,
            )
            game.acting = choice.hunter
        game.acted = (*game.acted, game.acting)
        yield call(act, game.acting)
    game.acting = ""


def end_day(game: Dracula) -> None:
    """What was for this day, or for its dawn, is over (Renewed Vigor, Nocturnal Visit, Darkness Returns)."""
    game.vigor = game.visited = game.no_day = False


def end_night(game: Dracula) -> None:
    """What was for this day and night is over (Long Night, Speedy Telegraph, Devilish Power; DRA-CARD-08)."""
    game.long_night = game.starved = False
    game.telegraph = ""


# dusk


@procedure(rule=("DRA-ROUND-03", "DRA-TIME-02"))
def dusk(game: Dracula) -> Rule:
    """The marker, events, combat, then tokens leave the map."""
    game.phase = "dusk"
    game.tell("dusk", day=tuple(DAYS)[game.day])
    yield call(window, HuntersWindow(moment="dusk"))
    if combat_due(game):
        yield call(combat_with_dracula)
    lift_fog(game)
    yield call(lift_roadblock)
    yield call(calm_storm)


def lift_fog(game: Dracula) -> None:
    """One fog token leaves every fogged city; DRA-TOKEN-FOG-04."""
    for city in sorted(game.fog):
        game.fog[city] -= 1
        if not game.fog[city]:
            game.fog.pop(city)
        game.tell("fog-lifts", place=city, left=game.fog.get(city, 0))


@procedure(rule="DRA-TOKEN-ROADBLOCK-03")
def lift_roadblock(game: Dracula) -> Rule:
    """Dracula takes one roadblock away, if there is any."""
    if game.roadblocks:
        choice = yield ask(
            game.dracula,
            "remove-roadblock",
            [ThisLink(blocked) for blocked in game.roadblocks],
            rule="DRA-TOKEN-ROADBLOCK-03",
            auto=True,
        )
        game.roadblocks = tuple([blocked for blocked in game.roadblocks if blocked != choice.link])
        game.tell("roadblock-removed", link=choice.link)


@procedure(rule="DRA-TOKEN-STORM-02")
def calm_storm(game: Dracula) -> Rule:
    """Dracula takes one storm away, if there is any."""
    if game.storms:
        choice = yield ask(
            game.dracula,
            "remove-storm",
            [ThisPlace(zone) for zone in game.storms],
            rule="DRA-TOKEN-STORM-02",
            auto=True,
        )
        game.storms = tuple([zone for zone in game.storms if zone != choice.place])
        game.tell("storm-removed", place=choice.place)
