"""Sittings of a Grail campaign on a real server: named saves, the Grace with one click, packs that have changed, and
somebody who vanishes in the middle of an Encounter."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select, update
from tests.browser.laid_table import write
from tests.campaigns.test_grail import calmly as calm
from tests.campaigns.test_grail import new
from tests.campaigns.test_grail_packs import EXAMPLE
from tests.patience import PATIENCE
from tests.server.grail_seats import asked, begin, chosen, give, play, sit_down
from tests.server.process import ServerProcess
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous

from nokturn.campaigns import files
from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Page, seal_of, start
from nokturn.games.grail.game import GAME
from nokturn.games.grail.state import choices as do
from nokturn.kernel.plain import pack, unpack
from nokturn.table.store.campaigns import unwritten
from nokturn.table.store.clocks import CLOCKS, Clock
from nokturn.table.store.models import CampaignRow, GameTable, PageRow


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))


async def ledger_of(visitor: Visitor, campaign: str) -> Any:
    file = await visitor.ask("GET", f"/api/campaigns/{campaign}/file")
    return files.read(file.content, "the file")


# named saves


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-SAVE-04")
@asynchronous
async def test_a_save_is_taken_up_exactly_where_it_was_made(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada, eve = await place.visitor("Ada"), await place.visitor("Eve")
        campaign = await begin(ada, "me", "me")
        where = f"/api/campaigns/{campaign}"
        assert await ada.refused("POST", f"{where}/saves", {"name": "too early"}) == (409, "nothing-to-save")
        table = await sit_down(ada, campaign)
        both = {"A": ada, "B": ada}
        then = await play(table, both, until="act")
        await ada.ok("POST", f"{where}/saves", {"name": "przed burzą"})
        assert await ada.refused("POST", f"{where}/saves", {"name": "przed burzą"}) == (409, "save-taken")
        assert await ada.refused("POST", f"{where}/saves", {"name": " "}) == (400, "bad-campaign")
        await play(table, both)
        info = await ada.ok("GET", where)
        assert [(one["name"], one["sitting"], one["by"]) for one in info["saves"]] == [("przed burzą", 1, "Ada°")]
        assert await eve.refused("POST", f"{where}/restore", {"name": "przed burzą"}) == (404, "no-such-campaign")
        assert await ada.refused("POST", f"{where}/restore", {"name": "other"}) == (409, "no-such-save")
        other = (await ada.ok("POST", f"{where}/restore", {"name": "przed burzą"}))["id"]
        restored = await ada.ok("GET", f"/api/campaigns/{other}")
        assert (len(restored["sittings"]), restored["next"]["status"]) == (0, "live")
        again = restored["next"]["table"]
        sight, _ = await asked(ada, again, "A")
        assert (sight["view"], sight["asks"]) == (then["view"], then["asks"])
        await play(again, both)
        one, another = await ledger_of(ada, campaign), await ledger_of(ada, other)
        assert one.pages[0].record.steps == another.pages[0].record.steps, "the same dice, the same Day"
        assert one.pages[0].after == another.pages[0].after
        assert (await ada.ok("GET", where))["view"]["day"] == 1, "the other campaign is as it was"
        assert files.taken_in(CAMPAIGN, None, another).on_trust == []


@asynchronous
async def test_a_save_from_before_an_undo_is_what_it_was_then(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada = await place.visitor("Ada")
        campaign = await begin(ada, "me", undo="own")
        table = await sit_down(ada, campaign)
        await play(table, {"A": ada}, until="act")
        sight, ask = await asked(ada, table, "A")
        assert ask is not None
        assert (await give(ada, table, "A", sight, chosen(ask, "PassDay")))["is"] == "taken"
        sight, ask = await asked(ada, table, "A")
        await ada.ok("POST", f"/api/campaigns/{campaign}/saves", {"name": "evening"})
        back = await ada.ok("POST", f"/api/tables/{table}/undo", {"seat": "A", "nonce": "u"})
        assert back["done"], back
        assert (await asked(ada, table, "A"))[1]["prompt"] == "act"  # type: ignore[index]
        other = (await ada.ok("POST", f"/api/campaigns/{campaign}/restore", {"name": "evening"}))["id"]
        again = (await ada.ok("GET", f"/api/campaigns/{other}"))["next"]["table"]
        assert (await asked(ada, again, "A"))[1] == ask


# the Grace


async def lose(place: Site, campaign: str) -> None:
    """As if the last sitting had ended in a defeat."""
    mark = UUID(campaign)
    async with place.house.store.changing.begin() as session:
        row = await session.get_one(CampaignRow, mark)
        data = await session.scalar(select(PageRow.data).where(PageRow.campaign_id == mark, PageRow.number == 1))
        page = msgspec.json.decode(data or "", type=Page)
        state = unpack(page.after)
        fields = tuple([(name, "GRAIL-DEATH-01" if name == "defeat" else value) for name, value in state.sheet.fields])
        lost = replace(state, sheet=replace(state.sheet, fields=fields))
        other = replace(page, after=pack(lost))
        sealed = replace(other, seal=seal_of(other, unwritten(row).root))
        await session.execute(update(PageRow).values(data=msgspec.json.encode(sealed).decode()))
        handed = msgspec.json.encode(pack(CAMPAIGN.next(lost).handed_down)).decode()  # type: ignore[union-attr]
        await session.execute(update(GameTable).where(GameTable.sitting == 2).values(handed_down=handed))


@pytest.mark.rule("GRAIL-GRACE-01")
@asynchronous
async def test_after_a_defeat_one_request_begins_the_chapter_again(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada, jan = await place.visitor("Ada"), await place.visitor("Jan")
        campaign = await begin(ada, "me", "me")
        where = f"/api/campaigns/{campaign}"
        assert await ada.refused("POST", f"{where}/again") == (409, "no-second-chance")
        await play(await sit_down(ada, campaign), {"A": ada, "B": ada})
        await lose(place, campaign)
        info = await ada.ok("GET", where)
        assert (info["view"]["grace"], info["next"]["second_chance"]) == (True, "grail.InvokeGrace")
        assert await jan.refused("POST", f"{where}/again") == (404, "no-such-campaign")
        table = (await ada.ok("POST", f"{where}/again"))["id"]
        sight, _ = await asked(ada, table, "A")
        assert [line["key"] for line in sight["lines"]].count("grace") == 1
        assert (sight["view"]["defeat"], sight["view"]["day"]) == ("", 2)
        await play(table, {"A": ada, "B": ada})
        info = await ada.ok("GET", where)
        assert (info["over"], info["next"]["second_chance"]) == (False, "")


# packs


@asynchronous
async def test_campaigns_are_chosen_by_their_titles(tmp_path: Path) -> None:
    """Ours, and one that was taken in while the server runs; one that cannot be read is not offered."""

    async def offered(where: str, name: str) -> dict[str, str]:
        kinds = await ada.ok("GET", where)
        (option,) = [one for kind in kinds if kind["name"] == name for one in kind["options"] if one["key"] == "pack"]
        return {choice["value"]: choice["name"]["pl"] for choice in option["choices"]}

    async with site(tmp_path) as place:
        ada = await place.visitor("Ada")
        ours = {"name_under_stone": "Imię pod Kamieniem"}
        assert await offered("/api/games", "grail") == ours
        folder = tmp_path / "low_ferry"
        shutil.copytree(EXAMPLE, folder)
        GAME.packs.take_in(folder)
        for where in ("/api/games", "/api/campaigns/kinds"):
            found = await offered(where, "grail")
            assert list(found) == ["name_under_stone", "low_ferry"]
            assert found["low_ferry"] not in ("", "low_ferry")
        broken = GAME.packs.shelf / "broken"
        broken.mkdir()
        (broken / "newest").write_text("0" * 32)
        assert list(await offered("/api/games", "grail")) == ["name_under_stone", "low_ferry"]


@asynchronous
async def test_a_pack_that_changed_is_told_and_either_version_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "low_ferry"
    shutil.copytree(EXAMPLE, folder)
    old = GAME.packs.take_in(folder)
    async with site(tmp_path) as place:
        ada, jan = await place.visitor("Ada"), await place.visitor("Jan")
        campaign = await begin(ada, "me", options={"pack": "low_ferry"})
        where = f"/api/campaigns/{campaign}"
        await play(await sit_down(ada, campaign), {"A": ada})
        assert (await ada.ok("GET", where))["next"]["news"] is None
        path = folder / "locations.toml"
        path.write_text(path.read_text("utf-8").replace("energy = 2", "energy = 3"), "utf-8")
        new = GAME.packs.take_in(folder)
        news = (await ada.ok("GET", where))["next"]["news"]
        assert (news["possible"], news["chosen"]) == (True, False)
        assert any("Lokacje: nowe 0," in line for line in news["lines"]["pl"])
        await ada.ok("POST", f"{where}/pack", {"newest": True})
        assert (await ada.ok("GET", where))["next"]["news"]["chosen"]
        await ada.ok("POST", f"{where}/pack", {"newest": False})
        assert not (await ada.ok("GET", where))["next"]["news"]["chosen"]
        await play(await sit_down(ada, campaign), {"A": ada})
        await ada.ok("POST", f"{where}/pack", {"newest": True})
        await play(await sit_down(ada, campaign), {"A": ada})
        ledger = await ledger_of(ada, campaign)
        played = [page.record.packs["low_ferry"] for page in ledger.pages]
        assert played == [old.hash, old.hash, new.hash]
        assert files.taken_in(CAMPAIGN, None, ledger).on_trust == []
        assert await ada.refused("POST", f"{where}/pack", {"newest": "yes"}) == (400, "bad-request")
        assert await jan.refused("POST", f"{where}/pack", {"newest": True}) == (404, "no-such-campaign")


# somebody vanishes


def into_an_encounter() -> list[tuple[str, Any]]:
    """Jan walks about until something stops him; with this key, soon."""
    journal = start(CAMPAIGN, new("Ada", "Jan"), ["Ada", "Jan"], KEY)
    while journal.position.state.fray is None:
        asks = journal.position.asks()
        ask = next((one for one in asks if one.seat == "B"), asks[0])
        ways = [one for one in ask.options if isinstance(one, do.Travel)]
        assert journal.answer(ask.seat, ways[WAY % len(ways)] if ways else calm(ask)) is None
    return journal.record.steps


KEY, WAY = f"{2:032x}", 2


@pytest.mark.rule("GRAIL-ENC-03")
@asynchronous
async def test_whoever_vanishes_in_an_encounter_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jan is asked in an Encounter and does not come back: his time runs out, the clock answers with what does least,
    and the Day goes on."""
    monkeypatch.setitem(CLOCKS, "short", Clock("short", 0, 0))
    monkeypatch.setattr("nokturn.table.live.live.GRACE", 0.0)
    so_far = into_an_encounter()
    async with site(tmp_path) as place:
        ada, jan = await place.visitor("Ada"), await place.visitor("Jan")
        campaign = await begin(ada, "me", "open:Jan", clock="short")
        table = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await jan.ok("POST", f"/api/tables/{table}/join", {"token": token})
        await jan.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        write(ServerProcess(f"sqlite:///{tmp_path}/nokturn.db", 0), table, KEY, so_far)
        await ada.ok("POST", f"/api/tables/{table}/start")
        async with place.house.store.changing.begin() as session:
            row = await session.get_one(GameTable, UUID(table))
            row.waiting = {"B": [len(so_far), time.time()]}
        live = await place.house.open_tables.table(UUID(table))
        await place.house.open_tables.changed(live)
        async with asyncio.timeout(PATIENCE):
            while live.version < len(so_far) or live.position.state.fray is not None:
                await asyncio.sleep(0.02)
        answers = [(entry.seat, entry.by) for entry in await place.house.store.entries(UUID(table), len(so_far))]
        assert answers[0] == ("B", "c:"), "the clock has answered for him"
        assert {by for _, by in answers} == {"c:"}
