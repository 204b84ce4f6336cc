"""One record says all there is to say about a basic action."""

from typing import get_args

import pytest

from nokturn.games.vtes.action.basic_actions import BASIC, BY_OPTION, BY_TYPE
from nokturn.games.vtes.action.with_cards import stealth_of
from nokturn.games.vtes.state.card_language import TAKES_ACTION, Deed
from nokturn.games.vtes.state.vocabulary import DeedKind


@pytest.mark.rule("VTES-ACT-11", "VTES-ACT-13")
def test_every_kind_of_action_but_what_a_card_makes_up_has_a_record():
    assert set(BASIC) == set(get_args(DeedKind)) - {"effect"}
    assert all(one.option is not None or one.card_type is not None for one in BASIC.values())
    assert len(BY_OPTION) + len(BY_TYPE) == len(BASIC)
    assert set(BY_TYPE) == TAKES_ACTION - {"action_card"}


@pytest.mark.parametrize(
    "kind, own, directed",
    [
        ("bleed", 0, 0),
        ("hunt", 1, 1),
        ("equip", 1, 1),
        ("employ", 1, 1),
        ("recruit", 1, 1),
        ("political", 1, 1),
        ("leave-torpor", 1, 1),
        ("rescue", 1, 0),
        ("diablerize", 1, 0),
        ("become-anarch", 1, 1),
        ("burn-imbued", 0, 0),
        ("effect", 0, 0),
    ],
)
@pytest.mark.rule("VTES-ACT-13", "VTES-ACT-RESCUE-02", "VTES-ACT-DIAB-02", "VTES-ACT-LEAVE-01", "VTES-ACT-CARD-02")
def test_a_version_of_a_basic_action_has_its_stealth_unless_the_card_says_otherwise(kind, own, directed):
    assert stealth_of(Deed(kind=kind), ()) == own
    assert stealth_of(Deed(kind=kind), ("B",)) == directed
    assert stealth_of(Deed(kind=kind, stealth=3), ("B",)) == 3
