"""What a card under the cursor would do: the same as playing it, and nothing about the deck."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.grail.encounter.fights import Fight, card, do, enemy, talk
from tests.games.grail.encounter.oracle import raw_cards
from tests.games.grail.encounter.test_every_card import EDGES, accepts, laid

from nokturn.games.grail.encounter.preview import preview, previews
from nokturn.games.grail.printed.language.vocabulary import Paid
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.seen.encounter_view import encounter_view

GOODS: tuple[Paid, ...] = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "xp")


@pytest.mark.parametrize("hero", ["beor", "ailei", "arev", "maggot"])
def test_a_preview_says_what_playing_the_card_does(hero: str) -> None:
    for name in [one for one in raw_cards() if one.startswith(hero)]:
        if any(ability.may_be_declined and ability.when == "place" for ability in the_campaign().cards[name].abilities):
            continue
        for edge, pays in EDGES.values():
            fight = laid(name, edge, pool=3, attitude=-1).activate(hero)
            magic = pays and bool(raw_cards()[name]["left"][3])
            seen = preview(fight.state, hero, name, magic=magic)
            assert seen.rule == ""
            drawn = sum(facts["count"] for facts in fight.told("draws"))
            had = {what: fight[hero].has(what) for what in GOODS}
            fight.answer(fight.asks[0].seat, do.PlayCard(name, magic))
            accepts(fight)
            assert (seen.pool, seen.attitude) == (fight.fray.pool, fight.fray.attitude), name
            assert (seen.markers, seen.spaces) == (fight.fray.pool - 3, fight.fray.attitude + 1)
            assert seen.draws == sum(facts["count"] for facts in fight.told("draws")) - drawn
            assert tuple([one.attribute for one in seen.joins if one.attribute]) == fight.placed(name).joined
            paid = int(magic)
            now = {what: (had[what], fight[hero].has(what) + paid * (what == "magic")) for what in GOODS}
            altered: dict[Paid, tuple[int, int]] = {one.what: (one.before, one.after) for one in seen.alters}
            assert altered == {what: both for what, both in now.items() if both[0] != both[1]}, name


@pytest.mark.rule("GRAIL-TRACK-01", "GRAIL-COMBAT-ABILITY-01")
def test_what_a_card_takes_from_its_player_is_said_before_it_is_played() -> None:
    """Bounds and flaws are heeded: Ailei gains a third Terror where one effect gives her two."""
    cruel = card("ailei_c01", place=("gain terror 2", "lose rep 1", "lose energy 1", "gain health 1"))
    fight = Fight(enemy(value=30), cruel, ailei={"terror": 1, "rep": 0, "energy": 4, "health": 6})
    fight.lay(ailei=("ailei_c01",)).activate("ailei")
    (seen,) = previews(fight.state, "ailei")
    expected = [("energy", 4, 3), ("health", 6, 7), ("terror", 1, 4)]
    assert [(one.what, one.before, one.after) for one in seen.alters] == expected
    fight.ailei.plays("ailei_c01")
    assert [fight["ailei"].has(one.what) for one in seen.alters] == [3, 7, 4]


@pytest.mark.rule("GRAIL-ITEM-08")
def test_an_item_that_spares_terror_is_counted_once() -> None:
    (charm, *_) = [
        item.id for item in the_campaign().items.values() if any(rule.when == "gain_terror" for rule in item.rule)
    ]
    cruel = card("beor_c01", place=("gain terror 1", "lose rep 1", "gain terror 1"))
    fight = Fight(enemy(value=30), cruel, beor={"terror": 0, "rep": 2, "items": (f"{charm}:1",)})
    fight.lay(beor=("beor_c01",)).activate("beor")
    (seen,) = previews(fight.state, "beor")
    assert [(one.what, one.before, one.after) for one in seen.alters] == [("terror", 0, 1), ("rep", 2, 1)]
    fight.beor.plays("beor_c01")
    assert (fight["beor"].terror, fight["beor"].rep) == (1, 1)


@pytest.mark.rule("GRAIL-DYING-02")
def test_whoever_would_begin_to_die_by_the_card_itself_sees_no_attack_and_no_victory_after_it() -> None:
    last = card("beor_c01", left=". . . . pool3", place=("damage 1",))
    fight = Fight(enemy(value=3, table={"0-2": "damage 1"}), last, beor={"health": 1}).lay(beor=("beor_c01",))
    fight.activate("beor")
    (seen,) = previews(fight.state, "beor")
    assert [(one.what, one.before, one.after) for one in seen.alters if one.what == "health"] == [("health", 1, 0)]
    assert (seen.row, seen.wins, seen.ends) == (-1, False, "")
    fight.beor.plays("beor_c01")
    assert fight["beor"].dying
    assert fight.state.fray is None or "beor" not in fight.fray.members


def test_the_row_that_would_follow() -> None:
    rows = {"0-1": (), "2-3": "damage 1", "4-4": "damage 2"}
    hit = card("beor_c01", left=". . . pool2 pool2")
    fight = Fight(enemy(value=5, keys=". . . magic x1", table=rows), hit, beor={"magic": 1}).lay(beor=("beor_c01",))
    fight.activate("beor")
    without, with_magic = previews(fight.state, "beor")
    assert (without.pool, without.row, without.wins) == (2, 1, False)
    assert (with_magic.pool, with_magic.row, with_magic.wins) == (4, 2, False)
    fight.fray.pool = 3
    without, with_magic = previews(fight.state, "beor")
    assert (without.pool, without.row, without.wins) == (5, -1, True)


@pytest.mark.rule("GRAIL-TRAIT-OPPORTUNIST", "GRAIL-COMBAT-WIN-01")
def test_one_card_against_an_opportunist_promises_no_victory() -> None:
    """The Opportunity Attack comes before the check, whatever lies in the Pool."""
    first, second = card("beor_c01", left=". . . . pool2"), card("beor_c02", left="chain . . . pool1")
    hare = enemy(value=2, keys="aggression1 . . . x1", traits=("opportunist",), opportunity=("pool -2",))
    fight = Fight(hare, first, second, beor={}).lay(beor=("beor_c01", "beor_c02")).activate("beor")
    seen = preview(fight.state, "beor", "beor_c01", magic=False)
    assert (seen.pool, seen.exposed, seen.wins, seen.ends) == (2, True, False, "")
    fight.beor.plays("beor_c01").ends()
    assert (fight.fray.pool, fight.fray.outcome) == (0, "")
    fight = Fight(hare, first, second, beor={}).lay(beor=("beor_c01", "beor_c02")).activate("beor")
    fight.fray.cards_played = 1
    seen = preview(fight.state, "beor", "beor_c01", magic=False)
    assert (seen.pool, seen.exposed, seen.wins, seen.ends) == (2, False, True, "won")


def test_the_response_that_would_follow_and_a_stage_that_would_be_won() -> None:
    up = card("arev_d01", left=". . . . up2")
    fight = Fight(talk(stages=[({}, "attitude -1")], track=(4, 3)), up, arev={}).lay(arev=("arev_d01",))
    fight.activate("arev")
    (seen,) = previews(fight.state, "arev")
    assert (seen.attitude, seen.stage, seen.row, seen.wins) == (2, 0, -1, False)
    fight.fray.attitude = 3
    (seen,) = previews(fight.state, "arev")
    assert (seen.spaces, seen.stage, seen.wins) == (1, -1, True)


def test_what_cannot_be_played_says_why_and_what_it_would_do() -> None:
    hand = (card("beor_c01", right=". . . . x2"), card("beor_c02", left=". . . . pool1"))
    fight = Fight(enemy(value=30), *hand, beor={}).lay(beor=("beor_c01", "beor_c02")).activate("beor")
    fight.beor.plays("beor_c01")
    (seen,) = previews(fight.state, "beor")
    assert (seen.card, seen.rule, seen.markers) == ("beor_c02", "GRAIL-COMBAT-PLAY-03", 2)


def test_skills_and_traits_count_and_a_tear_names_the_card_it_takes() -> None:
    keys = "aggression1 aggression1 . . x1"
    both = card("beor_c01", left="pool1 pool1 . . tear")
    fight = Fight(enemy(value=30, traits=("defensive",)), both, card("beor_c02", right=keys), beor={"skills": (1,)})
    fight.lay(beor=("beor_c01",), sequence=("beor_c02",)).activate("beor")
    (seen,) = previews(fight.state, "beor")
    assert (seen.markers, seen.torn) == (1 + 1 + 1 - 1, ("beor_c02",))


def test_a_preview_changes_nothing_and_does_not_look_into_the_deck() -> None:
    fight = Fight(enemy(value=30, keys=". . . . x3"), card("beor_c01", left=". . . . draw"), beor={})
    fight.lay(beor=("beor_c01",)).activate("beor")
    before = fight.state.clone()
    (seen,) = previews(fight.state, "beor")
    assert fight.state == before
    assert seen.draws == 3
    fight.alter("beor", combat_deck=tuple(reversed(fight["beor"].combat_deck)))
    assert previews(fight.state, "beor") == (seen,)
    assert not seen.runs_out
    fight.alter("beor", combat_deck=())
    (empty,) = previews(fight.state, "beor")
    assert empty == replace(seen, runs_out=True)


def test_whoever_sees_the_hand_of_the_active_character_sees_what_its_cards_would_do() -> None:
    fight = Fight(enemy(value=30), card("beor_c01", left=". . . . pool1"), beor={}, arev={})
    fight.lay(beor=("beor_c01",), arev=("arev_c01",)).activate("beor")
    mine, theirs = encounter_view(fight.state, "B"), encounter_view(fight.state, "A")
    assert mine is not None
    assert theirs is not None
    assert mine.previews == theirs.previews == previews(fight.state, "beor"), "hands are open"
    fight.state.open_hands = False
    closed = encounter_view(fight.state, "A")
    assert closed is not None
    assert closed.previews == ()
    own = encounter_view(fight.state, "B")
    assert own is not None
    assert own.previews == mine.previews
    fight.beor.ends()
    after = encounter_view(fight.state, "B")
    assert after is not None
    assert after.previews == (), "nobody is active"


@pytest.mark.rule("GRAIL-COMBAT-PANIC-01")
def test_in_panic_no_card_of_the_hand_can_be_the_first() -> None:
    fight = Fight(enemy(value=30), card("beor_c01"), beor={"terror": 9, "health": 5}).lay(beor=("beor_c01",))
    fight.activate("beor")
    assert [one.rule for one in previews(fight.state, "beor")] == ["GRAIL-COMBAT-PANIC-01"]
    fight.beor.answers(do.PlayTop())
    assert "GRAIL-COMBAT-PANIC-01" not in [one.rule for one in previews(fight.state, "beor")]


@pytest.mark.rule("GRAIL-DYING-02")
def test_whoever_has_died_in_its_own_activation_has_no_previews() -> None:
    """Its player is still asked who gets its Secrets while the others are in the Combat."""
    fight = Fight(enemy(value=30), card("beor_c01"), beor={}, arev={})
    fight.lay(beor=("beor_c01",), arev=("arev_c01",)).activate("beor")
    del fight.state.heroes["beor"]
    seen = encounter_view(fight.state, "B")
    assert seen is not None
    assert seen.previews == ()
