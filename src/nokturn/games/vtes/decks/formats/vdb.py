"""VDB: a link that carries the deck itself, `…/decks/deck?name=…&author=…#200001=2;100001=4`."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, quote, urlencode

from nokturn.games.vtes.decks.collected import Collected, Imported
from nokturn.games.vtes.decks.deck import Deck

FORM = "vdb"
CARRIES = frozenset({"name", "author", "description"})
_PLACE = "https://vdb.im/decks/deck"
_LINK = re.compile(r"^\s*https?://\S+\s*$")
_ENTRY = re.compile(r"^(\d{1,9})=(\d{1,9})$")


def looks_like(text: str) -> bool:
    """A link and nothing else."""
    return bool(_LINK.match(text))


def read(text: str) -> Imported:
    into = Collected(FORM)
    place, _, fragment = text.strip().partition("#")
    said = parse_qs(place.partition("?")[2])
    entries = fragment or said.get("cards", [""])[0]
    if "=" not in entries:
        into.trouble("link-without-deck", text=text.strip())
        return into.done()
    for entry in filter(None, entries.split(";")):
        match = _ENTRY.match(entry)
        if match is None:
            into.trouble("link-entry", text=entry)
        else:
            into.add_number(int(match[2]), int(match[1]))
    name, author, description = (said.get(key, [""])[0] for key in ("name", "author", "description"))
    return into.done(name, author, description)


def write(deck: Deck) -> str:
    facts = {"name": deck.name, "author": deck.author, "description": deck.description}
    query = urlencode({key: value for key, value in facts.items() if value}, quote_via=quote, safe="")
    cards = ";".join(f"{vekn}={count}" for vekn, count in (*deck.crypt, *deck.library))
    return f"{_PLACE}{'?' if query else ''}{query}#{cards}\n"
