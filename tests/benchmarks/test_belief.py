"""The program that measures the belief does run, and measures whole games.  How fast is never asserted."""

import re

from benchmarks import belief


def test_every_clue_of_basic_and_advanced_games_is_measured():
    found = list(belief.rows(games=2))
    assert [row.what for row in found if "median" in row.what] == [
        f"{mode} games of random bots: one more clue, median" for mode in ("basic", "advanced")
    ]
    assert all(re.fullmatch(r"[\d,.]+( ms)?", row.result) for row in found)
    clues = [int(row.ratio.split()[0].replace(",", "")) for row in found if row.what == "the same, longest"]
    assert clues == [
        sum(len(belief.clues_of("random", mode, game)) for game in (0, 1)) for mode in ("basic", "advanced")
    ]
    assert min(clues) > 20
