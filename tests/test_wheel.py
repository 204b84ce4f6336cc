"""What a wheel carries: the client, and what the tests prove."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import msgspec
import pytest

from nokturn.games import GAMES, folder_named
from nokturn.kernel.finder.index import Evidence, evidence

ROOT = Path(__file__).parent.parent


@pytest.mark.soak
def test_a_wheel_carries_the_client_and_everything_else(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read("nokturn/server/static/index.html").decode()
        archive.extractall(tmp_path / "installed")
    for asset in re.findall(r'"/(assets/[^"]+)"', page):
        assert f"nokturn/server/static/{asset}" in names
    assert any(re.search(r"static/assets/.*\.js$", name) for name in names)
    assert "nokturn/server/locale/pl.ftl" in names
    assert "nokturn/games/vendetta/rules.toml" in names
    assert "nokturn/games/grail/example_pack/pack.toml" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("tools/")]
    told = subprocess.run(
        [sys.executable, "-m", "nokturn", "rules", "vendetta", "VEN-PLAN-17", "--lang", "en"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert re.search(r"\n    nokturn/games/vendetta/planning\.py:\d+  turn\n", told)
    assert re.search(r"\n  Tested by [1-9]\d* tests\.\n    tests/games/vendetta/", told)


def test_the_evidence_that_a_wheel_carries_is_what_can_be_read_here():
    assert [game.name for game in hatch_build.games(ROOT)] == sorted(GAMES)
    shipped = json.dumps(hatch_build.evidence(ROOT, folder_named("vendetta")))
    assert msgspec.json.decode(shipped, type=Evidence) == evidence(folder_named("vendetta"), ROOT / "tests")
