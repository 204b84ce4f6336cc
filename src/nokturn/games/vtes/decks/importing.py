"""Read a deck from whatever people paste.

`read_deck` never drops a line unsaid: what it cannot read is a trouble with line number, text and suggestions;
what it leaves aside is a remark.
"""

from __future__ import annotations

import re
from types import ModuleType

from nokturn.games.vtes.decks.collected import Collected, Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import said
from nokturn.games.vtes.decks.formats import jol, krcg, lackey, numbered, plain, twd, vdb
from nokturn.kernel.errors import NokturnError

LONGEST = 200_000
"""Bytes.  The longest list in the tournament archive, story and all, has a quarter of it."""
MOST_LINES = 10_000
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f]")
_RARE = 10
"""Of so many signs at most one is a control character; with more of them it is a picture or a program."""
READERS: tuple[ModuleType, ...] = (vdb, numbered, krcg, lackey, jol, twd, plain)
"""In the order in which a text is held against them: the surest signs first."""


class DeckError(NokturnError):
    """A text is no deck, or not all of it can be read; says where and what to do."""

    def __init__(self, found: Imported, lang: str = "en") -> None:
        super().__init__("\n".join(said(trouble, lang) for trouble in found.troubles))
        self.found = found


def read_deck(source: str | bytes) -> Imported:
    """What the text holds, with everything that is unclear or was left aside."""
    text, trouble = _as_text(source)
    if not trouble and (sign := _CONTROL.search(text)):
        refused = Collected("")
        line = text.count("\n", 0, sign.start()) + 1
        refused.trouble(
            "control", line, sign=f"U+{ord(sign[0]):04X}", text=_CONTROL.sub("�", text.split("\n")[line - 1])
        )
        return refused.done()
    if trouble:
        refused = Collected("")
        refused.trouble(trouble, most=LONGEST // 1000, lines=MOST_LINES)
        return refused.done()
    reader = next((module for module in READERS if module.looks_like(text)), plain)
    found: Imported = reader.read(text)
    return found


def imported(source: str | bytes, lang: str = "en") -> Deck:
    """The deck; a `DeckError` names every line that cannot be read."""
    found = read_deck(source)
    if found.deck is None:
        raise DeckError(found, lang)
    return found.deck


def _as_text(source: str | bytes) -> tuple[str, str]:
    """The text with plain line ends, or why it is refused."""
    if len(source) > LONGEST:
        return "", "too-long"
    try:
        text = source.decode("utf-8-sig") if isinstance(source, bytes) else source.removeprefix("\ufeff")
        text.encode()
    except UnicodeDecodeError:  # what Windows wrote before it learned UTF-8
        text = bytes(source).decode("cp1252", errors="replace") if isinstance(source, bytes) else ""
    except UnicodeEncodeError:
        return "", "binary"
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u00a0", " ")
    if len(_CONTROL.findall(text)) * _RARE > len(text):
        return "", "binary"
    if text.count("\n") > MOST_LINES:
        return "", "too-long"
    return text, "" if text.strip() else "empty"
