"""What goes over the socket of a table, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from nokturn.server.wire.tables import SeatInfo
from nokturn.table.live.sight import PlannedAnswer, RefusalSight, Sight
from nokturn.table.store.seats import Talk
from nokturn.table.talk.chat import Said
from nokturn.table.talk.team_notes import Shared

Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]


class Watch(msgspec.Struct, tag_field="do", tag="watch"):
    """Tell me what this seat (None: a spectator) sees; I know everything up to version `since`."""

    seat: str | None = None
    since: int = -1


class Unwatch(msgspec.Struct, tag_field="do", tag="unwatch"):
    seat: str | None = None


class AnswerNow(msgspec.Struct, tag_field="do", tag="answer"):
    seat: str
    version: int
    nonce: Nonce
    answer: Any
    then: list[PlannedAnswer] = []
    """What is answered to the questions that follow, as long as they are these."""


class Chat(msgspec.Struct, tag_field="do", tag="chat"):
    text: str
    whisper: bool = False
    """Only to those the game lets me whisper to now."""


class Ping(msgspec.Struct, tag_field="do", tag="ping"):
    pass


class Taken(msgspec.Struct, tag_field="is", tag="taken"):
    """Your answer is part of the game since this version."""

    nonce: str
    version: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """Your answer was not taken; nonce is empty where the trouble is something else."""

    nonce: str
    refusal: RefusalSight


class People(msgspec.Struct, tag_field="is", tag="people"):
    """Who sits where, and who is there."""

    seats: list[SeatInfo]
    watching: int
    status: str
    rematch: str
    talk: Talk


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """The server's time, for the clocks."""

    now: float


class BackSoon(msgspec.Struct, tag_field="is", tag="back-soon"):
    """This server ends, for another to take its place.  What was begun is finished; whatever is sent from now on has
    to be sent again, on the next socket."""


FromClient: TypeAlias = Watch | Unwatch | AnswerNow | Chat | Ping
FromServer: TypeAlias = Sight | Taken | Refused | Said | Shared | People | Pong | BackSoon

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
