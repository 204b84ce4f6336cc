"""DRA-TALK: hunters talk openly; only during a Trade may the two partners show cards and talk in secret."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do


def about_to_trade(players: int = 5) -> Table:
    """Godalming and Seward in Vienna; it is Godalming's action."""
    table = Table(players)
    table.together("vienna", GODALMING, SEWARD)
    table.items(GODALMING, "knife", "stake")
    table.tickets(GODALMING, "t_3_2")
    table.items(SEWARD, "garlic")
    return table.action(GODALMING)


# openly


@pytest.mark.rule("DRA-TALK-01", "DRA-ITEM-03")
def test_a_card_that_a_hunter_shows_is_shown_to_dracula_too():
    table = Table()
    table.items(SEWARD, "crucifix")
    table.receives("dracula", "great_wolf")
    table.dracula.answers(do.PlayEvent("great_wolf", "raid"))
    table.dracula.answers(do.ThisHunter(SEWARD))
    table.hunter(SEWARD).answers(do.ShowItem("crucifix"))
    for seat in ("A", "B", "C", "D", "E", None):
        assert table.told("item-revealed", seat) == [{"hunter": SEWARD, "item": "crucifix"}]


@pytest.mark.rule("DRA-TALK-01")
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at night"])
def test_a_hunter_is_never_offered_to_show_a_card_to_some_and_not_to_others(night):
    """Apart from a Trade no action shows anything: what is not told is seen by its owner alone."""
    table = Table()
    table.together("vienna", GODALMING, SEWARD)
    table.items(GODALMING, "knife")
    table.events(GODALMING, "money_trail")
    table.action(GODALMING, night=night)
    assert not table.hunter(GODALMING).may(do.ShowItem)
    assert not table.hunter(GODALMING).may(do.ShowHand)
    for seat in ("A", "C", "D", "E", None):
        seen = table.view(seat).hunters[GODALMING]
        assert (seen.items, seen.events, seen.item_count, seen.event_count) == ((), (), 1, 1)
    assert table.view("B").hunters[GODALMING].items == ("knife",)


# in a Trade


@pytest.mark.rule("DRA-TALK-02", "DRA-TRADE-01")
def test_what_is_shown_in_a_trade_is_shown_to_the_partner_alone_and_stays_in_hand():
    table = about_to_trade()
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    table.hunter(GODALMING).answers((do.ShowHand(),))
    shown = {"hunter": GODALMING, "partner": SEWARD, "cards": ("knife", "stake", "t_3_2")}
    assert table.told("shows-in-trade", "B") == [shown]
    assert table.told("shows-in-trade", "C") == [shown]
    for seat in ("A", "D", "E", None):
        assert table.told("shows-in-trade", seat) == []
    assert table.sheet(GODALMING).items == ("knife", "stake")
    assert table.sheet(GODALMING).tickets == ("t_3_2",)


@pytest.mark.rule("DRA-TALK-02", "DRA-TRADE-01")
def test_what_is_offered_in_a_trade_only_the_partners_see():
    table = about_to_trade()
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    table.hunter(GODALMING).answers((do.HandOver("stake"), do.HandOver("t_3_2")))
    for seat in ("B", "C"):
        (offer,) = table.view(seat).offer
        assert (offer.giver, offer.items, offer.tickets) == (GODALMING, ("stake",), ("t_3_2",))
    for viewer in ("A", "D", "E", None):
        assert table.view(viewer).offer == ()
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers(())
    assert table.told("hands-over", "C")[0]["cards"] == ("stake", "t_3_2")
    open_facts = {"hunter": GODALMING, "partner": SEWARD, "items": 1, "events": 0, "tickets": 1}
    for viewer in ("A", "D", None):
        assert table.told("hands-over", viewer)[0] == open_facts, "how many, not which"


