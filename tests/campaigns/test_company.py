"""People join and leave between sittings: everybody keeps their place, and what came of it can be proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.campaigns.nights import ENDED, play_out, resealed
from tests.conformance.beacon.campaign import CAMPAIGN, Coast, Watcher
from tests.conformance.beacon.offered import offered

from nokturn.campaigns.campaign import Place
from nokturn.campaigns.files import read, written
from nokturn.campaigns.ledger import Ledger, Page, begin, forked, start
from nokturn.campaigns.proof import prove
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import finish, open_sitting
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.errors import SetupError


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    offered(monkeypatch, str(tmp_path / "packs"))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


def sat_down(shelf: Shelf, ledger: Ledger, *names: str) -> Ledger:
    """The next sitting, played by chance by these people."""
    key = f"key {ledger.played}"
    journal = open_sitting(shelf, ledger, list(names), key, lambda seat: (names["ABCD".index(seat)], ""))
    play_out(journal, str(ledger.played))
    return ledger.with_page(finish(shelf, ledger, journal, ENDED))


def new(shelf: Shelf, *people: str) -> Ledger:
    ledger = begin(CAMPAIGN, people, {}, "key")
    shelf.put(ledger)
    return ledger


def state(ledger: Ledger) -> Coast:
    return ledger.state(CAMPAIGN)


def places(page: Page) -> list[Place]:
    assert isinstance(page.company, list)
    return page.company


def test_everybody_keeps_their_place_whoever_comes_and_goes(shelf: Shelf) -> None:
    ledger = sat_down(shelf, new(shelf, "Ada", "Jan"), "Ada", "Jan")
    ledger = sat_down(shelf, ledger, "Jan", "Ewa", "Olaf")
    ledger = sat_down(shelf, ledger, "Ada", "Olaf")
    assert [places(page) for page in ledger.pages] == [
        [Place("A", "Ada"), Place("B", "Jan")],
        [Place("B", "Jan"), Place("C", "Ewa"), Place("D", "Olaf")],
        [Place("A", "Ada"), Place("D", "Olaf")],
    ]
    assert state(ledger).watchers == (
        Watcher("A", "Ada", 2),
        Watcher("B", "Jan", 2),
        Watcher("C", "Ewa", 1),
        Watcher("D", "Olaf", 2),
    )
    assert {hand.seat for hand in ledger.pages[2].hands} == {"A", "D"}, "by place, not by where they sat"
    assert ledger.places == (Place("A", "Ada"), Place("B", "Jan"), Place("C", "Ewa"), Place("D", "Olaf"))
    assert ledger.present == ("A", "D")


def test_it_is_proved_like_every_campaign_and_a_forged_company_is_found(shelf: Shelf) -> None:
    ledger = sat_down(shelf, new(shelf, "Ada"), "Ada", "Ewa")
    ledger = sat_down(shelf, ledger, "Ewa")
    again = read(written(ledger), "file")
    assert prove(CAMPAIGN, again) == []
    forged = replace(ledger.pages[1], company=[Place("A", "Ada")])
    with pytest.raises(LedgerError):
        prove(CAMPAIGN, resealed(replace(ledger, pages=[ledger.pages[0], forged])))
    crowd = replace(ledger.pages[1], company=[*places(ledger.pages[1]), Place("A", "Ada")])
    with pytest.raises(LedgerError):
        read(written(resealed(replace(ledger, pages=[ledger.pages[0], crowd]))), "file")


def test_the_tale_stays_the_one_it_began_with(shelf: Shelf) -> None:
    ledger = sat_down(shelf, new(shelf, "Ada"), "Ada")
    began = ledger.pages[0].record.packs
    assert isinstance(began, dict)
    journal = start(CAMPAIGN, ledger, ["Ada", "Ewa"], "key")
    assert journal.record.packs == began
    sitting = ledger.footing().next(CAMPAIGN, ledger.company_of(["Ada"]))
    assert sitting is not None
    assert sitting.packs == began


def test_a_fork_knows_who_was_there_then(shelf: Shelf) -> None:
    ledger = sat_down(shelf, new(shelf, "Ada"), "Ada", "Ewa")
    ledger = sat_down(shelf, ledger, "Ewa")
    assert forked(ledger, 1).present == ("A", "B")
    assert forked(ledger, 0).present == ("A",)


@pytest.mark.parametrize("names", [[], ["Ada", "Ada"], ["Ada", "B", "C", "D", "E"]])
def test_nobody_too_many_too_few_or_twice(shelf: Shelf, names: list[str]) -> None:
    with pytest.raises(SetupError):
        start(CAMPAIGN, new(shelf, "Ada"), names, "key")
