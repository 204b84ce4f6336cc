"""Hidden information stays hidden.

The detector is resampling: everything `seat` does not know is dealt anew, and nothing that
reaches the seat — view, questions, refusals, log, who else is asked — may change.  A second
net, which does not trust the resampling, looks for the names of hidden things in all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.conformance.play import Play, Table, answers_to, called, finish, key_of, play, play_on, sparse
from tests.conformance.secrets import groups_hidden, hidden, names_in, names_resting, names_told, searched, shown

from nokturn.kernel import Ask, Position, Seat
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.events import log_of

KEYS = 2
DENSE = 20
"""Everybody's world is dealt anew at the first so many decisions, and then ever further apart."""
LATER = 15
"""Decisions that a world dealt anew is played on for: enough to leave the frames of the question it was dealt in."""
TO_THE_END = 20
"""Every so many kinds of questions, one world is played to the end of the game."""


WORLDS = 60
"""Dealt at most before a group of cards is said to lie still: four cards fall alike in three worlds now and then."""


def worlds(game: Play, viewer: Seat | None, keys: int = KEYS) -> Iterator[Position[Any]]:
    """Positions that `viewer` could not tell from where the game is."""
    for number in range(keys):
        key = rekey(key_of(game.seed), game.step, str(viewer), number)
        yield game.position.resampled(game.table.game, viewer, key)


def asked(asks: tuple[Ask, ...]) -> dict[Seat, tuple[str, str, str]]:
    """What everybody can see of the open questions: who is asked, and about what."""
    return {question.seat: (question.prompt, question.kind, question.rule) for question in asks}


def resampling_is_unnoticed(table: Table, seed: int, dense: int, keys: int) -> None:
    with play(table, seed) as game:
        for position in game.decisions(dense):
            before, faults = game.digest(), table.game.faults(position.state)
            strings = strings_of(position.state)
            for viewer in table.viewers:
                shown, beside = table.game.view(position.state, viewer), asides(table, position, viewer)
                lit = table.game.opened(position.state)
                for world in worlds(game, viewer, keys):
                    assert table.game.view(world.state, viewer) == shown, f"the view of {viewer} changes"
                    assert_same_questions(position, world, viewer)
                    assert spared(table, world) == spared(table, position), f"{viewer} could tell by who is spared"
                    assert asides(table, world, viewer) == beside, f"{viewer} could tell by what stands beside"
                    assert table.game.opened(world.state) == lit, f"{viewer} could tell by what has come to light"
                    assert table.game.faults(world.state) == faults, "it is as sound"
                    if table.game.cards_known(world.state):
                        assert strings_of(world.state) == strings, "every card is there exactly once"
                    if table.game.open_information:
                        world.state.dice = position.state.dice
                        assert world.state == position.state, "there is nothing to deal anew"
            assert game.digest() == before, "resampling leaves the game itself alone"


def spared(table: Table, position: Position[Any]) -> set[Seat]:
    """Who is not asked, because the answer goes without saying."""
    manners = table.game.manners
    return {ask.seat for ask in position.asks() if manners.spared(position.state, ask) is not None}


def asides(table: Table, position: Position[Any], viewer: Seat | None) -> list[Any]:
    """What is said beside the choices of `viewer`."""
    question = None if viewer is None else position.ask_for(viewer)
    if question is None:
        return []
    tongue, state, seat = table.game.tongue, position.state, question.seat
    beside = [
        (
            tongue.aside_for(state, seat, option),
            tongue.outcomes(state, seat, option),
            tongue.caution(state, seat, option),
        )
        for option in question.options
    ]
    return [*beside, tongue.shortcuts(state, question), table.game.manners.suggested_orders(state, seat)]


def assert_same_questions(position: Position[Any], world: Position[Any], viewer: Seat | None) -> None:
    if viewer is not None:
        assert world.ask_for(viewer) == position.ask_for(viewer), f"the question to {viewer} changes"
    open_now, open_there = asked(position.asks()), asked(world.asks())
    again = {seat for seat, _ in position.sealed if seat != viewer}
    assert set(open_there) == set(open_now) | again, f"{viewer} could tell by who is asked"
    for seat, about in open_now.items():
        assert open_there[seat] == about, f"{viewer} could tell by what {seat} is asked"
    for question in world.asks():
        if question.seat not in again:
            assert question.forced() is None, f"{viewer} could tell by {question.seat} being asked at all"


