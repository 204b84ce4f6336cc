"""Playing: looking, answering, taking back, and what comes afterwards."""

from __future__ import annotations

import asyncio
from uuid import UUID

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from nokturn.kernel.asks import Refusal
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.plain import check_plain, pack, unpack
from nokturn.kernel.words import LANGUAGES
from nokturn.server.answers import give
from nokturn.server.errors import turn_down
from nokturn.server.house import AnyRequest, House, house_of
from nokturn.server.messages import Refused, Taken
from nokturn.server.routes.tables import TABLE
from nokturn.server.session import language, me, somebody
from nokturn.server.table_descriptions import check_holder, describe, table_for
from nokturn.server.wire.tables import (
    AgreeBack,
    AskBack,
    Back,
    Fork,
    GiveAnswer,
    NoteText,
    OrderInfo,
    Say,
    SeatOrders,
    TableInfo,
    TableRef,
    TeamText,
)
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live import changed_rules, live, sights, undo
from nokturn.table.live.auto_answers import answered_by_order, orders_of
from nokturn.table.live.hands import hands_of
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import Sight, UndoRequest
from nokturn.table.lobby import rematch_and_fork
from nokturn.table.store.seats import set_orders, set_request
from nokturn.table.talk import chat, team_notes
from nokturn.table.talk.chat import Said
from nokturn.table.talk.team_notes import Shared

MOST_ORDERS = 200
"""Of one seat; a game's usual orders may be dozens."""


@get(f"{TABLE}/sight", summary="What a seat sees, now or at an earlier step")
async def get_sight(
    request: AnyRequest,
    table_id: FromPath[UUID],
    seat: FromQuery[str | None] = None,
    step: FromQuery[int | None] = None,
    since: FromQuery[int] = -1,
) -> Sight:
    table = await table_for(request, table_id)
    seat = _eyes(request, table, seat)
    if step is None:
        person = somebody(request)
        return sights.look(table, seat, since, hands_of(table, person.id if person else None))
    if table.history is None and table.kept is None:
        raise TurnedDownError("not-started")
    sight = sights.look_back(table, seat, step)
    if isinstance(sight, Refusal):
        raise turn_down(sight)
    return sight


@get(f"{TABLE}/board", summary="The same as lines of text that can be read aloud")
async def get_board(
    request: AnyRequest,
    table_id: FromPath[UUID],
    seat: FromQuery[str | None] = None,
    step: FromQuery[int | None] = None,
    lang: FromQuery[str] = "",
) -> list[str]:
    table = await table_for(request, table_id)
    seat = _eyes(request, table, seat)
    if table.history is None and table.kept is None:
        raise TurnedDownError("not-started")
    lines = sights.read_aloud(table, seat, step, lang if lang in LANGUAGES else language(request))
    if isinstance(lines, Refusal):
        raise turn_down(lines)
    return lines


def _eyes(request: AnyRequest, table: LiveTable, seat: str | None) -> str | None:
    """Whose eyes one looks through: one's own while the game goes on, then anybody's; None is a spectator."""
    if not seat:
        return None
    if table.row.status != "over":
        check_holder(table, seat, somebody(request))
    elif seat not in table.seats:
        raise TurnedDownError("no-such-seat")
    return seat


@post(f"{TABLE}/answer", status_code=200, summary="Answer a question")
async def answer(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[GiveAnswer]) -> Taken | Refused:
    person = me(request)
    table = await table_for(request, table_id)
    if not 0 < len(data.nonce) <= 48:
        raise TurnedDownError("bad-request", why="nonce")
    return await give(house_of(request), table, person, data.seat, data.version, data.nonce, data.answer, data.then)


@post(f"{TABLE}/undo", status_code=200, summary="Take your last move back, or ask the others")
async def ask_back(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[AskBack]) -> Back:
    person = me(request)
    table = await table_for(request, table_id)
    check_holder(table, data.seat, person)
    outcome = await undo.ask_back(table, data.seat, f"p:{data.nonce[:48]}")
    return await _back(house_of(request), table, outcome)


