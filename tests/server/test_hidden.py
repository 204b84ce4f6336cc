"""Nothing hidden goes over a wire: the real traffic of rivals and spectators, read word for word."""

import asyncio
import re
from typing import Any
from uuid import UUID

import msgspec
from tests.server.site import Line, Visitor, databases_in_time, site
from tests.table.house import asynchronous, until

CARD = re.compile(r'"((?:BR|GA|MA|NO|TO|TR|VE)\d\d)"')


async def follow(visitor: Visitor, table: str, seat: str | None, lines: dict[str, Line], over: asyncio.Event) -> None:
    """Watch to the end and keep everything that came."""
    async with visitor.socket(table) as line:
        lines[seat or "nobody"] = line
        await line.send(do="watch", seat=seat)
        while True:
            message = await line.next()
            if message["is"] == "sight" and message["status"] == "over":
                over.set()
                return


@databases_in_time
@asynchronous
async def test_what_goes_to_a_rival_and_to_a_spectator_names_only_what_they_may_know(tmp_path, database):
    """Every message of a whole game is checked against the state it was sent from."""
    async with site(tmp_path, **database) as house:
        ada, bob, eve = [await house.visitor(name) for name in ("Ada", "Bob", "Eve")]
        table_id = await ada.table("me", "open", "bot:random", public=True)
        await bob.ok("POST", f"/api/tables/{table_id}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table_id}/start")
        table = await house.house.open_tables.table(UUID(table_id))
        states: dict[int, Any] = {0: table.position.state.clone()}
        table.changed.append(lambda: states.setdefault(table.version, table.position.state.clone()))
        lines: dict[str, Line] = {}
        over = asyncio.Event()
        watching = [
            asyncio.create_task(follow(visitor, table_id, seat, lines, over))
            for visitor, seat in ((ada, "A"), (bob, "B"), (eve, None))
        ]
        await until(lambda: len(lines) == 3)
        for place, visitor in (("A", ada), ("B", bob)):
            await visitor.ok("POST", f"/api/tables/{table_id}/leave", {"seat": place, "level": "random"})
        await asyncio.gather(*watching)
        assert table.row.status == "over"
    checked = 0
    for viewer, line in lines.items():
        for text in line.heard:
            message = msgspec.json.decode(text)
            if message["is"] != "sight" or message["status"] == "over":
                continue
            state = states[message["version"]]
            for seat in "ABC":
                if seat == viewer:
                    continue
                secret = hidden_cards(state, seat, viewer)
                view = msgspec.json.encode([message["view"], message["asks"], message["lines"]]).decode()
                leaked = secret & set(CARD.findall(view))
                assert not leaked, f"{viewer} is told of {leaked} of {seat} at version {message['version']}"
                checked += len(secret)
    assert checked > 500, "there was something to leak"


def hidden_cards(state: Any, seat: str, viewer: str) -> set[str]:
    """Cards of `seat` that `viewer` may not know (VEN-SETUP-15): in hand, drawn, in the deck or face down,
    unless everybody has seen them.  Every clan has its own ids, so a card is nobody else's."""
    own = {*state.hands.get(seat, ()), *state.drawn.get(seat, ()), *state.decks.get(seat, ())}
    known = {*state.seen.get(seat, ())}
    for areas in state.areas.values():
        for holder, area in areas.items():
            for card in area.cards:
                if card.owner == seat:
                    open_to_viewer = card.face_up or card.public or viewer == holder or viewer in card.known
                    (known if open_to_viewer else own).add(card.card)
    return own - known
