"""Which campaigns a new table of Grail can play: by their titles, those that somebody has written too."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import site
from tests.table.house import asynchronous

from nokturn.games.grail.game import GAME

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"


def offered(options: list[dict[str, Any]]) -> dict[str, dict[str, str]]:
    (pack,) = [option for option in options if option["key"] == "pack"]
    return {choice["value"]: choice["name"] for choice in pack["choices"]}


@pytest.mark.rule("GRAIL-SETUP-WORLD-13")
@asynchronous
async def test_campaigns_are_offered_by_their_titles_and_a_new_one_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    ours = {"name_under_stone": {"en": "The Name Under the Stone", "pl": "Imię pod Kamieniem"}}
    async with site(tmp_path) as house:
        sam = await house.visitor("Sam")

        async def at_table() -> dict[str, dict[str, str]]:
            return offered({one["name"]: one for one in await sam.ok("GET", "/api/games")}["grail"]["options"])

        async def in_campaign() -> dict[str, dict[str, str]]:
            kinds = await sam.ok("GET", "/api/campaigns/kinds")
            return offered({one["name"]: one for one in kinds}["grail"]["options"])

        assert await at_table() == await in_campaign() == ours
        folder = tmp_path / "low_ferry"
        shutil.copytree(EXAMPLE, folder)
        GAME.packs.take_in(folder)
        assert list(await at_table()) == list(await in_campaign()) == ["name_under_stone", "low_ferry"]
        assert (await at_table())["low_ferry"]["en"] != "low_ferry"
        (tmp_path / "packs" / "grail" / "low_ferry" / "newest").write_text("gone", "utf-8")
        assert await at_table() == await in_campaign() == ours
