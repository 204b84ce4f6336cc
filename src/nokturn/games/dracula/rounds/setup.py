"""Setting up the table (DRA-SETUP, DRA-PLAYERS, DRA-ADV)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.printed.content import (
    DRACULA_COMBAT,
    ENCOUNTERS,
    EVENTS,
    HUNTERS,
    ITEMS,
    NUMBERS,
    POWERS,
    TICKETS,
    TRACKS,
    deck_of,
)
from nokturn.games.dracula.state.choices import StartAt, TakeHunter
from nokturn.games.dracula.state.clues import Began
from nokturn.games.dracula.state.decks import refill_hand, without
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula, Hideout, Hunter
from nokturn.kernel import Option, Refused, Rule, Seat, ask, call, chance, procedure, shuffle
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.game import Options


def new_state(seats: tuple[Seat, ...], options: Options, key: str) -> Dracula:
    """The box open, nothing laid out yet: no influence, no despair, Monday (DRA-SETUP-01); hunters without cards,
    tickets or damage, Mina's printed bite on her sheet (DRA-SETUP-13).

    The first seat is Dracula's (DRA-SETUP-02).  The basic combat cards lie open and are enough for everybody, so
    nothing is kept of them (DRA-SETUP-05); neither of Dracula's figure, which waits beside the map (DRA-SETUP-12).
    A short hunt, a table option, begins with both sides half-way."""
    switches = {name: value for name, value in options.items() if name not in ("mode", "length")}
    short = options["length"] == "short"
    return Dracula(
        dice=Dice(key),
        veil=rekey(key, "veil"),
        seats=seats,
        phase="setup",
        advanced=options["mode"] == "advanced",
        influence=NUMBERS.short_hunt_influence if short else 0,
        damage=NUMBERS.short_hunt_damage if short else 0,
        hunters={hunter: Hunter() for hunter in TURN_ORDER},
        trail=(None,) * TRACKS.trail_spaces,
        lairs=(None,) * TRACKS.lair_spaces,
        **switches,  # type: ignore[arg-type]
    )


@procedure(rule=("DRA-SETUP-02", "DRA-SETUP-11", "DRA-SETUP-14", "DRA-ADV-01"))
def set_up(game: Dracula) -> Rule:
    """The decks, who hunts as whom, where the hunters start, and last of all where Dracula does."""
    yield call(lay_out_decks)
    yield call(divide_hunters)
    yield call(place_hunters)
    yield call(place_dracula)


@procedure(rule=("DRA-PLAYERS-01", "DRA-PLAYERS-02", "DRA-PLAYERS-04"))
def divide_hunters(game: Dracula) -> Rule:
    """The hunters' players take one hunter after another in turn, until all four have a player."""
    seats = game.hunter_seats
    for number in range(len(TURN_ORDER)):
        free = tuple([hunter for hunter in TURN_ORDER if hunter not in game.players])
        if len(seats) == 1:
            game.players[free[0]] = seats[0]
            continue
        choice = yield ask(
            seats[number % len(seats)],
            "take-hunter",
            [TakeHunter(hunter) for hunter in free],
            rule="DRA-PLAYERS-01",
            auto=True,
        )
        game.players[choice.hunter] = seats[number % len(seats)]
        game.tell("takes-hunter", player=seats[number % len(seats)], hunter=choice.hunter)


@procedure(rule=("DRA-SETUP-03", "DRA-SETUP-04", "DRA-SETUP-06", "DRA-SETUP-07", "DRA-SETUP-08", "DRA-ADV-03"))
def lay_out_decks(game: Dracula) -> Rule:
    """Items, events, encounters and Dracula's combat cards shuffled, the location deck sorted, the tickets in a pool.

    In the advanced game the power cards join the location deck and Dracula takes a rumor token; DRA-RUMOR-01."""
    items, events = deck_of(ITEMS.values()), deck_of(EVENTS.values())
    encounters, combat = deck_of(ENCOUNTERS.values()), deck_of(DRACULA_COMBAT.values())
    order = yield chance(shuffle(len(items)))
    game.item_deck = tuple([items[number] for number in order])
    order = yield chance(shuffle(len(events)))
    game.event_deck = tuple([events[number] for number in order])
    order = yield chance(shuffle(len(encounters)))
    game.encounter_deck = tuple([encounters[number] for number in order])
    order = yield chance(shuffle(len(combat)))
    game.combat_deck = tuple([combat[number] for number in order])
    game.tickets = tuple(sorted(deck_of(TICKETS.values())))
    powers = deck_of(POWERS.values()) if game.advanced else ()
    game.location_deck = tuple(sorted((*game.atlas.order, *powers)))
    game.rumors = NUMBERS.rumors_at_start if game.advanced else 0
    yield call(refill_hand)


@procedure(rule=("DRA-SETUP-09", "DRA-ADV-02"))
def place_hunters(game: Dracula) -> Rule:
    """In the basic game where the booklet says, in the advanced game where each hunter likes, in turn order."""
    for hunter in TURN_ORDER:
        if game.advanced:
            choice = yield ask(
                game.seat_of(hunter), "hunter-start", hunter_starts(game), rule="DRA-ADV-02", hunter=hunter
            )
            game.change(hunter, place=choice.place)
        else:
            game.change(hunter, place=HUNTERS[hunter].basic_start)
        game.tell("hunter-starts", hunter=hunter, place=game.hunters[hunter].place)


def hunter_starts(game: Dracula) -> Iterator[Option | Refused]:
    """Any city but the Castle; sharing is allowed; DRA-ADV-02."""
    for city in game.atlas.cities:
        yield Refused(StartAt(city), "DRA-ADV-02") if city == game.atlas.castle else StartAt(city)


def dracula_starts(game: Dracula) -> Iterator[Option | Refused]:
    """No sea zone, not the Castle, no hunter's city; DRA-SETUP-10."""
    barred = barred_starts(game)
    for place in game.atlas.order:
        forbidden = place in barred or place in game.atlas.sea_zones
        yield Refused(StartAt(place), "DRA-SETUP-10") if forbidden else StartAt(place)


def barred_starts(game: Dracula) -> tuple[str, ...]:
    """Cities where Dracula cannot start, as everybody knows; DRA-SETUP-10."""
    return tuple(sorted({game.atlas.castle, *[who.place for who in game.hunters.values()]}))


@procedure(rule=("DRA-SETUP-10", "DRA-SETUP-11"))
def place_dracula(game: Dracula) -> Rule:
    """Knowing where the hunters are he puts a city face down on space 1, with no encounter."""
    choice = yield ask(game.dracula, "dracula-start", dracula_starts(game), rule="DRA-SETUP-10")
    slot = game.new_slot()
    game.location_deck = without(game.location_deck, choice.place)
    game.trail = (Hideout(choice.place, slot, game.atlas.places[choice.place].back), *game.trail[1:])
    game.lies = slot
    game.learn(Began(slot, barred_starts(game)))
    game.tell("dracula-starts", privy=(game.dracula,), secret={"place": choice.place})