@post(f"{TABLE}/undo/answer", status_code=200, summary="Agree that somebody takes a move back, or do not")
async def agree_back(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[AgreeBack]) -> Back:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    check_holder(table, data.seat, person)
    asked = sights.request(table)
    if asked is None:
        raise TurnedDownError("no-request")
    if data.seat not in asked.needs:
        raise NotAllowedError("not-your-seat")
    if not data.agree:
        await set_request(house.store, table.id, None)
        await house.open_tables.changed(table)
        return Back(table.version, False)
    seats = [seat for seat in table.seats_of(person.id) if seat in asked.needs]
    outcome = await undo.agree(table, asked, seats, f"undo-{asked.version}")
    return await _back(house, table, outcome)


async def _back(house: House, table: LiveTable, outcome: live.Taken | UndoRequest | Refusal) -> Back:
    if isinstance(outcome, Refusal):
        raise turn_down(outcome)
    if isinstance(outcome, live.Taken):
        return Back(outcome.version, True)
    await set_request(house.store, table.id, undo.packed(outcome))
    await house.open_tables.changed(table)
    return Back(table.version, False, outcome)


# when the rules have changed


@post(f"{TABLE}/go-on", status_code=200, summary="Go on under changed rules from the last step that fits them")
async def go_on(request: AnyRequest, table_id: FromPath[UUID]) -> Back:
    person = me(request)
    table = await _begun(request, table_id)
    return await _back(house_of(request), table, await changed_rules.go_on(table, person.id))


@post(f"{TABLE}/close", status_code=200, summary="End a game whose rules have changed, and keep it as it was")
async def close(request: AnyRequest, table_id: FromPath[UUID]) -> TableInfo:
    house, person = house_of(request), me(request)
    table = await _begun(request, table_id)
    await changed_rules.close(table, person.id)
    await house.open_tables.changed(table)
    return await describe(house, table, person)


async def _begun(request: AnyRequest, table_id: UUID) -> LiveTable:
    table = await table_for(request, table_id)
    if table.history is None:
        raise TurnedDownError("not-started")
    return table


# afterwards


@post(f"{TABLE}/fork", summary="What if: play on from an earlier step against bots")
async def fork(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Fork]) -> TableRef:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    if table.history is None:
        raise TurnedDownError("not-started")
    if not house.limits.take("table", str(person.id)):
        raise TurnedDownError("too-often")
    return TableRef(await rematch_and_fork.fork(house.store, table, person, data.step, data.seat, data.level))


@post(f"{TABLE}/rematch", summary="The same people, once more")
async def rematch(request: AnyRequest, table_id: FromPath[UUID]) -> TableRef:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    again = await rematch_and_fork.rematch(house.store, table, person)
    await house.open_tables.changed(table)
    return TableRef(again)


@get(f"{TABLE}/record", summary="The whole record with its key, when the game is over")
async def record(request: AnyRequest, table_id: FromPath[UUID]) -> Response[bytes]:
    table = await table_for(request, table_id)
    return Response(
        await rematch_and_fork.record(house_of(request).store, table),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.json"'},
    )


@get(f"{TABLE}/film", summary="How what was hidden came to light, when the game is over")
async def get_film(request: AnyRequest, table_id: FromPath[UUID]) -> Response[bytes]:
    """A list of frames in the game's own words; empty where a game has none."""
    table = await table_for(request, table_id)
    frames = await asyncio.to_thread(rematch_and_fork.film, table)
    return Response(msgspec.json.encode(frames), media_type="application/json")


# talking, notes, orders


@get(f"{TABLE}/chat", summary="What was said at the table")
async def get_chat(request: AnyRequest, table_id: FromPath[UUID], after: FromQuery[int] = 0) -> list[Said]:
    table = await table_for(request, table_id)
    person = somebody(request)
    _, lines = await chat.said(table, person.id if person else None)
    return [line for line in lines if line.audience or line.number > after]


@post(f"{TABLE}/chat", summary="Say something")
async def say(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Say]) -> Said:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    if not house.limits.take("chat", str(person.id)):
        raise TurnedDownError("too-often")
    chat.check_speaks(table, person.id)
    audience = chat.whisper_of(table, person.id) if data.whisper else ""
    said = await chat.say(house.store, table.id, person, data.text, audience)
    table.messages += 1
    table.wake_ears()
    return said


