"""Advanced vampires, and vampires out of play (catalogue, section 11.2; VTES-R-33, -37, -42)."""

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.rules.props import gift, master
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.play.leaving_play import ToUncontrolled
from nokturn.games.vtes.playing.reductions import Reduce
from nokturn.games.vtes.seen.resample import resample
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import Ability, Mode, Static, Trigger
from nokturn.games.vtes.state.choices import (
    Bleed,
    BringOut,
    ChooseCard,
    Merge,
    PayContest,
    Transfer,
    UseAbility,
    YieldContest,
)
from nokturn.games.vtes.state.conservation import faults
from nokturn.games.vtes.state.counters import to_uncontrolled
from nokturn.games.vtes.state.stats import bleed, capacity, discipline, intercept, statics
from nokturn.games.vtes.text.effects import Burn, Change, GainPool
from nokturn.games.vtes.text.primitives import Borrow

PLAIN, LATER = "theo", "theo-adv"


def theo(base=(), advanced=(), of_base=None, of_advanced=None):
    """The two versions of one vampire."""
    older = {"clan": "brujah", "sect": "camarilla", "disciplines": ("cel", "pot"), **(of_base or {})}
    newer = {"clan": "brujah", "sect": "anarch", "disciplines": ("CEL", "PRE"), **(of_advanced or {})}
    crypt_entry(PLAIN, *base, name="Theo", capacity=older.pop("capacity", 7), **older)
    crypt_entry(LATER, *advanced, name="Theo", capacity=newer.pop("capacity", 8), advanced=True, **newer)


def merged(in_play=PLAIN, blood=4, counters=2, pool=30, **more):
    """A has one version in play and merges it with the other."""
    table = Table("ABC", pool=pool)
    ref = table.vampire("A", in_play, blood=blood, **more)
    other = LATER if in_play == PLAIN else PLAIN
    slot = table.uncontrolled("A", other, counters)
    phase(table, "influence")
    table.seat("A").answers(Merge(slot, other, ref))
    return table, ref


@pytest.mark.rule("VTES-ADV-01", "VTES-CRYPT-07")
def test_an_advanced_card_is_brought_out_alone_like_any_other():
    theo()
    table = Table("AB")
    slot = table.uncontrolled("A", LATER, 8)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, LATER))
    card = table.card(f"{LATER}:1")
    assert (card.region, card.counters, card.sect) == ("ready", 8, "anarch")
    assert capacity(table.now, card) == 8


@pytest.mark.rule("VTES-ADV-02")
@pytest.mark.parametrize("in_play", [PLAIN, LATER])
def test_4_transfers_and_1_pool_merge_the_two_with_the_advanced_on_top(in_play):
    theo()
    table, ref = merged(in_play)
    assert table.pool("A") == 29
    assert table.now.transfers == 0
    assert (table.card(ref).printed, table.card(ref).merged) == (LATER, PLAIN)
    assert table.now.uncontrolled["A"] == ()
    assert capacity(table.now, table.card(ref)) == 8


@pytest.mark.rule("VTES-ADV-02")
def test_not_with_fewer_transfers_nor_without_pool_nor_with_the_same_version():
    theo()
    table = Table("ABC")
    ref = table.vampire("A", PLAIN)
    slot, same = table.uncontrolled("A", LATER), table.uncontrolled("A", PLAIN)
    other = table.vampire("B", PLAIN)
    phase(table, "influence")
    assert table.options(Merge) == (Merge(slot, LATER, ref),)
    table.seat("A").answers(Transfer(same, PLAIN))
    assert table.refused(Merge(slot, LATER, ref)) == "VTES-ADV-02"
    assert Merge(slot, LATER, other) not in table.options()
    table.state.pool["A"] = 0
    table.state.transfers = 4
    assert table.refused(Merge(slot, LATER, ref)) == "VTES-ADV-02"


@pytest.mark.rule("VTES-ADV-03")
def test_what_is_on_the_vampire_stays_and_what_is_on_the_incoming_card_is_lost():
    theo(), library_card("bike", types=("equipment",))
    table = Table("AB")
    ref = table.vampire("A", PLAIN, blood=4)
    bike = table.put("A", "bike", host=ref)
    slot = table.uncontrolled("A", LATER, 3)
    phase(table, "influence")
    table.seat("A").answers(Merge(slot, LATER, ref))
    assert table.blood(ref) == 4
    assert table.card(bike).host == ref


