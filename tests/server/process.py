"""Server processes of their own, which can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
from tests.patience import PATIENCE

PATIENT = "tests.server.patient_server"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A real `nokturn` server; `kill` is SIGKILL, as a crash would be."""

    def __init__(self, database_url: str, port: int, module: str = PATIENT) -> None:
        self.database_url = database_url
        self.module = module
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "NOKTURN_DATABASE_URL": self.database_url,
            "NOKTURN_SECRET": "the same secret in every process",
            "NOKTURN_PORT": str(self.port),
            "NOKTURN_BOT_PROCESSES": "1",
            "NOKTURN_RATE": "1000",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        with httpx.Client(timeout=PATIENCE, trust_env=False) as visitor:  # one for all tries: making one takes its time
            while time.monotonic() < end:
                assert self.process is not None
                assert self.process.poll() is None, "the server stopped by itself"
                with suppress(httpx.TransportError):
                    if visitor.get(f"{self.url}/api/health").status_code == 200:
                        return
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def servers(database_url: str, count: int, module: str = PATIENT) -> Iterator[list[ServerProcess]]:
    """So many processes on one database, all answering."""
    running = [ServerProcess(database_url, free_port(), module) for _ in range(count)]
    try:
        for server in running:
            server.start()
        for server in running:
            server.wait()
        yield running
    finally:
        for server in running:
            server.kill()
