"""A process that plays a campaign on a shelf, and says what it has written as soon as it has; made to be killed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.conformance.reliquary.offered import offer

offer()

from tests.campaigns.nights import PEOPLE, new_ledger, page_of  # noqa: E402
from tests.conformance.reliquary.campaign import CAMPAIGN  # noqa: E402

from nokturn.campaigns.ledger import start  # noqa: E402
from nokturn.campaigns.shelf import Shelf  # noqa: E402
from nokturn.kernel.records import Journal, load  # noqa: E402
from nokturn.players import RandomBot  # noqa: E402


def main(folder: Path) -> None:
    shelf = Shelf(folder)
    if not shelf.ids():
        shelf.put(new_ledger())
        print("begun", flush=True)
    (mark,) = shelf.ids()
    ledger = shelf.load(mark)
    while ledger.footing().next(CAMPAIGN) is not None:
        number = ledger.played + 1
        path = shelf.sitting(mark, number)
        seed = f"0-{number}"
        fresh = start(CAMPAIGN, ledger, list(PEOPLE), f"key {seed}")
        journal: Journal[Any] = load(fresh.game, path) if path.exists() else fresh
        bot = RandomBot(seed)
        again = start(CAMPAIGN, ledger, list(PEOPLE), f"key {seed}")
        while not journal.position.over:
            # The bot answers from the beginning, so that it decides the same after a crash.
            ask = again.position.asks()[0]
            answer = bot.answer(None, ask, ())
            assert again.answer(ask.seat, answer) is None
            if again.length > journal.length:
                assert journal.answer(ask.seat, answer) is None
                journal.save(path)
                print("step", number, journal.length, flush=True)
        page = page_of(ledger, journal)
        shelf.add(mark, page)
        ledger = ledger.with_page(page)
        print("page", number, flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
