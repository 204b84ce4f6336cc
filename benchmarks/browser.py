"""The client in a real Chromium: how much it is to fetch, how soon one can play, how smoothly cards move.

A part of `make bench`; `python -m benchmarks.browser` measures this part alone."""

from __future__ import annotations

import gzip
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright
from tests.browser.table_page import MARKED, TablePage
from tests.server.process import ServerProcess, servers

from nokturn.cli.bench import Row, show
from nokturn.games import GAMES
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.server.static import FOLDER
from tools import chromium, client

HEADING = "\nThe client, in Chromium"
BUNDLE_IN_KB = 170
FIRST_TURN_IN_KB = {"vtes": 190}
"""Where a first turn may need more: at V:TES the emblems of all cards, for they may all be in one deck."""
FIRST_SCREEN_IN_SECONDS = 1.5
FRAMES_A_SECOND = 60
LANGUAGES = ("en", "pl")
SCENES = {
    "vendetta": "chicago",
    "dracula": "europe",
    "vtes": "roundTable",
    "heritage": "familyTree",
    "grail": "menhir",
    "": "anyGame",
}
"""The picture of each game."""
ASKED_FOR = (
    *("About", "Book", "Campaign", "Cards", "Decks", "Join", "Kit", "Lobby", "Rules", "offered", "shelf"),
    *("Chat", "Guide", "HandOver", "Keys", "NewTable", "Replay", "RulesBrowser", "Settings", "TableMenu", "Waiting"),
    *("AshHeaps", "Nowhere", "Skyline", "TextBoard"),
    *("Legend", "MoreSheet", "OwnWords", "PlayerDetails", "guide_en", "guide_pl", "intro"),
    *("HavenLines", "Stage", "chronicle_emblems", "house_emblems", "Sheets"),
    *("ability_emblems", "mission_emblems", "theatre_emblems"),
    "chosenTheatres",
)
"""Pages beside the table, also the one that says that there is none, parts of the table that are fetched when somebody
opens them, what only the table of a campaign has, emblems of cards that are drawn when somebody reads them, and
theatres of Heritage that somebody chooses instead of the usual three."""
HAPPENS = (
    *("Combat", "EncounterStage", "Moment", "Result", "Since"),
    *("events", "items", "combat_cards", "powers"),
    *("Dream", "Fray", "FrayHand", "FrayPanel", "Journal", "Night", "rows"),
    *("emblems_card", "emblems_encounter", "emblems_event", "emblems_item", "emblems_secret"),
    *("CombatStage", "Parted", "PollStage"),
)
"""Parts of the table that are fetched once one can play, because they are drawn only when something has happened, and
the emblems of cards that nobody holds when a game begins."""
HELD = {
    "heritage": tuple([f"{clan}_emblems" for clan in CLANS]),
    "vtes": ("DeskBoard", "PhoneBoard"),
}
"""Of these a table fetches one before the first turn: everybody holds schemes of their own clan alone, and has one
screen."""
STARTS = re.compile(r'(?:src|href)="[^"]*?([^/"]+\.js)"')
IMPORTS = re.compile(r"""(?:from|import)\(?["'`]\./([^"'`]+\.js)""")
VISITS = 5
ANSWERS = 12
"""So many, while it is watched how the cards move."""

