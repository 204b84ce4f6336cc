"""No test of the terminal leaves a saved game in anybody's home."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "saves"))
