"""Heritage: one recruit in which a sacrifice, an invitation and an edict are decided by three other players,
and a sticker that changes a card for all later games (heritage.md §5–§9)."""

from typing import Any

import pytest
from tests.kernel.harness import KEY, Table
from tests.kernel.sequences.toy_heritage import GAME, Fall, Invite, Place, Recruit
from tests.kernel.toy import GAME as STONES

from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import read_record, replay


def recruits_nadia(handed_down: Any = None) -> Table:
    table = Table(GAME, 4, handed_down=handed_down)
    table.answer("A", "recruit", Recruit("Nadia"))
    return table


def first_chapter() -> Table:
    table = recruits_nadia()
    # Two elitist and two egalitarian judges: Dorian and Clarice, 3 infamy each, have suspicion 5. A sets the order.
    table.asks(("A", "trial-order"))
    table.answer("A", "trial-order", (Fall("Clarice"), Fall("Dorian")))
    # Clarice has no childer, so nothing is asked and she falls. Dorian's owner decides.
    assert table.state.bloodlines["Clarice"].torpid
    table.asks(("D", "sacrifice"))
    assert table.refused("D", Fall("Danilo")) == "HER-SAC-03"
    table.answer("D", "sacrifice", Fall("Dmitri"))
    assert table.state.bloodlines["Dmitri"].torpid
    assert not table.state.bloodlines["Dorian"].torpid
    assert table.state.judges == {}

    table.answer("A", "invite", Invite("B", guest_first=True))
    table.answer("B", "invitation", True)
    assert [(e["name"], e["potency"]) for e in table.told("gains")] == [("Bruno", 2), ("Nadia", 2), ("Nadia", 2)]

    # Nadia is elitist: the Ventrue may use the edict. The vampire that played it lies torpid, so the clan leader gains.
    table.answer("C", "edict", True)
    assert table.state.bloodlines["Cassius"].potency == 1
    assert table.state.bloodlines["Clarice"].potency == 0
    return table


def test_three_players_decide_within_one_recruit_and_the_sticker_stays():
    table = first_chapter()
    table.answer("A", "sticker", Place("grace", "Nadia"))
    assert table.over
    assert table.state.cards["Nadia"].abilities == ("invitation", "grace")
    table.look_back()

    # The next chapter: the same card, for every player, its sticker after its printed ability.
    later = recruits_nadia(GAME.legacy(table.state))
    later.answer("A", "trial-order", (Fall("Dorian"), Fall("Clarice")))
    later.answer("D", "sacrifice", Fall("Dorian"))
    later.answer("A", "invite", Invite("D"))
    later.answer("D", "invitation", True)
    # The guest's leader lies torpid and gains nothing; the host gains 2, 2 for the guest, and 1 by the sticker.
    assert [(e["name"], e["potency"]) for e in later.told("gains")] == [("Nadia", 2), ("Nadia", 2), ("Nadia", 1)]
    later.answer("C", "edict", False)
    assert later.refused("A", Place("grace", "Nadia")) == "HER-AFTER-12"
    later.answer("A", "sticker", Place("", ""))
    later.look_back()

    # The first chapter is not changed by what came after it.
    table.look_back()


def test_nobody_comes_and_nothing_is_stuck_on():
    table = recruits_nadia()
    table.answer("A", "trial-order", (Fall("Clarice"), Fall("Dorian")))
    table.answer("D", "sacrifice", Fall("Dorian"))
    table.answer("A", "invite", Invite("B"))
    table.answer("B", "invitation", False)
    assert [(e["name"], e["potency"]) for e in table.told("gains")] == [("Nadia", 2)]
    table.answer("C", "edict", False)
    table.answer("A", "sticker", Place("", ""))
    assert table.state.cards["Nadia"].abilities == ("invitation",)
    table.look_back()


def test_another_recruit_fits_no_edict_and_fills_no_bench():
    table = Table(GAME, 4)
    table.answer("A", "recruit", Recruit("Olaf"))
    table.asks(("A", "sticker"))
    assert table.state.bloodlines["Olaf"].potency == 1
    assert table.refused("A", Place("grace", "Olaf")) == "HER-AFTER-15"


def test_a_chronicle_that_cannot_be_read_starts_no_game():
    for wrong in ("{]", 5, (("Nadia", "a card"),)):
        with pytest.raises(SetupError, match="Take it from the last chapter"):
            Table(GAME, 4, handed_down=wrong)


def test_what_is_handed_down_is_part_of_the_record_and_of_its_forks_and_no_option():
    table = first_chapter()
    table.answer("A", "sticker", Place("grace", "Nadia"))
    journal = recruits_nadia(GAME.legacy(table.state)).journal
    assert journal.record.options == {}
    assert replay(GAME, read_record(journal.text())).position.state.cards["Nadia"].abilities[-1] == "grace"
    assert journal.fork(0).position.state.cards["Nadia"].abilities[-1] == "grace"


def test_a_game_that_takes_nothing_over_says_so():
    assert STONES.legacy(STONES.start(2, {}, KEY).state) is None
    with pytest.raises(SetupError, match="toy takes nothing over from earlier games"):
        STONES.start(2, {}, KEY, handed_down=("gold",))


def test_records_without_anything_handed_down_are_written_as_ever():
    """So that games saved before can be read: their check is over the whole text."""
    assert b"handed_down" not in Table(GAME, 4).journal.text()