def strings_of(state: Any) -> Counter[str]:
    """Every string in a state, with the number of times it is there; the dice are new and do not count."""
    found: Counter[str] = Counter()
    plain = msgspec.to_builtins(state, enc_hook=repr)
    plain.pop("dice")
    ahead = [plain]
    while ahead:
        value = ahead.pop()
        if isinstance(value, str):
            found[value] += 1
        elif isinstance(value, dict):
            found.update(value.keys())
            ahead.extend(value.values())
        elif isinstance(value, (list, tuple)):
            ahead.extend(value)
    return found


def test_resampling_is_unnoticed(table: Table) -> None:
    """View, own question with its refusals, who else is asked, number of everything: all as before."""
    resampling_is_unnoticed(table, 400, DENSE, KEYS)


@pytest.mark.soak
def test_resampling_is_unnoticed_anywhere(table: Table) -> None:
    for seed in range(4_000, 4_020):
        resampling_is_unnoticed(table, seed, dense=0, keys=3)


def test_resampling_deals_everything_anew(table: Table) -> None:
    """What is hidden really moves: a resampling that forgets a deck would hide every leak of it."""
    with play(table, 401) as game:
        for position in game.decisions(DENSE // 2):
            for viewer in table.viewers:
                still = [group for group in groups_hidden(table, position.state, viewer) if len(group) > 3]
                dealt = worlds(game, viewer, WORLDS)
                known = table.game.cards_known(position.state)
                before = places_of((next(dealt) if known else position).state, still)
                for world in dealt:
                    # Usually one other world is enough to see everything move; a few cards may fall alike in several.
                    places = places_of(world.state, still)
                    still = [group for group in still if places[group] == before[group]]
                    if not still:
                        break
                assert not still, f"for {viewer} these always lie the same: {[sorted(group) for group in still]}"


def places_of(state: Any, groups: list[frozenset[str]]) -> dict[frozenset[str], list[tuple[str, str]]]:
    """Where in a state the names of each group are."""
    found: dict[frozenset[str], list[tuple[str, str]]] = {group: [] for group in groups}
    named = frozenset().union(*groups)
    ahead: list[tuple[str, Any]] = [("", msgspec.to_builtins(state, enc_hook=repr))]
    while ahead:
        where, holder = ahead.pop()
        for place, value in holder.items() if isinstance(holder, dict) else enumerate(holder):
            if isinstance(value, str):
                if value in named:
                    for group in groups:
                        if value in group:
                            found[group].append((f"{where}/{place}", value))
            elif isinstance(value, (dict, list, tuple)) and value:
                ahead.append((f"{where}/{place}", value))
    return found


Kind = tuple[tuple[str, ...], tuple[tuple[str, str, tuple[bool, ...]], ...]]


def kind_of(position: Position[Any]) -> Kind:
    """What is asked, where in the rules, and which collections the frames there hold something in: a world dealt anew
    before a hunter has shown anything is not one dealt anew after it."""
    resting = [
        (
            frame.procedure.name,
            frame.procedure.labels[frame.at],
            tuple(bool(value) for value in frame.variables if isinstance(value, (tuple, list, dict))),
        )
        for frame in position.stack
    ]
    return tuple(question.prompt for question in position.asks()), tuple(resting)


def test_a_game_resampled_inside_any_question_can_be_played_on(table: Table) -> None:
    """The frames go with any world that anybody could be in: nothing in them belongs to the old one.  So the world is
    dealt anew inside every kind of question that the game meets, for everybody, and some worlds are played to the
    end."""
    met: set[Kind] = set()
    with play(table, 402) as game:
        for position in game.decisions():
            kind = kind_of(position)
            if kind in met:
                continue
            met.add(kind)
            for viewer in table.viewers:
                for world in worlds(game, viewer, 1):
                    play_on(world, game.step, LATER)
            if len(met) % TO_THE_END == 0:
                for world in worlds(game, game.dice.choice(table.viewers), 1):
                    finish(table, world, game.step)


def no_hidden_name_reaches_anybody(table: Table, seed: int, dense: int = 0) -> None:
    with play(table, seed) as game:
        secrets: dict[Seat | None, frozenset[str]] = {}
        open_events = shown(table)
        for position in game.decisions():
            state, looks = position.state, dense == 0 or game.step in sparse(dense)
            for viewer in table.viewers:
                secret = hidden(table, state, viewer)
                told = names_told([event for event in game.told if event.key not in open_events], viewer)
                # What is named the moment it comes to light, or is put away for good, is no leak.
                assert not told & secret & secrets.get(viewer, secret), f"{viewer} is told of hidden things"
                secrets[viewer] = secret
                question = position.ask_for(viewer) if viewer else None
                if looks:
                    assert not names_in(table.game.view(state, viewer)) & secret, f"{viewer} sees hidden things"
                if question is not None:
                    asked_about = names_in(question) - searched(table, state, question)
                    assert not asked_about & secret, f"{viewer} is asked about hidden things"
                    refusal = question.check("no such option")
                    assert refusal is None or not names_in(refusal) & secret


@pytest.mark.widely
def test_no_hidden_name_reaches_anybody(table: Table) -> None:
    """Questions, refusals and the log, as JSON, at every decision and for everybody; views, ever further apart."""
    no_hidden_name_reaches_anybody(table, 403, 3 * DENSE)


@pytest.mark.soak
def test_no_hidden_name_ever_reaches_anybody(table: Table) -> None:
    for seed in range(4_100, 4_150):
        no_hidden_name_reaches_anybody(table, seed)


def test_frames_hold_nothing_hidden(table: Table) -> None:
    """Between two answers the variables of the rules name only what everybody knows.

    Otherwise a resampled game would go on with a card that is no longer there.  A card that is
    on its way (played, kept, drawn) travels within one step and is dropped with it."""
    for seed in (404, 405):
        with play(table, seed) as game:
            for position in game.decisions():
                secret = hidden(table, position.state, None)
                for where, names in names_resting(position).items():
                    assert not names & secret, f"{where} holds something hidden"


def sealed_answers_are_invisible(table: Table, seed: int) -> int:
    """How many questions of several at once were met."""
    met = 0
    with play(table, seed) as game:
        for position in game.decisions():
            for question in position.asks():
                if len(position.asks()) < 2 or position.any_of:
                    continue
                met += 1
                answers = answers_to(question, most=6)
                for answer in {0: answers[0], 1: answers[-1]}.values():
                    sealed = position.clone()
                    assert sealed.answer(question.seat, answer) is None
                    assert sealed.state.events == [], "nobody is told anything before all have answered"
                    for viewer in table.viewers:
                        shown = table.game.view(position.state, viewer)
                        assert table.game.view(sealed.state, viewer) == shown
                    others = tuple(other for other in position.asks() if other.seat != question.seat)
                    assert sealed.asks() == others
                    assert sealed.stack == position.stack
    return met


def test_sealed_answers_are_invisible(table: Table) -> None:
    """Whatever a seat has sealed, the others see and are asked the same, and nobody is told anything.

    In a game whose sources never `ask_all`, everybody answers one after the other, and there is nothing to seal."""
    if "ask_all" not in called(table.game):
        assert not sealed_answers_are_invisible(table, 406), "now there are answers to seal"
        return
    for seed in range(406, 426):
        if sealed_answers_are_invisible(table, seed):
            return
    assert table.players == 1, "the rules ask several at once (ask_all), and in twenty games nobody ever was"


def what_can_be_taken_back_has_taught_nothing(table: Table, seed: int, dense: int) -> bool:
    """Whether answers were compared in two worlds that look alike to a viewer, or nobody was ever asked alone."""
    met, alone = 0, 0
    with play(table, seed) as game:
        for position in game.decisions(dense):
            if position.sealed or (len(position.asks()) > 1 and not position.any_of):
                continue
            alone += 1
            for viewer in table.viewers:
                for world in worlds(game, viewer, 1):
                    if world.asks() != position.asks():
                        continue  # the others' question is about what the viewer does not know
                    met += 1
                    here = position.clone()
                    here.state.dice = world.state.dice
                    assert_teaches_nothing(table, here, world, game, viewer)
    return met > 0 or alone == 0


def assert_teaches_nothing(
    table: Table, here: Position[Any], there: Position[Any], game: Play, viewer: Seat | None
) -> None:
    """The same answer in two worlds looks the same, or it has drawn or revealed something and cannot be undone."""
    dice: Dice = here.state.dice
    assert here.answer(game.seat, game.answer) is None
    assert there.answer(game.seat, game.answer) is None
    if here.state.dice != dice or any(event.reveals for event in here.state.events or ()):
        return
    assert there.state.dice == dice
    assert log_of(there.state.events or (), viewer) == log_of(here.state.events or (), viewer)
    assert table.game.view(there.state, viewer) == table.game.view(here.state, viewer)
    assert asked(there.asks()) == asked(here.asks())
    if viewer is not None:
        assert there.ask_for(viewer) == here.ask_for(viewer)


def test_what_can_be_taken_back_has_taught_nothing(table: Table) -> None:
    """An answer after which somebody knows more about hidden things must say so (`reveals`), or have drawn."""
    assert what_can_be_taken_back_has_taught_nothing(table, 407, 3 * DENSE), "no question is the same in another world"


@pytest.mark.soak
def test_what_can_ever_be_taken_back_has_taught_nothing(table: Table) -> None:
    for seed in range(4_200, 4_250):
        what_can_be_taken_back_has_taught_nothing(table, seed, dense=0)
