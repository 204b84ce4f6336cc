"""All screens, in parts that can be walked on their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from tests.browser.screens import (
    around,
    chronicle,
    decks,
    dracula,
    grail,
    grail_more,
    grail_tale,
    heritage,
    people,
    reading,
    trouble,
    vendetta,
    vtes,
)
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess


class Come(Protocol):
    """Somebody comes with a browser of their own."""

    def __call__(self, name: str = "", *, locale: str) -> TablePage: ...


WALKS: dict[str, Callable[[Callable[..., TablePage], ServerProcess, str], Iterator[Screen]]] = {
    "around": around.walk,
    "campaigns": around.books,
    "reading": reading.walk,
    "people": people.walk,
    "trouble": trouble.walk,
    "vendetta": vendetta.walk,
    "vendetta-questions": vendetta.questions,
    "dracula": dracula.walk,
    "vtes": vtes.walk,
    "decks": decks.walk,
    "heritage": heritage.walk,
    "chronicle": chronicle.walk,
    "grail": grail.walk,
    "grail-more": grail_more.walk,
    "grail-tale": grail_tale.walk,
}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}


def walk(part: str, come: Come, server: ServerProcess, lang: str) -> Iterator[Screen]:
    def visit(name: str = "", **preferences: object) -> TablePage:
        page = come(name, locale=LOCALES[lang])
        page.prefer(**preferences)
        return page

    yield from WALKS[part](visit, server, lang)