WATCH = """() => {
  window.frames_drawn = []
  let last = performance.now()
  const frame = (now) => {
    const moves = document.getAnimations().some((one) => one.playState === 'running' && one.effect?.target?.isConnected)
    if (moves) window.frames_drawn.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
"""How long each picture took to come while something moved."""


def rows() -> Iterator[Row]:
    """Size of what a browser runs, and the best of several first visits: with nothing in any cache."""
    client.build()
    for game in GAMES:
        size, most = bundle(FOLDER, game) / 1000, first_turn_in_kb(game)
        yield Row(
            f"scripts and styles of {game} until the first turn, gzipped",
            f"{size:.0f} kB",
            f"< {most} kB",
            f"{most / size:.1f} ×",
        )
        size = bundle(FOLDER, game, happens=True) / 1000
        yield Row(
            f"scripts and styles of {game}, whatever happens, gzipped",
            f"{size:.0f} kB",
            f"< {BUNDLE_IN_KB} kB",
            f"{BUNDLE_IN_KB / size:.1f} ×",
        )
    found = chromium.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        servers(f"sqlite:///{folder}/nokturn.db", 1, "nokturn.server.serve") as (server,),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.path, args=found.arguments, env={**os.environ, **found.environment}
        )
        for what, measure in (("first visit to the lobby", lobby), ("first visit to a running table", table)):
            visits = [measure(browser, server) for _ in range(VISITS)]
            best = min(visit.seconds for visit in visits)
            goal = f"< {FIRST_SCREEN_IN_SECONDS} s"
            yield Row(f"{what}, until one can play", f"{best:.2f} s", goal, f"{FIRST_SCREEN_IN_SECONDS / best:.1f} ×")
            work = min(visit.work for visit in visits)
            asked = f"{visits[-1].requests} requests, {visits[-1].bytes / 1000:.0f} kB"
            yield Row("the page's own work for it, however busy the machine", f"{work * 1000:.0f} ms", "", asked)
        empty, seen = _turns(browser, server)
        goal = f"{FRAMES_A_SECOND} /s"
        yield Row("pictures a second of an empty page in which one thing moves", f"{empty:.0f} /s", goal, _times(empty))
        yield Row("pictures a second while cards move", f"{seen.rate:.0f} /s", goal, _times(seen.rate))
        yield Row("of those that this browser can draw on this machine", f"{seen.rate / empty:.0%}", "100%")
        each = 1000 / FRAMES_A_SECOND
        yield Row("half of them come within", f"{seen.usual:.1f} ms", f"{each:.1f} ms", f"{each / seen.usual:.1f} ×")
        yield Row("work for each of them", f"{seen.work:.1f} ms", f"< {each:.0f} ms", f"{each / seen.work:.1f} ×")
        browser.close()


def _times(rate: float) -> str:
    return f"{rate / FRAMES_A_SECOND:.1f} ×"


def first_turn_in_kb(game: str) -> int:
    return FIRST_TURN_IN_KB.get(game, BUNDLE_IN_KB)


def bundle(folder: Path, game: str, *, happens: bool = False) -> int:
    """Bytes of the page, its scripts and its styles as they go over the wire when this game is first played.

    Counted is all that it takes until the first turn can be played, hand and boards drawn: of the languages and of the
    hands that can be held the largest.  Not counted is what belongs to another game, what somebody has to ask for, and
    what must happen first (`happens`: that as well, all that a game needs by itself).  Typefaces and the game's own
    words, which come as data, are not in it.
    """
    return max(
        sum(_sent(file) for file in counted(folder, game, lang, held, happens=happens)) for lang, held in _ways(game)
    )


def counted(folder: Path, game: str, lang: str, held: str = "", *, happens: bool = False) -> set[Path]:
    """The files of which `bundle` is the size, in one language and with one hand."""
    scripts = {file.name: file for file in folder.rglob("*.js")}
    pages = list(folder.glob("*.html"))
    others = [*[one for one in LANGUAGES if one != lang], *[one for one in HELD.get(game, ()) if one != held]]
    return {*pages, *_fetched(pages, scripts, (*_not_of(game, happens), *[f"{other}-" for other in others]))}


def _ways(game: str) -> Iterator[tuple[str, str]]:
    return ((lang, held) for lang in LANGUAGES for held in HELD.get(game, ("",)))


def _fetched(pages: list[Path], scripts: dict[str, Path], left_out: tuple[str, ...]) -> set[Path]:
    """The scripts that begin a page, all that they import, and the styles of both."""
    found: set[Path] = set()
    waiting = [name for page in pages for name in STARTS.findall(page.read_text())]
    while waiting:
        name = waiting.pop()
        if name not in scripts or scripts[name] in found or name.startswith(left_out):
            continue
        found.add(scripts[name])
        found |= set(scripts[name].parent.glob(f"{chunk_of(name)}-????????.css"))
        waiting += IMPORTS.findall(scripts[name].read_text())
    return found


def chunk_of(name: str) -> str:
    """`Lobby` of `Lobby-1a2b3c4d.js`."""
    return name.removesuffix(".js")[: -len("-1a2b3c4d")]


def _not_of(game: str, happens: bool) -> tuple[str, ...]:
    others = [name for name in GAMES if name != game]
    scenes = [scene for name, scene in SCENES.items() if name != game]
    return tuple(f"{name}-" for name in (*others, *scenes, *ASKED_FOR, *(() if happens else HAPPENS)))


def _sent(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


class Visit(NamedTuple):
    """A first visit, until one can play."""

    seconds: float
    work: float
    """Seconds that the page's own thread worked.  Its own time, not the clock's."""
    requests: int
    bytes: int
    """As they went over the wire, typefaces and words included."""


FETCHED = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return [all.length, all.reduce((sum, one) => sum + one.transferSize, 0)]
}"""


