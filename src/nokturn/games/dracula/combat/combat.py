"""Combat: the six steps of a round, and how it ends (DRA-COMBAT).

What has been chosen in secret lies in `game.combat` until all cards are revealed, never in a variable.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.combat.combat_cards import (
    DRACULA_CARDS,
    HUNTER_CARDS,
    cancel_hunter,
    card_of,
    discard_wreaths,
)
from nokturn.games.dracula.combat.combat_pick import available, choose_cards, unsealed
from nokturn.games.dracula.combat.escapes import ESCAPES, resolve_escape
from nokturn.games.dracula.combat.foe import foe_of
from nokturn.games.dracula.events.answers import CardCancelled
from nokturn.games.dracula.events.windows import CombatStarts
from nokturn.games.dracula.hunters.hand import keep_to_limits
from nokturn.games.dracula.printed.content import DRACULA, DRACULA_COMBAT, EVENTS, HUNTER_COMBAT, ITEMS, NUMBERS
from nokturn.games.dracula.state.choices import (
    CancelByPlotting,
    Decline,
    Engage,
    Swap,
)
from nokturn.games.dracula.state.decks import discard_event
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.state import Combat, Dracula
from nokturn.games.dracula.state.winning import hurt_dracula
from nokturn.kernel import Option, Rule, ask, call, chance, procedure, shuffle
from nokturn.kernel.reactions import window

# when


def is_night(game: Dracula) -> bool:
    """Dusk counts as night, dawn as day, and Dracula's phase is at night; DRA-TIME-03."""
    return game.phase in ("dusk", "night", "dracula")


def fought_at_night(game: Dracula) -> bool:
    """After Nocturnal Visit the combats of dawn and day are fought as if it were night; DRA-TIME-03, DRA-VFIGHT-07."""
    return is_night(game) or game.visited


# the course of a combat


def begin(game: Dracula, combat: Combat) -> None:
    """The combat is on."""
    game.combat = combat
    place = game.hunters[combat.hunters[0]].place
    game.tell("combat", foe=foe_of(game), hunters=combat.hunters, place=place, night=combat.night)


@procedure(rule=("DRA-COMBAT-03", "DRA-COMBAT-04", "DRA-COMBAT-16", "DRA-COMBAT-26"))
def fight(game: Dracula) -> Rule:
    """Dracula shuffles and draws; before the first choice cards are played; then round after round."""
    order = yield chance(shuffle(len(game.combat_deck)))
    game.combat_deck = tuple([game.combat_deck[number] for number in order])
    draw(game, DRACULA.combat_hand)
    yield call(window, CombatStarts())
    while goes_on(game):
        yield call(combat_round)
    yield call(end_combat)


def draw(game: Dracula, number: int) -> None:
    """Into Dracula's combat hand, as many as the deck still has; DRA-COMBAT-26."""
    drawn, game.combat_deck = game.combat_deck[:number], game.combat_deck[number:]
    game.fight(hand=(*combat_of(game).hand, *drawn))
    if drawn:
        game.tell(
            "dracula-draws-combat-cards",
            amount=len(drawn),
            privy=(game.dracula,),
            secret={"cards": drawn},
            reveals=True,
        )


def goes_on(game: Dracula) -> bool:
    """Until an escape or the vampire's defeat, while a hunter is left and Dracula has not played his last card;
    DRA-COMBAT-16, DRA-VFIGHT-02."""
    combat = combat_of(game)
    fighters = bool(combat.hunters and combat.hand)
    return fighters and not combat.over and len(combat.played) < NUMBERS.combat_cards


@procedure(rule=("DRA-COMBAT-07", "DRA-COMBAT-12", "DRA-COMBAT-13"))
def combat_round(game: Dracula) -> Rule:
    """Choose, name the engaged hunter, reveal, compare, Dracula's card, the hunters' cards in turn order."""
    game.fight(round=combat_of(game).round + 1)
    yield call(choose_cards)
    yield call(name_engaged)
    reveal(game)
    yield call(before_comparing)
    yield call(compare)
    yield call(dracula_resolves)
    for hunter in combat_of(game).hunters:
        if resolves(game, hunter):
            yield call(HUNTER_CARDS[card_of(game, hunter)], hunter)
    end_round(game)


# step 2: engaged, revealed


@procedure(rule="DRA-COMBAT-06")
def name_engaged(game: Dracula) -> Rule:
    """After all have picked and before anything is revealed; a lone hunter is engaged without a word."""
    answer = yield ask(
        game.dracula,
        "engage",
        [Engage(hunter) for hunter in combat_of(game).hunters],
        rule="DRA-COMBAT-06",
        auto=True,
    )
    game.fight(engaged=answer.hunter)
    game.tell("hunter-engaged", hunter=answer.hunter)


def reveal(game: Dracula) -> None:
    """All at once; DRA-COMBAT-07.  Sister Agatha hurts Dracula before his card does anything; DRA-CARD-05."""
    combat = combat_of(game)
    game.fight(shown=True, picked=unsealed(game), sealed=())
    game.tell("dracula-plays", card=combat.choice, hunter=combat.engaged, reveals=True)
    for hunter, card in combat_of(game).picked:
        game.tell("hunter-plays", hunter=hunter, card=card, reveals=True)
    if game.hunter_ally == "sister_agatha" and combat.vampire < 0:
        mode = next(mode for mode in EVENTS["sister_agatha"].modes if mode.key == "ally")
        if combat.choice in mode.against:
            hurt_dracula(game, mode.amounts["damage"], "sister_agatha")


