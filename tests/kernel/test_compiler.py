"""Every form a procedure may take: compiled to frames it does what Python does with it as written."""

import runpy
import sys
import textwrap
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import field
from tests.kernel.harness import KEY, play_both

from nokturn.kernel import (
    Leaf,
    Position,
    Rule,
    State,
    ask,
    ask_all,
    ask_confirm,
    ask_number,
    call,
    chance,
    pick,
    procedure,
)
from nokturn.kernel.chance import Dice
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.errors import NokturnError, NotPlainError, ProcedureError, RunawayError
from nokturn.kernel.procedures import REGISTRY, Frame, Step, carries_out


class Note(Leaf, frozen=True):
    what: Any


class Notes(State, kw_only=True):
    """A state that writes down what the procedure did."""

    notes: list[Note] = field(default_factory=list)
    box: dict[str, int] = field(default_factory=dict)

    @property
    def seen(self) -> list[Any]:
        return [note.what for note in self.notes]

    def note(self, what: Any) -> None:
        self.notes.append(Note(what))


def notes() -> Notes:
    return Notes(dice=Dice(KEY))


def number(prompt: str = "n", low: int = 0, high: int = 9):
    return ask_number("A", prompt, low, high)


# --- the forms of a statement -------------------------------------------------------------------------


@procedure()
def assignments(game: Notes) -> Rule:
    plain = yield number("plain")
    annotated: int = yield number("annotated")
    first, (second, *rest) = yield call(three_parts)
    rest = tuple(rest)
    game.box["slot"] = yield number("slot")
    yield number("nobody keeps the answer")
    plain += annotated
    game.note((plain, first, second, rest, game.box["slot"]))


@procedure()
def three_parts(game: Notes) -> Rule:
    low = yield number("part")
    return low, (low + 1, low + 2, low + 3)


def test_an_answer_goes_wherever_a_value_can_go():
    state, asked = play_both(assignments, notes(), [1, 2, 5, 7, 0])
    assert state.seen == [(3, 5, 6, (7, 8), 7)]
    assert [a.prompt for a in asked] == ["plain", "annotated", "part", "slot", "nobody keeps the answer"]


@procedure()
def branches(game: Notes) -> Rule:
    way = yield number("way")
    if way == 0:
        game.note("zero")
    elif way == 1:
        answer = yield number("one")
        game.note(("one", answer))
    elif way == 2:
        if game.seen:
            yield number("never")
        else:
            yield number("two")
    else:
        game.note("many")
    game.note("end")


@pytest.mark.parametrize(
    "answers, seen",
    [
        ([0], ["zero", "end"]),
        ([1, 4], [("one", 4), "end"]),
        ([2, 0], ["end"]),
        ([3], ["many", "end"]),
    ],
)
def test_if_elif_else(answers, seen):
    assert play_both(branches, notes(), answers)[0].seen == seen


@procedure()
def loops(game: Notes) -> Rule:
    total = 0
    while total < 10:
        step = yield number("step", 0, 5)
        if step == 0:
            continue
        if step == 5:
            break
        for _ in range(step):
            again = yield ask_confirm("B", "again")
            if not again:
                break
            total += 1
        game.note(total)
    game.note(("done", total))


def test_loops_in_loops_with_break_and_continue():
    answers = [2, True, True, 0, 3, True, False, 5]
    assert play_both(loops, notes(), answers)[0].seen == [2, 3, ("done", 3)]


@procedure()
def jumps_in_kept_statements(game: Notes) -> Rule:
    """`break` and `continue` of a loop that yields, out of statements that do not."""
    for turn in range(9):
        answer = yield number(f"turn {turn}")
        if answer == 1:
            if turn > 0:
                continue
            game.note("first")
        elif answer == 2:
            break
        try:
            if answer == 3:
                continue
            if answer == 4:
                raise LookupError(turn)
        except LookupError:
            game.note("caught")
            continue
        finally:
            game.note("finally")
        with Noisy(game):
            if answer == 5:
                continue
            if answer == 6:
                break
        match answer:
            case 7:
                continue
            case 8:
                break
            case _:
                game.note("through")
    game.note("out")


