"""What is engraved is engraved on something, and tells the cards of one hero apart."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.printed.checking.look import Look
from nokturn.games.grail.printed.checking.references import SHELVES
from nokturn.games.grail.printed.emblems import Emblems
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.files import EMBLEMS
from nokturn.kernel.content import nearest


def emblems_stand_on_something(look: Look) -> Iterator[Fault]:
    """Each is on a card or place of the pack."""
    for kind in Emblems.__struct_fields__:
        for spot, named in look.entries(EMBLEMS, kind):
            known = sorted([str(one) for one in SHELVES[kind](look.draft)])
            for thing in named:
                if thing not in known:
                    yield spot.fault(f"there is no {kind} '{thing}'.{nearest(thing, known)}")


def emblems_differ(look: Look) -> Iterator[Fault]:
    """Within the cards of one hero."""
    cards = look.pack.cards
    for spot, named in look.entries(EMBLEMS, "card"):
        first: dict[tuple[str, str], str] = {}
        for card, emblem in named.items():
            hero = cards[card].hero if card in cards else ""
            before = first.setdefault((hero, emblem), card)
            if hero and before != card:
                yield spot.fault(f"'{emblem}' stands on {before} and on {card}. Choose another for one of them.")
