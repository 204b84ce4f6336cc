"""The blood hunt after a diablerie (catalogue, section 10.3)."""

import pytest
from tests.games.vtes.politics.polls import cast, political, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.politics.effects import CommitDiablerie, Votes
from nokturn.games.vtes.state.card_language import Ability, Mode
from nokturn.games.vtes.state.choices import Bleed, Block, Cast, CastCard, Diablerize, LeaveTorpor, PlayCard
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Action, Combat, InForce, Play
from nokturn.games.vtes.state.vocabulary import CardType
from nokturn.games.vtes.text.effects import GainPool, Unlock
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, call, procedure


@procedure()
def gains(game: Vtes, play: Play) -> Rule:
    """For later: 5 pool."""
    yield call("vtes.resolve", play, (GainPool(amount=5),))


GAINS = gains.name


def hunt(table, one, victim, until="polling"):
    """A diablerie by an action that nobody blocks, up to the referendum."""
    seat = table.card(one).controller
    table.act(seat)
    table.seat(seat).answers(Diablerize(one, victim))
    table.pass_until(until, "minion-phase")


def scene(seats="ABC", **more):
    """A has a vampire, B one in torpor."""
    table = Table(seats)
    return table, vampire(table, "A", **more), vampire(table, "B", capacity=5, blood=2, region="torpor")


@pytest.mark.rule("VTES-BHUNT-01", "VTES-REF-01")
def test_a_referendum_follows_at_once():
    table, one, victim = scene()
    vampire(table, "C", "prince:London")
    hunt(table, one, victim)
    assert table.prompt == "polling"
    assert victim not in table.now.cards
    referendum = table.now.referendum
    assert referendum is not None
    assert (referendum.kind, referendum.vampire, referendum.card) == ("blood-hunt", one, "")


@pytest.mark.rule("VTES-BHUNT-01", "VTES-R-17")
def test_the_acting_methuselah_is_asked_first_even_if_the_blocker_is_the_diablerist():
    table = Table("ABC")
    victim, blocker = vampire(table, "A", region="torpor"), vampire(table, "B", blood=1)
    voters = {seat: vampire(table, seat, "primogen") for seat in "ABC"}
    table.act("A")
    table.seat("A").answers(LeaveTorpor(victim))
    table.now.in_force = (*table.now.in_force, InForce(what="intercept", subject=blocker, amount=1))
    table.seat("B").answers(Block(blocker))
    table.pass_until("diablerize-blocked")
    table.seat("B").answers(True)
    assert (table.prompt, table.ask().seat) == ("polling", "A")
    table.seat("A").answers(Cast(voters["A"], "for"))
    cast(table, (voters["B"], "against"), (voters["C"], "for"))
    table.pass_until("minion-phase")
    assert blocker not in table.now.cards


@pytest.mark.rule("VTES-BHUNT-02")
@pytest.mark.parametrize("side, burned", [("for", True), ("against", False)])
def test_if_it_passes_the_diablerist_is_burned(side, burned):
    table, one, victim = scene()
    voter = vampire(table, "C", "prince:London")
    hunt(table, one, victim)
    cast(table, (voter, side))
    table.pass_until("minion-phase")
    assert (one in table.now.cards) != burned
    assert table.now.ash["A"] == (("vampire-of-6",) if burned else ())


@pytest.mark.rule("VTES-BHUNT-03")
def test_no_modifiers_and_no_reactions_are_played_in_it_and_nobody_blocks():
    cards: tuple[tuple[CardType, str], ...] = (("action_modifier", "speech"), ("reaction", "heckling"))
    for kind, name in cards:
        library_card(name, Mode(kind, "poll", does=(Votes(amount=2),)), types=(kind,))
    table, one, victim = scene()
    voter = vampire(table, "B", "primogen")
    table.hand("A", "speech")
    table.hand("B", "heckling")
    hunt(table, one, victim)
    assert table.ask("A").prompt == "polling"
    assert PlayCard("speech", 0, one) not in table.options()
    table.seat("A").passes()
    assert table.ask("B").prompt == "polling"
    assert PlayCard("heckling", 0, voter) not in table.options()
    assert table.options(Block) == ()
    assert Cast(voter, "for") in table.options()


@pytest.mark.rule("VTES-BHUNT-04")
def test_titles_the_edge_cards_and_locations_give_votes_as_usual():
    political("edict")
    hall = Ability("poll", lock=True, does=(Votes(amount=3, who="this"),))
    library_card("headquarters", hall, types=("master",), location=True)
    table, one, victim = scene()
    prince = vampire(table, "B", "prince:London")
    headquarters = table.put("C", "headquarters")
    table.state.edge = "B"
    table.hand("B", "edict")
    table.hand("A", "edict")
    hunt(table, one, victim)
    assert Cast("card:A", "for") not in table.options()  # no card has called it
    table.seat("A").answers(CastCard("edict", "against"))
    table.seat("B").answers(CastCard("edict", "for"))
    cast(table, (prince, "for"), ("edge:B", "for"))
    while table.ask().seat != "C":
        table.seat(table.ask().seat).passes()
    table.seat("C").uses(headquarters)
    cast(table, (headquarters, "against"))
    table.pass_until("minion-phase")
    result = table.told("referendum-fails")[0]
    assert (result["votes_for"], result["votes_against"]) == (4, 4)
    assert one in table.now.cards


