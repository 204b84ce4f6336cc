"""Guard rails of procedures: what could not be resumed is refused at import, with the remedy."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from nokturn.kernel.errors import ProcedureError

LOOPS = (ast.For, ast.While, ast.AsyncFor)
_OPAQUE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
_SCOPES = (*_OPAQUE, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_RESERVED = re.compile(r"_at|_vars|_sent|_(items|next)\d+")


def guard(tree: ast.FunctionDef, filename: str) -> None:
    """Refuse what could not be resumed, at import, with the remedy."""

    def refuse(node: ast.AST, what: str, remedy: str) -> None:
        line = getattr(node, "lineno", tree.lineno)
        raise ProcedureError(f"{filename}:{line}: {what} in procedure '{tree.name}'. {remedy}")

    arguments = tree.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        refuse(tree, "*args, **kwargs or keyword-only parameters", "Use plain named parameters.")
    if not arguments.args:
        refuse(tree, "no parameter for the state", "Make the game's state the first parameter.")
    game = arguments.args[0].arg
    caught = {node.name for node in nodes_of(tree) if isinstance(node, ast.ExceptHandler)}

    def check_name(node: ast.Name) -> None:
        if _RESERVED.fullmatch(node.id):
            refuse(node, f"the name '{node.id}', which the compiler needs itself,", "Choose another name.")
        elif isinstance(node.ctx, ast.Del):
            refuse(node, f"'del {node.id}'", "Assign None instead.")
        elif isinstance(node.ctx, ast.Store) and node.id == game:
            refuse(node, f"an assignment to the state '{game}'", "Change what is in it, or choose another name.")
        elif isinstance(node.ctx, ast.Store) and node.id in caught:
            refuse(node, f"a variable '{node.id}' that is also a caught exception", "Choose another name.")

    def visit(node: ast.AST, inside: str) -> None:
        for child in ast.iter_child_nodes(node):
            place = inside
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                refuse(child, "nested function or class", "Move it to module level.")
            elif isinstance(child, ast.YieldFrom):
                refuse(child, "'yield from'", "Write 'x = yield call(procedure, ...)'.")
            elif isinstance(child, (ast.Await, ast.AsyncFor, ast.AsyncWith)):
                refuse(child, "'async' code", "Procedures are synchronous; ask with 'yield ask(...)'.")
            elif isinstance(child, ast.Name):
                check_name(child)
            elif isinstance(child, (ast.Global, ast.Nonlocal)):
                refuse(child, "'global' or 'nonlocal'", "Keep state in the game's state.")
            elif isinstance(child, ast.Yield):
                if inside:
                    refuse(
                        child,
                        f"'yield' inside {inside}",
                        "Write it with 'if' and 'elif'."
                        if inside == "a 'match'"
                        else "Move the 'yield' out of it into a statement of its own.",
                    )
                if child.value is None:
                    refuse(child, "bare 'yield'", "Yield one of ask, ask_all, ask_any, chance or call.")
            elif isinstance(child, _SCOPES):
                place = "a lambda" if isinstance(child, ast.Lambda) else "a comprehension"
            elif isinstance(child, (ast.Try, ast.TryStar)):
                place = "a 'try'"
            elif isinstance(child, (ast.With, ast.AsyncWith)):
                place = "a 'with'"
            elif isinstance(child, ast.Match):
                place = "a 'match'"
            elif isinstance(child, LOOPS) and child.orelse and suspends(child):
                refuse(child, "'else' on a loop that yields", "Use a flag variable instead.")
            visit(child, place)

    visit(tree, "")


def nodes_of(tree: ast.AST) -> list[ast.AST]:
    """What `ast.walk` finds, in the same order and in half the time: games are compiled whenever they are imported."""
    found = [tree]
    for node in found:
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                found += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found


def suspends(node: ast.AST | Sequence[ast.AST]) -> bool:
    nodes = node if isinstance(node, Sequence) else [node]
    return any(isinstance(inner, ast.Yield) for outer in nodes for inner in nodes_of(outer))
