"""Titles, contested titles and sects (catalogue, sections 6.3, 12.1 and 12.2)."""

import pytest
from tests.games.vtes.politics.polls import call, cast, close, decree, political, vampire
from tests.games.vtes.rules.acting import lever, use_on
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.play.entering_play import CreateVampire
from nokturn.games.vtes.play.titles import GainTitle
from nokturn.games.vtes.politics.effects import BecomeClan, BecomeSect
from nokturn.games.vtes.printed.content import CRYPT, TITLES
from nokturn.games.vtes.state.card_language import Mode, Static
from nokturn.games.vtes.state.choices import (
    BecomeAnarch,
    Block,
    Cast,
    Pass,
    PayTitle,
    PlayCard,
    RegainTitle,
    YieldTitle,
)
from nokturn.games.vtes.state.stats import titled, votes_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, GainPool


def settle(table):
    table.run("vtes.settle")


def unlock(table, seat):
    """The unlock phase of `seat` begins."""
    table.state.active = seat
    table.run("vtes.unlock_phase", seat)


def votes(table, ref):
    return votes_of(table.now, table.card(ref))


def contest(table, one="A", other="B", title="prince:London"):
    """Two vampires with the same title, contesting it."""
    pair = vampire(table, one, title, blood=3), vampire(table, other, title, blood=3)
    settle(table)
    return pair


def seizure(title="prince:London"):
    """A title card that is put on the vampire that calls the referendum."""
    return political("seizure", GainTitle(title=title, who="self"), keywords=("title",))


# titles


@pytest.mark.rule("VTES-TITLE-01")
def test_another_title_replaces_the_old_one_even_a_higher_one():
    table = Table("ABC")
    one = vampire(table, "A", "justicar:ventrue")
    table.run("vtes.gains_title", one, "primogen")
    assert table.card(one).title == "primogen"
    assert votes(table, one) == 1


@pytest.mark.rule("VTES-TITLE-01")
def test_a_contested_title_is_yielded_at_once_when_another_is_gained():
    table = Table("ABC")
    one, two = contest(table)
    assert table.card(one).contesting
    table.run("vtes.gains_title", one, "primogen")
    assert (table.card(one).title, table.card(one).contesting) == ("primogen", False)
    unlock(table, "B")
    table.seat("B").answers(RegainTitle(two))
    assert not table.card(two).contesting


@pytest.mark.rule("VTES-TITLE-02")
@pytest.mark.parametrize("sect", ["sabbat", "anarch", "independent", "laibon", "camarilla"])
def test_only_a_vampire_of_the_sect_gains_its_title(sect):
    table = Table("ABC")
    one = vampire(table, "A", sect=sect)
    table.run("vtes.gains_title", one, "prince:London")
    assert table.card(one).title == ("prince:London" if sect == "camarilla" else "")


@pytest.mark.rule("VTES-TITLE-03")
@pytest.mark.parametrize("change", [{"sect": "anarch"}, {"clan": "toreador"}])
def test_the_wrong_sect_or_clan_suspends_a_title(change):
    decree()
    table = Table("ABC")
    one, caller = vampire(table, "A", "justicar:ventrue"), vampire(table, "A")
    before = {key: getattr(table.card(one), key) for key in change}
    table.state.change(one, **change)
    assert not titled(table.card(one))
    call(table, caller)
    assert table.refused(Cast(one, "for")) == "VTES-TITLE-03"
    table.pass_until("minion-phase")
    table.now.change(one, **before)
    assert titled(table.card(one))
    assert votes(table, one) == 3


@pytest.mark.rule("VTES-TITLE-03", "VTES-TITLECON-05")
def test_a_suspended_title_that_is_contested_is_yielded_at_once():
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London", sect="anarch"), vampire(table, "B", "prince:London")
    settle(table)
    assert table.card(one).title == ""
    assert not titled(table.card(two)), "it was contested, so the survivor waits for its next unlock phase"
    unlock(table, "B")
    table.seat("B").answers(RegainTitle(two))
    assert titled(table.card(two))


@pytest.mark.rule("VTES-TITLE-03")
def test_a_contested_title_is_yielded_at_once_by_who_leaves_the_sect():
    table = Table("ABC")
    one, two = contest(table)
    table.state.change(one, sect="anarch")
    settle(table)
    assert (table.card(one).title, table.card(one).contesting) == ("", False)
    assert table.card(two).contesting  # until its next unlock phase


