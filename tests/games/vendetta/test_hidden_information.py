"""Who may know what: VEN-SETUP-15, VEN-SETUP-17 and VEN-R-52.

Most of these compare twins: two tables that differ in one secret must look the same to
everybody who is not in on it.
"""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.events import log_of

MALKAVIAN = ("malkavian", "ventrue", "toreador", "gangrel")
NOSFERATU = ("brujah", "nosferatu", "toreador", "gangrel")


def looks(table, viewer):
    """All that reaches one player (or a spectator): the view, the log, the questions."""
    questions = [question for question in table.asks if question.seat == viewer] if table.position else []
    return table.view(viewer), log_of(table.game.events or [], viewer), questions


def alike(one, other, *viewers):
    """The two tables look the same to these viewers."""
    return all(looks(one, viewer) == looks(other, viewer) for viewer in viewers)


def face_down_seen(table, viewer, holder, at="D1"):
    """The names of an area's cards as the viewer knows them."""
    return [card.card for card in table.view(viewer).areas[at][holder].cards]


def look_at(table, seat, target):
    """Use Ambrus Maropis on a card of `target`."""
    options = table.seat(seat).ask.options
    return table.seat(seat).answers(next(o for o in options if type(o) is do.Look and o.target == target))


# what lies open


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-25")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_pools_alliances_tokens_and_the_sizes_of_hands_and_decks_are_public(viewer):
    table = Table(4, blood={"C": 8}, influence={"C": 5})
    table.alliance("C", "AL09", "VI03", drained=["AL20"])
    table.tokens("C", ready=1, used=1)
    table.hand("C", "TO01", "TO08", "TO09")
    shown = table.view(viewer).players["C"]
    assert (shown.blood, shown.influence) == (8, 5)
    assert (shown.alliance, shown.drained) == (("AL09", "VI03"), ("AL20",))
    assert (shown.ready_tokens, shown.used_tokens) == (1, 1)
    assert (shown.hand_size, shown.deck_size) == (3, 6)
    assert shown.clan == "toreador"


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-25")
def test_face_up_cards_and_deployed_blood_are_public():
    table = Table(4)
    table.deploy("C", "TO01")
    table.deploy("C", "TO02", face_down=True)
    table.put_blood("C", 2)
    for viewer in ("A", None):
        area = table.view(viewer).areas["D1"]["C"]
        assert [(card.card, card.face_up) for card in area.cards] == [("TO01", True), ("", False)]
        assert area.blood == 2


# what is hidden


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-25")
def test_hands_are_hidden():
    one, other = Table(4), Table(4)
    one.hand("A", "BR01", "BR02", "BR08")
    other.hand("A", "BR05", "BR06", "BR08")
    assert alike(one, other, "B", "C", "D", None)
    assert one.view("A").hand == ("BR01", "BR02", "BR08")


@pytest.mark.rule("VEN-SETUP-15", "VEN-SETUP-17")
def test_the_order_of_decks_is_hidden_from_everybody_the_owner_included():
    one, other = Table(4), Table(4)
    other.game.decks["A"] = one.game.decks["A"][::-1]
    other.game.ally_deck = one.game.ally_deck[::-1]
    assert alike(one, other, "A", "B", "C", "D", None)


@pytest.mark.rule("VEN-SETUP-15", "VEN-PLAN-15")
def test_what_lies_face_down_is_hidden():
    tables = []
    for card in ("BR08", "BR09"):
        table = Table(4)
        table.turn("A").seat("A").plays(card, face_down=True).places(1).ends_turn()
        tables.append(table)
    assert alike(*tables, "B", "C", "D", None)
    assert face_down_seen(tables[0], "A", "A") == ["BR08"]
    assert tables[0].told("plays-face-down", "A")[0]["card"] == "BR08"
    assert "card" not in tables[0].told("plays-face-down", "B")[0]


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-25")
def test_locked_choices_to_stay_or_withdraw_are_hidden_until_all_are_in():
    tables = []
    for choice in (do.Stay(), do.Withdraw()):
        table = Table(4)
        for seat, card in (("A", "BR08"), ("B", "VE08"), ("C", "TO08")):
            table.deploy(seat, card)
        table.resolve("D1").seat("A").answers(choice)
        tables.append(table)
    assert alike(*tables, "B", "C", "D", None)
    assert tables[0].told("choices-revealed") == []
    for table in tables:
        table.everybody_stays()
    assert [table.told("choices-revealed")[0]["leavers"] for table in tables] == [(), ("A",)]