class Noisy:
    """A context manager that writes down its end."""

    def __init__(self, game: Notes) -> None:
        self.game = game

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        self.game.note("closed")


@pytest.mark.parametrize(
    "answers, seen",
    [
        ([1, 1, 2], ["first", "finally", "closed", "through", "out"]),
        ([3, 2], ["finally", "out"]),
        ([4, 2], ["caught", "finally", "out"]),
        ([5, 6], ["finally", "closed", "finally", "closed", "out"]),
        ([7, 8], ["finally", "closed", "finally", "closed", "out"]),
        ([0] * 9, ["finally", "closed", "through"] * 9 + ["out"]),
    ],
)
def test_break_and_continue_out_of_statements_without_yield(answers, seen):
    assert play_both(jumps_in_kept_statements, notes(), answers)[0].seen == seen


@procedure()
def kept_loops(game: Notes) -> Rule:
    """Loops without a `yield` keep their own `break`, `continue` and `else`."""
    for _ in range(4):
        wanted = yield number("wanted")
        for candidate in (3, 5, 7):
            if candidate < wanted:
                continue
            if candidate == wanted:
                game.note(("found", candidate))
                break
        else:
            if wanted == 9:
                break
            game.note("missed")
            continue
        while wanted:
            wanted -= 1
            if wanted == 2:
                break
        game.note(wanted)
    game.note("out")


def test_a_loop_without_yield_keeps_its_own_jumps_and_its_else_leaves_the_loop_around():
    assert play_both(kept_loops, notes(), [5, 4, 9])[0].seen == [("found", 5), 2, "missed", "out"]


@procedure()
def expressions(game: Notes) -> Rule:
    limit = yield number("limit")
    squares = tuple(n * n for n in range(limit))
    if (last := len(squares)) > 2:
        game.note(last)
    doubled = tuple(map(lambda n: n * 2 + limit, squares))  # noqa: C417 - the point is the lambda
    again = yield number("again")
    total: int
    total = sum(doubled) + last + again
    total *= 2
    game.note(total)


def test_comprehension_walrus_lambda_and_augmented_assignment():
    # squares 0 1 4, doubled and plus three: 3 5 11; sum 19, plus 3, plus 1, twice
    assert play_both(expressions, notes(), [3, 1])[0].seen == [3, 46]


@procedure()
def caught(game: Notes) -> Rule:
    for key in ("here", "gone"):
        try:
            value = game.box[key]
        except KeyError as error:
            value = len(str(error))
        answer = yield number(key)
        game.note((value, answer))


def test_try_without_yield_may_name_its_exception():
    state = notes()
    state.box["here"] = 1
    assert play_both(caught, state, [4, 5])[0].seen == [(1, 4), (len("'gone'"), 5)]


@procedure()
def early(game: Notes) -> Rule:
    answer = yield number("early")
    if answer == 0:
        return "nothing"
    for turn in range(answer):
        more = yield ask_confirm("A", "more")
        if not more:
            return turn
        with Noisy(game):
            if turn == 2:
                return "third"
    return (yield number("last"))


@procedure()
def asks_early(game: Notes) -> Rule:
    game.note(yield_of := "early")
    value = yield call(early)
    game.note((yield_of, value))


@pytest.mark.parametrize(
    "answers, value",
    [([0], "nothing"), ([2, True, False], 1), ([9, True, True, True], "third"), ([1, True, 6], 6)],
)
def test_return_early_from_a_loop_and_the_value_of_a_yield(answers, value):
    assert play_both(asks_early, notes(), answers)[0].seen[-1] == ("early", value)


@procedure()
def silent(game: Notes, what: str) -> str:
    """No `yield` at all: still a procedure."""
    game.note(what)
    return what.upper()


@procedure()
def with_defaults(game: Notes, first: int, second: int = 20, third: str = "x") -> Rule:
    word = yield call(silent, third)
    return first, second, word