@pytest.mark.rule("VTES-TITLE-03", "VTES-TITLE-01")
def test_a_suspended_title_is_lost_when_another_is_gained():
    table = Table("ABC")
    one = vampire(table, "A", "prince:London", sect="anarch")
    table.run("vtes.gains_title", one, "baron:Paris")
    table.state.change(one, sect="camarilla")
    assert table.card(one).title == "baron:Paris"
    assert not titled(table.card(one))


CAMARILLA, SABBAT, LAIBON = "camarilla", "sabbat", "laibon"


@pytest.mark.rule("VTES-TITLE-04", "VTES-TITLE-05", "VTES-TITLE-06", "VTES-TITLE-07", "VTES-TITLECON-01")
@pytest.mark.parametrize(
    "sect, first, second, contested",
    [
        (CAMARILLA, "primogen", "primogen", False),
        (CAMARILLA, "prince:London", "prince:London", True),
        (CAMARILLA, "prince:London", "prince:Paris", False),
        (CAMARILLA, "justicar:ventrue", "justicar:ventrue", True),
        (CAMARILLA, "inner_circle:ventrue", "inner_circle:ventrue", True),
        (CAMARILLA, "justicar:ventrue", "inner_circle:ventrue", False),
        ("anarch", "baron:London", "baron:London", True),
        ("anarch", "baron:London", "baron:Paris", False),
        (SABBAT, "bishop", "bishop", False),
        (SABBAT, "priscus", "priscus", False),
        (SABBAT, "cardinal", "cardinal", False),
        (SABBAT, "archbishop:London", "archbishop:London", True),
        (SABBAT, "archbishop:London", "archbishop:Paris", False),
        (SABBAT, "regent", "regent", True),
        (LAIBON, "magaji", "magaji", False),
        (LAIBON, "kholo:ventrue", "kholo:ventrue", True),
        ("independent", "votes:2", "votes:2", False),
    ],
)
def test_which_titles_are_unique(sect, first, second, contested):
    table = Table("ABC")
    one, two = vampire(table, "A", first, sect=sect), vampire(table, "B", second, sect=sect)
    settle(table)
    assert table.card(one).contesting == table.card(two).contesting == contested


@pytest.mark.rule("VTES-TITLE-04", "VTES-TITLE-07")
@pytest.mark.parametrize("name", ["justicar", "inner_circle", "kholo"])
def test_titles_of_a_clan_are_for_that_clan_and_one_for_each(name):
    sect = TITLES[name].sect
    table = Table("ABC")
    one, two = vampire(table, "A", sect=sect), vampire(table, "B", sect=sect, clan="toreador")
    table.run("vtes.gains_title", one, f"{name}:toreador")
    assert table.card(one).title == ""
    table.run("vtes.gains_title", one, f"{name}:ventrue")
    table.run("vtes.gains_title", two, f"{name}:toreador")
    settle(table)
    assert titled(table.card(one))
    assert titled(table.card(two))


@pytest.mark.rule("VTES-TITLE-08", "VTES-TITLECON-01")
@pytest.mark.parametrize(
    "first, second",
    [("prince", "baron"), ("baron", "archbishop"), ("archbishop", "prince")],
)
def test_one_city_has_one_lord_across_sects(first, second):
    table = Table("ABC")
    one = vampire(table, "A", f"{first}:London", sect=TITLES[first].sect)
    two = vampire(table, "B", f"{second}:London", sect=TITLES[second].sect)
    settle(table)
    assert table.card(one).contesting
    assert table.card(two).contesting


@pytest.mark.rule("VTES-TITLE-09")
def test_a_personal_title_is_kept_through_changes_of_sect():
    table = Table("ABC")
    one = vampire(table, "A", "votes:2", sect="independent")
    for sect in ("independent", "anarch", "camarilla", "sabbat"):
        table.state.change(one, sect=sect)
        assert titled(table.card(one))
        assert votes(table, one) == 2


