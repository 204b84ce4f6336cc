"""The common Sequence: a row of cards that starts at the Encounter card; each new card is added at its right end."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.edges import RightEdge
from nokturn.games.grail.printed.language.vocabulary import Attribute
from nokturn.games.grail.state.encounter import Fray, Placed
from nokturn.games.grail.state.state import printed

Sequence = tuple[Placed, ...]


def open_edge(pack: Pack, fray: Fray) -> RightEdge:
    """What the next card may join: the right edge of the last card, or of the Encounter card; GRAIL-COMBAT-SEQ-02."""
    if fray.sequence:
        return pack.cards[fray.sequence[-1].card].keys
    return pack.encounters[printed(fray.card)].edge


def visible(pack: Pack, sequence: Sequence) -> tuple[Placed, ...]:
    """The cards whose abilities work: the passive ones from left to right, the last card at the end;
    GRAIL-COMBAT-ABILITY-04, GRAIL-COMBAT-ABILITY-10."""
    return tuple([one for one in sequence[:-1] if pack.cards[one.card].passive]) + sequence[-1:]


def placed_as(sequence: Sequence, card: str) -> Placed | None:
    """The card, if it lies in the Sequence."""
    return next((one for one in sequence if one.card == card), None)


def joined_keys(sequence: Sequence, attribute: Attribute) -> int:
    """How many keys of an attribute are joined; GRAIL-COMBAT-KEY-07."""
    return sum(one.joined.count(attribute) for one in sequence)


def added(pack: Pack, sequence: Sequence, new: Placed) -> Sequence:
    """With a card more.  It hides a normal card before it, whose Time token is lost with the ability;
    GRAIL-COMBAT-SEQ-03, GRAIL-COMBAT-ABILITY-02."""
    if sequence and sequence[-1].waiting and not pack.cards[sequence[-1].card].passive:
        sequence = (*sequence[:-1], replace(sequence[-1], waiting=False))
    return (*sequence, new)


def changed(sequence: Sequence, new: Placed) -> Sequence:
    """With the card of that name as it is now."""
    return tuple([new if one.card == new.card else one for one in sequence])


def without(sequence: Sequence, card: str) -> Sequence:
    return tuple([one for one in sequence if one.card != card])


def neighbours(rows: int, row: int, *, lower_only: bool) -> tuple[int, ...]:
    """Where `shift` moves an attack: to the row of the next lower Pool range, or by choice to the next higher one;
    past the end of the table the row stays."""
    lower, higher = max(row - 1, 0), min(row + 1, rows - 1)
    return (lower,) if lower_only or lower == higher else (lower, higher)
