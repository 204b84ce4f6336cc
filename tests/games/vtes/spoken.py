"""Everything V:TES can say, found in its sources: prompts, windows, options and events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import nokturn.games.vtes as vtes
from nokturn.games.vtes.state import choices
from nokturn.kernel import Option
from nokturn.kernel.words import kebab

FOLDER = Path(vtes.__file__).parent
PROMPT_AT = {"ask": 1, "ask_some": 1, "ask_order": 1, "ask_number": 1, "ask_confirm": 1}


def prompts() -> set[str]:
    """`ask-<prompt>` for every question that is written down somewhere, and for every window."""
    found = set()
    for name, call, names in calls():
        if name in PROMPT_AT:
            found |= constants(call, PROMPT_AT[name], names)
        elif name == "Impulse":
            found |= constants(call, 0, names)
    return {f"ask-{prompt}" for prompt in found}


def events() -> set[str]:
    """`event-<key>` for everything told."""
    told = {key for name, call, names in calls() if name == "tell" for key in constants(call, 0, names)}
    return {f"event-{key}" for key in told}


def secret_events() -> set[str]:
    """`event-<key>-privy` for everything of which some know more than others."""
    told = {
        key
        for name, call, names in calls()
        if name == "tell" and any(one.arg == "privy" for one in call.keywords)
        for key in constants(call, 0, names)
    }
    return {f"event-{key}-privy" for key in told}


def options() -> set[str]:
    """`option-<option>` for everything a Methuselah can choose."""
    kinds = [kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Option)]
    return {f"option-{kebab(kind.__name__)}" for kind in kinds if kind is not Option}


Names = dict[str, ast.expr]


SPEAKING = frozenset({"tell", "Impulse", *PROMPT_AT})


@cache
def calls() -> tuple[tuple[str, ast.Call, Names], ...]:
    """Every call by which something is said: its name, the call, and what plain names stand for around it."""
    return tuple(found for path in sorted(FOLDER.rglob("*.py")) for found in calls_in(path))


def calls_in(path: Path) -> Iterator[tuple[str, ast.Call, Names]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        nodes = list(ast.walk(function))
        names = {
            target.id: node.value
            for node in nodes
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes:
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in SPEAKING:
                yield name, node, names


def constants(call: ast.Call, place: int, names: Names) -> set[str]:
    """The texts that an argument can be; none if that cannot be seen."""
    return texts(call.args[place], names) if len(call.args) > place else set()


def texts(value: ast.expr, names: Names) -> set[str]:
    match value:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return texts(one, names) | texts(other, names)
        case ast.Name(id=name) if name in names:
            return texts(names[name], {})
    return set()