@pytest.mark.rule("VTES-ADV-04")
@pytest.mark.parametrize("in_play", [PLAIN, LATER])
def test_of_the_base_card_only_the_text_counts(in_play):
    ability = Ability("influence", once=("phase",), does=(GainPool(amount=5),))
    base = (Static("bleed", of="self"), ability, Trigger("marked", (GainPool(),), needs=("is-this",)))
    own = Ability("influence", once=("phase",), does=(GainPool(),))
    theo(base, (Static("intercept", of="self"), Static("bleed", of="self"), own))
    table, ref = merged(in_play)
    card = table.card(ref)
    assert [discipline(table.now, card, code) for code in ("cel", "pot", "pre")] == [2, 0, 2]
    assert bleed(table.now, card) == 3  # 1, and both texts
    assert intercept(table.now, card) == 1
    assert card.sect == "anarch"  # the advanced card wins
    assert len([one for one in table.options() if isinstance(one, UseAbility)]) == 2
    before = table.pool("A")
    for option in [one for one in table.options() if isinstance(one, UseAbility)]:
        table.seat("A").answers(option)
    assert table.pool("A") == before + 6
    table.run("vtes.fire", "marked", ref)
    assert table.pool("A") == before + 7


@pytest.mark.rule("VTES-ADV-04", "VTES-REQ-06")
@pytest.mark.parametrize("in_play", [PLAIN, LATER])
def test_what_either_text_takes_off_a_cost_is_taken_off(in_play):
    theo((Ability("paying", once=("turn",), does=(Reduce(pool=2),)),), (gift("unlock"),))
    table, ref = merged(in_play)
    table.hand("A", master("tower", GainPool(), pool=3))
    phase(table, "master")
    table.seat("A").plays("tower")
    table.seat("A").answers(ChooseCard(ref))
    assert table.pool("A") == 29 - 1 + 1, "1 pool went for the merging"
    assert table.now.spent("turn", f"{ref}/100")


@pytest.mark.rule("VTES-ADV-04")
def test_text_with_the_merged_icon_counts_only_while_merged():
    theo(advanced=(Static("bleed", 2, of="self", when="merged"),))
    table = Table("AB")
    alone = table.vampire("B", LATER)
    assert bleed(table.state, table.card(alone)) == 1
    table, ref = merged()
    assert bleed(table.now, table.card(ref)) == 3


@pytest.mark.rule("VTES-ADV-04", "VTES-CTR-05")
def test_a_smaller_capacity_drains():
    theo(of_advanced={"capacity": 5})
    table, ref = merged(blood=7)
    assert table.blood(ref) == 5


@pytest.mark.rule("VTES-ADV-04")
@pytest.mark.parametrize(
    "in_play, base, advanced, title",
    [
        (PLAIN, "prince", "", "prince:Rome"),
        (LATER, "prince", "", "prince:Rome"),
        (PLAIN, "prince", "baron", "baron:Rome"),
        (LATER, "prince", "baron", "baron:Rome"),
    ],
)
def test_the_title_of_the_base_text_counts_unless_the_advanced_card_has_one(in_play, base, advanced, title):
    city = {"city": "Rome"}
    theo(
        of_base={"title": base, **city},
        of_advanced={"title": advanced, "sect": "anarch" if advanced else "camarilla", **(city if advanced else {})},
    )
    table, ref = merged(in_play)
    assert table.card(ref).title == title


@pytest.mark.rule("VTES-ADV-05")
def test_effects_on_the_vampire_stay_and_it_burns_as_two_cards():
    theo()
    doom = Mode("master", "master", choose=("vampire",), does=(Burn(who="chosen"),))
    spell = Mode("master", "master", choose=("vampire",), does=(Change(what="bleed", who="chosen", lasts="game"),))
    library_card("doom", doom, types=("master",)), library_card("spell", spell, types=("master",))
    table = Table("AB")
    ref = table.vampire("A", PLAIN)
    slot = table.uncontrolled("A", LATER)
    table.hand("A", "spell")
    phase(table, "master")
    table.seat("A").plays("spell")
    table.seat("A").answers(ChooseCard(ref))
    phase(table, "influence")
    table.seat("A").answers(Merge(slot, LATER, ref))
    assert bleed(table.now, table.card(ref)) == 2
    table.now.hands["B"] = ("doom",)
    phase(table, "master", "B")
    table.seat("B").plays("doom")
    table.seat("B").answers(ChooseCard(ref))
    assert table.now.ash["A"] == ("spell", LATER, PLAIN)


