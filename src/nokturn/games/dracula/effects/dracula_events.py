"""Dracula's events; Enraged and the others that only answer something have their effect where they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nokturn.games.dracula.effects.allies import add_from_hand
from nokturn.games.dracula.encounters.arrival import arrive, drag_hunter
from nokturn.games.dracula.events.event_needs import free_links, free_seas, takes_encounters
from nokturn.games.dracula.hunters.damage import bite, delay, hurt
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import ENCOUNTERS, EVENTS, TOKENS
from nokturn.games.dracula.state.choices import (
    DiscardAll,
    DiscardEvent,
    DiscardItem,
    SufferDamage,
    ThisEncounter,
    ThisHunter,
    ThisLink,
    ThisPlace,
)
from nokturn.games.dracula.state.decks import discard_event, discard_item, lose_event
from nokturn.games.dracula.state.state import Dracula, Laid
from nokturn.games.dracula.trail.trail import drop_encounter, encounters_at, pointed_at, pointing
from nokturn.kernel import Option, Refused, Rule, ask, ask_some, call, chance, procedure, shuffle
from nokturn.kernel.procedures import Procedure

# on a hunter


@procedure(rule="DRA-CARD-09")
def customs_search(game: Dracula, hunter: str, mode: str) -> Rule:
    """He is delayed; then he loses all his items or suffers, as he likes, and without items he suffers."""
    delay(game, hunter, "customs_search")
    choice = yield ask(
        game.seat_of(hunter),
        "customs-search",
        at_the_customs(game, hunter),
        rule="DRA-CARD-09",
        auto=True,
        hunter=hunter,
        damage=EVENTS["customs_search"].amounts["damage"],
    )
    if isinstance(choice, DiscardAll):
        for item in game.hunters[hunter].items:
            discard_item(game, hunter, item)
    else:
        yield call(hurt, hunter, EVENTS["customs_search"].amounts["damage"], "customs_search")


def at_the_customs(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    yield DiscardAll() if game.hunters[hunter].items else Refused(DiscardAll(), "DRA-CARD-09")
    yield SufferDamage()


@procedure(rule=("DRA-CARD-12", "DRA-SEARCH-03"))
def seduction(game: Dracula, hunter: str, mode: str) -> Rule:
    """One vampire of the searched place is shown and comes back to Dracula's hand; the hunter is bitten.

    He is asked which even of one: that there is no choice would tell of the other cards."""
    choice = yield ask(
        game.dracula,
        "seduce-with-which",
        [option for _, option in pointing(game, vampires_in(game, hunter), ThisEncounter)],
        rule="DRA-CARD-12",
        hunter=hunter,
    )
    vampire = take_vampire(game, hunter, choice.handle)
    game.tell("vampire-seduces", hunter=hunter, card=vampire, reveals=True)
    yield call(bite, hunter, vampire, in_combat=False)


def vampires_in(game: Dracula, hunter: str) -> list[Laid]:
    """Every vampire where the hunter searches."""
    here = encounters_at(game, game.hunters[hunter].place)
    return [laid for _, laid in here if ENCOUNTERS[laid.card].vampire]


def take_vampire(game: Dracula, hunter: str, name: str) -> str:
    """The vampire Dracula calls by this handle, out of its hideout and into his hand, without its damage."""
    vampire = drop_encounter(game, *pointed_at(game, game.hunters[hunter].place, name))
    game.encounters = (*game.encounters, vampire)
    return vampire


@procedure(rule=("DRA-CARD-29", "DRA-HUNT-MOVE-05"))
def wild_horses(game: Dracula, hunter: str, mode: str) -> Rule:
    """Dracula moves him one road further; what lies there is looked at afterwards, and only there."""
    yield call(drag_hunter, hunter)


@procedure(rule=("DRA-CARD-24", "DRA-EVENT-07", "DRA-HUNT-MOVE-04", "DRA-HUNT-MOVE-05"))
def vampiric_influence(game: Dracula, hunter: str, mode: str) -> Rule:
    """A bitten hunter lays open his items and events, loses one of them and is moved one road."""
    if not [other for other in game.active_hunters if game.bitten(other)]:
        game.tell("no-bitten-hunter")
        return
    choice = yield ask(
        game.dracula,
        "influence-whom",
        [ThisHunter(other) for other in game.active_hunters if game.bitten(other)],
        rule="DRA-CARD-24",
        auto=True,
    )
    victim = choice.hunter
    lay_bare(game, victim)
    if game.hunters[victim].items or game.hunters[victim].events:
        choice = yield ask(
            game.dracula,
            "discard-of-hunter",
            (
                *[DiscardItem(item) for item in dict.fromkeys(game.hunters[victim].items)],
                *[DiscardEvent(event) for event in dict.fromkeys(game.hunters[victim].events)],
            ),
            rule="DRA-CARD-24",
            hunter=victim,
        )
        if isinstance(choice, DiscardItem):
            discard_item(game, victim, choice.item)
        else:
            lose_event(game, victim, choice.event)
            discard_event(game, choice.event)
            game.tell("discards-event", hunter=victim, event=choice.event, reveals=True)
    game.bared = ""
    yield call(open_cards, victim)
    origin = game.hunters[victim].place
    moved = yield call(drag_hunter, victim)
    if moved:
        yield call(arrive, victim, origin, own_road_move=False, crossed=False)


def lay_bare(game: Dracula, hunter: str) -> None:
    """All his items and events are shown to all; they stay in hand; DRA-ITEM-03."""
    game.bared = hunter
    for item in game.hunters[hunter].items:
        game.tell("item-revealed", hunter=hunter, item=item, reveals=True)
    for event in game.hunters[hunter].events:
        game.tell("event-revealed", hunter=hunter, event=event, reveals=True)


# on the board


@procedure(rule=("DRA-TOKEN-ROADBLOCK-01", "DRA-TOKEN-LIMIT-01"))
def roadblock(game: Dracula, hunter: str, mode: str) -> Rule:
    """Three roadblocks, each on a road or railway of its own, or as many as are left."""
    number = min(EVENTS["roadblock"].amounts["tokens"], TOKENS["roadblock"] - len(game.roadblocks))
    if number > 0:
        chosen = yield ask_some(
            game.dracula,
            "roadblocks-where",
            [ThisLink(link) for link in free_links(game)],
            number,
            number,
            rule="DRA-TOKEN-ROADBLOCK-01",
            number=number,
        )
        for choice in chosen:
            game.roadblocks = (*game.roadblocks, choice.link)
            game.tell("roadblock-placed", link=choice.link)


@procedure(rule=("DRA-TOKEN-STORM-01", "DRA-TOKEN-LIMIT-01"))
def summon_storms(game: Dracula, hunter: str, mode: str) -> Rule:
    """One to three storms, each in a sea zone of its own, or as many as are left."""
    number = min(EVENTS["summon_storms"].amounts["tokens"], TOKENS["storm"] - len(game.storms), len(free_seas(game)))
    if number > 0:
        chosen = yield ask_some(
            game.dracula,
            "storms-where",
            [ThisPlace(zone) for zone in free_seas(game)],
            1,
            number,
            rule="DRA-TOKEN-LIMIT-01",
            number=number,
        )
        for choice in chosen:
            game.storms = (*game.storms, choice.place)
            game.tell("storm-placed", place=choice.place)


@procedure(rule=("DRA-CARD-08", "DRA-TOKEN-HOLY-04", "DRA-ALLY-02"))
def devilish_power(game: Dracula, hunter: str, mode: str) -> None:
    """Consecrated ground is defiled, or the hunters' ally banished, or Supply forbidden in the next hunter phase."""
    if mode == "defile" and game.consecrated:
        game.tell("ground-defiled", place=game.consecrated)
        game.consecrated = ""
    elif mode == "banish" and game.hunter_ally:
        game.tell("ally-banished", event=game.hunter_ally)
        discard_event(game, game.hunter_ally)
        game.hunter_ally = ""
    elif mode == "starve":
        game.starved = True


