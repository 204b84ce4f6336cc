"""The project holds together: one version, sound lock files, nothing of anybody's machine."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nokturn

ROOT = Path(__file__).parent.parent
LOCKS = ["runtime", "dev", "bench"]

# Spelled so that this file does not find itself.
REGISTRIES = re.compile(r"\b(?:pypi[.](?:python[.])?org|pythonhosted[.]org|npmjs[.]org|yarnpkg[.]com)\b")
MACHINE_PATHS = re.compile(r"(?<![\w.~})*-])/(?:work|root|opt|home|Users)/(?=\w)|file:[/]{3}")


@pytest.fixture(scope="module")
def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def repository_texts() -> Iterator[tuple[str, str]]:
    """Name and text of every text file of the repository."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode == 0 and listing.stdout:
        files = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:  # an unpacked archive: everything but what make and the tools have put there
        files = [
            file
            for file in ROOT.rglob("*")
            if file.is_file() and not re.search(r"[/\\](?:[.]|__)", str(file)[len(str(ROOT)) :])
        ]
    for file in files:
        try:
            yield str(file.relative_to(ROOT)), file.read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue


def test_the_package_tells_its_version(pyproject):
    assert nokturn.__version__ == pyproject["project"]["version"]
    assert "__version__" in nokturn.__all__


@pytest.mark.parametrize("command", [["-m", "nokturn"], ["-c", "from nokturn.cli import main; main()"]])
def test_the_command_tells_its_version(command):
    ran = subprocess.run([sys.executable, *command, "--version"], capture_output=True, text=True, check=True)
    assert nokturn.__version__ in ran.stdout


def test_the_readme_names_commands_that_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:^|`) *make ([a-z-]+)\b", readme, re.MULTILINE))
    assert {"play", "test"} <= named
    assert named <= targets


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_and_hashes_everything_and_names_no_source(name):
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\w)", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).strip())
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==[\w.]+ (;[^\\]+)?\\\n", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry
        assert not re.search(r"--(?!hash=)", entry), entry


def test_a_lock_covers_what_the_project_asks_for(pyproject):
    runtime = pyproject["project"]["dependencies"]
    dev = [entry for entry in pyproject["dependency-groups"]["dev"] if isinstance(entry, str)]
    bench = pyproject["project"]["optional-dependencies"]["bench"]
    for name, asked in zip(LOCKS, [[], dev, bench], strict=True):
        lock = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
        locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
        wanted = {re.split("[^a-z0-9-]", entry.replace(".", "-").replace("_", "-"))[0] for entry in runtime + asked}
        assert wanted | {"hatchling"} <= locked, f"{name}.lock lags behind pyproject.toml: run `make lock`"


def test_no_file_names_a_package_registry_or_a_machine():
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in repository_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if REGISTRIES.search(line) or MACHINE_PATHS.search(line)
    ]
    assert not found, "\n".join(found)
