"""Sealed content stays sealed: no word of a later chapter reaches anybody; HER-CHRON-03."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
import pytest
from tests.conformance.play import random_answer, sparse
from tests.games.heritage.chronicle.chapter import begun, start
from tests.games.heritage.chronicle.chronicles import NAMES, before

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS, cards_of
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD, STORY
from nokturn.games.heritage.printed.missions import CHRONICLE_MISSIONS
from nokturn.games.heritage.printed.names import name_of
from nokturn.games.heritage.printed.people import ANCILLA, BASE, LEADER, PEOPLE
from nokturn.games.heritage.seen.gallery import GALLERY
from nokturn.games.heritage.state.books import Chronicle
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Ask, Position, Refusal
from nokturn.kernel.events import Event, log_of
from nokturn.kernel.plain import pack
from nokturn.kernel.words import LANGUAGES, Words

DENSE = 6
WORDS = tuple(Words(GAME, lang, dict(zip("ABCD", NAMES, strict=True))) for lang in LANGUAGES)
Names = dict[str, str]


def printed_in(chapter: int) -> Iterator[tuple[str, Names]]:
    """What is sealed until this chapter: ids and names."""
    opened = CHAPTERS[chapter]
    if chapter > 1:
        yield opened.title, opened.title_name
        yield f"chapter.{chapter}.", STORY[f"chapter.{chapter}.intro"]
    for mission in CHRONICLE_MISSIONS.values():
        if mission.chapter == chapter:
            yield mission.id, mission.name
            yield f"mission.{mission.id}", STORY[f"mission.{mission.id}"]
            yield from [(f"{mission.id}.{which}", one.label) for which, one in mission.decisions.items()]
            if mission.gift == "unlock":
                yield mission.detail, PEOPLE[mission.detail].name
    if opened.in_era == 1:
        yield f"era.{opened.era}", STORY[f"era.{opened.era}"]
        yield from [(one.id, one.name) for one in PEOPLE.values() if one.kind == BASE and one.era == opened.era > 1]


@cache
def sealed(after: int) -> tuple[str, ...]:
    """Ids and words of everything that comes after a chapter, scoring cards and the last card included; not words that
    something open says as well."""
    closed = [thing for chapter in range(after + 1, 22) for thing in printed_in(chapter)]
    closed += [(one.id, one.name) for one in ERA_CARDS.values() if 3 * one.era > after]
    closed += [(FINAL_CARD.id, {"en": FINAL_CARD.name, "pl": FINAL_CARD.name_pl}), ("story.end", STORY["end"])]
    opened = [thing for chapter in range(1, after + 1) for thing in printed_in(chapter)]
    opened += [(printed.id, names) for printed in GALLERY for names in (printed.name, printed.text)]
    said = " ".join([name for _, names in opened for name in names.values()])
    words = {word for thing, names in closed for word in (thing, *names.values())}
    return tuple(sorted([word for word in words if word not in said and len(word) > 4]))


@pytest.mark.rule("HER-CHRON-03", "HER-CHRON-08")
def test_the_gallery_shows_nothing_sealed_and_whoever_asks_to_have_it_spoilt_sees_all_of_it() -> None:
    shown, spoilt = (msgspec.json.encode(part).decode() for part in (GALLERY, GAME.printed.sealed()))
    # Of the first chapter, too: nobody has begun a chronicle here.
    closed = [*sealed(0), *[one.id for one in PEOPLE.values() if one.tier == "unlock" or one.kind == "chronicle"]]
    assert [word for word in closed if word in shown] == []
    assert not {printed.id for printed in GALLERY} & {printed.id for printed in GAME.printed.sealed()}
    names = [name for chapter in range(1, 22) for _, names in printed_in(chapter) for name in names.values()]
    names += [name for card in ERA_CARDS.values() for name in card.name.values()]
    assert [name for name in (*names, FINAL_CARD.name) if msgspec.json.encode(name).decode()[1:-1] not in spoilt] == []
    # content/heritage: 7 eras, 21 chapters of 5 missions, 12 chronicle and 12 later base characters, one leader to
    # unlock for each of nine clans, the other side of 92 base characters, two scoring cards an era, and the last card.
    assert Counter([printed.kind for printed in GAME.printed.sealed()]) == {
        "era": 7,
        "chapter": 21,
        "mission": 105,
        "chronicle": 12,
        "base": 12,
        "leader": 9,
        "ancilla": 92,
        "card": 15,
    }


CARDS = ("scheme", "ability", "mission", "obligation", "card", "era")


def test_every_card_has_an_emblem_and_no_mission_that_of_another() -> None:
    printed = [one for one in (*GALLERY, *GAME.printed.sealed()) if one.kind in CARDS]
    assert [one.id for one in printed if not one.emblem] == []
    missions = [one.emblem for one in printed if one.kind == "mission"]
    # 15 of a single game, 105 of the chronicle.
    assert len(missions) == len(set(missions)) == 120


def received(position: Position[Heritage], told: list[Event]) -> Iterator[str]:
    """All that reaches anybody at this moment: views, questions with what is said beside the choices and against them,
    log, and the board in both languages."""
    yield msgspec.json.encode(GAME.opened(position.state)).decode()
    for viewer in (*position.state.seats, None):
        yield msgspec.json.encode(GAME.view(position.state, viewer)).decode()
        lines = log_of(told, viewer)
        yield msgspec.json.encode(pack(tuple(lines))).decode()
        question = position.ask_for(viewer) if viewer else None
        yield msgspec.json.encode(pack(question)).decode()
        for words in WORDS:
            yield from [words.line(line) for line in lines]
            if question is not None and viewer is not None:
                yield from GAME.tongue.board(position.state, viewer, words)
                yield from GAME.tongue.scene(position.state, viewer, question, words)
                yield from asked(position.state, question, words)


def asked(state: Heritage, question: Ask, words: Words) -> Iterator[str]:
    yield words.prompt(question)
    for option in question.options:
        yield words.option(option)
        aside = GAME.tongue.aside(state, option)
        yield words.say(aside.key, aside.facts) if aside else ""
    for refused in question.refused:
        yield words.refusal(Refusal("forbidden", refused.rule, refused.args))


class Search:
    """Looks for words in everything that was not read before: most of what anybody receives they had already."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        self.read: set[str] = set()

    def found(self, texts: Iterable[str], more: Iterable[str] = ()) -> list[str]:
        pieces = {piece for text in texts for piece in text.split(',"')}
        new = "\n".join(pieces - self.read)
        self.read |= pieces
        return [word for word in (*self.words, *more) if word in new]


