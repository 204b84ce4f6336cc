"""Who is asking: a signed cookie names the person, nothing else is in it."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from uuid import UUID

from litestar.datastructures import Cookie

from nokturn.kernel.words import LANGUAGES
from nokturn.server.house import Connection, House, house_of
from nokturn.table import people
from nokturn.table.errors import NotAllowedError
from nokturn.table.store.models import Person

COOKIE = "nokturn"
_YEAR = 365 * 86400


def sign(secret: str, person: UUID) -> str:
    body = urlsafe_b64encode(person.bytes).rstrip(b"=").decode()
    return f"{body}.{_seal(secret, body)}"


def read(secret: str, cookie: str) -> UUID | None:
    """The person a cookie names, if we signed it."""
    body, _, seal = cookie.partition(".")
    if not hmac.compare_digest(seal.encode(), _seal(secret, body).encode()):
        return None
    return UUID(bytes=urlsafe_b64decode(body + "=="))


def _seal(secret: str, body: str) -> str:
    return hmac.new(secret.encode(), f"session:{body}".encode(), sha256).hexdigest()


async def find_person(house: House, connection: Connection) -> None:
    """Look up who is asking, once for each request."""
    named = read(house.settings.secret, connection.cookies.get(COOKIE, ""))
    person = await people.person_by_id(house.store, named) if named else None
    connection.scope.setdefault("state", {})["person"] = person


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


def cookie_for(connection: Connection, person: Person) -> Cookie:
    return _cookie(connection, sign(house_of(connection).settings.secret, person.id), _YEAR)


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