@procedure()
def calls(game: Notes) -> Rule:
    for_all = yield call(with_defaults, 1, 2, "a")
    named = yield call(with_defaults, third="b", first=3)
    short = yield call(with_defaults, 4)
    by_name = yield call("test_compiler.with_defaults", 5, third="d")
    game.note((for_all, named, short, by_name))


def test_call_binds_arguments_as_python_does():
    state, _ = play_both(calls, notes(), [])
    assert state.seen[-1] == ((1, 2, "A"), (3, 20, "B"), (4, 20, "X"), (5, 20, "D"))


@pytest.mark.parametrize(
    "args, named, message",
    [((), {}, "needs the argument 'first'"), ((1, 2, "c", 4), {}, "so many"), ((1,), {"fourth": 4}, "fourth")],
)
def test_call_refuses_arguments_that_do_not_fit(args, named, message):
    with pytest.raises(TypeError, match=message):
        call(with_defaults, *args, **named)


def test_call_of_a_name_nobody_has_says_what_to_do():
    with pytest.raises(ProcedureError, match=r"no procedure 'vendetta\.nowhere'. Import the module"):
        call("vendetta.nowhere")


def test_two_procedures_of_one_name_are_an_error_that_names_both(tmp_path):
    source = "from nokturn.kernel import procedure\n\n\n@procedure()\ndef twice(game):\n    return 1\n"
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "namesakes.py").write_text(source)
    runpy.run_path(str(tmp_path / "one" / "namesakes.py"), run_name="nokturn.games.namesakes.one")
    with pytest.raises(ProcedureError, match=r"other.namesakes.py:4 and .*one.namesakes.py:4 .* 'namesakes\.twice'"):
        runpy.run_path(str(tmp_path / "other" / "namesakes.py"), run_name="nokturn.games.namesakes.other")


toll = Step("toll")


def test_a_step_that_nothing_carries_out_says_what_to_do():
    with pytest.raises(ProcedureError, match=r"Nothing carries out <step nowhere>. Decorate .*, and import"):
        call(Step("nowhere"))


@carries_out(toll)
@procedure()
def pay_toll(game: Notes) -> int:
    """What `sets_off` sets off without knowing it."""
    game.note("toll")
    return 3


@procedure()
def sets_off(game: Notes) -> Rule:
    """A step that is written further up."""
    paid = yield call(toll)
    game.note(paid)


def test_a_step_is_set_off_in_one_place_and_carried_out_in_another():
    assert play_both(sets_off, notes(), [])[0].seen == ["toll", 3]


def test_a_step_is_carried_out_by_one_procedure():
    with pytest.raises(ProcedureError, match=r"sets_off.* and .*pay_toll.* would both carry out <step toll>"):
        carries_out(toll)(sets_off)


def test_the_first_procedure_takes_arguments_and_defaults_too():
    assert play_both(with_defaults, notes(), [], 1)[0].seen == ["x"]


@procedure()
def countdown(game: Notes, left: int) -> Rule:
    """Recursion: every level has its own variables."""
    if left == 0:
        return 0
    mine = yield number(f"level {left}")
    below = yield call(countdown, left - 1)
    game.note((left, mine))
    return mine + below


def test_recursion():
    state, asked = play_both(countdown, notes(), [5, 6, 7], 3)
    assert state.seen == [(1, 7), (2, 6), (3, 5)]
    assert [a.prompt for a in asked] == ["level 3", "level 2", "level 1"]


@procedure()
def walks_a_snapshot(game: Notes) -> Rule:
    for entry in game.seen:
        yield number(f"at {entry}")
        game.note(entry)


def test_a_loop_that_yields_walks_a_snapshot():
    state = notes()
    state.note("x")
    state.note("y")
    position = Position.start(state, walks_a_snapshot)
    for _ in range(2):
        assert position.answer("A", 0) is None
    assert position.over
    assert state.seen == ["x", "y", "x", "y"]


