"""What a choice comes to, what is asked twice, what one answer does at once, and what is not asked at all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.moments import bleed, phase, plain
from tests.games.vtes.politics.polls import call, close, political
from tests.games.vtes.politics.polls import vampire as voter
from tests.games.vtes.rules.props import master, modifier, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    Cast,
    CastAll,
    ChooseCard,
    ChooseMethuselah,
    Diablerize,
    Discard,
    EndPhase,
    Hunt,
    Pass,
    PlayCard,
    Transfer,
)
from nokturn.games.vtes.text.effects import Change, GainPool, Lock
from nokturn.kernel.asks import Option
from nokturn.kernel.orders import Orders, StandingOrder
from nokturn.kernel.parts.foresight import Outcome
from nokturn.kernel.words import LANGUAGES, Words


def outcomes(table: Table, option: Option, seat: str = "A") -> set[Outcome]:
    return set(GAME.tongue.outcomes(table.state, seat, option))


def warned(table: Table, option: Option, seat: str = "A") -> str:
    line = GAME.tongue.caution(table.state, seat, option)
    if line is None:
        return ""
    for lang in LANGUAGES:
        assert Words(GAME, lang).say(line.key, line.facts)
    return line.key


# what it comes to


@pytest.mark.rule("VTES-ACT-BLEED-08", "VTES-ACT-HUNT-02")
def test_actions_say_what_they_would_do() -> None:
    table = Table(pool=11)
    sully = vampire(table, "A", bleed=1, blood=4)
    table.act("A")
    assert outcomes(table, Bleed(sully, "B")) == {Outcome("bleed", sully, None, 2), Outcome("pool", "B", 11, 9)}
    assert outcomes(table, Hunt(sully)) == {Outcome("stealth", sully, None, 1), Outcome("blood", sully, 4, 5)}
    assert table.pool("B") == 11, "to look changes nothing"


@pytest.mark.rule("VTES-STEALTH-01", "VTES-REQ-03")
def test_cards_say_what_they_cost_and_change() -> None:
    table = Table()
    sully = vampire(table, "A", blood=4)
    table.hand("A", modifier("shadow", Change(what="stealth", amount=2), blood=3))
    guard = vampire(table, "B", intercept=1)
    bleed(table, sully)
    assert outcomes(table, PlayCard("shadow", 0, sully)) == {
        Outcome("stealth", sully, 0, 2),
        Outcome("blood", sully, 4, 1),
    }
    assert outcomes(table, Block(guard), "B") == {
        Outcome("intercept", guard, None, 1),
        Outcome("stealth", sully, None, 0),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_outcomes_have_words(lang: str) -> None:
    table = Table()
    sully = vampire(table, "A", blood=4)
    table.act("A")
    words = Words(GAME, lang, {"A": "Ada", "B": "Bogdan"})
    said = [words.outcome(one) for option in table.options() for one in GAME.tongue.outcomes(table.state, "A", option)]
    assert any("30 → 29" in text and "Bogdan" in text for text in said)
    assert words.outcome(Outcome("torpor", sully))


# what nobody does by intent


@pytest.mark.rule("VTES-INFL-03", "VTES-INFL-11", "VTES-CONTEST-05", "VTES-R-01")
def test_transfers_that_hurt_are_warned_of() -> None:
    table = Table(pool=2)
    name = plain(capacity=3, unique=True)
    slot = table.uncontrolled("A", name, 1)
    phase(table, "influence")
    give = Transfer(slot, name)
    assert warned(table, give) == ""
    table.state.pool["A"] = 1
    assert warned(table, give) == "caution-last-pool"
    table.state.pool["A"] = 9
    table.seat("A").answers(give).answers(give)
    assert warned(table, give) == "caution-overfilled"
    table.vampire("A", name)
    assert warned(table, give) == "caution-second-copy"


@pytest.mark.rule("VTES-BHUNT-01")
def test_diablerie_and_what_burns_oneself_are_warned_of() -> None:
    table = Table()
    sully = vampire(table, "A", disciplines=("FOR",))
    sleeper = vampire(table, "B", region="torpor")
    table.hand("A", "daring-the-dawn")
    table.act("A")
    assert warned(table, Diablerize(sully, sleeper)) == "caution-blood-hunt"
    assert warned(table, Bleed(sully, "B")) == ""
    table.seat("A").answers(Bleed(sully, "B"))
    assert warned(table, PlayCard("daring-the-dawn", 1, sully)) == "caution-sunburn"


# several answers in one


@pytest.mark.rule("VTES-INFL-03", "VTES-INFL-07")
@pytest.mark.parametrize("pool, laid, rises", [(9, 3, True), (3, 2, False)])
def test_transfers_as_many_as_a_vampire_needs_and_never_the_last_pool(pool: int, laid: int, rises: bool) -> None:
    table = Table(pool=pool)
    name = plain(capacity=4)
    slot = table.uncontrolled("A", name, 1)
    phase(table, "influence")
    (shortcut,) = GAME.tongue.shortcuts(table.state, table.ask())
    assert [one.answer for one in shortcut.plan] == [Transfer(slot, name)] * laid + [BringOut(slot, name)] * rises
    for lang in LANGUAGES:
        assert Words(GAME, lang).say(shortcut.key, shortcut.facts)
    for one in shortcut.plan:
        assert one.fits(table.ask())
        table.seat("A").answers(one.answer)
    assert table.pool("A") == pool - laid
    assert bool(list(table.now.ready("A"))) == rises


@pytest.mark.card("smiling-jack-the-anarch")
@pytest.mark.rule("VTES-UNLOCK-10")
@pytest.mark.parametrize("pool, pays", [(20, (4, 0)), (8, (2, 2)), (3, (0, 4))])
def test_a_payment_in_parts_has_a_safe_default(pool: int, pays: tuple[int, int]) -> None:
    table = Table(pool=pool)
    rich = vampire(table, "A", blood=6)
    jack = table.put("B", "smiling-jack-the-anarch", counters=4)
    phase(table, "unlock")
    table.seat("A").uses(jack, 1)
    (shortcut,) = GAME.tongue.shortcuts(table.state, table.ask())
    answers = [one.answer for one in shortcut.plan]
    assert (answers.count(ChooseMethuselah("A")), answers.count(ChooseCard(rich))) == pays
    for answer in answers:
        table.seat("A").answers(answer)
    assert (table.pool("A"), table.blood(rich)) == (pool - pays[0], 6 - pays[1])


@pytest.mark.rule("VTES-R-14", "VTES-REF-05", "VTES-REF-07", "VTES-EDGE-04")
def test_all_votes_of_mine_at_once_but_for_the_edge() -> None:
    table = Table()
    caller, prince = voter(table, "A", "primogen"), voter(table, "A", "prince:London")
    table.state.edge = "A"
    call(table, caller, political("decree", GainPool(amount=3)))
    assert outcomes(table, CastAll("for")) == {Outcome("votes-for", "", 0, 4)}
    table.seat("A").answers(CastAll("for"))
    assert {(one.source, one.side) for one in table.now.referendum.cast} == {
        (caller, "for"),
        (prince, "for"),
        ("card:A", "for"),
    }
    assert table.now.edge == "A", "the Edge costs something: it is burned by a choice of its own"
    assert not table.options(CastAll), "one source is left"
    assert Cast("edge:A", "for") in table.options()
    assert close(table) == (4, 0)


@pytest.mark.rule("VTES-R-14")
def test_nobody_with_one_source_is_offered_all_of_them() -> None:
    table = Table()
    caller = voter(table, "A", "prince:Paris")
    voter(table, "B", "prince:London")
    call(table, caller, political("decree"))
    assert len(table.options(CastAll)) == 2
    table.seat("A").passes()
    assert table.ask().seat == "B"
    assert not table.options(CastAll)


# what is not asked


def spared(table: Table) -> tuple[Any] | None:
    return GAME.manners.spared(table.state, table.ask())


@pytest.mark.rule("VTES-ACT-02")
def test_a_minion_phase_without_a_minion_to_act_ends_by_itself() -> None:
    table = Table()
    sully = vampire(table, "A")
    table.act("A")
    assert spared(table) is None
    table.state.change(sully, locked=True)
    table.ask_again()
    assert spared(table) == (EndPhase(),)


def test_a_single_candidate_on_the_table_is_not_asked_for() -> None:
    table = Table()
    one = vampire(table, "B")
    table.hand("A", master("snare", Lock(who="chosen"), choose=("minion",)))
    phase(table, "master")
    table.seat("A").plays("snare")
    assert spared(table) == (ChooseCard(one),)
    vampire(table, "C")
    table.ask_again()
    assert spared(table) is None


def test_what_only_the_hand_leaves_no_choice_about_is_asked() -> None:
    """Others would learn from silence that the hand holds nothing."""
    table = Table()
    table.hand("A", "conditioning")
    phase(table, "master")
    if table.prompt == "master-phase":
        assert table.ask().options == (Pass(),)
        assert spared(table) is None


# orders by the hand


def covered(table: Table, seat: str) -> bool:
    """Whether the suggested orders of a seat answer what it is asked now."""
    orders = Orders()
    for order in GAME.manners.suggested_orders(table.state, seat):
        orders.give(seat, order)
    question = table.ask(seat)
    manners = GAME.manners
    return orders.answer_to(question, manners.turn_of(table.now, seat), manners.at_stake(question)) is not None


def reaction(card: str, when: Any = "bleed") -> str:
    return library_card(card, Mode("reaction", when, does=(GainPool(),)), types=("reaction",))


def bled(*hand: str) -> Table:
    """B is bled, holding this, with a vampire that could block."""
    table = Table()
    reaction("bounce", "act"), modifier("shadow", Change(what="bleed"))
    sully = vampire(table, "A")
    vampire(table, "B")
    table.hand("B", *hand)
    table.stops_at("action")
    bleed(table, sully)
    table.pass_until(seat="B")
    assert table.prompt == "action"
    return table


def test_no_order_is_suggested_that_would_decline_a_block() -> None:
    table = bled("shadow")
    assert Block in {type(option) for option in table.options()}
    assert not covered(table, "B")


def test_orders_are_suggested_where_the_hand_holds_nothing() -> None:
    table = bled("bounce")
    table.seat("B").passes()
    assert (table.prompt, table.ask().seat) == ("blocks-declined", "B")
    assert not covered(table, "B"), "there is something to react with"
    table.hand("B", "shadow")
    table.ask_again()
    assert covered(table, "B"), "a modifier is of no use against others"


def test_an_order_once_given_does_not_look_at_the_hand_again() -> None:
    """Whoever has drawn something would be found out by no longer passing at once."""
    table = bled("bounce")
    table.seat("B").passes()
    table.hand("B", "shadow")
    orders = Orders()
    for order in GAME.manners.suggested_orders(table.state, "B"):
        orders.give("B", order)
    table.hand("B", "bounce")
    table.ask_again()
    question = table.ask("B")
    assert PlayCard in {type(option) for option in question.options}
    assert orders.answer_to(question, 0, GAME.manners.at_stake(question)) == (Pass(),)


def test_the_target_of_a_bounced_bleed_is_asked_whatever_was_ordered_until_the_next_turn() -> None:
    table = bled("bounce")
    orders = Orders()
    orders.give("B", StandingOrder("action", Pass(), until=GAME.manners.own_turn))
    question = table.ask("B")
    assert dict(question.args)["part"] == "target"
    assert orders.answer_to(question, 0, GAME.manners.at_stake(question)) is None


def test_a_suggestion_holds_until_the_next_turn_of_ones_own_and_tells_what_it_covers() -> None:
    table = bled("shadow")
    orders = GAME.manners.suggested_orders(table.state, "B")
    assert orders
    assert {order.until for order in orders} == {GAME.manners.own_turn}
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        assert all(words.moment(order) for order in orders)


# a usual turn


@pytest.mark.rule("VTES-TURN-01")
def test_a_usual_turn_takes_no_more_than_nine_inputs() -> None:
    """A master on a vampire, a bleed with a modifier, four transfers, a discard."""
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    name = plain(capacity=6)
    slot = table.uncontrolled("A", name, 0)
    table.hand("A", "blood-doll", "conditioning", "majesty", "majesty")
    table.take_turn("A")
    inputs = []
    wanted: list[Any] = [
        PlayCard("blood-doll", 0, ""),
        Bleed(sully, "B"),
        PlayCard("conditioning", 1, sully),
        *[Transfer(slot, name)] * 4,
        Discard("majesty"),
    ]
    while wanted and not table.over:
        question = table.ask()
        answered = GAME.manners.spared(table.state, question)
        if question.seat != "A" or answered is not None:
            table.answer(question.seat, answered[0] if answered else Pass())
        elif wanted[0] in question.options:
            shortcuts = GAME.tongue.shortcuts(table.state, question)
            plan = next((one.plan for one in shortcuts if one.plan[0].answer == wanted[0]), ())
            inputs.append(wanted[0])
            for answer in [one.answer for one in plan] or [wanted[0]]:
                assert answer == wanted.pop(0)
                table.answer("A", answer)
        else:
            nothing = EndPhase() if EndPhase() in question.options else Pass()
            inputs.append(nothing)
            table.answer("A", nothing)
    assert not wanted, f"{wanted} was never asked for"
    assert len(inputs) <= 9, inputs
    assert sum(isinstance(one, Transfer) for one in inputs) == 1, "the transfers are one answer"
