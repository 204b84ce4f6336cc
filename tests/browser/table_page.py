"""A page at a table, and somebody who plays there with pointer or keyboard, knowing nothing of the game.

The page says with `data-` attributes what can be chosen; names and layout are free to change.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

from playwright.sync_api import Locator, Page, Response, WebSocket
from sqlalchemy import create_engine, update
from tests.patience import PATIENCE
from tests.server.process import ServerProcess

from nokturn.games import game_named
from nokturn.kernel.words import Words
from nokturn.server.static import FOLDER
from nokturn.table.store.models import GameTable
from nokturn.table.words import FOLDER as TABLE

BOARD = Path(__file__).parents[2] / "client" / "src" / "games" / "vendetta"
CHOICE = "[data-choice]:enabled:visible"
MARKED = {"X-Nokturn": "1"}
MOST = 400
"""Clicks in which a seat's whole game must be over."""

SEE = """
const see = () => {
  const ask = document.querySelector('[data-ask-prompt]')
  const send = ask?.querySelector('[data-option="send"]')
  const choices = [...document.querySelectorAll('[data-choice]')].filter((e) => !e.disabled && e.checkVisibility())
  return {
    over: Boolean(document.querySelector('[data-result]')),
    prompt: ask?.dataset.askPrompt ?? '',
    text: ask?.querySelector('[aria-live]')?.textContent ?? '',
    busy: ask?.getAttribute('aria-busy') === 'true',
    choices: choices.map((e) => ({
      option: e.dataset.option ?? '',
      what: e.dataset.what ?? '',
      card: e.dataset.card ?? '',
      key: e.dataset.key ?? '',
      label: e.getAttribute('aria-label') ?? e.textContent.trim(),
      pressed: e.getAttribute('aria-pressed') === 'true',
    })),
    send: send ? (send.disabled ? 'not yet' : 'ready') : '',
    facing: document.querySelector('[data-facing][aria-pressed="true"]')?.dataset.facing ?? '',
  }
}
"""
LOOK = f"() => {{ {SEE} return see() }}"
WAIT = f"""async (end) => {{
  {SEE}
  const waits = (look) => !look.over && (!look.prompt || look.busy || !(look.choices.length || look.send))
  let look = see()
  for (const began = Date.now(); waits(look) && Date.now() - began < end; look = see()) {{
    await new Promise((changed) => {{
      const watch = new MutationObserver(done), late = setTimeout(done, Math.min(end, 200))
      function done() {{ watch.disconnect(); clearTimeout(late); changed() }}
      watch.observe(document, {{ subtree: true, childList: true, attributes: true }})
    }})
  }}
  return look
}}"""
"""The first look at which something is asked or all is over.  Looked for whenever the page changes, and five times a
second because of what comes into sight by itself: asking the page all the time takes more than playing does."""


SHORTLY = 40
"""Milliseconds in which a page of several says by itself that something is asked there; then all are looked at."""


class Choice(NamedTuple):
    """One thing that can be clicked: an option by its kind and what it is about, or a card in the hand."""

    option: str
    what: str
    card: str
    key: str
    """The key that takes it."""
    label: str
    """What it is called, as it is read aloud."""
    pressed: bool