def visit(context: BrowserContext, address: str, ready: str) -> Visit:
    """Until this can be pressed."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    started = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(ready).first.click(trial=True)
    taken = perf_counter() - started
    work = _worked(devtools)
    requests, sent = page.evaluate(FETCHED)
    context.close()
    return Visit(taken, work, requests, sent)


def lobby(browser: Browser, server: ServerProcess) -> Visit:
    """Until the button that starts a game can be pressed."""
    return visit(browser.new_context(base_url=server.url), "/", "main .primary")


def table(browser: Browser, server: ServerProcess) -> Visit:
    """Until a choice can be taken."""
    context = browser.new_context(base_url=server.url)
    context.request.post("/api/enter", data={"name": "Ania", "lang": "en"}, headers=MARKED)
    asked = {"game": "vendetta", "seats": ["me", "bot:random", "bot:random"], "start": True}
    opened = context.request.post("/api/tables", data=asked, headers=MARKED).json()["id"]
    while not context.request.get(f"/api/tables/{opened}/sight?seat=A").json()["asks"]:
        pass  # the bots before us choose first
    return visit(context, f"/t/{opened}", "[data-choice]")


class Frames(NamedTuple):
    rate: float
    """Pictures a second."""
    work: float
    """Milliseconds that the page's own thread worked for each of them (scripts, styles, layout, painting), all else it
    did meanwhile included.  Its own time, not the clock's: a busy machine makes no difference."""
    usual: float
    """Milliseconds within which every other picture comes: what is missing at the rate is lost in single long ones,
    when news is laid out, not by what moves."""


EMPTY = """<style>
@keyframes go { to { translate: 400px } }
b { display: block; width: 80px; height: 112px; background: #c8323c; animation: go 1s infinite alternate }
</style><b></b>"""
"""Nothing can be drawn with less work, and nothing runs beside it: how often this is drawn is up to the browser."""
EMPTY_IN_MS = 2000


def _turns(browser: Browser, server: ServerProcess) -> tuple[float, Frames]:
    """The best of two, taking turns, so that a busy moment of the machine hits both alike."""
    pairs = [(empty_frames(browser), frames(browser, server)) for _ in range(2)]
    return max(empty for empty, _ in pairs), max(seen for _, seen in pairs)


def empty_frames(browser: Browser) -> float:
    """Pictures a second of the empty page: the most that there can be, in a browser without a screen, too."""
    page = browser.new_page()
    page.set_content(EMPTY)
    page.evaluate(WATCH)
    page.wait_for_timeout(EMPTY_IN_MS)
    taken: list[float] = page.evaluate("window.frames_drawn")
    page.close()
    return 1000 * len(taken) / sum(taken)


def frames(browser: Browser, server: ServerProcess) -> Frames:
    """Over all the time in which something moved at a table of Vendetta at normal pace."""
    context = browser.new_context(base_url=server.url)
    page = TablePage(context.new_page())
    page.enter("Ania")
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    devtools = context.new_cdp_session(page.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.page.evaluate(WATCH)
    before = _worked(devtools)
    for _ in range(ANSWERS):
        look = page.wait()
        if look.over:
            break
        page.step(look)
    taken: list[float] = page.page.evaluate("window.frames_drawn")
    worked = _worked(devtools) - before
    context.close()
    return Frames(1000 * len(taken) / sum(taken), 1000 * worked / len(taken), median(taken))


def _worked(devtools: CDPSession) -> float:
    """Seconds so far."""
    measured = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return float(measured["TaskDuration"])


if __name__ == "__main__":
    print(HEADING)
    show(rows())
