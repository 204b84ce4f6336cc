"""One way to react: every stage of what happens in its order, everybody who has a say, nobody twice; and windows in
which all use what they like until they have passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from msgspec import field
from msgspec.structs import replace
from tests.kernel.harness import KEY, Table, ToyGame

from nokturn.kernel import Ask, Option, Position, Refused, Rule, State, Step, ask, call, carries_out, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.happenings import STAGES, Happening, React, Trigger, happen, reactions
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.reactions import Chapters, Pass, Then, Window, window


class Scene(State, kw_only=True):
    seats: tuple[str, ...] = ("A", "B", "C")
    sources: dict[str, list[Trigger]] = field(default_factory=dict)
    """Stage -> triggers, in the order of the rulebook."""
    heard: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    unable: list[str] = field(default_factory=list)
    """Who could use nothing, as everybody can see."""
    out: list[str] = field(default_factory=list)
    """Who has left."""
    owing: list[str] = field(default_factory=list)
    """Who has to use something first."""
    wakes: list[Trigger] = field(default_factory=list)
    """Become possible when a source called 'waker' acts."""


class Blow(Happening, frozen=True, kw_only=True):
    force: int = 3


@reactions("test_reactions")
def triggers(game: Scene, blow: Blow, stage: str) -> tuple[Trigger, ...]:
    return tuple(game.sources.get(stage, ()))


@carries_out(Blow)
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
    """A reaction to which others react."""
    if blow.force > 1:
        yield call(happen, Blow(force=1))
    return blow


@procedure()
def strike(game: Scene) -> Rule:
    blow = yield call(happen, Blow())
    game.heard.append(f"after: force {blow.force}, stopped {blow.stopped}")


class StagesGame(ToyGame):
    name = "test_reactions"
    rules_version = "made up on the spot"
    state_type = Scene
    first = strike

    def __init__(self, sources: dict[str, list[Trigger]], wakes: tuple[Trigger, ...] = ()) -> None:
        self.sources, self.wakes = sources, wakes

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Scene:
        sources = {stage: list(triggers) for stage, triggers in self.sources.items()}
        return Scene(dice=Dice(key), sources=sources, wakes=list(self.wakes))


def by(seat: str, source: str, effect: str = "notice", optional: bool = False) -> Trigger:
    return Trigger(seat, source, f"test_reactions.{effect}", optional)


def heard(**sources: list[Trigger]) -> list[str]:
    """What is heard when nobody is asked anything."""
    stages = {stage.replace("_", "-"): triggers for stage, triggers in sources.items()}
    table = Table(StagesGame(stages), 3)
    assert table.over
    return list(table.state.heard)


def test_all_stages_come_in_order():
    stages = {stage: [by("A", f"{stage}!")] for stage in STAGES}
    assert Table(StagesGame(stages), 3).state.heard == [
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


def test_stopped_afterwards_only_the_rest_of_the_stages_is_skipped():
    assert heard(after=[by("A", "x", "stop")], may_after=[by("B", "y")]) == [
        "lands with 3",
        "x stops it",
        "after: force 0, stopped True",
    ]


def test_the_optional_are_asked_and_may_decline():
    table = Table(StagesGame({"may-before": [by("B", "x", optional=True), by("A", "y", optional=True)]}), 3)
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
    table = Table(StagesGame({"before": [by("B", "x"), by("A", "y"), by("B", "z")]}), 3)
    table.asks(("B", "react-first"))
    assert table.ask("B").options == (React("x"), React("z"))
    table.answer("B", "react-first", React("z"))
    assert table.state.heard[:3] == ["z sees 3", "x sees 3", "y sees 3"]
    table.look_back()


def test_a_reaction_that_becomes_possible_gets_its_chance_and_one_that_is_gone_does_not():
    game = StagesGame({"before": [by("A", "waker")]}, wakes=(by("C", "sleeper"),))
    assert Table(game, 3).state.heard[:3] == ["waker sees 3", "sleeper sees 3", "lands with 3"]
    assert heard(before=[by("A", "killer"), by("B", "victim"), by("C", "z")])[:3] == [
        "killer sees 3",
        "z sees 3",
        "lands with 3",
    ]


def test_others_may_react_to_a_reaction():
    # Inside the inner blow x echoes no more (force 1), and the outer one goes on where it was.
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


class Bare(Window, frozen=True, kw_only=True):
    """A window that says nothing."""


@pytest.mark.parametrize("missing", ["order", "offers", "question"])
def test_a_window_says_who_reacts_what_may_be_used_and_what_is_asked(missing):
    with pytest.raises(ProcedureError, match=f"{Bare.plain_name}. Give its class a method '{missing}'"):
        getattr(Bare(), missing)(*([None] if missing == "order" else [None, "A"]))


def test_a_game_says_who_reacts_to_what_happens():
    with pytest.raises(ProcedureError, match=r"in stray\. Decorate a function with"):
        Position.start(Scene(dice=Dice(KEY)), happen, Stray())


def test_an_answer_given_to_react_first_is_saved_under_the_name_it_always_had():
    assert pack(React("x")) == {"is": "windows.React", "source": "x"}
    assert unpack({"is": "windows.React", "source": "x"}) == React("x")


# --- windows ------------------------------------------------------------------------------------------


class Play(Option, frozen=True):
    card: str


class Refuse(Option, frozen=True):
    """A pass of one's own making."""


