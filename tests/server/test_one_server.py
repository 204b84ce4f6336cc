"""A second server on the same SQLite file is told so; a killed one leaves nothing behind that is in the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.house import asynchronous

from nokturn.kernel.errors import SetupError
from nokturn.table import people
from nokturn.table.store.server_lock import held
from nokturn.table.store.store import Store


def serving(folder: Path) -> "subprocess.Popen[str]":
    environment = {**os.environ, "NOKTURN_DATA": str(folder), "NOKTURN_BOT_PROCESSES": "1"}
    command = [sys.executable, "-m", "nokturn", "serve", "--port", "0"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_second_server_is_refused_with_a_sentence_until_the_first_is_gone(tmp_path):
    url = f"sqlite:///{tmp_path}/nokturn.db"
    first = serving(tmp_path)
    try:
        assert first.stdout is not None
        assert "http://" in first.stdout.readline(), "whoever says where it is holds its file"
        second = serving(tmp_path)
        _, said = second.communicate()
        assert second.returncode == 2
        assert "is in use by another server" in said
        assert str(tmp_path / "nokturn.db") in said
        assert "Traceback" not in said
        assert first.poll() is None
        first.kill()
        first.wait()
        with held(url):
            pass
    finally:
        first.kill()
        first.communicate()


def test_postgresql_is_shared():
    url = "postgresql://nobody@localhost/none"
    with held(url), held(url):
        pass


def test_a_place_that_cannot_hold_a_file_is_said_too(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="cannot be used"), held(f"sqlite:///{tmp_path}/file/nokturn.db"):
        pass


@asynchronous
async def test_only_the_owner_reads_the_database(tmp_path):
    """A new one, and one that was there before with whatever beside it."""
    file = tmp_path / "data" / "nokturn.db"
    for _ in range(2):
        store = await Store.open(f"sqlite:///{file}")
        await people.enter(store, "Ada", "en")
        modes = {found.name: found.stat().st_mode & 0o777 for found in file.parent.iterdir()}
        await store.close()
        assert modes == dict.fromkeys(("nokturn.db", "nokturn.db-wal", "nokturn.db-shm"), 0o600)
        file.chmod(0o644)
