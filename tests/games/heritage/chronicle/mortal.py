"""Plays aftermaths and ends of eras in processes that die, again and again; prints how many have died.

`mortal FOLDER kills 200 SEED`: with −9 at random moments, until so many are dead.
`mortal FOLDER steps 1 SEED`: with −9 after every single answer of so many chapters.
`mortal FOLDER calls 1 SEED`: before the first call to the file system, on a copy of the chapter before the second, …;
with another number, before every so many-th.

Whoever comes next goes on from what is kept.  After every death all that was acknowledged is there, nothing is there
that nobody decided, and in the end the pages are those of a chronicle that nobody has interrupted.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from copy import copy
from itertools import count
from pathlib import Path
from shutil import copytree

import msgspec
from tests.campaigns.crash_points import DEAD, Fuse
from tests.campaigns.nights import ENDED
from tests.games.heritage.chronicle.chronicles import NAMES

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, begin
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import SittingJournal, finish, open_sitting
from nokturn.kernel.chance import rekey
from nokturn.players import RandomBot

LONGEST = 0.006
"""Seconds after an acknowledgment in which a process may be killed: about as long as an answer takes."""


def taken_up(shelf: Shelf, ledger: Ledger) -> SittingJournal:
    """The next chapter, begun or where it was left."""
    names = list(ledger.begun.people)
    seats = dict(zip("ABCD", names, strict=False))
    return open_sitting(shelf, ledger, names, rekey(ledger.id, ledger.played), lambda seat: (seats[seat], ""))


def answer(journal: SittingJournal) -> None:
    """By chance, and by nothing but how far it is: whoever comes next decides the same."""
    ask = journal.position.asks()[0]
    given = RandomBot(f"{journal.before} {journal.length}").answer(None, ask, ())
    assert journal.answer(ask.seat, given) is None


def up_to_the_aftermath(shelf: Shelf, ledger: Ledger) -> None:
    """The rounds, played where nobody dies, and then written down."""
    journal = taken_up(shelf, ledger)
    path, journal.path = journal.path, None
    while not journal.position.state.step:
        answer(journal)
    journal.path, journal.by = path, [journal.who(seat) for seat, _ in journal.record.steps]
    journal.keep()


def live(folder: Path, number: int, told: int, *, one_step: bool) -> None:
    """Plays the chapter to its end, unless it has ended, and says what is written, as soon as it is; or dies with −9
    after its first answer."""
    shelf = Shelf(folder)
    (mark,) = shelf.ids()
    ledger = shelf.load(mark)
    if ledger.played >= number:
        return
    journal = taken_up(shelf, ledger)
    while not journal.position.over:
        answer(journal)
        os.write(told, f"step {journal.length}\n".encode())
        if one_step:
            os.kill(os.getpid(), signal.SIGKILL)
    finish(shelf, ledger, journal, ENDED)
    os.write(told, f"page {ledger.played + 1}\n".encode())


class Chapter:
    """One chapter whose aftermath is played by mortals, and the same one played by nobody who dies."""

    def __init__(self, folder: Path, ledger: Ledger) -> None:
        self.folder = folder
        self.number = ledger.played + 1
        self.mark = ledger.id
        up_to_the_aftermath(Shelf(folder), ledger)
        whole = Shelf(folder / "whole")
        whole.put(ledger)
        up_to_the_aftermath(whole, ledger)
        journal = taken_up(whole, ledger)
        while not journal.position.over:
            answer(journal)
        self.page = finish(whole, ledger, journal, ENDED)
        for file in sorted((folder / "whole").rglob("*"), reverse=True):
            file.rmdir() if file.is_dir() else file.unlink()

    @property
    def over(self) -> bool:
        return Shelf(self.folder).load(self.mark).played >= self.number

    def mortal(
        self, acknowledgments: int = -1, delay: float = 0.0, *, fuse: Fuse | None = None, one_step: bool = False
    ) -> bool:
        """One life; whether it ended by force."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            if fuse is not None:
                fuse.lay()
            live(self.folder, self.number, writing, one_step=one_step)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            told = [line for line, _ in zip(pipe, range(acknowledgments), strict=False)] if acknowledgments > 0 else []
            if acknowledgments >= 0:
                time.sleep(delay)
                os.kill(child, signal.SIGKILL)
            told += pipe.readlines()
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        assert code in (0, DEAD, -signal.SIGKILL)
        self.check([line for line in told if line.endswith("\n")])
        return code != 0

    def check(self, told: list[str]) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice, nothing else is there."""
        ledger = Shelf(self.folder).load(self.mark)
        if ledger.played >= self.number:
            assert ledger.pages[self.number - 1].seal == self.page.seal
            assert ledger.played == self.number
            return
        kept = msgspec.json.decode(Shelf(self.folder).sitting(self.mark, self.number).read_bytes())
        steps = [(seat, packed) for seat, packed in kept["record"]["steps"]]
        assert steps == self.page.record.steps[: len(steps)]
        assert len(kept["by"]) == len(steps)
        for line in told:
            kind, number = line.split()
            assert kind == "step", "a page that was acknowledged is gone"
            assert len(steps) >= int(number)


def chapters(folder: Path, seed: str) -> Iterator[Chapter]:
    """Of one chronicle after another, for 2, 3 and 4 players: the first era of each, to its end."""
    for number in count():
        place = folder / str(number)
        shelf = Shelf(place)
        shelf.put(begin(CAMPAIGN, list(NAMES[: 2 + number % 3]), {}, f"{seed} {number}"))
        (mark,) = shelf.ids()
        for _ in range(3):
            yield Chapter(place, shelf.load(mark))


def every_call(chapter: Chapter, apart: int) -> int:
    """Each on a copy of its own, which the next one brings to its end."""
    for died_before, at in enumerate(count(1, apart)):
        again = copy(chapter)
        again.folder = chapter.folder.with_name(f"{chapter.folder.name}-{at}")
        copytree(chapter.folder, again.folder)
        died = again.mortal(fuse=Fuse(at))
        if died:
            assert not again.mortal(fuse=Fuse())
        assert again.over
        if not died:
            return died_before
    raise AssertionError("it never ends")


def main(folder: Path, how: str, most: int, seed: str) -> None:
    moments = random.Random(seed)
    died = 0
    for played, chapter in enumerate(chapters(folder, seed), 1):
        if how == "calls":
            died = every_call(chapter, most)
            break
        while not chapter.over:
            if how == "steps":
                died += chapter.mortal(one_step=True)
            else:
                died += chapter.mortal(moments.randrange(3), moments.uniform(0, LONGEST))
        if (died if how == "kills" else played) >= most:
            break
    print(died)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4])
