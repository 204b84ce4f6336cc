"""Files of a chronicle that was played up to chapter 7, tampered with by somebody who seals everything anew, or played
otherwise elsewhere: refused with what is wrong and where, and the last good state stays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.campaigns.nights import file_of, refused, resealed, with_page_changed
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle, play_chapter, with_chapter

from nokturn.campaigns import files
from nokturn.campaigns.heritage.campaign import CAMPAIGN, BookView
from nokturn.campaigns.ledger import Ledger, begin, start
from nokturn.campaigns.shelf import Shelf
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.state.books import Chronicle, Sheet
from nokturn.kernel.errors import SetupError
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.words import explain

SEVEN = 7


@cache
def whole() -> Ledger:
    return chronicle(2, "random", "files", chapters=SEVEN)


def played(chapters: int = SEVEN) -> Ledger:
    return replace(whole(), pages=whole().pages[:chapters])


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


# two servers


def other_seventh() -> Ledger:
    """The first six chapters as they were; the seventh by other dice."""
    six = played(6)
    return with_chapter(six, play_chapter(six, "random", "elsewhere", reloaded=False))


def test_two_servers_that_both_played_chapter_7(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put(played())
    error = refused(shelf, files.written(other_seventh()))
    assert error.reason == "played-twice"
    assert "Sitting 7" in str(error)
    fork = shelf.take_in(tmp_path / "brought.json", as_fork=True)
    assert fork.fork is not None
    assert (fork.fork.of, fork.fork.sitting, fork.played) == (played().id, 6, 7)
    assert shelf.load(played().id) == played(), "and what was played here is as it was"


@pytest.mark.parametrize("chapters", [6, 7])
def test_a_chapter_that_is_brought_twice(shelf: Shelf, chapters: int) -> None:
    shelf.put(played())
    assert refused(shelf, files.written(played(chapters))).reason == "nothing-new"
    twice = replace(played(), pages=[*played().pages, played().pages[-1]])
    assert refused(shelf, file_of(twice)).reason == "page-twice"


def test_a_chapter_that_is_missing_in_the_middle(shelf: Shelf) -> None:
    pages = played().pages
    error = refused(shelf, file_of(replace(played(), pages=[*pages[:3], *pages[4:]])))
    assert (error.reason, "Sitting 4 is missing" in str(error)) == ("page-missing", True)


# what no rule could have given


def sheet(state: Chronicle, **changes: Any) -> Chronicle:
    """The sheet of the first player with something else on it."""
    sheets = state.books.sheets
    return replace(state, books=replace(state.books, sheets=(replace(sheets[0], **changes), *sheets[1:])))


def first_sheet(state: Chronicle) -> Sheet:
    return state.books.sheets[0]


def sticker(state: Chronicle) -> Chronicle:
    card, now = next((card, now) for card, now in state.cards if not now.stickers and now.clan != "thin_blood")
    changed = replace(now, stickers=("occult_4", "kindred_4"))
    return replace(state, cards=tuple([(one, changed if one == card else was) for one, was in state.cards]))


FORGERIES: dict[str, tuple[Callable[[Chronicle], Chronicle], str]] = {
    "a sticker": (sticker, "left this card like that"),
    "a dot": (lambda state: sheet(state, dots=(("mercy", 99),)), "dots that no mission"),
    "a title": (lambda state: sheet(state, titles=(*first_sheet(state).titles, "title_20")), "titles that no chapter"),
    "a mark": (lambda state: sheet(state, mark=state.books.sheets[1].mark), "a house bears no mark, or one that"),
    "a name": (lambda state: sheet(state, name="x" * 41), "no name for a sheet"),
    "control signs in a name": (lambda state: sheet(state, name="A\ada"), "no name for a sheet"),
    "a player": (
        lambda state: replace(
            state,
            books=replace(state.books, sheets=(*state.books.sheets, Sheet("Cid"))),
            havens=(*state.havens, state.havens[0]),
        ),
        "begun by 3 players",
    ),
    "a clan twice": (
        lambda state: replace(
            state,
            books=replace(
                state.books,
                log=(replace(state.books.log[0], clans=("brujah",) * 2), *state.books.log[1:]),
            ),
        ),
        "two players would have led the same clan",
    ),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_what_no_rule_could_have_given_is_refused_also_by_who_would_take_it_on_trust(shelf: Shelf, what: str) -> None:
    shelf.put(played(6))
    forge, why = FORGERIES[what]
    page = played().pages[-1]
    after = pack(forge(unpack(page.after)))
    clumsy = with_page_changed(played(), SEVEN, after=after)
    assert refused(shelf, file_of(clumsy)).reason == "page-changed"
    sealed_anew = resealed(clumsy)
    for how in ({}, {"on_trust": True}):
        error = refused(shelf, file_of(sealed_anew), **how)
        assert error.reason == "page-impossible"
        assert "Sitting 7" in str(error)
    claims_other_rules = resealed(with_page_changed(clumsy, SEVEN, fold="other rules"))
    assert refused(shelf, file_of(claims_other_rules)).reason == "page-other-rules"
    error = refused(shelf, file_of(claims_other_rules), on_trust=True)
    assert error.reason == "state-unusable"
    assert why in str(error)


def test_a_chapter_under_other_rules_is_taken_on_trust_and_goes_on(shelf: Shelf, tmp_path: Path) -> None:
    """Its record leads elsewhere today, but what it has left could be."""
    record = played().pages[-1].record
    cut = replace(record, steps=record.steps[:-1], rules="older", digest="", check="")
    ledger = resealed(with_page_changed(played(), SEVEN, record=cut))
    assert refused(shelf, file_of(ledger)).reason == "page-other-rules"
    taken = shelf.take_in(tmp_path / "brought.json", on_trust=True)
    assert taken.on_trust == [SEVEN]
    assert play_chapter(shelf.load(taken.id), "random", "on", reloaded=False).position.over


# what cannot begin


@pytest.mark.parametrize("people", [["Ada"], ["Ada", "Bob", "Cid", "Dan", "Eva"], []])
def test_a_chronicle_is_for_two_to_four(people: list[str]) -> None:
    with pytest.raises(SetupError, match="Possible: 2, 3, 4"):
        begin(CAMPAIGN, people, {}, "key")


@pytest.mark.parametrize("name", ["x" * 41, "A\x1bda", "\udfff", " ", "Ada\n"])
def test_a_name_that_cannot_stand_on_a_sheet(name: str) -> None:
    with pytest.raises(SetupError, match="from 1 to 40 characters"):
        begin(CAMPAIGN, ["Bob", name], {}, "key")


def test_it_goes_on_with_as_many_players_as_it_began_with() -> None:
    with pytest.raises(SetupError, match="began with 2 players"):
        start(CAMPAIGN, played(), ["Ada", "Bob", "Cid"], "key")


@pytest.mark.parametrize(
    "trio",
    [
        {"class": "inner_beast"},
        {"temperament": "court"},
        {"geography": "no such theatre"},
        {"class": "court"},
    ],
)
def test_an_illegal_trio(trio: dict[str, str]) -> None:
    """A theatre in the wrong slot, one that there is not, and one that comes later in the chronicle."""
    sitting = CAMPAIGN.next(played().state(CAMPAIGN))
    assert sitting is not None
    with pytest.raises(SetupError) as caught:
        GAME.start(2, GAME.options({**sitting.options, **trio}), "key", handed_down=sitting.handed_down)
    assert explain(caught.value, "pl") != explain(caught.value, "en")


# before houses chose their marks


def without_marks(packed: Any) -> Any:
    """As it was written when sheets had no marks yet."""
    if isinstance(packed, dict):
        return {key: without_marks(value) for key, value in packed.items() if key not in ("mark", "house_marks")}
    return [without_marks(value) for value in packed] if isinstance(packed, list) else packed


def from_before_marks() -> Ledger:
    """Two chapters of then."""
    ledger = begin(CAMPAIGN, ["Ada", "Bogdan"], {}, "before marks")
    state = ledger.state(CAMPAIGN)
    unasked = pack(replace(state, books=replace(state.books, house_marks=False)))
    ledger = replace(ledger, begun=replace(ledger.begun, state=unasked, fold="rules of then"))
    for _ in range(2):
        ledger = with_chapter(ledger, play_chapter(ledger, "random", "before marks", reloaded=False))
    pages = [
        replace(
            page,
            record=replace(page.record, handed_down=without_marks(page.record.handed_down)),
            legacy=without_marks(page.legacy),
            after=without_marks(page.after),
            shape=1,
        )
        for page in ledger.pages
    ]
    begun = replace(ledger.begun, state=without_marks(unasked), shape=1)
    return resealed(replace(ledger, begun=begun, pages=pages))


def test_a_chronicle_from_before_houses_chose_marks_is_taken_over_and_its_chapters_are_proved(
    shelf: Shelf, tmp_path: Path
) -> None:
    """Nobody would begin it so today: that is taken on trust.  Whatever was played in it is played again and holds."""
    old = from_before_marks()
    assert refused(shelf, file_of(old)).reason == "beginning-other-rules"
    assert shelf.take_in(tmp_path / "brought.json", on_trust=True).on_trust == [0]
    book = CAMPAIGN.view(shelf.load(old.id).state(CAMPAIGN), "A")
    assert isinstance(book, BookView)
    assert {seat: sheet.mark for seat, sheet in book.sheets.items()} == {"A": "mark_horse", "B": "mark_castle"}
    assert start(CAMPAIGN, shelf.load(old.id), ["Ada", "Bogdan"], "chapter 3").position.asks()
