"""Answer windows: moments inside an action, a move or a combat at which somebody may play a card (DRA-EVENT-05).

Each is opened by what everybody knows (`could_hold.py`), and passing is always possible: being asked tells nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.printed.content import ENCOUNTERS, EVENTS
from nokturn.games.dracula.state.choices import Pass, PlayEvent, UseItem
from nokturn.games.dracula.state.could_hold import dracula_could_have, hides_item, hunter_could_show
from nokturn.games.dracula.state.decks import PLAYER, discard_event
from nokturn.games.dracula.state.routes import roads_on
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula
from nokturn.games.dracula.state.steps import play
from nokturn.games.dracula.trail.trail import encounters_at
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, procedure

# Dracula answers a hunter


def answer_ask(game: Dracula, prompt: str, timing: str, rule: str, **facts: Any) -> Ask:
    """Which of his events of this moment Dracula plays, if any."""
    return ask(game.dracula, prompt, (*window_options(game, PLAYER, timing), Pass()), rule=rule, **facts)


@procedure(rule=("DRA-RAIL-08", "DRA-CARD-10"))
def false_tip_window(game: Dracula, hunter: str, carriage: bool) -> Rule:
    """A ticket is spent, with Chartered Carriage or without: whether a False Tip stands that answers it."""
    if not could_play(game, PLAYER, "on_ticket_spent"):
        return False
    prompt = "carriage-ordered" if carriage else "ticket-spent"
    choice = yield answer_ask(game, prompt, "on_ticket_spent", "DRA-CARD-10", hunter=hunter)
    if isinstance(choice, Pass):
        return False
    stands = yield call(play, PLAYER, "false_tip", "", hunter)
    return stands


@procedure(rule="DRA-CARD-29")
def wild_horses_window(game: Dracula, hunter: str) -> Rule:
    """A hunter has moved by road himself and nothing is revealed yet: Dracula may move him one road further.

    Offered only where a road leads on; DRA-EVENT-07."""
    if not could_play(game, PLAYER, "on_hunter_road_move") or not roads_on(game, hunter, 1):
        return
    here = game.hunters[hunter].place
    choice = yield answer_ask(game, "hunter-rode", "on_hunter_road_move", "DRA-CARD-29", hunter=hunter, place=here)
    if isinstance(choice, PlayEvent):
        yield call(play, PLAYER, choice.event, choice.mode, hunter)


@procedure(rule="DRA-CARD-09")
def customs_window(game: Dracula, hunter: str) -> Rule:
    """A hunter has gone from a city of one region to a city of another: Dracula may have him searched."""
    if game.finished or not could_play(game, PLAYER, "on_hunter_crosses_region"):
        return
    here = game.hunters[hunter].place
    choice = yield answer_ask(
        game, "hunter-crossed-region", "on_hunter_crosses_region", "DRA-CARD-09", hunter=hunter, place=here
    )
    if isinstance(choice, PlayEvent):
        yield call(play, PLAYER, choice.event, choice.mode, hunter)


@procedure(rule="DRA-EVENT-05")
def press_window(game: Dracula, event: str) -> Rule:
    """A hunter plays an event that tells of the trail: whether Sensationalist Press cancels it."""
    if not could_play(game, PLAYER, "on_info_event"):
        return False
    choice = yield answer_ask(game, "information-sought", "on_info_event", "DRA-EVENT-05", event=event)
    if isinstance(choice, Pass):
        return False
    cancels = yield call(play, PLAYER, choice.event, choice.mode)
    return cancels


@procedure(rule=("DRA-SEARCH-03", "DRA-CARD-12"))
def seduction_window(game: Dracula, hunter: str, city: str) -> Rule:
    """A hunter searches here and has declared Stake and Dogs; nothing is turned up yet.

    It opens wherever a card that could be a vampire lies: a face-down one, or a vampire face up."""
    could_be = [True for _, laid in encounters_at(game, city) if not laid.face_up or ENCOUNTERS[laid.card].vampire]
    if not could_be or not dracula_could_have(game, ("seduction",)):
        return
    choice = yield ask(
        game.dracula,
        "hunter-searches",
        (*_seductions(game, city), Pass()),
        rule="DRA-CARD-12",
        hunter=hunter,
        place=city,
    )
    if isinstance(choice, PlayEvent):
        yield call(play, PLAYER, choice.event, choice.mode, hunter)


def _seductions(game: Dracula, city: str) -> Iterator[Option | Refused]:
    """Seduction needs a vampire that really lies there; DRA-CARD-12."""
    vampire = any(ENCOUNTERS[laid.card].vampire for _, laid in encounters_at(game, city))
    for option in window_options(game, PLAYER, "on_search"):
        yield option if vampire or isinstance(option, Refused) else Refused(option, "DRA-CARD-12")


@procedure(rule="DRA-COMBAT-10")
def enraged_window(game: Dracula) -> Rule:
    """Dracula's card was just cancelled: whether Enraged undoes it, which no escape card can hope for."""
    assert game.combat is not None
    if game.combat.choice in EVENTS["enraged"].against or not could_play(game, PLAYER, "on_combat_card_cancelled"):
        return False
    choice = yield answer_ask(
        game, "card-cancelled", "on_combat_card_cancelled", "DRA-COMBAT-10", card=game.combat.choice
    )
    if isinstance(choice, Pass):
        return False
    yield call(play, PLAYER, choice.event, choice.mode)
    return True


