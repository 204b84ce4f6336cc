"""Take pictures of every screen in every size, theme and language, and lay them side by side: `make screens`.

They go to `build/screens`, with an `index.html` to look at them; with `--art` beside the pictures they are to be like.
Words narrow it down to the screens whose names begin so: `make screens ARGS='lobby dracula --lang pl'`."""

from __future__ import annotations

import argparse
import html
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, FloatRect, sync_playwright
from tests.browser.screens import SIZES, THEMES, WALKS, Screen, Size, sized, themed, walk
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import TablePage
from tests.patience import PATIENCE
from tests.server.process import ServerProcess, servers

from tools import chromium

FOLDER = Path(__file__).parent.parent / "build" / "screens"
PICTURED = tuple(sorted((*SIZES, Size(1024, 768))))
"""The sizes that are tested, and the one between them that tables are drawn for."""


MOST = 4
"""Windows one below another that are still one picture of a page; what goes on longer looks like what is above it."""
BELOW = """() => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!dialog || dialog.scrollHeight <= dialog.clientHeight + 1) return false
  dialog.scrollTop = dialog.scrollTop ? 0 : dialog.scrollHeight
  return dialog.scrollTop > 0
}"""
"""Goes to the end of a dialog that is longer than the window, or back to its beginning."""


class Picture(NamedTuple):
    screen: str
    size: Size
    theme: str
    lang: str
    part: str = ""

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.lang}{self.part}.png"


@contextmanager
def browsers() -> Iterator[tuple[Browser, ServerProcess]]:
    found = chromium.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        servers(f"sqlite:///{folder}/nokturn.db", 1) as (server,),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.path, args=found.arguments, env={**os.environ, **found.environment}
        )
        yield browser, server
        browser.close()


def screens(browser: Browser, server: ServerProcess, part: str, lang: str) -> Iterator[Screen]:
    """One walk, in browsers of its own."""
    contexts = []

    def come(name: str = "", *, locale: str) -> TablePage:
        context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
        context.set_default_timeout(1_000 * PATIENCE)
        contexts.append(context)
        page = TablePage(context.new_page())
        page.prefer(pace="instant")
        if name:
            page.enter(name, lang)
        return page

    yield from walk(part, come, server, lang)
    for context in contexts:
        context.close()


def take(screen: Screen, sizes: Sequence[Size], themes: Sequence[str], lang: str) -> Iterator[Picture]:
    for size in sizes:
        sized(screen, size)
        for theme in themes:
            themed(screen, theme)
            picture = Picture(screen.name, size, theme, lang)
            shoot(screen, picture)
            yield picture
            if screen.page.page.evaluate(BELOW):
                picture = Picture(screen.name, size, theme, lang, "-below")
                shoot(screen, picture)
                screen.page.page.evaluate(BELOW)
                yield picture


def shoot(screen: Screen, picture: Picture) -> None:
    """The whole page, as far as it goes on below the window."""
    page = screen.page.page
    width, height, _ = picture.size
    page.evaluate("scrollTo(0, 0)")
    whole = page.evaluate("document.querySelector('dialog:modal') ? 0 : document.documentElement.scrollHeight")
    clip = FloatRect(x=0, y=0, width=width, height=max(height, min(whole, MOST * height)))
    page.screenshot(path=FOLDER / picture.file, full_page=True, clip=clip)


def sheet(taken: Sequence[Picture], art: dict[str, tuple[str, ...]], folder: Path | None) -> str:
    """All of them on a page; a screen's models, where there are any, come before it."""
    parts = ["<!doctype html><meta charset=utf-8><title>Nokturn, every screen</title>", STYLE]
    for name in dict.fromkeys(picture.screen for picture in taken):
        parts.append(f"<h2 id={name}>{html.escape(name)}</h2><div>")
        models = [folder / model for model in art[name]] if folder else []
        parts += [_figure(model.as_uri(), f"model: {model.name}") for model in models if model.exists()]
        shown = [picture for picture in taken if picture.screen == name]
        parts += [_figure(shot.file, f"{shot.size} {shot.theme} {shot.lang}") for shot in shown]
        parts.append("</div>")
    return "\n".join(parts)


STYLE = """<style>
body { background: #222; color: #eee; font: 14px sans-serif }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } img { height: 300px; display: block }
</style>"""


def _figure(address: str, caption: str) -> str:
    return f"<figure><a href='{address}'><img loading=lazy src='{address}'></a>{html.escape(caption)}</figure>"


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make screens", description=__doc__)
    parser.add_argument(
        "wanted", nargs="*", metavar="SCREEN", help="the screens whose names begin so; all, if none is named"
    )
    parser.add_argument("--part", choices=WALKS, action="append", help="walk this part only")
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--width", type=int, choices=[size.width for size in PICTURED], action="append")
    parser.add_argument("--art", type=Path, help="the folder with the pictures they are to be like")
    chosen = parser.parse_args(argv)
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in PICTURED if not chosen.width or size.width in chosen.width]
    taken: list[Picture] = []
    art: dict[str, tuple[str, ...]] = {}
    with browsers() as (browser, server):
        for part in chosen.part or WALKS:
            for lang in chosen.lang or LOCALES:
                for screen in screens(browser, server, part, lang):
                    if chosen.wanted and not screen.name.startswith(tuple(chosen.wanted)):
                        continue
                    art[screen.name] = screen.art
                    taken += take(screen, sizes, chosen.theme or THEMES, lang)
                    print(f"{screen.name}, {lang}", flush=True)
    (FOLDER / "index.html").write_text(sheet(taken, art, chosen.art), "utf-8")
    print(f"{len(taken)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
