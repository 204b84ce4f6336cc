"""Who has won (VTES-END-06), and effects that come too late for their card (VTES-R-30)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import block, choose, phase, until
from tests.games.vtes.rules.props import master, play_on, settle, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.card_language import ACTION_CARD, Ability, Deed, Mode
from nokturn.games.vtes.state.choices import Bleed, EndPhase, UseAbility
from nokturn.games.vtes.state.state import CONTESTED
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, GainPool, Lock, Unlock
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.plain import pack
from nokturn.kernel.words import Words


def winners(table: Table) -> list[str]:
    """Whoever is first; a first place that is shared is nobody's."""
    first = [standing.seats[0] for standing in GAME.standings(table.now) if standing.place == 1]
    return first if len(first) == 1 else []


@pytest.mark.rule("VTES-END-06")
@pytest.mark.parametrize(
    "points, won",
    [
        ({"A": 1, "B": 2, "C": 0}, ["B"]),
        ({"A": 1, "B": 1, "C": 0}, []),
        ({"A": 1, "B": 1, "C": 3}, ["C"]),
        ({"A": 0, "B": 0, "C": 0}, []),
    ],
)
def test_most_victory_points_win_and_a_tie_for_most_has_no_winner(points, won):
    table = Table("ABC")
    table.state.points = {seat: 2 * number for seat, number in points.items()}
    assert winners(table) == won
    assert {standing.seats[0]: standing.score for standing in GAME.standings(table.now)} == points


@pytest.mark.rule("VTES-END-06", "VTES-END-05")
def test_an_ousted_player_may_have_won():
    table = Table("ABCD")
    for seat in "BCAD":
        if not table.now.finished:
            table.state.pool[seat] = 0
            settle(table)
    assert table.now.finished
    assert table.now.playing == ("D",)
    assert table.now.points == {"A": 4, "B": 0, "C": 0, "D": 4}
    table.state.points["D"] = 2
    assert winners(table) == ["A"]


@pytest.mark.rule("VTES-R-32", "VTES-END-06")
def test_half_points_count():
    table = Table("AB")
    table.state.points = {"A": 2, "B": 1}
    table.state.turn_limit = table.state.turn + 1
    play_on(table)
    until(table, "minion-phase", "A")
    table.seat("A").answers(EndPhase())
    table.finish()
    assert table.now.points == {"A": 3, "B": 2}
    assert winners(table) == ["A"]


@pytest.mark.rule("VTES-END-06", "VTES-R-32")
@pytest.mark.parametrize(
    "halves, en, pl",
    [
        (4, "A and B have 2 victory points each: the game has no winner.", "(2)"),
        (3, "A and B have 1.5 victory points each: the game has no winner.", "(1,5)"),
    ],
)
def test_a_tie_can_be_kept_and_told(halves, en, pl):
    """What is kept of a game that is over is plain data: a table whose last word cannot be kept would never end."""
    table = Table("AB")
    table.state.points = {"A": halves, "B": halves}
    (tie,) = GAME.tie_breaks(table.state)
    assert [pack(value) for _, value in tie.facts]
    assert Words(GAME, "en").say(f"tie-{tie.key}", tie.facts) == en
    assert pl in Words(GAME, "pl").say(f"tie-{tie.key}", tie.facts)


@pytest.mark.rule("VTES-R-03", "VTES-R-18")
@pytest.mark.parametrize("gain, gone", [(3, ()), (0, ("A",))])
def test_what_an_action_costs_and_gives_is_netted_before_anybody_is_ousted(gain, gone):
    table = Table("ABC")
    table.state.pool["A"] = 2
    sully = vampire(table, "A")
    pawn = Mode(ACTION_CARD, "take-action", deed=Deed(), does=(GainPool(amount=gain),))
    table.hand("A", library_card("pawn", pawn, types=(ACTION_CARD,), pool=2))
    table.act("A")
    table.seat("A").plays("pawn", sully)
    if gone:
        table.finish()
    else:
        table.pass_until("minion-phase")
    assert table.now.gone == gone
    assert table.pool("A") == gain


@pytest.mark.rule("VTES-R-30")
def test_a_failed_blocker_that_is_gone_is_not_locked():
    table = Table()
    sully = vampire(table, "A", disciplines=("OBF",))
    guard = vampire(table, "B", Ability("act", burn=True))
    table.hand("A", "faceless-night")
    table.act("A")
    table.seat("A").answers(Bleed(sully, "B"))
    block(table, "B", guard)
    until(table, "block-attempt", "A")
    table.seat("A").plays("faceless-night", sully, 1)
    until(table, "action", "B")
    assert UseAbility(guard, 0) in table.options()
    table.seat("B").uses(guard)
    table.pass_until("minion-phase")
    assert guard not in table.now.cards
    assert table.pool("B") == 29


@pytest.mark.rule("VTES-R-30", "VTES-CONTEST-07")
@pytest.mark.parametrize("effect", [Lock(who="chosen"), Unlock(who="chosen")])
def test_what_is_out_of_play_by_then_is_neither_locked_nor_unlocked(effect):
    table = Table()
    victim = vampire(table, "B", locked=isinstance(effect, Unlock), region=CONTESTED)
    before = table.card(victim).locked
    table.run("vtes.resolve", Play(seat="A", card="misdirection", mode=0, chosen=(victim,)), (effect,))
    assert table.card(victim).locked is before


@pytest.mark.rule("VTES-R-30")
def test_an_effect_on_a_card_that_was_burned_meanwhile_is_ignored():
    table = Table()
    victim = vampire(table, "B", blood=2)
    table.hand("A", master("pyre", Burn(who="chosen"), Lock(who="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("pyre")
    choose(table, "A", victim)
    assert victim not in table.now.cards
    assert table.told("locks") == []


@pytest.mark.rule("VTES-END-03", "VTES-END-05", "VTES-END-06")
def test_the_ledger_says_whom_each_victory_point_was_for():
    table = Table("ABCD")
    story: list[Line] = []
    for seat in "BCAD":
        if not table.now.finished:
            table.state.pool[seat] = 0
            settle(table)
            story += log_of(table.events, None)
    found = [(credit.seat, credit.source, credit.things) for credit in GAME.ledger(table.now, story)]
    assert found == [("A", "ousting", ("B",)), ("A", "ousting", ("C",)), ("D", "ousting", ("A",)), ("D", "last", ())]
    (tie,) = GAME.tie_breaks(table.now)
    assert (tie.rule, dict(tie.facts)) == ("VTES-END-06", {"players": ("A", "D"), "score": 2, "half": False})
