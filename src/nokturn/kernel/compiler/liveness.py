"""Which variables a procedure still needs at each block.

A frame keeps only what can be used again.  What is over and done with — above all a
hidden card that has just been put down — does not stay behind in the frames.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NamedTuple

from nokturn.kernel.compiler.guards import nodes_of


def live_variables(blocks: Sequence[Sequence[ast.stmt]], variables: Sequence[str]) -> list[frozenset[str]]:
    """For each block, the variables whose values it or its successors may read.

    Errs on the safe side: branches and loops kept whole never end a variable's life."""
    known = frozenset(variables)
    backwards = [[_Uses.of(statement) for statement in reversed(block)] for block in blocks]
    entering: list[frozenset[str]] = [frozenset()] * len(blocks)
    changed = True
    while changed:
        changed = False
        for number in reversed(range(len(blocks))):
            live = _before(backwards[number], entering) & known
            if live != entering[number]:
                entering[number], changed = live, True
    return entering


class _Uses(NamedTuple):
    """What a statement means for the variables, found out once."""

    read: frozenset[str]
    bound: frozenset[str]
    jumps: tuple[int, ...]
    """Blocks it may go to."""
    leaves: bool
    """Nothing after it in its block is reached."""

    @classmethod
    def of(cls, statement: ast.stmt) -> _Uses:
        bound: frozenset[str] = frozenset()
        if isinstance(statement, (ast.Assign, ast.AnnAssign)) and statement.value is not None:
            bound = _stored(statement)
        nodes = nodes_of(statement)
        jumps = _jumps(nodes)
        if isinstance(statement, ast.Return):
            jumps += _resumed(statement)
        leaves = isinstance(statement, (ast.Continue, ast.Return))
        read = _loaded_by_loop(statement) if isinstance(statement, ast.For) else _loaded(nodes)
        return cls(read, bound, tuple(jumps), leaves)


def _before(backwards: Sequence[_Uses], entering: list[frozenset[str]]) -> frozenset[str]:
    """Walk a block backwards: a plain assignment ends the need for a value, a use begins it."""
    live: frozenset[str] = frozenset()
    for uses in backwards:
        live = uses.read if uses.leaves else (live - uses.bound) | uses.read
        for target in uses.jumps:
            live |= entering[target]
    return live


def _resumed(statement: ast.Return) -> list[int]:
    """A `return (n, variables, effect)` suspends at block n and goes on at n + 1."""
    assert isinstance(statement.value, ast.Tuple)
    at = statement.value.elts[0]
    if isinstance(at, ast.Constant) and isinstance(at.value, int) and at.value >= 0:
        return [at.value + 1]
    return []


def _jumps(nodes: Sequence[ast.AST]) -> list[int]:
    return [
        node.value.value
        for node in nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "_at"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    ]


def _loaded(nodes: Sequence[ast.AST]) -> frozenset[str]:
    """Names whose values a statement may read; `x += 1` reads x."""
    read: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read.add(node.id)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            read.add(node.target.id)
    return frozenset(read)


def _loaded_by_loop(loop: ast.For) -> frozenset[str]:
    """Of a loop kept whole: its body does not read what its own variable was before, for each round begins by setting
    it; what comes after the last round might."""
    body = frozenset().union(*[_loaded(nodes_of(statement)) for statement in loop.body])
    after = frozenset().union(*[_loaded(nodes_of(statement)) for statement in loop.orelse])
    return _loaded(nodes_of(loop.iter)) | (body - _names_stored(loop.target)) | after


def _stored(statement: ast.Assign | ast.AnnAssign) -> frozenset[str]:
    """Names the statement binds for certain (those of comprehensions inside it are not its own)."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return frozenset().union(*[_names_stored(target) for target in targets])


def _names_stored(target: ast.expr) -> frozenset[str]:
    return frozenset(
        node.id for node in nodes_of(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
