"""What every campaign stands on, proved on three nights of the Reliquary."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.campaigns.nights import (
    ENDED,
    PEOPLE,
    found_by_hand,
    new_ledger,
    newer_rules,
    nights,
    page_after,
    page_of,
    play_out,
    played,
    state,
)
from tests.conformance.reliquary.campaign import CAMPAIGN
from tests.conformance.reliquary.reliquary import FIRST, GAME, NAMES, SEALED
from tests.patience import PATIENCE

from nokturn.campaigns import files
from nokturn.campaigns.ledger import Ledger, forked, start
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import finish, open_sitting
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.plain import pack
from nokturn.kernel.records import Journal, replay
from nokturn.kernel.words import Words, explain

__all__ = ["newer_rules", "nights"]
pytestmark = pytest.mark.usefixtures("nights")
ROOT = Path(__file__).parents[2]


# fold


def test_three_nights_are_folded_and_each_inherits_what_the_ones_before_have_left():
    ledger = new_ledger()
    total, stickers = [0, 0], [(), ()]
    for number in (1, 2, 3):
        journal = start(CAMPAIGN, ledger, list(PEOPLE), f"key {number}")
        inherited = journal.position.state
        assert inherited.night == number
        assert [inherited.stickers[seat] for seat in "AB"] == stickers
        page = page_of(ledger, play_out(journal, str(number)))
        ledger = ledger.with_page(page)
        total = [old + new for old, new in zip(total, found_by_hand(page), strict=True)]
        stickers = [journal.position.state.stickers[seat] for seat in "AB"]
        assert list(state(ledger).relics) == total
        assert list(state(ledger).stickers) == stickers
    assert ledger.footing().next(CAMPAIGN) is None
    assert sum(total) > 0, "there was something to hand down"


def test_the_exact_state_after_any_sitting_is_still_there_at_the_end():
    ledger, states = new_ledger(), []
    for number in range(3):
        states.append(state(ledger))
        ledger = ledger.with_page(page_after(ledger, str(number)))
    assert [state(ledger, number) for number in range(3)] == states
    with pytest.raises(LedgerError, match=r"no sitting 4.*Name one from 0"):
        state(ledger, 4)


def test_each_page_names_the_state_it_began_from_and_who_played():
    ledger = played(3)
    befores = [page.before for page in ledger.pages]
    assert len(set(befores)) == 3
    for page in ledger.pages:
        answers = {(hand.seat, hand.name): hand.answers for hand in page.hands}
        assert set(answers) == {("A", "Ada"), ("B", "Bob")}
        assert sum(answers.values()) == len(page.record.steps)


def test_the_same_answers_and_keys_make_the_same_campaign():
    one, other = played(3), played(3)
    assert [page.seal for page in one.pages] == [page.seal for page in other.pages]
    assert played(3, seed="else").pages[0].seal != one.pages[0].seal


def test_every_sitting_replays_on_its_own():
    for page in played(3).pages:
        journal = replay(GAME, page.record)
        assert journal.position.over
        assert pack(GAME.legacy(journal.position.state)) == page.legacy


# fork


def test_a_fork_is_a_campaign_of_its_own_and_marked_as_one():
    ledger = played(3)
    other = forked(ledger, 1)
    assert other.fork is not None
    assert (other.fork.of, other.fork.sitting) == (ledger.id, 1)
    assert other.id != ledger.id
    assert other.pages == ledger.pages[:1]
    assert state(other) == state(ledger, 1)
    other = other.with_page(page_after(other, "otherwise"))
    assert other.played == 2
    assert ledger.played == 3, "what it was forked from stays"
    again = forked(other, 0)
    assert again.fork is not None
    assert (again.fork.of, again.played) == (other.id, 0)


# export


def test_a_campaign_comes_back_from_its_file_word_for_word(tmp_path):
    here, there = Shelf(tmp_path / "here"), Shelf(tmp_path / "there")
    ledger = played(2)
    here.put(ledger)
    here.export(ledger.id, tmp_path / "nights.json")
    there.take_in(tmp_path / "nights.json")
    assert there.load(ledger.id) == ledger
    page = page_after(ledger, "there")
    there.add(ledger.id, page)
    there.export(ledger.id, tmp_path / "nights.json")
    here.take_in(tmp_path / "nights.json")
    assert here.load(ledger.id) == ledger.with_page(page), "and goes home again"


# sealed content


def sealed_after(ledger: Ledger, sitting: int) -> list[str]:
    """Every word, in both languages, for what nobody may know before a later sitting."""
    later = [envelope for envelope in state(ledger).envelopes[sitting + 1 :] if envelope in SEALED]
    return [word for envelope in later for word in (envelope, *NAMES[envelope])]


def test_sealed_content_is_in_nothing_that_a_seat_receives_before_its_sitting():
    """Views, questions, log lines and boards of a sitting, and the campaign's own view between the sittings."""
    checked = 0
    ledger = new_ledger()
    for number in range(3):
        sealed = sealed_after(ledger, number)
        journal = start(CAMPAIGN, ledger, list(PEOPLE), f"key {number}")
        told = [said_in(ledger)]
        told += [said_at(journal)]
        journal = play_out(journal, str(number))
        told += [said_at(journal)]
        text = " ".join(told)
        assert state(ledger).envelopes[number] in text, "tonight's is read"
        assert [word for word in sealed if word in text] == []
        checked += len(sealed)
        ledger = ledger.with_page(page_of(ledger, journal))
    assert checked == 9, "two envelopes were closed in the first night and one in the second, each with three words"
    assert FIRST in said_in(ledger)
    assert all(envelope in said_in(ledger) for envelope in SEALED), "in the end everything is open"


