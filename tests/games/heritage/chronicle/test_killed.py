"""Aftermaths and ends of eras under `kill -9`: no decision that was acknowledged is lost, none is made twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]


def deaths(folder: Path, how: str, most: int) -> int:
    """How many processes have died; what went wrong is in their words."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.heritage.chronicle.mortal", str(folder), how, str(most), "mortal"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@pytest.mark.parametrize("kills", [10, pytest.param(200, marks=pytest.mark.soak)])
def test_killed_at_random_moments_nothing_is_lost_and_nothing_is_done_twice(tmp_path: Path, kills: int) -> None:
    assert deaths(tmp_path, "kills", kills) >= kills


@pytest.mark.parametrize("chapters", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_killed_between_any_two_steps_of_an_aftermath(tmp_path: Path, chapters: int) -> None:
    """The last of three chapters ends the era."""
    assert deaths(tmp_path, "steps", chapters) >= 5 * chapters


@pytest.mark.parametrize("apart", [9, pytest.param(1, marks=pytest.mark.soak)])
def test_a_process_may_die_at_any_call_to_the_file_system(tmp_path: Path, apart: int) -> None:
    """Whoever comes next brings the chapter to the same end."""
    assert deaths(tmp_path, "calls", apart) > 30 / apart
