"""Limits, headers, cookies, foreign pages."""

import asyncio
import logging
import re
from uuid import UUID

import pytest
from tests.server.site import SECRET, site
from tests.table.house import asynchronous

from nokturn.server import static


@asynchronous
async def test_every_answer_carries_the_strict_headers(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        for path in ("/", "/api/me", "/api/nothing", "/api/tables/nonsense", "/schema/openapi.json", "/assets/none.js"):
            answer = await sam.ask("GET", path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


@asynchronous
async def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        answer = await sam.ask("POST", "/api/enter", {"name": "Sam"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Secure" not in cookie, "plain http on this machine"
        tom = await house.visitor()
        proxied = await tom.ask("POST", "/api/enter", {"name": "Tom"}, **{"X-Forwarded-Proto": "https"})
        assert "Secure" in proxied.headers["set-cookie"]
        gone = await sam.ask("POST", "/api/logout")
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert (await sam.ok("GET", "/api/me"))["id"] is None


@asynchronous
async def test_a_foreign_page_can_change_nothing(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        own = f"http://127.0.0.1:{house.port}"
        for origin in ("https://evil.test", "null", "http://127.0.0.1:1", f"{own}.evil.test"):
            answer = await ada.ask("POST", "/api/enter", {"name": "Eve"}, Origin=origin)
            assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "foreign")
        assert (await ada.ask("POST", "/api/enter", {"name": "Ada"}, Origin=own)).status_code == 200
        del ada.http.headers["X-Nokturn"]
        form = await ada.http.post("/api/logout", data={"a": "b"})
        assert form.status_code == 403
        assert (await ada.ok("GET", "/api/me"))["name"] == "Ada"


@asynchronous
async def test_a_foreign_page_gets_no_socket(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me", public=True)
        with pytest.raises(Exception, match="4403"):
            async with ada.socket(table, Origin="https://evil.test") as line:
                await line.watch("A")
        async with ada.socket(table, Origin=f"http://127.0.0.1:{house.port}") as line:
            assert (await line.watch("A"))["seat"] == "A"


@asynchronous
async def test_too_much_at_once_is_turned_away(tmp_path):
    async with site(tmp_path, rate=1.0) as house:
        house.house.limits.clock = lambda: 0.0
        sam = await house.visitor()
        outcomes = [(await sam.ask("POST", "/api/enter", {"name": f"S{n}"})).status_code for n in range(14)]
        assert outcomes[:10] == [200] * 10
        assert outcomes[10:] == [429] * 4
        many = await asyncio.gather(*[sam.ask("GET", "/api/me") for _ in range(200)])
        assert {answer.status_code for answer in many} == {200, 429}


@asynchronous
async def test_a_socket_that_shouts_is_told_to_wait_and_not_cut_off(tmp_path):
    async with site(tmp_path, rate=1.0) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            house.house.limits.clock = lambda: 0.0
            for _ in range(70):
                await line.send(do="ping")
            refused = await line.next("refused")
            assert refused["refusal"]["reason"] == "too-often"
            house.house.limits.clock = lambda: 60.0
            assert (await line.watch("A"))["seat"] == "A"


@asynchronous
async def test_what_is_too_large_or_makes_no_sense_is_turned_down(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        large = await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": "x" * 70_000})
        assert large.status_code == 413
        assert await ada.refused("PUT", f"/api/tables/{table}/notes", {"text": "x" * 20_001}) == (400, "too-long")
        assert await ada.refused("POST", f"/api/tables/{table}/chat", {"text": "x" * 501}) == (400, "too-long")
        assert await ada.refused("POST", "/api/enter", {"name": 5}) == (400, "bad-request")
        assert await ada.refused("POST", "/api/enter", {"name": "A", "admin": True}) == (400, "bad-request")
        assert (await ada.ask("GET", "/api/tables/nonsense")).status_code == 404
        deep = "[" * 3000 + "]" * 3000
        answer = await ada.http.post(
            f"/api/tables/{table}/answer",
            content='{"seat":"A","version":0,"nonce":"n","answer":' + deep + "}",
            headers={"content-type": "application/json"},
        )
        assert answer.status_code in (200, 400)
        async with ada.socket(table) as line:
            for nonsense in ("", "{", "[]", '{"do":"dance"}', '{"do":"answer"}', '{"do":"watch","seat":7}'):
                await line.connection.send(nonsense)
                assert (await line.next("refused"))["refusal"]["reason"] == "bad-request"
            await line.connection.send('{"do":"answer","seat":"A","version":0,"nonce":"n","answer":' + deep + "}")
            await line.next("refused")
            await line.send(do="watch", seat="Q")
            assert (await line.next("refused"))["refusal"]["reason"] == "no-such-seat"
            assert (await line.watch("A"))["seat"] == "A", "after all that the socket still works"


@asynchronous
async def test_no_secret_is_in_a_log_or_an_answer(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        await ada.ok("POST", "/api/register", {"name": "Ada", "password": "swordfish-swordfish"})
        table = await ada.table("me", "me", "me")
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        link = (await ada.ok("POST", f"/api/tables/{table}/invite"))["link"]
        assert "#" in link.rpartition(table)[0], "the secret of a link is after the #"
        key = (await house.house.open_tables.table(UUID(table))).row.key
        seen = [
            (await ada.ask("GET", path)).text
            for path in (
                f"/api/tables/{table}",
                f"/api/tables/{table}/sight?seat=A",
                "/api/me",
                "/api/inbox",
                "/api/health",
                "/api/metrics",
            )
        ]
        cookie = ada.http.cookies["nokturn"]
        sent = "\n".join(
            record.getMessage() for record in caplog.records if not record.name.startswith(("http", "websockets"))
        )
        for secret in (SECRET, "swordfish", token, key, cookie):
            assert secret not in sent
            assert not any(secret in text for text in seen)


@asynchronous
async def test_a_fault_of_ours_is_logged_and_tells_nothing(tmp_path, caplog, monkeypatch):
    async def broken(*args: object) -> None:
        raise RuntimeError("the database password is hunter2")

    async with site(tmp_path) as house:
        ada = await house.visitor("Ada", "pl")
        monkeypatch.setattr("nokturn.server.routes.tables.lobby", broken)
        answer = await ada.ask("GET", "/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"]["reason"] == "failed"
        assert "hunter2" not in answer.text
        assert "get_lobby failed" in caplog.text


@asynchronous
async def test_the_client_is_served_as_it_was_built_last_and_nothing_besides_it(tmp_path, monkeypatch):
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the first build")
    (tmp_path / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(static, "FOLDER", built)
    async with site(tmp_path) as house:
        sam = await house.visitor()
        assert (await sam.ask("GET", "/t/some-table")).text == "the first build"
        assert (await sam.ask("GET", "/assets/new.js")).status_code == 404
        (built / "assets" / "new.js").write_text("the second build")
        answer = await sam.ask("GET", "/assets/new.js")
        assert answer.text == "the second build"
        assert answer.headers["content-type"] in ("text/javascript; charset=utf-8", "application/javascript")
        for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", f"/{tmp_path}/secret.txt", "/a%00b"):
            answer = await sam.ask("GET", path)
            assert "not for anybody" not in answer.text, path
            assert answer.status_code < 500


@asynchronous
async def test_whoever_previews_a_link_is_given_the_whole_address_of_its_picture(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/preview.jpg" />')
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    async with site(tmp_path) as house:
        sam = await house.visitor()
        assert re.search(r'content="https?://[^/"]+/preview.jpg"', (await sam.ask("GET", "/t/some-table")).text)