@get(f"{TABLE}/notes", summary="My notes, for nobody else")
async def get_notes(request: AnyRequest, table_id: FromPath[UUID]) -> NoteText:
    person = me(request)
    table = await table_for(request, table_id)
    return NoteText(await chat.note(table.store, table.id, person.id))


@put(f"{TABLE}/notes", summary="Write my notes")
async def put_notes(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[NoteText]) -> NoteText:
    person = me(request)
    table = await table_for(request, table_id)
    await chat.write_note(table.store, table.id, person.id, data.text)
    return data


@get(f"{TABLE}/shared", summary="What my team has pinned and noted, for nobody else")
async def get_shared(request: AnyRequest, table_id: FromPath[UUID], seat: FromQuery[str]) -> Shared:
    table = await table_for(request, table_id)
    check_holder(table, seat, me(request))
    return await team_notes.shared(table, team_notes.team_of(table, seat))


@put(f"{TABLE}/shared", summary="Pin and note something for my team")
async def put_shared(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[TeamText]) -> Shared:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    check_holder(table, data.seat, person)
    if not house.limits.take("chat", str(person.id)):
        raise TurnedDownError("too-often")
    return await team_notes.share(table, team_notes.team_of(table, data.seat), data.pins, data.text, data.number)


@get(f"{TABLE}/orders", summary="My standing orders")
async def get_orders(request: AnyRequest, table_id: FromPath[UUID], seat: FromQuery[str]) -> SeatOrders:
    person = me(request)
    table = await table_for(request, table_id)
    check_holder(table, seat, person)
    given = orders_of(table, seat).of(seat)
    live = table.history is not None and table.row.status == "live"
    suggested = table.game.manners.suggested_orders(table.position.state, seat) if live else ()
    return SeatOrders(seat, _infos(given), _infos(suggested), answered_by_order(table, seat))


def _infos(orders: tuple[StandingOrder, ...]) -> list[OrderInfo]:
    return [OrderInfo(o.prompt, pack(o.answer), o.source, o.times, dict(o.when), o.until) for o in orders]


@put(f"{TABLE}/orders", summary="Give standing orders in place of the earlier ones")
async def put_orders(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[SeatOrders]) -> SeatOrders:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    check_holder(table, data.seat, person)
    if len(data.orders) > MOST_ORDERS:
        raise TurnedDownError("bad-order")
    await set_orders(house.store, table.id, data.seat, [_order(table, data.seat, order) for order in data.orders])
    await house.open_tables.changed(table)
    return SeatOrders(data.seat, data.orders, [], answered_by_order(table, data.seat))


def _order(table: LiveTable, seat: str, order: OrderInfo) -> object:
    try:
        answer = unpack(order.answer)
        check_plain(answer, "An order")
    except Exception:
        raise TurnedDownError("bad-order") from None
    long = len(order.prompt) > 80 or len(order.source) > 40 or len(order.until) > 80 or len(order.when) > 8
    if long or not 0 <= order.times <= 1000:
        raise TurnedDownError("bad-order")
    when = tuple(order.when.items())
    if any(not isinstance(value, str | int | bool) or len(str(value)) > 80 for _, value in when):
        raise TurnedDownError("bad-order")
    if order.until not in ("", table.game.manners.own_turn):
        raise TurnedDownError("bad-order")
    # An order that still holds until one's next turn may be dated anew: nothing changes by that.
    since = table.game.manners.turn_of(table.position.state, seat) if order.until and table.history is not None else 0
    packed: object = pack(StandingOrder(order.prompt, answer, order.source, order.times, when, order.until, since))
    return packed


ROUTES = [
    get_sight,
    get_board,
    answer,
    ask_back,
    agree_back,
    go_on,
    close,
    fork,
    rematch,
    record,
    get_film,
    get_chat,
    say,
    get_notes,
    put_notes,
    get_shared,
    put_shared,
    get_orders,
    put_orders,
]
