"""An Activation up to the end of step 2: traits, delayed abilities, playing cards, Panic; GRAIL-COMBAT-TURN."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.effects.triggers import usable, use_rule
from nokturn.games.grail.encounter.cards.abilities import delayed_abilities, spendable, use_ability
from nokturn.games.grail.encounter.cards.hands import deck_of, hand_of, put_deck
from nokturn.games.grail.encounter.cards.playing import (
    can_pay_magic,
    magic_row_meets,
    play_card,
    play_from_hand,
    top_card_first,
    ways_to_play,
)
from nokturn.games.grail.encounter.combat.attack import will_win
from nokturn.games.grail.encounter.combat.retreat import retreat, retreat_forbidden
from nokturn.games.grail.encounter.diplomacy.failure import give_up
from nokturn.games.grail.encounter.diplomacy.talks import stage_is_won
from nokturn.games.grail.encounter.encounter_effects import look_after_members, trigger
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, is_in
from nokturn.games.grail.encounter.traits import first_strike
from nokturn.games.grail.state.choices import UseRule
from nokturn.games.grail.state.encounter_choices import (
    EndPlaying,
    GiveUp,
    JoinMagic,
    LeaveMagic,
    PlayCard,
    PlayTop,
    Retreat,
    SpendCharges,
)
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure


@procedure(rule=("GRAIL-COMBAT-TURN-01", "GRAIL-COMBAT-TURN-02", "GRAIL-DIPLO-TURN-01"))
def begin_activation(state: Grail, hero: str) -> Rule:
    """A Time token on the tray; traits that strike whoever is first; rules of the Active Character; step 1."""
    fray = fray_of(state)
    fray.active = hero
    fray.activated += (hero,)
    fray.activations += 1
    fray.cards_played = 0
    fray.chained = fray.magic_free = fray.retreat_tried = fray.frightened = False
    fray.used_in_activation = ()
    state.tell("activated", hero=hero)
    if fray.activations == 1:
        yield call(first_strike, hero)
    if is_in(state, hero) and not encounter_of(state).is_diplomacy:
        yield call(trigger, "combat_activate", context_of(state, hero, "activation"), (hero,))
    if is_in(state, hero):
        yield call(delayed_abilities, hero)


def magic_rules(state: Grail, hero: str) -> list[UseRule]:
    """Rules that pay for a magic key in another way, while one could be joined (`magic_key`)."""
    if fray_of(state).magic_free or not any(magic_row_meets(state, card) for card in hand_of(state, hero)):
        return []
    found = usable(state, "magic_key", hero, context_of(state, hero, "magic-key"), (), False)
    return [UseRule(source, place) for source, place, _ in found]


def possible(state: Grail, hero: str) -> Iterator[Option | Refused]:
    """What the Active Character may do in step 2; in Panic the first card is not its own choice."""
    must_play_top = top_card_first(state) and bool(deck_of(state, hero))
    if must_play_top:
        yield PlayTop()
    yield from ways_to_play(state, hero)
    if not top_card_first(state):
        yield from magic_rules(state, hero)
    yield from spendable(state, hero, playing=True)
    yield Refused(EndPlaying(), "GRAIL-COMBAT-PANIC-01") if must_play_top else EndPlaying()
    if encounter_of(state).is_diplomacy:
        yield GiveUp()
    else:
        forbidden = retreat_forbidden(state)
        yield Refused(Retreat(), forbidden) if forbidden else Retreat()


def is_settled(state: Grail, hero: str) -> bool:
    """The check that ends step 2 is won as it stands, and nothing is left to play or to spend before it."""
    wins = stage_is_won(state) if encounter_of(state).is_diplomacy else will_win(state, hero)
    return wins and not any(
        isinstance(one, PlayCard | PlayTop | SpendCharges | UseRule) for one in possible(state, hero)
    )


@procedure(
    rule=(
        "GRAIL-COMBAT-TURN-04",
        "GRAIL-COMBAT-PLAY-04",
        "GRAIL-COMBAT-PLAY-05",
        "GRAIL-COMBAT-PANIC-02",
        "GRAIL-COMBAT-WIN-01",
    )
)
def play_cards(state: Grail, hero: str) -> Rule:
    """Step 2: card after card, until the Character has enough or is out of it.  With the last card that could be
    played the step is over: nobody is asked whether a victory is to be one."""
    if is_in(state, hero):
        fray_of(state).frightened = panics(state, hero)
    while is_in(state, hero) and not is_settled(state, hero):
        choice = yield ask(
            state.seat_of(hero),
            "play",
            possible(state, hero),
            rule="GRAIL-COMBAT-TURN-04",
            hero=hero,
            panic=top_card_first(state),
        )
        if isinstance(choice, EndPlaying):
            return
        if isinstance(choice, PlayCard):
            yield call(play_from_hand, hero, choice)
        elif isinstance(choice, PlayTop):
            yield call(play_top, hero)
        elif isinstance(choice, SpendCharges):
            yield call(use_ability, hero, choice.card, choice.ability, True)
        elif isinstance(choice, UseRule):
            context = context_of(state, hero, "magic-key")
            yield call(use_rule, hero, choice.source, choice.number, context)
            yield call(look_after_members)
        elif isinstance(choice, Retreat):
            yield call(retreat, hero, False)
        else:
            yield call(give_up, hero)


@procedure(rule=("GRAIL-COMBAT-PANIC-01", "GRAIL-DIPLO-PANIC-01", "R-24"))
def play_top(state: Grail, hero: str) -> Rule:
    """The top card of the deck is turned up and played; only its magic key is the player's choice."""
    deck = deck_of(state, hero)
    card = deck[0]
    put_deck(state, hero, deck[1:])
    fray_of(state).playing = card
    state.tell("panic-card", hero=hero, card=card, reveals=True)
    magic = False
    if magic_row_meets(state, card) and can_pay_magic(state, hero):
        choice = yield ask(
            state.seat_of(hero),
            "panic-magic",
            [JoinMagic(), LeaveMagic()],
            rule="GRAIL-COMBAT-KEY-04",
            card=card,
        )
        magic = isinstance(choice, JoinMagic)
    yield call(play_card, hero, card, magic)