tidy = Step("tidy")


class Duel(Window, frozen=True, kw_only=True):
    force: int = 3
    refusals: tuple[str, ...] = ()

    settles: ClassVar[Step | None] = tidy

    def order(self, game: Scene) -> tuple[str, ...]:
        return tuple([seat for seat in game.seats if seat not in game.out])

    def could(self, game: Scene, who: str) -> bool:
        return who not in game.unable

    def offers(self, game: Scene, who: str) -> Iterator[Option]:
        yield from [Play(card) for card in game.hands.get(who, ())]

    def owes(self, game: Scene, who: str) -> str:
        return "TOY-DUTY" if who in game.owing else ""

    def question(self, game: Scene, who: str) -> Ask:
        return ask(who, "use", self.choices(game, who))

    def passed(self, game: Scene, who: str) -> Duel:
        return replace(self, refusals=(*self.refusals, who))


class GoesOn(Duel, frozen=True, kw_only=True):
    after_use: ClassVar[Then] = "next"


class Once(Duel, frozen=True, kw_only=True):
    after_use: ClassVar[Then] = "over"


class EachOnce(Duel, frozen=True, kw_only=True):
    after_use: ClassVar[Then] = "each"


class Binding(Duel, frozen=True, kw_only=True):
    passing: ClassVar[Option | None] = Refuse()


class NoWayOut(Duel, frozen=True, kw_only=True):
    passing: ClassVar[Option | None] = None


@carries_out(Play)
@procedure()
def play_card(game: Scene, who: str, use: Play, duel: Duel) -> Any:
    game.hands[who].remove(use.card)
    game.heard.append(f"{who} {use.card}")
    if use.card == "out":
        game.out.append(who)
    if use.card == "nothing":
        return None
    return replace(duel, force=duel.force + 1, stopped=use.card == "end it")


@carries_out(tidy)
@procedure()
def tidy_up(game: Scene) -> Any:
    game.heard.append("tidy")


@procedure()
def opened(game: Scene, duel: Duel) -> Rule:
    duel = yield call(window, duel)
    game.heard.append(f"force {duel.force}, refused {''.join(duel.refusals)}")


HANDS = {"A": ["a1", "a2", "out", "nothing"], "B": ["b1", "end it"], "C": []}


def duel(on: Duel | None = None, **scene: Any) -> Position[Scene]:
    hands = {seat: list(cards) for seat, cards in HANDS.items()}
    return Position.start(Scene(dice=Dice(KEY), hands=hands, **scene), opened, on or Duel())


def said(position: Position[Scene], *answers: Option) -> str:
    """Give the answers; the seats that were asked for them, and who is asked now."""
    seats = ""
    for answer in answers:
        seats += position.asks()[0].seat
        assert position.answer(position.asks()[0].seat, answer) is None
    return seats + ">" + ("" if position.over else position.asks()[0].seat)


def test_a_window_is_over_when_all_have_passed_in_succession():
    position = duel()
    assert said(position, Pass(), Pass(), Pass()) == "ABC>"
    assert position.state.heard == ["force 3, refused ABC"]


def test_after_every_use_the_impulse_returns_to_the_first():
    position = duel()
    assert said(position, Play("a1"), Pass(), Play("b1"), Pass(), Pass(), Pass()) == "AABABC>"
    assert position.state.heard == ["A a1", "tidy", "B b1", "tidy", "force 5, refused AABC"]


def test_or_it_goes_on_to_the_next_and_to_the_user_last():
    position = duel(GoesOn())
    assert said(position, Play("a1"), Play("b1"), Pass(), Pass(), Pass()) == "ABCAB>"


