"""The chronicle of Heritage on a real server: nothing sealed goes over a wire, and a server that is killed in an
aftermath or at the end of an era loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from tests.browser.laid_table import write
from tests.games.heritage.chronicle.test_sealed import Search, sealed
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle
from tests.server.process import ServerProcess
from tests.server.site import Visitor, first, site
from tests.server.test_campaigns import answer_through_crashes, keep, look_around
from tests.server.test_kill import Victim, entries
from tests.table.house import asynchronous

from nokturn.campaigns import files
from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, forked, start
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.kernel.asks import Seat
from nokturn.players import RandomBot

KEY = f"{11:032x}"


@cache
def whole(chapters: int) -> Ledger:
    return chronicle(2, "random", "server", chapters=chapters)


@cache
def up_to_the_aftermath(chapters: int) -> tuple[tuple[Seat, Any], ...]:
    """The rounds of the next chapter, by chance."""
    ledger = whole(chapters)
    journal = start(CAMPAIGN, ledger, list(ledger.begun.people), KEY)
    bot = RandomBot(KEY)
    while not journal.position.state.step:
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
    return tuple([(seat, packed) for seat, packed in journal.record.steps])


async def bring(visitor: Visitor, chapters: int, *seats: str) -> str:
    """A copy of a chronicle that was played so far elsewhere."""
    file = files.written(forked(whole(chapters), chapters)).decode()
    found: str = (await visitor.ok("POST", "/api/campaigns/import", {"file": file, "seats": list(seats)}))["id"]
    return found


async def lay_aftermath(visitor: Visitor, database_url: str, campaign: str, chapters: int) -> str:
    """The table of the next chapter, whose rounds have been played."""
    table: str = (await visitor.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
    write(ServerProcess(database_url, 0), table, KEY, up_to_the_aftermath(chapters))
    await visitor.ok("POST", f"/api/tables/{table}/start")
    return table


# sealed content


@pytest.mark.rule("HER-CHRON-03")
@asynchronous
async def test_no_word_of_a_later_chapter_goes_over_a_wire(tmp_path: Path) -> None:
    """The aftermath of chapter 5, to somebody who plays it and to a stranger: pages, sights, boards, the book, the
    file, the sockets; and what is offered next."""
    async with site(tmp_path) as place:
        ada, bob, eve = [await place.visitor(name) for name in ("Ada", "Bob", "Eve")]
        heard: list[str] = []
        for visitor in (ada, bob, eve):
            visitor.http.event_hooks["response"] = [lambda response: keep(heard, response)]
        later = Search(sealed(5))
        campaign = await bring(ada, 4, "me", "me")
        table = await lay_aftermath(ada, f"sqlite:///{tmp_path}/nokturn.db", campaign, 4)
        async with ada.socket(table) as line:
            for number in range(1000):
                sights = [await ada.ok("GET", f"/api/tables/{table}/sight?seat={seat}") for seat in "AB"]
                asked = next((sight for sight in sights if sight["asks"]), None)
                if asked is None:
                    break
                if number == 5:
                    await look_around(ada, bob, eve, campaign, table)
                    for form in ("form=html&lang=en", "form=html&lang=pl", "form=svg&lang=pl"):
                        await ada.ask("GET", f"/api/campaigns/{campaign}/book?{form}")
                await line.watch(asked["seat"])
                answer = True if asked["asks"][0]["kind"] == "confirm" else first(asked["asks"][0])
                assert (await line.answer(asked, answer))["is"] == "taken"
            heard += line.heard
        await look_around(ada, bob, eve, campaign, table)
        text = "\n".join(heard)
        assert later.found([text]) == []
        assert CHAPTERS[5].title in text, "but of the chapter that was played"


# names


@pytest.mark.rule("HER-R-64")
@asynchronous
async def test_a_name_is_written_over_the_net_and_one_too_long_is_refused_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada = await place.visitor("Ada", "pl")
        options = {"ages": "youngest_first"}
        body = {"campaign": "heritage", "seats": ["me", "me"], "options": options}
        campaign = (await ada.ok("POST", "/api/campaigns", body))["id"]
        table = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
        await ada.ok("POST", f"/api/tables/{table}/start")
        async with ada.socket(table) as line:
            sight = await line.watch("A")
            while sight["asks"][0]["prompt"] != "which-name":
                wanted = True if sight["asks"][0]["kind"] == "confirm" else None
                assert (await line.answer(sight, wanted))["is"] == "taken"
                sight = await ada.ok("GET", f"/api/tables/{table}/sight?seat=A")
            ask = sight["asks"][0]
            assert (ask["kind"], len(ask["options"])) == ("one", 60)
            assert ask["own_words"] == {"option": "heritage.GiveName", "longest": 40}
            for name, words in (("x" * 41, "od 1 do 40 znaków"), ("a\nb", "bez łamania wierszy")):
                refused = await line.answer(sight, {"is": "heritage.GiveName", "name": name})
                assert refused["refusal"]["rule"] == "HER-R-64"
                assert words in refused["refusal"]["text"]
            answer = b'{"is": "heritage.GiveName", "name": "\\ud800"}'
            path, version = f"/api/tables/{table}/answer", sight["version"]
            broken = b'{"seat": "A", "version": %d, "nonce": "half", "answer": %s}' % (version, answer)
            reply = await ada.http.post(path, content=broken, headers={"content-type": "application/json"})
            assert reply.status_code == 400
            written = {"is": "heritage.GiveName", "name": " Bogna z Gniezna "}
            assert (await line.answer(sight, written))["is"] == "taken"
        seen = (await ada.ok("GET", f"/api/tables/{table}/sight?seat=B"))["view"]["chronicle"]
        assert list(seen["named"].values()) == ["Bogna z Gniezna"]


# kill


@pytest.mark.rule("HER-AFTER-01", "HER-ERA-01")
@pytest.mark.parametrize(
    "apart, seed",
    [((5, 8), 0), *[pytest.param((0, 2), seed, marks=pytest.mark.soak) for seed in range(1, 11)]],
)
@asynchronous
async def test_a_server_killed_in_an_aftermath_loses_nothing_and_does_nothing_twice(
    tmp_path: Path, apart: tuple[int, int], seed: int
) -> None:
    """The third chapter: its six steps and the end of the era."""
    moments = random.Random(seed)
    victim = Victim(tmp_path)
    try:
        await victim.start()
        ada = await victim.site.visitor("Ada")
        campaign = await bring(ada, 2, "me", "me")
        table = await lay_aftermath(ada, victim.url, campaign, 2)
        taken: dict[tuple[str, str, str], tuple[int, Any]] = {}
        playing = asyncio.create_task(answer_through_crashes(ada, table, taken))
        kills = 0
        while not playing.done():
            answers = len(taken) + moments.randint(*apart)
            while len(taken) < answers and not playing.done():
                await asyncio.sleep(0.001)
            await asyncio.sleep(moments.uniform(0, 0.02))
            await victim.kill()
            kills += 1
            await victim.start()
        await playing
        assert kills > 1
        kept = entries(tmp_path)
        assert taken.items() <= kept.items()
        info = await ada.ok("GET", f"/api/campaigns/{campaign}")
        assert ([sitting["number"] for sitting in info["sittings"]], info["next"]["number"]) == ([1, 2, 3], 4)
        file = await ada.ask("GET", f"/api/campaigns/{campaign}/file")
        ledger = files.read(file.content, "the file")
        assert files.taken_in(CAMPAIGN, None, ledger).on_trust == []
        logged = [
            (number, seat, packed) for (of, seat, _), (number, packed) in kept.items() if of == table.replace("-", "")
        ]
        steps = [(seat, packed) for _, seat, packed in sorted(logged, key=itemgetter(0))]
        assert steps == ledger.pages[2].record.steps, "every answer once, and no other"
        assert steps[: -len(taken)] == list(up_to_the_aftermath(2))
    finally:
        await victim.site.close()
        with suppress(ProcessLookupError):
            await victim.kill()
        victim.close()