@pytest.mark.rule("DRA-TALK-02")
def test_outside_the_trade_nothing_of_it_is_seen_any_more():
    table = about_to_trade()
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    table.hunter(GODALMING).answers((do.ShowHand(),))
    table.hunter(SEWARD).answers(do.Refuse())
    assert table.over
    for seat in ("A", "B", "C", "D", "E", None):
        assert table.view(seat).offer == ()
    assert table.view("C").hunters[GODALMING].items == ()


# the channel


@pytest.mark.rule("DRA-TALK-03", "DRA-TALK-02")
def test_a_private_channel_opens_for_the_two_partners_as_long_as_the_trade_lasts():
    table = about_to_trade()
    assert GAME.manners.whispers(table.game) == ()
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    assert GAME.manners.whispers(table.game) == (("B", "C"),), "while he offers"
    table.hunter(GODALMING).answers((do.HandOver("knife"),))
    assert GAME.manners.whispers(table.game) == (("B", "C"),), "while the partner thinks"
    table.hunter(SEWARD).answers(do.Accept())
    assert GAME.manners.whispers(table.game) == (("B", "C"),), "while the partner gives something back"
    table.hunter(SEWARD).answers((do.HandOver("garlic"),))
    assert table.over
    assert GAME.manners.whispers(table.game) == ()


@pytest.mark.rule("DRA-TALK-03")
def test_a_refused_trade_closes_the_channel():
    table = about_to_trade()
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    table.hunter(GODALMING).answers((do.HandOver("knife"),))
    table.hunter(SEWARD).answers(do.Refuse())
    assert GAME.manners.whispers(table.game) == ()


@pytest.mark.rule("DRA-TALK-03", "DRA-TRADE-02")
def test_van_helsings_trade_of_events_opens_a_channel_to_his_partner_far_away():
    table = Table()
    table.events(VAN_HELSING, "hypnosis")
    table.action(VAN_HELSING)
    table.hunter(VAN_HELSING).answers(do.TradeEvents(MINA))
    assert GAME.manners.whispers(table.game) == (("D", "E"),)
    table.hunter(VAN_HELSING).answers((do.HandOver("hypnosis"),))
    table.hunter(MINA).answers(do.Accept())
    table.finish()
    assert GAME.manners.whispers(table.game) == ()


@pytest.mark.rule("DRA-TALK-03")
def test_one_player_running_both_hunters_needs_no_channel():
    table = about_to_trade(players=2)
    table.hunter(GODALMING).answers(do.Trade(SEWARD))
    assert table.game.offer, "the trade is under way"
    assert GAME.manners.whispers(table.game) == ()


@pytest.mark.rule("DRA-TALK-03")
@pytest.mark.parametrize("phase", ["dawn", "day", "dusk", "night", "dracula_phase", "combat"])
def test_at_no_other_time_is_there_a_channel(phase):
    table = Table(at="vienna")
    table.together("vienna", GODALMING, SEWARD)
    table.revealed()
    getattr(table, phase)()
    for _ in range(20):
        assert GAME.manners.whispers(table.game) == ()
        if table.over:
            break
        table.pass_by(table.asks[0])


@pytest.mark.rule("DRA-TALK-03")
@pytest.mark.parametrize("players, hunters", [(2, "B"), (3, "BC"), (4, "BCD"), (5, "BCDE")])
def test_the_hunters_are_one_team_and_dracula_is_in_none(players, hunters):
    assert GAME.manners.teams(players, {}) == (tuple(hunters),)


@pytest.mark.rule("DRA-TALK-03")
def test_one_player_running_several_hunters_sees_nothing_hidden_of_draculas():
    table = Table(2)
    table.trail("dublin", "galway")
    table.lay(1, "wolves")
    table.dracula_events("false_tip")
    seen = table.view("B")
    assert seen.place == ""
    assert [hideout.card for hideout in seen.trail if hideout] == ["", ""]
    assert [laid.card for laid in seen.trail[0].encounters] == [""]
    assert (seen.encounters, seen.events, seen.location_deck) == ((), (), ())
