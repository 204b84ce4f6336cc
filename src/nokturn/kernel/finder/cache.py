"""What can be made again from the sources, kept in the cache folder of the system so that it need not be.

Nobody depends on it: a file that is not there, is damaged, was written by another version or cannot be written is as
good as none.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_cache_path

T = TypeVar("T")
_DIGEST = 16

Stamp = tuple[int, int]
"""When a file was changed last and how long it is: cheap to ask, and one of the two differs after a change."""
Stamps = dict[str, Stamp]


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """Whatever was made, and by which code."""

    about: str
    made_by: bytes
    value: msgspec.Raw


def remembered(about: str, made_by: bytes, kind: type[T]) -> T | None:
    """What this code has made of `about`, if it is still known; whether it is still true, whoever asks has to see."""
    try:
        content = _path(about).read_bytes()
        if blake2b(content[_DIGEST:], digest_size=_DIGEST).digest() != content[:_DIGEST]:
            return None
        entry = msgspec.msgpack.decode(content[_DIGEST:], type=Entry)
        if entry.about != about or entry.made_by != made_by:
            return None
        return msgspec.msgpack.decode(entry.value, type=kind)
    except (OSError, msgspec.MsgspecError):
        return None


def remember(about: str, made_by: bytes, value: object) -> None:
    """Keep it for the next time, in one step: two who write at once leave the file of one of them."""
    from tempfile import NamedTemporaryFile  # seldom needed

    body = msgspec.msgpack.encode(Entry(about, made_by, msgspec.Raw(msgspec.msgpack.encode(value))))
    path = _path(about)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", delete=False) as file:
            written = Path(file.name)
            try:
                file.write(blake2b(body, digest_size=_DIGEST).digest() + body)
                file.close()
                os.replace(written, path)
            except OSError:
                written.unlink(missing_ok=True)


def stamp(path: Path) -> Stamp:
    seen = path.stat()
    return seen.st_mtime_ns, seen.st_size


@cache
def maker(folder: Path) -> bytes:
    """The code in `folder`, and the Python it runs on: what another one has made counts for nothing."""
    made = blake2b(MAGIC_NUMBER, digest_size=_DIGEST)
    for path in sorted(folder.glob("*.py")):
        made.update(path.read_bytes())
    return made.digest()


def _path(about: str) -> Path:
    return user_cache_path("nokturn", appauthor=False) / f"{blake2b(about.encode(), digest_size=12).hexdigest()}.index"
