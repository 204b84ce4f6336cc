"""The suite is no stamp of approval: a Wake with one thing broken in it is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.conformance import test_answers, test_endings, test_leaks, test_same_game, test_saves, test_words
from tests.conformance.play import TABLES, Table
from tests.conformance.wake import wake

from nokturn.kernel import Option, Refused, State
from nokturn.kernel.errors import NokturnError

TABLE = next(table for table in TABLES if str(table) == "wake-4-draught")
Check = Callable[[Table], None]

# As it should be.
tell, clone = State.tell, wake.Wake.clone
view, resample = wake.view, wake.resample
bids, graves = wake.bid_options, wake.dig_options

# As it should not.


def everybody_knows_every_grave(*_: Any) -> bool:
    return True


def order_of_omens_told(game: Any, seat: Any) -> Any:
    return replace(view(game, seat), omens=game.omens)


def nothing_is_dealt_anew(game: Any, seat: Any, key: str) -> Any:
    return game.clone()


def own_hand_is_dealt_anew(game: Any, seat: Any, key: str) -> Any:
    return resample(game, None, key)


def secrets_told_to_all(state: Any, key: str, *, privy: Any = (), secret: Any = None, **facts: Any) -> None:
    tell(state, key, **facts, **(secret or {}))


def nothing_counts_as_revealed(state: Any, key: str, *, reveals: bool = False, **facts: Any) -> None:
    tell(state, key, **facts)


def asking_leaves_traces(game: Any, seat: str) -> Any:
    game.slots += 1
    return bids(game, seat)


def forbidden_by_no_rule(game: Any, seat: str) -> Any:
    return [Refused(o.option, "WAKE-99", o.args) if isinstance(o, Refused) else o for o in bids(game, seat)]


class Unheard(Option, frozen=True):
    """A choice without words."""


def a_choice_without_words(game: Any, seat: str) -> Any:
    return (*graves(game, seat), Unheard())


def shared_between_clones(state: Any) -> Any:
    copy = clone(state)
    copy.embers = state.embers
    return copy


BREAKAGES: tuple[tuple[Any, str, Any, Check], ...] = (
    (wake, "knows", everybody_knows_every_grave, test_leaks.test_no_hidden_name_reaches_anybody),
    (wake, "view", order_of_omens_told, test_leaks.test_no_hidden_name_reaches_anybody),
    (wake, "view", order_of_omens_told, test_leaks.test_resampling_is_unnoticed),
    (wake, "resample", nothing_is_dealt_anew, test_leaks.test_resampling_deals_everything_anew),
    (wake, "resample", own_hand_is_dealt_anew, test_leaks.test_resampling_is_unnoticed),
    (State, "tell", secrets_told_to_all, test_leaks.test_no_hidden_name_reaches_anybody),
    (State, "tell", nothing_counts_as_revealed, test_leaks.test_what_can_be_taken_back_has_taught_nothing),
    (
        wake,
        "bid_options",
        asking_leaves_traces,
        test_same_game.test_open_questions_are_derived_and_asking_changes_nothing,
    ),
    (wake, "bid_options", forbidden_by_no_rule, test_answers.test_nothing_else_can_be_taken),
    (
        wake,
        "dig_options",
        a_choice_without_words,
        test_words.test_options_of_a_question_can_be_told_apart_by_their_words,
    ),
    (wake.Wake, "clone", shared_between_clones, test_saves.test_clones_never_move),
    (wake.WakeGame, "decision_limit", 12, test_endings.test_random_games_end),
)


def test_what_is_broken_was_whole_before() -> None:
    for check in {check for *_, check in BREAKAGES}:
        check(TABLE)


@pytest.mark.parametrize(
    "owner, name, broken, check",
    BREAKAGES,
    ids=[f"{getattr(broken, '__name__', name)}-{check.__name__}" for _, name, broken, check in BREAKAGES],
)
def test_a_broken_game_is_found_out(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, broken: Any, check: Check
) -> None:
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises((AssertionError, NokturnError)):
        check(TABLE)
