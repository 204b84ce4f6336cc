"""Allies that play cards as vampires (catalogue, section 5.9)."""

import pytest
from tests.games.vtes.cards.moments import until
from tests.games.vtes.combat.fights import Fight, combat_card
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import Damage
from nokturn.games.vtes.state.card_language import Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import Bleed, Block, Hunt, LeaveTorpor, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import amount, bleed, capacity, is_ally, is_vampire, strength
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, Change, GainPool
from nokturn.games.vtes.text.primitives import Provided, ToReady

GHOUL = (Static("as-vampire:pot", of="self"), Static("discipline:pot", of="self"))
"""May play cards that require Potence as a vampire."""


def ghoul(*parts, life=3, **printed):
    return library_card("ghoul", *GHOUL, *parts, types=("ally",), life=life, strength=1, bleed=1, **printed)


def errand(name, *does, disciplines=("pot",), choose=(), blood=0, needs=()):
    mode = Mode("action_card", "take-action", disciplines, choose=choose, needs=needs, does=does)
    return library_card(name, mode, types=("action_card",), disciplines=disciplines, blood=blood)


def acting(*cards, life=3, level=1):
    """A's ghoul and a plain thug, with these cards in hand."""
    ghoul(life=life), library_card("thug", types=("ally",), life=3, strength=2)
    table = Table("AB")
    one, thug = table.ally("A", "ghoul", level=level), table.ally("A", "thug")
    table.hand("A", *cards)
    table.act("A")
    return table, one, thug


@pytest.mark.rule("VTES-ALLY-01")
def test_an_ally_is_a_minion_but_no_vampire_with_its_printed_numbers():
    table, one, thug = acting()
    card = table.card(one)
    assert is_ally(card)
    assert not is_vampire(card)
    assert (card.counters, strength(table.now, card), bleed(table.now, card)) == (3, 1, 1)
    assert (strength(table.now, table.card(thug)), bleed(table.now, table.card(thug))) == (2, 0)
    assert Bleed(one, "B") in table.options()
    assert Hunt(one) not in table.options()


@pytest.mark.rule("VTES-ALLY-02")
def test_what_a_card_does_for_a_vampire_it_does_for_an_ally_that_plays_it_as_one():
    heave = errand("heave", Provided("vampire", (GainPool(amount=2),)), Provided("not-vampire", (GainPool(amount=9),)))
    common = errand("common", Provided("vampire", (GainPool(amount=4),)), disciplines=())
    table, one, _ = acting(heave, common)
    table.seat("A").plays(heave, one)
    table.pass_until("minion-phase")
    assert table.pool("A") == 32
    table.now.change(one, locked=False)
    table.act("A")
    table.seat("A").plays(common, one)  # not one of the cards it plays as a vampire
    table.pass_until("minion-phase")
    assert table.pool("A") == 32


@pytest.mark.rule("VTES-ALLY-02")
def test_so_does_a_card_that_requires_a_vampire_or_is_a_political_action():
    fangs, other = (
        errand("fangs", GainPool(), needs=("vampire",)),
        errand("claws", GainPool(), needs=("vampire",), disciplines=()),
    )
    decree = Mode("political_action_card", "take-action", ("pot",))
    library_card("decree", decree, types=("political_action_card",), disciplines=("pot",))
    table, one, thug = acting(fangs, other, "decree")
    assert {PlayCard(fangs, 0, one), PlayCard("decree", 0, one)} <= set(table.options())
    assert table.refused(PlayCard(other, 0, one)) == "VTES-REQ-01"
    assert table.refused(PlayCard(fangs, 0, thug)) == "VTES-DISC-01"


@pytest.mark.rule("VTES-ALLY-02")
def test_lasting_effects_of_the_card_go_on_taking_it_for_a_vampire():
    swell = Mode(
        "combat_card", "before-range", ("pot",), does=(Change(what="strength", lasts="combat", when="vampire"),)
    )
    library_card("swell", swell, types=("combat_card",), disciplines=("pot",)), ghoul()
    fight = Fight()
    one = fight.ally("A", "ghoul")
    fight.hand("A", "swell", "vessel")
    fight.start(first=one)
    fight.until("before-range", "A")
    fight.seat("A").plays("swell", one)
    assert strength(fight.now, fight.card(one)) == 2
    elsewhere = InForce(what="strength", subject=one, amount=5, source="other", when="vampire")
    fight.now.in_force = (*fight.now.in_force, elsewhere)
    assert strength(fight.now, fight.card(one)) == 2  # only the effects of that card
    fight.finish()
    assert fight.blood(fight.b) == 4


@pytest.mark.rule("VTES-ALLY-03", "VTES-REQ-10")
def test_its_life_is_its_blood():
    feast = errand("feast", AddBlood(amount=4), BurnBlood(amount=1), blood=2)
    dear, plain = errand("dear", GainPool(), blood=4), errand("plain", GainPool(), blood=1, disciplines=())
    table, one, _ = acting(feast, dear, plain)
    assert table.refused(PlayCard(dear, 0, one)) == "VTES-REQ-03"
    assert table.refused(PlayCard(plain, 0, one)) == "VTES-REQ-10"
    table.seat("A").plays(feast, one)
    table.pass_until("minion-phase")
    assert table.blood(one) == 3 - 2 + 4 - 1