# hunters answer Dracula


@procedure(rule=("DRA-CARD-11", "DRA-EVENT-05"))
def counter_window(game: Dracula, event: str) -> Rule:
    """A False Tip is announced: whether any hunter counters it with Good Luck."""
    for hunter in game.active_hunters:
        if could_play(game, hunter, f"on_dracula_event:{event}"):
            choice = yield ask(
                game.seat_of(hunter),
                "false-tip-played",
                (*window_options(game, hunter, f"on_dracula_event:{event}"), Pass()),
                rule="DRA-CARD-11",
                hunter=hunter,
                traveller=game.acting,
            )
            if isinstance(choice, PlayEvent):
                yield call(play, hunter, choice.event, choice.mode)
                return True
    return False


@procedure(rule=("DRA-DEFEAT-03", "DRA-CARD-14", "DRA-VFIGHT-07"))
def prevention_window(game: Dracula, hunter: str, what: str) -> Rule:
    """In a combat a hunter would be bitten (`bite`) or defeated by damage (`damage`): whether that is prevented.

    Lucy's Revenge lies open already and serves Godalming alone; Great Strength any hunter has, also outside the
    combat, for himself or another."""
    assert game.combat is not None
    if hunter == EVENTS["lucys_revenge"].only and game.combat.revenge:
        choice = yield ask(
            game.seat_of(hunter),
            f"avenge-lucy-{what}",
            (PlayEvent("lucys_revenge"), Pass()),
            rule="DRA-DEFEAT-03",
            hunter=hunter,
        )
        if isinstance(choice, PlayEvent):
            use_revenge(game)
            return True
    for helper in game.active_hunters:
        if could_play(game, helper, "on_bite_or_lethal"):
            choice = yield ask(
                game.seat_of(helper),
                f"prevent-{what}",
                (*window_options(game, helper, "on_bite_or_lethal"), Pass()),
                rule="DRA-CARD-14",
                hunter=helper,
                victim=hunter,
            )
            if isinstance(choice, PlayEvent):
                yield call(play, helper, choice.event, choice.mode)
                return True
    return False


@procedure(rule="DRA-EVENT-05")
def revenge_window(game: Dracula) -> Rule:
    """An escape card of Dracula's is about to resolve: whether Lucy's Revenge, lying open, cancels it."""
    assert game.combat is not None
    godalming = EVENTS["lucys_revenge"].only
    if not game.combat.revenge or godalming not in game.combat.hunters:
        return False
    if game.combat.choice not in EVENTS["lucys_revenge"].against:
        return False
    choice = yield ask(
        game.seat_of(godalming),
        "avenge-lucy-escape",
        (PlayEvent("lucys_revenge"), Pass()),
        rule="DRA-EVENT-05",
        hunter=godalming,
        card=game.combat.choice,
    )
    if isinstance(choice, Pass):
        return False
    use_revenge(game)
    return True


def use_revenge(game: Dracula) -> None:
    """The open card is used up."""
    game.fight(revenge=False)
    discard_event(game, "lucys_revenge")
    game.tell("lucys-revenge-used", hunter=EVENTS["lucys_revenge"].only)


# the start of a combat


def combat_start_options(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """His events for this moment, and a Garlic Wreath that is not open yet."""
    assert game.combat is not None
    yield from window_options(game, hunter, "combat_start")
    if game.hunters[hunter].items.count("garlic_wreath") > game.combat.wreaths.count(hunter):
        yield UseItem("garlic_wreath")
    yield Pass()


def could_wear(game: Dracula, hunter: str) -> bool:
    """By what everybody knows he could have a Garlic Wreath that does not lie open yet, perhaps a second one."""
    assert game.combat is not None
    if hunter in game.combat.wreaths:
        return hides_item(game, hunter, "garlic_wreath")
    return hunter_could_show(game, hunter, ("garlic_wreath",))


def could_start(game: Dracula, hunter: str) -> bool:
    """In the combat, and by what everybody knows perhaps with something to show before the first round."""
    assert game.combat is not None
    if hunter not in game.combat.hunters:
        return False
    return could_wear(game, hunter) or could_play(game, hunter, "combat_start")


@procedure(rule=("DRA-COMBAT-04", "DRA-EVENT-05"))
def combat_start_window(game: Dracula) -> Rule:
    """Before the first selection, for hunters in the combat only."""
    assert game.combat is not None
    passed, turn = 0, 0
    while passed < len(TURN_ORDER) and not game.combat.over and not game.finished:
        hunter = TURN_ORDER[turn % len(TURN_ORDER)]
        turn += 1
        passed += 1
        if could_start(game, hunter):
            choice = yield ask(
                game.seat_of(hunter),
                "combat-starts",
                combat_start_options(game, hunter),
                rule="DRA-COMBAT-04",
                hunter=hunter,
            )
            if isinstance(choice, PlayEvent):
                passed = 0
                yield call(play, hunter, choice.event, choice.mode)
            elif isinstance(choice, UseItem):
                passed = 0
                game.fight(wreaths=(*game.combat.wreaths, hunter))
                game.tell("item-revealed", hunter=hunter, item=choice.item, reveals=True)
