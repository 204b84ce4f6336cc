"""A server that is killed while Grail is played, in Encounters, Explorations and Starts of Day: whatever was
acknowledged is there, nothing is done twice, and the campaign goes on."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from tests.server.grail_seats import begin, chosen
from tests.server.site import Visitor, first
from tests.server.test_campaigns import insisted
from tests.server.test_kill import Victim, entries
from tests.table.house import asynchronous

from nokturn.campaigns import files
from nokturn.campaigns.grail.campaign import CAMPAIGN

Taken = dict[tuple[str, str, str], tuple[int, Any]]
MOMENTS = ("encounter", "exploration", "start of day")
IN_A_FIGHT = 9
"""Answers to one Encounter; whoever is still in it then leaves it."""
EXPLORING = ("choice", "peek", "join-party", "who-pays", "pay-for")


class Adventurer:
    """One person at two seats who explores, travels and fights; knows where in the Day they are, and goes where the
    next kill is wanted."""

    def __init__(self, visitor: Visitor, seed: int, days: int) -> None:
        self.visitor, self.dice, self.days = visitor, random.Random(seed), days
        self.taken: Taken = {}
        self.moment = ""
        self.sought = MOMENTS[0]
        self.fights = 0
        self.passed = 0

    def wish(self, ask: dict[str, Any], view: dict[str, Any]) -> Any:
        self.moment = self._moment(ask, view)
        self.fights = self.fights + 1 if view["encounter"] else 0
        if ask["kind"] == "confirm":
            return True
        if ask["prompt"] == "plans":
            self.passed += 1
            return chosen(ask, "BeginDay" if self.passed < self.days else "EndSitting")
        if self.fights > IN_A_FIGHT:
            return chosen(ask, "Retreat", "GiveUp", "EndPlaying", "Done", "Decline") or first(ask)
        if ask["prompt"] == "act":
            return chosen(ask, *self._roaming()) or chosen(ask, "PassDay") or first(ask)
        if ask["kind"] != "one":
            return first(ask)
        return self.dice.choice([one for one in ask["options"] if one.get("is") != "grail.TradeFirst"])

    def _roaming(self) -> tuple[str, ...]:
        """To where the next kill is wanted: an Encounter waits at 104, and in what one does at 102."""
        if self.sought == "start of day":
            return ("PassDay",)
        if self.sought == "exploration":
            return ("Explore", "Travel")
        return self.dice.choice([("UseLocation", "Travel"), ("Travel",)])

    def _moment(self, ask: dict[str, Any], view: dict[str, Any]) -> str:
        if view["encounter"]:
            return "encounter"
        if ask["prompt"] in EXPLORING:
            return "exploration"
        return "start of day" if view["phase"] == "start" or ask["prompt"] in ("plans", "take-up") else "day"

    async def sit(self, campaign: str) -> str:
        """The next sitting, through every crash; its table."""
        table: str = (await insisted(self.visitor, "POST", f"/api/campaigns/{campaign}/next")).json()["id"]
        await insisted(self.visitor, "POST", f"/api/tables/{table}/start")
        self.passed, over = 0, False
        while not over:
            for seat in "AB":
                where = f"/api/tables/{table}/sight?seat={seat}"
                sight = (await insisted(self.visitor, "GET", where)).json()
                over = sight["status"] == "over"
                if over or not sight["asks"]:
                    continue
                given = self.wish(sight["asks"][0], sight["view"])
                nonce = f"{seat}{sight['version']}"
                body = {"seat": seat, "version": sight["version"], "nonce": nonce, "answer": given}
                said = (await insisted(self.visitor, "POST", f"/api/tables/{table}/answer", body)).json()
                if said["is"] == "taken":  # a server that is behind asks once more: the first answer counts
                    self.taken.setdefault((table.replace("-", ""), seat, f"p:{nonce}"), (said["version"], given))
                else:
                    assert said["refusal"]["reason"] == "stale", said
        return table


async def kill_at(
    victim: Victim, player: Adventurer, hit: dict[str, int], playing: asyncio.Task[Any], dice: random.Random
) -> None:
    """Kill it in the middle of one of the next answers, at a moment that has not had more than its share."""
    before = len(player.taken) + dice.randint(0, 3)
    rare = [moment for moment in MOMENTS if hit[moment] <= min(hit.values()) + 1]
    player.sought = min(rare, key=lambda moment: hit[moment])
    while not playing.done():
        if player.moment in rare and len(player.taken) > before:
            hit[player.moment] += 1
            await asyncio.sleep(dice.uniform(0, 0.02))
            await victim.kill()
            await victim.start()
            return
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("kills, seed", [(3, 0), *[pytest.param(10, n, marks=pytest.mark.soak) for n in range(1, 21)]])
@asynchronous
async def test_a_server_killed_in_a_day_loses_nothing_and_does_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int, seed: int
) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    dice = random.Random(seed)
    victim = Victim(tmp_path)
    hit = dict.fromkeys(MOMENTS, 0)
    try:
        await victim.start()
        ada = await victim.site.visitor("Ada")
        campaign = await begin(ada, "me", "me")
        player = Adventurer(ada, seed, days=kills // 3 + 1)
        tables: list[str] = []
        while sum(hit.values()) < kills:
            playing = asyncio.create_task(player.sit(campaign))
            while not playing.done() and sum(hit.values()) < kills:
                await kill_at(victim, player, hit, playing, dice)
            tables.append(await playing)
            info = await ada.ok("GET", f"/api/campaigns/{campaign}")
            if info["next"] is None or info["next"]["second_chance"]:
                campaign, tables = await begin(ada, "me", "me"), []
        if not tables:
            tables.append(await player.sit(campaign))
        assert kills < len(MOMENTS) * 2 or min(hit.values()) > 0, hit
        kept = entries(tmp_path)
        assert player.taken.items() <= kept.items()
        ledger = files.read((await ada.ask("GET", f"/api/campaigns/{campaign}/file")).content, "the file")
        assert ledger.played == len(tables)
        assert files.taken_in(CAMPAIGN, None, ledger).on_trust == []
        for page, table in zip(ledger.pages, tables, strict=True):
            own = [
                (number, seat, given) for (of, seat, _), (number, given) in kept.items() if of == table.replace("-", "")
            ]
            steps = [(seat, given) for _, seat, given in sorted(own, key=itemgetter(0))]
            assert steps == page.record.steps, "every answer once, and no other"
    finally:
        await victim.site.close()
        with suppress(ProcessLookupError):
            await victim.kill()
        victim.close()