@pytest.mark.rule("VTES-ALLY-05")
def test_life_above_that_does_not_drain():
    feast = errand("feast", AddBlood(amount=6))
    table, one, _ = acting(feast)
    table.seat("A").plays(feast, one)
    table.pass_until("minion-phase")
    assert table.blood(one) == 9
    assert capacity(table.now, table.card(one)) == 1


@pytest.mark.rule("VTES-ALLY-04")
def test_for_that_card_it_is_of_capacity_1():
    crypt_entry("fledgling", capacity=1), crypt_entry("older-one", capacity=2)
    sire = errand("sire", AddBlood(who="chosen"), choose=("uncontrolled:younger",))
    table = Table("AB")
    ghoul()
    one = table.ally("A", "ghoul")
    table.uncontrolled("A", "fledgling"), table.uncontrolled("A", "older-one")
    table.hand("A", sire)
    table.act("A")
    assert table.refused(PlayCard(sire, 0, one)) == "VTES-TGT-01"  # nobody is younger than 1


@pytest.mark.rule("VTES-ALLY-04")
def test_a_card_for_the_older_is_not_for_it():
    mode = Mode("action_card", "take-action", ("pot",), does=(GainPool(),))
    library_card("ancient", mode, types=("action_card",), disciplines=("pot",), capacity_least=2)
    table, one, _ = acting("ancient")
    assert table.refused(PlayCard("ancient", 0, one)) == "VTES-REQ-01"


@pytest.mark.rule("VTES-ALLY-06", "VTES-DMG-07")
def test_aggravated_damage_of_such_a_card_burns_life_like_any_other():
    combat_card("overdo", "before-range", Damage(who="self", amount=2, aggravated=True), disciplines=("pot",))
    ghoul()
    fight = Fight()
    one = fight.ally("A", "ghoul")
    fight.hand("A", "overdo", "vessel")
    fight.start(first=one)
    fight.until("before-range", "A")
    fight.seat("A").plays("overdo", one)
    assert (fight.region(one), fight.blood(one)) == ("ready", 1)


@pytest.mark.rule("VTES-ALLY-06")
def test_what_would_send_it_to_torpor_burns_it():
    ghoul()
    table = Table("AB")
    one = table.ally("A", "ghoul")
    table.run("vtes.to_torpor", one)
    assert one not in table.now.cards
    assert table.now.ash["A"] == ("ghoul",)


@pytest.mark.rule("VTES-ALLY-07")
def test_cards_in_play_take_it_for_no_vampire():
    library_card("cloak", Static("bleed", when="vampire"), types=("equipment",))
    heave = errand("heave", GainPool())
    table, one, _ = acting(heave)
    table.put("A", "cloak", host=one)
    table.seat("A").plays(heave, one)
    table.pass_until("minion-phase")
    assert table.now.as_vampires == ((one, "heave"),)
    assert amount(table.now, "bleed", table.card(one)) == 0
    assert bleed(table.now, table.card(one)) == 1


# rulings on actions


@pytest.mark.rule("VTES-R-48")
def test_a_vampire_taken_out_of_torpor_while_it_leaves_it_has_succeeded_and_paid():
    crypt_entry("sleeper", capacity=6), crypt_entry("guard", capacity=4, intercept=1)
    lift = Mode("action_modifier", "act", by="other", does=(ToReady(who="acting"),))
    library_card("lift", lift, types=("action_modifier",))
    table = Table("AB")
    sleeper, friend = table.vampire("A", "sleeper", blood=5, region="torpor"), table.vampire("A", "sleeper")
    guard = table.vampire("B", "guard")
    table.hand("A", "lift")
    table.act("A")
    table.seat("A").answers(LeaveTorpor(sleeper))
    until(table, "action", "A")
    table.seat("A").plays("lift", friend)
    assert table.prompt == "minion-phase"  # nobody could block any more
    assert Block(guard) not in table.options()
    assert table.blood(sleeper) == 3
    assert table.card(sleeper).region == "ready"
    assert table.told("succeeds")[-1]["minion"] == sleeper


@pytest.mark.rule("VTES-R-49")
def test_two_actions_of_one_card_in_play_are_each_taken_once_a_turn():
    crypt_entry("reader", capacity=6)
    ways = [Ability("take-action", deed=Deed(by="is-host"), does=(GainPool(),)) for _ in range(2)]
    library_card("book", *ways, types=("equipment",))
    table = Table("AB")
    reader = table.vampire("A", "reader")
    book = table.put("A", "book", host=reader)
    for number in range(2):
        table.act("A")
        table.seat("A").uses(book, number, reader)
        table.pass_until("minion-phase")
        table.now.change(reader, locked=False)
        table.act("A")
        assert table.refused(UseAbility(book, number, reader)) == "VTES-ACT-08"
    assert table.pool("A") == 32
