"""Save, load and clone at every decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.conformance.play import Table, key_of, play

from nokturn.kernel.plain import pack
from nokturn.kernel.records import Journal, Record, load, replay
from nokturn.kernel.snapshots import digest
from nokturn.kernel.snapshots import load as load_snapshot
from nokturn.kernel.snapshots import save as save_snapshot

PLAYERS = ("Ada", "Bogdan", "Celina", "Dezydery", "Ewa", "Florian", "Gaja", "Hubert")

MIDDLES = frozenset(25 * 2**times for times in range(12))
"""Steps at which a record is written: each twice as far into the game as the one before."""


def journal_at(table: Table, seed: int) -> Journal[Any]:
    """A journal of the random game `seed`, before its first answer."""
    return Journal.new(table.game, list(PLAYERS[: table.players]), table.options, key_of(seed))


def test_a_loaded_position_is_equal_at_every_decision(table: Table) -> None:
    with play(table, 200) as game:
        for position in game.decisions():
            loaded = load_snapshot(table.game, save_snapshot(table.game, position))
            assert loaded.state == position.state
            assert loaded.stack == position.stack
            assert loaded.sealed == position.sealed
            assert loaded.asks() == position.asks()
            assert save_snapshot(table.game, loaded) == save_snapshot(table.game, position)


def test_a_loaded_position_plays_on_identically(table: Table) -> None:
    """A game that is saved and loaded before every single answer ends like one that never was."""
    with play(table, 201) as game:
        loaded = game.position.clone()
        for position in game.decisions():
            loaded = load_snapshot(table.game, save_snapshot(table.game, loaded))
            assert loaded.asks() == position.asks()
            assert loaded.answer(game.seat, game.answer) is None
        assert loaded.over
        assert digest(table.game, loaded) == game.digest()


def test_a_record_leads_through_its_file_to_the_same_position(table: Table, tmp_path: Path) -> None:
    """The record is written in the middle and at the end; replaying it gives position, log and record back."""
    with play(table, 202) as game:
        journal = journal_at(table, 202)
        for position in game.decisions():
            assert digest(table.game, position) == digest(table.game, journal.position)
            if game.step in MIDDLES:
                assert_comes_back(journal, tmp_path / "middle.json")
            assert journal.answer(game.seat, game.answer) is None
        assert digest(table.game, journal.position) == game.digest()
        assert_comes_back(journal, tmp_path / "end.json")


def assert_comes_back(journal: Journal[Any], path: Path) -> None:
    journal.save(path)
    loaded = load(journal.game, path)
    assert digest(journal.game, loaded.position) == digest(journal.game, journal.position)
    assert loaded.position.asks() == journal.position.asks()
    assert loaded.log == journal.log
    assert loaded.text() == journal.text()


def test_a_plain_list_of_answers_is_a_record(table: Table) -> None:
    """Whoever writes answers down, as packed data, has the game: nothing else goes into a record."""
    with play(table, 203) as game:
        steps = [(game.seat, msgspec.json.decode(msgspec.json.encode(pack(game.answer)))) for _ in game.decisions()]
        record = Record(
            game=table.game.name,
            rules=table.game.rules_version,
            options=dict(table.options),
            players=list(PLAYERS[: table.players]),
            key=key_of(203),
            steps=steps,
        )
        assert digest(table.game, replay(table.game, record).position) == game.digest()


def test_clones_never_move(table: Table) -> None:
    """Digests of all earlier clones stay what they were while the game goes on, whoever plays on from them."""
    with play(table, 204) as game:
        kept = []
        for position in game.decisions():
            kept.append((position.clone(), game.digest()))
            stray = position.clone()
            stray.answer(game.seat, game.answer)
            stray.state.events = None
            assert game.digest() == kept[-1][1], "what happens to a clone does not happen to the game"
        for step, (clone, before) in enumerate(kept):
            assert digest(table.game, clone) == before, f"the clone of step {step} has moved"
