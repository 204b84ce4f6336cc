"""A text looked over while it is being written: every line marked, all that is wrong at once, each with its mend.

A mend changes lines of the text and nothing else; in a text without lines (a link, a JSON) it writes the list anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import Literal

import msgspec

from nokturn.games.vtes.decks.building import mending
from nokturn.games.vtes.decks.building.alternatives import alternatives
from nokturn.games.vtes.decks.building.kept import Kept, keep
from nokturn.games.vtes.decks.building.mending import Mend
from nokturn.games.vtes.decks.building.sheet import Sheet, sheet
from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import Said, said, say
from nokturn.games.vtes.decks.formats.lines import heading
from nokturn.games.vtes.decks.importing import read_deck
from nokturn.games.vtes.decks.legality import Reason, reasons_against
from nokturn.games.vtes.decks.precons import PRECONS, precon
from nokturn.games.vtes.decks.yardstick import wanted_by_winners
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.pool import POOL, pool_of
from nokturn.games.vtes.printed.waves import NEWEST

_MOST = 50
"""So many lines that cannot be read are enough for one answer."""

_FEW = 5
"""So many cards are added or taken out at a click; whoever lacks more has a deck to build."""
_NO_LINE = frozenset({"two-decks", "other-game"})
_WITHOUT_LINES = frozenset({"vdb", "krcg4", "krcg5"})

State = Literal["card", "heading", "unread", "missing", "banned"]


class Mark(msgspec.Struct, frozen=True):
    """What a line of the text is."""

    line: int
    state: State
    count: int = 0
    name: str = ""


class Replacement(msgspec.Struct, frozen=True):
    """A card that cannot be played here, and what may be played instead."""

    vekn: int
    name: str
    count: int
    winners: int
    mends: tuple[Mend, ...]


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong; `unread`, `legality` or `unplayable`."""

    kind: Literal["unread", "legality", "unplayable"]
    text: str
    line: int = 0
    rule: str = ""
    mends: tuple[Mend, ...] = ()
    replace: tuple[Replacement, ...] = ()


class Checked(msgspec.Struct, frozen=True):
    """What came of it; `whole` if all of it could be read, so that there is a deck to keep."""

    form: str
    whole: bool
    marks: tuple[Mark, ...]
    problems: tuple[Problem, ...]
    remarks: tuple[str, ...]
    more: int = 0
    """So many lines more cannot be read."""
    sheet: Sheet | None = None
    kept: Kept | None = None
    """What a shelf would keep of it."""


def check(text: str, lang: str, format: str = "standard", wave: int = NEWEST) -> Checked:
    """Everything about the text, in the reader's language; `format`: a format, or any; `wave`: the cards of a table."""
    if text.strip() in PRECONS:
        deck = precon(text.strip())
        return Checked("precon", True, (), (), (), 0, sheet(deck, lang, numbers=False), keep(deck))
    found = read_deck(text)
    deck = found.deck or _so_far(found)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    listed = found.form not in _WITHOUT_LINES
    problems = [_unread(trouble, lines, lang, None if listed else deck) for trouble in found.troubles[:_MOST]]
    if deck.copies:
        problems += _illegal(deck, found, lines, format, lang)
        problems += _unplayable(deck, found, lines, wave, lang)
    return Checked(
        found.form,
        found.deck is not None,
        tuple(_marks(found, lines, pool_of(wave))),
        tuple(problems),
        tuple(said(remark, lang) for remark in found.remarks[:_MOST]),
        max(0, len(found.troubles) - _MOST),
        sheet(deck, lang, numbers=False) if deck.copies else None,
        keep(deck) if found.deck is not None else None,
    )


def _so_far(found: Imported) -> Deck:
    copies: Counter[int] = Counter()
    for read in found.read:
        copies[read.vekn] += read.count
    return Deck.of(copies)


