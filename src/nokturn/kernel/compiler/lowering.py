"""Turns a generator function into a step function over plain data.

A rule is written as an ordinary generator.  `lower` cuts its body at every
`yield` and every jump that crosses one, numbers the pieces ("blocks") and builds

    step(game, at, vars, sent) -> (at, vars, effect)

which runs from block `at` up to the next suspension point.  Local variables
travel in the tuple `vars`, as far as they are still needed; nothing else survives
between two steps.  A result with `at == RETURNED` means the procedure is over and `effect` is its value.

The block of a suspension point holds *only* the yielded expression.  A frame
resting at block `n` can therefore ask its question again at any time by running
block `n`, and goes on at block `n + 1` once the answer is there.

Statements without a `yield` are kept as they are, with file and line numbers of
the source, so tracebacks, coverage and debuggers show the rule as written.
"""

from __future__ import annotations

import ast
import copy
import marshal
import symtable
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from nokturn.kernel.compiler.guards import LOOPS, guard, nodes_of, suspends
from nokturn.kernel.compiler.liveness import live_variables
from nokturn.kernel.errors import ProcedureError

N = TypeVar("N", bound=ast.AST)
RETURNED = -1

Step = Callable[[Any, int, tuple[Any, ...], Any], tuple[int, Any, Any]]

_FEW = 4
"""So many blocks are looked through one by one."""


class Lowered(msgspec.Struct, frozen=True, array_like=True):
    """One procedure, ready to be defined in its module."""

    code: bytes
    """Of the step function, as Python packs it."""
    variables: tuple[str, ...]
    labels: dict[int, str]
    """Suspension block -> stable label, e.g. `ask:stay#1`."""
    stamp: str
    """The same as long as the body is."""


def lower(tree: ast.FunctionDef, source: str, filename: str) -> Lowered:
    """Compile a function, given as a tree and as text; raise `ProcedureError` naming file, line and remedy."""
    guard(tree, filename)
    names = _locals_of(tree, source)
    canonical = ast.dump(ast.Module([_without_docstring(tree)], []), annotate_fields=False)
    lowering = _Lowering(filename)
    step = lowering.function(tree, names)
    code = marshal.dumps(compile(ast.Module([step], []), filename, "exec"))
    stamp = blake2b(canonical.encode(), digest_size=6).hexdigest()
    return Lowered(code, tuple(lowering.variables), lowering.labels, stamp)


def _without_docstring(tree: ast.FunctionDef) -> ast.FunctionDef:
    bare = copy.copy(tree)
    bare.decorator_list = []
    if ast.get_docstring(bare, clean=False) is not None:
        bare.body = bare.body[1:] or [ast.Pass()]
    return bare


def _locals_of(tree: ast.FunctionDef, source: str) -> list[str]:
    """Names bound in the function's own scope, parameters first, in order of appearance.

    The name of a caught exception is not among them: Python unbinds it at the end of its
    `except`, which cannot yield."""
    module = symtable.symtable(source, "<procedure>", "exec")
    table = next(child for child in module.get_children() if child.get_name() == tree.name)
    bound = {s.get_name() for s in table.get_symbols() if s.is_local()}
    bound -= {n.name for n in nodes_of(tree) if isinstance(n, ast.ExceptHandler) and n.name}
    parameters = [a.arg for a in tree.args.args]
    rest = [n.id for n in nodes_of(tree) if isinstance(n, ast.Name) and n.id in bound]
    return list(dict.fromkeys([*parameters, *rest]))


