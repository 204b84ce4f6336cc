"""What goes over a socket at the same moment goes in one piece."""

import asyncio
from typing import Any

from tests.table.house import asynchronous

from nokturn.server.process.gathered_writes import Gathering


class Counted:
    """A transport that knows in how many pieces it was written to."""

    def __init__(self, transport: asyncio.WriteTransport) -> None:
        self.transport = transport
        self.pieces: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.pieces.append(data)
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


@asynchronous
async def test_what_is_said_at_once_is_one_piece_and_the_last_word_is_not_lost():
    heard = asyncio.get_running_loop().create_future()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.set_result(await reader.read())
        writer.close()

    async with await asyncio.start_server(listen, "127.0.0.1", 0) as serving:
        _, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
        counted = Counted(writer.transport)
        gathering = Gathering(counted, asyncio.get_running_loop())
        for word in (b"taken ", b"and seen "):
            gathering.write(word)
        await asyncio.sleep(0)
        gathering.write(b"and over")
        gathering.close()
        assert await heard == b"taken and seen and over"
        assert counted.pieces == [b"taken and seen ", b"and over"]
        gathering.write(b"nobody listens any more")
        await asyncio.sleep(0)
        assert len(counted.pieces) == 2
