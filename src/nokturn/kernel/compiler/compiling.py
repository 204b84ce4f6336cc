"""From a function to its step: lowered with all procedures of its file, once for as long as the file stays as it is.

Lowering takes most of the time in which a game is imported, and servers, bots and commands begin with that; so what
comes of the games' own files is kept (`kernel/finder/cache.py`), as Python keeps compiled modules.
"""

from __future__ import annotations

import ast
import linecache
import marshal
import sys
import textwrap
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec

from nokturn.kernel.compiler.lowering import Lowered, Step, lower
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.finder.cache import maker, remember, remembered

_MAKER = maker(Path(__file__).parent)
_OURS = "nokturn."
"""Modules whose procedures are kept: others come and go."""


class _File(msgspec.Struct, frozen=True, array_like=True):
    """What a file was when it was lowered, and its procedures by their first line."""

    text: bytes
    procedures: dict[int, Lowered]


def compiled(function: FunctionType) -> tuple[Step, Lowered]:
    """The step function of a procedure, in its module; raise `ProcedureError` naming file, line and remedy."""
    lowered = _lowered(function)
    scope: dict[str, Any] = {}
    exec(marshal.loads(lowered.code), function.__globals__, scope)
    step: Any = scope[function.__name__]
    step.__module__ = function.__module__
    step.__qualname__ = function.__qualname__
    return step, lowered


def _lowered(function: FunctionType) -> Lowered:
    filename, line = function.__code__.co_filename, function.__code__.co_firstlineno
    where = f"{filename}:{line}: procedure '{function.__name__}'"
    if function.__qualname__ != function.__name__:
        raise ProcedureError(
            f"{where} is defined inside another function or class. "
            "Move it to module level and pass what it needs as arguments."
        )
    linecache.checkcache(filename)
    text = "".join(linecache.getlines(filename, function.__globals__))
    kept = _procedures(filename, text, ours=function.__module__.startswith(_OURS))
    if line in kept:
        return kept[line]
    for tree in ast.walk(ast.parse(text)):
        if isinstance(tree, ast.FunctionDef) and _first_line(tree) == line:
            return _lower(tree, text, filename)
    raise ProcedureError(f"{where} is not a plain function in a file. Write it with 'def'.")


@lru_cache(maxsize=16)
def _procedures(filename: str, text: str, ours: bool) -> dict[int, Lowered]:
    """All that are decorated as one in a file, by their first line."""
    about = f"procedures {sys.flags.optimize} {filename}"
    digest = blake2b(text.encode(), digest_size=16).digest()
    known = remembered(about, _MAKER, _File) if ours else None
    if known and known.text == digest:
        return known.procedures
    trees = [tree for tree in ast.parse(text).body if isinstance(tree, ast.FunctionDef) and _decorated(tree)]
    found = {_first_line(tree): _lower(tree, text, filename) for tree in trees}
    if ours:
        remember(about, _MAKER, _File(digest, found))
    return found


def _decorated(tree: ast.FunctionDef) -> bool:
    calls = [one.func for one in tree.decorator_list if isinstance(one, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id == "procedure" for name in calls)


def _first_line(tree: ast.FunctionDef) -> int:
    return min([tree.lineno, *(one.lineno for one in tree.decorator_list)])


def _lower(tree: ast.FunctionDef, text: str, filename: str) -> Lowered:
    lines = text.splitlines(keepends=True)
    return lower(tree, textwrap.dedent("".join(lines[_first_line(tree) - 1 : tree.end_lineno])), filename)
