"""Who is asking: a cookie shows a session of theirs (`nokturn.table.sessions`), nothing else is in it.

A browser that came in before sessions were kept shows a person's id, signed; it is given a session when it asks who
it is, and believed until `Person.unsigned_until`."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode
from collections.abc import Collection
from hashlib import sha256
from uuid import UUID

from litestar.datastructures import Cookie

from nokturn.kernel.words import LANGUAGES
from nokturn.server.house import Connection, House, house_of
from nokturn.table import people, sessions
from nokturn.table.errors import NotAllowedError
from nokturn.table.store.models import Person
from nokturn.table.store.store import now

COOKIE = "nokturn"


def read(secret: str, cookie: str) -> UUID | None:
    """The person a cookie of earlier days names, if we signed it."""
    body, _, seal = cookie.partition(".")
    if not hmac.compare_digest(seal.encode(), _seal(secret, body).encode()):
        return None
    return UUID(bytes=urlsafe_b64decode(body + "=="))


def _seal(secret: str, body: str) -> str:
    return hmac.new(secret.encode(), f"session:{body}".encode(), sha256).hexdigest()


async def find_person(house: House, connection: Connection) -> None:
    """Look up who is asking, once for each request."""
    shown = connection.cookies.get(COOKIE, "")
    earlier = "." in shown
    person = await (_from_earlier(house, shown) if earlier else sessions.whose(house.store, shown)) if shown else None
    connection.scope.setdefault("state", {}).update(person=person, earlier=earlier and person is not None)


async def _from_earlier(house: House, cookie: str) -> Person | None:
    named = read(house.settings.secret, cookie)
    person = await people.person_by_id(house.store, named) if named else None
    until = person.unsigned_until if person is not None else None
    return person if until is not None and now() <= until else None


async def over(house: House, cookies: Collection[str]) -> list[str]:
    """Those of them with which nobody is in any more."""
    kept = await sessions.kept(house.store, [cookie for cookie in cookies if "." not in cookie])
    kept |= {cookie for cookie in cookies if "." in cookie and await _from_earlier(house, cookie) is not None}
    return [cookie for cookie in cookies if cookie not in kept]


def shown_by(connection: Connection) -> str:
    """What the browser shows of its session."""
    return connection.cookies.get(COOKIE, "")


def came_earlier(connection: Connection) -> bool:
    """Whether whoever asks came in before sessions were kept."""
    return bool(connection.scope["state"].get("earlier"))


def somebody(connection: Connection) -> Person | None:
    """The person asking, if they have entered."""
    person = connection.scope["state"].get("person")
    return person if isinstance(person, Person) else None


def me(connection: Connection) -> Person:
    """The person asking; whoever has not entered is turned down."""
    person = somebody(connection)
    if person is None:
        raise NotAllowedError("enter-first")
    return person


async def cookie_for(connection: Connection, person: Person) -> Cookie:
    """A session for whoever comes in; the one that this browser had is over."""
    house = house_of(connection)
    before = somebody(connection)
    if before is not None and not came_earlier(connection):
        await sessions.end(house.store, before.id, name=people.hashed(shown_by(connection)))
    token = await sessions.begin(house.store, person.id, connection.headers.get("user-agent", ""))
    return _cookie(connection, token, int(sessions.LONGEST.total_seconds()))


def no_cookie(connection: Connection) -> Cookie:
    return _cookie(connection, "", 0)


def _cookie(connection: Connection, value: str, age: int) -> Cookie:
    secure = connection.scope["scheme"] in ("https", "wss")
    return Cookie(COOKIE, path="/", value=value, max_age=age, httponly=True, secure=secure, samesite="strict")


def language(connection: Connection) -> str:
    """The person's language, or the first of ours that their browser names."""
    person = somebody(connection)
    if person is not None:
        return person.lang
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]