class Look(NamedTuple):
    """What the page shows right now."""

    over: bool
    prompt: str
    text: str
    """The question in words."""
    busy: bool
    choices: list[Choice]
    send: str
    """Whether several things chosen can be sent: "", "not yet" or "ready"."""
    facing: str
    """Which way up the chosen card would lie; "" while no card is chosen."""

    @property
    def asks(self) -> bool:
        return bool(self.prompt) and not self.busy and bool(self.choices or self.send)


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.heard: list[str] = []
        """Everything the server has told this browser: frames of sockets and bodies of answers."""
        self.chance = random.Random(0)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        page.on("response", self._read)

    # --- what comes over the wire

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and response.ok and "/games/" not in response.url:
            self._bodies.append(response)

    @property
    def _bodies(self) -> list[Response]:
        found: list[Response] = self.__dict__.setdefault("_responses", [])
        return found

    def everything_heard(self) -> list[str]:
        """Frames and bodies; what everybody may read about the game itself (cards, rules, words) is left out."""
        while self._bodies:
            self.heard.append(self._bodies.pop(0).text())
        return self.heard

    # --- arranging, past the lobby

    def prefer(self, **preferences: Any) -> None:
        """What this browser has been told to do, from the next page on; added to what it prefers already."""
        self.page.add_init_script(f"""(() => {{
          const known = JSON.parse(localStorage.getItem('nokturn.preferences') ?? '{{}}')
          localStorage.setItem('nokturn.preferences', JSON.stringify({{...known, ...{json.dumps(preferences)}}}))
        }})()""")

    def api(self, method: str, path: str, body: Any = None) -> Any:
        # A line that has been idle is closed by the server, maybe just when it is used again; browsers ask anew, too.
        answer = self.page.context.request.fetch(f"/api{path}", method=method, data=body, headers=MARKED, max_retries=3)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def enter(self, name: str, lang: str = "en") -> None:
        self.api("POST", "/enter", {"name": name, "lang": lang})

    def new_table(self, *seats: str, **options: Any) -> str:
        body = {"game": "vendetta", "seats": list(seats), "start": "open" not in seats, **options}
        found: str = self.api("POST", "/tables", body)["id"]
        return found

    def open_table(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.page.locator("[data-ask-prompt], [data-result], .dock").first.wait_for()

    # --- looking

    def look(self) -> Look:
        return _as_look(self.page.evaluate(LOOK))

    def wait(self) -> Look:
        """Until it asks something or is over."""
        look = _as_look(self.page.evaluate(WAIT, 1_000 * PATIENCE))
        assert look.asks or look.over, (
            f"nothing is asked and it is not over: {look}\n{self.page.locator('main').inner_text()}"
        )
        return look

    def choice(self, at: int) -> Locator:
        return self.page.locator(CHOICE).nth(at)

    # --- playing

    def step(self, look: Look) -> None:
        """One click (or touch) towards an answer, any legal one."""
        if look.send == "ready" and (any(choice.pressed for choice in look.choices) or not look.choices):
            self.page.locator('[data-option="send"]').click()
        elif look.send:
            self.choice(self._pick(look, lambda choice: not choice.pressed)).click()
        elif look.facing:
            self._place(look)
        else:
            self.choice(self._pick(look)).click()

    def _pick(self, look: Look, fits: Any = lambda choice: True) -> int:
        return self.chance.choice([at for at, choice in enumerate(look.choices) if fits(choice)])

    def _place(self, look: Look) -> None:
        """The card is chosen: now which way up, and where."""
        other = "down" if look.facing == "up" else "up"
        if not look.choices or (look.facing == "up" and self.chance.random() < 0.5):
            self.page.locator(f'[data-facing="{other}"]').click()
            look = self.look()
            if not look.choices:
                self.page.keyboard.press("Escape")
                return
        self.choice(self._pick(look)).click()

    def play(self, until: Any = lambda look: look.over, step: Any = None) -> Look:
        """Play until the game is over, or something else has come to pass; `step`: not just any answer."""
        for _ in range(MOST):
            look = self.wait()
            if look.over or until(look):
                return look
            (step or self.step)(look)
        raise AssertionError(f"not over after {MOST} clicks")


def _as_look(seen: dict[str, Any]) -> Look:
    return Look(**{**seen, "choices": [Choice(**choice) for choice in seen["choices"]]})


Step = Callable[[TablePage, Look], None]


def play_together(*pages: TablePage, step: Step = TablePage.step) -> None:
    """Several people at one table, each clicking when asked (or as `step` says), until it is over for all."""
    answer_until(lambda looks: all(look.over for look in looks), *pages, step=step)


def answer_until(done: Callable[[Sequence[Look]], bool], *pages: TablePage, step: Step = TablePage.step) -> None:
    """Everybody answers when asked, anything, until it has come to pass; patience begins anew with every answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        looks = [page.look() for page in pages]
        if done(looks):
            return
        asked = [(page, look) for page, look in zip(pages, looks, strict=True) if look.asks]
        for page, look in asked:
            step(page, look)
            end = time.monotonic() + PATIENCE
        if not asked:
            pages[0].page.evaluate(WAIT, SHORTLY)
    raise AssertionError(f"it has not come to pass: {[page.look() for page in pages]}")


def deal(server: ServerProcess, table: str, key: str) -> None:
    """The cards of a table that has not begun are shuffled with this key: every run sees the same draws."""
    engine = create_engine(server.database_url)
    with engine.begin() as database:
        database.execute(update(GameTable).where(GameTable.id == UUID(table)).values(key=key))
    engine.dispose()


def messages(heard: list[str], kind: str) -> list[dict[str, Any]]:
    """Messages of a kind among what was heard."""
    found = []
    for text in heard:
        if text.startswith("{"):
            message = json.loads(text)
            if message.get("is") == kind:
                found.append(message)
    return found


def words(lang: str, key: str, **facts: Any) -> str:
    """What the page calls something in a language."""
    return Words(game_named("vendetta"), lang, also=(TABLE, FOLDER.parent, BOARD)).say(key, facts.items())
