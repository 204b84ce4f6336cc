"""A real terminal for tests: type a line, read what the table says."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
import time
from pathlib import Path

import pexpect
from tests.patience import PATIENCE

PROMPT = re.compile(r"(?:\r\n|^)> $")


def hears_interrupts() -> None:
    """At a keyboard Ctrl-C counts, even if the tests run in the background, where it does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`nokturn …` at a keyboard."""

    def __init__(self, *arguments: str, folder: Path, start: bool = True) -> None:
        keep = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "nokturn", *arguments],
            cwd=str(folder),
            env={**keep, "TERM": "dumb", "LANG": "C.UTF-8", "NOKTURN_SAVES": str(folder / "left")},
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=hears_interrupts,
            dimensions=(50, 100),
        )
        self.child.delaybeforesend = None
        self.over = False
        self.first = self.read() if start else ""

    def read(self) -> str:
        """What is printed up to the next prompt, or to the end."""
        found = self.child.expect([PROMPT, pexpect.EOF])
        self.over = found == 1
        return str(self.child.before).replace("\r\n", "\n")

    def type(self, line: str) -> str:
        """Type a line; returns what the table says to it, the echo left out."""
        self.child.sendline(line)
        return self.read().removeprefix(line).lstrip("\n")

    def interrupt(self) -> None:
        """Ctrl-C, as fast as a hand can and not before a key is waited for: in the instant between the prompt and the
        wait Python's line editor keeps a signal to itself until the next key."""
        time.sleep(0.1)
        process, end = Path("/proc", str(self.child.pid), "stat"), time.monotonic() + PATIENCE
        while process.exists() and process.read_text("utf-8").rpartition(")")[2].split()[0] != "S":  # it sleeps
            assert time.monotonic() < end, "no key is waited for"
            time.sleep(0.01)
        self.child.sendintr()

    def says(self, line: str) -> str:
        """Like `type`, with every run of blanks made one: for sentences that may be wrapped."""
        return " ".join(self.type(line).split())

    def code(self) -> int | None:
        """The exit code, once the program has ended."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus) if self.child.exitstatus is not None else None


def numbered_answer(said: str, choose: random.Random) -> str:
    """An answer by numbers to the question that was just shown."""
    said = " ".join(said.split())
    if re.search(r"yes or no\.$|tak albo nie\.$", said):
        return choose.choice(["yes", "nie"])
    if number := re.search(r"(?:a number from|Podaj liczbę od) (\d+) (?:to|do) (\d+)\.$", said):
        return str(choose.randint(int(number[1]), int(number[2])))
    if some := re.search(r"(?:Name|Wymień) (?:from|od) (\d+) (?:to|do) \d+, (?:for example|na przykład) 1 3\.$", said):
        return " ".join(map(str, range(1, int(some[1]) + 1)))
    if exact := re.search(r"(?:Name|Wskaż dokładnie) (\d+), (?:for example|na przykład) 1 3\.$", said):
        return " ".join(map(str, range(1, int(exact[1]) + 1)))
    if re.search(r"`none` for none\.$|wpisać „nic”\.$", said):
        return "none"
    if re.search(r"Name one\.$|Wskaż tylko 1\.$", said):
        return "1"
    listed: list[str] = re.findall(r"(?<= )(\d+)\. (?=\D)", said.rpartition("?")[2] or said)
    return choose.choice(listed or ["1"])
