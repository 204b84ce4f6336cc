"""The socket of a table: what each seat sees as it happens, answers, chat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any
from uuid import UUID

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from nokturn.server.answers import give
from nokturn.server.house import AnySocket, House, house_of
from nokturn.server.input_checks import SenselessError, check_data
from nokturn.server.limits import address_of
from nokturn.server.messages import (
    AnswerNow,
    BackSoon,
    Chat,
    People,
    Ping,
    Pong,
    Refused,
    Unwatch,
    Watch,
    decode,
    encode,
)
from nokturn.server.routes.tables import TABLE
from nokturn.server.security import own_origin
from nokturn.server.session import language, shown_by, somebody
from nokturn.server.table_descriptions import check_holder, seat_infos, table_for, talk_of, watchers
from nokturn.table.errors import TurnedDownError
from nokturn.table.live import sights
from nokturn.table.live.hands import hands_of
from nokturn.table.live.listeners import Listener
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import RefusalSight
from nokturn.table.store.clocks import moment
from nokturn.table.store.models import Person
from nokturn.table.store.seats import GoneError
from nokturn.table.talk import chat, team_notes
from nokturn.table.words import say

log = logging.getLogger(__name__)
_ENDED, _FOREIGN, _GONE, _SILENT, _TOO_OFTEN = 4401, 4403, 4404, 4408, 4429
"""Close codes, after the HTTP statuses they stand for."""
_FAILED = 1011
HELLO_WITHIN = 15.0
"""Seconds in which a socket has to say what it is there for."""
WORD_WITHIN = 180.0
"""Seconds in which it then has to say anything: a page does every twenty, a hidden one less often."""
SHOUTS = 300
"""Messages in a row that were too many: after that nobody listens any more."""


class _HangUpError(Exception):
    """The socket is closed from our side."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket(f"{TABLE}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[UUID]) -> None:
    house = house_of(socket)
    person = somebody(socket)
    await socket.accept()
    if not own_origin(socket):
        await socket.close(_FOREIGN)
        return
    with _counted(house, address_of(socket.scope.get("client")), person) as welcome:
        if not welcome:
            await socket.close(_TOO_OFTEN)
            return
        try:
            table = await table_for(socket, table_id)
        except (TurnedDownError, GoneError):
            await socket.close(_GONE)
            return
        here = TableSocket(house, table, person, language(socket), socket)
        with house.ended_sessions.watched(shown_by(socket), here.end) if person else nullcontext():
            await here.serve()


@contextmanager
def _counted(house: House, address: str, person: Person | None) -> Iterator[bool]:
    """Whether somebody may have one more socket; as long as they have it, it counts."""
    limits = house.limits
    wanted = [("socket", address), *([("own-socket", str(person.id))] if person else [])]
    held = []
    try:
        for kind, who in wanted if limits.take("socket", address) else []:
            if limits.hold(kind, who):
                held.append((kind, who))
        yield len(held) == len(wanted)
    finally:
        for kind, who in held:
            limits.let_go(kind, who)


