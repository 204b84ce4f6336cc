"""Chapter 9.2: the prologue."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.heritage.chronicle.chapter import begun, start

from nokturn.games.heritage.chronicle.sheets import books_of
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Position
from nokturn.kernel.game import first_answer

GROUPS = [
    ("kindred", "mortals", "ruthlessness"),
    ("cunning", "combat", "occult"),
    ("cruelty", "mercy", "indifference"),
]
"""One dot in each of Resources, Abilities and Psyche."""


FIRST = "the first that is offered"


def take(position: Position[Heritage], *answers: object) -> None:
    for answer in answers:
        question = position.asks()[0]
        chosen = first_answer(question) if answer is FIRST else answer
        assert position.answer(question.seat, chosen) is None, (question, answer)


def asked(position: Position[Heritage]) -> tuple[str, str]:
    question = position.asks()[0]
    return question.seat, question.prompt


def prepared(position: Position[Heritage], title: str, clan: str = "thin_blood", name: str = "") -> str:
    """One player's prologue; returns the servant."""
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"), do.TakeTitle(title), FIRST)
    servant: do.TakeServant = position.asks()[0].options[0]
    take(position, servant, do.PutClan(clan), *((True, do.GiveName(name)) if name else (False,)))
    return servant.character


@pytest.mark.rule("HER-PROL-01", "HER-PROL-02", "HER-R-56")
def test_from_the_youngest_on_everybody_marks_a_dot_in_each_of_three_groups() -> None:
    """The order of ages was given when the chronicle was created: Cec, Ada, Bob."""
    position = start(begun("Ada", "Bob", "Cec", ages="CAB"))
    order = []
    for title in ("title_puppet_master", "title_oath_breaker", "title_night_warden"):
        order.append(asked(position)[0])
        offered = []
        for trait in ("mortals", "occult", "cruelty"):
            offered.append(tuple([option.trait for option in position.asks()[0].options]))
            take(position, do.MarkDot(trait))
        assert offered == GROUPS
        take(position, do.TakeTitle(title), FIRST, FIRST, do.PutClan("thin_blood"), False)
    assert order == ["C", "A", "B"]
    for sheet in books_of(position.state).sheets:
        assert dict(sheet.dots) == {"mortals": 1, "occult": 1, "cruelty": 1}


@pytest.mark.rule("HER-PROL-03")
def test_everybody_takes_a_first_title_and_no_two_the_same() -> None:
    position = start(begun("Ada", "Bob"))
    prepared(position, "title_ash_prophet")
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"))
    question = position.asks()[0]
    assert (question.seat, len(question.options)) == ("B", 8 - 1)
    refusal = position.answer("B", do.TakeTitle("title_ash_prophet"))
    assert refusal is not None
    assert refusal.rule == "HER-PROL-03"
    take(position, do.TakeTitle("title_red_pilgrim"))
    assert [sheet.titles for sheet in books_of(position.state).sheets] == [
        ("title_ash_prophet",),
        ("title_red_pilgrim",),
    ]


MARKS = {
    "mark_horse": ("Horse", "Koń"),
    "mark_castle": ("Castle", "Zamek"),
    "mark_galleon": ("Galleon", "Galeon"),
    "mark_stag": ("Stag", "Jeleń"),
    "mark_swan": ("Swan", "Łabędź"),
    "mark_fox": ("Fox", "Lis"),
    "mark_harp": ("Harp", "Harfa"),
    "mark_oak_leaf": ("Oak Leaf", "Liść Dębu"),
}


def marks_on(position: Position[Heritage]) -> dict[str, str]:
    """As everybody sees them."""
    book = GAME.view(position.state, "A").chronicle
    assert book is not None
    return {seat: sheet.mark for seat, sheet in book.sheets.items()}


@pytest.mark.rule("HER-PROL-01")
def test_every_house_chooses_one_of_eight_marks_and_no_two_the_same() -> None:
    position = start(begun("Ada", "Bob"))
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"), do.TakeTitle("title_ash_prophet"))
    assert asked(position) == ("A", "house-mark")
    assert [option.mark for option in position.asks()[0].options] == list(MARKS)
    for lang, at in (("en", 0), ("pl", 1)):
        assert [GAME.tongue.name_of("mark", mark, lang) for mark in MARKS] == [names[at] for names in MARKS.values()]
    take(position, do.TakeMark("mark_stag"), FIRST, do.PutClan("thin_blood"), False)
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"), do.TakeTitle("title_red_pilgrim"))
    refusal = position.answer("B", do.TakeMark("mark_stag"))
    assert refusal is not None
    assert refusal.rule == "HER-PROL-01"
    take(position, do.TakeMark("mark_horse"))
    assert marks_on(position) == {"A": "mark_stag", "B": "mark_horse"}


def test_a_chronicle_from_before_marks_were_chosen_goes_on_with_those_of_its_seats() -> None:
    """What was begun without the question is not asked it: its record replays as it was played."""
    chronicle = begun("Ada", "Bob")
    position = start(replace(chronicle, books=replace(chronicle.books, house_marks=False)))
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"), do.TakeTitle("title_ash_prophet"))
    assert asked(position) == ("A", "first-servant")
    assert marks_on(position) == {"A": "mark_horse", "B": "mark_castle"}


@pytest.mark.rule("HER-PROL-04", "HER-STICK-01")
def test_one_of_three_drawn_characters_becomes_an_ancilla_and_a_servant() -> None:
    """Three base characters of era 1; the picked one is turned over, has a clan of any kind and a name, and lies in the
    haven; the other two are in the deck again when the chapter is set up."""
    position = start(begun("Ada", "Bob"))
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"))
    take(position, do.TakeTitle("title_ash_prophet"), FIRST)
    drawn = [option.character for option in position.asks()[0].options]
    assert len(set(drawn)) == 3
    assert {(PEOPLE[card].kind, PEOPLE[card].era) for card in drawn} == {("base", 1)}
    take(position, do.TakeServant(drawn[1]))
    assert len(position.asks()[0].options) == 9 + 1, "any clan, or thin-blood"
    take(position, do.PutClan("toreador"), True, do.GiveName("nm_raven"))
    now = position.state.cards[drawn[1]]
    assert (now.side, now.clan, now.name, now.stickers) == ("ancilla", "toreador", "nm_raven", ())
    assert position.state.havens["A"].servant == drawn[1]
    prepared(position, "title_red_pilgrim")
    lying = {*position.state.deck, *position.state.queue}
    assert drawn[1] not in lying
    assert {drawn[0], drawn[2]} <= lying | {position.state.havens["B"].servant}


@pytest.mark.rule("HER-PROL-04", "HER-STICK-01")
def test_a_name_is_given_once() -> None:
    position = start(begun("Ada", "Bob"))
    prepared(position, "title_ash_prophet", name="nm_raven")
    take(position, do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"))
    take(position, do.TakeTitle("title_red_pilgrim"), FIRST, FIRST, do.PutClan("thin_blood"), True)
    names = [option for option in position.asks()[0].options if isinstance(option, do.GiveName)]
    assert len(names) == 60 - 1
    assert do.GiveName("nm_raven") not in names


@pytest.mark.rule("HER-CHRON-02")
def test_the_prologue_comes_before_the_first_chapter_and_never_again() -> None:
    position = start(begun("Ada", "Bob"))
    assert asked(position) == ("A", "first-dot")
    prepared(position, "title_ash_prophet")
    prepared(position, "title_red_pilgrim")
    assert asked(position) == ("A", "take-clan"), "the youngest chooses first"