@procedure()
def shadows(game: Notes) -> Rule:
    len, tuple = 3, 4  # noqa: A001 - a rule may take words that Python uses
    for item in (len, tuple):
        answer = yield number(f"item {item}")
        game.note(answer)


def test_a_rule_may_use_the_names_of_builtins():
    assert play_both(shadows, notes(), [1, 2])[0].seen == [1, 2]


@procedure()
def all_effects(game: Notes) -> Rule:
    answers = yield ask_all({"B": ask_number("B", "sealed", 0, 9), "A": ask_number("A", "sealed", 0, 9)})
    rolled = yield chance(pick(6))
    chosen = yield ask("A", "one", [answer for _, answer in answers])
    game.note((answers, 0 <= rolled < 6, chosen))


def test_the_things_a_procedure_may_yield():
    position = Position.start(notes(), all_effects)
    assert [position.answer("A", 4), position.answer("B", 6), position.answer("A", 6)] == [None, None, None]
    assert position.state.seen == [((("B", 6), ("A", 4)), True, 6)]


def test_anything_else_that_is_yielded_is_an_error_that_names_the_place():
    with pytest.raises(NokturnError, match=r"test_compiler\.yields_nonsense \(yield#1\) yielded 5"):
        Position.start(notes(), yields_nonsense)
    with pytest.raises(NokturnError, match="yielded 5"):
        NativePosition.start(notes(), yields_nonsense)


@procedure()
def yields_nonsense(game: Notes) -> Rule:
    yield 5


@procedure()
def circles(game: Notes) -> Rule:
    while True:
        yield call(silent, "round")


@pytest.mark.parametrize("kernel", [Position, NativePosition])
def test_the_runaway_guard_stops_a_game_that_asks_nobody_anything(kernel):
    with pytest.raises(RunawayError, match="without asking"):
        kernel.start(notes(), circles)


# --- frames -------------------------------------------------------------------------------------------


def test_a_frame_in_mid_loop_is_plain_data_and_can_be_put_together_again():
    position = Position.start(notes(), loops)
    for seat, answer in [("A", 3), ("B", True)]:
        assert position.answer(seat, answer) is None
    frame = position.stack[-1]
    assert frame.procedure.labels[frame.at] == "ask_confirm:again#1"
    values = dict(zip(frame.procedure.variables, frame.variables, strict=True))
    assert values == {"total": 1, "step": None, "_": None, "again": None, "_items1": (0, 1, 2), "_next1": 2}

    twin = Position(position.state.clone(), [Frame(REGISTRY["test_compiler.loops"], frame.at, frame.variables)])
    for answer in (True, False):
        asked = twin.asks()
        assert asked == position.asks()
        assert twin.answer(asked[0].seat, 5 if asked[0].seat == "A" else answer) is None
        assert position.answer(asked[0].seat, 5 if asked[0].seat == "A" else answer) is None
        assert twin.state == position.state


@procedure()
def forgets(game: Notes, card: str) -> Rule:
    """What is over and done with does not stay behind in the frame; what is still needed does."""
    count = 1
    yield number("play it")
    game.note(card)
    count += 1
    kept: int
    kept = yield number("count")
    count: int  # type: ignore[no-redef]  # says what it is, and gives it no value
    yield number("forgotten")
    game.note((kept, count))


def test_a_frame_keeps_only_what_can_be_used_again():
    position = Position.start(notes(), forgets, "BR04")
    kept = []
    for answer in (0, 5, 0):
        frame = position.stack[-1]
        kept.append({n: v for n, v in zip(frame.procedure.variables, frame.variables, strict=True) if v is not None})
        assert position.answer("A", answer) is None
    assert kept == [{"card": "BR04", "count": 1}, {"count": 2}, {"count": 2, "kept": 5}]
    assert position.state.seen == ["BR04", (5, 2)]


@procedure()
def looks_twice(game: Notes) -> Rule:
    """Two loops with one variable, and a question between them."""
    for card in ("BR04", "NO07"):
        game.note(card)
    yield number("between")
    for card in ("TO06",):
        game.note(card)


