"""The clever player of V:TES in situations with one sensible answer, and in whole games."""

import pytest
from tests.games.vtes.table import Table

from nokturn.games.vtes.bot import CleverBot
from nokturn.games.vtes.decks.building.by_chance import deck_by_chance
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.seen.decks_at_table import check_deck
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    EndPhase,
    HandStrike,
    Hunt,
    LeaveTorpor,
    Pass,
    PlayCard,
)
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.kernel.chance import rekey
from nokturn.players import RandomBot


def thinks(table):
    """What the clever player answers to the open question."""
    ask = table.ask()
    return CleverBot("whim").answer(view(table.now, ask.seat), ask, ())


def test_it_bleeds_with_what_it_has():
    table = Table("ABC")
    one = table.vampire("A", "andi-liu")
    table.vampire("B", "ryan", locked=True)
    table.act("A")
    assert thinks(table) == Bleed(one, "B")
    table = Table("ABC")
    one = table.vampire("A", "andi-liu")
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    assert thinks(table) == PlayCard("govern-the-unaligned", 0, one)


def test_it_gets_up_from_torpor_and_hunts_when_it_is_hungry():
    table = Table("ABC")
    one = table.vampire("A", "andi-liu", blood=4, region="torpor")
    table.act("A")
    assert thinks(table) == LeaveTorpor(one)
    table = Table("ABC")
    hungry = table.vampire("A", "andi-liu", blood=0)
    table.act("A")
    assert thinks(table) == Hunt(hungry)


def test_it_blocks_a_bleed_that_would_oust_it():
    table = Table("ABC", pool=1)
    one, blocker = table.vampire("A", "ryan"), table.vampire("B", "wauneka")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    assert table.ask().seat == "B"
    assert thinks(table) == Block(blocker)


def test_it_does_not_try_again_with_a_minion_that_has_failed():
    """Block attempts may be repeated without end (VTES-BLOCK-05): a bot must not."""
    table = Table("ABC", pool=1)
    one, blocker = table.vampire("A", "ryan"), table.vampire("B", "wauneka")
    table.hand("A", "lost-in-crowds")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("B").answers(Block(blocker))
    table.seat("A").plays("lost-in-crowds", one)
    table.pass_until("action")
    if table.ask().seat == "A":
        table.seat("A").passes()
    assert table.ask().seat == "B"
    assert thinks(table) == Pass()


def test_it_bounces_a_bleed():
    table = Table("ABC")
    one, defender = table.vampire("A", "ryan"), table.vampire("B", "andi-liu")
    table.hand("B", "deflection")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.state.in_force = (InForce(what="bleed", subject=one, amount=2),)
    assert thinks(table) == Pass(), "no block: the bleed is to go on"
    table.seat("B").answers(Pass())
    table.pass_until("blocks-declined")
    while table.ask().seat != "B":
        table.seat(table.ask().seat).passes()
    assert thinks(table) == PlayCard("deflection", 1, defender)


def test_it_brings_out_who_is_filled():
    table = Table("ABC")
    slot = table.uncontrolled("A", "ryan", 4)
    table.run("vtes.influence_phase", "A")
    answer = thinks(table)
    assert isinstance(answer, BringOut)
    assert answer.slot == slot


def test_it_strikes():
    table = Table("ABC")
    one, other = table.vampire("A", "ryan"), table.vampire("B", "wauneka")
    table.hand("A", "roundhouse")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("B").answers(Block(other))
    table.pass_until("strike")
    assert thinks(table) == PlayCard("roundhouse", 0, one)
    assert HandStrike() in table.options()


def test_it_ends_the_phase_when_nothing_is_worth_it():
    table = Table("ABC")
    table.vampire("A", "andi-liu", locked=True)
    table.act("A")
    assert thinks(table) == EndPhase()


def play(clever, number, **brought):
    """A game of five, these seats clever and the others random; the victory points of the clever ones, and of all."""
    options = {f"deck:{seat}": deck for seat, deck in brought.items()}
    position = GAME.start(5, GAME.options({}) | options, rekey("clever", number))
    bots = {seat: CleverBot(rekey("clever", number, seat)) for seat in clever}
    chance = RandomBot(rekey("clever", number))
    for _ in range(GAME.decision_limit):
        if position.over:
            break
        ask = position.asks()[0]
        if ask.seat in bots:
            answer = bots[ask.seat].answer(view(position.state, ask.seat), ask, ())
        else:
            answer = chance.answer(None, ask, ())
        assert position.answer(ask.seat, answer) is None
        position.state.events = []
    assert position.over
    points = position.state.points
    return sum(points[seat] for seat in clever), sum(points.values())


def test_against_four_random_players_it_takes_most_of_the_points():
    """Three times a fair share, which is a fifth; seats in turn."""
    results = [play("ABCDE"[number % 5], number) for number in range(5)]
    assert sum(own for own, _ in results) >= 0.6 * sum(total for _, total in results)


def test_a_game_of_five_clever_players_ends():
    own, total = play("ABCDE", 77)
    assert own == total > 0


def test_it_plays_whole_games_with_any_legal_deck():
    for number in range(3):
        decks = {seat: deck_by_chance(f"{number}{seat}") for seat in "ABCDE"}
        for deck in decks.values():
            check_deck(deck, "standard")
        own, total = play("ACE", 300 + number, **decks)
        assert 0 < own <= total


@pytest.mark.soak
def test_over_two_hundred_games_it_takes_most_of_the_points():
    results = [play("ABCDE"[number % 5], 1_000 + number) for number in range(200)]
    assert sum(own for own, _ in results) >= 0.6 * sum(total for _, total in results)
