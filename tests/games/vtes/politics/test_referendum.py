"""A referendum from its terms to its effect (catalogue, sections 7.7, 8.1 and 14.5)."""

import pytest
from tests.games.vtes.politics.polls import call, cast, close, decree, passed, political, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.politics.effects import AutoPass, CancelReferendum, Votes
from nokturn.games.vtes.politics.referendum import CallReferendum
from nokturn.games.vtes.state.card_language import Ability, Deed, Mode, Trigger, write
from nokturn.games.vtes.state.choices import Block, Cast, CastCard, ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import BurnPool, Change, GainPool, Unlock
from nokturn.kernel import Rule, ask, procedure


def modifier(card, when, *effects, **more):
    return library_card(card, Mode("action_modifier", when, does=effects, **more), types=("action_modifier",))


def reaction(card, when, *effects, **more):
    return library_card(card, Mode("reaction", when, does=effects, **more), types=("reaction",))


@procedure()
def a_victim(game: Vtes, play: Play) -> Rule:
    """Terms: another Methuselah with more pool than the caller."""
    richer = tuple(ChooseMethuselah(seat) for seat in game.playing if game.pool[seat] > game.pool[play.seat])
    if not richer:
        return None
    chosen = yield ask(play.seat, "terms", richer)
    return (chosen.player,)


@procedure()
def everybody_pays(game: Vtes, play: Play) -> Rule:
    """The referendum's effect: everybody burns the 2 pool they have."""
    for seat in game.playing:
        game.pool[seat] = 0
    if not game.playing:
        yield ask(play.seat, "never", ())


A_VICTIM, EVERYBODY_PAYS = a_victim.name, everybody_pays.name


# the political action


@pytest.mark.rule("VTES-ACT-POL-01")
def test_any_ready_vampire_may_take_one_political_action_a_turn():
    decree(), political("edict", GainPool())
    table = Table("ABC")
    one = vampire(table, "A")
    table.hand("A", "edict")
    call(table, one)
    close(table)
    table.state.change(one, locked=False)
    table.act("A")  # unlocked again in the same turn
    assert table.refused(PlayCard("edict", 0, one)) == "VTES-ACT-08"


@pytest.mark.rule("VTES-ACT-POL-01", "VTES-MIN-09")
def test_only_vampires_call_referendums():
    decree()
    table = Table("ABC")
    one, ally = vampire(table, "A"), table.ally("A", "underbridge-stray")
    asleep = vampire(table, "A", region="torpor")
    table.hand("A", "decree")
    table.act("A")
    assert table.refused(PlayCard("decree", 0, one)) == ""
    assert table.refused(PlayCard("decree", 0, ally)) == "VTES-MIN-09"
    assert PlayCard("decree", 0, asleep) not in table.options()


@pytest.mark.rule("VTES-ACT-POL-02")
def test_a_political_action_is_undirected_with_1_stealth_and_costs_what_is_printed():
    library_card(
        "dear-decree",
        Mode("political_action_card", "take-action", does=(GainPool(amount=3),)),
        types=("political_action_card",),
        blood=2,
    )
    table = Table("ABCD")
    one = vampire(table, "A", blood=5)
    blockers = [vampire(table, seat) for seat in "BCD"]
    table.hand("A", "dear-decree")
    table.act("A")
    table.seat("A").plays("dear-decree", one)
    assert table.now.action is not None
    assert (table.now.action.kind, table.now.action.targets) == ("political", ())
    assert stealth(table.now) == 1
    assert Block(blockers[0]) in table.ask("B").options  # the prey
    table.seat("B").passes()
    assert Block(blockers[2]) in table.ask("D").options  # the predator
    assert table.blood(one) == 5  # nothing is paid before the action succeeds
    table.seat("D").passes()
    assert table.prompt == "polling"
    assert table.blood(one) == 3


