"""An update: the server that ends warns its tables, finishes what was begun, and everybody comes back by themselves."""

import signal
from contextlib import suppress

from tests.patience import PATIENCE
from tests.server.process import servers
from tests.server.site import Site, first
from tests.table.house import asynchronous
from websockets.exceptions import ConnectionClosed


@asynchronous
async def test_whoever_sits_at_a_table_is_told_before_the_server_ends_and_goes_on_with_the_next(tmp_path):
    with servers(f"sqlite:///{tmp_path}/nokturn.db", 1) as (server,):
        site = Site(server.port)
        ada = await site.visitor("Ada")
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            sight = await line.watch("A")
            asked = sight["waiting_for"][0]
            sight = await line.watch(asked)
            assert server.process is not None
            answer = {"seat": asked, "version": 0, "nonce": "n", "answer": first(sight["asks"][0])}
            await line.send(do="answer", **answer)
            server.process.send_signal(signal.SIGTERM)
            await line.next("back-soon")
            with suppress(ConnectionClosed):
                while True:
                    await line.next()
            assert line.connection.close_code == 1012, "a restart, and no fault"
        assert server.process.wait(PATIENCE) == -signal.SIGTERM
        acknowledged = any('"taken"' in text for text in line.heard)
        server.start()
        server.wait()
        async with ada.socket(table) as line:
            await line.watch(asked, since=0)
            await line.send(do="answer", **answer)  # as the page does with what was not acknowledged
            assert (await line.next("taken"))["version"] == 1
        again = await ada.ok("GET", f"/api/tables/{table}")
        assert again["version"] == 1, f"once, and {'before' if acknowledged else 'after'} the update"
        await site.close()


@asynchronous
async def test_a_server_that_ends_waits_for_no_bot(tmp_path):
    with servers(f"sqlite:///{tmp_path}/nokturn.db", 1) as (server,):
        site = Site(server.port)
        ada = await site.visitor("Ada")
        tables = [await ada.table("me", "bot:random", "bot:clever") for _ in range(3)]
        async with ada.socket(tables[0]) as line:
            await line.watch()
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            await line.next("back-soon")
        assert server.process.wait(PATIENCE) == -signal.SIGTERM
        await site.close()
