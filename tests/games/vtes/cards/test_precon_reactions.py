"""Reactions of the preconstructed decks."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, adept, attempt, finish, reacting, step
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.politics.polls import call, cast, close, decree
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import Block, PlayCard, UsePress

# intercept


@pytest.mark.card(
    "enhanced-senses", "my-enemys-enemy", "sense-the-savage-way", "protection-racket", "party-out-of-bounds"
)
@pytest.mark.rule("VTES-STEALTH-05")
@pytest.mark.parametrize(
    "card, discipline, mode, intercept",
    [
        ("enhanced-senses", "aus", INFERIOR, 1),
        ("enhanced-senses", "AUS", SUPERIOR, 2),
        ("my-enemys-enemy", "aus", INFERIOR, 1),
        ("sense-the-savage-way", "ani", INFERIOR, 1),
        ("protection-racket", "pot", 0, 1),
        ("party-out-of-bounds", "pro", 2, 1),
        ("deep-ecology", "ani", 0, 2),
        ("elder-intervention", "pot", 0, 2),
    ],
)
def test_intercept(card, discipline, mode, intercept):
    table, acting, reactor = reacting(card, with_=(discipline,), stealth=intercept, capacity=7, action="")
    table.state.change(reactor, sect="anarch")
    bleed(table, acting)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays(card, reactor, mode)
    finish(table)
    assert (table.pool("B"), table.card(reactor).locked) == (30, True)


@pytest.mark.card("protection-racket")
def test_the_racket_knows_the_titled():
    table, acting, reactor = reacting("protection-racket", with_=(), stealth=2, action="")
    table.state.change(reactor, sect="anarch")
    table.state.change(acting, title="primogen", sect="camarilla")
    bleed(table, acting)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays("protection-racket", reactor)
    finish(table)
    assert table.pool("B") == 30


@pytest.mark.card("deep-ecology", "elder-intervention")
@pytest.mark.parametrize("card, discipline", [("deep-ecology", "ani"), ("elder-intervention", "pot")])
def test_only_against_what_is_directed_at_oneself(card, discipline):
    table, acting, reactor = reacting(card, with_=(discipline,), action="")
    table.state.change(reactor, sect="anarch")
    hunt(table, acting)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard(card, 0, reactor)) == "VTES-REQ-01"


# bounced bleeds


@pytest.mark.card("bait-and-switch", "redirection", "murmur-of-the-false-will")
@pytest.mark.rule("VTES-ACT-BLEED-11")
@pytest.mark.parametrize(
    "card, discipline, mode, capacity",
    [
        ("bait-and-switch", "pot", 0, 4),
        ("redirection", "dom", INFERIOR, 10),
        ("redirection", "DOM", SUPERIOR, 4),
        ("murmur-of-the-false-will", "DOM", SUPERIOR, 10),
    ],
)
def test_a_bleed_goes_to_somebody_else(card, discipline, mode, capacity):
    table, acting, reactor = reacting(card, with_=(discipline,), capacity=capacity, action="")
    table.state.change(reactor, title="baron:Lyon", sect="anarch")
    bleed(table, acting)
    until(table, "blocks-declined", "B")
    table.seat("B").plays(card, reactor, mode)
    finish(table)
    assert (table.pool("B"), table.pool("C"), table.card(reactor).locked) == (30, 29, True)


@pytest.mark.card("redirection", "murmur-of-the-false-will")
@pytest.mark.rule("VTES-CRYPT-03")
@pytest.mark.parametrize("card, discipline, mode", [("redirection", "dom", 0), ("murmur-of-the-false-will", "DOM", 1)])
def test_an_older_vampire_is_not_turned_away(card, discipline, mode):
    table, _, reactor = reacting(card, "deflection", with_=("DOM", discipline), capacity=9)
    until(table, "blocks-declined", "B")
    assert table.refused(PlayCard(card, mode, reactor)) == "VTES-REQ-01"


@pytest.mark.card("bait-and-switch")
@pytest.mark.rule("VTES-REQ-01")
def test_only_a_baron_baits():
    table, _, reactor = reacting("bait-and-switch", "deflection", with_=("DOM",))
    until(table, "blocks-declined", "B")
    assert table.refused(PlayCard("bait-and-switch", 0, reactor)) == "VTES-REQ-01"


@pytest.mark.card("my-enemys-enemy")
def test_the_enemy_of_my_enemy_is_bled():
    table, _, reactor = reacting("my-enemys-enemy", with_=("AUS",), seats="ABCD")
    until(table, "blocks-declined", "B")
    table.seat("B").plays("my-enemys-enemy", reactor, SUPERIOR)
    finish(table)
    assert [table.pool(seat) for seat in "ABCD"] == [30, 30, 30, 29]
    assert table.card(reactor).locked


@pytest.mark.card("my-enemys-enemy")
def test_of_two_there_is_no_third():
    table, _, reactor = reacting("my-enemys-enemy", "telepathic-counter", with_=("AUS",), seats="AB")
    until(table, "blocks-declined", "B")
    assert table.refused(PlayCard("my-enemys-enemy", SUPERIOR, reactor)) == "VTES-REQ-01"


# smaller bleeds


@pytest.mark.card("telepathic-counter", "deep-ecology", "party-out-of-bounds")
@pytest.mark.parametrize(
    "card, discipline, mode, less",
    [
        ("telepathic-counter", "aus", INFERIOR, 1),
        ("telepathic-counter", "AUS", SUPERIOR, 2),
        ("deep-ecology", "for", 1, 2),
        ("party-out-of-bounds", "obf", 0, 2),
    ],
)
def test_a_bleed_is_smaller(card, discipline, mode, less):
    table = Table("ABC")
    acting, reactor = table.vampire("A", crypt_entry("leech", bleed=2)), adept(table, "B", discipline)
    table.state.change(reactor, sect="anarch")
    table.hand("B", card)
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays(card, reactor, mode)
    finish(table)
    assert table.pool("B") == 30 - (3 - less)


# unlocking and waking


@pytest.mark.card("deep-ecology")
def test_deep_ecology_unlocks_for_blood():
    table, acting, reactor = reacting("deep-ecology", with_=("pro",), locked=True, action="")
    table.state.change(reactor, sect="anarch")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("deep-ecology", reactor, 2)
    assert (table.card(reactor).locked, table.blood(reactor)) == (False, 5)


@pytest.mark.card("sense-the-savage-way")
@pytest.mark.rule("VTES-SEQ-06")
def test_the_savage_way_unlocks_and_blocks():
    table, _, reactor = reacting("sense-the-savage-way", with_=("ANI",), locked=True, capacity=7)
    until(table, "action", "B")
    table.seat("B").plays("sense-the-savage-way", reactor, SUPERIOR)
    finish(table)
    assert (table.pool("B"), table.card(reactor).locked) == (30, True)


@pytest.mark.card("sense-the-savage-way")
@pytest.mark.rule("VTES-REQ-01")
def test_the_savage_way_is_for_the_old():
    table, _, reactor = reacting("sense-the-savage-way", "guard-dogs", with_=("ANI",), locked=True, capacity=6)
    until(table, "action", "B")
    assert table.refused(PlayCard("sense-the-savage-way", SUPERIOR, reactor)) == "VTES-REQ-01"


@pytest.mark.card("rats-warning")
@pytest.mark.parametrize("discipline, mode, presses", [("ani", INFERIOR, False), ("ANI", SUPERIOR, True)])
def test_rats_warn_of_a_bleed(discipline, mode, presses):
    table, _, reactor = reacting("rats-warning", with_=(discipline,), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("rats-warning", reactor, mode)
    assert table.card(reactor).locked is False
    table.seat("B").answers(Block(reactor)) if table.ask().seat == "B" else attempt(table, "B", reactor)
    pressed = False
    while table.prompt and table.prompt != "minion-phase":
        pressed = pressed or any(isinstance(option, UsePress) for option in table.options())
        step(table)
    assert pressed is presses


@pytest.mark.card("forced-vigilance")
@pytest.mark.rule("VTES-RES-11")
def test_vigilance_after_a_block():
    table, _, reactor = reacting("forced-vigilance", with_=("for",))
    attempt(table, "B", reactor)
    until(table, "after-resolution", "B")
    table.seat("B").plays("forced-vigilance", reactor, INFERIOR)
    finish(table)
    assert table.card(reactor).locked is False


@pytest.mark.card("forced-vigilance")
def test_superior_vigilance_before_it():
    table, _, reactor = reacting("forced-vigilance", with_=("FOR",), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("forced-vigilance", reactor, SUPERIOR)
    assert (table.card(reactor).locked, table.blood(reactor)) == (False, 5)


@pytest.mark.card("forced-awakening")
@pytest.mark.rule("VTES-WAKE-01", "VTES-WAKE-05")
@pytest.mark.parametrize("blocks, blood", [(False, 6 - 1), (True, 6 - 1)])
def test_a_forced_awakening_wants_a_block(blocks, blood):
    table, _, reactor = reacting("forced-awakening", with_=(), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("forced-awakening", reactor)
    if blocks:
        attempt(table, "B", reactor)
    finish(table)
    # 1 blood for having woken in vain, or 1 for the strike of whoever was blocked
    assert (table.blood(reactor), table.pool("B")) == (blood, 30 if blocks else 29)
    assert len(table.told("damaged")) == (2 if blocks else 0)


# votes


@pytest.mark.card("party-out-of-bounds")
@pytest.mark.rule("VTES-VOTE-05")
def test_a_party_votes():
    table = Table("ABC")
    minion, reactor = adept(table, "A"), adept(table, "B", "pre")
    table.state.change(reactor, sect="anarch")
    table.hand("B", "party-out-of-bounds")
    decree()
    call(table, minion)
    until(table, "polling", "B")
    table.seat("B").plays("party-out-of-bounds", reactor, 1)
    cast(table, (reactor, "against"))
    assert close(table)[1] == 2