@pytest.mark.rule("VTES-ACT-POL-03", "VTES-REF-01", "VTES-REF-02")
def test_terms_are_set_only_when_the_action_has_succeeded():
    decree(BurnPool(amount=2, who="chosen"), terms=A_VICTIM)
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    blocker = vampire(table, "B")
    table.state.pool["A"] = 10
    table.hand("A", "decree")
    table.act("A")
    table.seat("A").plays("decree", one)
    assert table.ask("B").prompt == "action"
    assert Block(blocker) in table.options()
    table.seat("B").passes()
    assert table.ask("A").prompt == "terms"
    table.seat("A").answers(ChooseMethuselah("C"))
    assert table.now.referendum is not None
    assert table.now.referendum.terms == ("C",)
    assert table.told("referendum")[0]["terms"] == ("C",)
    cast(table, (one, "for"))
    close(table)
    assert (table.pool("B"), table.pool("C")) == (30, 28)


@pytest.mark.rule("VTES-REF-03", "VTES-R-13")
def test_without_legal_terms_no_referendum_is_held_and_the_action_was_successful():
    decree(BurnPool(amount=2, who="chosen"), terms=A_VICTIM)
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    call(table, one)
    assert table.prompt == "minion-phase"
    assert table.told("no-referendum")
    assert not table.told("referendum")
    assert table.told("succeeds")[0]["action"] == "political"
    assert table.pool("B") == table.pool("C") == 30
    assert table.card(one).locked
    assert table.now.ash["A"] == ("decree",)


@pytest.mark.rule("VTES-REF-03", "VTES-R-13")
def test_a_card_whose_terms_are_impossible_cannot_be_played():
    decree(needs=("edge",))
    table = Table("ABC")
    one = vampire(table, "A")
    table.hand("A", "decree")
    table.act("A")
    assert table.refused(PlayCard("decree", 0, one)) == "VTES-REQ-01"


@pytest.mark.rule("VTES-REF-14")
def test_no_referendum_if_the_acting_vampire_is_not_ready_when_the_action_resolves():
    decree()
    modifier("swoon", "act", Change(what="stealth"))
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.hand("A", "decree", "swoon")
    table.act("A")
    table.seat("A").plays("decree", one)
    assert table.prompt == "action"
    table.now.change(one, region="torpor")
    table.pass_until("minion-phase", "polling")
    assert table.prompt == "minion-phase"
    assert not table.told("referendum")
    assert table.pool("A") == 30


@pytest.mark.rule("VTES-REF-01", "VTES-VOTE-02", "VTES-ACT-POL-01")
def test_a_card_in_play_may_offer_a_political_action_without_a_vote_for_it():
    forum = Ability("take-action", deed=Deed(kind="political", stealth=1), does=(GainPool(amount=4),))
    library_card("forum", forum, types=("master",), location=True)
    decree()
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    hall = table.put("A", "forum")
    table.hand("A", "decree")
    table.act("A")
    table.seat("A").uses(hall, 0, one)
    table.pass_until("polling")
    assert {option.source for option in table.options(Cast)} == {one}
    assert CastCard("decree", "for") in table.options()  # nobody has the vote of a card yet
    cast(table, (one, "for"))
    assert close(table) == (2, 0)
    assert table.pool("A") == 34
    assert table.card(one).locked


@pytest.mark.rule("VTES-REF-01", "VTES-REF-02")
def test_a_referendum_that_a_card_calls_is_no_political_action():
    modifier("speech", "poll", Votes(amount=2))
    rally = Mode("master", "master", does=(CallReferendum(effects=(BurnPool(who="chosen"),), terms=A_VICTIM),))
    library_card("rally", rally, types=("master",))
    table = Table("ABC")
    one = vampire(table, "A", "primogen")
    table.state.pool["A"] = 20
    table.hand("A", "rally", "speech")
    table.run("vtes.master_phase", "A")
    table.seat("A").plays("rally")
    table.seat("A").answers(ChooseMethuselah("C"))
    assert table.prompt == "polling"
    assert table.options(PlayCard) == ()
    cast(table, (one, "for"))
    table.finish()
    assert (table.pool("B"), table.pool("C")) == (30, 29)
    assert table.told("referendum")[0]["kind"] == "other"


