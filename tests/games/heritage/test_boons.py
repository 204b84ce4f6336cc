"""Chapter 7.2: boons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do


@pytest.mark.rule("HER-BOON-01")
def test_every_boon_is_a_point_for_the_bloodline_it_lies_in() -> None:
    """One boon of A lies with B: 2 points against 4."""
    table = Table(A="brujah", B="tremere").mark("brujah_ottavia", boons=("brujah",) * 2)
    table.mark("tremere_walther", boons=("tremere",) * 3 + ("brujah",))
    assert table.score("A")["boons"] == 2
    assert table.score("B")["boons"] == 4


def everything(effects: Effects) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from everything(effect.effects)
        yield from everything(effect.otherwise)
        for option in effect.options:
            yield from everything(option)


@pytest.mark.rule("HER-BOON-02")
def test_no_effect_makes_or_destroys_boons() -> None:
    lists = [one.effects for printed in (SCHEMES, ABILITIES, OBLIGATIONS) for one in printed.values()]
    about_boons = [effect for effects in lists for effect in everything(effects) if effect.what == "boon"]
    assert about_boons
    assert {effect.op for effect in about_boons} <= {"steal", "move"}


@pytest.mark.rule("HER-BOON-02")
@pytest.mark.parametrize("seats", ["AB", "ABCD"])
def test_a_whole_game_ends_with_three_boons_of_every_clan(seats: str) -> None:
    table = Table.boxed(*seats).begins().finish()
    boons = Counter(boon for vampire in table.state.vampires.values() for boon in vampire.boons)
    assert boons == dict.fromkeys(table.state.clans.values(), 3)


@pytest.mark.rule("HER-BOON-03", "HER-TORPOR-05")
def test_the_torpid_neither_spend_nor_receive_boons() -> None:
    table = Table(A="ventrue", B="brujah").hand("A", "ventrue_levy").mark("ventrue_leopoldine", boons=())
    table.childe("A", who("calm west covert"), boons=("ventrue",) * 3, torpid=True)
    table.turn("A")
    assert table.seat("A").refusal(do.PlayScheme("ventrue_levy")).rule == "HER-SCHEME-03"
    table = Table(A="ventrue", B="brujah").hand("A", "ventrue_levy").mark("brujah_ottavia", torpid=True)
    table.childe("B", who("calm west covert"))
    table.turn("A")
    assert table.seat("A").refusal(do.PlayScheme("ventrue_levy")).rule == "HER-SCHEME-03"


@pytest.mark.rule("HER-BOON-03", "HER-TORPOR-08")
def test_boons_on_the_torpid_stay_and_score_nothing_while_torpor_lasts() -> None:
    table = Table(A="ventrue", B="brujah").mark("ventrue_leopoldine", torpid=True)
    table.childe("A", who("calm west covert"))
    assert table.score("A")["boons"] == 0
    table.effects("A", who("calm west covert"), {"op": "renew", "sel": "one own torpid"})
    assert table["ventrue_leopoldine"].boons == ("ventrue",) * 3
    assert table.score("A")["boons"] == 3


@pytest.mark.rule("HER-BOON-04")
def test_the_exhausted_spend_and_receive_boons() -> None:
    table = Table(A="ventrue", B="brujah").hand("A", "ventrue_levy").mark("ventrue_leopoldine", boons=())
    table.childe("A", who("calm west covert"), boons=("ventrue",), exhausted=True)
    table.mark("brujah_ottavia", exhausted=True)
    table.turn("A").seat("A").plays("ventrue_levy")
    assert table["brujah_ottavia"].boons == ("brujah",) * 3 + ("ventrue",)
    assert table[who("calm west covert")].boons == ()
