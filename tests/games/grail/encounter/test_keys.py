"""What joins where two cards meet; GRAIL-COMBAT-KEY, GRAIL-COMBAT-BONUS."""

from __future__ import annotations

import pytest

from nokturn.games.grail.encounter.cards.keys import Joint, has_chain, joints, magic_may_join
from nokturn.games.grail.encounter.cards.sequence import (
    added,
    changed,
    joined_keys,
    neighbours,
    open_edge,
    placed_as,
    visible,
    without,
)
from nokturn.games.grail.printed.edges import Bonus, left_edge, right_edge
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.state.encounter import Fray, Placed

PACK = the_campaign()


def join(right: str, left: str, *, magic: bool = False, **levels: int) -> list[str]:
    """Words of a right edge and of a left edge ('.': closed), and what joins, as `key:bonus` or `key:bonus*times`."""
    edge = right_edge(tuple(word.strip(".") for word in right.split()))
    bonuses = left_edge(tuple(word.strip(".") for word in left.split()))
    found = joints(edge, bonuses, lambda attribute: levels.get(attribute, 0), magic=magic)
    return [f"{one.key}:{one.bonus.kind}{one.amount}" for one in found]


@pytest.mark.rule("GRAIL-COMBAT-KEY-01")
@pytest.mark.rule("GRAIL-COMBAT-SEQ-02")
def test_a_key_joins_where_both_halves_are_in_the_same_row() -> None:
    assert join("aggression1 . . . void", "pool1 . . . .", aggression=1) == ["aggression:pool1"]
    assert join("aggression1 . . . void", ". pool1 . . .", aggression=1) == []
    assert join(". courage1 . . void", "pool1 . . . .", courage=1) == []


@pytest.mark.rule("GRAIL-COMBAT-KEY-02")
def test_an_attribute_key_needs_the_attribute_at_the_level_of_the_earlier_card() -> None:
    assert join("courage2 . . . void", "pool1 . . . .", courage=1) == []
    assert join("courage2 . . . void", "pool1 . . . .", courage=2) == ["courage:pool1"]
    assert join("courage2 . . . void", "pool1 . . . .", courage=5) == ["courage:pool1"]


@pytest.mark.rule("GRAIL-COMBAT-KEY-04")
def test_a_magic_key_joins_only_when_paid_for() -> None:
    assert join(". . . magic void", ". . . draw .") == []
    assert join(". . . magic void", ". . . draw .", magic=True) == ["magic:draw1"]
    assert join(". . . . void", ". . . draw .", magic=True) == []
    assert join(". . . magic void", ". . . . .", magic=True) == []
    halves = right_edge(("", "", "", "magic", "x1"))
    assert magic_may_join(halves, left_edge(("", "", "", "chain", "")))
    assert not magic_may_join(halves, left_edge(("", "", "", "", "pool1")))


@pytest.mark.rule("GRAIL-COMBAT-KEY-05")
@pytest.mark.rule("GRAIL-COMBAT-BONUS-05")
def test_a_free_key_always_joins_and_multiplies() -> None:
    assert join(". . . . x1", ". . . . pool2") == ["free:pool2"]
    assert join(". . . . x2", ". . . . pool1") == ["free:pool2"]
    assert join(". . . . x2", ". . . . draw") == ["free:draw2"]
    assert join(". . . . x3", ". . . . up1") == ["free:up3"]
    assert join(". . . . x3", ". . . . .") == []


@pytest.mark.rule("GRAIL-COMBAT-BONUS-03")
@pytest.mark.rule("GRAIL-COMBAT-BONUS-06")
def test_a_void_cancels_what_is_beside_it_and_a_chain_is_not_multiplied() -> None:
    assert join(". . . . void", ". . . . pool3") == []
    assert join(". . . . void", ". . . . chain") == []
    assert join(". . . . x3", ". . . . chain") == ["free:chain1"]


@pytest.mark.rule("GRAIL-COMBAT-KEY-06")
def test_keys_join_from_the_top_row_to_the_bottom_row() -> None:
    joined = join(
        "aggression1 courage1 caution1 magic x2",
        "pool1 draw tear chain pool1",
        magic=True, aggression=1, courage=1, caution=1,
    )  # fmt: skip
    assert joined == ["aggression:pool1", "courage:draw1", "caution:tear1", "magic:chain1", "free:pool2"]


@pytest.mark.rule("GRAIL-COMBAT-PLAY-03")
def test_a_chain_counts_only_where_it_joins() -> None:
    assert has_chain((Joint(0, "courage", Bonus("chain")),))
    assert not has_chain((Joint(0, "courage", Bonus("pool")),))


def fray(*cards: str) -> Fray:
    return Fray(card="vagrant", place=104, members=("beor",), sequence=tuple([Placed(one, "beor") for one in cards]))


@pytest.mark.rule("GRAIL-COMBAT-SEQ-01")
def test_the_next_card_meets_the_last_one_or_the_encounter() -> None:
    assert open_edge(PACK, fray()) == right_edge(("aggression1", "courage1", "caution1", "magic", "x1"))
    assert open_edge(PACK, fray("beor_c01", "beor_c02")) == right_edge(("aggression1", "", "practicality1", "", "x2"))


@pytest.mark.rule("GRAIL-COMBAT-SEQ-03")
@pytest.mark.rule("GRAIL-COMBAT-ABILITY-04")
def test_the_last_card_and_all_passive_cards_are_visible() -> None:
    sequence = fray("beor_c04", "beor_c14", "beor_c20", "beor_c09", "beor_c01").sequence
    assert [one.card for one in visible(PACK, sequence)] == ["beor_c14", "beor_c20", "beor_c01"]
    assert [one.card for one in visible(PACK, sequence[:2])] == ["beor_c14"]
    assert visible(PACK, ()) == ()


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-02")
def test_covering_a_normal_card_takes_its_time_token() -> None:
    normal, passive = Placed("beor_c04", "beor", waiting=True), Placed("beor_c14", "beor", waiting=True)
    new = Placed("beor_c01", "beor")
    assert added(PACK, (normal,), new) == (Placed("beor_c04", "beor"), new)
    assert added(PACK, (passive,), new) == (passive, new)


@pytest.mark.rule("GRAIL-COMBAT-KEY-07")
def test_joined_keys_belong_to_the_later_card() -> None:
    sequence = (
        Placed("beor_c01", "beor", ("aggression", "courage")),
        Placed("arev_c01", "arev", ("aggression",)),
    )
    assert joined_keys(sequence, "aggression") == 2
    assert joined_keys(without(sequence, "beor_c01"), "aggression") == 1
    assert joined_keys(sequence, "caution") == 0


def test_a_card_of_the_sequence_is_found_and_changed_by_its_name() -> None:
    sequence = fray("beor_c01", "beor_c14").sequence
    charged = Placed("beor_c14", "beor", charges=2)
    assert placed_as(changed(sequence, charged), "beor_c14") == charged
    assert placed_as(sequence, "beor_c02") is None


def test_a_shift_moves_to_the_next_row_and_stays_at_the_end_of_the_table() -> None:
    assert neighbours(3, 1, lower_only=True) == (0,)
    assert neighbours(3, 0, lower_only=True) == (0,)
    assert neighbours(3, 1, lower_only=False) == (0, 2)
    assert neighbours(3, 2, lower_only=False) == (1, 2)
    assert neighbours(1, 0, lower_only=False) == (0,)