class _Lowering:
    """Builds the blocks of one procedure."""

    def __init__(self, filename: str) -> None:
        self.filename = filename
        self.blocks: list[list[ast.stmt]] = [[]]
        self.variables: list[str] = []
        self.labels: dict[int, str] = {}
        self._seen: dict[str, int] = {}
        self._loops: list[tuple[int, list[ast.Assign]]] = []
        self._walked: dict[int, int] = {}
        self._kept: dict[int, ast.Tuple] = {}
        """Suspension block -> the tuple of variables it keeps, filled in at the end."""
        self._calls: set[int] = set()
        """Suspension blocks that wait for a called procedure: unlike a question, the call is not looked up again."""
        self._line: ast.stmt = ast.Pass()

    def function(self, tree: ast.FunctionDef, names: list[str]) -> ast.FunctionDef:
        game = tree.args.args[0].arg
        walked = sorted(
            (node for node in nodes_of(tree) if isinstance(node, ast.For) and suspends(node)),
            key=lambda node: (node.lineno, node.col_offset),
        )
        self._walked = {id(node): number for number, node in enumerate(walked, 1)}
        hidden = [name for number in self._walked.values() for name in _walk_names(number)]
        self.variables = [*(n for n in names if n != game), *hidden]
        self._line = tree
        self._statements(_without_docstring(tree).body)
        self._emit(self._finish(ast.Constant(None)))
        self._keep_what_is_needed()
        body: list[ast.stmt] = []
        if self.variables:
            body.append(ast.Assign([_names(self.variables, ast.Store())], _name("_vars")))
        body.append(ast.While(ast.Constant(True), self._dispatch(0, len(self.blocks)), []))
        step = ast.FunctionDef(
            name=tree.name,
            args=ast.arguments(
                posonlyargs=[],
                args=[ast.arg(n) for n in (game, "_at", "_vars", "_sent")],
                kwonlyargs=[],
                kw_defaults=[],
                defaults=[],
            ),
            body=body,
            decorator_list=[],
        )
        return _placed(step, tree)

    def _keep_what_is_needed(self) -> None:
        """A frame keeps the variables that can still be read, and None in place of the others."""
        live = live_variables(self.blocks, self.variables)
        for number, kept in self._kept.items():
            needed = live[number + 1] if number in self._calls else live[number]
            names = [_name(name) if name in needed else ast.Constant(None) for name in self.variables]
            kept.elts = [ast.copy_location(name, kept) for name in names]

    # blocks

    def _dispatch(self, first: int, end: int) -> list[ast.stmt]:
        """Find block `_at` by halving, with the blocks in order: control still falls from one into the next."""
        if end - first > _FEW:
            middle = (first + end) // 2
            earlier = ast.If(_at_is(ast.Lt(), middle), self._dispatch(first, middle), [])
            return [earlier, *self._dispatch(middle, end)]
        return [ast.If(_at_is(ast.Eq(), n), self.blocks[n] or [ast.Pass()], []) for n in range(first, end)]

    def _emit(self, *statements: ast.stmt) -> None:
        self.blocks[-1].extend([_placed(statement, self._line) for statement in statements])

    def _open(self) -> int:
        """Start a new block, unless this one is still empty; control falls into it from the one before."""
        if self.blocks[-1]:
            self._emit(_goto(len(self.blocks)))
            self.blocks.append([])
        return len(self.blocks) - 1

    def _jump(self, target: int) -> list[ast.stmt]:
        return [_goto(target), ast.Continue()]

    def _later(self) -> ast.Assign:
        """A jump whose target is filled in afterwards."""
        return _goto(RETURNED)

    @staticmethod
    def _aim(jump: ast.Assign, target: int) -> None:
        assert isinstance(jump.value, ast.Constant)
        jump.value.value = target

    def _finish(self, value: ast.expr) -> ast.Return:
        return ast.Return(ast.Tuple([ast.Constant(RETURNED), ast.Constant(None), value], ast.Load()))

    # statements

    def _statements(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if isinstance(statement, ast.AnnAssign) and statement.value is None:
                continue  # A bare annotation does nothing when the procedure runs.
            self._line = statement
            if suspends(statement):
                self._suspending(statement)
            else:
                kept = self._keep(statement, own_loop=False)
                self._emit(*kept)

    def _keep(self, statement: ast.stmt, own_loop: bool) -> list[ast.stmt]:
        """A statement without `yield`: only its exits have to be redirected."""
        if isinstance(statement, ast.Return):
            return [_placed(self._finish(statement.value or ast.Constant(None)), statement)]
        if isinstance(statement, (ast.Break, ast.Continue)) and not own_loop and self._loops:
            head, breaks = self._loops[-1]
            jump = _goto(head)
            if isinstance(statement, ast.Break):
                breaks.append(jump)
            return [_placed(jump, statement), _placed(ast.Continue(), statement)]
        for field, value in ast.iter_fields(statement):
            # The `else` of a loop lies outside it: a `break` there leaves the loop around.
            inner = own_loop or (isinstance(statement, LOOPS) and field == "body")
            if field == "handlers" or field == "cases":
                for part in value:
                    part.body = self._keep_all(part.body, inner)
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(statement, field, self._keep_all(value, inner))
        return [statement]

    def _keep_all(self, statements: list[ast.stmt], own_loop: bool) -> list[ast.stmt]:
        return [kept for statement in statements for kept in self._keep(statement, own_loop)]

    def _suspending(self, statement: ast.stmt) -> None:
        match statement:
            case ast.Expr(value=ast.Yield(value=effect)) if effect is not None and not suspends(effect):
                self._yield(effect, None)
            case ast.Assign(targets=[target], value=ast.Yield(value=effect)) if effect and not suspends(effect):
                self._yield(effect, target)
            case ast.AnnAssign(target=target, value=ast.Yield(value=effect)) if effect and not suspends(effect):
                self._yield(effect, target)
            case ast.Return(value=ast.Yield(value=effect)) if effect is not None and not suspends(effect):
                self._yield(effect, None)
                self._emit(self._finish(_name("_sent")))
            case ast.If() if not suspends(statement.test):
                self._if(statement)
            case ast.While() if not suspends(statement.test):
                self._while(statement)
            case ast.For() if not suspends(statement.iter):
                self._for(statement)
            case _:
                raise ProcedureError(
                    f"{self.filename}:{statement.lineno}: 'yield' inside a larger expression. "
                    "Give it a statement of its own: 'answer = yield ask(...)', then use 'answer'."
                )

    def _yield(self, effect: ast.expr, target: ast.expr | None) -> None:
        number = self._open()
        self.labels[number] = self._label(effect, target)
        kept = ast.Tuple([], ast.Load())
        self._kept[number] = kept
        if isinstance(effect, ast.Call) and isinstance(effect.func, ast.Name) and effect.func.id == "call":
            self._calls.add(number)
        self._emit(ast.Return(ast.Tuple([ast.Constant(number), kept, effect], ast.Load())))
        self.blocks.append([])
        if target is not None:
            self._emit(ast.Assign([target], _name("_sent")))

    def _label(self, effect: ast.expr, target: ast.expr | None) -> str:
        kind = "yield"
        subject = ast.unparse(target) if target is not None else ""
        if isinstance(effect, ast.Call):
            kind = ast.unparse(effect.func)
            if kind == "call" and effect.args:
                subject = ast.unparse(effect.args[0])
        label = f"{kind}:{subject}" if subject else kind
        self._seen[label] = self._seen.get(label, 0) + 1
        return f"{label}#{self._seen[label]}"

    def _if(self, statement: ast.If) -> None:
        to_else = self._later()
        self._emit(ast.If(ast.UnaryOp(ast.Not(), statement.test), [to_else, ast.Continue()], []))
        self._statements(statement.body)
        past_else = self._later()
        if statement.orelse:
            self._emit(past_else, ast.Continue())
            self.blocks.append([])
            self._aim(to_else, len(self.blocks) - 1)
            self._statements(statement.orelse)
            self._line = statement
            self._aim(past_else, self._open())
        else:
            self._line = statement
            self._aim(to_else, self._open())

    def _while(self, statement: ast.While) -> None:
        head = self._open()
        out = self._later()
        self._emit(ast.If(ast.UnaryOp(ast.Not(), statement.test), [out, ast.Continue()], []))
        self._loop(statement, head, out)

    def _for(self, statement: ast.For) -> None:
        items, count = _walk_names(self._walked[id(statement)])
        snapshot = ast.Tuple([ast.Starred(statement.iter, ast.Load())], ast.Load())
        self._emit(
            ast.Assign([_name(items, ast.Store())], snapshot),
            ast.Assign([_name(count, ast.Store())], ast.Constant(0)),
        )
        head = self._open()
        out = self._later()
        length = ast.Call(ast.Attribute(_name(items), "__len__", ast.Load()), [], [])
        exhausted = ast.Compare(_name(count), [ast.GtE()], [length])
        self._emit(
            ast.If(exhausted, [out, ast.Continue()], []),
            ast.Assign([statement.target], ast.Subscript(_name(items), _name(count), ast.Load())),
            ast.AugAssign(_name(count, ast.Store()), ast.Add(), ast.Constant(1)),
        )
        self._loop(statement, head, out)

    def _loop(self, statement: ast.For | ast.While, head: int, out: ast.Assign) -> None:
        self._loops.append((head, [out]))
        self._statements(statement.body)
        self._line = statement
        self._emit(*self._jump(head))
        self.blocks.append([])
        _, exits = self._loops.pop()
        for jump in exits:
            self._aim(jump, len(self.blocks) - 1)


def _walk_names(number: int) -> tuple[str, str]:
    """The hidden variables of the n-th `for` that yields: its snapshot and its position in it."""
    return f"_items{number}", f"_next{number}"


def _placed(node: N, origin: ast.stmt) -> N:
    """Whatever is new in `node` gets the first line of `origin`, the statement it stands for."""
    ahead: list[ast.AST] = [node]
    while ahead:
        part = ahead.pop()
        if hasattr(part, "lineno"):
            continue  # from the source, or placed before, and all that is in it
        if isinstance(part, (ast.stmt, ast.expr, ast.arg)):
            part.lineno = part.end_lineno = origin.lineno
            part.col_offset = part.end_col_offset = origin.col_offset
        ahead += ast.iter_child_nodes(part)
    return node


def _name(identifier: str, context: ast.expr_context | None = None) -> ast.Name:
    return ast.Name(identifier, context or ast.Load())


def _names(identifiers: Sequence[str], context: ast.expr_context) -> ast.Tuple:
    kind = type(context)
    return ast.Tuple([_name(identifier, kind()) for identifier in identifiers], context)


def _at_is(operator: ast.cmpop, number: int) -> ast.Compare:
    return ast.Compare(_name("_at"), [operator], [ast.Constant(number)])


def _goto(target: int) -> ast.Assign:
    return ast.Assign([_name("_at", ast.Store())], ast.Constant(target))
