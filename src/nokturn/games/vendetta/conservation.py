"""What holds in every position: no card is lost or doubled, no pool falls below nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from nokturn.games.vendetta.content import ALLIES, CLAN_CARDS, RELICS, TABLES, VICTIMS, dealt
from nokturn.games.vendetta.diablerie import tokens
from nokturn.games.vendetta.state import Vendetta


@cache
def printed(clans: tuple[str, ...], expansions: bool) -> frozenset[str]:
    """Every card that is in a game of these clans, relics apart: each exists once."""
    cards = [*ALLIES, *VICTIMS, *[card for clan in clans for card in CLAN_CARDS[clan]]]
    return frozenset(dealt(cards, expansions=expansions))


def faults(game: Vendetta) -> list[str]:
    """Everything about the table that cannot be; VEN-SETUP-15, VEN-RSRC-07, VEN-DIAB-03."""
    if not game.phase:
        return []
    cards = list(everything(game))
    found = set(cards)
    expected = printed(tuple(game.clans.values()), game.use_expansions)
    wrong = [f"{card} is gone" for card in expected - found] if not expected <= found else []
    wrong += [f"{card} does not belong to this game" for card in found - expected if card not in RELICS]
    if len(found) < len(cards):
        wrong += [f"{card} is there {times} times" for card, times in Counter(cards).items() if times > 1]
    return [*wrong, *poor(game)]


def everything(game: Vendetta) -> Iterator[str]:
    """Every card, wherever it is; relics that nobody took stay in the box."""
    for zone in (game.hands, game.drawn, game.decks, game.alliances, game.drained):
        for cards in zone.values():
            yield from cards
    yield from [card.card for _, _, card in game.deployed()]
    yield from [card for _, card in game.aside]
    yield from (*game.ally_deck, *game.victim_deck, *game.allies.values(), *game.removed, *game.relics.values())


def poor(game: Vendetta) -> Iterator[str]:
    """Amounts below nothing, and players who should have dropped out."""
    for seat in game.seats:
        if min(game.blood[seat], game.influence[seat], game.ready_tokens[seat], game.used_tokens[seat]) < 0:
            yield f"{seat} has less than nothing"
        if seat not in game.out and tokens(game, seat) >= TABLES.diablerie.limit:
            yield f"{seat} plays on with {tokens(game, seat)} Diablerie tokens"
    for district in game.districts:
        if any(area.blood < 0 for area in game.areas[district].values()):
            yield f"less than no blood lies at {district}"
    if game.ambition in game.out and not game.finished:
        yield "the ambition token lies with a player who is out"
