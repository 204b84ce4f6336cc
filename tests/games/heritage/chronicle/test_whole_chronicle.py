"""Whole chronicles, from the prologue to the last card, kept in a ledger as at a table."""

from __future__ import annotations

import pytest
from tests.campaigns.nights import ENDED
from tests.games.heritage.chronicle.chronicles import NAMES

from nokturn.campaigns import files
from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, begin, hands_of, start, write_page
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, ends_era
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import SEATS
from nokturn.kernel.records import Journal
from nokturn.kernel.snapshots import load, save
from nokturn.players import bot_for


def play_chapter(ledger: Ledger, level: str, seed: str, *, reloaded: bool) -> Journal[Heritage]:
    """By bots; outside the rounds the position is saved and loaded before every answer, and the books are audited."""
    names = list(ledger.begun.people)
    journal = start(CAMPAIGN, ledger, names, rekey(seed, "chapter", ledger.played))
    bots = {seat: bot_for(GAME, level, f"{seed}/{seat}") for seat in SEATS[: len(names)]}
    while not journal.position.over:
        position = journal.position
        state: Heritage = position.state
        question = position.asks()[0]
        if reloaded and (state.step or not state.clans or state.places):
            assert load(GAME, save(GAME, position)).asks() == position.asks()
            assert GAME.faults(state) == []
        answer = bots[question.seat].answer(GAME.view(state, question.seat), question, ())
        assert journal.answer(question.seat, answer) is None
    assert GAME.faults(journal.position.state) == []
    return journal


def with_chapter(ledger: Ledger, journal: Journal[Heritage]) -> Ledger:
    players = dict(zip(SEATS, ledger.begun.people, strict=False))
    page = write_page(
        CAMPAIGN,
        ledger.footing(),
        journal.record,
        journal.position,
        hands=hands_of([(seat, players[seat], "") for seat, _ in journal.record.steps]),
        ended=ENDED,
        offered=CAMPAIGN.rules_version,
    )
    return ledger.with_page(page)


def chronicle(players: int, level: str, seed: str, *, chapters: int = 21, reloaded: bool = False) -> Ledger:
    """After every era it goes through a file."""
    ledger = begin(CAMPAIGN, list(NAMES[:players]), {}, seed)
    while ledger.played < chapters:
        ledger = with_chapter(ledger, play_chapter(ledger, level, seed, reloaded=reloaded))
        if reloaded and ends_era(ledger.played):
            again = files.read(files.written(ledger), "the file")
            assert again == ledger
            ledger = again
    return ledger


def assert_books_are_right(ledger: Ledger) -> None:
    """HER-END: every chapter is in the log, every title was won, somebody holds the last card."""
    state = ledger.state(CAMPAIGN)
    books = state.books
    assert (len(books.log), len(books.era_cards), len(books.dominant)) == (21, 7, 7)
    assert books.last_card in SEATS[: len(books.sheets)]
    assert sum(len(sheet.titles) for sheet in books.sheets) == 21 + len(books.sheets)
    assert sum(count for sheet in books.sheets for _, count in sheet.dots) == 105 + 3 * len(books.sheets)
    assert [line.places[0] for line in books.log].count("A") == len(books.sheets[0].titles) - 1
    assert {CHAPTERS[number].title for number in CHAPTERS} <= {one for sheet in books.sheets for one in sheet.titles}
    assert ledger.footing().next(CAMPAIGN) is None


@pytest.mark.rule("HER-CHRON-01", "HER-CHRON-02", "HER-END-05")
def test_a_whole_chronicle_by_chance_ends_with_books_that_are_right() -> None:
    assert_books_are_right(chronicle(2, "random", "whole"))


def test_the_first_era_by_bots_is_saved_exported_and_proved() -> None:
    """Saved and loaded between all steps; then the file is believed, page by page."""
    ledger = chronicle(3, "clever", "era", chapters=3, reloaded=True)
    assert files.taken_in(CAMPAIGN, None, ledger).on_trust == []
    state = ledger.state(CAMPAIGN)
    assert (state.books.chapter, len(state.books.era_cards)) == (4, 1)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(50))
def test_fifty_chronicles_by_bots_end_with_books_that_are_right(number: int) -> None:
    assert_books_are_right(chronicle(2 + number % 3, "clever", f"soak {number}", reloaded=True))
