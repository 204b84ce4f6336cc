"""A wheel carries the built client: building one runs npm, with Node from PyPI where the machine has none."""

from __future__ import annotations

import sys
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


def with_tools(root: str) -> None:
    """What builds is not part of the package, and a build front end does not put it on the path."""
    if root not in sys.path:
        sys.path.insert(0, root)