def _marks(found: Imported, lines: Sequence[str], pool: Set[int]) -> Iterator[Mark]:
    for read in found.read:
        if read.line:
            card = cards()[read.vekn]
            state: State = "banned" if card.banned else "card" if read.vekn in pool else "missing"
            yield Mark(read.line, state, read.count, full_name(card))
    for number, text in enumerate(lines, 1):
        if heading(text) is not None:
            yield Mark(number, "heading")
    for trouble in found.troubles:
        if trouble.line:
            yield Mark(trouble.line, "unread")


def _unread(trouble: Said, lines: Sequence[str], lang: str, whole: Deck | None) -> Problem:
    """`whole`: the text has no lines that could be changed one by one; this is what could be read of it."""
    text = say(lang, trouble.key, trouble.facts)
    facts = dict(trouble.facts)
    name = str(facts.get("text", ""))
    mends = [mending.renamed(trouble.line, lines, name, other) for other in trouble.suggestions]
    if trouble.key == "control":
        mends = [mending.cleaned(trouble.line, lines, say(lang, "mend-control"))]
    elif whole is not None:
        if "number" in facts and whole.copies:
            mends = [mending.rewritten(whole, str(facts["number"]), say(lang, "mend-line"))]
    elif trouble.line and trouble.key not in _NO_LINE:
        mends.append(mending.removed(trouble.line, lines, say(lang, "mend-line")))
    return Problem("unread", text, trouble.line, "", tuple(mends))


def _illegal(deck: Deck, found: Imported, lines: Sequence[str], format: str, lang: str) -> list[Problem]:
    if format == "any":
        return []
    change = mending.Change(deck, found, lines)
    return [
        Problem("legality", said(reason.said, lang), 0, reason.rule, tuple(_mends(reason, change, lang)))
        for reason in reasons_against(deck, format)
    ]


def _mends(reason: Reason, change: mending.Change, lang: str) -> Iterator[Mend]:
    """What puts it right at a click, where there is one answer to give."""
    deck = change.deck
    match reason.said.key:
        case "banned" | "other-format" | "not-in-sets":
            assert reason.card is not None
            count = deck.copies[reason.card]
            yield change.made({reason.card: 0}, say(lang, "mend-out", [("count", count)]))
        case "groups":
            for kept, others in mending.by_groups(deck):
                label = say(
                    lang, "mend-groups", [("groups", "–".join(map(str, kept))), ("count", sum(others.values()))]
                )
                yield change.made(dict.fromkeys(others, 0), label)
        case "library-large":
            less = deck.library_size - int(dict(reason.said.facts)["most"])
            if less <= _FEW:
                yield change.made(mending.thinned(deck, less), say(lang, "mend-thin", [("count", less)]))
        case "library-small":
            more = int(dict(reason.said.facts)["least"]) - deck.library_size
            if more <= _FEW and (grown := mending.grown(deck, more)):
                yield change.made(grown, say(lang, "mend-grow", [("count", more)]))


def _unplayable(deck: Deck, found: Imported, lines: Sequence[str], wave: int, lang: str) -> list[Problem]:
    """What can be played nowhere yet, and what not at this table."""
    here = pool_of(wave)
    missing = [vekn for vekn in deck.copies if vekn not in POOL]
    later = [vekn for vekn in deck.copies if vekn in POOL and vekn not in here]
    change = mending.Change(deck, found, lines)
    said_so = (("not-playable-count", missing), ("not-at-table-count", later))
    return [_without(deck, change, key, vekns, here, lang) for key, vekns in said_so if vekns]


def _without(deck: Deck, change: mending.Change, key: str, vekns: list[int], here: Set[int], lang: str) -> Problem:
    missing = [(cards()[vekn], deck.copies[vekn]) for vekn in vekns]
    replaced = [
        Replacement(
            card.vekn,
            full_name(card),
            count,
            wanted_by_winners().get(card.vekn, 0),
            tuple(
                change.replaced(card.vekn, other.vekn, full_name(other))
                for other in alternatives(deck, card, pool=here)
            ),
        )
        for card, count in missing
    ]
    return Problem("unplayable", say(lang, key, [("count", len(missing))]), 0, "", (), tuple(replaced))