# between steps 2 and 3


def swaps(game: Dracula, hunter: str) -> Iterator[Option]:
    """Any other card he could have picked, or none."""
    yield from [Swap(card) for card in available(game, hunter) if card != card_of(game, hunter)]
    yield Decline()


@procedure(rule="DRA-COMBAT-08")
def before_comparing(game: Dracula) -> Rule:
    """Planned Ambush swaps the revealed card in the first round; then an earlier Plotting may cancel a basic card."""
    if combat_of(game).planned and combat_of(game).planned in combat_of(game).hunters:
        answer = yield ask(
            game.seat_of(combat_of(game).planned),
            "planned-ambush",
            swaps(game, combat_of(game).planned),
            rule="DRA-COMBAT-08",
            hunter=combat_of(game).planned,
        )
        if isinstance(answer, Swap):
            swap(game, combat_of(game).planned, answer.card)
    discard_plan(game)
    if combat_of(game).plotting and card_of(game, combat_of(game).engaged) in DRACULA_COMBAT["plotting"].against:
        answer = yield ask(
            game.dracula,
            "plotting",
            (CancelByPlotting(), Decline()),
            rule="DRA-COMBAT-08",
            hunter=combat_of(game).engaged,
            card=card_of(game, combat_of(game).engaged),
        )
        if isinstance(answer, CancelByPlotting):
            game.fight(plotting=combat_of(game).plotting - 1)
            cancel_hunter(game, combat_of(game).engaged)


def swap(game: Dracula, hunter: str, card: str) -> None:
    """He plays this card instead."""
    game.fight(picked=tuple([(name, card if name == hunter else old) for name, old in combat_of(game).picked]))
    game.tell("planned-ambush-swaps", hunter=hunter, card=card, reveals=True)


def discard_plan(game: Dracula) -> None:
    """Planned Ambush is for the first round only."""
    if combat_of(game).planned:
        game.fight(planned="")
        discard_event(game, "planned_ambush")


# steps 3 to 5


def symbols_of(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Of his card in this round; a cancelled one has none; DRA-COMBAT-08."""
    if hunter in combat_of(game).cancelled_hunters:
        return ()
    card = card_of(game, hunter)
    return HUNTER_COMBAT[card].symbols if card in HUNTER_COMBAT else ITEMS[card].symbols


@procedure(rule=("DRA-COMBAT-09", "DRA-COMBAT-10"))
def compare(game: Dracula) -> Rule:
    """Step 3: the symbol of Dracula's card on the engaged hunter's banner cancels it, unless Dracula is Enraged."""
    if DRACULA_COMBAT[combat_of(game).choice].symbol not in symbols_of(game, combat_of(game).engaged):
        return
    game.fight(cancelled=True)
    game.tell("dracula-card-cancelled", card=combat_of(game).choice, hunter=combat_of(game).engaged)
    yield call(window, CardCancelled())


@procedure(rule="DRA-COMBAT-11")
def dracula_resolves(game: Dracula) -> Rule:
    """Step 4: a card that is not cancelled does what it says."""
    if combat_of(game).cancelled:
        return
    if combat_of(game).choice in ESCAPES:
        yield call(resolve_escape)
    else:
        yield call(DRACULA_CARDS[combat_of(game).choice])


def resolves(game: Dracula, hunter: str) -> bool:
    """Step 5: whoever is still in the combat, if it goes on and his card is not cancelled; DRA-COMBAT-12, -13."""
    combat = combat_of(game)
    left = hunter in combat.hunters and not combat.over
    return left and hunter not in combat.cancelled_hunters and card_of(game, hunter) in HUNTER_CARDS


# step 6 and the end


def end_round(game: Dracula) -> None:
    """Dracula draws; the hunters' cards of the previous round are theirs again, those of this one rest;
    DRA-COMBAT-14, DRA-COMBAT-18."""
    combat = combat_of(game)
    game.fight(
        played=(*combat.played, combat.choice) if combat.choice else combat.played,
        resting=tuple([(hunter, card) for hunter, card in combat.picked if hunter in combat.hunters]),
        choice="",
        picked=(),
        shown=False,
        engaged="",
        cancelled=False,
        cancelled_hunters=(),
    )
    if not combat.over:
        draw(game, 1)


@procedure(rule=("DRA-COMBAT-17", "DRA-CARD-27", "DRA-HAND-02"))
def end_combat(game: Dracula) -> Rule:
    """Dracula's cards are one deck again, to be shuffled before the next combat; what lay open is discarded, and
    the hunters keep to their limits, which Lucky Find may have let them exceed."""
    combat = combat_of(game)
    game.combat_deck = tuple(sorted((*game.combat_deck, *combat.hand, *combat.played)))
    for hunter in dict.fromkeys(combat.wreaths):
        discard_wreaths(game, hunter)
    discard_plan(game)
    if combat.revenge:
        discard_event(game, "lucys_revenge")
    game.tell("combat-ends")
    game.combat = None
    for hunter in game.active_hunters:
        yield call(keep_to_limits, hunter)
