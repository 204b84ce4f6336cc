"""Texts and rulings come from the installed krcg, read where they are."""

import subprocess
import sys
from importlib.metadata import PackageNotFoundError

import pytest

from nokturn.games.vtes.printed import krcg_texts
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.krcg_texts import TextsMissingError, official_text, rulings_of


@pytest.fixture
def fresh():
    """Nothing is remembered from before, nor afterwards."""
    caches = (krcg_texts._texts, krcg_texts._rulings)
    for one in caches:
        one.cache_clear()
    yield
    for one in caches:
        one.cache_clear()


def test_every_card_has_its_text():
    assert [card.name for vekn, card in cards().items() if vekn < 200_000 and not official_text(vekn)] == []
    assert "+2 bleed" in official_text(100845)
    assert official_text(1) == ""


def test_names_of_cards_are_plain():
    assert not [vekn for vekn in cards() if set("<>") & set(official_text(vekn))]
    assert "unless Nefertiti is ready" in official_text(200001)


def test_rulings_have_their_sources():
    (magnum, *_) = rulings_of(100001)
    assert "maneuver" in magnum.text
    ((label, place),) = magnum.sources
    assert label == "LSJ 19980302-2"
    assert place.startswith("http")
    assert "[" not in magnum.text


def test_rulings_on_a_group_are_rulings_on_its_cards():
    """Malkavian Dementia gives control for a while, and so do five others."""
    assert any("temporary control" in ruling.text for ruling in rulings_of(101150))
    assert rulings_of(1) == ()


def test_rulings_are_plain_sentences():
    texts = [ruling.text for vekn in cards() for ruling in rulings_of(vekn)]
    assert len(texts) > 2000
    assert not [text for text in texts if not text or set("{|") & set(text)]


def test_nothing_of_krcg_is_imported():
    """It would bring a web client along, and half a second."""
    code = (
        "import sys; from nokturn.games.vtes.printed.krcg_texts import official_text; official_text(1);"
        " print('krcg' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_without_krcg_it_is_said_what_to_install(fresh, monkeypatch):
    def gone(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr(krcg_texts, "distribution", gone)
    with pytest.raises(TextsMissingError, match=r"the package krcg, which is not here\. Install it: python -m pip"):
        official_text(100845)


def test_a_version_we_do_not_know_is_not_guessed_at(fresh, monkeypatch):
    class Newer:
        version = "6.0"

    monkeypatch.setattr(krcg_texts, "distribution", lambda _: Newer())
    with pytest.raises(TextsMissingError, match=r"krcg 6\.0 is not a version we can read"):
        rulings_of(100845)


def test_a_damaged_package_is_named(fresh, monkeypatch, tmp_path):
    class Hollow:
        version = "5.14"

        def locate_file(self, name):
            return tmp_path / name

    monkeypatch.setattr(krcg_texts, "distribution", lambda _: Hollow())
    with pytest.raises(TextsMissingError, match=r"krcg 5\.14 is damaged"):
        official_text(100845)
    assert krcg_texts.archive() == {}
    folder = tmp_path / "krcg" / "cards"
    folder.mkdir(parents=True)
    (folder / "twda.json.xz").write_bytes(b"no archive")
    with pytest.raises(TextsMissingError, match=r"krcg 5\.14 is damaged"):
        krcg_texts.archive()
