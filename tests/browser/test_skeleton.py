"""A new game made of the skeleton is played in the browser as it is."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect
from tests.browser.table_page import words
from tests.server.process import ServerProcess, servers
from tests.skeleton import NAME, environment, tree_with_a_new_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of a project that has one more game; the client has never heard of it."""
    folder = tmp_path_factory.mktemp("tables")
    tree = tree_with_a_new_game(tmp_path_factory.mktemp("project"))
    with ExitStack() as until_the_end:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PYTHONPATH", environment(tree)["PYTHONPATH"])
            (running,) = until_the_end.enter_context(servers(f"sqlite:///{folder}/nokturn.db", 1))
        yield running


def test_it_is_offered_in_the_lobby_and_played_to_its_end(visit):
    page = visit("Ania")
    page.page.goto("/")
    expect(page.page.locator(f"[data-game={NAME}]")).to_contain_text("Gravediggers put together")
    page.open_table(page.new_table("me", "bot:clever", game=NAME))
    board = page.page.locator("[data-text-board]")
    expect(board).to_contain_text("Your hand:")
    page.play()
    expect(page.page.locator("[data-result] [data-total]")).to_have_count(2)
    page.page.goto(f"/rules/{NAME}")
    expect(page.page.locator(f"#{NAME[:3].upper()}-01")).to_be_visible()
    expect(page.page.get_by_text(words("en", "title"), exact=True).first).to_be_visible()
