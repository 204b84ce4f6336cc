"""`nokturn serve`: it tells where it is, opens the browser, and stops when told."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE

from nokturn.cli.serve import listen, shown
from nokturn.kernel.errors import SetupError


@pytest.fixture
def browser(tmp_path: Path) -> tuple[Path, Path]:
    """A program that takes the place of the browser, and the file where it notes which address it was given."""
    noted, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{noted}"\n')
    program.chmod(0o755)
    return program, noted


def test_it_opens_the_browser_and_stops_cleanly(tmp_path, browser):
    program, noted = browser
    environment = {**os.environ, "NOKTURN_DATA": str(tmp_path / "data"), "BROWSER": str(program)}
    environment.pop("NOKTURN_PORT", None)
    command = [sys.executable, "-m", "nokturn", "serve", "--open", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert address, process.communicate(timeout=PATIENCE)
        assert httpx.get(address[0], timeout=PATIENCE).headers["content-type"].startswith("text/html")
        assert httpx.get(f"{address[0]}api/health", timeout=PATIENCE).status_code == 200
        end = time.monotonic() + PATIENCE
        while not noted.exists() or not noted.read_text():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    assert noted.read_text().strip() == address[0]
    assert process.returncode == 0
    assert "Traceback" not in complaints
    assert (tmp_path / "data" / "nokturn.db").exists()


def test_a_port_that_was_chosen_is_taken_or_refused():
    with listen("127.0.0.1", 0, chosen=True) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SetupError, match="another with --host or --port"):
            listen("127.0.0.1", port, chosen=True)
        with listen("127.0.0.1", port, chosen=False) as other:
            assert other.getsockname()[1] not in (0, port)


def test_the_address_is_one_a_browser_can_open():
    assert [shown(host) for host in ("127.0.0.1", "0.0.0.0", "::", "nokturn.example")] == [
        "127.0.0.1",
        "127.0.0.1",
        "[::1]",
        "nokturn.example",
    ]


def test_a_host_that_is_not_here_is_refused_in_one_sentence():
    with pytest.raises(SetupError, match="Cannot listen at 192\\.0\\.2\\.1"):
        listen("192.0.2.1", 0, chosen=True)


def test_other_commands_do_without_the_server():
    """Importing the server takes longer than starting all the rest."""
    code = "import sys; from nokturn.cli.app import app; app(['rules', 'vendetta', 'frenzy']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    imported = ran.stdout.splitlines()[-1].split()
    assert "nokturn.cli.rules" in imported
    assert not {"litestar", "sqlalchemy", "uvicorn"} & set(imported)
