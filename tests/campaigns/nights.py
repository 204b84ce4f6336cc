"""Campaigns of the Reliquary for the tests: begun, played by chance, tampered with."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.conformance.reliquary import campaign as toy_campaign
from tests.conformance.reliquary import reliquary
from tests.conformance.reliquary.campaign import CAMPAIGN, Nights
from tests.conformance.reliquary.offered import NAME
from tests.conformance.reliquary.reliquary import GAME

from nokturn import campaigns, games
from nokturn.campaigns.files import _check, written
from nokturn.campaigns.ledger import Footing, Ledger, Page, begin, hands_of, hash_of, seal_of, start, write_page
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.plain import pack
from nokturn.kernel.records import Journal, replay
from nokturn.kernel.words import explain
from nokturn.players import RandomBot

PEOPLE = ("Ada", "Bob")
ENDED = "2026-11-17T00:00:00+00:00"


@pytest.fixture
def nights(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Reliquary is one of the games and one of the campaigns."""
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, NAME))
    monkeypatch.setattr(campaigns, "CAMPAIGNS", (*campaigns.CAMPAIGNS, NAME))
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{NAME}", reliquary)
    monkeypatch.setitem(sys.modules, f"{campaigns.__name__}.{NAME}", toy_campaign)


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From now on the game has other rules: `newer_rules(HOURS=3)`."""

    def change(**constants: Any) -> None:
        for name, value in constants.items():
            monkeypatch.setattr(reliquary, name, value)
        monkeypatch.setitem(GAME.__dict__, "rules_version", "newer")

    return change


def new_ledger(key: str = "night", people: tuple[str, ...] = PEOPLE, **options: Any) -> Ledger:
    return begin(CAMPAIGN, people, options, key)


def play_out(journal: Journal[Any], seed: str) -> Journal[Any]:
    """To the end, by chance."""
    bot = RandomBot(seed)
    while not journal.position.over:
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
    return journal


def page_after(ledger: Ledger, seed: str = "0", names: tuple[str, ...] = PEOPLE) -> Page:
    """The next sitting, played by chance."""
    journal = play_out(start(CAMPAIGN, ledger, list(names), f"key {seed}"), seed)
    return page_of(ledger, journal)


def page_of(ledger: Ledger, journal: Journal[Any]) -> Page:
    players = dict(zip("ABC", journal.record.players, strict=False))
    return write_page(
        CAMPAIGN,
        ledger.footing(),
        journal.record,
        journal.position,
        hands=hands_of([(seat, players[seat], "") for seat, _ in journal.record.steps]),
        ended=ENDED,
        offered=CAMPAIGN.rules_version,
    )


def played(sittings: int, seed: str = "0", key: str = "night", people: tuple[str, ...] = PEOPLE) -> Ledger:
    """A campaign after so many sittings."""
    ledger = new_ledger(key, people)
    for number in range(1, sittings + 1):
        ledger = ledger.with_page(page_after(ledger, f"{seed}-{number}", people))
    return ledger


def state(ledger: Ledger, sitting: int | None = None) -> Nights:
    return ledger.state(CAMPAIGN, sitting)


def found_by_hand(page: Page) -> tuple[int, ...]:
    """What a night's record comes to, by its own replay."""
    position = replay(GAME, page.record).position
    return tuple(position.state.found[seat] for seat in position.state.seats)


# a clever hand: everything that was changed is sealed anew


def resealed(ledger: Ledger) -> Ledger:
    """The same with every hash and seal as it would have to be."""
    footing = replace(ledger, pages=[]).footing()
    pages: list[Page] = []
    for page in ledger.pages:
        whole = replace(page, before=hash_of(footing.state))
        whole = replace(whole, seal=seal_of(whole, footing.seal))
        pages.append(whole)
        footing = Footing(whole.number, whole.after, whole.shape, whole.seal)
    return replace(ledger, pages=pages)


def with_page_changed(ledger: Ledger, number: int, **changes: Any) -> Ledger:
    pages = list(ledger.pages)
    pages[number - 1] = replace(pages[number - 1], **changes)
    return replace(ledger, pages=pages)


def with_state(ledger: Ledger, number: int, **changes: Any) -> Ledger:
    """The state after sitting `number` with other values."""
    return with_page_changed(ledger, number, after=pack(replace(state(ledger, number), **changes)))


def file_of(book: Ledger, /, **changes: Any) -> bytes:
    """A file as a clever hand would write it: its check fits whatever is in it."""
    content: dict[str, Any] = {**msgspec.json.decode(written(book)), **changes}
    return msgspec.json.encode({**content, "check": _check(content)})


def refused(shelf: Shelf, data: bytes, **how: bool) -> LedgerError:
    """What is said about a file; and the shelf is as it was."""
    path = shelf.folder.parent / "brought.json"
    path.write_bytes(data)
    before = [shelf.load(mark) for mark in shelf.ids()]
    with pytest.raises(LedgerError) as caught:
        shelf.take_in(path, **how)
    assert [shelf.load(mark) for mark in shelf.ids()] == before
    for lang in ("en", "pl"):
        assert explain(caught.value, lang)
    assert explain(caught.value, "pl") != explain(caught.value, "en")
    return caught.value