@procedure()
def looks_back(game: Notes) -> Rule:
    """The second loop may have no round at all: then the last value of the first is still there."""
    for card in ("BR04", "NO07"):
        game.note(card)
    rounds = yield number("rounds")
    for card in ("TO06",) * rounds:
        game.note(card)
    game.note(card)


def test_a_loop_sets_its_variable_anew_so_nothing_of_an_earlier_one_stays():
    assert Position.start(notes(), looks_twice).stack[-1].variables == (None,)
    assert play_both(looks_twice, notes(), [1])[0].seen == ["BR04", "NO07", "TO06"]
    assert play_both(looks_back, notes(), [0])[0].seen == ["BR04", "NO07", "NO07"]
    assert play_both(looks_back, notes(), [1])[0].seen == ["BR04", "NO07", "TO06", "TO06"]


@procedure()
def hands_over(game: Notes, card: str) -> Rule:
    """What a called procedure was given need not stay with the caller."""
    count = yield call(takes_over, card)
    game.note(count)


@procedure()
def takes_over(game: Notes, card: str) -> Rule:
    game.note(card)
    count = yield number("count")
    return count


def test_a_frame_that_waits_for_a_call_keeps_nothing_of_what_it_has_handed_over():
    position = Position.start(notes(), hands_over, "BR04")
    assert [frame.variables for frame in position.stack] == [(None, None), (None, None)]
    assert position.answer("A", 5) is None
    assert position.state.seen == ["BR04", 5]


@procedure()
def keeps_a_list(game: Notes) -> Rule:
    harmless: Any = {"gone": 1}
    harmless = None
    hand = [1, 2]
    yield number("hand")
    game.note((harmless, hand))


def test_a_variable_that_could_not_be_saved_is_named_when_the_frame_comes_to_rest():
    with pytest.raises(NotPlainError, match=r"test_compiler\.keeps_a_list at number#1, variable 'hand'.*Use numbers"):
        Position.start(notes(), keeps_a_list)


@procedure()
def several_labels(game: Notes) -> Rule:
    first = yield ask_number("A", "x", 0, 1)
    yield ask_confirm("A", "y")
    first = yield ask_number("A", "x", 0, first)
    yield call(silent, "a")
    yield call(silent, "b")
    yield chance(pick(2))


def test_suspension_points_have_stable_labels():
    assert list(several_labels.labels.values()) == [
        "ask_number:first#1",
        "ask_confirm#1",
        "ask_number:first#2",
        "call:silent#1",
        "call:silent#2",
        "chance#1",
    ]


# --- modules written on the spot ----------------------------------------------------------------------

HEADER = "from nokturn.kernel import *\n\n"
_fresh = count()


def module_of(folder: Path, body: str, name: str = "") -> ModuleType:
    """Import `body` as a module of its own."""
    path = folder / f"{name or f'written{next(_fresh)}'}.py"
    path.write_text(HEADER + textwrap.dedent(body), encoding="utf-8")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PLAIN = """
@procedure()
def rule(game, seat):
    '''A docstring.'''
    answer = yield ask_number(seat, "how many", 0, 3)
    return answer + 1
"""


def stamp(folder: Path, body: str) -> str:
    return str(module_of(folder, body).rule.stamp)


@pytest.mark.parametrize(
    "old, new",
    [
        ("A docstring.", "Another docstring."),
        ("    '''A docstring.'''\n", ""),
        ("answer + 1", "answer + 1  # with a comment"),
        ("    return", "\n    # why\n    return"),
        ("@procedure()", '@procedure(rule="VEN-END-02")'),
    ],
)
def test_the_stamp_stays_when_comments_docstring_or_layout_change(tmp_path, old, new):
    assert old in PLAIN
    assert stamp(tmp_path, PLAIN) == stamp(tmp_path, PLAIN.replace(old, new))


