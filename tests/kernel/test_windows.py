"""The window: every stage in its order, everybody who has a say, nobody twice; and the impulse."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import field
from msgspec.structs import replace
from tests.kernel.harness import KEY, Table, ToyGame

from nokturn.kernel import Option, Position, Rule, State, call, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.impulse import Pass, Use, impulse, uses
from nokturn.kernel.windows import STAGES, Happening, React, Trigger, reactions, window


class Scene(State, kw_only=True):
    seats: tuple[str, ...] = ("A", "B", "C")
    sources: dict[str, list[Trigger]] = field(default_factory=dict)
    """Stage -> triggers, in the order of the rulebook."""
    heard: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    wakes: list[Trigger] = field(default_factory=list)
    """Become possible when a source called 'waker' acts."""


class Blow(Happening, frozen=True, kw_only=True):
    force: int = 3


@reactions("test_windows")
def triggers(game: Scene, blow: Blow, stage: str) -> tuple[Trigger, ...]:
    return tuple(game.sources.get(stage, ()))


@procedure()
def land(game: Scene, blow: Blow) -> Any:
    game.heard.append(f"lands with {blow.force}")
    return replace(blow, force=0)


@procedure()
def notice(game: Scene, trigger: Trigger, blow: Blow) -> Any:
    game.heard.append(f"{trigger.source} sees {blow.force}")
    if trigger.source == "waker":
        game.sources["before"].extend(game.wakes)
    if trigger.source == "killer":
        game.sources["before"] = [t for t in game.sources["before"] if t.source != "victim"]
    return blow


@procedure()
def soften(game: Scene, trigger: Trigger, blow: Blow) -> Any:
    game.heard.append(f"{trigger.source} softens")
    return replace(blow, force=blow.force - 1)


@procedure()
def stop(game: Scene, trigger: Trigger, blow: Blow) -> Any:
    game.heard.append(f"{trigger.source} stops it")
    return replace(blow, stopped=True)


@procedure()
def echo(game: Scene, trigger: Trigger, blow: Blow) -> Rule:
    """A reaction that is a window of its own."""
    if blow.force > 1:
        yield call(window, Blow(does="test_windows.land", force=1))
    return blow


@procedure()
def strike(game: Scene) -> Rule:
    blow = yield call(window, Blow(does="test_windows.land"))
    game.heard.append(f"after: force {blow.force}, stopped {blow.stopped}")


class WindowGame(ToyGame):
    name = "test_windows"
    rules_version = "made up on the spot"
    state_type = Scene
    first = strike

    def __init__(self, sources: dict[str, list[Trigger]], wakes: tuple[Trigger, ...] = ()) -> None:
        self.sources, self.wakes = sources, wakes

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Scene:
        sources = {stage: list(triggers) for stage, triggers in self.sources.items()}
        return Scene(dice=Dice(key), sources=sources, wakes=list(self.wakes))


def by(seat: str, source: str, effect: str = "notice", optional: bool = False) -> Trigger:
    return Trigger(seat, source, f"test_windows.{effect}", optional)


def heard(**sources: list[Trigger]) -> list[str]:
    """What is heard when nobody is asked anything."""
    stages = {stage.replace("_", "-"): triggers for stage, triggers in sources.items()}
    table = Table(WindowGame(stages), 3)
    assert table.over
    return list(table.state.heard)


def test_all_stages_come_in_order():
    stages = {stage: [by("A", f"{stage}!")] for stage in STAGES}
    assert Table(WindowGame(stages), 3).state.heard == [
        "replace! sees 3",
        "before! sees 3",
        "may-before! sees 3",
        "lands with 3",
        "after! sees 0",
        "may-after! sees 0",
        "after: force 0, stopped False",
    ]


def test_without_reactions_the_event_just_happens():
    assert heard() == ["lands with 3", "after: force 0, stopped False"]


def test_effects_edit_the_record_and_the_next_one_sees_the_edit():
    assert heard(replace=[by("A", "x", "soften")], before=[by("B", "y", "soften"), by("C", "z")]) == [
        "x softens",
        "y softens",
        "z sees 1",
        "lands with 1",
        "after: force 0, stopped False",
    ]


@pytest.mark.parametrize("stage", ["replace", "before", "may_before"])
def test_stopped_before_it_happens_it_does_not_happen_and_nobody_else_reacts(stage):
    stages = {stage: [by("A", "x", "stop"), by("B", "y")], "after": [by("C", "z")]}
    assert heard(**stages) == ["x stops it", "after: force 3, stopped True"]


def test_stopped_afterwards_only_the_rest_of_the_window_is_skipped():
    assert heard(after=[by("A", "x", "stop")], may_after=[by("B", "y")]) == [
        "lands with 3",
        "x stops it",
        "after: force 0, stopped True",
    ]


def test_the_optional_are_asked_and_may_decline():
    table = Table(WindowGame({"may-before": [by("B", "x", optional=True), by("A", "y", optional=True)]}), 3)
    table.asks(("B", "react"))
    assert dict(table.ask("B").args) == {"source": "x"}
    table.answer("B", "react", False)
    table.answer("A", "react", True)
    assert table.state.heard == ["y sees 3", "lands with 3", "after: force 0, stopped False"]
    table.look_back()


def test_a_source_that_still_could_reacts_once_per_stage_and_again_in_another():
    assert heard(before=[by("A", "x")], after=[by("A", "x")]) == [
        "x sees 3",
        "lands with 3",
        "x sees 0",
        "after: force 0, stopped False",
    ]


def test_the_same_source_of_two_seats_is_two_sources():
    assert heard(before=[by("A", "x"), by("B", "x")])[:2] == ["x sees 3", "x sees 3"]


def test_a_seat_with_several_reactions_picks_their_order():
    table = Table(WindowGame({"before": [by("B", "x"), by("A", "y"), by("B", "z")]}), 3)
    table.asks(("B", "react-first"))
    assert table.ask("B").options == (React("x"), React("z"))
    table.answer("B", "react-first", React("z"))
    assert table.state.heard[:3] == ["z sees 3", "x sees 3", "y sees 3"]
    table.look_back()


def test_a_reaction_that_becomes_possible_gets_its_chance_and_one_that_is_gone_does_not():
    game = WindowGame({"before": [by("A", "waker")]}, wakes=(by("C", "sleeper"),))
    assert Table(game, 3).state.heard[:3] == ["waker sees 3", "sleeper sees 3", "lands with 3"]
    assert heard(before=[by("A", "killer"), by("B", "victim"), by("C", "z")])[:3] == [
        "killer sees 3",
        "z sees 3",
        "lands with 3",
    ]


def test_a_reaction_may_be_a_window_itself():
    # Inside the inner window x echoes no more (force 1), and the outer one goes on where it was.
    assert heard(before=[by("A", "x", "echo"), by("B", "y")]) == [
        "y sees 1",
        "lands with 1",
        "y sees 3",
        "lands with 3",
        "after: force 0, stopped False",
    ]


class Stray(Happening, frozen=True, kw_only=True):
    """Of a game that has not said who reacts."""


Stray.plain_name = "stray.Stray"


@pytest.mark.parametrize("procedure, args", [(window, ()), (impulse, ("any", ("A",)))])
def test_a_game_must_say_who_reacts_and_what_may_be_used(procedure, args):
    with pytest.raises(ProcedureError, match=r"in stray\. Decorate a function with"):
        Position.start(Scene(dice=Dice(KEY)), procedure, Stray(does=""), *args)


# --- the impulse --------------------------------------------------------------------------------------


class Play(Use, frozen=True, kw_only=True):
    seat: str
    card: str


class Refuse(Pass, frozen=True):
    """A pass that means something."""


@uses("test_windows")
def usable(game: Scene, blow: Blow, prompt: str, seat: str) -> list[Option]:
    options: list[Option] = [play(seat, card) for card in game.hands.get(seat, ())]
    return [*options, Refuse("test_windows.refused")] if prompt == "binding" else options


def play(seat: str, card: str) -> Play:
    return Play(does="test_windows.play_card", seat=seat, card=card)


@procedure()
def play_card(game: Scene, use: Play, blow: Blow) -> Any:
    game.hands[use.seat].remove(use.card)
    game.heard.append(f"{use.seat} {use.card}")
    return replace(blow, force=blow.force + 1, stopped=use.card == "end it")


@procedure()
def refused(game: Scene, use: Refuse, blow: Blow) -> Any:
    game.heard.append("refused")
    return blow


@procedure()
def impulses(game: Scene, prompt: str, returns: bool) -> Rule:
    blow = yield call(impulse, Blow(does=""), prompt, game.seats, returns)
    game.heard.append(f"force {blow.force}")


def duel(prompt: str = "use", returns: bool = True) -> Position[Scene]:
    hands = {"A": ["a1", "a2"], "B": ["b1", "end it"], "C": []}
    return Position.start(Scene(dice=Dice(KEY), hands=hands), impulses, prompt, returns)


def said(position: Position[Scene], *answers: Option) -> str:
    """Give the answers; the seats that were asked for them, and who is asked now."""
    seats = ""
    for answer in answers:
        seats += position.asks()[0].seat
        assert position.answer(position.asks()[0].seat, answer) is None
    return seats + ">" + ("" if position.over else position.asks()[0].seat)


def test_the_impulse_ends_when_all_have_passed_in_succession():
    position = duel()
    assert said(position, Pass(), Pass(), Pass()) == "ABC>"
    assert position.state.heard == ["force 3"]


def test_after_every_use_it_returns_to_the_first():
    position = duel()
    assert said(position, play("A", "a1"), Pass(), play("B", "b1"), Pass(), Pass(), Pass()) == "AABABC>"
    assert position.state.heard == ["A a1", "B b1", "force 5"]


def test_or_it_goes_on_to_the_next():
    position = duel(returns=False)
    assert said(position, play("A", "a1"), play("B", "b1"), Pass(), Pass(), Pass()) == "ABCAB>"


def test_who_has_nothing_is_asked_all_the_same():
    position = duel()
    assert said(position, Pass(), Pass()) == "AB>C"
    assert position.asks()[0].options == (Pass(),)


def test_a_use_may_close_it_at_once():
    position = duel()
    assert said(position, Pass(), play("B", "end it")) == "AB>"


def test_a_pass_may_mean_something_and_still_be_a_pass():
    position = duel("binding")
    assert position.asks()[0].options[-1] == Refuse("test_windows.refused")
    assert Pass() not in position.asks()[0].options
    assert said(position, *[Refuse("test_windows.refused")] * 3) == "ABC>"
    assert position.state.heard == ["refused", "refused", "refused", "force 3"]
