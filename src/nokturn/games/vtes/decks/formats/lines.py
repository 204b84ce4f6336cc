"""One line of a list: a card with its count, a heading, a comment, or something nobody can make sense of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from nokturn.games.vtes.decks.collected import Collected
from nokturn.games.vtes.decks.deck_words import Fact
from nokturn.games.vtes.printed.card_names import named
from nokturn.games.vtes.printed.facts import OLD_CLANS, Card, CryptFacts, crypt_cards

LONGEST_LINE = 400
"""Of a line with a card: no name comes near, and nobody is kept busy with thousands of spaces."""
_BEFORE = (
    re.compile(r"^[-*•·]?\s*[x×*]?(?P<count>\d{1,4})(?:\s+|:\s*)(?P<name>\S.*)$", re.IGNORECASE),
    re.compile(r"^[-*•·]?\s*(?P<count>\d{1,4})\s*[x×*]\s*(?P<name>\S.*)$", re.IGNORECASE),
)
"""`4 Xaviar` goes before `4x aviar`."""
_AFTER = (
    re.compile(r"^(?P<name>.*?\S)(?:\s+|\s*[(\[:=,]\s*[x×*]?\s*)(?P<count>\d{1,4})\s*[x×]?\s*[)\]]?$", re.IGNORECASE),
    re.compile(r"^(?P<name>.*?\S)\s*[x×*]\s*(?P<count>\d{1,4})$", re.IGNORECASE),
)
_NOTE = re.compile(r"\s+(?P<sign>-{2,}|//|/\*|#|–|—)")
_ENDS_IN_SIGN = re.compile(r"(?:--|//|/\*|#|–|—)\s*$")
_COMMENT = re.compile(r"^\s*(?://|--|/\*|;|\(.*\)$|\[.*\]$|https?://)")
_SIGNED = re.compile(
    r"^(?:crafted|created|generated|exported|built|made|printed)\s+(?:with|by|from|using|in|at)\b", re.IGNORECASE
)
"""What deck builders write below a list: `Crafted with : Anarch Revolt Deck Builder.`"""
_RULE = re.compile(r"^\s*[-=_*~]{2,}\s*$")
_TAIL = re.compile(
    r"^(?P<name>.+?)\s+\d{1,2}\s+(?P<middle>.*?)\s*(?P<clan>[a-z][a-z ]*?)\s*:\s*(?P<group>\d|any|\*)\s*$",
    re.IGNORECASE,
)
_COLUMNS = re.compile(r"^(?P<name>.+?)(?:\s{2,}|\t)(?P<tail>.+)$")
_KIND = (
    r"(?:crypt|library|masters?|convictions?|actions?|political|politics|modifiers?|mods?|ally|allies|equipments?|"
    r"retainers?|powers?|reactions?|combats?|events?|reflex(?:es)?|imbued|vampires?|minions?|trifles?|cards?)"
)
_HEADING = re.compile(
    rf"^\W*(?P<kind>{_KIND}(?:(?:\W|\band\b)+{_KIND})*)\b(?P<rest>(?:\W|_|\d|\b(?:cards?|vampires?|trifles?|min|max|avg|"
    r"average|capacity|total|group|groups)\b)*)$",
    re.IGNORECASE,
)
_TITLES = frozenset({
    "primogen", "prince", "justicar", "inner", "circle", "imperator", "bishop", "archbishop", "cardinal", "regent",
    "priscus", "baron", "magaji", "kholo", "vote", "votes", "none", "any", "adv", "path", "of",
})  # fmt: skip


def heading(text: str) -> tuple[str, int | None] | None:
    """`Crypt (12 cards, min=4, max=30)`: what is headed, and how many cards it says there are."""
    match = _HEADING.match(text) if len(text) <= LONGEST_LINE else None
    if match is None or named(text):
        return None
    total = re.search(r"\d+", match["rest"])
    return match["kind"].lower(), int(total[0]) if total else None


def is_rule(text: str) -> bool:
    """A line of dashes."""
    return bool(_RULE.match(text))


def read_line(text: str, line: int, into: Collected) -> None:
    """A card, or a comment that is left aside; anything else is trouble.  What begins with # is a comment for sure."""
    stripped = text.strip()
    if not stripped or stripped.startswith("#") or is_rule(stripped):
        return
    if len(stripped) > LONGEST_LINE:
        into.trouble("line-long", line, text=stripped[:60], most=LONGEST_LINE)
    elif meaning := _meaning(stripped):
        count, meant, note = meaning
        into.add(count, meant, line, note)
    elif _COMMENT.match(stripped) or _SIGNED.match(stripped):
        into.remark("comment", line, text=stripped)
    else:
        into.not_a_card(_likely_name(stripped), line)