@pytest.mark.rule("VTES-TITLE-10", "VTES-TITLECON-08")
def test_a_title_card_lies_on_the_vampire_and_goes_with_the_title():
    seizure()
    library_card("token", types=("equipment",))
    table = Table("ABC")
    one = vampire(table, "A", "primogen")
    call(table, one, "seizure")
    cast(table, ("card:A", "for"))
    close(table)
    assert table.card(one).title == "prince:London"
    (card,) = table.now.attached(one)
    assert card.printed == "seizure"
    other = table.put("A", "token", one)
    table.run("vtes.loses_title", one)
    assert table.card(one).title == ""
    assert [left.ref for left in table.now.attached(one)] == [other]
    assert table.now.ash["A"] == ("seizure",)


@pytest.mark.rule("VTES-TITLE-10")
def test_a_title_is_lost_with_its_card():
    seizure()
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    card = table.put("A", "seizure", one)
    table.run("vtes.burn_card", card)
    assert table.card(one).title == ""


@pytest.mark.rule("VTES-TITLE-02", "VTES-TITLE-10")
def test_a_title_card_that_does_not_fit_goes_to_the_ash_heap():
    seizure("justicar:toreador")
    table = Table("ABC")
    one = vampire(table, "A", "primogen")
    call(table, one, "seizure")
    cast(table, ("card:A", "for"))
    close(table)
    assert table.card(one).title == "primogen"
    assert table.now.ash["A"] == ("seizure",)


# contested titles


@pytest.mark.rule("VTES-TITLECON-02")
def test_a_contested_title_is_nobodys_but_its_vampires_act_and_block():
    decree()
    library_card(
        "summons",
        Mode("action_card", "take-action", does=(GainPool(),)),
        types=("action_card",),
        titles=("prince",),
    )
    table = Table("ABC")
    one, two = contest(table)
    caller = vampire(table, "A")
    for ref in (one, two):
        assert not titled(table.card(ref))
        assert votes(table, ref) == 0
    table.hand("A", "decree", "summons")
    table.act("A")
    assert table.refused(PlayCard("summons", 0, one)) == "VTES-REQ-01"
    table.seat("A").plays("decree", one)
    assert Block(two) in table.ask("B").options
    table.pass_until("polling")
    assert table.refused(Cast(one, "for")) == "VTES-TITLECON-02"
    assert caller in table.now.cards


@pytest.mark.rule("VTES-TITLECON-03")
def test_each_unlock_phase_the_contest_costs_1_blood_or_the_title():
    table = Table("ABC")
    one, two = contest(table)
    unlock(table, "A")
    assert {PayTitle(one), YieldTitle(one)} <= set(table.options())
    assert table.refused(Pass()) == "VTES-TITLECON-03"
    table.seat("A").answers(PayTitle(one))
    assert (table.blood(one), table.card(one).contesting) == (2, True)
    table.finish()
    unlock(table, "B")
    table.seat("B").answers(YieldTitle(two))
    assert (table.blood(two), table.card(two).title) == (3, "")


@pytest.mark.rule("VTES-TITLECON-03")
def test_a_vampire_without_blood_must_yield():
    table = Table("ABC")
    one, two = contest(table)
    table.state.change(one, counters=0)
    unlock(table, "A")
    assert table.refused(PayTitle(one)) == "VTES-TITLECON-03"
    table.seat("A").answers(YieldTitle(one))
    assert table.card(one).title == ""
    assert table.card(two).contesting


@pytest.mark.rule("VTES-TITLECON-04")
def test_a_vampire_in_torpor_must_yield():
    table = Table("ABC")
    one, _ = contest(table)
    table.state.change(one, region="torpor")
    unlock(table, "A")
    assert table.refused(PayTitle(one)) == "VTES-TITLECON-04"
    assert YieldTitle(one) in table.options()


@pytest.mark.rule("VTES-TITLECON-05")
def test_the_survivor_regains_the_title_in_its_next_unlock_phase_without_paying():
    table = Table("ABC")
    one, two = contest(table)
    unlock(table, "A")
    table.seat("A").answers(YieldTitle(one))
    assert table.card(two).contesting
    unlock(table, "B")
    assert PayTitle(two) not in table.options()
    table.seat("B").answers(RegainTitle(two))
    assert titled(table.card(two))
    assert (table.blood(two), votes(table, two)) == (3, 2)


