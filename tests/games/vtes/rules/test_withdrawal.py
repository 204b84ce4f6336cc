"""Withdrawing from the game (VTES-WITHDRAW)."""

from __future__ import annotations

import pytest
from tests.games.vtes.rules.props import Banishes, gift, master, play_on, settle, step, thing, vampire, walk
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import ACTION_CARD, MASTER, Deed, Mode, Static
from nokturn.games.vtes.state.choices import (
    AnnounceWithdrawal,
    Bleed,
    Block,
    BurnOption,
    ChooseCard,
    EndPhase,
    Pass,
    Transfer,
)
from nokturn.games.vtes.state.underway_records import Owed
from nokturn.games.vtes.text.effects import BurnBlood, BurnPool, GainPool, PutInPlay
from nokturn.games.vtes.text.primitives import Move

ASKED = "deflection"


def announced(card: str = ASKED, seats: str = "ABC") -> tuple[Table, str]:
    """A has an empty library, one card in hand and a vampire, and has announced to withdraw."""
    table = Table(seats)
    sully = vampire(table, "A", blood=3)
    table.uncontrolled("A", "ashley")
    table.put("A", "wasserschloss-anif-austria", counters=2)
    vampire(table, seats[-1], strength=-1)
    table.hand("A", card)
    table.library("B", *["vessel"] * 30)
    play_on(table)
    table.seat("A").answers(AnnounceWithdrawal())
    return table, sully


def next_turn(table: Table) -> None:
    """Nothing more happens until A's next turn would begin."""
    start = table.now.turn if table.now.active == "A" else table.now.turn - table.now.seats.index(table.now.active)
    while not (table.over or table.now.turn >= start + len(table.now.seats)) and "A" not in table.now.gone:
        step(table)


@pytest.mark.rule("VTES-WITHDRAW-01", "VTES-UNLOCK-08")
@pytest.mark.parametrize("library, hand, may", [((), 6, True), ((), 7, False), (("vessel",), 7, False), ((), 0, True)])
def test_with_an_empty_library_and_too_few_cards_one_may_announce_it_in_the_unlock_phase(library, hand, may):
    table = Table()
    table.put("A", thing("well", gift("unlock", lock=True)))
    table.library("A", *library)
    table.hand("A", *["deflection"] * hand)
    table.take_turn("A")
    assert table.prompt == "unlock-phase"
    assert (AnnounceWithdrawal() in table.options()) is may


@pytest.mark.rule("VTES-WITHDRAW-01")
def test_what_counts_is_the_hand_with_which_the_turn_begins():
    table = Table()
    library_card(
        "lore", Mode(ACTION_CARD, "take-action", ("tha",), deed=Deed()), types=(ACTION_CARD,), burn_option=True
    )
    table.put("A", thing("well", gift("unlock", lock=True)))
    table.hand("A", "lore", *["deflection"] * 6)
    table.take_turn("A")
    table.seat("A").answers(BurnOption("lore"))
    assert len(table.now.hands["A"]) == 6
    assert table.refused(AnnounceWithdrawal())


@pytest.mark.rule("VTES-WITHDRAW-01")
def test_only_in_ones_own_unlock_phase():
    table = Table("AB")
    table.put("A", thing("well", gift()))
    table.hand("A", ASKED)
    play_on(table)
    seen = set()
    while table.now.turn < 13:
        question = table.ask()
        if AnnounceWithdrawal() in question.options:
            seen.add((question.seat, table.now.active, question.prompt))
        choice = EndPhase() if EndPhase() in question.options else Pass()
        table.seat(question.seat).answers(choice if choice in question.options else question.options[0])
    assert seen == {("A", "A", "unlock-phase"), ("B", "B", "unlock-phase")}


@pytest.mark.rule("VTES-WITHDRAW-02", "VTES-WITHDRAW-03", "VTES-WITHDRAW-04", "VTES-WITHDRAW-06")
def test_it_succeeds_as_the_next_unlock_phase_would_begin():
    table, sully = announced()
    table.state.points["A"] = 2
    table.state.edge = "A"
    next_turn(table)
    assert table.now.gone == ("A",)
    assert table.now.points == {"A": 4, "B": 0, "C": 0}, "one more; the predator gets nothing"
    assert table.now.pool == {"A": 0, "B": 30, "C": 30}
    assert (table.now.prey("C"), table.now.predator("B")) == ("B", "C")
    assert sully not in table.now.cards
    assert ASKED in table.now.left["A"]
    assert table.now.edge == ""
    assert [facts["player"] for facts in table.told("phase") if facts["phase"] == "unlock"][-1] == "B"


