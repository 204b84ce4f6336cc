"""Coming in: a name is enough."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from nokturn.server.house import AnyRequest, house_of
from nokturn.server.session import cookie_for, language, me, no_cookie, somebody
from nokturn.server.wire.people import ChangeMe, Confirm, Enter, Lang, Login, Me, Register
from nokturn.table import people
from nokturn.table.errors import TurnedDownError
from nokturn.table.store.models import Person
from nokturn.table.talk.webhooks import check_address

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
async def get_me(request: AnyRequest) -> Me:
    person = somebody(request)
    return shown(person) if person else Me(lang=_lang(language(request)))


@post("/api/enter", status_code=200, summary="Come in with a name")
async def enter(request: AnyRequest, data: JSONBody[Enter]) -> Response[Me]:
    person = somebody(request)
    store = house_of(request).store
    if person is not None:
        person = await people.change(store, person.id, name=people.clean_name(data.name), lang=data.lang)
    else:
        person = await people.enter(store, data.name, data.lang)
    return Response(shown(person), cookies=[cookie_for(request, person)])


@post("/api/register", status_code=200, summary="Make an account")
async def register(request: AnyRequest, data: JSONBody[Register]) -> Response[Me]:
    guest = somebody(request)
    person = await people.register(house_of(request).store, guest, data.name, data.password, data.lang)
    return Response(shown(person), cookies=[cookie_for(request, person)])


@post("/api/login", status_code=200, summary="Come in with an account")
async def login(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    person = await people.login(house_of(request).store, data.name, data.password)
    return Response(shown(person), cookies=[cookie_for(request, person)])


@post("/api/logout", status_code=200, summary="Go")
async def logout(request: AnyRequest) -> Response[Me]:
    return Response(Me(lang=_lang(language(request))), cookies=[no_cookie(request)])


@patch("/api/me", summary="Change name, language or how to be notified")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    house = house_of(request)
    person = me(request)
    columns: dict[str, Any] = {}
    if data.name is not None:
        columns["name"] = people.clean_name(data.name)
    if data.lang is not None:
        columns["lang"] = data.lang
    if data.webhook is not None:
        columns["webhook"] = check_address(data.webhook.strip())
    code = ""
    if data.email is not None and data.email.strip() != person.email:
        columns["email"] = data.email.strip()
        if columns["email"] and not _EMAIL.fullmatch(columns["email"]):
            raise TurnedDownError("bad-email")
        code = people.new_token()[:10] if columns["email"] else ""
        columns["email_code"] = people.hashed(code) if code else ""
    person = await people.change(house.store, person.id, **columns)
    if code:
        await house.notifier.confirm(person, code)
    return shown(person)


@post("/api/me/confirm", status_code=200, summary="Show that the e-mail address is yours")
async def confirm(request: AnyRequest, data: JSONBody[Confirm]) -> Me:
    person = me(request)
    if not person.email_code or people.hashed(data.code.strip()) != person.email_code:
        raise TurnedDownError("bad-code")
    return shown(await people.change(house_of(request).store, person.id, email_code=""))


ROUTES = [get_me, enter, register, login, logout, change_me, confirm]
