"""Cards swapped in and out of the decks at the End of Day; GRAIL-DAY-END-06."""

from __future__ import annotations

from nokturn.games.grail.growth.advancement import KINDS
from nokturn.games.grail.state.choices import Done, PutIn, TakeOut
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Refused, Rule, ask, chance, procedure, shuffle

LEAST = 15
"""Cards in each deck; GRAIL-XP-DECK-03."""


def kind_of(state: Grail, card: str) -> str:
    return "combat" if card in state.content.combat_cards else "diplomacy"


def swaps(state: Grail, hero: str) -> list[Option | Refused]:
    """What can go in or out; a deck of 15 must take one in before one can go."""
    now = state.heroes[hero]
    found: list[Option | Refused] = []
    for kind in KINDS:
        aside, deck = getattr(now, f"{kind}_aside"), getattr(now, f"{kind}_deck")
        found += [PutIn(card) for card in aside]
        for card in sorted(deck):
            found.append(TakeOut(card) if len(deck) > LEAST else Refused(TakeOut(card), "GRAIL-XP-DECK-03"))
    found.append(Done())
    return found


def can_swap(state: Grail, hero: str) -> bool:
    now = state.heroes[hero]
    return bool(now.combat_aside or now.diplomacy_aside) or max(len(now.combat_deck), len(now.diplomacy_deck)) > LEAST


@procedure(rule=("GRAIL-DAY-END-06", "GRAIL-XP-DECK-02", "GRAIL-XP-DECK-03"))
def swap_cards(state: Grail, hero: str) -> Rule:
    """Owned cards go in and out; what is left out is kept aside and never returns to the Pool."""
    while can_swap(state, hero):
        chosen = yield ask(state.seat_of(hero), "swap-cards", swaps(state, hero), rule="GRAIL-DAY-END-06", hero=hero)
        if isinstance(chosen, Done):
            return
        put = isinstance(chosen, PutIn)
        kind = kind_of(state, chosen.card)
        aside = tuple([card for card in getattr(state.heroes[hero], f"{kind}_aside") if card != chosen.card])
        deck = tuple([card for card in getattr(state.heroes[hero], f"{kind}_deck") if card != chosen.card])
        deck, aside = ((*deck, chosen.card), aside) if put else (deck, (*aside, chosen.card))
        order = yield chance(shuffle(len(deck)))
        mixed = tuple([deck[place] for place in order])
        state.change(hero, **{f"{kind}_deck": mixed, f"{kind}_aside": aside})
        state.tell("puts-in" if put else "takes-out", hero=hero, card=chosen.card)
