"""Action modifiers of the preconstructed decks."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    INFERIOR,
    SUPERIOR,
    adept,
    attempt,
    bleeder,
    can_play,
    equip,
    finish,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, choose, hunt, targets, until
from tests.games.vtes.combat.fights import an_ally
from tests.games.vtes.politics.polls import call, cast, close, decree
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Block, PlayCard
from nokturn.games.vtes.state.state import TORPOR

# stealth


@pytest.mark.card("earth-control", "elder-impersonation")
@pytest.mark.rule("VTES-STEALTH-04")
@pytest.mark.parametrize(
    "card, discipline, mode, stealth",
    [
        ("earth-control", "pro", INFERIOR, 1),
        ("earth-control", "PRO", SUPERIOR, 2),
        ("elder-impersonation", "obf", 0, 1),
    ],
)
def test_stealth(card, discipline, mode, stealth):
    table, minion, _ = intruder(card, with_=(discipline,), bikes=stealth - 1)
    table.seat("A").plays(card, minion, mode)
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (29, 6 - 1)


@pytest.mark.card("forgotten-labyrinth")
@pytest.mark.parametrize("discipline, mode, stealth", [("obf", INFERIOR, 2), ("OBF", SUPERIOR, 3)])
def test_the_labyrinth_hides_hunters(discipline, mode, stealth):
    table = Table("ABC")
    minion, blocker = adept(table, "A", discipline, blood=2), adept(table, "B")
    equip(table, blocker, 1 + stealth - 1)
    table.hand("A", "forgotten-labyrinth", "vessel")
    hunt(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("forgotten-labyrinth", minion, mode)
    finish(table)
    assert table.blood(minion) == 2 - 1 + 1


@pytest.mark.card("forgotten-labyrinth")
def test_the_labyrinth_does_not_hide_bleeders():
    table, minion, _ = intruder("forgotten-labyrinth", with_=("OBF",))
    for mode in (INFERIOR, SUPERIOR):
        assert table.refused(PlayCard("forgotten-labyrinth", mode, minion)) == "VTES-REQ-01"


# blocks


@pytest.mark.card("elder-impersonation", "forced-confessional", "stygian-shroud")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-BLOCK-11")
@pytest.mark.parametrize(
    "card, discipline, clan",
    [("elder-impersonation", "OBF", ""), ("forced-confessional", "DOM", "salubri"), ("stygian-shroud", "OBL", "")],
)
def test_the_attempt_fails_and_is_not_repeated(card, discipline, clan):
    table = Table("ABC")
    minion, blocker = adept(table, "A", discipline, clan=clan), adept(table, "B")
    adept(table, "B")
    equip(table, blocker, 4)
    table.hand("A", card, "vessel")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    paid = 0 if card == "forced-confessional" else 1
    table.seat("A").plays(card, minion, SUPERIOR)
    until(table, "action", "B")
    assert table.refused(Block(blocker)) == "VTES-BLOCK-10"
    finish(table)
    assert (table.pool("B"), table.blood(minion), table.card(blocker).locked) == (29, 6 - paid, False)


@pytest.mark.card("forced-confessional", "stygian-shroud")
@pytest.mark.parametrize(
    "card, discipline, clan", [("forced-confessional", "dom", "salubri"), ("stygian-shroud", "obl", "")]
)
@pytest.mark.parametrize("bikes, bled", [(0, 1), (1, 0)])
def test_the_blocker_has_less_intercept(card, discipline, clan, bikes, bled):
    table, minion, _ = intruder(card, with_=(discipline,), bikes=bikes, clan=clan)
    table.seat("A").plays(card, minion, INFERIOR)
    finish(table)
    assert table.pool("B") == 30 - bled


@pytest.mark.card("elder-impersonation", "stygian-shroud", "forced-confessional")
def test_only_while_somebody_attempts_to_block():
    table, minion = bleeder(
        "elder-impersonation", "stygian-shroud", "forced-confessional", with_=("OBF", "OBL", "DOM"), clan="salubri"
    )
    adept(table, "B")
    until(table, "action", "A")
    for card, mode in (("elder-impersonation", 1), ("stygian-shroud", 0), ("forced-confessional", 0)):
        assert table.refused(PlayCard(card, mode, minion)) == "VTES-REQ-01"


@pytest.mark.card("seduction")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-CRYPT-03")
@pytest.mark.parametrize(
    "discipline, mode, whom", [("dom", INFERIOR, {"young"}), ("DOM", SUPERIOR, {"young", "old", "own"})]
)
def test_seduction_keeps_somebody_from_blocking(discipline, mode, whom):
    table = Table("ABC")
    minion = adept(table, "A", discipline, capacity=6)
    named = {
        "young": adept(table, "B", capacity=5),
        "old": adept(table, "B", capacity=6),
    }
    table.hand("A", "seduction")
    bleed(table, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays("seduction", minion, mode)
    named["own"] = minion
    assert targets(table) == {named[word] for word in whom}
    choose(table, "A", named["young"])
    until(table, "action", "B")
    assert table.refused(Block(named["young"])) == "VTES-BLOCK-10"
    assert table.refused(Block(named["old"])) == ""


@pytest.mark.card("visions-of-gehenna", "invigorate")
@pytest.mark.rule("VTES-BLOCK-10")
@pytest.mark.parametrize(
    "card, discipline, mode, bled",
    [
        ("visions-of-gehenna", "pre", INFERIOR, 1),
        ("visions-of-gehenna", "PRE", SUPERIOR, 3),
        ("invigorate", "dom", 1, 1),
    ],
)
def test_allies_cannot_block(card, discipline, mode, bled):
    table = Table("ABC")
    minion = adept(table, "A", discipline, clan="ravnos")
    table.state.change(minion, sect="anarch")
    thug, vampire = table.ally("B", an_ally()), adept(table, "B")
    table.hand("A", card, "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays(card, minion, mode)
    until(table, "action", "B")
    assert table.refused(Block(thug)) == "VTES-BLOCK-10"
    assert table.refused(Block(vampire)) == ""
    finish(table)
    assert table.pool("B") == 30 - bled


@pytest.mark.card("invigorate")
@pytest.mark.parametrize("discipline, mode, left", [("ani", 0, (6 - 2, "ready")), ("pro", 2, (6, TORPOR))])
def test_invigorate_makes_hands_stronger_for_the_action(discipline, mode, left):
    table = Table("ABC")
    minion, blocker = adept(table, "A", discipline), adept(table, "B")
    table.state.change(minion, sect="anarch")
    table.hand("A", "invigorate", "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("invigorate", minion, mode)
    attempt(table, "B", blocker)
    finish(table)
    assert (table.blood(blocker), table.card(blocker).region) == left


@pytest.mark.card("invigorate")
@pytest.mark.rule("VTES-REQ-01")
def test_only_anarchs_are_invigorated():
    table, minion = bleeder("invigorate", with_=("ani", "dom", "pro"))
    until(table, "action", "A")
    assert [table.refused(PlayCard("invigorate", mode, minion)) for mode in range(3)] == ["VTES-REQ-01"] * 3


# bleeds and votes


@pytest.mark.card("threats", "old-friends", "murmur-of-the-false-will")
@pytest.mark.rule("VTES-ACT-BLEED-06")
@pytest.mark.parametrize(
    "card, discipline, mode, bonus, cost",
    [
        ("threats", "dom", INFERIOR, 1, 0),
        ("threats", "DOM", SUPERIOR, 2, 0),
        ("old-friends", "obf", INFERIOR, 1, 1),
        ("murmur-of-the-false-will", "dom", INFERIOR, 1, 0),
    ],
)
def test_more_bleed_and_only_one_of_them(card, discipline, mode, bonus, cost):
    table, minion = bleeder(card, "conditioning", with_=(discipline, "DOM"))
    until(table, "action", "A")
    table.seat("A").plays(card, minion, mode)
    assert not can_play(table, "conditioning", minion, INFERIOR)
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (30 - 1 - bonus, 6 - cost)


@pytest.mark.card("old-friends")
@pytest.mark.rule("VTES-PLAY-10")
def test_old_friends_are_replaced_in_the_next_unlock_phase():
    table, minion = bleeder("old-friends", *["vessel"] * 5, with_=("obf",))
    table.library("A", "misdirection")
    until(table, "action", "A")
    table.seat("A").plays("old-friends", minion, INFERIOR)
    assert "misdirection" not in table.now.hands["A"]


@pytest.mark.card("ominous-chorus", "old-friends")
@pytest.mark.rule("VTES-VOTE-05")
@pytest.mark.parametrize(
    "card, discipline, mode, votes", [("ominous-chorus", "pot", 0, 3), ("old-friends", "OBF", 1, 2)]
)
def test_more_votes(card, discipline, mode, votes):
    table = Table("ABC")
    minion = adept(table, "A", discipline, clan="lasombra")
    decree()
    table.hand("A", card)
    call(table, minion)
    table.seat("A").plays(card, minion, mode)
    cast(table, (minion, "for"))
    assert close(table) == (votes, 0)
