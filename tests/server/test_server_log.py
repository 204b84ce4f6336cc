"""The log of a server that is used, and that fails in every way: kinds and places of faults, and nobody's words."""

import asyncio
import io
import logging
import subprocess
import sys

import msgspec
import pytest
from sqlalchemy import text
from tests.server.site import site
from tests.table.house import asynchronous

from nokturn.server.server_log import FORMAT, Discreet, stumbled
from nokturn.table.live.bot_process import HEAD
from nokturn.table.lobby.examiner import Brought
from nokturn.table.store.store import Store

WORDS = ("Zenobia", "swordfish", "hush-hush", "palmyra@example.org", "hooks.example.org")
CHAT = WORDS[2]


@pytest.fixture
def written():
    """What the log of a server would hold."""
    kept = io.StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(Discreet(FORMAT))
    root, level = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield kept
    root.removeHandler(handler)
    root.setLevel(level)


@asynchronous
async def test_nobodys_words_and_no_address_are_in_the_log(tmp_path, written, monkeypatch):
    async with site(tmp_path) as house:
        asyncio.get_running_loop().set_exception_handler(stumbled)
        ada = await house.visitor("Zenobia")
        password = {"password": "swordfish-swordfish"}
        await ada.ok("POST", "/api/register", {"name": "Zenobia", **password})
        told = {"email": "palmyra@example.org", "webhook": "https://hooks.example.org/x"}
        await ada.ok("PATCH", "/api/me", {**told, **password})
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            await line.watch("A")
            await line.send(do="chat", text="hush-hush")
            await line.next("chat")

            async def broken(store: Store, *args: object) -> None:
                async with store.engine.begin() as connection:
                    await connection.execute(text("INSERT INTO nothing VALUES (:word)"), {"word": CHAT})

            async def said(*args: object) -> None:
                raise RuntimeError(CHAT)

            monkeypatch.setattr("nokturn.table.talk.chat.say", said)
            await line.send(do="chat", text="hush-hush")
            assert (await line.next("refused"))["refusal"]["reason"] == "failed"
            monkeypatch.setattr("nokturn.table.talk.chat.note", broken)
            assert (await ada.ask("GET", f"/api/tables/{table}/notes")).status_code == 500
            monkeypatch.setattr("nokturn.table.talk.chat.write_note", said)
            assert (await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": "x"})).status_code == 500
        task = asyncio.create_task(said())
        await asyncio.wait([task])
        del task
    log = written.getvalue()
    assert not [word for word in (*WORDS, "/api/", "127.0.0.1") if word in log], log
    for fault in ("builtins.RuntimeError", "sqlalchemy.exc.OperationalError", "get_notes failed", "put_notes failed"):
        assert fault in log, f"{fault} is not in {log}"


def test_a_process_that_dies_over_what_somebody_wrote_does_not_repeat_it():
    """Those that read decks and think for bots write where the server does."""
    program = (
        "from nokturn.table.live.bot_process import attend\n"
        "from nokturn.table.lobby.examiner import Brought\n"
        "def read(brought):\n"
        "    try:\n"
        "        return int(brought.value)\n"
        "    except ValueError as error:\n"
        "        raise KeyError(brought.value) from error\n"
        "attend(Brought, read)\n"
    )
    brought = msgspec.msgpack.encode(Brought("vtes", 2, {}, "deck:A", CHAT))
    told = len(brought).to_bytes(HEAD, "big") + brought
    died = subprocess.run([sys.executable, "-c", program], input=told, capture_output=True, check=False)
    said = died.stderr.decode()
    assert (died.returncode, CHAT in said, "builtins.KeyError" in said) == (1, False, True), said
