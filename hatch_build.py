"""A wheel carries the built client, and what its tests prove.

Building the client runs npm, with Node from PyPI where the machine has none.  The tests are not part of a wheel: beside
each game lies instead which code carries out each rule and which tests name it (`evidence.json`)."""

from __future__ import annotations

import importlib.util
import json
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        with_tools(self.root)
        from tools import node

        return [] if node.on_path() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # in a working copy `make` builds it, again whenever its sources have changed
            return
        with_tools(self.root)
        from tools import client

        client.build()
        self.made = TemporaryDirectory()
        for game in games(Path(self.root)):
            file = Path(self.made.name) / f"{game.name}.json"
            file.write_text(json.dumps(evidence(Path(self.root), game)), "utf-8")
            build_data["force_include"][str(file)] = f"nokturn/games/{game.name}/evidence.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.made.cleanup()


def with_tools(root: str) -> None:
    """What builds is not part of the package, and a build front end does not put it on the path."""
    if root not in sys.path:
        sys.path.insert(0, root)


def games(root: Path) -> list[Path]:
    return sorted(rules.parent for rules in (root / "src" / "nokturn" / "games").glob("*/rules.toml"))


def evidence(root: Path, game: Path) -> dict[str, dict[str, list[Any]]]:
    """Rule id -> places, of the code and of the tests, and card id -> tests, as `nokturn.kernel.finder.index.Evidence`
    reads them."""
    finder, tests = reader(root), root / "tests"
    rules = [rule["id"] for rule in tomllib.loads((game / "rules.toml").read_text("utf-8"))["rule"]]
    code = finder.places(
        (path.relative_to(game).as_posix(), found)
        for path in finder.code_files(game)
        for found in finder.rules_in_code(path.read_text("utf-8"), table=path.suffix == ".toml")
    )
    named = finder.places(
        (path.relative_to(tests).as_posix(), found)
        for path in finder.test_files(tests)
        for found in finder.rules_in_tests(path.read_text("utf-8"))
    )
    cards = finder.by_card(
        test
        for path in finder.test_files(tests / "games" / game.name)
        for test in finder.card_tests(path.read_text("utf-8"), path.relative_to(tests).as_posix())
    )
    by_rule = {
        part: {rule: found.get(rule, []) for rule in rules} for part, found in (("code", code), ("tests", named))
    }
    return {**by_rule, "cards": cards}


def reader(root: Path) -> ModuleType:
    """The module that reads evidence, by its path: while the package is built, it is not installed."""
    spec = importlib.util.spec_from_file_location("evidence", root / "src/nokturn/kernel/finder/evidence.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its records are looked up there
    spec.loader.exec_module(module)
    return module