def said_in(ledger: Ledger) -> str:
    """Everything that the campaign shows to anybody between sittings."""
    views = [CAMPAIGN.view(state(ledger), seat) for seat in ("A", "B", None)]
    return msgspec.json.encode(views).decode()


def said_at(journal: Journal[Any]) -> str:
    """Everything that a game shows to anybody in the moment, and has told so far."""
    position = journal.position
    parts = [msgspec.json.encode([GAME.view(position.state, seat) for seat in ("A", "B", None)]).decode()]
    parts.append(msgspec.json.encode(journal.record.options).decode())
    parts += [repr(ask) for ask in position.asks()]
    for lang in ("en", "pl"):
        words = Words(GAME, lang, {"A": "Ada", "B": "Bob"})
        for seat in ("A", "B", None):
            parts += [words.line(line) for line in journal.lines(seat)]
            parts += GAME.tongue.board(position.state, seat, words)
    parts += [repr(journal.lines(seat)) for seat in ("A", "B", None)]
    return " ".join(parts)


def test_a_stranger_sees_nothing_of_a_campaign():
    assert msgspec.to_builtins(CAMPAIGN.view(state(played(2)), None)) == {}


# rules that change


def test_rules_that_change_between_sittings_leave_what_was_played_as_it_was(newer_rules: Callable[..., None]):
    ledger = played(2)
    before = [state(ledger, number) for number in range(3)]
    newer_rules(WORTH=5)
    assert [state(ledger, number) for number in range(3)] == before
    page = page_after(ledger, "under new rules")
    longer = ledger.with_page(page)
    gained = [new - old for new, old in zip(state(longer).relics, before[2].relics, strict=True)]
    assert all(points % 5 == 0 for points in gained), "the new sitting goes by the new rules"
    assert sum(gained) > 0
    assert (longer.pages[0].record.rules, page.record.rules) == (ledger.pages[0].record.rules, "newer")


def test_rules_that_change_in_the_middle_of_a_sitting_rewind_nothing_by_themselves(
    tmp_path: Path, newer_rules: Callable[..., None]
):
    """The sitting is kept as it was played; it says which step no longer fits, and the campaign stands where it did."""
    shelf = Shelf(tmp_path)
    ledger = played(1)
    shelf.put(ledger)
    journal = open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    for _ in range(3):
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, ask.options[0]) is None
    path = shelf.sitting(ledger.id, 2)
    kept = path.read_bytes()
    newer_rules(NICHES=("stair", "well", "crypt"))
    with pytest.raises(LedgerError, match=r"of its 3 steps the first \d still fit") as caught:
        open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    assert "z rozegranych kroków (3)" in explain(caught.value, "pl")
    assert path.read_bytes() == kept
    assert shelf.load(ledger.id) == ledger
    again = open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""), go_on=True)
    assert again.length < 3, "only because somebody has said so"
    assert path.with_name("left-sitting-2.json").read_bytes() == kept, "and what was played is still there"
    play_out(again, "on")
    ledger = ledger.with_page(finish(shelf, ledger, again, ENDED))
    assert shelf.load(ledger.id) == ledger


# kill


@pytest.mark.parametrize("seed", range(2))
def test_a_process_that_is_killed_again_and_again_loses_nothing_and_does_nothing_twice(tmp_path, seed):
    """It says what it has written as soon as it is written; after every kill all of that is there, once."""
    acknowledged: set[str] = set()
    moments = random.Random(seed)
    kills = 0
    for _ in range(200):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaigns.writer", str(tmp_path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        for _ in range(moments.randrange(1, 9)):
            line = process.stdout.readline().strip()
            if not line:
                break
            acknowledged.add(line)
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
            kills += 1
        rest = process.stdout.read()
        acknowledged.update(rest.split("\n")[:-1])
        process.stdout.close()
        process.wait(PATIENCE)
        check_nothing_lost(tmp_path, acknowledged)
        if "over" in acknowledged:
            break
    assert "over" in acknowledged
    assert kills > 2
    (mark,) = Shelf(tmp_path).ids()
    ledger = Shelf(tmp_path).load(mark)
    uninterrupted = played(3, key="night")
    assert [page.seal for page in ledger.pages] == [page.seal for page in uninterrupted.pages]
    assert files.taken_in(CAMPAIGN, None, ledger) == ledger, "every page can be proved"


def test_a_process_may_die_at_any_call_to_the_file_system(tmp_path):
    """Whoever comes next brings the campaign to the same end."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.campaigns.crash_points", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 60


def check_nothing_lost(folder: Path, acknowledged: set[str]) -> None:
    shelf = Shelf(folder)
    for line in acknowledged:
        kind, *rest = line.split()
        if kind == "page":
            assert shelf.load(shelf.ids()[0]).played >= int(rest[0])
        elif kind == "step":
            sitting, step = int(rest[0]), int(rest[1])
            ledger = shelf.load(shelf.ids()[0])
            if ledger.played < sitting:
                kept = msgspec.json.decode(shelf.sitting(ledger.id, sitting).read_bytes())
                assert len(kept["record"]["steps"]) >= step
