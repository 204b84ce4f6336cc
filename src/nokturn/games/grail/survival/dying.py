"""Dying: the card, its dial and its end; GRAIL-DYING."""

from __future__ import annotations

from nokturn.games.grail.state.choices import ChooseItem
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.death import die
from nokturn.games.grail.survival.tracks import add, cap_energy, dying_card
from nokturn.kernel import Rule, ask_some, call, procedure

RECOVERED = 2
"""Health at which the card is removed; GRAIL-DYING-08."""


@procedure(rule=("GRAIL-TRACK-06", "GRAIL-TRACK-09", "GRAIL-DYING-01", "GRAIL-DYING-08"))
def settle(state: Grail, hero: str) -> Rule:
    """After Health has changed: the Dying card comes, or goes."""
    if hero not in state.heroes:
        return
    now = state.heroes[hero]
    if now.health == 0 and not now.dying:
        yield call(begin_dying, hero)
    elif now.dying and now.health >= RECOVERED:
        state.change(hero, dying=0)
        state.tell("recovers", hero=hero)


@procedure(rule=("GRAIL-DYING-01", "GRAIL-DYING-03", "GRAIL-DYING-04", "GRAIL-DYING-05", "R-47"))
def begin_dying(state: Grail, hero: str) -> Rule:
    """The card with its dial; Items until few enough remain."""
    card = dying_card(state)
    state.change(hero, dying=card.dial, stricken=True)
    state.tell("dying", hero=hero, n=card.dial)
    cap_energy(state, hero)
    surplus = len(state.heroes[hero].items) - card.item_limit
    if surplus > 0:
        dropped = yield ask_some(
            state.seat_of(hero),
            "dying-items",
            [ChooseItem(item) for item in state.heroes[hero].items],
            surplus,
            surplus,
            rule="GRAIL-DYING-03",
            auto=True,
            hero=hero,
            n=surplus,
        )
        discard_items(state, hero, tuple([one.item for one in dropped]))


def discard_items(state: Grail, hero: str, items: tuple[str, ...]) -> None:
    """To the bottom of the Item deck; GRAIL-ITEM-09."""
    now = state.heroes[hero]
    kept = tuple([item for item in now.items if item not in items])
    state.change(hero, items=kept, idle=tuple([card for card in now.idle if card not in items]))
    state.item_deck = (*state.item_deck, *items)
    for item in items:
        state.tell("discards-item", hero=hero, item=item)


@procedure(rule=("GRAIL-TRACK-08", "GRAIL-DYING-07"))
def lose_health(state: Grail, hero: str, n: int, source: str, sunk: bool = False) -> Rule:
    """Take Health, as far as there is any; at 0 the dial of the card falls instead, unless this effect has lowered it
    already.  Returns how much was taken, and whether the dial fell."""
    if n <= 0 or hero not in state.heroes:
        return (0, False)
    if state.heroes[hero].health == 0:
        if not sunk:
            yield call(lower_dial, hero)
        return (0, True)
    lost = -add(state, hero, "health", -n, source)
    yield call(settle, hero)
    return (lost, False)


@procedure(rule="GRAIL-DYING-09")
def lower_dial(state: Grail, hero: str) -> Rule:
    """One lower; when it is removed the Character dies."""
    left = state.heroes[hero].dying - 1
    state.tell("dying-dial", hero=hero, n=left)
    if left > 0:
        state.change(hero, dying=left)
    else:
        yield call(die, hero)