@pytest.mark.rule("VTES-R-12")
def test_a_requirement_lost_on_the_way_leaves_the_action_without_effect():
    political("shift", GainPool(amount=3), titles=("prince",))
    modifier("pause", "act", Change(what="stealth"))
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.hand("A", "shift", "pause")
    table.act("A")
    table.seat("A").plays("shift", one)
    assert table.prompt == "action"
    table.now.change(one, contesting=True)
    table.pass_until("minion-phase", "polling")
    assert table.prompt == "minion-phase"
    assert table.told("fizzles")
    assert table.pool("A") == 30


# polling


@pytest.mark.rule("VTES-REF-04", "VTES-REF-12")
def test_what_is_used_before_votes_are_cast_comes_first():
    decree()
    modifier("speech", "before-votes", Votes(amount=2))
    modifier("murmur", "poll", Votes(amount=1))
    reaction("heckling", "poll", Votes(amount=1))
    table = Table("ABC")
    one, other = vampire(table, "A"), vampire(table, "B", "primogen")
    table.hand("A", "speech", "murmur")
    table.hand("B", "heckling")
    call(table, one, until="before-votes")
    assert table.prompt == "before-votes"
    assert table.options(Cast) == ()
    assert PlayCard("murmur", 0, one) not in table.options()
    table.seat("A").plays("speech", one)
    table.pass_until("polling")
    assert PlayCard("speech", 0, one) not in table.options()
    table.seat("A").plays("murmur", one)
    cast(table, (one, "for"))
    table.seat("A").passes()
    assert table.refused(PlayCard("heckling", 0, other)) == ""
    table.seat("B").plays("heckling", other)
    cast(table, (other, "against"))
    assert close(table) == (3, 2)


@pytest.mark.rule("VTES-REF-12")
def test_reactions_need_a_ready_unlocked_minion():
    decree()
    reaction("heckling", "poll", Votes(amount=1))
    table = Table("ABC")
    one = vampire(table, "A")
    asleep, locked, awake = vampire(table, "B", region="torpor"), vampire(table, "B", locked=True), vampire(table, "B")
    table.hand("B", "heckling")
    call(table, one)
    table.seat("A").passes()
    assert table.ask("B").prompt == "polling"
    assert table.options(PlayCard) == (PlayCard("heckling", 0, awake),)
    assert not {PlayCard("heckling", 0, asleep), PlayCard("heckling", 0, locked)} & set(table.options())


@pytest.mark.rule("VTES-REF-05", "VTES-REF-08", "VTES-R-14")
def test_votes_are_cast_in_any_order_until_all_pass_in_succession():
    decree()
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    two, three = vampire(table, "B", "prince:Paris"), vampire(table, "B", "primogen")
    four = vampire(table, "C", "justicar:ventrue")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").answers(Cast(two, "against"))
    assert table.ask().seat == "A"  # any use gives the impulse back to the acting Methuselah
    table.seat("A").passes()
    table.seat("B").passes()
    table.seat("C").passes()
    assert table.prompt == "minion-phase"  # nobody has to cast anything
    assert table.told("referendum-fails")[0] == {
        "player": "A",
        "card": "decree",
        "votes_for": 0,
        "votes_against": 2,
    }
    assert {three, four} <= set(table.now.cards)


@pytest.mark.rule("VTES-REF-05", "VTES-REF-08")
def test_who_has_passed_is_asked_again_when_somebody_uses_something():
    decree()
    table = Table("ABC")
    one, two, three = vampire(table, "A"), vampire(table, "B", "primogen"), vampire(table, "C", "primogen")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").passes()
    table.seat("C").answers(Cast(three, "against"))
    table.seat("A").answers(Cast("card:A", "for"))
    table.seat("B").answers(Cast(two, "for"))
    assert close(table) == (2, 1)
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-REF-06")
def test_what_is_cast_cannot_be_changed():
    decree()
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London"), vampire(table, "A", "primogen")
    call(table, one)
    cast(table, (one, "for"), ("card:A", "against"))
    for source in (one, "card:A"):
        assert table.refused(Cast(source, "for")) == "VTES-REF-06"
        assert table.refused(Cast(source, "against")) == "VTES-REF-06"
    assert Cast(two, "against") in table.options()