def _meaning(text: str) -> tuple[int, tuple[Card, ...], str] | None:
    """Count, card and the comment behind it.

    The whole line may be a name (`419 Operation`, `Channel 10`), and a dash may be part of one: the shortest
    reading comes last.
    """
    for part, comment in ((text, ""), *_without_note(text)):
        for count, name in _readings(part):
            meant = named(name) or _with_tail(name)
            if meant and (not _NOTE.search(name) or any("—" in card.name for card in meant)):
                return count, meant, comment
    return None


def _readings(text: str) -> Iterator[tuple[int, str]]:
    yield 1, text
    for pattern in (*_BEFORE, *_AFTER):
        if match := pattern.match(text):
            yield int(match["count"]), match["name"]


def _without_note(text: str) -> list[tuple[str, str]]:
    """What may stand before a note, with the note: the longest first, for a name may have a dash of its own."""
    parts: list[tuple[str, str]] = []
    for match in _NOTE.finditer(text):
        note = text[match.end() :].strip()
        parts.append((text[: match.start()], note.removesuffix("*/").rstrip() if match["sign"] == "/*" else note))
    return [(part, note) for part, note in reversed(parts) if not _ENDS_IN_SIGN.search(part)]


def _with_tail(text: str) -> tuple[Card, ...]:
    """A crypt card with what the archive prints behind its name: `Anson  8 AUS CEL DOM PRE prince  Toreador:1`."""
    if match := _TAIL.match(text):
        return _of_group(named(match["name"]), match["group"], "adv" in match["middle"].lower().split())
    if match := _COLUMNS.match(text):
        words = re.findall(r"\w+", match["tail"].lower())
        if words and all(word.isdigit() or word in _tail_words() for word in words):
            return _of_group(named(match["name"]), words[-1] if len(words) > 1 else "", "adv" in words)
    return ()


def _of_group(meant: tuple[Card, ...], group: str, advanced: bool) -> tuple[Card, ...]:
    """Those of the group printed behind the name, where that tells them apart."""
    vampires = tuple(card for card in meant if isinstance(card, CryptFacts))
    if advanced and vampires:
        vampires = (
            tuple(card for card in named(f"{vampires[0].name} (ADV)") if isinstance(card, CryptFacts)) or vampires
        )
    return tuple(card for card in vampires if card.group == group.upper()) or vampires


@cache
def _tail_words() -> frozenset[str]:
    """Every word that may stand behind a crypt card's name in the archive."""
    words = set(_TITLES)
    for card in crypt_cards().values():
        words |= {*card.inferior, *card.superior, *card.virtues, *card.clan.split("_")}
        words |= set(card.path.lower().split())
    return frozenset(words | {word for clan in OLD_CLANS for word in clan.split("_")})


def _likely_name(text: str) -> str:
    """What in a line that cannot be read looks like the name of a card."""
    without = min((part for part, _ in _without_note(text)), key=len, default=text)
    name = next(
        (match["name"] for one in (*reversed(_BEFORE), *reversed(_AFTER)) if (match := one.match(without))), without
    )
    tail = _TAIL.match(name) or _COLUMNS.match(name)
    return tail["name"] if tail else name


def check_totals(into: Collected, totals: dict[str, tuple[int, int]], crypt: int, library: int) -> None:
    """A heading that promises other than what follows: something may have got lost before it came here."""
    for kind, have in (("crypt", crypt), ("library", library)):
        if kind in totals and totals[kind][1] != have:
            facts: dict[str, Fact] = {"kind": kind, "says": totals[kind][1], "have": have}
            into.remark("total", totals[kind][0], **facts)
