"""Build the client into the Python package: `python -m tools.client`, which `make` and the wheel's build both run.

Nothing is done if the client in the package was built from just these sources.  `python -m tools.client check` checks
its types, `python -m tools.client lint` its style and layout, `python -m tools.client format` mends what can be mended.
"""

from __future__ import annotations

import hashlib
import shlex
import subprocess
import sys
from pathlib import Path

from tools import node

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "client"
CONTENT = ROOT / "src" / "nokturn" / "games"
BUILT = ROOT / "src" / "nokturn" / "server" / "static"
STAMP = SOURCES / "node_modules" / ".built-from"


class ClientError(Exception):
    """The client could not be built; the text says what to do."""


def build() -> None:
    """Build what is not there or older than its sources."""
    now = digest()
    if (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text("ascii") == now:
        return
    try:
        found = node.find()
        found.packages(SOURCES)
        print("Building the browser's side of the table ...", flush=True)
        found.run_npm(SOURCES, "run", "build", "--silent")
    except (OSError, subprocess.CalledProcessError) as error:
        what = shlex.join(error.cmd) if isinstance(error, subprocess.CalledProcessError) else str(error)
        raise ClientError(
            f"The browser's side of the table could not be built ({what}); the reason is above. It takes npm, and\n"
            "a package registry that npm can reach: if the network was away, run the same command again.\n"
            "`make play-text`, the table in the terminal, does without."
        ) from error
    STAMP.write_text(now, "ascii")


def run(script: str) -> None:
    """Run a script of the client's package.json, with the packages it needs; what it says is shown if it fails."""
    try:
        found = node.find()
        found.packages(SOURCES)
        found.run_npm(SOURCES, "run", script, "--silent")
    except (OSError, subprocess.CalledProcessError) as error:
        raise ClientError(f"`npm run {script}` in {SOURCES.name}/ has objections; they are above.") from error


def digest() -> str:
    """Changes whenever something does that the client is built from."""
    found = hashlib.sha256()
    for file in sources():
        found.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """The client's own files, and the content files of the games, which name the emblems it takes along."""
    own = [file for file in SOURCES.rglob("*") if file.relative_to(SOURCES).parts[0] != "node_modules"]
    content = (*CONTENT.glob("*/content/**/*.toml"), *CONTENT.glob("*/packs/*/emblems.toml"))
    return sorted(file for file in (*own, *content) if file.is_file())


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            run(sys.argv[1])
        else:
            build()
    except ClientError as error:
        sys.exit(f"make: {error}")
