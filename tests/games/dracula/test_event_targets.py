"""DRA-EVENT-07, DRA-EVENT-08: what a card needs to be offered, and what is done when not all of it can be."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Player, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded
from nokturn.games.dracula.trail.trail import turn_up

BLOCKED = link("brussels", "paris", "road")


def window(table: Table, moment: str, hunter: str = SEWARD) -> Player:
    """The hunter is asked for an event at this moment of the round."""
    started: Table = getattr(table.stops_at(f"{moment}-event"), moment)()
    return started.pass_until(f"{moment}-event", seat=table.game.players[hunter])


# as far as possible


@pytest.mark.rule("DRA-EVENT-07", "DRA-TRAIL-08")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_newspaper_reports_need_a_face_down_card_on_space_5_or_6(moment):
    table = Table()
    table.trail("dublin", "galway", "london")
    table.discarded_event("rufus_smith")
    table.events(SEWARD, "newspaper_reports")
    assert window(table, moment).refusal(do.PlayEvent("newspaper_reports", "later")).rule == "DRA-EVENT-07"


@pytest.mark.rule("DRA-EVENT-07", "DRA-TRAIL-08")
def test_newspaper_reports_received_with_no_face_down_card_on_space_3_can_only_be_kept():
    table = Table()
    table.receives(SEWARD, "newspaper_reports")
    assert table.hunter(SEWARD).refusal(do.PlayEvent("newspaper_reports", "immediate")).rule == "DRA-EVENT-07"
    table.hunter(SEWARD).answers(do.Keep())
    assert table.over


@pytest.mark.rule("DRA-EVENT-07", "DRA-CARD-25")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_surprising_return_needs_a_hunters_ally_in_the_discard_pile(moment):
    table = Table()
    table.trail("dublin", None, None, None, "london")
    table.discarded_event("great_wolf", "long_night")
    table.events(SEWARD, "surprising_return")
    assert window(table, moment).refusal(do.PlayEvent("surprising_return")).rule == "DRA-EVENT-07"


@pytest.mark.rule("DRA-EVENT-07")
@pytest.mark.parametrize("mode, other", [("unblock", "banish"), ("banish", "unblock")])
def test_good_luck_needs_a_roadblock_or_an_ally_of_draculas(mode, other):
    table = Table()
    if mode == "unblock":
        table.ally("great_wolf")
    else:
        table.game.roadblocks = (BLOCKED,)
    table.events(SEWARD, "good_luck")
    player = window(table, "day")
    assert player.can(do.PlayEvent("good_luck", other))
    assert player.refusal(do.PlayEvent("good_luck", mode)).rule == "DRA-EVENT-07"


def alone(table: Table) -> None:
    """Every hunter somewhere else, nothing on the board."""


def bitten_giver(table: Table) -> None:
    table.together("marseilles", GODALMING, SEWARD)
    table.bitten(GODALMING)
    table.bitten(SEWARD)


def with_mina(table: Table) -> None:
    """Her bite is printed: there is no token to take off."""
    table.together("marseilles", MINA, SEWARD)


def sea_card_face_up(table: Table) -> None:
    table.trail("dublin", "irish_sea")
    turn_up(table.game, table.hideout(2).slot)


def encounters_face_up(table: Table) -> None:
    table.lay(1, "wolves", face_up=True)


def hide_face_up(table: Table) -> None:
    table.trail("hide", "dublin")
    turn_up(table.game, table.hideout(1).slot)


def no_event_deck(table: Table) -> None:
    table.game.event_discard = tuple(Discarded(card, False) for card in table.game.event_deck)
    table.game.event_deck = ()


WITHOUT_TARGET = [
    (SEWARD, "money_trail", "", alone),
    (SEWARD, "money_trail", "", sea_card_face_up),
    (SEWARD, "blood_transfusion", "", alone),
    (SEWARD, "blood_transfusion", "", bitten_giver),
    (SEWARD, "blood_transfusion", "", with_mina),
    (SEWARD, "vampire_lair", "", alone),
    (SEWARD, "wax_cylinders", "deduction", alone),
    (SEWARD, "wax_cylinders", "deduction", encounters_face_up),
    (SEWARD, "wax_cylinders", "analysis", hide_face_up),
    (MINA, "hypnosis", "", alone),
    (VAN_HELSING, "mystic_research", "", no_event_deck),
]


@pytest.mark.rule("DRA-EVENT-07")
@pytest.mark.parametrize(
    "hunter, event, mode, lay",
    WITHOUT_TARGET,
    ids=[f"{event} {lay.__name__}" for _, event, _, lay in WITHOUT_TARGET],
)
def test_an_action_is_offered_only_while_its_stated_target_or_cost_exists(hunter, event, mode, lay):
    table = Table()
    table.events(hunter, event)
    lay(table)
    table.action(hunter)
    assert table.hunter(hunter).refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-07"


def sea_on_space_3(table: Table) -> None:
    table.trail("dublin", "irish_sea")


def gap_on_space_3(table: Table) -> None:
    table.trail("dublin", None, "london")


def feed_on_space_3(table: Table) -> None:
    table.trail("dublin", "feed", "london")


def all_roadblocks_placed(table: Table) -> None:
    table.game.roadblocks = table.game.atlas.links[:8]


def all_storms_placed(table: Table) -> None:
    table.game.storms = table.game.atlas.sea_zones[:6]


DRACULA_WITHOUT_TARGET = [
    ("devilish_power", "defile", alone),
    ("devilish_power", "banish", alone),
    ("hidden_schemes", "", sea_on_space_3),
    ("hidden_schemes", "", gap_on_space_3),
    ("hidden_schemes", "", feed_on_space_3),
    ("roadblock", "", all_roadblocks_placed),
    ("summon_storms", "", all_storms_placed),
]


@pytest.mark.rule("DRA-EVENT-07", "DRA-CARD-23")
@pytest.mark.parametrize(
    "event, mode, lay",
    DRACULA_WITHOUT_TARGET,
    ids=[f"{event} {mode or lay.__name__}" for event, mode, lay in DRACULA_WITHOUT_TARGET],
)
def test_draculas_card_is_offered_only_while_its_target_exists(event, mode, lay):
    """Space 3 is counted at the end of the phase: what lay on space 2 before the slide."""
    table = Table()
    table.dracula_events(event)
    lay(table)
    table.stops_at("phase-ends").dracula_phase().pass_until("phase-ends", seat="A")
    assert table.dracula.refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-07"


@pytest.mark.rule("DRA-EVENT-07", "DRA-EVENT-01")
def test_a_card_that_must_be_played_at_once_is_played_without_useful_effect_and_discarded_as_usual():
    table = Table()
    table.receives(SEWARD, "local_rumours")
    table.hunter(SEWARD).answers(do.PlayEvent("local_rumours"))
    assert table.over
    assert not table.hideout(1).face_up
    assert table.game.event_discard == (Discarded("local_rumours"),)


@pytest.mark.rule("DRA-EVENT-07")
def test_a_choice_without_a_legal_option_is_skipped():
    """Dracula's Brides find no hideout that could take an encounter."""
    table = Table()
    table.trail("irish_sea")
    table.receives("dracula", "draculas_brides")
    table.dracula.answers(do.PlayEvent("draculas_brides", "defile"))
    assert table.over
    assert table.game.event_discard == (Discarded("draculas_brides"),)