@pytest.mark.rule("VTES-REF-07", "VTES-VOTE-09")
def test_one_source_votes_one_way_and_later_votes_follow():
    decree()
    modifier("speech", "poll", Votes(amount=3))
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London"), vampire(table, "A", "primogen")
    table.hand("A", "speech")
    call(table, one)
    cast(table, (one, "against"), (two, "for"))  # different sources, different sides
    table.seat("A").plays("speech", one)
    assert close(table) == (1, 5)  # the prince's 2 and the 3 gained afterwards go the same way


@pytest.mark.rule("VTES-REF-07")
def test_votes_for_one_side_only_are_cast_at_once_with_all_others_of_their_source():
    decree()
    reaction("district", "poll", Votes(amount=3, side="against"))
    table = Table("ABC")
    one, two, three = vampire(table, "A"), vampire(table, "B", "primogen"), vampire(table, "B", "primogen")
    table.hand("B", "district", "district")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").plays("district", two)
    assert table.told("casts") == [{"player": "B", "source": two, "side": "against", "amount": 4, "ballots": 0}]
    table.seat("A").passes()
    assert table.refused(Cast(two, "for")) == "VTES-REF-06"
    table.seat("B").answers(Cast(three, "for"))
    table.seat("A").passes()
    assert table.refused(PlayCard("district", 0, three)) == "VTES-REF-07"
    assert close(table) == (1, 4)


# the result


@pytest.mark.rule("VTES-REF-09", "VTES-X-20")
def test_a_tie_of_3_to_3_fails():
    decree()
    table = Table("ABC")
    one, other = vampire(table, "A", "prince:London"), vampire(table, "B", "justicar:ventrue")
    call(table, one)
    cast(table, (one, "for"), ("card:A", "for"), (other, "against"))
    assert close(table) == (3, 3)
    assert not passed(table)
    assert table.pool("A") == 30


@pytest.mark.rule("VTES-REF-09")
def test_more_votes_for_than_against_pass():
    decree()
    table = Table("ABC")
    one, other = vampire(table, "A", "justicar:ventrue"), vampire(table, "B", "prince:London")
    call(table, one)
    cast(table, (one, "for"), (other, "against"))
    assert close(table) == (3, 2)
    assert passed(table)
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-REF-09")
def test_without_any_votes_it_fails():
    decree()
    table = Table("ABC")
    call(table, vampire(table, "A"))
    assert close(table) == (0, 0)
    assert table.pool("A") == 30
    assert table.now.ash["A"] == ("decree",)


@pytest.mark.rule("VTES-REF-10")
def test_after_the_referendum_comes_after_its_effects():
    decree()
    modifier("captivation", "after-resolution", GainPool(amount=1), needs=("referendum-passed",))
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.hand("A", "captivation")
    call(table, one)
    assert PlayCard("captivation", 0, one) not in table.options()
    cast(table, (one, "for"))
    table.pass_until("after-resolution")
    assert table.pool("A") == 33
    table.seat("A").plays("captivation", one)
    assert table.pool("A") == 34


@pytest.mark.rule("VTES-REF-10")
def test_after_the_referendum_is_too_late_for_whom_it_ousted():
    decree(passes=EVERYBODY_PAYS)
    modifier("captivation", "after-resolution", GainPool(amount=1), needs=("referendum-passed",))
    table = Table("ABC", pool=2)
    one = vampire(table, "A", "prince:London")
    table.hand("A", "captivation")
    call(table, one)
    cast(table, (one, "for"))
    table.finish()
    assert table.now.gone == ("A", "B", "C")


@pytest.mark.rule("VTES-REF-11")
@pytest.mark.parametrize("against, margin", [(0, 3), (1, 2), (2, 1)])
def test_the_margin_is_what_votes_for_are_ahead(against, margin):
    decree()
    modifier("captivation", "after-resolution", GainPool(amount=1), needs=("referendum-passed",))
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.hand("A", "captivation")
    rivals = [vampire(table, "B", "primogen") for _ in range(against)]
    call(table, one)
    cast(table, (one, "for"), ("card:A", "for"), *[(rival, "against") for rival in rivals])
    table.pass_until("after-resolution")
    assert table.now.action is not None
    assert table.now.action.margin == margin


