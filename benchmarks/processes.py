"""Servers to be measured: processes of their own, on a file or on a PostgreSQL of their own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

import httpx
from tests.table.postgres import postgres

__all__ = ["Machine", "Server", "of_machine", "postgres", "processor", "resident", "server"]


class Machine(NamedTuple):
    """What all processes have used, in seconds of one core; from `since` on, as a share of the time."""

    at: float = 0.0
    busy: float = 0.0
    stolen: float = 0.0
    """Taken by whoever else runs on the same hardware."""

    def since(self, before: Machine) -> Machine:
        return Machine(*[now - then for now, then in zip(self, before, strict=True)])

    def without(self, own: float) -> Machine:
        """As a share of the time, without what we have used ourselves."""
        return Machine(self.at, max(0.0, self.busy - own) / self.at, self.stolen / self.at)


class Server(NamedTuple):
    port: int
    pid: int

    @property
    def resident(self) -> float:
        return resident(self.pid)

    @property
    def processor(self) -> float:
        return processor(self.pid)


@contextmanager
def server(database_url: str = "") -> Iterator[Server]:
    """A server process; without a database, on a new file."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "NOKTURN_DATABASE_URL": database_url or f"sqlite:///{folder}/nokturn.db",
            "NOKTURN_SECRET": "for measuring only",
            "NOKTURN_PORT": str(port),
            "NOKTURN_RATE": "100000",
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "nokturn.server.serve"], env=environment, stderr=subprocess.DEVNULL
        )
        try:
            for _ in range(600):
                with suppress(httpx.TransportError):
                    httpx.get(f"http://127.0.0.1:{port}/api/health")
                    break
                time.sleep(0.1)
            yield Server(port, process.pid)
        finally:
            process.terminate()
            process.wait()


def of_machine() -> Machine:
    """Up to now (Linux; elsewhere nothing is known of it)."""
    busy = stolen = 0.0
    with suppress(OSError), open("/proc/stat", encoding="ascii") as stat:
        user, nice, system, _idle, _waiting, irq, softirq, taken, *_ = map(int, stat.readline().split()[1:])
        tick = os.sysconf("SC_CLK_TCK")
        busy, stolen = (user + nice + system + irq + softirq) / tick, taken / tick
    return Machine(time.perf_counter(), busy, stolen)


def resident(pid: int) -> float:
    """Kilobytes of memory a process holds (Linux; elsewhere 0)."""
    with suppress(OSError), open(f"/proc/{pid}/status", encoding="ascii") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return float(line.split()[1])
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time a process has used (Linux; elsewhere 0)."""
    with suppress(OSError), open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
