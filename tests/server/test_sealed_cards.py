"""What only a campaign brings to light is in no answer, unless somebody asks to have it spoilt."""

from tests.server.site import site
from tests.table.house import asynchronous

from nokturn.games.heritage.game import GAME

SEALED = GAME.printed.sealed()


@asynchronous
async def test_sealed_cards_are_given_only_to_somebody_who_asks_for_spoilers(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        for address in ("heritage/sealed", "heritage/sealed?spoilers=false"):
            assert await sam.refused("GET", f"/api/games/{address}") == (409, "sealed-cards")
        shown = {printed["id"] for printed in await sam.ok("GET", "/api/games/heritage/cards?spoilers=true")}
        assert not shown & {printed.id for printed in SEALED}
        assert await sam.ok("GET", "/api/games/heritage/lookup?name=Ser+Ancel") == []
        spoilt = await sam.ok("GET", "/api/games/heritage/sealed?spoilers=true")
        assert [printed["id"] for printed in spoilt] == [printed.id for printed in SEALED]
        counts = {game["name"]: game["sealed"] for game in await sam.ok("GET", "/api/games")}
        assert counts["heritage"] == len(SEALED)
        assert counts["vendetta"] == 0
        assert await sam.ok("GET", "/api/games/vendetta/sealed?spoilers=true") == []
        assert await sam.refused("GET", "/api/games/chess/sealed?spoilers=true") == (404, "no-such-game")
