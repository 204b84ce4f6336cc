"""What the browser has to fetch is counted, and stays small."""

import gzip

import pytest
from benchmarks.browser import BUNDLE_IN_KB, bundle, first_turn_in_kb

from nokturn.games import GAMES
from nokturn.server.static import FOLDER

PAGE = '<script type="module" src="/assets/index-1a2b3c4d.js"></script>'
SIZE = len(gzip.compress(PAGE.encode()))


@pytest.fixture
def assets(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    return tmp_path / "assets"


def put(assets, name, text):
    """The size of it on its way."""
    (assets / name).write_text(text)
    return len(gzip.compress(text.encode()))


def test_what_is_fetched_is_counted_as_it_goes_over_the_wire(assets):
    script = put(assets, "index-1a2b3c4d.js", "let x = 1\n" * 1000)
    style = put(assets, "index-5e6f7a8b.css", "a { color: red }\n" * 100)
    (assets / "font.woff2").write_bytes(b"f" * 5000)
    assert bundle(assets.parent, "vendetta") == SIZE + script + style


def test_what_is_fetched_later_counts_but_nothing_that_is_never_fetched(assets):
    start = put(assets, "index-1a2b3c4d.js", 'import{a}from"./a-1a2b3c4d.js";import(`./b-1a2b3c4d.js`)')
    parts = [put(assets, f"{name}-1a2b3c4d.js", name * 100) for name in "ab"]
    put(assets, "c-1a2b3c4d.js", "c" * 100)
    assert bundle(assets.parent, "vendetta") == SIZE + start + sum(parts)


def test_neither_other_games_nor_what_must_be_asked_for_or_happen_count(assets):
    names = ("vendetta", "dracula", "chicago", "europe", "Lobby", "Combat")
    start = put(assets, "index-1a2b3c4d.js", "".join(f"import(`./{name}-1a2b3c4d.js`);" for name in names))
    sizes = {name: put(assets, f"{name}-1a2b3c4d.js", name * 100) for name in names}
    once_asked = SIZE + start + sizes["dracula"] + sizes["europe"]
    assert bundle(assets.parent, "dracula") == once_asked
    assert bundle(assets.parent, "dracula", happens=True) == once_asked + sizes["Combat"]


def test_of_the_languages_the_longest_counts(assets):
    start = put(assets, "index-1a2b3c4d.js", "import(`./en-1a2b3c4d.js`);import(`./pl-1a2b3c4d.js`)")
    short, long = put(assets, "en-1a2b3c4d.js", "tea"), put(assets, "pl-1a2b3c4d.js", "herbata z cytryną")
    assert short < long
    assert bundle(assets.parent, "vtes") == SIZE + start + long


def test_of_the_hands_that_can_be_held_the_largest_counts(assets):
    names = ("heritage", "brujah_emblems", "ventrue_emblems", "mission_emblems")
    start = put(assets, "index-1a2b3c4d.js", "".join(f"import(`./{name}-1a2b3c4d.js`);" for name in names))
    sizes = {name: put(assets, f"{name}-1a2b3c4d.js", name * len(name)) for name in names}
    largest = max(sizes["brujah_emblems"], sizes["ventrue_emblems"])
    assert bundle(assets.parent, "heritage") == SIZE + start + sizes["heritage"] + largest


@pytest.mark.parametrize("game", GAMES)
def test_the_client_is_small(game):
    """Until the first turn can be played; the browser tests of Heritage and Grail see that nothing more is fetched."""
    assert 10_000 < bundle(FOLDER, game) < first_turn_in_kb(game) * 1000


WHOLE_IN_KB = {"dracula": 216, "grail": 308, "heritage": 174, "vtes": 208}
"""What a game comes to whatever happens in it, where that is more than it takes until the first answer may be."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_does_not_grow(game):
    """Everything it needs by itself, nobody having asked for anything."""
    assert bundle(FOLDER, game, happens=True) < WHOLE_IN_KB.get(game, BUNDLE_IN_KB) * 1000
