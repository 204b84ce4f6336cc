"""A deck text that takes seconds: whoever brings it is told, and nobody else notices."""

import asyncio
import random
import signal

import pytest
from tests.server.site import site
from tests.server.test_bringing import bringing, waiting_room
from tests.server.vtes_house import NAME, TREMERE, deck_list, offer_vtes
from tests.table.house import asynchronous

from nokturn.table.lobby import examiner
from nokturn.table.lobby.brought import LENGTH

pytestmark = pytest.mark.usefixtures("vtes")


@pytest.fixture
def vtes(monkeypatch):
    offer_vtes(monkeypatch)


def nonsense() -> str:
    """Names that no card has, each compared with all that there are."""
    chance = random.Random(13)
    lines = ["1x " + "".join(chance.choices("abcdefgh ", k=10)) for _ in range(3000)]
    return "\n".join(lines)[:LENGTH]


@asynchronous
async def test_a_deck_text_that_takes_too_long_is_cut_off_while_everybody_else_is_answered(tmp_path, monkeypatch):
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", deck_list(TREMERE)))
        monkeypatch.setattr(examiner, "SECONDS", 0.2)
        slow = asyncio.create_task(ada.ask("POST", f"/api/tables/{table}/bring", bringing("A", nonsense())))
        answered = 0
        while not slow.done():
            await bob.ok("GET", "/api/me")
            answered += 1
        assert answered > 1
        cut_off = await slow
        assert (cut_off.status_code, cut_off.json()["error"]["reason"]) == (400, "too-intricate")
        assert "plain list" in cut_off.json()["error"]["text"]
        setting_up = {"game": NAME, "seats": ["me", "me", "me"], "options": {"deck:A": nonsense()}}
        assert await ada.refused("POST", "/api/tables", setting_up) == (400, "too-intricate")
        monkeypatch.setattr(examiner, "SECONDS", 120)
        wrong = await bob.ask("POST", f"/api/tables/{table}/bring", bringing("B", nonsense()))
        assert wrong.json()["error"]["reason"] == "bad-brought"
        assert wrong.json()["error"]["lines"], (
            "what is wrong is said line by line, in the language of whoever brought it"
        )
        await bob.ok("POST", f"/api/tables/{table}/bring", bringing("B", deck_list(TREMERE)))


@asynchronous
async def test_whoever_reads_may_die_and_the_next_text_is_read(tmp_path):
    async with site(tmp_path) as house:
        ada, _, table = await waiting_room(house)
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", deck_list(TREMERE)))
        reader = examiner.examiner_of(house.house.store)
        assert reader._process is not None
        await reader._process.close()
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", deck_list(TREMERE)))


@asynchronous
async def test_a_busy_machine_is_not_held_against_a_text(tmp_path, monkeypatch):
    """What counts is the work that a text makes: a reader who gets no time to read is waited for."""
    async with site(tmp_path) as house:
        ada, _, table = await waiting_room(house)
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", deck_list(TREMERE)))
        reader = examiner.examiner_of(house.house.store)
        assert reader._process is not None
        monkeypatch.setattr(examiner, "SECONDS", 1.0)
        stopped = reader._process._process
        stopped.send_signal(signal.SIGSTOP)
        brought = asyncio.create_task(ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", deck_list(TREMERE))))
        done, _ = await asyncio.wait([brought], timeout=1.5)
        assert not done
        stopped.send_signal(signal.SIGCONT)
        await brought