@pytest.mark.rule("HER-CHRON-03", "HER-CHRON-04")
@pytest.mark.parametrize("chapter", [1, 6, 9, 11, 15, 17, 20])
def test_no_word_of_a_later_chapter_reaches_anybody(chapter: int) -> None:
    """One chapter of every era: its beginning, its middle, and those in which it ends."""
    position, dice = start(before(chapter)), random.Random(chapter)
    looked, told = 0, list(position.state.events or [])
    later = Search(sealed(chapter))
    while not position.over:
        if looked in sparse(DENSE) or position.state.step or position.state.drawn:
            # The scoring cards of an era are seen when it ends, and not before.
            prompt = position.asks()[0].prompt
            cards = () if prompt == "era-card" else cards_of(CHAPTERS[chapter].era)
            assert later.found(received(position, told), cards) == [], (looked, prompt)
            told = []
        question = position.asks()[0]
        assert position.answer(question.seat, random_answer(question, dice)) is None
        told += position.state.events or []
        position.state.events = []
        looked += 1
    assert later.found(received(position, told)) == [], "nor when it is over"
    assert len(later.read) > 500


@pytest.mark.rule("HER-CHRON-03")
@pytest.mark.parametrize("chapter", range(1, 22))
def test_the_book_between_chapters_says_nothing_of_what_comes(chapter: int) -> None:
    """Chapter 20 has been played, say: what is in the chronicle deck now is chapter 21."""
    state = before(chapter)
    text = msgspec.json.encode([CAMPAIGN.view(state, "A"), CAMPAIGN.opened(state, "A")]).decode()
    for lang in LANGUAGES:
        text += "\n".join(CAMPAIGN.told(state, "A", lang, dict(zip("ABCD", NAMES, strict=True))))
    assert [word for word in sealed(chapter - 1) if word in text] == []
    sitting = CAMPAIGN.next(state)
    assert sitting is not None
    assert [word for word in sealed(chapter) if word in msgspec.json.encode(pack(sitting.handed_down)).decode()] == []


