"""Sessions are listed, expire and are ended; passwords change and are reset; nothing stays of somebody who goes."""

from __future__ import annotations

import hmac
import re
import sqlite3
import zlib
from base64 import urlsafe_b64encode
from contextlib import closing, suppress
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.site import SECRET, Site, Visitor, first, site
from tests.table.house import asynchronous, until
from tests.table.test_notify import mail_server

from nokturn.server.process import ended_sessions
from nokturn.server.session import COOKIE
from nokturn.table import accounts, sessions
from nokturn.table.people import NOBODY
from nokturn.table.store.models import Entry, Message, Note, Person, ResultSeat, SeatRow, SessionRow
from nokturn.table.store.store import now

PASSWORD = "long enough"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def account(house: Site, name: str = "Ada") -> Visitor:
    visitor = await house.visitor()
    await visitor.ok("POST", "/api/register", {"name": name, "password": PASSWORD})
    return visitor


async def elsewhere(house: Site, name: str = "Ada", password: str = PASSWORD) -> Visitor:
    visitor = await house.visitor()
    visitor.http.headers["user-agent"] = FIREFOX
    await visitor.ok("POST", "/api/login", {"name": name, "password": password})
    return visitor


async def is_in(visitor: Visitor) -> bool:
    return (await visitor.ok("GET", "/api/me"))["id"] is not None


@asynchronous
async def test_sessions_are_listed_and_ended_one_by_one_or_everywhere(tmp_path):
    async with site(tmp_path) as house:
        here, there, third = await account(house), await elsewhere(house), await elsewhere(house)
        listed = await here.ok("GET", "/api/me/sessions")
        assert [one["this"] for one in listed].count(True) == 1
        assert {one["about"] for one in listed} == {"", "Firefox, Linux"}
        cookie = there.http.cookies[COOKIE]
        assert not any(cookie in str(one) for one in listed), "the list lets nobody in"
        own = next(one["name"] for one in await there.ok("GET", "/api/me/sessions") if one["this"])
        await here.ok("POST", f"/api/me/sessions/end?name={own}")
        assert [await is_in(one) for one in (here, there, third)] == [True, False, True]
        await here.ok("POST", "/api/me/sessions/end")
        assert [await is_in(one) for one in (here, third)] == [True, False]
        assert (await here.refused("POST", "/api/me/sessions/end?name=%25"))[1] == "bad-request"


@asynchronous
async def test_nobody_ends_the_sessions_of_others(tmp_path):
    async with site(tmp_path) as house:
        ada, eve = await account(house), await house.visitor("Eve")
        own = (await ada.ok("GET", "/api/me/sessions"))[0]["name"]
        await eve.ok("POST", f"/api/me/sessions/end?name={own}")
        await eve.ok("POST", "/api/me/sessions/end")
        assert await is_in(ada)


@pytest.mark.parametrize(
    "column, age", [("used", sessions.IDLE), ("created", sessions.LONGEST)], ids=["not used for long", "too old"]
)
@asynchronous
async def test_a_session_expires(tmp_path, column, age):
    async with site(tmp_path) as house:
        ada = await account(house)
        assert await is_in(ada)
        async with house.house.store.engine.begin() as connection:
            await connection.execute(update(SessionRow).values({column: now() - age - timedelta(hours=1)}))
        assert not await is_in(ada)
        assert await ada.refused("GET", "/api/inbox") == (401, "enter-first")