@procedure(rule="DRA-CARD-23")
def hidden_schemes(game: Dracula, hunter: str, mode: str) -> Rule:
    """One more encounter for the hideout on space 3, if it can hold one."""
    space = EVENTS["hidden_schemes"].amounts["space"]
    if game.encounters and takes_encounters(game, game.trail[space - 1]):
        yield call(add_from_hand, space)


# on the time


@procedure(rule="DRA-CARD-06")
def darkness_returns(game: Dracula, hunter: str, mode: str) -> Rule:
    """The next hunter phase has no day; Dracula's cards of the discard pile, read or not, go back into the deck.

    This card is discarded after that."""
    game.no_day = True
    back = [gone.card for gone in game.event_discard if EVENTS[gone.card].side == "dracula"]
    game.event_discard = tuple([gone for gone in game.event_discard if EVENTS[gone.card].side == "hunter"])
    if back:
        game.event_deck = (*game.event_deck, *back)
        game.tell("dracula-events-return", amount=len(back))
        order = yield chance(shuffle(len(game.event_deck)))
        game.event_deck = tuple([game.event_deck[number] for number in order])


@procedure(rule="DRA-VFIGHT-07")
def nocturnal_visit(game: Dracula, hunter: str, mode: str) -> None:
    """Combats of the next dawn and day are fought as if it were night."""
    game.visited = True


@procedure(rule="DRA-CARD-07")
def unearthly_swiftness(game: Dracula, hunter: str, mode: str) -> None:
    """Another complete Dracula phase follows this one."""
    game.swift += 1


DRACULA_EFFECTS: Mapping[str, Procedure] = {
    "customs_search": customs_search,
    "darkness_returns": darkness_returns,
    "devilish_power": devilish_power,
    "hidden_schemes": hidden_schemes,
    "nocturnal_visit": nocturnal_visit,
    "roadblock": roadblock,
    "seduction": seduction,
    "summon_storms": summon_storms,
    "unearthly_swiftness": unearthly_swiftness,
    "vampiric_influence": vampiric_influence,
    "wild_horses": wild_horses,
}
