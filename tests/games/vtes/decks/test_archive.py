"""The tournament archive: at least 99.9 % of the decks people won with are read without a line unresolved.

krcg 4 (Python 3.11) carries no archive; there is nothing to be read then.
"""

import json
import lzma
import sys

import pytest

from nokturn.games.vtes.decks import read_deck
from nokturn.games.vtes.printed.krcg_texts import _folder, archive

ENOUGH = 0.999


def won():
    """The archive as it lies there, with the names it prints."""
    path = _folder() / "twda.json.xz"
    return json.loads(lzma.decompress(path.read_bytes())) if path.exists() else {}


def printed(card):
    return f"{card['printed_name']} ({card['unicity_suffix']})" if card["unicity_suffix"] else card["printed_name"]


def as_list(deck):
    return "\n".join(f"{card['count']}x {printed(card)}" for card in deck["cards"])


def filed(deck):
    """Count behind, article behind, everything in capitals."""
    lines = []
    for card in deck["cards"]:
        name, brace, suffix = printed(card).partition(" (")
        name = f"{name[4:]}, The" if name.startswith("The ") else name
        lines.append(f"{name}{brace}{suffix} x{card['count']}".upper())
    return "\n".join(lines)


def share(decks, written):
    """How many of the decks come back as they are, of all of them."""
    right = 0
    for deck in decks:
        found = read_deck(written(deck)).deck
        right += found is not None and found.copies == {card["id"]: card["count"] for card in deck["cards"]}
    return right / len(decks) if decks else 1.0


def test_the_archive_is_there_where_krcg_carries_it():
    assert len(archive()) > 4500 if sys.version_info >= (3, 12) else len(archive()) == 0


def test_a_sample_is_read():
    sample = list(won().values())[::60]
    for written in (json.dumps, as_list, filed):
        assert share(sample, written) == 1.0


@pytest.mark.soak
def test_all_of_it_is_read():
    everything = list(won().values())
    for written in (json.dumps, as_list, filed):
        assert share(everything, written) >= ENOUGH


@pytest.mark.soak
def test_all_of_it_is_read_as_krcg_writes_it():
    """Its own writers know nothing of our readers."""
    if not archive():
        return
    from krcg import loader, providers, twda

    cards = loader.load_local()
    forms = {
        "twd": lambda deck: providers.serialize_twd(deck, cards),
        "text": providers.serialize_txt,
        "jol": providers.serialize_jol,
        "lackey": providers.serialize_lackey,
        "vdb": providers.serialize_vdb,
    }
    decks = twda.load_local().values()
    for form, write in forms.items():
        right = 0
        for deck in decks:
            found = read_deck(write(deck))
            right += found.deck is not None and found.deck.copies == {card.id: card.count for card in deck.cards}
        assert right / len(decks) >= ENOUGH, form
