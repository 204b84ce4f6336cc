"""What comes from the chapter before is looked through: whatever no rule could have given is refused in words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.heritage.chronicle.chapter import begun, entry, play_out, start
from tests.games.heritage.chronicle.chronicles import before

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import PEOPLE, Character
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.books import Books, Chronicle, Sheet
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel.errors import SetupError
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.words import explain

CHAPTER = 4
"""The first of era 2: three chapters and one era card lie behind it."""


def options() -> dict[str, Any]:
    sitting = CAMPAIGN.next(before(CHAPTER))
    assert sitting is not None
    return dict(sitting.options)


def refused(handed_down: Any, players: int = 2, **chosen: Any) -> str:
    """Why it is refused; in Polish too."""
    with pytest.raises(SetupError) as caught:
        GAME.start(players, GAME.options({**options(), **chosen}), "key", handed_down=handed_down)
    assert explain(caught.value, "pl") != explain(caught.value, "en")
    return explain(caught.value, "en")


def with_books(**changes: Any) -> Chronicle:
    chronicle = before(CHAPTER)
    return replace(chronicle, books=replace(chronicle.books, **changes))


def with_sheet(**changes: Any) -> Chronicle:
    """The sheet of Ada, who has seat A."""
    sheets = before(CHAPTER).books.sheets
    return with_books(sheets=(replace(sheets[0], **changes), *sheets[1:]))


def with_haven(**changes: Any) -> Chronicle:
    havens = before(CHAPTER).havens
    return replace(before(CHAPTER), havens=(replace(havens[0], **changes), *havens[1:]))


def with_card(card: str, now: Character, **more: Character) -> Chronicle:
    cards = {**dict(before(CHAPTER).cards), card: now, **more}
    return replace(before(CHAPTER), cards=tuple(sorted(cards.items(), key=lambda held: held[0])))


@pytest.mark.rule("HER-CHRON-05")
def test_what_a_chapter_leaves_the_next_takes_and_nothing_is_lost_on_the_way() -> None:
    chronicle = before(CHAPTER)
    assert unpack(pack(chronicle)) == chronicle
    state = start(chronicle).state
    assert state.books == chronicle.books
    assert state.havens == dict(zip("AB", chronicle.havens, strict=True))
    assert state.cards == dict(chronicle.cards)
    assert state.unlocked == chronicle.unlocked
    assert (len(chronicle.books.log), len(chronicle.books.era_cards), chronicle.books.chapter) == (3, 1, 4)


@pytest.mark.rule("HER-CHRON-05")
def test_tokens_trees_hands_markets_edicts_enemies_and_monsters_do_not_outlive_a_chapter() -> None:
    state = start(before(CHAPTER)).state
    assert (state.vampires, state.lines, state.hands, state.markets, state.enemies) == ({}, {}, {}, {}, {})
    assert (state.edict, state.earned, state.places, state.round) == (None, {}, (), 0)


def test_a_single_game_leaves_nothing() -> None:
    position = GAME.start(2, GAME.options({}), "key")
    assert GAME.legacy(position.state) is None
    assert GAME.legacy(start(before(CHAPTER)).state) is None, "a chapter that is not over neither"


@pytest.mark.rule("HER-CHRON-01")
def test_it_goes_on_with_as_many_players_as_it_began_with() -> None:
    assert "begun by 2 players" in refused(before(CHAPTER), players=3)


def test_something_else_is_refused() -> None:
    assert "nothing that a chapter" in refused(entry("AB"))


@pytest.mark.parametrize(
    "changes", [{"books": 5}, {"havens": ("", "")}, {"cards": (("bc_001", "ancilla"),)}, {"unlocked": (1,)}]
)
def test_a_record_whose_fields_hold_something_else_is_refused(changes: dict[str, Any]) -> None:
    assert "nothing that a chapter" in refused(replace(before(CHAPTER), **changes))
    assert "nothing that a chapter" in refused(with_books(log=(1, 2, 3)))


@pytest.mark.rule("HER-ERA-06")
def test_other_theatres_than_those_of_the_era_are_refused() -> None:
    """High and Low Clans left at the end of era 1."""
    trio: dict[str, Any] = {"class": "high_low_clans"}
    said = refused(before(CHAPTER), **trio)
    assert "Chapter 4 is not played in these theatres" in said


@pytest.mark.parametrize("name", ["", "x" * 41, "Ada\n", "Ada\u202e", " Ada", "A\x00da"])
def test_a_name_is_one_line_of_at_most_40_letters(name: str) -> None:
    assert "no name for a sheet" in refused(with_sheet(name=name))


def test_a_name_of_40_letters_is_one() -> None:
    assert start(with_sheet(name="x" * 40)).asks()


@pytest.mark.rule("HER-SETUP-09")
def test_a_clan_taken_twice_is_refused() -> None:
    log = before(CHAPTER).books.log
    again = replace(log[1], clans=(log[1].clans[0],) * 2)
    assert "two players would have led the same clan" in refused(with_books(log=(log[0], again, log[2])))


@pytest.mark.rule("HER-AFTER-08", "HER-PROL-02")
def test_a_dot_that_no_decision_has_given_is_refused() -> None:
    dots = dict(before(CHAPTER).books.sheets[0].dots)
    for changed in ({**dots, "kindred": dots.get("kindred", 0) + 1}, {**dots, "sabbat": 1}, {}, {"wealth": 1}):
        assert "dots that no mission and no prologue" in refused(with_sheet(dots=tuple(sorted(changed.items()))))


@pytest.mark.rule("HER-AFTER-04", "HER-PROL-03")
def test_a_title_that_no_chapter_has_given_is_refused() -> None:
    titles = before(CHAPTER).books.sheets[0].titles
    for changed in ((*titles, "title_21"), titles[1:], (), ("title_1", *titles)):
        assert "titles that no chapter" in refused(with_sheet(titles=changed))
    sheets = before(CHAPTER).books.sheets
    twin = replace(sheets[1], titles=(titles[0], *sheets[1].titles[1:]))
    assert "titles that no chapter" in refused(with_books(sheets=(sheets[0], twin)))


@pytest.mark.rule("HER-PROL-01")
def test_a_mark_that_no_house_can_have_chosen_is_refused() -> None:
    sheets = before(CHAPTER).books.sheets
    for mark in ("", "mark_dragon", sheets[1].mark):
        assert "a house bears no mark, or one that nobody can have chosen" in refused(with_sheet(mark=mark))
    assert "a house bears no mark" in refused(with_books(house_marks=False)), (
        "nobody was asked, and yet there are marks"
    )


@pytest.mark.parametrize(
    "changes, why",
    [
        ({"resources": ("martial",) * 9}, "resources that no mission"),
        ({"leaders": ("tremere_benedek",)}, "other leaders in the haven"),
        ({"obligations": ("no such thing",)}, "obligations that no victory"),
        ({"servant": "bc_092"}, "servant cannot be in a haven yet"),
        ({"servant": "cc_12"}, "servant cannot be in a haven yet"),
        ({"servant": "brujah_ottavia"}, "servant cannot be in a haven yet"),
    ],
)
def test_what_no_haven_can_hold_is_refused(changes: dict[str, Any], why: str) -> None:
    assert why in refused(with_haven(**changes))


def test_a_servant_in_two_havens_is_refused() -> None:
    twice = Haven(servant="bc_001")
    havens = tuple([replace(haven, servant=twice.servant) for haven in before(CHAPTER).havens])
    assert "lies in two places: bc_001" in refused(replace(before(CHAPTER), havens=havens))


@pytest.mark.rule("HER-STICK-09", "HER-STICK-07", "HER-AFTER-12", "HER-AFTER-13", "HER-AFTER-14", "HER-AFTER-15")
@pytest.mark.parametrize(
    "card, now",
    [
        ("ca_brujah_1", Character("ancilla", "ventrue")),  # its clan is printed
        ("ca_brujah_1", Character("ancilla", "brujah", ("combat_2",))),  # that is printed on it already
        ("ca_brujah_1", Character("ancilla", "brujah", ("bound", "combat_1"))),  # one slot
        ("ca_brujah_1", Character("ancilla", "brujah", ("combat_4",))),  # six dots nobody has
        ("ca_brujah_1", Character("ancilla", "brujah", ("no_such",))),
        ("bc_001", Character("ancilla", "")),  # without a sticker
        ("bc_001", Character("base", "", ("bound",))),  # base sides have no slots
        ("bc_001", Character("ancilla", "thin_blood", ("bound",))),  # Bound to nobody
        ("bc_001", Character("ancilla", "brujah", (), "x" * 41)),
        ("ca_brujah_1", Character("ancilla", "brujah", (), "Ula")),  # only who is elevated is named
        ("bc_092", Character("ancilla", "brujah")),  # comes in era 7
        ("brujah_ottavia", Character("leader", "brujah", ("bound",))),
        ("nobody", Character("ancilla", "brujah")),
    ],
)
def test_a_sticker_that_no_rule_could_have_placed_is_refused(card: str, now: Character) -> None:
    assert f"left this card like that: {card}" in refused(with_card(card, now))


@pytest.mark.rule("HER-STICK-01", "HER-REWARD-03")
def test_more_stickers_or_elevations_than_there_can_be_are_refused() -> None:
    """Nine Brujah stickers, where there are eight; and more characters elevated than there were occasions."""
    cards = {card: now for card, now in before(CHAPTER).cards if now.clan != "brujah"}
    cards |= {f"bc_{number:03}": Character("ancilla", "brujah") for number in range(1, 10)}
    assert "9 stickers on cards (brujah)" in refused(replace(before(CHAPTER), cards=tuple(cards.items())))
    cards = {**dict(before(CHAPTER).cards)}
    cards |= {f"bc_{number:03}": Character("ancilla", "thin_blood") for number in range(1, 12)}
    assert "characters are elevated" in refused(replace(before(CHAPTER), cards=tuple(cards.items())))


@pytest.mark.rule("HER-AFTER-12")
def test_more_ability_stickers_than_there_were_occasions_are_refused() -> None:
    """Three aftermaths of two players are six; Bound needs no dots and has four copies, another sticker three."""
    trait = next(
        trait for trait, _ in before(CHAPTER).books.sheets[0].dots if trait in ("kindred", "mortals", "ruthlessness")
    )
    cards = {card: replace(now, stickers=()) for card, now in before(CHAPTER).cards}
    hosts = [card for card in PEOPLE if card.startswith("ca_") and f"{trait}_1" not in PEOPLE[card].sides["ancilla"]]
    for card, sticker in zip(hosts, ["bound"] * 4 + [f"{trait}_1"] * 3, strict=False):
        assert start(replace(before(CHAPTER), cards=tuple(sorted(cards.items())))).asks()
        cards[card] = Character("ancilla", PEOPLE[card].clan, (sticker,))
    assert "7 stickers on cards (ability)" in refused(replace(before(CHAPTER), cards=tuple(sorted(cards.items()))))


@pytest.mark.rule("HER-PROL-04")
def test_a_servant_before_the_prologue_is_refused() -> None:
    with pytest.raises(SetupError, match="servant cannot be in a haven yet"):
        start(replace(begun("Ada", "Bob"), havens=(Haven(servant="bc_001"), Haven())))


@pytest.mark.rule("HER-DECK-02")
def test_a_character_who_is_still_sealed_or_has_vanished_is_refused() -> None:
    """Ancel and Agnes were unlocked in chapters 1 and 2."""
    assert "unlocked" in refused(with_card("cc_12", Character("a", "malkavian")))
    fewer = tuple([(card, now) for card, now in before(CHAPTER).cards if card != "cc_01"])
    assert "Other characters are unlocked" in refused(replace(before(CHAPTER), cards=fewer))


@pytest.mark.rule("HER-AFTER-05")
def test_a_scheme_that_no_intrigue_has_unlocked_is_refused() -> None:
    """One twice, one that was never locked, and one of a clan that nobody has led."""
    unlocked = before(CHAPTER).unlocked
    led = {clan for line in before(CHAPTER).books.log for clan in line.clans}
    foreign = next(one.id for one in SCHEMES.values() if one.locked and one.clan not in led)
    for changed in ((*unlocked, unlocked[0]), (*unlocked, "ventrue_borders"), (*unlocked, foreign)):
        assert "Schemes are unlocked" in refused(replace(before(CHAPTER), unlocked=changed))


@pytest.mark.parametrize(
    "changes, why",
    [
        ({"chapter": 5}, "cannot be played after 3 chapters"),
        ({"chapter": 22}, "cannot be played after 3 chapters"),
        ({"last_card": "A"}, "cannot be played after 3 chapters"),
        ({"era_cards": ()}, "era cards cannot have been picked"),
        ({"era_cards": ("es_2a",)}, "era cards cannot have been picked"),
        ({"dominant": ("C",)}, "era cards cannot have been picked"),
        ({"ages": ("A", "A")}, "order of ages"),
    ],
)
def test_books_that_cannot_be_are_refused(changes: dict[str, Any], why: str) -> None:
    assert why in refused(with_books(**changes))


def test_a_log_whose_lines_do_not_go_together_is_refused() -> None:
    log = before(CHAPTER).books.log
    for wrong in (
        replace(log[1], places=("A", "A")),
        replace(log[1], decisions=()),
        replace(log[1], earned=("C",) * 5),
    ):
        assert "the log says of chapter 2" in refused(with_books(log=(log[0], wrong, log[2])))


@pytest.mark.rule("HER-R-63")
def test_whoever_sits_there_everything_belongs_to_those_who_began_it() -> None:
    """The books name the people of the chronicle; the record names who answered."""
    left = play_out(start(begun("Ada", "Bob")), "somebody else")
    assert [sheet.name for sheet in left.books.sheets] == ["Ada", "Bob"]
    assert CAMPAIGN.after(before(1), left) == left
    assert isinstance(left.books, Books)
    assert isinstance(left.books.sheets[0], Sheet)
