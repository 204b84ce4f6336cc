"""Coming in: a name is enough."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Response, get, patch, post
from litestar.params import FromQuery, JSONBody

from nokturn.server.house import AnyRequest, house_of
from nokturn.server.limits import address_of
from nokturn.server.session import came_earlier, cookie_for, language, me, no_cookie, shown_by, somebody
from nokturn.server.wire.people import (
    ChangeMe,
    Confirm,
    DeleteMe,
    Enter,
    Forgotten,
    Lang,
    Login,
    Me,
    NewPassword,
    Register,
    ResetPassword,
    SessionInfo,
)
from nokturn.table import accounts, people, sessions
from nokturn.table.errors import TurnedDownError
from nokturn.table.store.models import Person
from nokturn.table.talk.webhooks import check_address

_SESSION = re.compile(r"[0-9a-f]{16}")
_EMAIL = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[^@\s<>,;:\"\\]{1,180}")


def shown(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        lang=_lang(person.lang),
        account=person.login is not None,
        email=person.email,
        email_confirmed=bool(person.email) and not person.email_code,
        webhook=person.webhook,
    )


def _lang(lang: str) -> Lang:
    return "pl" if lang == "pl" else "en"


@get("/api/me", summary="Who am I")
async def get_me(request: AnyRequest) -> Response[Me]:
    person = somebody(request)
    if person is None:
        return Response(Me(lang=_lang(language(request))))
    return Response(shown(person), cookies=[await cookie_for(request, person)] if came_earlier(request) else [])


@post("/api/enter", status_code=200, summary="Come in with a name")
async def enter(request: AnyRequest, data: JSONBody[Enter]) -> Response[Me]:
    person = somebody(request)
    store = house_of(request).store
    if person is not None:
        await people.change(store, person.id, lang=data.lang)
        return Response(shown(await _rename(request, person, data.name)))
    person = await people.enter(store, data.name, data.lang)
    return Response(shown(person), cookies=[await cookie_for(request, person)])


async def _rename(request: AnyRequest, person: Person, name: str) -> Person:
    """Whoever looks at a table at which they sit sees the new name at once."""
    person = await people.rename(house_of(request).store, person.id, name)
    await _tell_tables(request, person)
    return person


async def _tell_tables(request: AnyRequest, person: Person) -> None:
    house = house_of(request)
    async with house.store.session() as session:
        seated = await people.tables_of(session, person.id)
    for table_id in seated:
        await house.open_tables.reread(table_id)


@post("/api/register", status_code=200, summary="Make an account")
async def register(request: AnyRequest, data: JSONBody[Register]) -> Response[Me]:
    guest = somebody(request)
    person = await people.register(house_of(request).store, guest, data.name, data.password, data.lang)
    await _tell_tables(request, person)
    return Response(shown(person), cookies=[await cookie_for(request, person)])


@post("/api/login", status_code=200, summary="Come in with an account")
async def login(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    person = await people.login(house_of(request).store, data.name, data.password)
    return Response(shown(person), cookies=[await cookie_for(request, person)])


@post("/api/logout", status_code=200, summary="Go")
async def logout(request: AnyRequest) -> Response[Me]:
    person = somebody(request)
    if person is not None:
        await sessions.end(house_of(request).store, person.id, name=people.hashed(shown_by(request)))
        await house_of(request).ended_sessions.look()
    return Response(Me(lang=_lang(language(request))), cookies=[no_cookie(request)])


@patch("/api/me", summary="Change name, language or how to be notified")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    house = house_of(request)
    person = me(request)
    columns: dict[str, Any] = {}
    if data.name is not None:
        await _rename(request, person, data.name)
    if data.lang is not None:
        columns["lang"] = data.lang
    if data.webhook is not None:
        columns["webhook"] = check_address(data.webhook.strip())
    code = before = ""
    if data.email is not None and data.email.strip() != person.email:
        if person.password is not None:
            if not house.limits.take("enter", address_of(request.scope.get("client"))):
                raise TurnedDownError("too-often")
            await accounts.check_own_password(person, data.password)
        before = "" if person.email_code else person.email
        columns["email"] = data.email.strip()
        if columns["email"] and not _EMAIL.fullmatch(columns["email"]):
            raise TurnedDownError("bad-email")
        if columns["email"]:
            if not house.limits.take("confirm-from", address_of(request.scope.get("client"))):
                raise TurnedDownError("too-often")
            house.notifier.check_confirming(person, columns["email"])
        code = people.new_token()[:10] if columns["email"] else ""
        columns["email_code"] = people.hashed(code) if code else ""
        columns["reset_code"] = ""  # what was mailed to the address before is worth nothing any more
    person = await people.change(house.store, person.id, **columns)
    if before:
        house.notifier.address_changed_soon(person, before)
    if code:
        house.notifier.confirm_soon(person, code)
    return shown(person)


@post("/api/me/confirm", status_code=200, summary="Show that the e-mail address is yours")
async def confirm(request: AnyRequest, data: JSONBody[Confirm]) -> Me:
    person = me(request)
    if not person.email_code or people.hashed(data.code.strip()) != person.email_code:
        raise TurnedDownError("bad-code")
    return shown(await people.change(house_of(request).store, person.id, email_code=""))


# sessions


@get("/api/me/sessions", summary="In which browsers I have come in")
async def get_sessions(request: AnyRequest) -> list[SessionInfo]:
    return await _sessions(request)


async def _sessions(request: AnyRequest) -> list[SessionInfo]:
    own = people.hashed(shown_by(request))
    found = await sessions.of(house_of(request).store, me(request).id)
    return [SessionInfo(sessions.name_of(one), one.created, one.used, one.about, one.token == own) for one in found]


@post("/api/me/sessions/end", status_code=200, summary="End all my sessions but this one, or the one of that name")
async def end_sessions(request: AnyRequest, name: FromQuery[str] = "") -> list[SessionInfo]:
    person = me(request)
    if name and not _SESSION.fullmatch(name):
        raise TurnedDownError("bad-request", why="name")
    await sessions.end(house_of(request).store, person.id, name=name, but="" if name else shown_by(request))
    await house_of(request).ended_sessions.look()
    return await _sessions(request)


# passwords


@post("/api/me/password", status_code=200, summary="Another password; my sessions elsewhere end")
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Me:
    person = me(request)
    await accounts.change_password(house_of(request).store, person, data.old, data.new, shown_by(request))
    await house_of(request).ended_sessions.look()
    return shown(person)


@post("/api/password/forgotten", status_code=202, summary="Mail a code to the owner of an account")
async def forgotten(request: AnyRequest, data: JSONBody[Forgotten]) -> None:
    """The answer is the same whether there is such an account or not."""
    house = house_of(request)
    if not house.limits.take("reset", data.name.strip().lower()[:40]):
        raise TurnedDownError("too-often")
    found = await accounts.forgotten(house.store, data.name)
    if found is not None:
        house.notifier.reset_soon(*found)


@post("/api/password/reset", status_code=200, summary="Another password, for whoever has the code")
async def reset_password(request: AnyRequest, data: JSONBody[ResetPassword]) -> Response[Me]:
    person = await accounts.reset_password(house_of(request).store, data.name, data.code, data.password)
    await house_of(request).ended_sessions.look()
    return Response(shown(person), cookies=[await cookie_for(request, person)])


# going


@get("/api/me/export", summary="All that is kept of me")
async def export(request: AnyRequest) -> Response[bytes]:
    kept = await accounts.export(house_of(request).store, me(request))
    data = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    headers = {"content-disposition": 'attachment; filename="nokturn.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=200, summary="Delete my account and all that is kept of me")
async def delete_me(request: AnyRequest, data: JSONBody[DeleteMe]) -> Response[Me]:
    house = house_of(request)
    person = me(request)
    for table_id in await accounts.delete_account(house.store, person, data.password):
        await house.open_tables.reread(table_id)
    await house.ended_sessions.look()
    return Response(Me(lang=_lang(language(request))), cookies=[no_cookie(request)])


ROUTES = [
    get_me,
    enter,
    register,
    login,
    logout,
    change_me,
    confirm,
    get_sessions,
    end_sessions,
    change_password,
    forgotten,
    reset_password,
    export,
    delete_me,
]
