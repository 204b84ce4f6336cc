"""A new game that passes and plays at once, to be changed from there: `.venv/bin/python -m tools.new_game NAME`.

Copies `docs/skeleton` into `src/nokturn/games/NAME` and `tests/games/NAME` and gives it its name.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]
NEXT = """{name} is there. Now:
  NOKTURN_GOLDEN=write .venv/bin/python -m pytest -n 0 tests/conformance/test_golden.py -k {name}
  .venv/bin/python -m tools.openapi > client/schema.json
  .venv/bin/python -m tests.client.words_fixture > client/tests/fixtures/words.json
  .venv/bin/python -m tools.client types
  .venv/bin/nokturn play {name}
docs/adding-a-game.md says what each file is for."""


def new_game(name: str, project: Path = PROJECT) -> tuple[Path, Path]:
    """The folders of the new game and of its tests."""
    if not re.fullmatch("[a-z]{3,12}", name):
        raise SystemExit(f"'{name}' is no name for a game: write 3 to 12 small letters, like 'midwinter'.")
    game, tests = project / "src" / "nokturn" / "games" / name, project / "tests" / "games" / name
    for folder in (game, tests):
        if folder.exists():
            raise SystemExit(f"{folder} is there already. Choose another name, or delete it.")
    skeleton = project / "docs" / "skeleton"
    shutil.copytree(skeleton / "game", game, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(skeleton / "tests", tests, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [*game.rglob("*"), *tests.rglob("*")]:
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            text = text.replace("skeleton", name).replace("Skeleton", name.capitalize())
            text = text.replace("title = Szkielet", f"title = {name.capitalize()}")
            path.write_text(text.replace("SKE-", f"{name[:3].upper()}-"), encoding="utf-8")
            path.rename(path.with_name(path.name.replace("skeleton", name)))
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", game, tests], check=True)
    return game, tests


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(f"{__doc__}")
    new_game(sys.argv[1])
    print(NEXT.format(name=sys.argv[1]))