@pytest.mark.parametrize(
    "old, new",
    [
        ("answer + 1", "answer + 2"),
        ("0, 3)", "0, 4)"),
        ("how many", "how much"),
        ("seat", "chair"),
        ("def rule(game, seat)", "def rule(game, seat='A')"),
    ],
)
def test_the_stamp_changes_with_the_body(tmp_path, old, new):
    assert old in PLAIN
    assert stamp(tmp_path, PLAIN) != stamp(tmp_path, PLAIN.replace(old, new))


# --- guard rails --------------------------------------------------------------------------------------

REFUSED = {
    "yield in a list": ("x = [s for s in (yield ask_confirm('A', 'x'))]", "a comprehension", "statement of its own"),
    "yield in a lambda": ("x = lambda: (yield 1)", "a lambda", "statement of its own"),
    "yield in try": ("try:\n    yield ask_confirm('A', 'x')\nfinally:\n    pass", "a 'try'", "statement of its own"),
    "yield in except": ("try:\n    pass\nexcept KeyError:\n    yield 1", "a 'try'", "statement of its own"),
    "yield in with": ("with open('x') as f:\n    yield ask_confirm('A', 'x')", "a 'with'", "statement of its own"),
    "yield in match": ("match 1:\n    case 1:\n        yield 1", "a 'match'", "'if' and 'elif'"),
    "yield from": ("yield from other(game)", "'yield from'", "yield call"),
    "nested function": ("def inner():\n    return 1\nyield inner()", "nested function", "module level"),
    "nested class": ("class Inner:\n    pass\nyield 1", "nested function or class", "module level"),
    "bare yield": ("yield", "bare 'yield'", "ask, ask_all, ask_any, chance or call"),
    "yield in an expression": ("x = 1 + (yield 1)", "larger expression", "answer = yield ask"),
    "yield as an argument": ("print((yield 1))", "larger expression", "answer = yield ask"),
    "yield in a test": ("if (yield 1):\n    pass", "larger expression", "answer = yield ask"),
    "yield in an iterable": ("for x in (yield 1):\n    pass", "larger expression", "answer = yield ask"),
    "yield in a condition": ("while (yield 1):\n    pass", "larger expression", "answer = yield ask"),
    "yield in a yield": ("yield (yield 1)", "larger expression", "answer = yield ask"),
    "two targets": ("x = y = yield 1", "larger expression", "answer = yield ask"),
    "augmented yield": ("x = 1\nx += yield 1", "larger expression", "answer = yield ask"),
    "for-else": ("for x in 'ab':\n    yield 1\nelse:\n    pass", "'else' on a loop", "flag variable"),
    "while-else": ("while game:\n    yield 1\nelse:\n    pass", "'else' on a loop", "flag variable"),
    "global": ("global x\nyield 1", "'global'", "state"),
    "del": ("x = 1\ndel x\nyield 1", "'del x'", "None"),
    "reserved name": ("_at = 1\nyield 1", "'_at'", "another name"),
    "state rebound": ("game = 1\nyield 1", "the state 'game'", "another name"),
    "exception kept": ("e = 1\ntry:\n    pass\nexcept KeyError as e:\n    pass\nyield e", "'e'", "another name"),
}


@pytest.mark.parametrize("body, what, remedy", REFUSED.values(), ids=REFUSED.keys())
def test_what_could_not_be_resumed_is_refused_at_import_with_place_and_remedy(tmp_path, body, what, remedy):
    source = "@procedure()\ndef rule(game):\n    'Docstring.'\n" + textwrap.indent(body, "    ") + "\n"
    with pytest.raises(ProcedureError) as raised:
        module_of(tmp_path, source, name="refused")
    message = str(raised.value)
    assert what in message
    assert remedy in message
    place, _, _ = message.partition(": ")
    file, _, line = place.rpartition(":")
    assert file == str(tmp_path / "refused.py")
    culprit = (tmp_path / "refused.py").read_text("utf-8").splitlines()[int(line) - 1]
    assert any(
        word in culprit for word in ("yield", "def inner", "class Inner", "for x", "while", "global", "del", " = 1")
    )


