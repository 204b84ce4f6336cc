"""A Firefox for the test that plays in one: whichever is installed.  None is installed by force.

`python -m tools.firefox` installs the distribution's, where it can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import node

NAMES = ("firefox-esr", "firefox")
MAC = "/Applications/Firefox.app/Contents/MacOS/firefox"
PACKAGE = Path(__file__).parent / "firefox-package"


def find() -> str | None:
    """One that really starts; a name on PATH may be a stub that only says how to install one."""
    candidates = [shutil.which(name) for name in NAMES] + [MAC]
    return next((path for path in candidates if path and works(path)), None)


def works(path: str) -> bool:
    try:
        ran = subprocess.run([path, "--headless", "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.returncode == 0


def driver() -> list[str]:
    """The command that runs a script of `firefox-package`, whose packages are there then."""
    found = node.find()
    found.packages(PACKAGE)
    return found.node


def install() -> None:
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        sys.exit("Install Firefox, so that `firefox-esr` or `firefox` is on PATH (Debian: apt install firefox-esr).")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [apt, "install", "-y", "-qq", "--no-install-recommends", "firefox-esr"]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__" and find() is None:
    install()
