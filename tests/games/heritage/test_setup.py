"""Chapter 4: from the box to the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heritage.table import KEY, Table

from nokturn.games.heritage.chapter.setup import deal_queue
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import PEOPLE, STARTING_DECK
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.seen.asides import aside
from nokturn.games.heritage.seen.view import view
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Garrison, Haven, Morality
from nokturn.kernel.chance import Dice, draw, rekey, shuffle

CLANS = {"brujah", "gangrel", "lasombra", "malkavian", "nosferatu", "toreador", "tremere", "tzimisce", "ventrue"}
LATE = ("court", "rise_of_humanity", "sabbat_wars")


def first_at(table: Table) -> str:
    """Who is asked for a clan first."""
    (seat,) = table.sets_up().asked()
    return seat


@pytest.mark.rule("HER-SETUP-01")
def test_a_base_game_has_up_to_five_missions_and_three_theatres() -> None:
    options = {option.key: option for option in GAME.table_options}
    assert options["missions"].choices == (0, 1, 2, 3, 4, 5)
    assert set(options) == {"missions", "class", "temperament", "geography"}
    assert GAME.counts == (2, 3, 4)


@pytest.mark.rule("HER-SETUP-01", "HER-SETUP-02")
@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_chosen_number_of_missions_lies_open(number: int) -> None:
    table = Table.boxed(missions=number).sets_up()
    assert len(set(table.state.missions)) == number
    assert all(mission.startswith("bm_") for mission in table.state.missions)
    assert view(table.state, None).missions == table.state.missions


@pytest.mark.rule("HER-SETUP-02")
def test_missions_are_shuffled_before_they_are_dealt() -> None:
    dealt = {Table.boxed(missions=5, key=rekey(KEY, number)).sets_up().state.missions for number in range(6)}
    assert len(dealt) > 1


@pytest.mark.rule("HER-SETUP-04")
def test_the_deck_is_eighty_base_characters_and_eighteen_clan_ancillae() -> None:
    table = Table.boxed().sets_up()
    there = (*table.state.queue, *table.state.deck)
    assert len(table.state.queue) == 5
    assert len(there) == len(set(there)) == 98
    kinds = Counter(PEOPLE[card].kind for card in there)
    assert kinds == {"base": 80, "ancilla": 18}
    assert all(PEOPLE[card].era == 1 for card in there)


@pytest.mark.rule("HER-SETUP-04", "HER-R-38")
def test_the_first_card_dealt_lies_rightmost_and_the_fifth_leftmost() -> None:
    table = Table.boxed().run(deal_queue)
    _, order = draw(Dice(KEY), shuffle(98))
    dealt = [STARTING_DECK[number] for number in order]
    assert table.state.queue == (dealt[4], dealt[3], dealt[2], dealt[1], dealt[0])
    assert table.state.deck == tuple(dealt[5:])


@pytest.mark.rule("HER-SETUP-04")
def test_a_servant_lying_in_a_haven_is_not_in_the_deck() -> None:
    table = Table.boxed(havens={"A": Haven(servant="bc_001")}).sets_up()
    there = (*table.state.queue, *table.state.deck)
    assert len(there) == 97
    assert "bc_001" not in there


@pytest.mark.rule("HER-SETUP-05")
def test_the_game_begins_with_round_one() -> None:
    table = Table.boxed().begins()
    table.pass_until("turn")
    assert table.state.round == 1
    assert table.told("round") == [{"round": 1, "rounds": 10}]


@pytest.mark.rule("HER-SETUP-06")
def test_the_introductory_trio_is_the_usual_one_and_every_slot_has_its_own_theatres() -> None:
    options = {option.key: option for option in GAME.table_options}
    assert options["class"].default == "high_low_clans"
    assert options["temperament"].default == "inner_beast"
    assert options["geography"].default == "war_of_princes"
    assert set(options["class"].choices) == {"high_low_clans", "inquisition", "court"}
    assert set(options["temperament"].choices) == {"inner_beast", "rise_of_humanity"}
    assert set(options["geography"].choices) == {"war_of_princes", "anarch_revolt", "masquerade", "sabbat_wars"}


@pytest.mark.rule("HER-SETUP-06", "HER-EFF-05")
def test_the_two_schemes_of_each_theatre_lie_beside_it_and_no_others() -> None:
    table = Table(A="brujah", B="tremere").turn("A")
    ask = table.seat("A").ask
    schemes = {one.scheme for one in ask.options if isinstance(one, do.PlayScheme)}
    schemes |= {one.option.scheme for one in ask.refused if isinstance(one.option, do.PlayScheme)}
    assert Counter(SCHEMES[one].theatre for one in schemes) == {
        "high_low_clans": 2,
        "inner_beast": 2,
        "war_of_princes": 2,
    }


@pytest.mark.rule("HER-SETUP-07")
def test_chance_gives_the_first_player_marker_to_anybody() -> None:
    first = {first_at(Table.boxed("A", "B", "C", key=rekey(KEY, number))) for number in range(20)}
    assert first == {"A", "B", "C"}


@pytest.mark.rule("HER-SETUP-09", "HER-R-39")
def test_a_clan_that_somebody_has_taken_is_refused() -> None:
    table = Table.boxed("A", "B")
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_ottavia")
    (second,) = table.asked()
    assert table.seat(second).refusal(do.TakeClan("brujah")).rule == "HER-SETUP-09"
    assert {one.clan for one in table.seat(second).may(do.TakeClan)} == CLANS - {"brujah"}


@pytest.mark.rule("HER-SETUP-10")
def test_clans_are_taken_clockwise_from_the_first_player() -> None:
    table = Table.boxed("A", "B", "C")
    first = first_at(table)
    asked = []
    for clan in ("brujah", "tremere", "ventrue"):
        (seat,) = table.asked()
        asked.append(seat)
        table.seat(seat).takes(clan)
    assert tuple(asked) == table.state.clockwise(first)


@pytest.mark.rule("HER-SETUP-12")
def test_base_leaders_can_be_chosen_and_those_of_ones_own_haven() -> None:
    havens = {"A": Haven(leaders=("brujah_marsh",)), "B": Haven(leaders=("tremere_benedek",))}
    table = Table.boxed("A", "B", havens=havens).sets_up()
    offered = {}
    for clan in {"A": ("brujah", "gangrel"), "B": ("gangrel", "brujah")}[table.state.first]:
        (seat,) = table.asked()
        table.seat(seat).answers(do.TakeClan(clan))
        offered[clan] = {one.leader for one in table.seat(seat).may(do.TakeLeader)}
        table.seat(seat).passes()
    assert offered["gangrel"] == {"gangrel_hrafnhild", "gangrel_bartos"}
    assert offered["brujah"] == {"brujah_ottavia", "brujah_radomir", "brujah_marsh"}


@pytest.mark.rule("HER-SETUP-12")
def test_a_leader_unlocked_by_somebody_else_cannot_be_chosen() -> None:
    havens = {"A": Haven(leaders=("brujah_marsh",)), "B": Haven(leaders=("brujah_marsh",))}
    table = Table.boxed("A", "B", havens=havens).sets_up()
    first = table.state.first
    table.state.havens[first] = Haven()
    table.seat(first).answers(do.TakeClan("brujah"))
    assert not table.seat(first).can(do.TakeLeader("brujah_marsh"))


@pytest.mark.rule("HER-SETUP-12", "HER-SETUP-13")
def test_the_leader_stands_on_top_with_three_potency_and_three_boons_of_its_clan() -> None:
    table = Table.boxed("A", "B")
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_ottavia")
    assert table.leader(first) == "brujah_ottavia"
    leader = table["brujah_ottavia"]
    assert (leader.owner, leader.sire) == (first, "")
    assert leader.potency == 3
    assert leader.boons == ("brujah", "brujah", "brujah")
    assert (leader.infamy, leader.exhausted, leader.torpid) == (0, False, False)
    assert first not in table.state.reserved


@pytest.mark.rule("HER-SETUP-14")
@pytest.mark.parametrize("theatre, start", [("inner_beast", -3), ("rise_of_humanity", 8)])
def test_the_morality_marker_faces_the_leaders_temperament(theatre: str, start: int) -> None:
    table = Table.boxed("A", "B", theatres=("high_low_clans", theatre, "war_of_princes"))
    first = first_at(table)
    table.seat(first).takes("tremere", "tremere_ilse")
    (second,) = table.asked()
    table.seat(second).takes("brujah", "brujah_ottavia")
    assert table.state.morality == {first: Morality(start, "calm"), second: Morality(start, "cruel")}


@pytest.mark.rule("HER-SETUP-15", "HER-SETUP-16")
def test_three_schemes_of_the_leader_come_to_hand_and_the_other_five_are_the_deck() -> None:
    table = Table.boxed("A", "B")
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_ottavia")
    assert set(table.state.hands[first]) == {"brujah_gauntlet", "brujah_spoils", "brujah_riot"}
    deck = table.state.scheme_decks[first]
    base = {one.id for one in SCHEMES.values() if one.clan == "brujah" and not one.locked}
    assert len(base) == 8
    assert len(deck) == 5
    assert set(deck) == base - set(table.state.hands[first])
    assert table.state.scheme_discards[first] == ()


@pytest.mark.rule("HER-SETUP-15")
def test_the_scheme_deck_is_shuffled() -> None:
    decks = set()
    for number in range(6):
        table = Table.boxed("A", "B", key=rekey(KEY, number))
        first = first_at(table)
        table.seat(first).takes("brujah", "brujah_ottavia")
        decks.add(table.state.scheme_decks[first])
    assert len(decks) > 1


@pytest.mark.rule("HER-SETUP-16")
def test_schemes_unlocked_earlier_are_in_the_deck_and_locked_ones_are_not() -> None:
    table = Table.boxed("A", "B", unlocked=("brujah_manor", "tremere_bone"))
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_ottavia")
    deck = table.state.scheme_decks[first]
    assert len(deck) == 6
    assert "brujah_manor" in deck
    assert not {"brujah_feud", "brujah_ideals", "brujah_united", "tremere_bone"} & set(deck)


@pytest.mark.rule("HER-SETUP-17")
def test_a_leader_who_names_a_locked_scheme_unlocks_it_for_good() -> None:
    """Captain Marsh brings a feud, which is still in the research deck."""
    havens = {"A": Haven(leaders=("brujah_marsh",)), "B": Haven(leaders=("brujah_marsh",))}
    table = Table.boxed("A", "B", havens=havens)
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_marsh")
    assert SCHEMES["brujah_feud"].locked
    assert "brujah_feud" in table.state.unlocked
    assert "brujah_feud" in table.state.hands[first]
    assert len(table.state.hands[first]) == 3


@pytest.mark.rule("HER-SETUP-18", "HER-R-42")
def test_placing_a_leader_activates_nobody() -> None:
    table = Table.boxed("A", "B")
    first = first_at(table)
    table.seat(first).takes("brujah", "brujah_ottavia")
    table.finish()
    assert table.state.politics == 0
    assert {marker.space for marker in table.state.morality.values()} == {-3}
    homes = {f"{faction}_home": Garrison(faction, 7) for faction in ("north", "east", "south", "west")}
    assert table.state.courts == homes
    assert not {"activates", "uses-ability"} & set(table.keys())


@pytest.mark.rule("HER-SETUP-19", "HER-R-41")
def test_obligations_come_last_from_the_first_player_clockwise() -> None:
    havens = {seat: Haven(obligations=("scandal",)) for seat in ("A", "B", "C")}
    table = Table.boxed("A", "B", "C", havens=havens).sets_up().finish()
    assert tuple(one["player"] for one in table.told("obliged")) == table.state.clockwise(table.state.first)
    assert all(table[table.leader(seat)].infamy == 1 for seat in ("A", "B", "C"))
    keys = table.keys()
    assert keys.index("obliged") > max(at for at, key in enumerate(keys) if key.startswith("takes-leader"))
    assert table.state.havens["A"].obligations == ("scandal",)


@pytest.mark.rule("HER-SETUP-19")
def test_who_has_several_obligations_chooses_their_order() -> None:
    table = Table().obligation("A", "blood_debt", "tribute")
    a = table.seat("A")
    assert table.asked() == {"A": "obligations"}
    a.answers((do.Oblige("tribute"), do.Oblige("blood_debt")))
    assert [one["obligation"] for one in table.told("obliged")] == ["tribute", "blood_debt"]
    assert table[table.leader("A")].potency == 1
    assert table[table.leader("B")].potency == 4


@pytest.mark.rule("HER-SETUP-20")
def test_the_theatres_are_laid_out_before_clans_are_taken() -> None:
    table = Table.boxed("A", "B", theatres=LATE)
    first = first_at(table)
    assert table.asked() == {first: "take-clan"}
    assert sorted(table.state.affiliations.values()) == ["camarilla", "sabbat"]
    assert table.state.morality == {}


@pytest.mark.rule("HER-SETUP-21", "HER-R-47")
def test_hands_and_decks_are_hidden_and_the_rest_is_open() -> None:
    table = Table(A="brujah", B="tremere").hand("A", "brujah_riot", "brujah_spoils")
    table.scheme_deck("A", "brujah_speech").scheme_discard("A", "brujah_gauntlet")
    table.discard("bc_001", "bc_002")
    seen = view(table.state, "B")
    assert seen.players["A"].hand == 2
    assert seen.players["A"].scheme_deck == 1
    assert seen.players["A"].scheme_discard == ("brujah_gauntlet",)
    assert seen.hand == ()
    assert "brujah_riot" not in repr(seen)
    assert "brujah_speech" not in repr(seen)
    assert seen.discard == ("bc_001", "bc_002")
    assert [one.card for one in seen.queue] == list(table.state.queue)
    assert seen.deck == len(table.state.deck)
    assert not any(card in repr(seen) for card in table.state.deck)
    assert seen.players["A"].line[0].potency == 3
    assert set(view(table.state, "A").hand or ()) == {"brujah_riot", "brujah_spoils"}
    assert "brujah_speech" not in repr(view(table.state, "A"))


@pytest.mark.rule("HER-SETUP-22")
def test_advice_about_clans_is_seen_and_forbids_nothing() -> None:
    """Tremere are of high complexity and best with four, Brujah of low and best with two."""
    table = Table.boxed("A", "B")
    first = first_at(table)
    assert {one.clan for one in table.seat(first).may(do.TakeClan)} == CLANS
    advice = {clan: aside(table.state, do.TakeClan(clan)) for clan in CLANS}
    told = {clan: dict(line.facts) for clan, line in advice.items() if line}
    assert {clan: (one["complexity"], one["least"], one["most"]) for clan, one in told.items()} == {
        "brujah": ("low", 2, 2),
        "gangrel": ("medium", 2, 4),
        "lasombra": ("low", 4, 4),
        "malkavian": ("medium", 2, 4),
        "nosferatu": ("medium", 4, 4),
        "toreador": ("low", 3, 4),
        "tremere": ("high", 4, 4),
        "tzimisce": ("high", 2, 4),
        "ventrue": ("medium", 3, 4),
    }
