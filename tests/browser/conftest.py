"""A real server in a process of its own, and a real Chromium with as many people at it as a test wants."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.browser.table_page import TablePage
from tests.patience import PATIENCE
from tests.server.process import ServerProcess, servers

from tools import chromium

expect.set_options(timeout=1_000 * PATIENCE)

HERE = Path(__file__).parent
Visit = Callable[..., TablePage]


_running = ExitStack()
"""The one browser of this process while it is there, and Playwright, which drives it."""
_browsers: list[Browser] = []


@pytest.fixture(scope="module")
def browser() -> Browser:
    """The same for all tests of this folder that come one after another: starting one takes seconds of work."""
    if not _browsers:
        found = chromium.find()
        playwright = _running.enter_context(sync_playwright())
        launched = playwright.chromium.launch(
            executable_path=found.path, args=found.arguments, env={**os.environ, **found.environment}
        )
        _running.callback(launched.close)
        _browsers.append(launched)
    return _browsers[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """No longer than that: Playwright's event loop would be in the way of others."""
    if nextitem is None or HERE not in nextitem.path.parents:
        _browsers.clear()
        _running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all who need no other, because it takes seconds to start."""
    folder = tmp_path_factory.mktemp("tables")
    with servers(f"sqlite:///{folder}/nokturn.db", 1) as (running,):
        yield running


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Somebody comes with a browser of their own (`name`: has told it already); the page is not opened yet.

    Nothing is told slowly, unless the pace is what a test is about."""
    contexts: list[BrowserContext] = []
    pages: list[TablePage] = []

    def come(name: str = "", url: str = server.url, **settings: Any) -> TablePage:
        usual: dict[str, Any] = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 800},
        }
        context = browser.new_context(base_url=url, **{**usual, **settings})
        context.set_default_timeout(1_000 * PATIENCE)
        contexts.append(context)
        page = TablePage(context.new_page())
        pages.append(page)
        page.prefer(pace="instant")
        if name:
            page.enter(name)
        return page

    yield come
    for context in contexts:
        context.close()
    for page in pages:
        assert not page.errors, f"the page has thrown: {page.errors}"
