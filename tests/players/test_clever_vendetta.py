"""The clever player of Vendetta in situations with one sensible answer."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.bot import CleverBot
from nokturn.games.vendetta.bot.player import THOUGHTS
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import log_of
from nokturn.kernel.game import first_answer
from nokturn.players import RandomBot, TableLog

KEYS = [f"whim {number}" for number in range(5)]


def thinks(table, seat, key="whim", before=()):
    """What the clever player at `seat` answers to the open question."""
    log = (*before, *log_of(table.game.events or [], seat))
    return CleverBot(key).think(table.view(seat), table.seat(seat).ask, log)


def plays_its_turn(table, seat, key="whim"):
    """The clever player takes a whole turn; returns its answers."""
    table.turn(seat)
    answers = []
    while not table.over:
        answer = thinks(table, seat, key)
        answers.append(answer)
        table.seat(seat).answers(answer)
    return answers


# legal


def test_every_thought_is_legal_wherever_the_others_lead():
    """`answer` would fall back on the first answer; the thoughts themselves must not need it."""
    met: set[str] = set()
    for number, (players, options) in enumerate(GAME.tables()):
        position = GAME.start(players, options, rekey("thoughts", number))
        log = TableLog(position.state.seats)
        log.take(position.state)
        bots = {seat: CleverBot(rekey("thoughts", number, seat)) for seat in position.state.seats}
        chance = RandomBot(rekey("thoughts", number))
        while not position.over:
            ask = position.asks()[0]
            answer = bots[ask.seat].think(GAME.view(position.state, ask.seat), ask, log.of(ask.seat))
            assert ask.check(answer) is None, (ask.prompt, answer)
            met.add(ask.prompt)
            if ask.seat in "BD":
                answer = chance.answer(None, ask, ())
            assert position.answer(ask.seat, answer) is None
            log.take(position.state)
    unthought = met - set(THOUGHTS)
    assert unthought <= {"react-first"}
    assert len(met) > 28


def test_an_unknown_question_gets_the_first_answer():
    table = Table().turn("A")
    ask = table.seat("A").ask
    unknown = type(ask)("A", "never-heard-of", "one", ask.options)
    assert CleverBot("whim").answer(table.view("A"), unknown, ()) == first_answer(unknown)


# the setup


def test_the_better_card_is_kept():
    """Bloody Fury's six strength against the Earthshock's two."""
    table = Table()
    table.deck("A", "BR06", "BR01", "BR02")
    table.hand_management()
    assert thinks(table, "A") == do.Keep(("BR01",))


# Planning


@pytest.mark.parametrize("key", KEYS)
def test_it_never_takes_the_third_diablerie_token(key):
    """VEN-DIAB-03: with two tokens a vampire is never drained, however thirsty the player is."""
    table = Table(round=3, blood=2)
    table.alliance("A", "AL09", "AL01")
    table.tokens("A", used=2)
    table.deploy("B", "VE08", at="D1")
    table.put_blood("B", 2)
    table.ally("AL10", at="D1")
    table.hand("A", "BR09", "BR04")
    assert not any(isinstance(answer, do.Drain) for answer in plays_its_turn(table, "A", key))


@pytest.mark.parametrize("key", KEYS)
def test_blood_that_decides_the_last_fight_is_placed(key):
    """The last turn of the game; two or three blood win an ally worth five, and blood is worth nothing afterwards."""
    table = Table(3, round=3, blood={"A": 8})
    for other in "BC":
        table.hand(other)
    for district in ("D1", "D2", "HAVEN"):
        table.deploy("A", {"D1": "BR04", "D2": "BR01", "HAVEN": "BR05"}[district], at=district)
    table.deploy("B", "VE08", at="D1")
    table.deploy("B", "VE05", at="D1")
    table.ally("AL10", at="D1")
    table.hand("A", "BR09")
    answers = plays_its_turn(table, "A", key)
    assert answers[0].district == "D1"
    assert table.area("A", "D1").blood >= 1


@pytest.mark.parametrize("key", KEYS)
def test_no_blood_is_wasted_where_nobody_can_come_any_more(key):
    """Round 1, last turn, and nobody else has a card left: the card alone wins."""
    table = Table(3, round=1, blood=7)
    for other in "BC":
        table.hand(other)
    table.ally("AL10", at="D1")
    table.hand("A", "BR04")
    plays_its_turn(table, "A", key)
    assert sum(table.area("A", district).blood for district in ("D1", "D2", "HAVEN")) == 0


@pytest.mark.parametrize("key", KEYS)
def test_ready_tokens_are_not_left_over_in_the_last_turn(key):
    """VEN-DIAB-04: they cost nothing."""
    table = Table(3, round=3)
    table.tokens("A", ready=2)
    table.deploy("B", "VE08", at="D1")
    for other in "BC":
        table.hand(other)
    table.hand("A", "BR04")
    assert do.FlipTokens(2) in plays_its_turn(table, "A", key)


# the Withdraw step


def choose(table, seat, district="D1"):
    table.resolve(district)
    return {thinks(table, seat, key) for key in KEYS}


def test_it_stays_where_it_wins():
    table = Table(round=2)
    table.deploy("A", "BR01", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.ally("AL10", at="D1")
    assert choose(table, "A") == {do.Stay()}


def test_it_takes_its_blood_along_where_there_is_nothing_to_win():
    """Fourth of four, in the first round, with three blood at stake."""
    table = Table(round=1)
    table.deploy("A", "BR09", at="D1")
    table.put_blood("A", 3)
    for seat, card in {"B": "VE01", "C": "TO06", "D": "GA06"}.items():
        table.deploy(seat, card, at="D1")
        table.put_blood(seat, 5)
    table.ally("AL16", at="D1")
    assert choose(table, "A") == {do.Withdraw()}


# single cards


def test_it_spares_the_partner():
    """VEN-TEAM-04: not with the Fist of Caine."""
    table = Table(teams=True, round=2)
    table.deploy("A", "BR04", at="D1")
    table.deploy("C", "TO06", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "include-partner"}
    assert thinks(table, "A") is False


def test_the_partner_counts_where_it_only_helps():
    """VEN-TEAM-13: the Master Plan counts heads in the clash."""
    table = Table(teams=True, clans=("ventrue", "brujah", "toreador", "gangrel"))
    table.deploy("A", "VE01", at="D1")
    table.deploy("C", "TO06", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "include-partner"}
    assert thinks(table, "A") is True


@pytest.mark.parametrize("blood, answer", [(9, do.Pay(2)), (2, do.GiveInfluence(1))])
def test_the_last_blood_is_dearer_than_influence(blood, answer):
    """VE09: two blood stolen from a full pool is cheap, a Frenzy is not."""
    table = Table(clans=("ventrue", "brujah", "toreador", "tremere"), round=3, blood={"B": blood})
    table.deploy("A", "VE09", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"B": "ventrue-hunt"}
    assert thinks(table, "B") == answer


def test_curfew_is_obeyed_with_nothing_to_skip():
    """VE03: skipping nothing is free."""
    table = Table(clans=("ventrue", "brujah", "toreador", "tremere"))
    table.deploy("A", "VE03", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"B": "curfew"}
    assert thinks(table, "B") == do.Skip()


def test_mindless_assault_turns_the_weak_cards_down():
    """MA07: 0 and 3 become 4 and 4; a 4 would gain nothing."""
    table = Table(clans=("malkavian", "brujah", "toreador", "tremere"), round=3)
    table.deploy("A", "MA07", at="D1")
    table.deploy("A", "MA08", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "mindless-assault"}
    assert set(thinks(table, "A")) == {do.ThisCard("MA07", "A"), do.ThisCard("MA08", "A")}


def test_all_blood_comes_back_from_the_succubus_club():
    table = Table(locations={"D1": "LO01"})
    table.deploy("A", "BR01", at="D1")
    table.put_blood("A", 2)
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "succubus-club"}
    assert thinks(table, "A") == 2
