"""What cards in play do by themselves when something happens (catalogue, section 16.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from nokturn.games.vtes.state.card_language import BASE, TEXTS, Trigger, edition, text_of, written
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import OUT_OF_PLAY, Card, Vtes
from nokturn.games.vtes.state.stats import out_of_play
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Happening
from nokturn.games.vtes.text.effects import resolve
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure
from nokturn.kernel.asks import Seat


@lru_cache(None)
def _triggered(on: str, texts: int) -> frozenset[str]:
    return frozenset(card for card, text in TEXTS.items() if any(one.on == on for one in text.triggers))


def triggered(game: Vtes, on: str, ref: str) -> Iterator[tuple[Card, int, Trigger]]:
    """Everything in play that reacts to this happening to `ref`: its conditions say to which cards it does."""
    cards = _triggered(on, edition())
    if not cards:
        return
    subject = game.cards.get(ref)
    for card in game.cards.values():
        if card.printed not in cards and card.merged not in cards:
            continue
        if card.region in OUT_OF_PLAY or out_of_play(game, card):
            continue
        for at, trigger in passages(card):
            if trigger.on != on or any(game.spent(scope, f"{card.ref}/t{at}") for scope in trigger.once):
                continue
            if all(holds(game, word, subject, card) for word in trigger.needs):
                yield card, at, trigger


def passages(card: Card) -> Iterator[tuple[int, Trigger]]:
    """The triggers of a card; of a merged vampire those of its base card as well (VTES-ADV-04)."""
    yield from enumerate(text_of(card.printed).triggers)
    if card.merged:
        yield from enumerate(text_of(card.merged).triggers, BASE)


def alike(game: Vtes, ref: str) -> tuple[str, str, int]:
    """Copies of a card on the same card do the same: which of them comes first makes no difference."""
    card = game.cards[ref]
    return card.printed, card.host or ref, card.level


Reaction = tuple[str, str, str]
"""What happens, to whom, and the card that reacts to it."""


@procedure(rule=("VTES-WORD-06", "VTES-RES-07"))
def fire(game: Vtes, on: Happening, ref: str, also: Happening | Literal[""] = "", other: str = "") -> Rule:
    """All of it happens; where several things do, the acting Methuselah says in which order.

    `also` happens at the same moment, to the `other`."""
    done: tuple[Reaction, ...] = ()
    waiting = reactions(game, ((on, ref), (also, other)), done)
    while waiting:
        first = waiting[0]
        if len({(one[0], alike(game, one[2])) for one in waiting}) > 1:
            choice = yield ask(
                game.action.by if game.action else game.active,
                "trigger-first",
                [ChooseCard(card) for card in dict.fromkeys([one[2] for one in waiting])],
                rule="VTES-RES-07",
                auto=True,
            )
            first = reaction_of(waiting, choice.card)
        yield call(happens, first[0], first[1], first[2])
        done = (*done, first)
        waiting = reactions(game, ((on, ref), (also, other)), done)


def reactions(game: Vtes, moments: tuple[tuple[str, str], ...], done: tuple[Reaction, ...]) -> tuple[Reaction, ...]:
    """What reacts and has not yet."""
    found = [(on, ref, card.ref) for on, ref in moments for card, _, _ in triggered(game, on, ref)]
    return tuple([one for one in dict.fromkeys(found) if one not in done])


def reaction_of(waiting: tuple[Reaction, ...], card: str) -> Reaction:
    """What this card does first."""
    return next(one for one in waiting if one[2] == card)


def decider(game: Vtes, card: Card, trigger: Trigger) -> Seat:
    """Who says whether it happens: whoever controls the card, or the one that it is on."""
    host = game.cards.get(card.host) if trigger.by == "host" else None
    return host.controller if host is not None else card.controller


@procedure()
def happens(game: Vtes, on: str, ref: str, source: str) -> Rule:
    """What one card does; its controller may decline what is optional."""
    card = game.cards[source]
    for at in tuple([at for one, at, _ in triggered(game, on, ref) if one.ref == source]):
        wanted = True
        printed, mode = written(card.printed, card.merged, at)
        if text_of(printed).triggers[mode].optional:
            wanted = yield ask_confirm(
                decider(game, card, text_of(printed).triggers[mode]),
                "use-trigger",
                rule="VTES-WORD-06",
                card=source,
                source=card.printed,
            )
        if wanted:
            trigger = text_of(printed).triggers[mode]
            for scope in trigger.once:
                game.spend(scope, f"{source}/t{at}")
            play = Play(seat=card.controller, card=printed, mode=mode, minion=ref, source=source, chosen=card.chosen)
            game.tell("triggers", card=source)
            yield call(resolve, play, trigger.does)
