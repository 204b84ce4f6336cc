"""Hands, decks and discards within an Encounter; at its end all of a Character's cards are one deck again."""

from __future__ import annotations

from nokturn.games.grail.encounter.participants import encounter_of, fray_of, is_in
from nokturn.games.grail.state.encounter_choices import DiscardCard
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, Step, ask_some, call, chance, procedure, shuffle

deck_runs_out = Step("deck_runs_out")
"""Somebody must draw more cards than the deck holds; Combat and Diplomacy say what follows."""


def deck_of(state: Grail, hero: str) -> tuple[str, ...]:
    """The deck this Encounter is played with, top first."""
    owner = state.heroes[hero]
    return owner.diplomacy_deck if encounter_of(state).is_diplomacy else owner.combat_deck


def put_deck(state: Grail, hero: str, cards: tuple[str, ...]) -> None:
    if encounter_of(state).is_diplomacy:
        state.change(hero, diplomacy_deck=cards)
    else:
        state.change(hero, combat_deck=cards)


def hand_of(state: Grail, hero: str) -> tuple[str, ...]:
    return fray_of(state).hands.get(hero, ())


def discard(state: Grail, hero: str, *cards: str) -> None:
    """Onto the discards of their owner, from the hand or from anywhere else; R-20."""
    fray = fray_of(state)
    fray.hands[hero] = tuple([card for card in hand_of(state, hero) if card not in cards])
    fray.discards[hero] = (*cards, *fray.discards.get(hero, ()))


def mill(state: Grail, hero: str, n: int) -> int:
    """The top cards of a deck are discarded, as many as there are; this is not drawing."""
    deck = deck_of(state, hero)
    gone = deck[:n]
    put_deck(state, hero, deck[n:])
    discard(state, hero, *gone)
    if gone:
        state.tell("mills", hero=hero, cards=gone, reveals=True)
    return len(gone)


@procedure(rule=("GRAIL-COMBAT-BONUS-02", "GRAIL-COMBAT-DECK-01"))
def draw_cards(state: Grail, hero: str, n: int) -> Rule:
    """From the top; whoever must draw more than there are draws none of them."""
    if n <= 0 or not is_in(state, hero):
        return
    deck = deck_of(state, hero)
    if n > len(deck):
        state.tell("deck-runs-out", hero=hero)
        yield call(deck_runs_out, hero)
        return
    put_deck(state, hero, deck[n:])
    fray_of(state).hands[hero] = (*hand_of(state, hero), *deck[:n])
    privy = state.seats if state.open_hands else (state.seat_of(hero),)
    state.tell("draws", hero=hero, count=n, privy=privy, secret={"cards": deck[:n]}, reveals=True)


@procedure(rule=("GRAIL-COMBAT-POOL-02", "GRAIL-DIPLO-DISCARD-01"))
def discard_cards(state: Grail, hero: str, n: int, rule: str = "GRAIL-COMBAT-POOL-02") -> Rule:
    """Of the owner's choice; what the hand lacks comes from the top of the deck, and no more than there is."""
    if n <= 0 or not is_in(state, hero):
        return
    from_hand = min(n, len(hand_of(state, hero)))
    if from_hand:
        chosen = yield ask_some(
            state.seat_of(hero),
            "discard",
            [DiscardCard(card) for card in hand_of(state, hero)],
            from_hand,
            from_hand,
            rule=rule,
            auto=True,
            count=from_hand,
            hero=hero,
        )
        gone = tuple([one.card for one in chosen])
        discard(state, hero, *gone)
        state.tell("discards", hero=hero, cards=gone)
    mill(state, hero, n - from_hand)


@procedure(rule=("GRAIL-DISCARD-02", "GRAIL-COMBAT-RETREAT-05"))
def gather_cards(state: Grail, hero: str) -> Rule:
    """Hand, deck and discards of a Character are shuffled together, with those of its cards that lie in the Sequence
    no more."""
    fray = fray_of(state)
    cards = (*deck_of(state, hero), *hand_of(state, hero), *fray.discards.get(hero, ()))
    fray.hands[hero] = fray.discards[hero] = ()
    put_deck(state, hero, cards)
    order = yield chance(shuffle(len(cards)))
    cards = deck_of(state, hero)
    put_deck(state, hero, tuple([cards[at] for at in order]))
