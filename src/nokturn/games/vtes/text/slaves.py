"""Slaves of a clan (VTES-TRAIT-10, VTES-TRAIT-11)."""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.card_language import Deed, text_of
from nokturn.games.vtes.state.state import LIMBO, Card, Vtes
from nokturn.games.vtes.state.underway_records import Play

SLAVE = "slave:"


@lru_cache(None)
def enslaved(traits: tuple[str, ...]) -> frozenset[str]:
    """The clans whose slave somebody with these traits is."""
    return frozenset(trait.removeprefix(SLAVE) for trait in traits if trait.startswith(SLAVE))


def masters_of(card: Card) -> frozenset[str]:
    """The clans whose slave a minion is."""
    return enslaved(CARDS[card.printed].traits)


def unled(game: Vtes, card: Card) -> bool:
    """A slave without a ready member of the clan it serves under the same Methuselah (VTES-TRAIT-10)."""
    clans = masters_of(card)
    return bool(clans) and not any(one.clan in clans for one in game.ready(card.controller))


def directed_at_others(game: Vtes, card: Card, deed: Deed | None, source: str) -> bool:
    """Whether an action would be directed at somebody else, whatever is chosen for it."""
    if deed is None or not deed.directed:
        return False
    if deed.directed == "prey":
        return True
    at = game.cards.get(source)
    if at is not None and deed.directed == "host":
        at = game.cards.get(at.host)
    return deed.directed != "chosen" and at is not None and at.controller != card.controller


def aims_at_others(game: Vtes, play: Play) -> bool:
    """Whether the one who plays is a slave that may not direct an action at what is chosen now (VTES-TRAIT-10)."""
    minion = game.cards.get(play.minion)
    if minion is None or not unled(game, minion):
        return False
    text, source = text_of(play.card), game.cards.get(play.source)
    in_play = source is not None and source.region != LIMBO
    deeds = [one.deed for one in text.abilities] if in_play else [one.deed for one in text.modes]
    deed = deeds[play.mode] if play.mode < len(deeds) else None
    return deed is not None and deed.directed == "chosen"
