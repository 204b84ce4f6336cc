"""The official texts and rulings of the cards, as the installed `krcg` package carries them.

They are not ours to ship, so they are read where they are, when somebody asks.  Only the files of the package are
read: importing it would fetch a web client, and its own loader builds an index of all cards for seconds.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import msgspec

from nokturn.kernel.content import Row, read_csv
from nokturn.kernel.errors import ContentError, NokturnError
from nokturn.kernel.game import Published, Ruling

KNOWN = {"4": "cards", "5": "krcg/cards"}
"""Version -> where its files lie."""
_NAMED = re.compile(r"<([^<>\n]+)>|(?<![\w/])/([A-Z\"'.][^/\n]*)/(?![\w/])")
"""How texts mark the names of cards: version 5 and version 4."""
_BRACES = re.compile(r"\{(?:[0-9A-Z]+\|)?([^{}]+)\}")
_SOURCE = re.compile(r"\s*\[((?:TOM|SFC|JON|LSJ|PIB|ANK|RTR|RBK) [^\]]+)\]")


class TextsMissingError(NokturnError):
    """The package with the texts is not there, or not as we know it."""


class Copies(msgspec.Struct, frozen=True):
    """So many of a card."""

    id: int
    count: int


class Event(msgspec.Struct, frozen=True):
    """A tournament."""

    name: str = ""
    date: str | None = None
    players_count: int = 0


class Won(msgspec.Struct, frozen=True):
    """A deck that won a tournament."""

    cards: list[Copies]
    name: str = ""
    author: str | None = None
    player: str | None = None
    event: Event | None = None


def published(vekn: int) -> Published | None:
    """Text and rulings of a card; None if they are not to be had."""
    try:
        text = official_text(vekn)
        return Published(text, rulings_of(vekn)) if text else None
    except TextsMissingError:
        return None


def official_text(vekn: int) -> str:
    """The text of a card; an unknown number has none."""
    return _texts().get(vekn, "")


def rulings_of(vekn: int) -> tuple[Ruling, ...]:
    """The rulings on a card, those on its group of cards included."""
    return _rulings().get(vekn, ())


def version() -> str:
    """The installed version; a `TextsMissingError` says what to install."""
    try:
        found = distribution("krcg").version
    except PackageNotFoundError:
        raise TextsMissingError(
            "Card texts, rulings and the archive of winning decks come from the package krcg, which is not here. "
            "Install it: python -m pip install 'krcg>=4.19,<6'"
        ) from None
    if found.split(".")[0] not in KNOWN:
        raise TextsMissingError(
            f"krcg {found} is not a version we can read. Install another: python -m pip install 'krcg>=4.19,<6'"
        )
    return found


def archive() -> Mapping[str, Won]:
    """The tournament winning decks, as version 5 carries them; version 4 carries none.

    They are thousands: who wants them again reads them again."""
    path = _folder() / "twda.json.xz"
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=dict[str, Won])
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise TextsMissingError(_damaged(error)) from None


def _folder() -> Path:
    place = KNOWN[version().split(".")[0]]
    return Path(str(distribution("krcg").locate_file(place)))


def _read(name: str) -> str:
    try:
        return (_folder() / name).read_text("utf-8-sig")
    except OSError as error:
        raise TextsMissingError(_damaged(error)) from None


def _rows(name: str) -> list[Row]:
    try:
        return read_csv(_folder() / name, ("Id", "Card Text"))
    except ContentError as error:
        raise TextsMissingError(_damaged(error)) from None


def _damaged(error: Exception) -> str:
    return f"krcg {version()} is damaged: {error}. Install it again: python -m pip install --force-reinstall krcg"


@cache
def _texts() -> Mapping[int, str]:
    return {
        row.whole("Id"): _NAMED.sub(lambda match: match[1] or match[2], row.maybe("Card Text"))
        for name in ("vtescrypt.csv", "vteslib.csv")
        for row in _rows(name)
    }


@cache
def _rulings() -> Mapping[int, tuple[Ruling, ...]]:
    found: dict[int, list[Ruling]] = {}
    ruled, places = _yaml("rulings.yaml"), _yaml("references.yaml")
    groups = {str(key).partition("|")[0]: members for key, members in _yaml("groups.yaml").items()}
    for key, rulings in ruled.items():
        for vekn, prefix in _cards_of(str(key).partition("|")[0], groups):
            texts = [_worded(entry, vekn) for entry in rulings]
            found.setdefault(vekn, []).extend(_ruling(f"{prefix} {text}".strip(), places) for text in texts)
    return {vekn: tuple(rulings) for vekn, rulings in found.items()}


def _worded(entry: str | Mapping[str, Any], vekn: int) -> str:
    """A ruling on a group may read otherwise for one of its cards."""
    if isinstance(entry, str):
        return entry
    usual = str(entry.get("text", ""))
    own = {str(key).partition("|")[0]: text for key, text in (entry.get("overrides") or {}).items()}
    sources = "".join(match[0] for match in _SOURCE.finditer(usual))
    return f"{own[str(vekn)]}{sources}" if str(vekn) in own else usual


def _cards_of(number: str, groups: Mapping[str, Mapping[str, str]]) -> Iterator[tuple[int, str]]:
    """A card, or the cards of a group with what is put before a ruling on each."""
    if number.isdigit():
        yield int(number), ""
    for key, prefix in groups.get(number, {}).items():
        yield int(str(key).partition("|")[0]), prefix or ""


def _ruling(text: str, places: Mapping[str, str]) -> Ruling:
    sources = tuple((label, places.get(label, "")) for label in _SOURCE.findall(text))
    return Ruling(_BRACES.sub(r"\1", _SOURCE.sub("", text)).strip(), sources)


def _yaml(name: str) -> dict[str, Any]:
    import yaml  # only here: most of a game goes by without a ruling

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loaded: dict[str, Any] = yaml.load(_read(name), Loader=loader)
    return loaded