@pytest.mark.rule("VTES-ADV-05", "VTES-TERM-02")
def test_each_of_the_two_goes_to_its_owner():
    theo()
    table = Table("AB")
    ref = table.vampire("A", PLAIN, owner="B")
    slot = table.uncontrolled("A", LATER)
    table.state.decks = {"A": (LATER,), "B": (PLAIN,)}
    phase(table, "influence")
    table.seat("A").answers(Merge(slot, LATER, ref))
    assert faults(table.now) == []
    table.run("vtes.burn_card", ref)
    assert (table.now.ash["A"], table.now.ash["B"]) == ((LATER,), (PLAIN,))


@pytest.mark.rule("VTES-ADV-06")
@pytest.mark.parametrize("locked", [True, False])
def test_merging_neither_locks_nor_unlocks_nor_brings_a_new_vampire(locked):
    theo(advanced=(Trigger("enters-play", (GainPool(amount=9),), needs=("is-this",)),))
    table, ref = merged(locked=locked)
    assert table.card(ref).locked is locked
    assert table.pool("A") == 29
    assert ref in table.now.cards


# contests


@pytest.mark.rule("VTES-R-42", "VTES-CONTEST-08")
@pytest.mark.parametrize("first, second", [(PLAIN, LATER), ("theo-g6", PLAIN), (LATER, "theo-g6")])
def test_all_printings_of_a_vampire_contest(first, second):
    theo(), crypt_entry("theo-g6", name="Theo", capacity=6, group="6")
    table = Table("AB")
    other = table.vampire("B", first)
    slot = table.uncontrolled("A", second, 9)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, second))
    assert {table.card(other).region, table.card(f"{second}:1").region} == {"contested"}


@pytest.mark.rule("VTES-CONTEST-08")
def test_a_merged_vampire_contests_too():
    theo()
    table, ref = merged()
    slot = table.uncontrolled("B", PLAIN, 7)
    phase(table, "influence", "B")
    table.seat("B").answers(BringOut(slot, PLAIN))
    assert table.card(ref).region == "contested"
    phase(table, "unlock", "A")
    assert {PayContest(ref), YieldContest(ref)} <= set(table.options())


# out of play


def banishing():
    """A vampire with a Discipline card (+1 capacity) and equipment that gives bleed; a card that sends it back."""
    crypt_entry("elder", capacity=5)
    library_card("lesson", Static("discipline:dom"), Static("capacity"), types=("master",))
    library_card("ring", Static("bleed", of="controller"), Ability("impulse", does=(GainPool(),)), types=("equipment",))
    mode = Mode("master", "master", choose=("vampire",), does=(ToUncontrolled(),))
    library_card("exile", mode, types=("master",))
    table = Table("AB")
    ref = table.vampire("A", "elder", blood=6)
    table.put("A", "lesson", host=ref), table.put("A", "ring", host=ref)
    table.state.decks = {"A": ("elder", "lesson", "ring"), "B": ("exile",)}
    table.hand("B", "exile")
    phase(table, "master", "B")
    table.seat("B").plays("exile")
    table.seat("B").answers(ChooseCard(ref))
    return table, ref


@pytest.mark.rule("VTES-R-37")
def test_cards_on_a_vampire_sent_back_stay_with_it_out_of_play():
    table, ref = banishing()
    (hidden,) = table.now.uncontrolled["A"]
    assert (hidden.card, hidden.counters) == ("elder", 6)
    assert {card.printed for card in table.now.attached(ref)} == {"lesson", "ring"}
    assert list(statics(table.now, "bleed")) == []
    assert list(statics(table.now, "capacity")) == []
    assert table.over  # nobody could use the ring in what was left of the phase
    assert list(table.now.minions("A")) == []
    assert faults(table.now) == []