@pytest.mark.rule("VTES-TITLECON-05", "VTES-TITLECON-07")
def test_two_vampires_of_one_methuselah_contest_too_and_the_survivor_waits():
    table = Table("ABC")
    one, two = contest(table, "A", "A")
    assert table.card(one).contesting
    assert table.card(two).contesting
    unlock(table, "A")
    table.seat("A").answers(YieldTitle(one))
    assert table.over or not {RegainTitle(two), PayTitle(two)} & set(table.options())
    table.finish()
    assert table.card(two).contesting
    table.state.close("phase")
    unlock(table, "A")
    table.seat("A").answers(RegainTitle(two))
    assert titled(table.card(two))


@pytest.mark.rule("VTES-TITLECON-05")
def test_a_title_left_alone_in_the_middle_of_the_unlock_phase_waits_for_the_next():
    table = Table("ABC")
    one, two = contest(table)
    stake = lever(table, "A", Burn(who="chosen"), when="unlock", choose=("vampire:others",), once=("turn",))
    unlock(table, "A")
    use_on(table, "A", stake, two)
    assert table.over or not table.options(RegainTitle)
    assert not titled(table.card(one))
    unlock(table, "A")
    table.seat("A").answers(RegainTitle(one))
    assert titled(table.card(one))


@pytest.mark.rule("VTES-TITLECON-06")
def test_who_yields_is_untitled_until_it_is_granted_anew():
    table = Table("ABC")
    one, two = contest(table)
    unlock(table, "A")
    table.seat("A").answers(YieldTitle(one))
    table.run("vtes.burn_card", two)
    settle(table)
    assert table.card(one).title == ""
    table.run("vtes.gains_title", one, "prince:London")
    assert titled(table.card(one))


@pytest.mark.rule("VTES-TITLECON-08")
def test_a_contest_over_a_title_card_is_paid_with_blood_and_the_card_is_burned_with_the_title():
    seizure()
    table = Table("ABC")
    one, two = contest(table)
    card = table.put("A", "seizure", one)
    unlock(table, "A")
    table.seat("A").answers(PayTitle(one))
    assert (table.blood(one), table.pool("A")) == (2, 30)
    assert card in table.now.cards
    table.state.close("phase")
    unlock(table, "A")
    table.seat("A").answers(YieldTitle(one))
    assert card not in table.now.cards
    assert two in table.now.cards


# sects and clans


@pytest.mark.rule("VTES-SECT-01", "VTES-SECT-02", "VTES-X-17")
def test_a_malkavian_who_turns_sabbat_stays_malkavian_and_is_no_antitribu():
    fire = Mode("action_card", "take-action", does=(BecomeSect(sect="sabbat"),))
    library_card("fire", fire, types=("action_card",))
    madness = Mode("action_card", "take-action", does=(GainPool(),))
    library_card("antitribu-madness", madness, types=("action_card",), clan="malkavian_antitribu")
    library_card("madness", madness, types=("action_card",), clan="malkavian")
    library_card("pack", madness, types=("action_card",), sects=("sabbat",))
    table = Table("ABC")
    one = vampire(table, "A", clan="malkavian")
    table.hand("A", "fire", "antitribu-madness", "madness", "pack")
    table.act("A")
    assert table.refused(PlayCard("pack", 0, one)) == "VTES-REQ-01"
    table.seat("A").plays("fire", one)
    table.pass_until("minion-phase")
    assert (table.card(one).clan, table.card(one).sect) == ("malkavian", "sabbat")
    table.state.change(one, locked=False)
    table.act("A")
    assert table.refused(PlayCard("antitribu-madness", 0, one)) == "VTES-REQ-01"
    assert table.refused(PlayCard("madness", 0, one)) == ""
    assert table.refused(PlayCard("pack", 0, one)) == ""


@pytest.mark.rule("VTES-SECT-02", "VTES-X-17")
def test_a_lasombra_who_turns_camarilla_is_a_camarilla_lasombra():
    table = Table("ABC")
    one = vampire(table, "A", clan="lasombra", sect="sabbat")
    table.run("vtes.resolve", _play(one), (BecomeSect(sect="camarilla"),))
    assert (table.card(one).clan, table.card(one).sect) == ("lasombra", "camarilla")
    table.run("vtes.resolve", _play(one), (BecomeClan(clan="toreador"),))
    assert (table.card(one).clan, table.card(one).sect) == ("toreador", "camarilla")


