"""The exact belief: by hand from the map, against a plain enumeration, and against the truth of whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.games.dracula.every_trail import EveryTrail, believed, facts

from nokturn.cli.bench import random_answer
from nokturn.games.dracula.belief import Belief, ContradictionError, after, belief_of, film, nothing
from nokturn.games.dracula.belief.charts import HIDE
from nokturn.games.dracula.belief.hypotheses import SPACES, Hypotheses
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.map.atlas import atlas
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.clues import (
    AdjacentTo,
    Began,
    Cleared,
    Clue,
    Elsewhere,
    Fed,
    Flew,
    FromLair,
    Here,
    HideInDeck,
    InRegion,
    LiesOn,
    MadeLair,
    Matured,
    MayMove,
    Misdirected,
    NotHiding,
    NotThere,
    Placed,
    Seen,
    Slides,
    Stays,
    TrailBeside,
)
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Answer, Ask, Position
from nokturn.kernel.chance import rekey

MAP = "third_edition_reconstruction"
BORDEAUX_BY_ROAD = {"clermont_ferrand", "nantes", "santander", "toulouse"}


def follow(*clues: Clue, since: Belief | None = None) -> Belief:
    belief = since or nothing(MAP)
    for clue in clues:
        belief = after(belief, clue, strict=True)
    return belief


def names(belief: Belief, cards: np.ndarray[Any, Any]) -> frozenset[str]:
    of = belief.known.chart
    return frozenset("hide" if card >= HIDE else of.names[card] for card in np.unique(cards))


def trail_possible(belief: Belief) -> tuple[frozenset[str], ...]:
    """What can lie on each of the trail spaces 1 to 6: locations or `hide`; nothing where no such card lies."""
    trail = belief.known.rows.trail[:SPACES]
    return tuple(frozenset() if cards is None else names(belief, cards) for cards in trail)


def lairs_possible(belief: Belief) -> dict[int, frozenset[str]]:
    """What each lair can be, by its slot."""
    rows, cities = belief.known.rows, belief.known.chart.atlas.cities
    unions = [int(np.bitwise_or.reduceat(choices, [0])[0]) for choices in rows.choices()]
    return {
        slot: frozenset(name for number, name in enumerate(cities) if union >> number & 1)
        for slot, union in zip(belief.known.lairs, unions, strict=True)
    }


def begins_in(*places: str) -> Began:
    """In slot 1, in one of these cities."""
    return Began(1, tuple(city for city in atlas(MAP).cities if city not in places))


def walk(*places: str) -> tuple[Clue, ...]:
    """Slots 1, 2, … one after another, and everybody has seen each."""
    clues: list[Clue] = [Began(1, ()), Seen(1, places[0])]
    for slot, place in enumerate(places[1:], 2):
        clues += [Slides(), Placed(slot, atlas(MAP).places[place].back, ()), Seen(slot, place)]
    return tuple(clues)


# Dracula's moves


@pytest.mark.rule("DRA-SETUP-10")
def test_at_first_he_is_in_any_city_but_the_castle_and_those_of_hunters():
    belief = follow(Began(1, ("constanta", "marseilles", "amsterdam", "brussels")))
    cities = set(atlas(MAP).cities) - {"castle_dracula", "constanta", "marseilles", "amsterdam", "brussels"}
    assert belief.possible() == cities
    assert belief.size == 55
    assert trail_possible(belief) == (cities, *[frozenset()] * 5)


@pytest.mark.example("DRA-EX-02")
@pytest.mark.rule("DRA-DRAC-MOVE-03", "DRA-DRAC-MOVE-04", "DRA-DRAC-MOVE-05")
def test_from_bordeaux_with_clermont_ferrand_and_nantes_behind():
    trail = walk("nantes", "clermont_ferrand", "bordeaux")
    by_land = follow(*trail, Slides(), Placed(4, "city", ()))
    assert by_land.possible() == {"toulouse", "santander"}
    first, *behind = trail_possible(by_land)[:4]
    assert first == {"toulouse", "santander"}
    assert behind == [{"bordeaux"}, {"clermont_ferrand"}, {"nantes"}]
    by_sea = follow(*trail, Slides(), Placed(4, "sea", ()))
    assert by_sea.possible() == {"north_atlantic"}


@pytest.mark.rule("DRA-DRAC-MOVE-05")
def test_from_a_sea_zone_he_lands_in_a_port_whose_card_is_not_on_the_trail():
    belief = follow(*walk("dublin", "irish_sea"), Slides(), Placed(3, "city", ()))
    assert belief.possible() == {"liverpool", "swansea"}
    assert follow(*walk("dublin"), Slides(), Placed(2, "sea", ("irish_sea",))).possible() == {"irish_sea"}, (
        "a hunter in a sea zone does not keep him out of it"
    )


@pytest.mark.rule("DRA-PLACE-CASTLE-02")
def test_the_back_of_the_castle_tells_where_he_came_from():
    belief = follow(Began(1, ()), Slides(), Placed(2, "castle", ()))
    assert belief.possible() == {"castle_dracula"}
    assert trail_possible(belief)[1] == {"galatz", "klausenburg"}
    assert belief.size == 2


@pytest.mark.rule("DRA-DRAC-MOVE-08", "DRA-REVEAL-02", "DRA-TOKEN-HOLY-02")
def test_he_is_where_no_hunter_and_no_holy_token_is():
    start = walk("bordeaux")
    unseen = follow(*start, Slides(), Placed(2, "city", ("toulouse", "nantes"), holy=("nantes",)))
    assert unseen.possible() == {"clermont_ferrand", "santander"}
    seen = follow(Began(1, ()), Slides(), Placed(2, "city", (), seen="galway"), Here("galway"))
    assert list(trail_possible(seen)[:2]) == [{"galway"}, {"dublin"}]


@pytest.mark.rule("DRA-POWER-WOLF-01", "DRA-POWER-WOLF-03", "DRA-TOKEN-HOLY-02")
def test_wolf_form_leads_up_to_two_roads_away_but_through_no_holy_city():
    far = {"geneva", "marseilles", "paris", "le_havre", "lisbon", "madrid", "saragossa", "barcelona"}
    free = follow(*walk("bordeaux"), Slides(), Placed(2, "city", (), wolf=True))
    assert free.possible() == BORDEAUX_BY_ROAD | far
    holy = ("clermont_ferrand", "toulouse")
    kept = follow(*walk("bordeaux"), Slides(), Placed(2, "city", holy, holy=holy, wolf=True))
    assert kept.possible() == {"nantes", "santander", "paris", "le_havre", "lisbon", "madrid", "saragossa"}


@pytest.mark.rule("DRA-COMBAT-25")
def test_escape_as_bat_leaves_nothing_behind():
    belief = follow(*walk("nantes", "bordeaux"), Here("bordeaux"), Cleared(2), Flew(3, ("bordeaux", "santander")))
    roads = {"clermont_ferrand", "toulouse", "geneva", "marseilles", "paris", "le_havre", "lisbon", "madrid"}
    assert belief.possible() == roads | {"saragossa", "barcelona"}, "Nantes is on the trail, hunters in Santander"
    assert trail_possible(belief)[1:] == ({"nantes"}, *[frozenset()] * 4)
    assert follow(*walk("galatz"), Cleared(1), Flew(2, (), castle=True)).possible() == {"castle_dracula"}


@pytest.mark.rule("DRA-POWER-02", "DRA-TOKEN-HOLY-03", "DRA-POWER-FEED-02")
def test_feed_keeps_him_where_no_holy_token_is_and_tells_the_size_of_the_place():
    moved = follow(*walk("bordeaux"), Slides(), Placed(2, "city", ()))
    fed = follow(Slides(), Stays(3, "feed", ("nantes",)), since=moved)
    assert fed.possible() == {"clermont_ferrand", "santander", "toulouse"}
    large = follow(Slides(), Stays(3, "feed"), Fed(("large",)), since=moved)
    assert large.possible() == {"nantes"}


@pytest.mark.rule("DRA-DRAC-MOVE-09")
def test_without_a_legal_move_he_can_only_be_where_there_is_none():
    trail = (*walk("liverpool", "irish_sea", "north_atlantic"), Slides(), Placed(4, "city", ()), Slides())
    moved = follow(*trail, Placed(5, "city", ()), Slides())
    assert "dublin" in moved.possible()
    stuck = follow(MayMove(False, (), ()), since=moved)
    assert stuck.possible() == {"dublin"}, "Galway and the Irish Sea are on the trail"
    assert follow(MayMove(True, (), ()), since=moved).possible() == moved.possible() - {"dublin"}
    with pytest.raises(ContradictionError):
        follow(MayMove(False, (), ("feed",)), since=moved)
    held = follow(MayMove(False, ("dublin",), ("feed",)), since=moved)
    assert held.possible() == {"dublin"}, "in a holy city no power keeps him"


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-POWER-WOLF-01", "DRA-TOKEN-HOLY-02")
def test_wolf_form_is_a_legal_move_too():
    """From Plymouth lead the English Channel and the road to London, from there roads to Manchester and Swansea."""
    stuck = follow(*walk("london", "english_channel", "plymouth"), Slides())
    assert follow(MayMove(False, ("plymouth",), ("feed", "hide")), since=stuck).possible() == {"plymouth"}
    with pytest.raises(ContradictionError):
        follow(MayMove(False, ("plymouth",), ("wolf_form",)), since=stuck)
    assert follow(MayMove(False, ("plymouth", "london"), ("wolf_form",)), since=stuck).possible() == {"plymouth"}, (
        "it leads through no holy city"
    )
    unknown = follow(*walk("london", "english_channel"), Slides(), Placed(3, "city", ()), Slides())
    assert unknown.possible() == {"plymouth", "le_havre"}
    assert follow(MayMove(True, (), ("wolf_form",)), since=unknown).possible() == {"plymouth", "le_havre"}
    assert follow(MayMove(True, (), ()), since=unknown).possible() == {"le_havre"}


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-DRAC-MOVE-10")
def test_what_is_left_when_the_trail_is_cleared_is_where_he_is():
    moved = follow(*walk("toulouse"), Slides(), Placed(2, "city", (), hide=True))
    assert follow(LiesOn(1), Cleared(2), since=moved).possible() == {"toulouse"}
    gone = follow(LiesOn(2), Cleared(1), Cleared(2), since=moved)
    assert gone.possible() == {"barcelona", "bordeaux", "clermont_ferrand", "marseilles", "saragossa"}, (
        "card or no card"
    )
    assert trail_possible(gone) == (frozenset(),) * 6
    assert follow(NotThere(("barcelona",)), since=gone).possible() == gone.possible() - {"barcelona"}
    assert follow(NotThere(("barcelona",), figure=False), since=gone).possible() == gone.possible()
    on = follow(Slides(), Placed(3, "city", (), hide=True), since=gone)
    assert "hide" not in trail_possible(on)[0], "Hide needs the card of his location on the trail; DRA-POWER-HIDE-06"


# Hide


@pytest.mark.rule("DRA-POWER-HIDE-01", "DRA-POWER-HIDE-06")
def test_a_face_down_city_may_be_hide():
    roads = {"barcelona", "bordeaux", "clermont_ferrand", "marseilles", "saragossa"}
    belief = follow(*walk("toulouse"), Slides(), Placed(2, "city", (), hide=True))
    assert belief.possible() == roads | {"toulouse"}
    assert trail_possible(belief)[0] == roads | {"hide"}
    assert follow(HideInDeck(), since=belief).possible() == roads
    assert follow(NotHiding(1), since=belief).possible() == roads
    assert follow(Seen(2, "hide"), since=belief).possible() == {"toulouse"}
    at_sea = follow(*walk("dublin", "irish_sea"), Slides(), Placed(3, "city", (), hide=True))
    assert "hide" not in trail_possible(at_sea)[0]
    holy = follow(*walk("toulouse"), Slides(), Placed(2, "city", ("toulouse",), ("toulouse",), hide=True))
    assert "hide" not in trail_possible(holy)[0]


@pytest.mark.example("DRA-EX-08")
@pytest.mark.rule("DRA-DISC-03", "DRA-POWER-HIDE-04")
def test_a_discovery_turns_up_hide_with_its_location():
    hidden = follow(Began(1, ()), Slides(), Placed(2, "city", (), hide=True))
    found = follow(Seen(1, "toulouse"), Seen(2, "hide"), Here("toulouse"), since=hidden)
    assert found.size == 1
    assert found.possible() == {"toulouse"}
    passed = follow(Seen(1, "toulouse"), NotHiding(1), Elsewhere("toulouse"), since=hidden)
    assert "toulouse" not in passed.possible()


@pytest.mark.rule("DRA-POWER-HIDE-01", "DRA-PLACE-CASTLE-01", "DRA-POWER-FEED-02")
def test_he_may_hide_in_the_castle_and_feed_tells():
    belief = follow(Began(1, ()), Slides(), Placed(2, "castle", ()), Slides(), Placed(3, "city", (), hide=True))
    assert belief.possible() == {"galatz", "klausenburg", "castle_dracula"}
    assert trail_possible(belief)[0] == {"galatz", "klausenburg", "hide"}
    fed = follow(Slides(), Stays(4, "feed"), Fed(("castle", "sea")), since=belief)
    assert fed.possible() == {"castle_dracula"}
    assert trail_possible(fed)[1] == {"hide"}


@pytest.mark.rule("DRA-POWER-HIDE-05", "DRA-LAIR-02", "DRA-POWER-HIDE-07")
def test_what_matures_or_becomes_a_lair_is_not_hide():
    clues: list[Clue] = [*walk("plymouth"), Slides(), Placed(2, "city", (), hide=True), Slides(), Placed(3, "sea", ())]
    for slot, place in enumerate(("le_havre", "paris", "brussels", "amsterdam"), 4):
        clues += [Slides(), *([Cleared(1)] if slot == 7 else []), Placed(slot, "city", ()), Seen(slot, place)]
    belief = follow(*clues)
    assert trail_possible(belief)[5] == {"london", "hide"}
    slid = follow(Slides(), since=belief)
    assert slid.size == 2
    assert follow(Matured(2), since=slid).size == 1
    assert lairs_possible(follow(MadeLair(2), since=slid)) == {2: {"london"}}
    assert follow(Cleared(2), since=slid).size == 1, "nobody will ever know"


@pytest.mark.rule("DRA-POWER-HIDE-02", "DRA-POWER-HIDE-06", "DRA-POWER-HIDE-07")
def test_hide_is_linked_to_his_location_while_that_is_on_the_trail():
    clues: list[Clue] = [*walk("toulouse"), Slides(), Stays(2, "feed"), Slides(), Placed(3, "city", (), seen="hide")]
    linked = follow(*clues)
    assert {link for _, _, link in believed(linked)} == {1}, "Feed between them does not matter"
    with pytest.raises(ContradictionError):
        follow(NotHiding(1), since=linked)
    assert {link for _, _, link in believed(follow(Cleared(1), since=linked))} == {-1}
    assert HIDE in follow(Cleared(1), since=linked).rows
    slid = follow(*[Slides()] * 3, since=linked)
    assert {link for _, _, link in believed(slid)} == {1}
    assert {link for _, _, link in believed(follow(Slides(), since=slid))} == {-1}


@pytest.mark.example("DRA-EX-10")
@pytest.mark.rule("DRA-POWER-MISDIRECT-02")
def test_misdirect_tells_that_it_was_neither_his_place_nor_hide_nor_linked_to_it():
    unknown = follow(
        *walk("nantes"),
        *(Slides(), Placed(2, "city", (), hide=True), Slides(), Placed(3, "city", (), hide=True), Slides()),
    )
    two_roads = {"clermont_ferrand", "santander", "toulouse", "bordeaux", "geneva", "marseilles", "paris", "brussels"}
    assert "hide" in trail_possible(unknown)[1]
    misdirected = follow(Misdirected(2, 9), Cleared(2), since=unknown)
    assert trail_possible(misdirected)[1] == two_roads | {"le_havre", "strasbourg"}
    assert misdirected.possible() == two_roads | {"le_havre", "strasbourg"}
    assert "hide" not in trail_possible(follow(Misdirected(1, 9), since=unknown))[2], "Nantes would be linked to it"
    assert "hide" in trail_possible(follow(Misdirected(1, 9), since=unknown))[1]
    with pytest.raises(ContradictionError):
        follow(*walk("nantes", "bordeaux"), Slides(), Misdirected(2, 9))


# what the hunters find out


@pytest.mark.rule("DRA-DISC-01")
def test_an_empty_city_tells_something_of_the_whole_trail():
    belief = follow(Began(1, ()), Slides(), Placed(2, "city", ()))
    assert "galway" in belief.possible()
    empty = follow(NotThere(("dublin",)), since=belief)
    assert "galway" not in empty.possible(), "the only road to Galway is from Dublin"
    assert "galway" not in trail_possible(empty)[1], "and the only road from there leads back"
    named = follow(*walk("nantes", "bordeaux"), Cleared(2), NotThere(("bordeaux",), figure=False))
    assert named.possible() == {"bordeaux"}, "no card lies there, but he may"


@pytest.mark.rule("DRA-SPECIAL-02", "DRA-SPECIAL-03")
def test_the_region_he_is_in_or_not():
    belief = follow(*walk("bordeaux"), Slides(), Placed(2, "city", ()))
    assert follow(InRegion("iberia", True), since=belief).possible() == {"santander"}
    assert follow(InRegion("iberia", False), since=belief).possible() == BORDEAUX_BY_ROAD - {"santander"}
    at_sea = follow(*walk("bordeaux"), Slides(), Placed(2, "sea", ()))
    assert follow(InRegion("sea", True), since=at_sea).possible() == {"north_atlantic"}
    assert follow(InRegion("france", False), since=at_sea).possible() == {"north_atlantic"}


@pytest.mark.rule("DRA-CARD-02")
@pytest.mark.card("evil_presence", "local_rumours")
def test_hunters_next_to_him_and_cards_next_to_a_hunter():
    belief = follow(*walk("bordeaux"), Slides(), Placed(2, "city", ()))
    assert follow(AdjacentTo(("paris",), ()), since=belief).possible() == {"clermont_ferrand", "nantes"}
    assert follow(AdjacentTo(("paris",), ("geneva",)), since=belief).possible() == {"nantes"}
    assert follow(TrailBeside("madrid"), since=belief).possible() == BORDEAUX_BY_ROAD - {"santander"}
    beside = follow(TrailBeside("nantes"), since=belief)
    assert beside.possible() == {"nantes", "santander", "toulouse"}, "Bordeaux lies open: it may well be adjacent"


# lairs


def lair_behind_the_channel() -> Belief:
    """Slot 1, which is Plymouth or Swansea, has become a lair, and he is in the English Channel."""
    clues: list[Clue] = [begins_in("plymouth", "swansea")]
    for slot, place in enumerate(("london", "manchester", "edinburgh", "north_sea", "english_channel"), 2):
        clues += [Slides(), Placed(slot, atlas(MAP).places[place].back, ()), Seen(slot, place)]
    return follow(*clues, Slides(), MadeLair(1))


@pytest.mark.rule("DRA-LAIR-01", "DRA-LAIR-04", "DRA-LAIR-07")
def test_a_lair_is_what_it_was_on_the_trail_until_it_is_found_or_entered():
    belief = lair_behind_the_channel()
    assert lairs_possible(belief) == {1: {"plymouth", "swansea"}}
    assert lairs_possible(follow(NotThere(("swansea",)), since=belief)) == {1: {"plymouth"}}
    named = follow(NotThere(("swansea",), lairs=False), since=belief)
    assert lairs_possible(named) == lairs_possible(belief), "who names a city asks for the trail only; DRA-LAIR-08"
    home = follow(FromLair(1), since=belief)
    assert home.possible() == {"plymouth"}, "Swansea does not lie on the Channel"
    assert trail_possible(home)[0] == {"plymouth"}
    assert lairs_possible(home) == {}
    landed = follow(Placed(7, "city", ()), since=belief)
    assert landed.possible() == {"le_havre", "plymouth"}
    there = follow(Seen(7, "plymouth"), since=landed)
    assert lairs_possible(there) == {1: {"swansea"}}, "the card of Plymouth is there only once"
    assert lairs_possible(follow(Cleared(1), since=belief)) == {}


@pytest.mark.rule("DRA-DISC-01", "DRA-CARD-02", "DRA-MATURE-01")
def test_no_trace_on_the_trail_says_nothing_of_the_card_that_has_just_slid_off():
    clues: list[Clue] = [begins_in("plymouth", "swansea")]
    for slot, place in enumerate(("london", "manchester", "edinburgh", "north_sea", "english_channel"), 2):
        clues += [Slides(), Placed(slot, atlas(MAP).places[place].back, ()), Seen(slot, place)]
    on_trail = follow(NotThere(("plymouth",)), since=follow(*clues))
    assert trail_possible(on_trail)[5] == {"swansea"}, "while it lies on space 6 it would have been turned up"
    assert follow(TrailBeside("london"), since=follow(*clues, Slides())).size == 2, "both are adjacent to London"
    slid = follow(NotThere(("plymouth",)), since=follow(*clues, Slides()))
    assert lairs_possible(follow(MadeLair(1), since=slid)) == {1: {"plymouth", "swansea"}}


@pytest.mark.rule("DRA-LAIR-04")
def test_two_lairs_are_two_cities_and_beyond_the_limit_nothing_true_is_lost():
    clues: list[Clue] = [begins_in("bordeaux", "nantes")]
    clues += [Slides(), Placed(2, "city", ()), Slides(), Placed(3, "city", ())]
    for slot, place in enumerate(("paris", "strasbourg", "cologne", "hamburg", "berlin"), 4):
        clues += [Slides(), *([MadeLair(slot - 6)] if slot > 6 else []), Placed(slot, "city", ()), Seen(slot, place)]
    belief = follow(*clues)
    reference = EveryTrail(MAP)
    for clue in clues:
        reference.after(clue)
    assert believed(belief) == facts(reference.worlds)
    assert all(dict(cards)[1] != dict(cards)[2] for _, cards, _ in believed(belief))
    joined, exact = belief.known.rows.merged(limit=1)
    assert not exact
    assert len(joined) < len(belief.known.rows)
    wider = Belief(replace(belief.known, rows=joined))
    assert believed(wider) > believed(belief)
    assert lairs_possible(wider) == lairs_possible(belief)
    known = lair_behind_the_channel().known
    plymouth = known.chart.bits[[known.chart.number["plymouth"]]]
    both = Belief(replace(known, rows=replace(known.rows, lairs=(*known.rows.lairs, plymouth)), lairs=(1, 9)))
    assert lairs_possible(follow(Cleared(9), since=both)) == {1: {"swansea"}}, "Plymouth was the other one"


@pytest.mark.rule("DRA-LAIR-05")
def test_a_lair_given_up_leaves_to_the_others_what_it_left_them():
    """Against every choice of different cities, one by one; beyond the limit sets of lairs may well overlap."""
    choose = random.Random(4)
    for _ in range(300):
        sets = [set(choose.sample(range(4), choose.randint(1, 3))) for _ in range(choose.randint(2, 3))]
        ways = [way for way in product(*sets) if len(set(way)) == len(way)]
        lairs = tuple(np.array([sum(1 << city for city in cities)], np.uint64) for cities in sets)
        rows = Hypotheses((None,) * 7, lairs, np.zeros(1, np.uint8), np.ones(1)).possible()
        assert len(rows) == bool(ways)
        if ways:
            assert _written_out(replace(rows, lairs=rows.choices())) == set(ways)
            assert [_cities(cities[0]) for cities in rows.choices()] == [
                set(column) for column in zip(*ways, strict=True)
            ]
            assert _written_out(rows.without_lair(0)) == {way[1:] for way in ways}


def _cities(bits: Any) -> set[int]:
    return {city for city in range(4) if int(bits) >> city & 1}


def _written_out(rows: Hypotheses) -> set[tuple[int, ...]]:
    every = [product(*[_cities(cities[row]) for cities in rows.lairs]) for row in range(len(rows))]
    return {way for ways in every for way in ways if len(set(way)) == len(way)}


# how likely


def test_every_legal_card_is_equally_likely():
    trail = walk("nantes", "clermont_ferrand", "bordeaux")
    by_land = follow(*trail, Slides(), Placed(4, "city", (), hide=True))
    assert by_land.probabilities() == pytest.approx({"bordeaux": 1 / 3, "santander": 1 / 3, "toulouse": 1 / 3})
    belief = follow(begins_in("plymouth", "swansea"), Slides(), Placed(2, "city", ()))
    london = 1 / 2 * 1 / 2 + 1 / 2 * 1 / 3
    """From Plymouth London or the Channel, from Swansea London, Liverpool or the Irish Sea."""
    liverpool = 1 / 2 * 1 / 3
    whole = london + liverpool
    assert belief.probabilities() == pytest.approx({"liverpool": liverpool / whole, "london": london / whole})


def test_samples_come_as_often_as_they_are_likely():
    belief = lair_behind_the_channel()
    drawn = [belief.sample((number + 0.5) / 1000) for number in range(1000)]
    lairs = Counter(guess.cards[1] for guess in drawn if guess is not None)
    assert lairs == {"plymouth": 500, "swansea": 500}, "the sea told nothing of them"
    everything = believed(belief)
    assert all(guess and (guess.place, frozenset(guess.cards.items()), guess.link) in everything for guess in drawn)
    hidden = follow(*walk("toulouse"), Slides(), Placed(2, "city", (), hide=True), Seen(2, "hide")).sample(0.5)
    assert hidden is not None
    assert (hidden.place, hidden.cards, hidden.link) == ("toulouse", {1: "toulouse", 2: "hide"}, 1)


# asked again and again


def test_what_is_remembered_is_what_would_be_computed():
    trail = walk("nantes", "clermont_ferrand", "bordeaux")
    land, sea = (*trail, Slides(), Placed(4, "city", ())), (*trail, Slides(), Placed(4, "sea", ()))
    for clues in (trail, land, sea, trail, land[:-1], sea, (*land, NotThere(("toulouse",)))):
        assert believed(belief_of(clues, MAP)) == believed(follow(*clues))
    assert belief_of(land, MAP) is belief_of(land, MAP)
    assert belief_of(land, "second_edition").possible() == {"toulouse", "saragossa"}, "another map, another belief"


def test_a_contradiction_is_an_error_only_for_who_wants_one():
    clues = (*walk("bordeaux"), NotThere(("bordeaux",)))
    with pytest.raises(ContradictionError, match="NotThere"):
        follow(*clues)
    lost = belief_of((*clues, Slides(), Placed(2, "city", ()), MadeLair(1), FromLair(1), Cleared(2)), MAP)
    assert lost.size == 0
    assert lost.possible() == set(atlas(MAP).order)
    assert sum(lost.probabilities().values()) == pytest.approx(1)
    assert lost.sample(0.5) is None


def test_the_film_of_the_hunt():
    frames = film((*walk("bordeaux"), Slides(), Placed(2, "city", ()), InRegion("iberia", True)), MAP)
    assert [(frame.number, frame.size) for frame in frames] == [(1, 59), (2, 1), (3, 1), (4, 4), (5, 1)]
    assert [frame.night for frame in frames] == [0, 0, 1, 1, 1]
    assert frames[3].places == BORDEAUX_BY_ROAD
    assert frames[4].places == {"santander"}


# whole games


def likes_lairs(ask: Ask, choose: random.Random) -> Answer:
    """At random, but with many lairs: more than chance alone would make."""
    lairs = [one for one in ask.options if isinstance(one, do.MakeLair | do.MoveToLair | do.WolfFormToLair)]
    kept = [one for one in ask.options if not isinstance(one, do.ClearLair)]
    if ask.kind == "one" and lairs and choose.random() < 0.8:
        return choose.choice(lairs)
    return choose.choice(kept) if ask.kind == "one" and kept else random_answer(ask, choose)


def clues_of_game(mode: str, seed: int, answer: Any = random_answer) -> Iterator[tuple[Position[Dracula], Clue]]:
    """A random game, stopped after every answer that let everybody learn something."""
    choose = random.Random(seed)
    position = GAME.start(2, GAME.options({"mode": mode}), rekey("belief", seed))
    known = 0
    while not position.over:
        ask = position.asks()[0]
        position.answer(ask.seat, answer(ask, choose))
        position.state.events = []
        for clue in position.state.clues[known:]:
            yield position, clue
        known = len(position.state.clues)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(8))
def test_the_truth_is_always_among_what_is_believed(mode, seed):
    belief, known = nothing(MAP), 0
    for position, clue in clues_of_game(mode, seed):
        belief, known = after(belief, clue, strict=True), known + 1
        if known == len(position.state.clues) and not position.over:
            assert belief.holds(position.state), f"after clue {known}, {clue}"
            assert position.state.at in belief.possible()
    assert belief.exact


def cities_of_hunters(state: Dracula) -> set[str]:
    """Where a hunter would have seen him; a hospital is no city, and whoever is defeated sees nothing."""
    return {who.place for who in state.hunters.values() if not who.defeated and not who.hospital}


def as_the_table_stands(clue: Clue, state: Dracula) -> Clue:
    """For the reference: where the hunters are, by their figures and not by what the clue says of it; DRA-REVEAL-02."""
    if not isinstance(clue, Placed | FromLair | Flew) or (not isinstance(clue, Flew) and clue.seen):
        return clue
    return msgspec.structs.replace(clue, barred=(*clue.holy, *sorted(cities_of_hunters(state))))


@pytest.mark.rule("DRA-DRAC-MOVE-08", "DRA-REVEAL-02")
def test_after_an_unseen_move_he_is_in_no_city_with_a_hunter():
    moved, kept_out = 0, 0
    for seed in range(6):
        choose = random.Random(seed)
        position = GAME.start(2, GAME.options({"mode": "basic"}), rekey("unseen", seed))
        while not position.over:
            question, began, before = position.asks()[0], position.state.at, position.state.clues
            position.answer(question.seat, random_answer(question, choose))
            state = position.state
            if state.finished or question.prompt != "dracula-moves" or state.revealed or state.at == began:
                continue
            moved += 1
            watched = {place for place in cities_of_hunters(state) if state.atlas.places[place].kind == "city"}
            assert not belief_of(state.clues, state.map).possible() & watched
            reach = {to for place in belief_of(before, state.map).possible() for to in state.atlas.neighbours(place)}
            kept_out += bool(reach & watched)
    assert moved > 100
    assert kept_out > 30, "there was a hunter where he could have gone"


def test_the_belief_is_exactly_the_set_of_worlds_that_agree_with_the_clues():
    """Where he began is told, or the worlds were too many for a plain enumeration."""
    compared: Counter[type[Clue]] = Counter()
    for seed in range(16):
        belief, reference = nothing(MAP), EveryTrail(MAP)
        for position, clue in clues_of_game("advanced", seed, likes_lairs if seed % 2 else random_answer):
            told: list[Clue] = [clue, Seen(clue.slot, position.state.at)] if isinstance(clue, Began) else [clue]
            for one in told:
                belief = after(belief, one)
                reference.after(as_the_table_stands(one, position.state))
            assert believed(belief) == facts(reference.worlds), clue
            compared[type(clue)] += 1
            if len(reference.worlds) > 3000:
                break
    assert sum(compared.values()) > 1000
    assert min(compared[kind] for kind in (Placed, MadeLair, FromLair, Misdirected, NotHiding, Stays, Cleared)) > 5


def test_the_clues_are_the_same_in_every_view():
    for position, _ in clues_of_game("advanced", 1):
        state = position.state
        assert all(GAME.view(state, seat).clues == state.clues for seat in (*state.seats, None))
        if len(state.clues) > 40:
            return
