"""Other worlds that a seat could not tell from this one: what it does not see is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Token
from nokturn.kernel import Seat, shuffle
from nokturn.kernel.chance import Dice, draw

T = TypeVar("T")


def resample(game: Heritage, seat: Seat | None, key: str) -> Heritage:
    """Every deck is shuffled, and the hands of the others with their decks; tokens nobody has seen change places."""
    world = game.clone()
    world.dice = Dice(key)
    world.deck = _shuffled(world, world.deck)
    for owner in world.scheme_decks:
        if owner == seat:
            world.scheme_decks[owner] = _shuffled(world, world.scheme_decks[owner])
        else:
            held = len(world.hands[owner])
            cards = _shuffled(world, (*world.hands[owner], *world.scheme_decks[owner]))
            world.hands[owner], world.scheme_decks[owner] = cards[:held], cards[held:]
    for sect in world.sects:
        _deal_tokens(world, sect)
    return world


def veiled(game: Heritage, seat: Seat) -> Heritage:
    """The same world whatever lies hidden from `seat`: cards in the order of their names, numbers in their own."""
    world = game.clone()
    world.dice = Dice("0" * 32)
    world.deck = tuple(sorted(world.deck))
    for owner in world.scheme_decks:
        held = 0 if owner == seat else len(world.hands[owner])
        cards = sorted((*(() if owner == seat else world.hands[owner]), *world.scheme_decks[owner]))
        world.scheme_decks[owner] = tuple(cards[held:])
        if held:
            world.hands[owner] = tuple(cards[:held])
    for sect in world.sects:
        _deal_tokens(world, sect, in_order=True)
    return world


def _shuffled(world: Heritage, cards: tuple[T, ...]) -> tuple[T, ...]:
    world.dice, order = draw(world.dice, shuffle(len(cards)))
    return tuple([cards[number] for number in order])


def _deal_tokens(world: Heritage, sect: str, *, in_order: bool = False) -> None:
    """The unseen tokens of a sect change places: in the regions, among the discards, on the start area."""
    unseen = [token.number for token in _lying(world) if token.sect == sect and not token.known]
    dealt = (*unseen, *world.sects[sect])
    numbers = iter(sorted(dealt) if in_order else _shuffled(world, dealt))
    for region, tokens in world.regions.items():
        world.regions[region] = tuple([_another(token, sect, numbers) for token in tokens])
    world.sect_discards = tuple([_another(token, sect, numbers) for token in world.sect_discards])
    world.sects[sect] = tuple(sorted(numbers))


def _lying(world: Heritage) -> Iterator[Token]:
    for tokens in world.regions.values():
        yield from tokens
    yield from world.sect_discards


def _another(token: Token, sect: str, numbers: Iterator[int]) -> Token:
    return token if token.sect != sect or token.known else replace(token, number=next(numbers))
