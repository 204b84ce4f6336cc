"""A chronicle of Heritage in the middle of it: its chapters played by chance in this very process, then brought to the
server; the next one laid out up to a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tests.browser.laid_table import write
from tests.browser.table_page import TablePage
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle
from tests.server.process import ServerProcess

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, begin, start
from nokturn.kernel.asks import Ask, Seat
from nokturn.kernel.plain import pack
from nokturn.players import RandomBot

KEY = f"{7:032x}"
PEOPLE = ("Ania", "Marek")
Steps = tuple[tuple[Seat, Any], ...]


@cache
def after(chapters: int) -> Ledger:
    return (
        chronicle(2, "random", "leaves", chapters=chapters) if chapters else begin(CAMPAIGN, list(PEOPLE), {}, "leaves")
    )


@cache
def steps_to(chapters: int, prompt: str, wish: Callable[[Ask], bool] = lambda ask: True) -> tuple[Seat, Steps]:
    """The next chapter by chance, up to a question; and who is asked it."""
    ledger = after(chapters)
    journal = start(CAMPAIGN, ledger, list(ledger.begun.people), KEY)
    bots = {place: RandomBot(f"{KEY} {place}") for place in "AB"}
    steps: list[tuple[Seat, Any]] = []
    while True:
        assert not journal.position.over, f"nobody was asked {prompt} in chapter {chapters + 1}"
        asked = journal.position.asks()[0]
        if asked.prompt == prompt and wish(asked):
            return asked.seat, tuple(steps)
        answer = bots[asked.seat].answer(None, asked, ())
        assert journal.answer(asked.seat, answer) is None
        steps.append((asked.seat, pack(answer)))


def seated(seat: Seat) -> tuple[str, str]:
    """This person at `seat`, and a bot at the other."""
    return ("me", "bot:random") if seat == "A" else ("bot:random", "me")


def lay_chapter(server: ServerProcess, page: TablePage, campaign: str, steps: Steps) -> str:
    """The table of the next chapter, played so far."""
    table = str(page.api("POST", f"/campaigns/{campaign}/next")["id"])
    write(server, table, KEY, steps)
    page.api("POST", f"/tables/{table}/start")
    return table