def _play(minion):
    return Play(seat="A", card="", mode=0, minion=minion)


@pytest.mark.rule("VTES-SECT-03")
@pytest.mark.parametrize("own, expected", [("", "sabbat"), ("independent", "independent")])
def test_a_vampire_created_in_play_has_its_sires_sect(own, expected):
    embrace = Mode("action_card", "take-action", does=(CreateVampire(blood=1),))
    library_card("embrace", embrace, types=("action_card",))
    CRYPT["embrace"] = CRYPT[crypt_entry("child", capacity=1, sect=own)]
    table = Table("ABC")
    sire = vampire(table, "A", sect="sabbat", clan="toreador")
    table.hand("A", "embrace")
    table.act("A")
    table.seat("A").plays("embrace", sire)
    table.pass_until("minion-phase")
    (child,) = [card for card in table.now.ready("A") if card.ref != sire]
    assert (child.printed, child.clan, child.sect, child.counters) == ("embrace", "toreador", expected, 1)
    assert not child.locked
    assert any(getattr(option, "minion", "") == child.ref for option in table.options())  # it can act at once


@pytest.mark.rule("VTES-SECT-04")
@pytest.mark.parametrize("needed, clan", [("malkavian", "malkavian_antitribu"), ("malkavian_antitribu", "malkavian")])
def test_antitribu_are_another_clan_in_both_directions(needed, clan):
    madness = Mode("action_card", "take-action", does=(GainPool(),))
    library_card("madness", madness, types=("action_card",), clan=needed)
    table = Table("ABC")
    one, other = vampire(table, "A", clan=clan), vampire(table, "A", clan=needed)
    table.hand("A", "madness")
    table.act("A")
    assert table.refused(PlayCard("madness", 0, one)) == "VTES-REQ-01"
    assert table.refused(PlayCard("madness", 0, other)) == ""


@pytest.mark.rule("VTES-SECT-05")
def test_cards_that_need_an_anarch_are_played_by_whoever_has_become_one():
    riot = Mode("action_card", "take-action", does=(GainPool(),))
    library_card("riot", riot, types=("action_card",), sects=("anarch",))
    table = Table("ABC")
    one = vampire(table, "A")
    table.hand("A", "riot")
    table.act("A")
    assert table.refused(PlayCard("riot", 0, one)) == "VTES-REQ-01"
    table.seat("A").answers(BecomeAnarch(one))
    table.pass_until("minion-phase")
    assert (table.card(one).sect, table.card(one).clan) == ("anarch", "ventrue")
    table.state.change(one, locked=False)
    table.act("A")
    assert table.refused(PlayCard("riot", 0, one)) == ""


@pytest.mark.rule("VTES-SECT-06")
def test_the_independent_belong_to_no_other_sect():
    creed = Mode("action_card", "take-action", does=(GainPool(),))
    for sect in ("camarilla", "sabbat", "anarch", "laibon", "independent"):
        library_card(f"creed-of-{sect}", creed, types=("action_card",), sects=(sect,))
    table = Table("ABC")
    one = vampire(table, "A", sect="independent")
    table.hand("A", *[f"creed-of-{sect}" for sect in ("camarilla", "sabbat", "anarch", "laibon", "independent")])
    table.act("A")
    assert [option.card for option in table.options(PlayCard)] == ["creed-of-independent"]
    assert one in table.now.cards


@pytest.mark.rule("VTES-SECT-01", "VTES-REQ-01")
def test_a_card_may_need_an_old_vampire():
    creed = Mode("action_card", "take-action", does=(GainPool(),))
    library_card("elders", creed, types=("action_card",), capacity_least=7)
    library_card("crown", Static("capacity", 1), types=("equipment",))
    table = Table("ABC")
    one, two = vampire(table, "A", capacity=6), vampire(table, "A", capacity=6)
    table.put("A", "crown", two)
    table.hand("A", "elders")
    table.act("A")
    assert table.refused(PlayCard("elders", 0, one)) == "VTES-REQ-01"
    assert table.refused(PlayCard("elders", 0, two)) == ""