@pytest.mark.rule("VTES-BHUNT-05")
def test_the_diablerist_may_vote():
    table, one, victim = scene(title="prince:London")
    other = vampire(table, "C", "primogen")
    hunt(table, one, victim)
    cast(table, (one, "against"), (other, "for"))
    table.pass_until("minion-phase")
    assert one in table.now.cards
    assert table.told("referendum-fails")[0]["votes_against"] == 2


@pytest.mark.rule("VTES-BHUNT-07")
def test_there_is_one_window_before_it_in_which_effects_after_resolution_fit():
    drive = Mode("action_modifier", "after-resolution", does=(Unlock(),))
    library_card("drive", drive, types=("action_modifier",))
    table, one, victim = scene()
    voter = vampire(table, "C", "prince:London")
    table.hand("A", "drive")
    hunt(table, one, victim, "after-diablerie")
    assert table.ask("A").prompt == "after-diablerie"
    assert table.now.referendum is None
    assert victim not in table.now.cards
    table.seat("A").plays("drive", one)
    assert not table.card(one).locked
    table.pass_until("polling")
    assert Cast(voter, "for") in table.options()


@pytest.mark.rule("VTES-BHUNT-07")
def test_in_combat_no_modifiers_fit():
    drive = Mode("action_modifier", "after-resolution", does=(Unlock(),))
    library_card("drive", drive, types=("action_modifier",))
    table, one, victim = scene()
    table.hand("A", "drive")
    table.state.active = "A"
    table.state.action = Action(by="A", minion=one, kind="bleed", targets=("B",), state="blocked", outcome="blocked")
    table.state.combat = Combat(fighters=(one, victim), sides=("A", "B"), round=1)
    watch = Ability("impulse", lock=True, does=(GainPool(),))
    library_card("watch", watch, types=("master",))
    table.put("A", "watch")
    table.run("vtes.diablerize", one, victim)
    assert table.ask("A").prompt == "after-diablerie"
    assert victim not in table.now.cards
    assert table.options(PlayCard) == ()


@pytest.mark.rule("VTES-BHUNT-08")
def test_the_action_of_a_burned_diablerist_stays_successful_but_nothing_more_comes_of_it():
    oath = Mode("action_modifier", "act", does=(Delay(moment="after-resolution", name=GAINS),))
    library_card("oath", oath, types=("action_modifier",))
    drive = Mode("action_modifier", "after-resolution", does=(Unlock(),))
    library_card("drive", drive, types=("action_modifier",))
    envoy = Mode("reaction", "after-resolution", does=(GainPool(amount=2),))
    library_card("envoy", envoy, types=("reaction",))
    table, one, victim = scene()
    voter = vampire(table, "C", "prince:London")
    table.hand("A", "oath", "drive")
    table.hand("C", "envoy")
    table.act("A")
    table.seat("A").answers(Diablerize(one, victim))
    while table.ask().seat != "A":
        table.seat(table.ask().seat).passes()
    table.seat("A").plays("oath", one)
    table.pass_until("polling")
    cast(table, (voter, "for"))
    table.pass_until("after-resolution")
    assert one not in table.now.cards
    assert table.now.action is not None
    assert table.now.action.outcome == "success"
    assert table.ask("C").prompt == "after-resolution"  # through the burned minion A can use nothing
    table.seat("C").plays("envoy", voter)
    table.pass_until("minion-phase")
    assert table.pool("C") == 32
    assert table.pool("A") == 30  # what was pending on the minion is lost


@pytest.mark.rule("VTES-BHUNT-08", "VTES-COMBAT-08")
def test_a_combat_ends_if_its_combatant_is_burned_by_the_hunt():
    feast = Mode("combat_card", "before-range", does=(CommitDiablerie(victim="opposing"),))
    library_card("feast", feast, types=("combat_card",))
    table = Table("ABC")
    one, other = vampire(table, "A"), vampire(table, "B", capacity=5, blood=2)
    voter = vampire(table, "C", "prince:London")
    table.hand("A", "feast")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    while table.ask().seat != "B":
        table.seat(table.ask().seat).passes()
    table.seat("B").answers(Block(other))
    table.pass_until("before-range")
    table.seat("A").plays("feast", one)
    assert other not in table.now.cards
    table.pass_until("polling")
    cast(table, (voter, "for"))
    table.pass_until("minion-phase")
    assert one not in table.now.cards
    assert table.now.combat is None
    assert table.pool("B") == 30
    assert table.told("referendum")[0]["kind"] == "blood-hunt"