class TableSocket:
    """One socket at one table."""

    def __init__(self, house: House, table: LiveTable, person: Person | None, lang: str, socket: AnySocket) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.lang = lang
        self.socket = socket
        self.listener = Listener(person.id if person else None)
        self._people = b""

    async def serve(self) -> None:
        """Until either side hangs up."""
        self.house.open_tables.come(self.table, self.listener)
        self.house.metrics.sockets.inc()
        sending = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        except _HangUpError as error:
            await self.socket.close(error.code)
        finally:
            self.house.metrics.sockets.dec()
            self.house.open_tables.go(self.table, self.listener)
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending

    def end(self) -> None:
        """The session is over with which it was opened."""
        self.listener.ended = True
        self.listener.wake()

    # from the client

    async def _receive(self) -> None:
        who = str(id(self))
        patience, shouts = HELLO_WITHIN, 0
        while True:
            data = await self._next(patience)
            if self.listener.ended:
                raise _HangUpError(_ENDED)
            if self.house.leaving:
                continue  # nothing is begun any more: it comes again, to whoever is there next
            patience = WORD_WITHIN
            if not self.house.limits.take("message", who):
                shouts += 1
                if shouts > SHOUTS:
                    raise _HangUpError(_TOO_OFTEN)
                self._turn_down(_nonce(data), TurnedDownError("too-often"))
                await asyncio.sleep(0.2)
                continue
            nonce, shouts = "", 0
            try:
                check_data(data)
                message = decode(data)
                nonce = message.nonce if isinstance(message, AnswerNow) else ""
                await self._do(message)
            except SenselessError:
                self._turn_down(nonce, TurnedDownError("bad-request", why=""))
            except msgspec.MsgspecError as error:
                self._turn_down(nonce, TurnedDownError("bad-request", why=str(error)))
            except TurnedDownError as error:
                self._turn_down(nonce, error)
            except _HangUpError:
                raise
            except Exception:
                log.exception("a message at table %s failed", self.table.id)
                self._turn_down(nonce, TurnedDownError("failed"))

    async def _next(self, patience: float) -> str:
        try:
            async with asyncio.timeout(patience):
                return await self.socket.receive_data(mode="text")
        except TimeoutError:
            raise _HangUpError(_SILENT) from None

    async def _do(self, message: Any) -> None:
        match message:
            case Watch(seat, since):
                if seat is not None and self.table.row.status != "over":
                    check_holder(self.table, seat, self.person)
                elif seat is not None and seat not in self.table.seats:
                    raise TurnedDownError("no-such-seat")
                self.listener.watching[seat] = since
                self.listener.told.pop(seat, None)
                self.listener.wake()
            case Unwatch(seat):
                self.listener.watching.pop(seat, None)
                self.listener.told.pop(seat, None)
            case AnswerNow(seat, version, nonce, answer, then):
                if self.person is None:
                    raise TurnedDownError("enter-first")
                outcome = await give(self.house, self.table, self.person, seat, version, nonce, answer, then)
                self.listener.reply(encode(outcome))
            case Chat(text, whisper):
                await self._chat(text, whisper)
            case Ping():
                self.listener.reply(encode(Pong(moment())))

    async def _chat(self, text: str, whisper: bool) -> None:
        if self.person is None:
            raise TurnedDownError("enter-first")
        if not self.house.limits.take("chat", str(self.person.id)):
            raise TurnedDownError("too-often")
        chat.check_speaks(self.table, self.person.id)
        audience = chat.whisper_of(self.table, self.person.id) if whisper else ""
        await chat.say(self.table.store, self.table.id, self.person, text, audience)
        self.table.messages += 1
        self.table.wake_ears()

    def _turn_down(self, nonce: str, error: TurnedDownError) -> None:
        facts = error.args_of_text
        text = say(self.lang, f"refusal-{error.reason}", facts)
        self.listener.reply(encode(Refused(nonce, RefusalSight(error.reason, error.rule, {}, text))))

    # to the client

    async def _send(self) -> None:
        """Tell what there is to tell; if that fails the socket is closed, never left open and silent: the client comes
        back and is told what it has missed."""
        try:
            await self._tell()
        except (WebSocketDisconnect, ClientDisconnected):
            return
        except Exception:
            log.exception("a socket at table %s could not be told what happened", self.table.id)
            with suppress(Exception):
                await self.socket.close(_FAILED)

    async def _tell(self) -> None:
        while True:
            await self.listener.listen()
            if self.listener.ended:
                await self.socket.close(_ENDED)
                return
            while self.listener.replies:
                await self.socket.send_data(self.listener.replies.popleft(), mode="text")
            if self.house.leaving and not self.listener.warned:
                await self.socket.send_data(encode(BackSoon()), mode="text")
                self.listener.warned = True
            if self.table.banned(self.listener.person):
                await self.socket.close(_GONE)
                return
            await self._send_sights()
            await self._send_people()
            await self._send_chat()

    async def _send_sights(self) -> None:
        listener, table = self.listener, self.table
        for seat, since in list(listener.watching.items()):
            if listener.told.get(seat) == table.news:
                continue
            hands = hands_of(table, listener.person)
            if seat is not None and table.row.status != "over" and seat not in hands:
                del listener.watching[seat]  # the seat went to somebody else
                continue
            news, version = table.news, table.version
            data = sights.news_for(table, seat, since, hands)
            listener.told[seat], listener.watching[seat] = news, version
            await self.socket.send_data(data, mode="text")

    async def _send_people(self) -> None:
        if self.listener.people == self.table.people:
            return
        self.listener.people = self.table.people
        row = self.table.row
        seats = seat_infos(self.house, self.table, self.listener.person)
        data = encode(People(seats, watchers(self.table), row.status, str(row.rematch or ""), talk_of(row)))
        if data != self._people:
            self._people = data
            await self.socket.send_data(data, mode="text")

    async def _send_chat(self) -> None:
        listener = self.listener
        if listener.heard == self.table.messages:
            return
        listener.heard = self.table.messages
        last, lines = await chat.said(self.table, listener.person, listener.chat)
        listener.chat = last
        for line in lines:
            await self.socket.send_data(encode(line), mode="text")
        for team in team_notes.teams_of(self.table, listener.person):
            found = await team_notes.shared(self.table, team)
            if found.number != listener.shared.get(team, 0):
                listener.shared[team] = found.number
                await self.socket.send_data(encode(found), mode="text")


def _nonce(data: str) -> str:
    """Of an answer that nobody has looked at: its sender learns that it was not taken."""
    try:
        check_data(data)
        message = decode(data)
    except (SenselessError, msgspec.MsgspecError):
        return ""
    return message.nonce if isinstance(message, AnswerNow) else ""


ROUTES = [table_socket]
