"""Which variables a procedure still needs at each block.

A frame keeps only what can be used again.  What is over and done with — above all a
hidden card that has just been put down — does not stay behind in the frames.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence


def live_variables(blocks: Sequence[Sequence[ast.stmt]], variables: Sequence[str]) -> list[frozenset[str]]:
    """For each block, the variables whose values it or its successors may read.

    Errs on the safe side: branches and loops kept whole never end a variable's life."""
    known = frozenset(variables)
    entering: list[frozenset[str]] = [frozenset()] * len(blocks)
    changed = True
    while changed:
        changed = False
        for number in reversed(range(len(blocks))):
            live = _before(blocks[number], entering) & known
            if live != entering[number]:
                entering[number], changed = live, True
    return entering


def _before(block: Sequence[ast.stmt], entering: list[frozenset[str]]) -> frozenset[str]:
    """Walk a block backwards: a plain assignment ends the need for a value, a use begins it."""
    live: frozenset[str] = frozenset()
    for statement in reversed(block):
        if isinstance(statement, ast.Continue):
            live = frozenset()
        elif isinstance(statement, ast.Return):
            live = _loaded(statement) | _resumed(statement, entering)
        else:
            if isinstance(statement, (ast.Assign, ast.AnnAssign)) and statement.value is not None:
                live -= _stored(statement)
            live |= _loaded(statement)
        for target in _jumps(statement):
            live |= entering[target]
    return live


def _resumed(statement: ast.Return, entering: list[frozenset[str]]) -> frozenset[str]:
    """A `return (n, variables, effect)` suspends at block n and goes on at n + 1."""
    assert isinstance(statement.value, ast.Tuple)
    at = statement.value.elts[0]
    if isinstance(at, ast.Constant) and isinstance(at.value, int) and at.value >= 0:
        return entering[at.value + 1]
    return frozenset()


def _jumps(statement: ast.stmt) -> list[int]:
    return [
        node.value.value
        for node in ast.walk(statement)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "_at"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    ]


def _loaded(statement: ast.stmt) -> frozenset[str]:
    """Names whose values the statement may read; `x += 1` reads x."""
    read: set[str] = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read.add(node.id)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            read.add(node.target.id)
    return frozenset(read)


def _stored(statement: ast.Assign | ast.AnnAssign) -> frozenset[str]:
    """Names the statement binds for certain (those of comprehensions inside it are not its own)."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return frozenset(
        node.id
        for target in targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
