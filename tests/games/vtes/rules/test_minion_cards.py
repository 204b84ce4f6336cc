"""Minion cards: who plays them, when, and how often (VTES-MIN)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.rules.acting import (
    BLEED,
    INTERCEPT,
    STEALTH,
    action_card,
    ally,
    attempt,
    equipment,
    finish,
    key,
    lever,
    offered,
    reaction,
    retainer,
    use_on,
)
from tests.games.vtes.rules.props import modifier, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import COMBAT_CARD, MODIFIER, POLITICAL, REACTION, REFLEX, Mode
from nokturn.games.vtes.state.choices import Bleed, ChooseCard, Hunt, Pass, PlayCard
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import Burn, BurnBlood, Change, GainPool


@pytest.mark.rule("VTES-MIN-01", "VTES-R-06", "VTES-ACT-CARD-01")
def test_minions_play_minion_cards_and_retainers_are_none():
    table = Table()
    table.hand("A", action_card("errand", GainPool()))
    table.act("A")
    assert table.options(PlayCard) == (), "a Methuselah without minions plays none"
    table = Table()
    sully, hunter = vampire(table, "A"), vampire(table, "A", kind="imbued")
    ghoul = table.ally("A", ally("ghoul"))
    raven = table.put("A", retainer("raven"), host=sully)
    table.hand("A", "errand")
    table.act("A")
    assert {option.minion for option in table.options(PlayCard)} == {sully, hunter, ghoul}
    assert table.ask().check(PlayCard("errand", 0, raven)) is not None


@pytest.mark.rule("VTES-MIN-02")
def test_an_action_card_is_played_by_a_ready_unlocked_minion_and_modifies_no_other_action():
    table = Table()
    sully, sleeper = vampire(table, "A"), vampire(table, "A", locked=True)
    fallen = vampire(table, "A", region=TORPOR)
    table.hand("A", action_card("errand", GainPool()), "errand")
    modifier("hush", GainPool())
    table.act("A")
    assert {option.minion for option in table.options(PlayCard)} == {sully}, f"not {sleeper}, {fallen}"
    table.seat("A").plays("errand", sully)
    asked = 0
    while table.prompt != "minion-phase":
        asked += table.ask().seat == "A"
        assert not table.options(PlayCard), "one action card for one action"
        table.seat(table.ask().seat).passes()
    assert asked > 0
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-MIN-03")
def test_a_modifier_is_for_the_acting_minion_until_its_action_is_resolved():
    table = Table()
    sully, other, guard = vampire(table, "A"), vampire(table, "A"), vampire(table, "B")
    murmur = modifier("murmur", GainPool())
    table.hand("A", murmur)
    table.hand("B", murmur)
    table.act("A")
    assert table.options(PlayCard) == (), "before any action"
    table.seat("A").answers(Bleed(sully, "B"))
    seen = set()
    while table.prompt != "minion-phase":
        seen |= {(table.prompt, table.ask().seat, option.minion) for option in table.options(PlayCard)}
        table.seat(table.ask().seat).passes()
    assert seen == {("action", "A", sully), ("blocks-declined", "A", sully)}, f"not {other}, not {guard}"


@pytest.mark.rule("VTES-MIN-03")
def test_a_modifier_is_played_during_a_block_attempt_too():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    table.hand("A", modifier("murmur", GainPool()))
    bleed(table, sully)
    attempt(table, "B", guard, "block-attempt")
    table.seat("A").plays("murmur", sully)
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-MIN-04", "VTES-MIN-15")
def test_a_minion_plays_the_same_modifier_once_an_action_at_whatever_level():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    levels = [Mode(MODIFIER, "act", (level,), does=(GainPool(),)) for level in ("dom", "DOM")]
    table.hand("A", library_card("murmur", *levels, types=(MODIFIER,)), "murmur", "murmur")
    free = key(table)
    bleed(table, sully)
    table.seat("A").plays("murmur", sully, 0)
    assert [table.refused(PlayCard("murmur", mode, sully)) for mode in (0, 1)] == ["VTES-MIN-04", "VTES-MIN-04"]
    finish(table)
    use_on(table, "A", free, sully)
    finish(table)
    table.seat("A").answers(Hunt(sully))
    assert offered(table, "murmur", sully, 1), "in another action again"


@pytest.mark.rule("VTES-MIN-05", "VTES-TORPOR-02")
def test_a_modifier_of_another_minion_is_played_by_any_ready_one_of_the_acting_methuselah():
    table = Table()
    sully, aide = vampire(table, "A"), vampire(table, "A", locked=True)
    fallen, stranger = vampire(table, "A", region=TORPOR), vampire(table, "B")
    table.hand("A", library_card("cover", Mode(MODIFIER, "act", by="other", does=(GainPool(),)), types=(MODIFIER,)))
    table.hand("B", "cover")
    bleed(table, sully)
    assert {option.minion for option in table.options(PlayCard)} == {aide}, f"not {sully}, not {fallen}"
    table.seat("A").passes()
    assert not offered(table, "cover", stranger)


@pytest.mark.rule("VTES-MIN-06", "VTES-MIN-07", "VTES-MIN-08")
def test_allies_stand_alone_equipment_and_retainers_burn_with_their_minion():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", ally("ghoul", life=3), equipment("saber"), retainer("raven", life=2))
    free, stake = key(table), lever(table, "A", Burn(who="chosen"), choose=("vampire",))
    table.act("A")
    for card in ("ghoul", "saber", "raven"):
        table.seat("A").plays(card, sully)
        finish(table)
        use_on(table, "A", free, sully)
        finish(table)
    assert (table.card("ghoul:1").region, table.blood("ghoul:1")) == (READY, 3)
    assert (table.card("saber:1").host, table.card("raven:1").host, table.blood("raven:1")) == (sully, sully, 2)
    assert table.pool("A") == 30, "life comes from the bank"
    use_on(table, "A", stake, sully)
    assert set(table.now.cards) == {"ghoul:1", free, stake}


@pytest.mark.rule("VTES-MIN-08", "VTES-ACT-RETAIN-05")
def test_a_retainer_burns_with_its_last_life():
    table = Table()
    sully = vampire(table, "A")
    raven = table.put("A", retainer("raven", life=1), host=sully)
    table.state.change(raven, counters=0)
    table.run("vtes.settle")
    assert raven not in table.now.cards
    assert table.now.ash["A"] == ("raven",)


@pytest.mark.rule("VTES-MIN-09", "VTES-ACT-POL-01")
def test_only_vampires_call_referendums():
    table = Table()
    sully, ghoul = vampire(table, "A"), table.ally("A", ally("ghoul"))
    table.hand("A", library_card("vote", Mode(POLITICAL, "take-action"), types=(POLITICAL,)))
    table.act("A")
    assert offered(table, "vote", sully)
    assert table.refused(PlayCard("vote", 0, ghoul)) == "VTES-MIN-09"


@pytest.mark.rule("VTES-MIN-10", "VTES-MIN-16")
def test_in_combat_only_combat_cards_are_played_those_of_bystanders_by_anybody():
    table = Table()
    sully, guard, watcher = vampire(table, "A"), vampire(table, "B"), vampire(table, "C")
    modes = (
        Mode(MODIFIER, "act", does=(GainPool(),)),
        Mode(COMBAT_CARD, "before-range", does=(GainPool(),)),
        Mode(COMBAT_CARD, "before-range", by="anyone", does=(GainPool(),)),
    )
    library_card("trick", *modes, types=(MODIFIER, COMBAT_CARD))
    library_card("shout", Mode(REACTION, "impulse", does=(GainPool(),)), types=(REACTION,))
    library_card("sneer", Mode(MODIFIER, "impulse", does=(GainPool(),)), types=(MODIFIER,))
    table.hand("A", "trick", "trick", "sneer")
    table.hand("B", "shout")
    table.hand("C", "trick", "shout")
    bleed(table, sully)
    table.seat("A").plays("trick", sully, 0)
    attempt(table, "B", guard, "before-range")
    assert table.options(PlayCard) == (PlayCard("trick", 1, sully),), "as another type it counts as another card"
    table.stops_at("before-range").seat("A").passes()
    assert table.ask("B").options == (Pass(),)
    table.seat("B").passes()
    assert table.ask("C").options == (PlayCard("trick", 2, watcher), Pass())


@pytest.mark.rule("VTES-MIN-11", "VTES-MIN-13")
def test_reactions_are_played_by_ready_unlocked_minions_of_everybody_else_and_lock_nobody():
    table = Table()
    sully, aide = vampire(table, "A"), vampire(table, "A")
    guard, watcher = vampire(table, "B"), vampire(table, "C")
    for state in ({"locked": True}, {"region": TORPOR}):
        vampire(table, "B", **state)
    reaction("shout", GainPool())
    for seat in "ABC":
        table.hand(seat, "shout")
    table.act("A")
    assert not table.options(PlayCard)
    table.seat("A").answers(Bleed(sully, "B"))
    players = set()
    while table.prompt == "action":
        players |= {option.minion for option in table.options(PlayCard)}
        table.seat(table.ask().seat).passes()
    assert players == {guard, watcher}, f"not {aide}"
    until(table, "blocks-declined", "C")
    table.seat("C").plays("shout", watcher)
    assert table.pool("C") == 31
    assert not table.card(watcher).locked


@pytest.mark.rule("VTES-MIN-12")
def test_a_minion_plays_the_same_reaction_once_an_action():
    table = Table()
    sully, guard, aide = vampire(table, "A"), vampire(table, "B"), vampire(table, "B")
    table.hand("B", reaction("shout", GainPool()), "shout", "shout")
    bleed(table, sully)
    until(table, "action", "B")
    table.seat("B").plays("shout", guard)
    until(table, "action", "B")
    assert table.refused(PlayCard("shout", 0, guard)) == "VTES-MIN-12"
    assert offered(table, "shout", aide), "another minion may"


@pytest.mark.rule("VTES-MIN-14")
def test_a_reflex_cancels_a_card_played_on_its_minion_only():
    table = Table()
    sully, guard, aide = vampire(table, "A"), vampire(table, "B"), vampire(table, "B")
    curse = Mode(MODIFIER, "act", choose=("vampire",), does=(BurnBlood(who="chosen"),))
    library_card("curse", curse, types=(MODIFIER,))
    ward = Mode(REFLEX, "as-played", does=(Cancel(on_self=True, of=("action_modifier",)),))
    table.hand("A", "curse")
    table.hand("B", library_card("ward", ward, types=(REFLEX,)))
    bleed(table, sully)
    table.seat("A").plays("curse", sully)
    table.seat("A").answers(ChooseCard(guard))
    until(table, "as-played", "B")
    assert table.refused(PlayCard("ward", 0, aide)) == "VTES-MIN-14"
    table.seat("B").plays("ward", guard)
    assert table.blood(guard) == 6
    assert table.now.ash["A"] == ("curse",)


@pytest.mark.rule("VTES-MIN-15", "VTES-RES-11", "VTES-STEALTH-08")
def test_modifiers_and_reactions_last_for_the_action():
    table = Table()
    sully, aide, guard = vampire(table, "A"), vampire(table, "A"), vampire(table, "B")
    table.hand("A", modifier("hush", Change(what="stealth"), BLEED))
    table.hand("B", reaction("alarm", INTERCEPT))
    bleed(table, sully)
    table.seat("A").plays("hush", sully)
    until(table, "action", "B")
    table.seat("B").plays("alarm", guard)
    assert (stealth(table.now), bleed_of(table.now, table.card(sully))) == (1, 2)
    assert {effect.what for effect in table.now.in_force} == {"stealth", "bleed", "intercept"}
    finish(table)
    assert table.now.in_force == ()
    table.seat("A").answers(Bleed(aide, "B"))
    assert stealth(table.now) == 0


@pytest.mark.rule("VTES-MIN-17", "VTES-ACT-BLEED-06")
def test_limited_modifiers_do_not_add_up():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", modifier("urge", BLEED), modifier("thirst", BLEED), modifier("hush", STEALTH))
    bleed(table, sully)
    table.seat("A").plays("urge", sully)
    assert table.refused(PlayCard("thirst", 0, sully)) == "VTES-ACT-BLEED-06"
    assert offered(table, "hush", sully)
