"""Whole campaigns of Grail in many sittings: companions come and go, die, are saved by the Grace, and reach an end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.campaigns.test_grail import new, sheet, written

from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.grail.sheet import SaveSheet
from nokturn.campaigns.ledger import Ledger, start
from nokturn.games.grail.game import GAME
from nokturn.games.grail.state import choices as do
from nokturn.kernel.chance import rekey
from nokturn.players import TableLog, bot_for

DAYS = 5
"""Of one sitting."""
MOST = 40
"""Sittings of one campaign."""


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))


def company(number: int) -> tuple[str, str]:
    """Who comes to a sitting: one leaves for another, and comes back for a third."""
    return ("Ada", "Jan") if number < 1 else ("Jan", "Ewa") if number < 3 else ("Ada", "Ewa")


def evening(ledger: Ledger, names: tuple[str, str], key: str) -> Ledger:
    """One sitting of companions, who stop after some Days."""
    journal = start(CAMPAIGN, ledger, list(names), key)
    seats = journal.position.state.seats
    bots = {seat: bot_for(GAME, "clever", rekey(key, seat)) for seat in seats}
    log = TableLog(seats)
    first = journal.position.state.day
    while not (position := journal.position).over:
        log.take(position.state)
        ask = position.asks()[0]
        answer: Any = bots[ask.seat].answer(GAME.view(position.state, ask.seat), ask, log.of(ask.seat))
        if do.EndSitting() in ask.options and position.state.day - first >= DAYS:
            answer = do.EndSitting()
        assert journal.answer(ask.seat, answer) is None
    return written(ledger, journal, *names)


def campaign(key: str) -> list[SaveSheet]:
    """What stood on the sheet after each sitting, to the end or to where they give up."""
    ledger = new(*company(0))
    sheets: list[SaveSheet] = []
    while len(sheets) < MOST and ledger.footing().next(CAMPAIGN) is not None:
        number = len(sheets)
        ledger = evening(ledger, company(number), rekey(key, number))
        sheets.append(sheet(ledger))
    return sheets


def saved(now: SaveSheet) -> bool:
    return now.world is not None and "saved_by_goddess" in [one.status.id for one in now.world.statuses]


@pytest.mark.soak
@pytest.mark.rule("GRAIL-GRACE-01", "GRAIL-DEATH-02", "GRAIL-PLAYERS-01")
def test_companions_play_to_an_ending_through_death_grace_and_a_change_of_players() -> None:
    """Some give up on the way: whoever is saved again and again need not win."""
    for number in range(1, 20):
        sheets = campaign(rekey("company", number))
        last = sheets[-1]
        if not last.ending:
            continue
        assert last.over
        lost = [now for now in sheets if now.defeat]
        if lost and last.graves and saved(last):
            assert not saved(sheets[0])
            assert len({one.player for now in sheets for one in now.heroes}) >= 3, "three people had a part in it"
            return
    raise AssertionError("no campaign went through all of it")
