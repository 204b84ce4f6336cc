"""Political actions about Methuselahs, minions and locations."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept
from tests.games.vtes.cards.moments import bleed, phase, to_the_end, until
from tests.games.vtes.politics.polls import call, cast, close, vampire
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.politics.votes import silent
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Block, Cast, ChooseCard, ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.state import READY
from nokturn.games.vtes.state.underway_records import InForce, Referendum
from nokturn.games.vtes.text.timing import players_of


def calls(card: str, until_: str, seats: str = "ABCD", **more: object) -> tuple[Table, str]:
    table = Table(seats)
    prince = vampire(table, "A", "prince:Oslo")
    for key, value in more.items():
        table.state.change(prince, **{key: value})
    call(table, prince, card, until=until_)
    return table, prince


@pytest.mark.card("camarillas-iron-fist")
@pytest.mark.ruling("ANK 20241106")
def test_the_fist_strikes_two_or_more_and_favours_one():
    table, prince = calls("camarillas-iron-fist", "choose-favoured")
    table.seat("A").answers(ChooseMethuselah("C"))
    assert table.ask().args
    assert dict(table.ask().args)["player"] == "A"
    table.seat("A").answers(0)
    table.seat("A").answers(4)
    if table.prompt == "share-points":
        table.seat("A").answers(1)
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    assert [table.pool(seat) for seat in "ABCD"] == [30, 26, 31, 29]
    assert table.blood(prince) == 5


@pytest.mark.card("camarillas-iron-fist")
def test_the_fist_needs_a_title_of_the_camarilla_and_two_others():
    table = Table("AB")
    prince = vampire(table, "A", "prince:Oslo")
    table.hand("A", "camarillas-iron-fist")
    table.act("A")
    assert table.refused(PlayCard("camarillas-iron-fist", 0, prince)) == "VTES-REQ-01"
    table = Table("ABC")
    untitled, anarch = vampire(table, "A"), vampire(table, "A", "baron:Oslo")
    table.state.change(anarch, sect="anarch")
    table.hand("A", "camarillas-iron-fist")
    table.act("A")
    for minion in (untitled, anarch):
        assert table.refused(PlayCard("camarillas-iron-fist", 0, minion)) == "VTES-REQ-01"


@pytest.mark.card("reckless-agitation")
@pytest.mark.ruling("LSJ 20000622")
def test_reckless_agitation_harms_only_others():
    table, prince = calls("reckless-agitation", "share-points", "ABC", sect="independent", title="votes:2")
    with pytest.raises(AssertionError):
        table.seat("A").answers(6)
    table.seat("A").answers(5)
    if table.prompt == "share-points":
        table.seat("A").answers(1)
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    assert [table.pool(seat) for seat in "ABC"] == [30, 25, 29]
    assert table.blood(prince) == 4


@pytest.mark.card("reckless-agitation")
def test_reckless_agitation_requires_sect_and_age():
    table = Table("ABC")
    camarilla, young = vampire(table, "A"), vampire(table, "A", capacity=4)
    table.state.change(young, sect="anarch")
    table.hand("A", "reckless-agitation")
    table.act("A")
    for minion in (camarilla, young):
        assert table.refused(PlayCard("reckless-agitation", 0, minion)) == "VTES-REQ-01"


@pytest.mark.card("neonate-breach")
def test_neonates_cost_pool():
    table = Table("ABC")
    prince = vampire(table, "A", "prince:Oslo")
    table.vampire("B", crypt_entry("childe", capacity=4))
    table.vampire("C", crypt_entry("ancilla", capacity=5))
    call(table, prince, "neonate-breach", until="choose-methuselahs")
    table.seat("A").answers((ChooseMethuselah("B"), ChooseMethuselah("C")))
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    assert [table.pool(seat) for seat in "ABC"] == [30, 26, 29]


@pytest.mark.card("eat-the-rich")
@pytest.mark.rule("VTES-VOTE-13")
def test_the_rich_are_eaten_and_titles_are_worth_less():
    table = Table("ABC")
    baron = vampire(table, "A", "baron:Oslo")
    table.state.change(baron, sect="anarch")
    primogen, prince = vampire(table, "B", "primogen"), vampire(table, "C", "prince:Rome")
    table.state.edge = "A"
    call(table, baron, "eat-the-rich", until="choose-methuselahs")
    table.seat("A").answers((ChooseMethuselah("B"),))
    until(table, "polling", "A")
    cast(table, ("edge:A", "for"), (prince, "against"))
    table.seat(table.ask().seat)
    assert Cast(primogen, "for") not in table.options()
    assert close(table) == (2, 1)
    assert [table.pool(seat) for seat in "ABC"] == [30, 26, 30]


@pytest.mark.card("banishment", "raven-spy")
@pytest.mark.rule("VTES-R-37")
@pytest.mark.ruling("LSJ 20060213")
def test_banishment_sends_a_younger_vampire_back():
    table = Table("ABC")
    prince, young = vampire(table, "A", "prince:Oslo"), adept(table, "B", capacity=5, blood=3, locked=True)
    old = adept(table, "C", capacity=6)
    spy = table.put("B", "raven-spy", host=young)
    call(table, prince, "banishment", until="choose-banished")
    assert set(table.options()) == {ChooseCard(young)}
    table.seat("A").answers(ChooseCard(young))
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    (hidden,) = table.now.uncontrolled["B"]
    assert (hidden.counters, table.card(spy).host, table.card(old).region) == (3, young, READY)


@pytest.mark.card("banishment")
@pytest.mark.ruling("ANK 20200408-2")
@pytest.mark.parametrize("lent, seat", [(False, "B"), (True, "C")])
def test_a_banished_vampire_goes_to_its_lasting_controller(lent, seat):
    table = Table("ABC")
    prince, young = vampire(table, "A", "prince:Oslo"), adept(table, "A", capacity=5)
    table.state.change(young, controller="B")
    if lent:
        table.state.borrowed = ((young, "C"),)
        table.state.in_force = (InForce(what="borrowed", subject=young, amount=1, lasts="game"),)
    call(table, prince, "banishment", until="choose-banished")
    table.seat("A").answers(ChooseCard(young))
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    assert [len(table.now.uncontrolled[one]) for one in "ABC"] == [int(one == seat) for one in "ABC"]


@pytest.mark.card("banishment")
@pytest.mark.ruling("LSJ 20100129")
def test_banishment_needs_somebody_younger():
    table = Table("ABC")
    prince = vampire(table, "A", "prince:Oslo")
    adept(table, "B", capacity=6)
    table.hand("A", "banishment")
    table.act("A")
    assert table.refused(PlayCard("banishment", 0, prince)) == "VTES-REQ-01"


@pytest.mark.card("expulsion", "deflection")
def test_the_expelled_neither_block_nor_react_nor_vote():
    table = Table("ABC")
    prince, other = vampire(table, "A", "prince:Oslo"), vampire(table, "A")
    expelled, guard = vampire(table, "B", "primogen"), adept(table, "B")
    call(table, prince, "expulsion", until="choose-expelled")
    table.seat("A").answers((ChooseCard(expelled),))
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    table.hand("B", IDLE)
    bleed(table, other)
    until(table, "action", "B")
    assert table.refused(Block(expelled)) == "VTES-BLOCK-10"
    assert table.refused(Block(guard)) == ""
    able = [card.ref for card in players_of(table.now, "B", Mode("reaction", "act")) if card is not None]
    assert able == [guard]
    until(table, "minion-phase")
    assert silent(table.now, Referendum(caller="A", kind="political"), table.card(expelled)) == "VTES-WORD-06"


@pytest.mark.card("disputed-territory", "the-barrens")
def test_a_disputed_territory_changes_hands():
    table = Table("ABC")
    prince, place = vampire(table, "A", "prince:Oslo"), table.put("B", "the-barrens")
    call(table, prince, "disputed-territory", until="choose-location")
    table.seat("A").answers(ChooseCard(place))
    table.seat("A").answers(ChooseMethuselah("C"))
    until(table, "polling", "A")
    cast(table, (prince, "for"))
    close(table)
    assert table.card(place).controller == "C"


@pytest.mark.card("disputed-territory")
@pytest.mark.ruling("LSJ 20100129")
def test_without_a_location_there_is_no_dispute():
    table = Table("ABC")
    prince = vampire(table, "A", "prince:Oslo")
    table.hand("A", "disputed-territory")
    table.act("A")
    assert table.refused(PlayCard("disputed-territory", 0, prince)) == "VTES-REQ-01"
    phase(table, "unlock")
    to_the_end(table)