@pytest.mark.rule("VTES-R-37")
def test_they_are_in_play_again_with_it():
    table, ref = banishing()
    (hidden,) = table.now.uncontrolled["A"]
    to_uncontrolled(table.now, hidden.slot, 2)
    phase(table, "influence", "A")
    table.seat("A").answers(BringOut(hidden.slot, "elder"))
    assert table.card(ref).region == "ready"
    assert table.blood(ref) == 6  # the Discipline card's capacity counts again, the rest drains
    assert discipline(table.now, table.card(ref), "dom") == 1
    assert bleed(table.now, table.card(ref)) == 2
    assert faults(table.now) == []


@pytest.mark.rule("VTES-R-37")
def test_a_contested_vampires_cards_are_out_of_play_until_the_contest_ends():
    crypt_entry("elder", capacity=5), library_card("lesson", Static("capacity"), types=("master",))
    table = Table("AB")
    ref = table.vampire("A", "elder", blood=6, region="contested", came_from="ready")
    table.put("A", "lesson", host=ref)
    assert capacity(table.state, table.card(ref)) == 5
    assert table.blood(ref) == 6
    table.state.change(ref, region="ready")
    assert capacity(table.state, table.card(ref)) == 6


@pytest.mark.rule("VTES-ADV-05")
def test_a_merged_vampire_stays_one_card_in_the_uncontrolled_region():
    theo()
    mode = Mode("master", "master", choose=("vampire",), does=(ToUncontrolled(),))
    library_card("exile", mode, types=("master",))
    table, ref = merged(blood=7)
    table.now.hands["B"] = ("exile",)
    phase(table, "master", "B")
    table.seat("B").plays("exile")
    table.seat("B").answers(ChooseCard(ref))
    (hidden,) = table.now.uncontrolled["A"]
    assert (hidden.card, hidden.counters) == (LATER, 7)
    to_uncontrolled(table.now, hidden.slot, 1)
    phase(table, "influence", "A")
    table.seat("A").answers(BringOut(hidden.slot, LATER))
    assert (table.card(ref).printed, table.card(ref).merged, table.blood(ref)) == (LATER, PLAIN, 8)


# control for a while


def borrowing(lasts="turn"):
    """A borrows B's vampire."""
    crypt_entry("elder", capacity=5)
    mode = Mode("master", "master", choose=("vampire:others",), does=(Borrow(lasts=lasts),))
    library_card("loan", mode, types=("master",))
    table = Table("ABC")
    ref = table.vampire("B", "elder")
    table.hand("A", "loan")
    table.take_turn("A")
    until(table, "master-phase", "A")
    table.seat("A").plays("loan")
    table.seat("A").answers(ChooseCard(ref))
    return table, ref


def end_turn(table):
    while not table.over:
        table.seat(table.ask().seat).answers(table.ask().options[-1])


@pytest.mark.rule("VTES-R-33", "VTES-TERM-06")
def test_a_borrowed_minion_acts_for_its_borrower_and_returns():
    table, ref = borrowing()
    assert table.card(ref).controller == "A"
    until(table, "minion-phase", "A")
    assert Bleed(ref, "B") in table.options()
    end_turn(table)
    assert table.card(ref).controller == "B"


@pytest.mark.rule("VTES-R-33")
def test_one_that_should_return_to_somebody_ousted_leaves_the_game():
    table, ref = borrowing()
    until(table, "minion-phase", "A")
    table.now.pool["B"] = 1
    table.seat("A").answers(Bleed(ref, "B"))
    end_turn(table)
    assert table.now.gone == ("B",)
    assert ref not in table.now.cards
    assert ("B", "elder") in table.now.removed


@pytest.mark.rule("VTES-R-33")
def test_one_whose_borrower_is_ousted_leaves_the_game():
    table, ref = borrowing()
    table.now.pool["A"] = 0
    table.run("vtes.settle")
    assert table.now.gone == ("A",)
    assert ref not in table.now.cards
    assert ("B", "elder") in table.now.removed


@pytest.mark.rule("VTES-R-37")
def test_what_has_been_in_play_stays_known_to_everybody():
    table, ref = banishing()
    table.uncontrolled("A", "elder", 1)
    table.state.decks["A"] = (*table.state.decks["A"], "elder")
    (known, _) = table.now.uncontrolled["A"]
    other = resample(table.now, "B", "7a" * 16)
    assert other.uncontrolled["A"][0] == known
    assert other.cards[ref] == table.card(ref)
    shown = next(one for one in view(table.now, "B").methuselahs if one.seat == "A")
    assert [card.card for card in shown.uncontrolled] == ["elder", ""]