def test_or_the_first_use_closes_it():
    position = duel(Once())
    assert said(position, Pass(), Play("b1")) == "AB>"
    assert position.state.heard == ["B b1", "tidy", "force 4, refused A"]


def test_or_everybody_has_it_once():
    position = duel(EachOnce())
    assert said(position, Play("a1"), Play("b1"), Pass()) == "ABC>"


def test_the_order_is_looked_up_anew_after_every_use():
    assert said(duel(), Play("out"), Pass(), Pass()) == "ABC>"
    assert said(duel(GoesOn()), Play("out"), Pass(), Pass()) == "ABC>", "the user is gone: it begins at the first"


def test_who_has_nothing_is_asked_all_the_same():
    position = duel()
    assert said(position, Pass(), Pass()) == "AB>C"
    assert position.asks()[0].options == (Pass(),)


def test_who_could_have_nothing_as_everybody_sees_passes_unasked():
    position = duel(unable=["A", "C"])
    assert said(position, Play("b1"), Pass()) == "BB>"
    assert position.state.heard[-1] == "force 4, refused AABC"


def test_nobody_is_asked_where_nobody_could_use_anything():
    assert duel(unable=["A", "B", "C"]).over


def test_a_duty_keeps_its_seat_from_passing():
    position = duel(owing=["A"])
    refusal = position.answer("A", Pass())
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("forbidden", "TOY-DUTY")
    assert said(position, Play("a1")) == "A>A"


def test_a_use_may_close_it_at_once():
    position = duel()
    assert said(position, Pass(), Play("end it")) == "AB>"


def test_a_use_need_not_say_anything_of_the_record():
    position = duel()
    assert said(position, Play("nothing"), Pass(), Pass(), Pass()) == "AABC>"
    assert position.state.heard[-1] == "force 3, refused ABC"


def test_a_pass_may_be_another_option_and_mean_something():
    position = duel(Binding())
    assert position.asks()[0].options[-1] == Refuse()
    assert Pass() not in position.asks()[0].options
    assert said(position, *[Refuse()] * 3) == "ABC>"
    assert position.state.heard == ["force 3, refused ABC"]


def test_without_a_pass_whoever_could_has_to():
    assert duel(NoWayOut()).asks()[0].options == tuple(map(Play, HANDS["A"]))


# --- what chapters contribute -------------------------------------------------------------------------


def test_chapters_say_what_is_offered_owed_and_when_it_is_over():
    chapters: Chapters[str] = Chapters(("dawn", "noon", "dusk"))

    @chapters.offers("dawn", "dusk")
    def open_card(game: Scene, who: str) -> Iterator[Option | Refused]:
        yield Play("open") if who == "A" else Refused(Play("open"), "TOY-OPEN")

    @chapters.offers("dusk", public=lambda game, who: who == "C")
    def from_hand(game: Scene, who: str) -> Iterator[Option]:
        yield Play("hidden")

    @chapters.duty("dusk")
    def first_things_first(game: Scene, who: str) -> str:
        return "TOY-DUTY" if who == "A" else ""

    @chapters.closes("dusk")
    def nobody_left(game: Scene) -> bool:
        return len(game.out) == 3

    scene = Scene(dice=Dice(KEY))
    assert ("dawn" in chapters, "noon" in chapters) == (True, False)
    assert list(chapters.offered(scene, "dawn", "A")) == [Play("open")]
    assert list(chapters.offered(scene, "dusk", "B")) == [Refused(Play("open"), "TOY-OPEN"), Play("hidden")]
    assert [chapters.possible(scene, "dawn", who) for who in "ABC"] == [True, False, False]
    assert [chapters.possible(scene, "dusk", who) for who in "ABC"] == [True, False, True], "not what B really holds"
    assert [chapters.owed(scene, name, "A") for name in ("dawn", "dusk")] == ["", "TOY-DUTY"]
    assert not chapters.closed(scene, "dusk")
    scene.out.extend("ABC")
    assert (chapters.closed(scene, "dawn"), chapters.closed(scene, "dusk")) == (False, True)


@pytest.mark.parametrize("declares", [Chapters.offers, Chapters.duty, Chapters.closes])
def test_a_chapter_that_misspells_a_window_is_told_the_nearest_as_it_is_imported(declares):
    chapters: Chapters[str] = Chapters(("dawn", "noon", "dusk"))

    def nobody_left(game: Scene) -> bool:
        return False

    with pytest.raises(ProcedureError, match=r"nobody_left: 'dsuk' is no window\. Write 'dusk'\."):
        declares(chapters, "noon", "dsuk")(nobody_left)
