"""Setup (VEN-SETUP): who can play, what lies on the table, what everybody starts with."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import KEYS, asked, fact, log, start, until_phase

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import ALLIES, CARDS, CLAN_CARDS, CLANS, VICTIMS
from nokturn.games.vendetta.content import dealt as in_the_box
from nokturn.kernel import Refusal
from nokturn.kernel.errors import SetupError

TABLES = [(3, False), (4, False), (5, False), (4, True), (6, True)]


@pytest.mark.rule("VEN-SETUP-01")
@pytest.mark.parametrize("players, teams", TABLES)
def test_three_to_five_play_alone_and_four_or_six_in_teams(players, teams):
    assert len(start(players, teams=teams).state.seats) == players


@pytest.mark.rule("VEN-SETUP-01")
@pytest.mark.parametrize(
    "players, teams", [(0, False), (1, False), (2, False), (6, False), (7, False), (2, True), (3, True), (5, True)]
)
def test_no_other_table_is_possible(players, teams):
    with pytest.raises(SetupError) as refused:
        start(players, teams=teams)
    assert refused.value.rule == "VEN-SETUP-01"


@pytest.mark.rule("VEN-SETUP-02")
def test_a_random_player_takes_the_ambition_token_before_anything_else_happens():
    games = [start(4, key) for key in KEYS]
    for position in games:
        first = log(position)[0]
        assert first.key == "first-player"
        assert fact(first, "player") == position.state.ambition
    assert {position.state.ambition for position in games} == {"A", "B", "C", "D"}


@pytest.mark.rule("VEN-SETUP-03")
@pytest.mark.example("E-21")
@pytest.mark.parametrize(
    "players, teams, row",
    [
        (3, False, ("D1", "D2", "HAVEN")),
        (4, False, ("D1", "D2", "HAVEN")),
        (5, False, ("D1", "D2", "D3", "HAVEN")),
        (4, True, ("D1", "D2", "HAVEN")),
        (6, True, ("D1", "D2", "D3", "HAVEN")),
    ],
)
def test_the_number_of_players_decides_which_districts_are_in_play(players, teams, row):
    assert start(players, teams=teams).state.districts == row


@pytest.mark.rule("VEN-SETUP-04")
def test_districts_are_resolved_along_the_row_with_the_haven_last():
    table = Table(5)
    for district in ("HAVEN", "D3", "D2", "D1"):
        table.put_blood("A", 1, district)
    table.resolution().finish()
    assert [facts["district"] for facts in table.told("district")] == ["D1", "D2", "D3", "HAVEN"]


@pytest.mark.rule("VEN-SETUP-05")
@pytest.mark.parametrize("players, teams", TABLES)
def test_one_clan_more_than_there_are_players_is_laid_out_at_random(players, teams):
    offers = [start(players, key, teams=teams).state.clan_offer for key in KEYS]
    for offer in offers:
        assert len(offer) == len(set(offer)) == players + 1
        assert set(offer) <= set(CLANS)
    assert len(CLANS) == 7
    assert {clan for offer in offers for clan in offer} == set(CLANS)
    assert len(set(offers)) > 1


@pytest.mark.rule("VEN-SETUP-06")
def test_clans_are_taken_clockwise_from_the_ambition_holder_and_for_good():
    position = next(p for p in (start(4, key) for key in KEYS) if p.state.ambition == "C")
    offer = position.state.clan_offer
    for seat, clan in zip("CDA", offer, strict=False):
        assert asked(position) == {seat: "clan"}
        assert position.answer(seat, do.TakeClan(clan)) is None
        assert position.state.clans[seat] == clan
        assert position.answer(seat, do.TakeClan(offer[4])) == Refusal("not-asked")
    assert asked(position) == {"B": "clan"}
    assert set(position.asks()[0].options) == {do.TakeClan(offer[3]), do.TakeClan(offer[4])}
    refusal = position.answer("B", do.TakeClan(offer[0]))
    assert refusal == Refusal("not-offered", "VEN-SETUP-06")
    assert position.answer("B", do.TakeClan(offer[4])) is None
    assert position.state.clans == {"C": offer[0], "D": offer[1], "A": offer[2], "B": offer[4]}


@pytest.mark.rule("VEN-SETUP-06")
def test_everybody_sees_the_offer_and_the_clans_taken_and_the_last_sheet_leaves_the_game():
    position = start(3)
    offer = position.state.clan_offer
    assert [fact(line, "clans") for line in log(position, "clan-offer")] == [offer]
    until_phase(position, "keep")
    taken = {fact(line, "player"): fact(line, "clan") for line in log(position, "takes-clan")}
    assert taken == position.state.clans
    (left,) = set(offer) - set(taken.values())
    assert left not in position.state.clans.values()
    in_play = {card for cards in (*position.state.hands.values(), *position.state.decks.values()) for card in cards}
    assert not in_play & set(CLAN_CARDS[left])


@pytest.mark.rule("VEN-SETUP-07")
def test_everybody_has_one_stay_and_one_withdraw_token():
    table = Table(4)
    for seat in "ABCD":
        table.put_blood(seat, 1)
    table.resolve("D1")
    for seat in "ABCD":
        assert sorted(table.seat(seat).ask.options, key=repr) == [do.Stay(), do.Withdraw()]


@pytest.mark.rule("VEN-SETUP-08")
def test_everybody_has_exactly_one_area_at_every_district():
    table = Table(5)
    table.hand("C", "TO01", "TO02", "TO03", "TO04", "TO05")
    for card, district in [("TO01", "D1"), ("TO02", "D2"), ("TO03", "D3"), ("TO04", "HAVEN"), ("TO05", "D1")]:
        table.turn("C").seat("C").plays(card, district).ends_turn()
    areas = table.view(None).areas
    assert {district: set(seats) for district, seats in areas.items()} == {
        district: set("ABCDE") for district in ("D1", "D2", "D3", "HAVEN")
    }
    assert [card.card for card in areas["D1"]["C"].cards] == ["TO01", "TO05"]
    assert [card.card for card in areas["HAVEN"]["C"].cards] == ["TO04"]


@pytest.mark.rule("VEN-SETUP-09")
def test_thirty_five_equal_victims_form_one_deck():
    state = until_phase(start(4), "keep").state
    dealt = [card for alliance in state.alliances.values() for card in alliance]
    assert sorted([*dealt, *state.victim_deck]) == sorted(VICTIMS)
    numbers = {(v.feed, v.influence, v.drain_blood, v.drained_influence, v.text_en) for v in VICTIMS.values()}
    assert len(numbers) == 1


@pytest.mark.rule("VEN-SETUP-10")
def test_thirty_allies_human_and_vampire_are_shuffled_into_one_deck():
    decks = []
    for key in KEYS:
        state = until_phase(start(4, key), "keep").state
        decks.append((*state.allies.values(), *state.ally_deck))
    assert all(sorted(deck) == sorted(in_the_box(ALLIES, expansions=False)) for deck in decks)
    assert len(set(decks)) == len(KEYS)
    assert {ALLIES[deck[0]].kind for deck in decks} == {"human", "vampire"}


@pytest.mark.rule("VEN-SETUP-11")
@pytest.mark.parametrize("players, teams", TABLES)
def test_everybody_starts_with_the_two_starters_and_a_deck_of_the_other_seven(players, teams):
    state = until_phase(start(players, teams=teams), "keep").state
    for seat, clan in state.clans.items():
        hunt, ready = (next(c.id for c in CARDS.values() if c.clan == clan and c.name_en == n) for n in NAMES)
        assert set(state.hands[seat]) == {hunt, ready}
        deck = (*state.drawn[seat], *state.decks[seat])
        assert sorted(deck) == sorted(set(in_the_box(CLAN_CARDS[clan], expansions=False)) - {hunt, ready})
        assert len(deck) == 7


NAMES = ("The Hunt", "Ready")


@pytest.mark.rule("VEN-SETUP-11")
def test_clan_decks_are_shuffled():
    orders: dict[str, set[tuple[str, ...]]] = {}
    for key in KEYS:
        state = until_phase(start(5, key), "keep").state
        for seat, clan in state.clans.items():
            orders.setdefault(clan, set()).add((*state.drawn[seat], *state.decks[seat]))
    assert all(len(decks) > 1 for decks in orders.values())


@pytest.mark.rule("VEN-SETUP-12", "VEN-R-26")
def test_blood_never_runs_out():
    table = Table(4, blood=100)
    table.feed()
    assert table.blood == dict.fromkeys("ABCD", 101)


@pytest.mark.rule("VEN-SETUP-12", "VEN-R-26")
def test_influence_never_runs_out():
    table = Table(4, influence=100)
    table.deploy("A", "BR08")
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 101


@pytest.mark.rule("VEN-R-26")
def test_diablerie_tokens_never_run_out():
    table = Table(5)
    for seat in "ABCDE":
        table.tokens(seat, ready=1)
        table.alliance(seat, {"A": "AL01", "B": "AL03", "C": "AL04", "D": "AL05", "E": "AL06"}[seat])
        table.turn(seat).seat(seat).drains(table.game.alliances[seat][0])
    assert sum(table.game.ready_tokens.values()) == 10


@pytest.mark.rule("VEN-SETUP-13", "VEN-R-50")
@pytest.mark.parametrize("players, teams", TABLES)
def test_pools_start_with_six_blood_and_three_influence(players, teams):
    position = until_phase(start(players, teams=teams), "keep")
    fed = {fact(line, "player"): fact(line, "amount") for line in log(position, "gains-blood")}
    assert {seat: blood - fed[seat] for seat, blood in position.state.blood.items()} == dict.fromkeys(fed, 6)
    assert set(position.state.influence.values()) == {3}
    assert len(fed) == players


@pytest.mark.rule("VEN-SETUP-14")
@pytest.mark.parametrize("players, teams", TABLES)
def test_everybody_starts_with_one_undrained_victim(players, teams):
    state = until_phase(start(players, teams=teams), "keep").state
    for seat in state.seats:
        (victim,) = state.alliances[seat]
        assert victim in VICTIMS
        assert state.drained[seat] == ()


@pytest.mark.rule("VEN-SETUP-16")
def test_clans_differ_only_by_their_cards():
    starts: dict[str, set[object]] = {}
    for key in KEYS:
        state = until_phase(start(5, key), "keep").state
        for seat, clan in state.clans.items():
            pool = (state.blood[seat], state.influence[seat], state.ready_tokens[seat], state.used_tokens[seat])
            cards = (len(state.hands[seat]), len(state.drawn[seat]), len(state.decks[seat]))
            starts.setdefault(clan, set()).add((pool, cards))
    assert starts == {clan: {((7, 3, 0, 0), (2, 2, 5))} for clan in CLANS}


@pytest.mark.rule("VEN-SETUP-16", "VEN-R-51")
@pytest.mark.parametrize("clan", CLANS)
def test_a_pool_has_no_cap(clan):
    table = Table(3, clans=dict(zip("ABC", [clan, *[c for c in CLANS if c != clan]], strict=False)), blood=13)
    table.alliance("A", "AL28", "VI01")
    table.feed()
    assert table.blood["A"] == 18
