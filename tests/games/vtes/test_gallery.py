"""Cards looked up by name, playable or not, what their publisher says, and the yardstick in words."""

from importlib.metadata import PackageNotFoundError

import pytest

from nokturn.games.vtes.decks.precons import FIRST_POOL, PRECONS, precon
from nokturn.games.vtes.decks.yardstick import coverage, measured, real_decks
from nokturn.games.vtes.decks.yardstick_words import told
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed import krcg_texts
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.pool import POOL
from nokturn.kernel.words import LANGUAGES


def names(text):
    return [printed.name["en"] for printed in GAME.printed.search(text)]


@pytest.fixture
def no_krcg(monkeypatch):
    """A machine without the package; nothing is remembered from before, nor afterwards."""
    caches = (krcg_texts._texts, krcg_texts._rulings, measured)

    def gone(name):
        raise PackageNotFoundError(name)

    for one in caches:
        one.cache_clear()
    monkeypatch.setattr(krcg_texts, "distribution", gone)
    yield
    for one in caches:
        one.cache_clear()


def test_a_card_that_cannot_be_played_says_so_with_its_facts():
    (liquidation,) = GAME.printed.search("Liquidation")
    assert (liquidation.id, liquidation.kind, liquidation.group) == ("101112", "master", "")
    assert liquidation.text["en"] == "Liquidation is not playable here yet."
    assert liquidation.text["pl"] == "Liquidation: tą kartą nie można tu jeszcze grać."
    bell = {printed.name["en"]: printed for printed in GAME.printed.search("theo bell")}["Theo Bell (G2)"]
    assert (bell.kind, bell.group) == ("vampire", "brujah")
    assert bell.numbers == {
        "capacity": 7, "group": 2, "discipline_cel": 1, "discipline_pot": 2, "discipline_pre": 1, "discipline_dom": 1,
        "sect_camarilla": 1,
    }  # fmt: skip


def test_every_card_is_found_by_its_name_and_is_playable_or_says_that_it_is_not():
    shown = {printed.id for printed in GAME.printed.gallery()}
    for vekn in (min(cards()), max(cards()), 101112, *sorted(POOL)[:5]):
        (found,) = [printed for printed in GAME.printed.search(cards()[vekn].name) if _is(printed, vekn)]
        assert (found.id in shown) == (vekn in POOL)
        for lang in LANGUAGES:
            assert (found.text[lang].startswith(cards()[vekn].name) and found.id.isdecimal()) == (vekn not in POOL)


def _is(printed, vekn):
    return printed.id == str(vekn) or printed.name["en"] == cards()[vekn].name


@pytest.mark.parametrize("text", ["44 magnum", ".44 Magnum", "44 mag"])
def test_names_are_found_as_people_write_them(text):
    assert names(text) == [".44 Magnum"]


def test_what_looks_like_a_name_is_taken_for_it_only_where_nothing_has_it():
    assert names("Govern the Unalined") == ["Govern the Unaligned"]
    assert names("govern the") == ["Govern the Unaligned"]
    assert names("qqqqq") == []


def test_a_letter_or_two_are_in_too_many_names():
    assert names("an") == []
    assert 0 < len(names("blood")) <= 30


def test_the_publishers_words_are_read_where_they_are():
    magnum = GAME.printed.published("44-magnum")
    assert magnum is not None
    assert "maneuver" in magnum.text
    assert magnum.rulings[0].sources[0][0] == "LSJ 19980302-2"
    assert GAME.printed.published("100824") is not None
    assert GAME.printed.published("nobody") is None


def test_without_krcg_there_are_no_official_words_and_the_precons_are_measured(no_krcg):
    assert GAME.printed.published("44-magnum") is None
    found = GAME.printed.coverage("en")
    whole = [name for name in PRECONS if all(vekn in POOL for vekn in precon(name).copies)]
    assert set(FIRST_POOL) < set(whole)
    assert "nb_toreador" in whole
    assert (found.playable, found.all) == (len(whole), len(PRECONS))
    assert found.said[0].startswith(f"{len(whole)} of 28 preconstructed decks can be played here (")


def test_the_yardstick_is_said_in_both_languages():
    source, decks = real_decks()
    counted = coverage(source, decks[:200], nearest=2, wanted=3)
    expected = {"en": ("can be played here", "Nearest misses:"), "pl": ("można tu grać", "Najmniej brakuje taliom:")}
    for lang, (share, nearest) in expected.items():
        found = told(counted, lang)
        assert share in found.said[0]
        assert str(len(POOL)) in found.said[1]
        misses, wanted = found.lacking
        assert misses.title == nearest
        assert [len(misses.lines), len(wanted.lines)] == [2, 3]