@pytest.mark.rule("VEN-SETUP-15", "VEN-HAND-03")
def test_what_is_drawn_and_kept_is_hidden():
    tables = []
    for kept in (0, 1):
        table = Table(4).hand_management()
        table.seat("A").answers(do.Keep((table.game.drawn["A"][kept],)))
        assert table.view("B").players["A"].drawn_size == 2
        for seat in "BCD":
            table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))
        tables.append(table)
    assert tables[0].game.hands["A"] != tables[1].game.hands["A"]
    assert alike(*tables, "B", "C", "D", None)


@pytest.mark.rule("VEN-SETUP-15", "VEN-R-25")
def test_bids_are_hidden_until_all_are_in():
    tables = []
    for bid in (0, 3):
        table = Table(4, clans=MALKAVIAN)
        table.deploy("A", "MA02")
        table.deploy("B", "VE08")
        table.resolve("D1").everybody_stays()
        table.seat("A").answers(bid)
        tables.append(table)
    assert alike(*tables, "B", "C", "D", None)
    for table in tables:
        table.seat("B").answers(1)
    assert [table.told("bids")[0]["amount"] for table in tables] == [0, 3]


# the bottom of the own deck


@pytest.mark.rule("VEN-SETUP-17", "VEN-R-25")
def test_the_owner_knows_what_went_to_the_bottom_and_nobody_else_does():
    table = Table(4).hand_management()
    rejected = table.game.drawn["A"][1]
    for seat in "ABCD":
        table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))
    assert table.view("A").bottom == (rejected,)
    for viewer in ("B", "C", "D", None):
        assert rejected not in repr(table.view(viewer))
        assert rejected not in repr(log_of(table.game.events or [], viewer))


@pytest.mark.rule("VEN-SETUP-17")
def test_the_bottom_grows_round_by_round():
    table = Table(4)
    table.deck("A", "BR01", "BR02", "BR03", "BR04", "BR05")
    for seat in "BCD":
        table.deck(seat)
    table.hand_management().seat("A").answers(do.Keep(("BR01",)))
    table.hand_management().seat("A").answers(do.Keep(("BR04",)))
    assert table.view("A").bottom == ("BR02", "BR03")
    table.hand_management()
    assert set(table.view("A").drawn) == {"BR05", "BR02"}, "the top, and what came up from the bottom"
    assert table.view("A").bottom == ("BR03",)


@pytest.mark.rule("VEN-SETUP-17")
def test_a_shuffled_deck_has_no_known_bottom():
    table = Table(4, clans=MALKAVIAN)
    table.hand_management()
    for seat in "ABCD":
        table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))
    assert len(table.view("A").bottom) == 1
    table.deploy("A", "MA06")
    table.resolve("D1").everybody_stays()
    table.finish()
    table.end_of_round().seat("A").answers(do.ResolveCard("MA08"))
    assert table.view("A").bottom == ()


@pytest.mark.rule("VEN-SETUP-15", "VEN-SETUP-17")
def test_what_malkavs_bane_shuffles_back_is_hidden():
    tables = []
    for card in ("MA08", "MA09"):
        table = Table(4, clans=MALKAVIAN)
        table.deploy("A", "MA06")
        table.resolve("D1").everybody_stays()
        table.finish()
        table.end_of_round().seat("A").answers(do.ResolveCard(card))
        tables.append(table)
    assert alike(*tables, "B", "C", "D", None)
    deals = [GAME.resample(tables[0].game, "B", f"{number:02x}" * 16) for number in range(40)]
    for card in ("MA06", "MA08", "MA09"):
        assert {card in deal.decks["A"] for deal in deals} == {True, False}, "any card could have gone back"


