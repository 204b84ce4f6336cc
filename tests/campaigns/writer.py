"""A process that plays a campaign on a shelf, and says what it has written as soon as it has; made to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.conformance.reliquary.offered import offer

offer()

from tests.campaigns.nights import ENDED, PEOPLE, new_ledger  # noqa: E402
from tests.conformance.reliquary.campaign import CAMPAIGN  # noqa: E402

from nokturn.campaigns.ledger import Ledger, start  # noqa: E402
from nokturn.campaigns.shelf import Shelf  # noqa: E402
from nokturn.campaigns.sittings import finish, open_sitting  # noqa: E402
from nokturn.players import RandomBot  # noqa: E402

NAMES = dict(zip("AB", PEOPLE, strict=True))


def main(folder: Path) -> None:
    shelf = Shelf(folder)
    if not shelf.ids():
        shelf.put(new_ledger())
        print("begun", flush=True)
    (mark,) = shelf.ids()
    ledger = shelf.load(mark)
    while ledger.footing().next(CAMPAIGN) is not None:
        ledger = play(shelf, ledger)
        print("page", ledger.played, flush=True)
    print("over", flush=True)


def play(shelf: Shelf, ledger: Ledger) -> Ledger:
    """The next sitting, from wherever it was left; the bot answers from the beginning, so it decides the same again."""
    number = ledger.played + 1
    seed = f"0-{number}"
    journal = open_sitting(shelf, ledger, list(PEOPLE), f"key {seed}", lambda seat: (NAMES[seat], ""))
    again, bot = start(CAMPAIGN, ledger, list(PEOPLE), f"key {seed}"), RandomBot(seed)
    while not journal.position.over:
        ask = again.position.asks()[0]
        answer = bot.answer(None, ask, ())
        assert again.answer(ask.seat, answer) is None
        if again.length > journal.length:
            assert journal.answer(ask.seat, answer) is None
            print("step", number, journal.length, flush=True)
    return ledger.with_page(finish(shelf, ledger, journal, ENDED))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