@pytest.mark.rule("VTES-WITHDRAW-04", "VTES-END-05")
def test_whoever_remains_alone_gets_the_point_of_the_last():
    table, _ = announced(seats="AB")
    next_turn(table)
    assert table.now.finished
    assert table.now.points == {"A": 2, "B": 2}


PUT_ON_OWN = Mode(MASTER, "master", choose=("vampire:own",), does=(PutInPlay(host="chosen"),))
TOLL = BurnPool(), GainPool(amount=5)
LOSSES = {
    "pool": (TOLL, ()),
    "the cost of a card": ((), ()),
    "blood burned": ((BurnBlood(who="chosen"),), ("vampire:own",)),
    "blood moved": ((Move(giver="chosen", to="you"),), ("vampire:own",)),
    "a vampire with its blood": ((Banishes(),), ("vampire:own",)),
}


@pytest.mark.rule("VTES-WITHDRAW-02")
@pytest.mark.parametrize("loss", sorted(LOSSES))
def test_to_lose_or_spend_pool_or_blood_undoes_it_even_if_more_is_gained(loss):
    does, choose = LOSSES[loss]
    table, sully = announced(master("loss", *does, choose=choose, pool=0 if does else 1))
    walk(table, "master-phase", "A")
    table.seat("A").plays("loss")
    if choose:
        table.seat("A").answers(ChooseCard(sully))
    next_turn(table)
    assert table.now.gone == ()
    assert table.now.points == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("VTES-WITHDRAW-02", "VTES-CTR-05")
def test_blood_that_drains_is_lost():
    library_card("curse", PUT_ON_OWN, Static("capacity", -4), types=(MASTER,))
    table, sully = announced("curse")
    walk(table, "master-phase", "A")
    table.seat("A").plays("curse")
    table.seat("A").answers(ChooseCard(sully))
    assert table.blood(sully) == 2
    next_turn(table)
    assert table.now.gone == ()


@pytest.mark.rule("VTES-WITHDRAW-02")
def test_transfers_spend_pool():
    table, _ = announced()
    walk(table, "influence-phase", "A")
    table.seat("A").answers(table.options(Transfer)[0])
    next_turn(table)
    assert table.now.gone == ()


@pytest.mark.rule("VTES-WITHDRAW-02")
def test_to_enter_combat_undoes_it_without_a_scratch():
    table, sully = announced()
    walk(table, "minion-phase", "C")
    table.seat("C").answers(table.options(Bleed)[0])
    walk(table, "action", "A")
    table.seat("A").answers(Block(sully))
    next_turn(table)
    assert table.blood(sully) == 3
    assert table.now.gone == ()


@pytest.mark.rule("VTES-WITHDRAW-02")
def test_to_gain_or_to_lose_counters_of_other_cards_does_not():
    spring = GainPool(), Move(giver="chosen", to="you", amount=2)
    table, sully = announced(master("spring", *spring, choose=("location",)))
    walk(table, "master-phase", "A")
    table.seat("A").plays("spring")
    table.seat("A").answers(ChooseCard("wasserschloss-anif-austria:1"))
    assert table.pool("A") == 33
    next_turn(table)
    assert table.now.gone == ("A",), f"{sully} has lost nothing"


@pytest.mark.rule("VTES-WITHDRAW-05")
def test_a_failed_withdrawal_costs_nothing_and_may_be_announced_again():
    table, _ = announced(master("loss", *TOLL))
    walk(table, "master-phase", "A")
    table.seat("A").plays("loss")
    next_turn(table)
    walk(table, "unlock-phase", "A")
    assert table.now.points["A"] == 0
    table.seat("A").answers(AnnounceWithdrawal())
    next_turn(table)
    assert table.now.gone == ("A",)


@pytest.mark.rule("VTES-WITHDRAW-01")
def test_nobody_has_to_withdraw():
    table = Table("AB")
    table.hand("A", ASKED)
    play_on(table)
    table.seat("A").passes()
    next_turn(table)
    assert table.now.gone == ()


@pytest.mark.rule("VTES-R-31")
def test_whoever_is_ousted_before_has_not_withdrawn():
    table, _ = announced()
    table.state.pool["A"] = 0
    settle(table)
    table.finish()
    assert table.now.gone == ("A",)
    assert table.now.points == {"A": 0, "B": 0, "C": 2}
    assert table.pool("C") == 36
    assert table.now.withdrawing == ()


@pytest.mark.rule("VTES-WITHDRAW-06", "VTES-PLAY-10")
def test_nothing_is_owed_to_whoever_has_withdrawn():
    table, _ = announced()
    table.state.owed = (Owed("A", "unlock"), Owed("B", "unlock"))
    next_turn(table)
    assert all(owed.seat != "A" for owed in table.now.owed)