@pytest.mark.rule("VEN-SETUP-17", "VEN-R-28")
def test_what_roberta_urbani_buries_is_known_to_its_owner_only():
    tables = []
    for card in ("BR08", "BR09"):
        table = Table(4)
        table.alliance("A", "AL27")
        table.hand_management().seat("A").answers(do.KeepAll(card))
        for seat in "BCD":
            table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))
        assert table.view("A").bottom == (card,)
        assert card not in table.view("B").players["A"].seen, "it is no longer known to be outside the deck"
        tables.append(table)
    assert alike(*tables, "B", "C", "D", None)


# who knows a face-down card


@pytest.mark.rule("VEN-R-52")
def test_eyes_in_the_dark_see_what_opponents_play_face_down_there():
    table = Table(4, clans=NOSFERATU)
    table.deploy("C", "TO01", "D1", face_down=True)
    table.deploy("B", "NO03", "D1")
    table.turn("A").seat("A").plays("BR08", "D1", face_down=True).ends_turn()
    table.turn("A").seat("A").plays("BR09", "D2", face_down=True).ends_turn()
    assert face_down_seen(table, "B", "A") == ["BR08"]
    assert face_down_seen(table, "B", "A", "D2") == [""], "played elsewhere"
    assert face_down_seen(table, "B", "C") == [""], "played before"
    for viewer in ("C", "D", None):
        assert face_down_seen(table, viewer, "A") == [""]


@pytest.mark.rule("VEN-R-52")
def test_face_down_eyes_see_nothing():
    table = Table(4, clans=NOSFERATU)
    table.deploy("B", "NO03", "D1", face_down=True)
    table.turn("A").seat("A").plays("BR08", "D1", face_down=True).ends_turn()
    assert face_down_seen(table, "B", "A") == [""]


@pytest.mark.rule("VEN-R-52")
def test_what_the_eyes_have_seen_stays_seen_when_they_are_gone():
    table = Table(4, clans=NOSFERATU)
    table.deploy("B", "NO03", "D1")
    table.deploy("C", "TO07", "D1")  # asks between Withdraw and Reveal
    table.turn("A").seat("A").plays("BR08", "D1", face_down=True).ends_turn()
    table.resolve("D1")
    table.seat("A").stays()
    table.seat("B").withdraws()
    table.seat("C").stays()
    assert table.cards("B", "HAVEN") == ("NO03",)
    assert face_down_seen(table, "B", "A") == ["BR08"]
    assert face_down_seen(table, "D", "A") == [""]


@pytest.mark.rule("VEN-R-52")
def test_what_ambrus_has_seen_stays_seen_when_he_is_drained():
    table = Table(4)
    table.alliance("A", "AL13")
    table.deploy("B", "VE01", "D2", face_down=True)
    table.turn("A")
    look_at(table, "A", "B").drains("AL13")
    assert face_down_seen(table, "A", "B", "D2") == ["VE01"]
    assert face_down_seen(table, "C", "B", "D2") == [""]


@pytest.mark.rule("VEN-R-52")
def test_the_voyeurs_glass_shows_all_face_down_cards_of_one_district_to_its_holder():
    table = Table(4, relics={"A": "RE05"})
    table.deploy("B", "VE01", "D2", face_down=True)
    table.deploy("C", "TO01", "D2", face_down=True)
    table.deploy("C", "TO02", "D1", face_down=True)
    table.turn("A").seat("A").answers(do.LookAround("D2"))
    assert face_down_seen(table, "A", "B", "D2") == ["VE01"]
    assert face_down_seen(table, "A", "C", "D2") == ["TO01"]
    assert face_down_seen(table, "A", "C", "D1") == [""]
    for viewer in ("D", None):
        assert face_down_seen(table, viewer, "B", "D2") == [""]