def nameless(position: Position[Heritage], told: list[Event]) -> set[str]:
    """Whatever a sentence would name and a browser could not: it is neither in the gallery nor opened."""
    known = {printed.id for printed in (*GALLERY, *GAME.opened(position.state))}
    facts = [fact for line in log_of(told, None) for fact in line.facts]
    for question in position.asks():
        facts += [("player", question.seat), *question.args]
        for option in question.options:
            facts += [(field, getattr(option, field)) for field in option.__struct_fields__]
    missing = set()
    for kind, value in facts:
        single = kind.removesuffix("s") if isinstance(value, tuple) else kind
        for one in value if isinstance(value, tuple) else (value,):
            if name_of(single, one, "en") is not None and not {one, f"{single}:{one}"} & known:
                missing.add(f"{single}:{one}")
    return missing


@pytest.mark.parametrize("chapter", [1, 3, 8, 14, 21])
def test_whatever_is_spoken_of_in_a_chapter_a_browser_can_name(chapter: int) -> None:
    position, dice = start(before(chapter)), random.Random(chapter)
    missing = nameless(position, list(position.state.events or []))
    while not position.over:
        position.state.events = []
        question = position.asks()[0]
        assert position.answer(question.seat, random_answer(question, dice)) is None
        missing |= nameless(position, list(position.state.events or []))
    assert missing == set()


@pytest.mark.rule("HER-CHRON-07", "HER-R-60")
def test_sheets_havens_log_marks_stickers_and_research_decks_are_open_to_everybody() -> None:
    chronicle = before(7)
    position = start(chronicle)
    for viewer in ("A", "B", None):
        view = GAME.view(position.state, viewer)
        book = view.chronicle
        assert book is not None
        assert [sheet.dots for sheet in book.sheets.values()] == [dict(sheet.dots) for sheet in chronicle.books.sheets]
        assert [sheet.titles for sheet in book.sheets.values()] == [sheet.titles for sheet in chronicle.books.sheets]
        assert [player.haven for player in view.players.values()] == list(chronicle.havens)
        assert (book.log, book.era_cards) == (chronicle.books.log, chronicle.books.era_cards)
        assert sum(len(schemes) for schemes in book.research.values()) == 36 - len(chronicle.unlocked)
        assert book.stickers["thin_blood"] <= 20
        assert book.obligations == 12 - sum(len(haven.obligations) for haven in chronicle.havens)


@pytest.mark.rule("HER-CHRON-08", "HER-R-60")
def test_what_a_base_character_could_do_as_an_ancilla_is_shown_nowhere_before_it_is_elevated() -> None:
    """Neither in the queue nor in a bloodline, nor in the gallery."""
    position, dice = start(before(2)), random.Random("backs")
    seen = 0
    while not position.over:
        question = position.asks()[0]
        view = GAME.view(position.state, "A")
        lying = [(one.card, one.abilities) for one in view.queue]
        lines = [vampire for player in view.players.values() for vampire in player.line]
        lying += [(one.card, one.abilities) for one in lines if not one.monsters]
        for card, abilities in lying:
            if PEOPLE[card].kind == BASE and card not in position.state.cards:
                assert abilities == ()
                seen += 1
        assert view.chronicle is not None
        assert view.chronicle.backs == {}
        assert position.answer(question.seat, random_answer(question, dice)) is None
        position.state.events = []
    assert seen > 500


def test_the_gallery_shows_no_covered_side_and_nobody_who_is_still_sealed() -> None:
    shown = {printed.id: printed for printed in GALLERY}
    for person in PEOPLE.values():
        locked = person.kind == "chronicle" or (person.kind == LEADER and person.tier == "unlock") or person.era > 1
        assert (person.id in shown) != locked
        if person.kind == BASE and person.id in shown:
            covered = ABILITIES[person.sides[ANCILLA][0]].text["en"]
            assert covered not in shown[person.id].text["en"]


def test_open_backs_are_shown_to_everybody() -> None:
    state: Chronicle = begun("Ada", "Bob", open_backs=True)
    position, dice = start(state), random.Random(3)
    while position.asks()[0].prompt != "take-clan":
        question = position.asks()[0]
        assert position.answer(question.seat, random_answer(question, dice)) is None
    for viewer in ("A", "B", None):
        book = GAME.view(position.state, viewer).chronicle
        assert book is not None
        queued = [card for card in position.state.queue if PEOPLE[card].kind == BASE]
        assert {card: book.backs[card] for card in queued} == {card: PEOPLE[card].sides[ANCILLA] for card in queued}
