"""Resources of a haven, spent in one's turn."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.state import choices as do
from nokturn.kernel.words import Words


def spends(table: Table, resource: str) -> Table:
    table.turn("A").seat("A").answers(do.SpendResource(resource))
    return table


@pytest.mark.rule("HER-RES-01", "HER-TURN-06")
def test_one_resource_a_turn_and_it_is_gone() -> None:
    table = Table().haven("A", resources=("martial", "wealthy")).mark("brujah_ottavia", exhausted=True)
    spends(table, "wealthy")
    assert table.state.havens["A"].resources == ("martial",)
    assert table.seat("A").refusal(do.SpendResource("martial")).rule == "HER-TURN-06"
    table.turn("A")
    assert table.seat("A").can(do.SpendResource("martial"))


@pytest.mark.rule("HER-RES-02")
def test_a_scholarly_resource_brings_a_scheme_back_to_hand() -> None:
    table = Table().haven("A", resources=("scholarly",)).scheme_discard("A", "brujah_riot", "brujah_spoils")
    spends(table, "scholarly").seat("A").answers((do.Take("brujah_spoils"),))
    assert table.state.hands["A"] == ("brujah_spoils",)
    assert table.state.scheme_discards["A"] == ("brujah_riot",)


@pytest.mark.rule("HER-RES-03")
def test_a_martial_resource_removes_up_to_five_from_the_queue_together() -> None:
    table = Table().haven("A", resources=("martial",))
    spends(table, "martial").seat("A").picks(*FIVE)
    assert table.state.discard == FIVE
    assert not set(table.state.queue) & set(FIVE)
    assert len(table.told("removes")) == 1


@pytest.mark.rule("HER-RES-04")
def test_a_wealthy_resource_renews_any_vampire_of_any_bloodline() -> None:
    table = Table(A="brujah", B="tremere").haven("A", resources=("wealthy",)).mark("brujah_ottavia", exhausted=True)
    rival = table.childe("B", who("calm west covert"), torpid=True)
    table.childe("B", who("calm east covert"))
    spends(table, "wealthy")
    assert {one.vampire for one in table.seat("A").may(do.Target)} == {"brujah_ottavia", rival}
    table.seat("A").chooses(rival)
    assert not table[rival].torpid


@pytest.mark.rule("HER-RES-05")
def test_a_covert_resource_uses_the_abilities_of_an_own_vampire() -> None:
    table = Table(A="brujah", B="tremere").haven("A", resources=("covert",)).mark("tremere_walther", infamy=1)
    ancilla = table.childe("A", "ca_brujah_1")
    table.childe("B", "ca_tremere_1")
    spends(table, "covert")
    assert table[ancilla].potency == 2
    assert table["tremere_walther"].potency == 1


@pytest.mark.rule("HER-RES-06", "HER-R-37")
@pytest.mark.parametrize("resource", ["scholarly", "wealthy", "covert"])
def test_a_resource_without_a_target_is_not_wasted(resource: str) -> None:
    table = Table().haven("A", resources=(resource,)).turn("A")
    assert table.seat("A").refusal(do.SpendResource(resource)).rule == "HER-RES-06"
    assert table.state.havens["A"].resources == (resource,)


@pytest.mark.rule("HER-RES-06")
def test_a_resource_is_no_scheme_and_exhausts_nobody() -> None:
    table = Table(A="ventrue", B="tremere").haven("A", resources=("martial",)).hand("A", "ventrue_pardon")
    spends(table, "martial").seat("A").picks(FIVE[0])
    assert not table["ventrue_leopoldine"].exhausted
    assert table.seat("A").can(do.PlayScheme("ventrue_pardon"))


@pytest.mark.rule("HER-RES-02", "HER-RES-03", "HER-RES-04", "HER-RES-05")
@pytest.mark.parametrize(
    "resource, english, polish",
    [
        ("martial", "remove 1–5 characters from the queue", "usuń z kolejki od 1 do 5 postaci"),
        ("scholarly", "take back a scheme", "weź na rękę odrzucony spisek"),
        ("wealthy", "renew any vampire", "odnów dowolnego wampira"),
        ("covert", "use the abilities of one of your vampires", "użyj zdolności swojego wampira"),
    ],
)
def test_whoever_may_spend_a_resource_reads_what_it_does(resource: str, english: str, polish: str) -> None:
    for lang, does in (("en", english), ("pl", polish)):
        assert does in Words(GAME, lang, {}).option(do.SpendResource(resource))