def test_python_itself_refuses_a_yield_inside_the_scope_of_a_comprehension(tmp_path):
    with pytest.raises(SyntaxError, match="'yield' inside list comprehension"):
        module_of(tmp_path, "@procedure()\ndef rule(game):\n    x = [(yield 1) for s in 'ab']\n")


@pytest.mark.parametrize("parameters", ["game, *rest", "game, **rest", "game, *, only", "game, /", ""])
def test_parameters_must_be_plain(tmp_path, parameters):
    with pytest.raises(ProcedureError, match=r"refused\.py:\d+: .* in procedure 'rule'. (Use plain|Make the game)"):
        module_of(tmp_path, f"@procedure()\ndef rule({parameters}):\n    yield 1\n", name="refused")


@pytest.mark.parametrize(
    "source",
    [
        "def outer():\n    @procedure()\n    def rule(game):\n        yield 1\n\nouter()\n",
        "class Outer:\n    @procedure()\n    def rule(game):\n        yield 1\n",
    ],
)
def test_a_procedure_inside_a_function_or_class_is_refused(tmp_path, source):
    with pytest.raises(ProcedureError, match=r"refused\.py:\d+: procedure 'rule' is defined inside .* module level"):
        module_of(tmp_path, source, name="refused")


def test_an_async_procedure_is_refused(tmp_path):
    with pytest.raises(ProcedureError, match=r"refused\.py:\d+: .* Write it with 'def'"):
        module_of(tmp_path, "@procedure()\nasync def rule(game):\n    yield 1\n", name="refused")


# --- lines --------------------------------------------------------------------------------------------

LINES = """
@procedure()
def rule(game):
    total = 0
    for turn in range(3):
        answer = yield ask_number("A", "n", 0, 9)
        if answer == 0:
            continue
        if answer > 5:
            more = yield ask_confirm("A", "more")
            if more:
                total += 100
            else:
                total += 10
                break
        elif answer == 4:
            total += 4
        while total > 1000:
            total -= 1000
    if total == 5:
        raise ValueError("five")
    game.note(total)
"""


def line_of(module: ModuleType, text: str) -> int:
    source = Path(str(module.__file__)).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(source, 1) if text in line)


def test_the_traceback_of_an_error_in_a_rule_shows_the_rules_file_and_line(tmp_path):
    module = module_of(tmp_path, LINES.replace("total = 0", "total = 5"))
    position = Position.start(notes(), module.rule)
    for _ in range(2):
        assert position.answer("A", 1) is None
    with pytest.raises(ValueError, match="five") as raised:
        position.answer("A", 1)
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (last.filename, last.name) == (module.__file__, "rule")
    assert last.lineno == line_of(module, 'raise ValueError("five")')
    assert last.line == 'raise ValueError("five")'


def lines_run(file: str, play: object) -> set[int]:
    """The lines of `file` that run while `play()` does, as a debugger or coverage sees them."""
    seen: set[int] = set()

    def trace(frame, event, arg):
        if frame.f_code.co_filename != file:
            return None
        if event == "line":
            seen.add(frame.f_lineno)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        play()  # type: ignore[operator]
    finally:
        sys.settrace(before)
    return seen


def play_out(position: Position[Notes] | NativePosition[Notes], answers: list[object]) -> None:
    for answer in answers:
        assert position.answer("A", answer) is None
    assert position.over


@pytest.mark.parametrize("answers", [[1, 1, 1], [0, 0, 4], [6, True, 1, 1], [6, False], [0, 7, True, 0]])
def test_the_lines_that_run_are_the_lines_of_the_rule(tmp_path, answers):
    module = module_of(tmp_path, LINES)
    definition = {line_of(module, "@procedure"), line_of(module, "def rule")}
    compiled = lines_run(str(module.__file__), lambda: play_out(Position.start(notes(), module.rule), answers))
    native = lines_run(str(module.__file__), lambda: play_out(NativePosition.start(notes(), module.rule), answers))
    assert compiled - definition == native - definition
