"""Events of combats: those for its start (DRA-COMBAT-04), and Enraged (DRA-COMBAT-10)."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.dracula.combat.foe import hurt_foe
from nokturn.games.dracula.hunters.damage import hurt
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state.choices import TakeCard, ThisHunter
from nokturn.games.dracula.state.decks import refill_items, without
from nokturn.games.dracula.state.fight import leave_combat
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure


@procedure(rule=("DRA-COMBAT-04", "DRA-COMBAT-19"))
def escape_route(game: Dracula, hunter: str, mode: str) -> Rule:
    """The hunter himself or another one leaves the combat and stays in the city."""
    assert game.combat is not None
    choice = yield ask(
        game.seat_of(hunter),
        "who-leaves-combat",
        [ThisHunter(other) for other in game.combat.hunters],
        rule="DRA-COMBAT-19",
        auto=True,
        hunter=hunter,
    )
    leave_combat(game, choice.hunter)


@procedure(rule=("DRA-CARD-27", "DRA-SUPPLY-07"))
def lucky_find(game: Dracula, hunter: str, mode: str) -> Rule:
    """Of the items on top of the deck one is kept, beyond the limit until the combat ends, and the rest discarded."""
    game.drawn_by = hunter
    for _ in range(EVENTS["lucky_find"].amounts["look"]):
        if not game.item_deck:
            yield call(refill_items)
        if game.item_deck:
            game.drawn, game.item_deck = (*game.drawn, game.item_deck[0]), game.item_deck[1:]
    look_at_drawn(game, hunter)
    if game.drawn:
        choice = yield ask(
            game.seat_of(hunter),
            "keep-which-item",
            [TakeCard(item) for item in dict.fromkeys(game.drawn)],
            rule="DRA-CARD-27",
            hunter=hunter,
        )
        keep_drawn(game, hunter, choice.card)
    game.drawn, game.drawn_by = (), ""
    yield call(open_cards, hunter)


def look_at_drawn(game: Dracula, hunter: str) -> None:
    """Only this hunter sees them; no variable of the rule holds one while he is asked."""
    for item in game.drawn:
        game.tell("item-looked-at", only=(game.seat_of(hunter),), hunter=hunter, item=item, reveals=True)


def keep_drawn(game: Dracula, hunter: str, kept: str) -> None:
    """This one goes to the hand, the others face up to the discard pile."""
    rest = without(game.drawn, kept)
    game.change(hunter, items=(*game.hunters[hunter].items, kept))
    game.tell("item-kept", hunter=hunter, privy=(game.seat_of(hunter),), secret={"item": kept})
    for item in rest:
        game.tell("item-discarded-from-deck", hunter=hunter, item=item, reveals=True)
    game.item_discard = (*game.item_discard, *rest)


@procedure(rule="DRA-COMBAT-08")
def planned_ambush(game: Dracula, hunter: str, mode: str) -> None:
    """It lies open until the cards of the first round are revealed; `combat.py` does the swap and discards it."""
    game.playing = without(game.playing, "planned_ambush")
    game.fight(planned=hunter)


@procedure(rule="DRA-EVENT-06")
def lucys_revenge(game: Dracula, hunter: str, mode: str) -> None:
    """It lies open until it is used or the combat ends; `windows.py` asks whether to use it."""
    game.playing = without(game.playing, "lucys_revenge")
    game.fight(revenge=True)


@procedure(rule=("DRA-COMBAT-04", "DRA-VFIGHT-08", "DRA-WIN-05"))
def heroic_leap(game: Dracula, hunter: str, mode: str) -> Rule:
    """The combat is not fought: Dracula or the vampire suffers, then the hunter."""
    hurt_foe(game, EVENTS["heroic_leap"].amounts["vampire_damage"], "heroic_leap")
    if not game.finished:
        yield call(hurt, hunter, EVENTS["heroic_leap"].amounts["damage"], "heroic_leap")
        game.fight(over=True)


@procedure(rule="DRA-COMBAT-10")
def enraged(game: Dracula, hunter: str, mode: str) -> None:
    """Dracula's card of this round is not cancelled after all, and he cannot escape any more from this combat."""
    game.fight(cancelled=False, enraged=True)


COMBAT_EFFECTS: Mapping[str, Procedure] = {
    "enraged": enraged,
    "escape_route": escape_route,
    "heroic_leap": heroic_leap,
    "lucky_find": lucky_find,
    "lucys_revenge": lucys_revenge,
    "planned_ambush": planned_ambush,
}
