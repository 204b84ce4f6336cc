"""Any position of V:TES in a real browser: laid out by hand, seen and played by the real rules.

The table of the page is a real one; what its socket tells of the game is told of the laid-out table instead, by the
same words the server uses, and the page's answers are given there.  Whoever else is asked passes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute
from tests.browser.table_page import TablePage
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import EndPhase, Pass
from nokturn.kernel.events import log_of
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import unpack
from nokturn.table.live.sight import facts, question

OWN = "A"
PASSING = (Pass(), EndPhase())
"""How the others do nothing."""
MOST = 500
"""Answers of the others after which something must be asked of whoever looks."""

SEATS: dict[str, tuple[str, ...]] = {
    "A": ("trevon-parker", "patrik-soderberg", "ayelech", "lauren", "lloyd-brooks", "ines-tristao"),
    "B": ("alice-chen", "horst-von-bruhl", "naomi-stewart", "brock-sterling", "oshri-dahan", "chelsea-blake"),
    "C": ("larissa-moreira", "aunt-linda", "horace-radcliffe", "the-dowager", "wauneka", "ryan"),
    "D": ("catalina-vega", "mkhokheli", "kathy-glens", "massimo-falconi", "tamoszius", "min-seo"),
    "E": ("gelasia-fotiou", "colette", "dr-stephen-norton", "alexander-silverson", "sully", "ashley"),
}
"""Vampires of one clan for each seat."""
LYING: dict[str, tuple[str, ...]] = {
    "A": ("academic-hunting-ground", "chantry", "wider-view"),
    "B": ("uptown-hunting-ground", "information-highway", "ventrue-headquarters"),
    "C": ("smiling-jack-the-anarch", "the-labyrinth", "slum-hunting-ground"),
    "D": ("elysium-the-palace-of-versailles", "art-museum", "creepshow-casino"),
    "E": ("dreams-of-the-sphinx", "the-barrens", "elder-library"),
}
RISING = {"A": ("lloyd-brooks", "ines-tristao", "rosalina-cortez"), "B": ("madison",) * 3, "C": ("baixinho",) * 3}
HAND = (
    "eyes-of-argus",
    "precognition",
    "telepathic-misdirection",
    "deflection",
    "theft-of-vitae",
    "govern-the-unaligned",
    "44-magnum",
)
POOL = {"A": 14, "B": 11, "C": 8, "D": 17, "E": 13}


def full_table(minions: int = 4, on_each: int = 0, seats: str = "ABCDE") -> Table:
    """The load of the first bar: minions, two cards attached, three permanents and three uncontrolled cards a seat."""
    table = Table(seats)
    table.state.pool = {seat: POOL[seat] for seat in seats}
    table.state.edge = "D" if "D" in seats else seats[0]
    table.hand("A", *HAND)
    for seat in seats:
        names = SEATS[seat][:minions]
        for at, name in enumerate(names):
            down = at == len(names) - 1 and seat in "BD"
            minion = table.vampire(seat, name, 0 if down else 2 + at % 3, "torpor" if down else "ready")
            table.state.change(minion, locked=at in (2, 3) and not down)
            for card in (("vessel", "kevlar-vest") * 2)[: on_each or int(at in (1, 2))]:
                table.put(seat, card, minion)
        for card in LYING[seat]:
            table.put(seat, card, counters=3 if card.startswith("smiling") else 0)
        for blood, card in enumerate(RISING.get(seat, ("massimo-falconi",) * 3)):
            table.uncontrolled(seat, card, blood)
        table.state.library[seat] = ("deflection",) * 40
        table.state.crypt[seat] = ("nassir",) * 8
        table.state.ash[seat] = ("mirror-walk", "bonding") * 5
    return table


def come_to(table: Table, seat: str, *prompts: str) -> None:
    """Everybody passes or takes the first choice, until this seat is asked (one of these)."""
    for _ in range(MOST):
        if table.over or any(ask.seat == seat and (not prompts or ask.prompt in prompts) for ask in table.asks):
            return
        ask = table.asks[0]
        passing = next((option for option in PASSING if option in ask.options), None)
        table.answer(ask.seat, first_answer(ask) if passing is None else passing)
    raise AssertionError(f"{seat} is not asked {prompts}")


class LaidTable:
    """A laid-out table behind the socket of a page."""

    def __init__(self, page: TablePage, table: Table, *, own: str = OWN) -> None:
        self.page, self.table, self.own = page, table, own
        self.version = 1000
        self.answers: list[Any] = []
        """What the page has answered."""
        self._template: dict[str, Any] = {}
        self._told = 0
        self._sockets: list[WebSocketRoute] = []
        page.page.route_web_socket("**/socket", self._between)

    def open(self) -> None:
        """The page at this table."""
        seats = ["me", *["bot:random"] * (len(self.table.state.seats) - 1)]
        self.page.open_table(self.page.new_table(*seats, game="vtes"))

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._sockets.append(socket)

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("is") != "sight":
                socket.send(message)
            elif not self._template:
                self._template = told
                self._tell(socket)

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("do") != "answer":
                server.send(message)
                return
            answer = unpack(said["answer"])
            self.answers.append(answer)
            self.table.answer(self.own, answer)
            self.settle()
            self.version += 1
            socket.send(json.dumps({"is": "taken", "nonce": said["nonce"], "version": self.version}))
            self._tell(socket)

        server.on_message(from_server)
        socket.on_message(from_page)

    def settle(self) -> None:
        """Everybody else passes or takes the first choice, until the seat of the page is asked."""
        come_to(self.table, self.own)

    def again(self) -> None:
        """The table was changed by hand: the page sees it."""
        self.version += 1
        for socket in self._sockets:
            self._tell(socket)

    def _tell(self, socket: WebSocketRoute) -> None:
        table = self.table
        asks = [] if table.position is None or table.over else table.asks
        log = log_of(table.state.events or [], self.own)
        lines = [{"at": 1, "key": line.key, "facts": facts(line.facts)} for line in log[self._told :]]
        self._told = len(log)
        sight = {
            **self._template,
            "version": self.version,
            "step": self.version,
            "seat": self.own,
            "status": "live",
            "view": view(table.state, self.own),
            "asks": [msgspec.to_builtins(question(GAME, table.state, ask)) for ask in asks if ask.seat == self.own],
            "beside": [],
            "waiting_for": [ask.seat for ask in asks],
            "kept": self.version,
            "lines": lines,
        }
        socket.send(json.dumps(msgspec.to_builtins(sight)))