@pytest.mark.rule("VEN-R-52", "VEN-RES-REVEAL-06")
def test_a_card_turned_down_in_the_open_is_known_to_everybody():
    table = Table(4, clans=MALKAVIAN)
    table.deploy("A", "MA07")
    table.deploy("A", "MA09")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers((do.ThisCard("MA09", "A"),))
    assert not table.card("MA09").face_up
    for viewer in ("A", "B", "C", None):
        assert face_down_seen(table, viewer, "A") == ["MA07", "MA09"]


@pytest.mark.rule("VEN-R-52")
def test_knowledge_follows_a_card_that_is_moved_face_down():
    table = Table(4, clans=NOSFERATU)
    table.alliance("A", "AL13")
    table.deploy("B", "NO01", "D1", face_down=True)
    table.deploy("B", "NO02", "D2")
    table.turn("A")
    look_at(table, "A", "B").plays("BR08", "D1").ends_turn()
    table.resolve("D1")
    while "stay-or-withdraw" not in table.asked().values():
        table.seat("A").answers(do.DoneLooking())
    table.seat("B").withdraws()
    table.seat("A").stays()
    table.seat("B").answers(do.WithdrawTo("D2"))
    assert face_down_seen(table, "A", "B", "D2") == ["NO02", "NO01"]
    assert face_down_seen(table, "C", "B", "D2") == ["NO02", ""]


@pytest.mark.rule("VEN-R-52")
def test_knowledge_ends_when_the_card_returns_to_a_hand():
    table = Table(4)
    table.alliance("A", "AL13")
    table.hand("B", "VE01", "VE08", "VE09")
    table.turn("B").seat("B").plays("VE01", "D1", face_down=True).ends_turn()
    table.turn("A")
    look_at(table, "A", "B")
    assert face_down_seen(table, "A", "B") == ["VE01"]
    table.end_of_round()
    table.turn("B").seat("B").plays("VE01", "D1", face_down=True).ends_turn()
    assert face_down_seen(table, "A", "B") == [""]


@pytest.mark.rule("VEN-R-52", "VEN-SETUP-15")
@pytest.mark.parametrize("viewer", ["A", "B", "D", None])
def test_another_deal_of_what_a_player_cannot_know_looks_the_same(viewer):
    table = Table(4)
    table.alliance("A", "AL13")
    table.hand("B", "VE01", "VE02", "VE08", "VE09")
    table.hand("C", "TO01", "TO08", "TO09")
    table.turn("B").seat("B").plays("VE01", "D1", face_down=True).ends_turn()
    table.turn("A")
    look_at(table, "A", "B").plays("BR08", "D2", face_down=True).ends_turn()
    deals = [GAME.resample(table.game, viewer, f"{number:02x}" * 16) for number in range(30)]
    assert all(GAME.view(deal, viewer) == table.view(viewer) for deal in deals)
    hidden = {deal.area("D1", "B").cards[0].card for deal in deals}
    if viewer in ("A", "B"):
        assert hidden == {"VE01"}
    else:
        assert len(hidden) > 1
    assert len({frozenset(deal.hands["C"]) for deal in deals}) > 1
    assert all({"TO08", "TO09"} <= set(deal.hands["C"]) for deal in deals), "everybody knows the starters"
    assert len({deal.ally_deck for deal in deals}) > 1
    assert len({deal.decks["A"] for deal in deals}) > 1, "the own deck's order is unknown, too"


@pytest.mark.rule("VEN-SETUP-17")
def test_another_deal_leaves_the_known_bottom_of_the_own_deck_where_it_is():
    table = Table(4).hand_management()
    for seat in "ABCD":
        table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))
    (bottom,) = table.view("A").bottom
    deals = [GAME.resample(table.game, "A", f"{number:02x}" * 16) for number in range(30)]
    assert {deal.decks["A"][-1] for deal in deals} == {bottom}
    assert len({deal.decks["A"] for deal in deals}) > 1
    for_others = [GAME.resample(table.game, "B", f"{number:02x}" * 16) for number in range(30)]
    assert len({deal.decks["A"][-1] for deal in for_others}) > 1