@pytest.mark.rule("VTES-REF-11")
def test_a_referendum_that_failed_has_no_margin():
    decree()
    modifier("captivation", "after-resolution", GainPool(amount=1), needs=("referendum-passed",))
    modifier("consolation", "after-resolution", GainPool(amount=1))
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.hand("A", "captivation", "consolation")
    call(table, one)
    cast(table, (one, "against"))
    table.pass_until("after-resolution")
    assert table.refused(PlayCard("captivation", 0, one)) == "VTES-REQ-01"
    assert table.refused(PlayCard("consolation", 0, one)) == ""


@pytest.mark.rule("VTES-REF-13")
def test_a_referendum_that_passes_by_itself_has_no_polling_and_margin_0():
    decree()
    modifier("fiat", "act", AutoPass())
    modifier("captivation", "after-resolution", GainPool(amount=1), needs=("referendum-passed",))
    reaction("heckling", "poll", Votes(amount=1))
    reaction("filibuster", "before-votes", CancelReferendum())
    table = Table("ABC")
    one, other = vampire(table, "A"), vampire(table, "B", "justicar:ventrue")
    table.hand("A", "decree", "fiat", "captivation")
    table.hand("B", "heckling", "filibuster")
    table.act("A")
    table.seat("A").plays("decree", one)
    table.seat("A").plays("fiat", one)
    table.pass_until("before-votes", "polling", "after-resolution")
    assert table.prompt == "after-resolution"
    assert table.pool("A") == 33
    assert table.now.action is not None
    assert table.now.action.margin == 0
    assert other in table.now.cards


@pytest.mark.rule("VTES-REF-13")
def test_it_may_pass_by_itself_from_the_moment_before_votes_are_cast():
    decree()
    modifier("fiat", "before-votes", AutoPass())
    table = Table("ABC")
    one = vampire(table, "A")
    vampire(table, "B", "justicar:ventrue")
    table.hand("A", "fiat")
    call(table, one, until="before-votes")
    table.seat("A").plays("fiat", one)
    assert table.prompt == "minion-phase"
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-REF-09")
def test_a_cancelled_referendum_neither_passes_nor_fails():
    decree()
    reaction("filibuster", "poll", CancelReferendum())
    table = Table("ABC")
    one, other = vampire(table, "A", "prince:London"), vampire(table, "B")
    table.hand("B", "filibuster")
    call(table, one)
    cast(table, (one, "for"))
    table.seat("A").passes()
    table.seat("B").plays("filibuster", other)
    table.pass_until("minion-phase")
    assert table.told("referendum-cancelled")
    assert not table.told("referendum-passes") + table.told("referendum-fails")
    assert table.pool("A") == 30
    assert table.now.referendum is None


@pytest.mark.rule("VTES-REF-10")
def test_what_its_caller_does_when_it_passes():
    decree()
    table = Table("ABC")
    one, other = vampire(table, "A", "prince:London"), vampire(table, "A")
    write(table.card(one).printed, Trigger("referendum-passed", (Unlock(who="this"),), needs=("is-this",)))
    call(table, one)
    cast(table, (one, "for"))
    close(table)
    assert not table.card(one).locked
    assert other in table.now.cards


@pytest.mark.rule("VTES-REF-07")
def test_votes_gained_for_a_referendum_end_with_it():
    decree(), political("edict", GainPool())
    modifier("speech", "poll", Votes(amount=3))
    table = Table("ABC")
    one, two = vampire(table, "A"), vampire(table, "A", "primogen")
    table.hand("A", "edict", "speech")
    call(table, one)
    table.seat("A").plays("speech", one)
    cast(table, (one, "for"))
    assert close(table) == (3, 0)
    table.seat("A").plays("edict", two)
    table.pass_until("polling")
    assert Cast(one, "for") not in table.options()
    assert Cast(two, "for") in table.options()
