"""One of two servers on PostgreSQL is killed while a campaign is played, again and again: whatever was acknowledged is
there, nothing is folded twice, and the book is what was played."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from tests.server.grail_seats import begin
from tests.server.site import Visitor
from tests.server.test_campaigns import answer_through_crashes, insisted
from tests.server.test_grail_kill import Adventurer
from tests.server.test_kill import Victim, kept_at
from tests.table.house import asynchronous
from tests.table.postgres import postgres

from nokturn.campaigns import campaign_named, files

KILLS = 10
Taken = dict[tuple[str, str, str], tuple[int, Any]]


class Chronicler:
    """One person at both seats of Heritage."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.taken: Taken = {}

    async def sit(self, campaign: str) -> str:
        """The next chapter to its end; its table."""
        table: str = (await insisted(self.visitor, "POST", f"/api/campaigns/{campaign}/next")).json()["id"]
        await insisted(self.visitor, "POST", f"/api/tables/{table}/start")
        await answer_through_crashes(self.visitor, table, self.taken)
        return table


async def crashed(
    player: Chronicler | Adventurer, victims: list[Victim], campaign: str, dice: random.Random
) -> list[str]:
    """Sitting after sitting while servers are killed; the tables of those that were played to their end."""
    tables: list[str] = []
    killed = 0
    while killed < KILLS:
        playing = asyncio.create_task(player.sit(campaign))
        while not playing.done() and killed < KILLS:
            answers = len(player.taken) + dice.randint(1, 4)
            while len(player.taken) < answers and not playing.done():
                await asyncio.sleep(0.001)
            await asyncio.sleep(dice.uniform(0, 0.02))
            victim = dice.choice(victims)
            await victim.kill()
            killed += 1
            await victim.start()
        tables.append(await playing)
    return tables


@pytest.mark.soak
@pytest.mark.parametrize("name", ["heritage", "grail"])
@asynchronous
async def test_a_campaign_goes_on_whichever_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None], name: str
) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    dice = random.Random(name)
    with postgres() as url:
        victims = [Victim(tmp_path, url=url) for _ in range(2)]
        try:
            for victim in victims:
                await victim.start()
            ada = await victims[0].site.visitor("Ada")
            ada.sites = [victim.site for victim in victims]
            if name == "grail":
                player: Chronicler | Adventurer = Adventurer(ada, 1, days=KILLS)
                campaign = await begin(ada, "me", "me")
            else:
                player = Chronicler(ada)
                body = {"campaign": name, "seats": ["me", "me"], "options": {"ages": "youngest_first"}}
                campaign = (await ada.ok("POST", "/api/campaigns", body))["id"]
            tables = await crashed(player, victims, campaign, dice)
            kept = await kept_at(url, tmp_path)
            assert player.taken.items() <= kept.items()
            ledger = files.read((await ada.ask("GET", f"/api/campaigns/{campaign}/file")).content, "the file")
            assert ledger.played == len(tables)
            assert files.taken_in(campaign_named(name), None, ledger).on_trust == []
            for page, table in zip(ledger.pages, tables, strict=True):
                own = [(number, who, given) for (of, who, _), (number, given) in kept.items() if of == plain(table)]
                steps = [(who, given) for _, who, given in sorted(own, key=itemgetter(0))]
                assert steps == page.record.steps, "every answer once, and no other"
            record_property("kills", KILLS)
            record_property("acknowledged", len(player.taken))
        finally:
            for victim in victims:
                await victim.site.close()
                with suppress(ProcessLookupError):
                    os.kill(victim.pid, signal.SIGKILL)
                victim.close()


def plain(table: str) -> str:
    return table.replace("-", "")
