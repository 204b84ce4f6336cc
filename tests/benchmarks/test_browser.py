"""What the browser has to fetch is counted, and stays small."""

import gzip

import pytest
from benchmarks.browser import BUNDLE_IN_KB, bundle

from nokturn.games import GAMES
from nokturn.server.static import FOLDER


def test_what_is_fetched_is_counted_as_it_goes_over_the_wire(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index.js").write_text("let x = 1\n" * 1000)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"f" * 5000)
    page, script = gzip.compress(b"<!doctype html>"), gzip.compress(b"let x = 1\n" * 1000)
    assert bundle(tmp_path, "vendetta") == len(page) + len(script)


def test_games_that_are_not_played_do_not_count(tmp_path):
    for game in ("vendetta", "dracula"):
        (tmp_path / f"{game}-1a2b.js").write_text(game * 100)
    assert bundle(tmp_path, "dracula") == len(gzip.compress(b"dracula" * 100))


@pytest.mark.parametrize("game", GAMES)
def test_the_client_is_small(game):
    assert 10_000 < bundle(FOLDER, game) < BUNDLE_IN_KB * 1000
