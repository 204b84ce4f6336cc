"""One whole game in Firefox, where there is one."""

import json
import subprocess

import pytest
from tests.patience import PATIENCE

from tools import firefox


@pytest.fixture(scope="module")
def installed():
    found = firefox.find()
    if found is None:
        pytest.skip("There is no Firefox here; `python -m tools.firefox` installs the distribution's.")
    return found


@pytest.mark.soak
def test_a_whole_game(server, installed):
    command = [*firefox.driver(), str(firefox.PACKAGE / "play.mjs"), installed, server.url]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=10 * PATIENCE, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["over"], seen
    assert {"clan", "turn"} <= set(seen["prompts"])
    assert seen["sides"] >= 3
    assert not seen["errors"], seen