@asynchronous
async def test_what_a_browser_showed_is_worth_nothing_after_it_has_gone(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        stolen = ada.http.cookies[COOKIE]
        await ada.ok("POST", "/api/logout")
        thief = await house.visitor()
        thief.http.cookies.set(COOKIE, stolen)
        assert not await is_in(thief)


ENDINGS = {
    "sessions": ("/api/me/sessions/end", None),
    "password": ("/api/me/password", {"old": PASSWORD, "new": "another password"}),
    "account": ("/api/me/delete", {"password": PASSWORD}),
}


@pytest.mark.parametrize("ending", ENDINGS)
@asynchronous
async def test_a_socket_ends_at_once_with_its_session_whatever_it_says_or_does_not_say(tmp_path, monkeypatch, ending):
    """Somebody who has taken the session along goes on listening, and asks nothing that a page would ask."""
    monkeypatch.setattr(ended_sessions, "EVERY", 3600.0)
    async with site(tmp_path) as house:
        here, there = await account(house), await elsewhere(house)
        table = await here.table("me", "me", "me")
        async with there.socket(table) as silent, there.socket(table) as own, here.socket(table) as line:
            await silent.watch("A")
            await line.watch("A")
            path, body = ENDINGS[ending]
            await here.ok("POST", path, body)
            for ended in (silent, own):
                with pytest.raises(Exception, match="4401"):
                    await ended.next("nothing of this kind")
            if ending != "account":
                await line.send(do="ping")
                assert await line.next("pong"), "the session that ended the others goes on"


@asynchronous
async def test_a_socket_ends_when_its_session_was_ended_elsewhere(tmp_path, monkeypatch):
    """At another process, or by its age: nobody here is told."""
    monkeypatch.setattr(ended_sessions, "EVERY", 0.05)
    async with site(tmp_path) as house:
        here, there = await account(house), await elsewhere(house)
        person = (await here.ok("GET", "/api/me"))["id"]
        table = await here.table("me", "me", "me")
        async with there.socket(table) as theirs, here.socket(table) as hers:
            await theirs.watch("A")
            await sessions.end(house.house.store, UUID(person), but=here.http.cookies[COOKIE])
            with pytest.raises(Exception, match="4401"):
                await theirs.next("nothing of this kind")
            async with house.house.store.changing.begin() as session:
                await session.execute(update(SessionRow).values(used=now() - sessions.IDLE - timedelta(days=1)))
            with pytest.raises(Exception, match="4401"):
                await hers.next("nothing of this kind")


@asynchronous
async def test_nobody_speaks_under_a_name_that_has_become_somebody_elses(tmp_path):
    async with site(tmp_path) as house:
        ada, eve = await account(house), await house.visitor()
        table = await ada.table("me", "me", "me", public=True)
        async with ada.socket(table) as line:
            await line.watch("A")
            await ada.ok("PATCH", "/api/me", {"name": "Zoe"})
            await eve.ok("POST", "/api/register", {"name": "Ada", "password": PASSWORD})
            await line.send(do="chat", text="hello")
            assert (await line.next("chat"))["name"] == "Zoe"


@asynchronous
async def test_a_session_is_used_as_long_as_a_socket_is_open(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            await line.watch("A")
            async with house.house.store.changing.begin() as session:
                await session.execute(update(SessionRow).values(used=now() - timedelta(days=3)))
            await house.house.ended_sessions.look()
            async with house.house.store.session() as session:
                (used,) = (await session.scalars(select(SessionRow.used))).all()
            assert now() - used < timedelta(hours=1)


def earlier_cookie(person: str) -> str:
    """What browsers were given before sessions were kept."""
    body = urlsafe_b64encode(UUID(person).bytes).rstrip(b"=").decode()
    return f"{body}.{hmac.new(SECRET.encode(), f'session:{body}'.encode(), sha256).hexdigest()}"


@asynchronous
async def test_whoever_came_in_before_sessions_were_kept_is_given_one(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        person = (await ada.ok("GET", "/api/me"))["id"]
        old = await house.visitor()
        old.http.cookies.set(COOKIE, earlier_cookie(person))
        assert not await is_in(old), "only those who were there then"
        await change_everybody(house, unsigned_until=now() + timedelta(days=1))
        assert await is_in(old)
        assert len(await ada.ok("GET", "/api/me/sessions")) == 2
        await ada.ok("POST", "/api/me/sessions/end")
        again = await house.visitor()
        again.http.cookies.set(COOKIE, earlier_cookie(person))
        assert not await is_in(again), "ended everywhere"


async def change_everybody(house: Site, **columns: Any) -> None:
    async with house.house.store.engine.begin() as connection:
        await connection.execute(update(Person).values(**columns))


@asynchronous
async def test_another_password_ends_the_sessions_elsewhere(tmp_path):
    async with site(tmp_path) as house:
        here, there = await account(house), await elsewhere(house)
        body = {"old": "not that one", "new": "another long one"}
        assert await here.refused("POST", "/api/me/password", body) == (401, "wrong-password")
        assert (await here.refused("POST", "/api/me/password", {"old": PASSWORD, "new": "short"}))[1] == "bad-password"
        await here.ok("POST", "/api/me/password", {**body, "old": PASSWORD})
        assert [await is_in(here), await is_in(there)] == [True, False]
        assert (await there.refused("POST", "/api/login", {"name": "Ada", "password": PASSWORD}))[1] == "wrong-password"
        await elsewhere(house, password="another long one")


@asynchronous
async def test_a_forgotten_password_is_reset_by_mail(tmp_path):
    with mail_server() as (address, letters):
        await reset_by_mail(tmp_path, address, letters)


async def reset_by_mail(folder: Path, address: str, letters: list[str]) -> None:
    async with site(folder, smtp_url=address) as house:
        ada = await account(house)
        stranger = await house.visitor()
        answers = [await asked(stranger, name) for name in ("Ada", "Nobody")]
        assert not letters, "no address was confirmed"
        await change_everybody(house, email="ada@nokturn.test", email_code="")
        answers += [await asked(stranger, name) for name in ("Ada", "Nobody")]
        assert len(set(answers)) == 1, "nobody learns who has an account"
        await until(lambda: bool(letters))
        code = re.search(r"code: (\S{12})\.", letters[0].replace("=\r\n", "").replace("\r\n", " "))
        assert code is not None, letters[0]
        reset = {"name": "Ada", "code": code[1], "password": "a third long one"}
        await stranger.ok("POST", "/api/password/reset", reset)
        assert await is_in(stranger)
        assert not await is_in(ada), "all sessions end"
        assert await stranger.refused("POST", "/api/password/reset", reset) == (403, "bad-code")
        await elsewhere(house, password="a third long one")


async def asked(visitor: Visitor, name: str) -> tuple[int, str]:
    answer: httpx.Response = await visitor.ask("POST", "/api/password/forgotten", {"name": name})
    return answer.status_code, answer.text


@asynchronous
async def test_another_address_needs_the_password_and_the_one_before_hears_of_it(tmp_path):
    """Whoever reads the letters can have another password: a browser that somebody left open is not enough."""
    with mail_server() as (address, letters):
        await move_address(tmp_path, address, letters)


async def move_address(folder: Path, address: str, letters: list[str]) -> None:
    async with site(folder, smtp_url=address) as house:
        ada, store = await account(house), house.house.store
        await change_everybody(house, email="ada@nokturn.test", email_code="")
        mine = {"email": "thief@nokturn.test"}
        assert await ada.refused("PATCH", "/api/me", mine) == (401, "wrong-password")
        assert await ada.refused("PATCH", "/api/me", {**mine, "password": "not that one"}) == (401, "wrong-password")
        assert await ada.refused("PATCH", "/api/me", {"email": ""}) == (401, "wrong-password"), "nor is it taken away"
        found = await ada.ok("PATCH", "/api/me", {"email": "ada@nokturn.test", "webhook": "", "lang": "pl"})
        assert (found["email"], found["email_confirmed"]) == ("ada@nokturn.test", True), "nothing else needs it"
        mailed = await accounts.forgotten(store, "Ada")
        assert mailed is not None
        assert not letters
        await ada.ok("PATCH", "/api/me", {"email": "new@nokturn.test", "password": PASSWORD, "lang": "en"})
        await house.house.notifier.settle()
        told = {re.search(r"To: (\S+)", letter)[1]: letter for letter in letters}  # type: ignore[index]
        assert told.keys() == {"ada@nokturn.test", "new@nokturn.test"}
        assert "new@nokturn.test" not in told["ada@nokturn.test"], "whose it is now is nobody else's business"
        reset = {"name": "Ada", "code": mailed[1], "password": "a third long one"}
        stranger = await house.visitor()
        assert await stranger.refused("POST", "/api/password/reset", reset) == (403, "bad-code"), "mailed to the other"
        assert await accounts.forgotten(store, "Ada") is None, "nobody has confirmed the new address"


@asynchronous
async def test_a_guest_has_no_password_to_be_asked_for(tmp_path):
    with mail_server() as (address, letters):
        async with site(tmp_path, smtp_url=address) as house:
            gus = await house.visitor("Gus")
            await gus.ok("PATCH", "/api/me", {"email": "gus@nokturn.test"})
            await gus.ok("PATCH", "/api/me", {"email": "august@nokturn.test"})
            await house.house.notifier.settle()
            assert len(letters) == 2, "a code to each; nobody had confirmed the first"
            assert all("code" in letter for letter in letters)


@asynchronous
async def test_nobody_guesses_a_password_by_changing_the_address(tmp_path):
    async with site(tmp_path, rate=1.0) as house:
        ada = await account(house)
        standing = house.house.limits.clock()
        house.house.limits.clock = lambda: standing
        mine = {"email": "thief@nokturn.test", "password": "not that one"}
        outcomes = [(await ada.refused("PATCH", "/api/me", mine))[1] for _ in range(12)]
        assert outcomes[-1] == "too-often"
        assert outcomes.count("wrong-password") <= 10


@asynchronous
async def test_a_code_is_tried_once(tmp_path):
    async with site(tmp_path) as house:
        await account(house)
        await change_everybody(house, email="ada@nokturn.test", email_code="")
        found = await accounts.forgotten(house.house.store, "Ada")
        assert found is not None
        stranger = await house.visitor()
        wrong = {"name": "Ada", "code": "nonsense", "password": "a third long one"}
        assert await stranger.refused("POST", "/api/password/reset", wrong) == (403, "bad-code")
        assert (await stranger.refused("POST", "/api/password/reset", {**wrong, "code": found[1]}))[1] == "bad-code"


@asynchronous
async def test_a_code_is_good_for_half_an_hour(tmp_path):
    async with site(tmp_path) as house:
        await account(house)
        await change_everybody(house, email="ada@nokturn.test", email_code="")
        for left, status in ((timedelta(seconds=-1), 403), (timedelta(minutes=1), 200)):
            found = await accounts.forgotten(house.house.store, "Ada")
            assert found is not None
            assert found[0].reset_until is not None
            assert timedelta(minutes=29) < found[0].reset_until - now() <= timedelta(minutes=30)
            await change_everybody(house, reset_until=now() + left)
            reset = {"name": "Ada", "code": found[1], "password": "a third long one"}
            answer = await (await house.visitor()).ask("POST", "/api/password/reset", reset)
            assert answer.status_code == status


@asynchronous
async def test_all_that_is_kept_of_somebody_can_be_taken_along(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await account(house), await house.visitor("Bob")
        table = await ada.table("me", "open", "me", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "a word of mine"})
        await bob.ok("POST", f"/api/tables/{table}/chat", {"text": "a word of his"})
        await ada.ok("PUT", f"/api/tables/{table}/notes", {"text": "a note"})
        kept = await ada.ok("GET", "/api/me/export")
        assert ([one["text"] for one in kept["chat"]], [one["text"] for one in kept["notes"]]) == (
            ["a word of mine"],
            ["a note"],
        )
        assert [one["seat"] for one in kept["seats"]] == ["A", "C"]
        assert "argon2" not in str(kept)


@asynchronous
async def test_nothing_of_somebody_stays_who_goes_and_the_others_play_on(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await account(house, "Adelaide"), await house.visitor("Bob")
        table = await ada.table("me", "open", "bot:random", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "a word of mine"})
        await ada.ok("PUT", f"/api/tables/{table}/notes", {"text": "a note"})
        assert await ada.refused("POST", "/api/me/delete", {"password": "wrong one"}) == (401, "wrong-password")
        await ada.ok("POST", "/api/me/delete", {"password": PASSWORD})
        assert not await is_in(ada)
        info = await bob.ok("GET", f"/api/tables/{table}")
        assert (info["seats"][0]["bot"], info["seats"][0]["name"], info["hosting"]) == ("clever", NOBODY, True)
        async with house.house.store.session() as session:
            assert not (await session.scalars(select(Note))).all()
            for column in (
                Person.name,
                Person.login,
                SeatRow.name,
                Message.name,
                Message.text,
                Entry.by,
                ResultSeat.name,
            ):
                found = [str(one) for one in (await session.scalars(select(column))).all()]
                assert not [one for one in found if "Adelaide" in one or "a word of mine" in one], column
        with pytest.raises(AssertionError, match="wrong-password"):
            await elsewhere(house, "Adelaide")


def everything_in(file: Path) -> str:
    """All that a database file holds, in words, also what is packed."""
    found = []
    with closing(sqlite3.connect(file)) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in database.execute(f'SELECT * FROM "{table}"'):
                found += [_unpacked(value) for value in row]
    return "\n".join(found)


def _unpacked(value: Any) -> str:
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    return bytes(value).decode("utf-8", "replace")


@asynchronous
async def test_no_word_of_somebody_who_goes_is_in_the_database(tmp_path):
    """Neither of those who play, nor of those whose game is over, nor of whoever was removed or sent away before."""
    async with site(tmp_path) as house:
        ada, bob = await account(house, "Adelaide"), await house.visitor("Bob")
        told = {"email": "zenobia@example.org", "webhook": "https://palmyra.example.org/", "password": PASSWORD}
        await ada.ok("PATCH", "/api/me", told)
        over = await ada.table("me", "bot:random", "bot:random")
        live = await house.house.open_tables.table(UUID(over))
        await ada.ok("POST", f"/api/tables/{over}/leave", {"seat": "A", "level": "random"})
        await until(lambda: live.row.status == "over")
        for way in ("play", "remove", "ban"):
            table = await bob.table("me", "open", "me", public=True)
            path = f"/api/tables/{table}"
            await ada.ok("POST", f"{path}/sit", {"seat": "B"})
            await ada.ok("POST", f"{path}/chat", {"text": "swordfish"})
            await ada.ok("PUT", f"{path}/notes", {"text": "hush-hush"})
            await bob.ok("POST", f"{path}/start")
            for seat, visitor in zip("ABC", (bob, ada, bob), strict=True):
                sight = await visitor.ok("GET", f"{path}/sight?seat={seat}")
                if sight["asks"]:
                    body = {"seat": seat, "version": sight["version"], "nonce": seat, "answer": first(sight["asks"][0])}
                    await visitor.ok("POST", f"{path}/answer", body)
            if way == "remove":
                await bob.ok("POST", f"{path}/remove", {"seat": "B", "level": "random"})
            elif way == "ban":
                await bob.ok("POST", f"{path}/ban", {"person": (await ada.ok("GET", "/api/me"))["id"]})
        before = everything_in(tmp_path / "nokturn.db")
        words = ("Adelaide", "adelaide", "swordfish", "hush-hush", "zenobia", "palmyra", "argon2")
        assert [word for word in words if word not in before] == []
        await ada.ok("POST", "/api/me/delete", {"password": PASSWORD})
        after = everything_in(tmp_path / "nokturn.db")
        assert [word for word in words if word in after] == []
        assert (await bob.ok("GET", f"/api/tables/{table}"))["status"] == "live"


@asynchronous
async def test_an_answer_that_comes_too_often_is_turned_down_by_its_nonce(tmp_path):
    async with site(tmp_path, rate=1.0) as house:
        ada = await account(house)
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            for number in range(90):
                await line.send(do="answer", seat="A", version=0, nonce=f"n{number}", answer=None)
            heard: set[str] = set()
            while not any(nonce.startswith("n") for nonce in heard):
                message = await line.next()
                if message.get("is") == "refused" and message["refusal"]["reason"] == "too-often":
                    heard.add(message["nonce"])
