"""A rules change between two commits: games and campaigns of the one, opened by a server of the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.campaign_house import book, start
from tests.table.commits import EDITS, SAVED, in_the_later_commit
from tests.table.house import asynchronous, house, new_table
from tests.table.played import by_chance, comparable, ends

from nokturn.games import GAMES, game_named
from nokturn.kernel.records import read_record
from nokturn.table import people
from nokturn.table.live import sights
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import Sight
from nokturn.table.lobby import campaigns, rematch_and_fork, saves


def test_every_game_has_a_rule_that_changes() -> None:
    assert set(EDITS) == set(GAMES)


async def played_past(table: LiveTable, more: int = 2) -> None:
    """To where the later commit has another rule, and so many steps more."""
    edit = EDITS[table.row.game]
    log = table.game_history.journal.log
    await by_chance(table, lambda: sum(event.key == edit.shows for event in log) >= edit.times)
    length = table.game_history.journal.length
    await by_chance(table, lambda: table.game_history.journal.length >= length + more)
    assert not table.position.over


def check_stopped(found: dict[str, Any], steps: int) -> None:
    """Nobody has gone back, nothing is asked or answered; the host goes on from the last step that fits."""
    fits, played, why = found["parted"]
    assert (why, played, found["before"]) == ("told", steps, [steps, "live"])
    assert 0 < fits < steps
    assert (found["asks"], found["rests"], found["refused"]) == (0, True, "rules-changed")
    assert found["after"][0] == fits
    assert found["after"][1] >= fits + 3


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_what_is_being_played_stops_at_the_last_step_that_fits(tmp_path: Path, game: str) -> None:
    """A game, a fork of it that is played, and one that nobody has opened yet."""
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        seats = ["me"] * min(count for count in game_named(game).counts if count > 1)
        table = await new_table(tables, seats, game=game, host=ada)
        await played_past(table)
        steps = table.version
        played = await rematch_and_fork.fork(tables.store, table, ada, steps, "A", "random")
        other = await tables.table(played)
        await by_chance(other, lambda: other.version > steps + 2)
        await tables.rest()  # from here on nobody opens what is due
        unopened = await rematch_and_fork.fork(tables.store, table, ada, steps, "A", "random")
    versions = {table.id: table.version, played: other.version, unopened: steps + 1}  # orders go on answering
    found = in_the_later_commit(tmp_path, "running", tables_played=list(versions))
    for one, version in zip(found, versions.values(), strict=True):
        check_stopped(one, version)


def slow(game: str) -> Any:
    return pytest.param(game, marks=[] if game in ("vendetta", "heritage") else pytest.mark.soak)


@pytest.mark.parametrize("game", [slow(game) for game in GAMES])
@asynchronous
async def test_a_finished_game_is_what_it_was(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as tables:
        seats = ["me"] * min(count for count in game_named(game).counts if count > 1)
        table = await new_table(tables, seats, game=game)
        await by_chance(table, lambda: False)
        length = table.game_history.journal.length
        before = msgspec.json.decode(msgspec.json.encode(ends(table)))
        middle = sights.look_back(table, "A", length // 2)
        assert isinstance(middle, Sight)
        lines = comparable(middle)["lines"]
        record = read_record(await rematch_and_fork.record(tables.store, table))
    found = in_the_later_commit(tmp_path, "finished", table=table.id)
    assert found["ends"] == before
    assert found["middle"] == lines
    assert found["record"] == msgspec.json.decode(msgspec.json.encode((record.steps, record.rules, record.key)))
    assert found["fits"][0] < found["fits"][1] == length
    assert found["rests"], "nobody plays on what is over"


@pytest.mark.parametrize(
    "name, options", [("heritage", {"ages": "youngest_first"}), pytest.param("grail", {}, marks=pytest.mark.soak)]
)
@asynchronous
async def test_a_campaign_in_the_middle_rewinds_nothing_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any]
) -> None:
    """The first sitting is in the book, the second is being played."""
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await campaigns.begin(tables.store, ada, campaign=name, seats=("me", "me"), options=options)
        table = await start(tables, ada, campaign)
        await by_chance(table, lambda: False)
        table = await start(tables, ada, campaign)
        await played_past(table)
        await tables.rest()  # from here on nobody answers by themselves
        await saves.save(tables.store, table, ada, SAVED)
        version = table.version
        pages = msgspec.json.decode(msgspec.json.encode((await book(tables.store, campaign)).pages))
    found = in_the_later_commit(tmp_path, "campaign", campaign=campaign, table=table.id)
    check_stopped(found, version)
    check_stopped(found["again"], version)
    assert found["book"] == pages, "what was played before is as it was"
    assert found["closing"] == "campaign-open", "its book would have a hole"
    assert found["later"][:1] == pages
    assert len(found["later"]) == 2, "it was played to its end under the later rules"