@pytest.mark.rule("DRA-EVENT-07", "DRA-CARD-24")
def test_the_rest_of_an_effect_is_carried_out_where_one_part_is_impossible():
    """Vampiric Influence on a hunter without cards still moves him."""
    table = Table()
    table.receives("dracula", "vampiric_influence")
    table.dracula.answers(do.PlayEvent("vampiric_influence"))
    assert table.asked() == {"A": "drag-hunter"}
    table.dracula.answers(do.ThisPlace("paris"))
    assert table.sheet(MINA).place == "paris"


# several hunters


@pytest.mark.rule("DRA-EVENT-08", "DRA-CARD-13")
def test_an_effect_on_several_hunters_is_applied_in_turn_order_each_finished_before_the_next():
    table = Table()
    table.events(VAN_HELSING, "consecrated_ground")
    for hunter in (GODALMING, SEWARD, MINA):
        table.items(hunter, "heavenly_host")
    table.action(VAN_HELSING, night=True)
    table.hunter(VAN_HELSING).answers(do.PlayEvent("consecrated_ground"))
    table.hunter(VAN_HELSING).answers(do.ThisPlace("rome"))
    for hunter, city in ((GODALMING, "paris"), (SEWARD, "munich"), (MINA, "vienna")):
        assert table.asked() == {table.game.players[hunter]: "show-heavenly-host"}
        table.hunter(hunter).answers(do.ShowItem("heavenly_host"))
        table.hunter(hunter).answers(do.ThisPlace(city))
    assert table.over
    assert table.game.hosts == ("paris", "munich", "vienna")


@pytest.mark.rule("DRA-EVENT-08")
def test_a_hunter_on_draculas_cards_is_any_active_one_also_at_sea_or_in_a_hospital():
    table = Table()
    table.place(GODALMING, "black_sea")
    table.place(SEWARD, "rome", hospital=True)
    table.game.change(MINA, defeated=True)
    table.receives("dracula", "great_wolf")
    table.dracula.answers(do.PlayEvent("great_wolf", "raid"))
    assert table.dracula.options == tuple(do.ThisHunter(hunter) for hunter in (GODALMING, SEWARD, VAN_HELSING))
