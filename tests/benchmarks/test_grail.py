"""The programs that measure packs and previews of Grail do run, on real tables.  How fast is never asserted."""

from __future__ import annotations

from benchmarks import packs, previews


def test_reading_and_examining_our_campaign_are_measured() -> None:
    assert [row.what for row in packs.rows(rounds=1)] == ["pack: load", "pack: check"]


def test_previews_are_measured_where_somebody_is_asked_what_to_play() -> None:
    assert len(list(previews.rows(hands=2))) == 8  # the slowest and the mean for each number of players
    for table in previews.tables(2, 3):
        assert table.fray is not None
        assert table.fray.active in table.fray.members
