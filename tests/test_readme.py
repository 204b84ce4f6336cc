"""What the README shows is what happens."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs():
    tests = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert tests.examples
    results = doctest.DocTestRunner().run(tests)
    assert results.failed == 0


def test_the_picture_of_play_is_really_produced(tmp_path):
    """The typed lines are typed; the rest is printed, in this order, with gaps where the README has an ellipsis."""
    block = next(text for text in re.findall(r"```text\n(.*?)```", README, re.DOTALL) if text.startswith("$ "))
    command, _, shown = block.partition("\n")
    typed = "".join(f"{line[2:]}\n" for line in shown.splitlines() if line.startswith("> "))
    ran = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)[1:]],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=tmp_path,
        env={"NOKTURN_SAVES": str(tmp_path), "PYTHONIOENCODING": "utf-8", "PATH": ""},
    )
    printed = " ".join(ran.stdout.replace("> ", "").split())
    for part in re.split(r"^(?:…|> .*)$", shown, flags=re.MULTILINE):
        before, wanted, after = printed.partition(" ".join(part.split()) or " ")
        assert wanted, f"not printed after {before[:80]!r}: {part}"
        printed = after


def test_the_files_it_links_to_exist():
    for file in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", file.read_text("utf-8")):
            assert (file.parent / link).exists(), f"{file.name} links to {link}"
