"""Plain data: the only thing that may rest in a frame, an answer or an event.

Plain are `None`, `bool`, `int`, `str`, tuples and frozensets of plain data, and
`Leaf` structs.  All of it is immutable, so copies can share it, and all of it
can be written to JSON or MessagePack and read back without losing its type.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, ClassVar

import msgspec

from nokturn.kernel.errors import NotPlainError, SaveError

_LEAVES: dict[str, type[Leaf]] = {}
_TYPE, _SET = "is", "set"


class Leaf(msgspec.Struct, frozen=True, gc=False):
    """Base of the immutable records of a game; every subclass can be saved by its name.

    What is immutable and built bottom-up cannot contain itself: the cycle collector need not look at it."""

    plain_name: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # A kind of record that has moved out of its game or module says under which name it is saved.
        cls.plain_name = cls.__dict__.get("plain_name") or f"{game_of(cls.__module__)}.{cls.__name__}"
        namesake = _LEAVES.setdefault(cls.plain_name, cls)
        if namesake.__module__ != cls.__module__:
            raise TypeError(
                f"{cls.__module__}.{cls.__name__} and {namesake.__module__}.{cls.__name__} would both be saved "
                f"as '{cls.plain_name}'. Give one of them another name."
            )
        _LEAVES[cls.plain_name] = cls


def game_of(module: str) -> str:
    """`nokturn.games.vendetta.planning` -> `vendetta`, a campaign likewise; other modules: their last name."""
    parts = module.split(".")
    return parts[2] if parts[:2] in (["nokturn", "games"], ["nokturn", "campaigns"]) and len(parts) > 2 else parts[-1]


def leaf_named(name: str) -> type[Leaf] | None:
    """The kind of record that is saved as `name`."""
    return _LEAVES.get(name)


def pack(value: Any) -> Any:
    """Plain data as lists, dicts and scalars; the inverse of `unpack`."""
    kind = type(value)
    if kind is int or kind is str or value is None or kind is bool:
        return value
    if kind is tuple:
        return [pack(item) for item in value]
    if kind is frozenset:
        return {_SET: sorted((pack(item) for item in value), key=repr)}
    if isinstance(value, Leaf):
        packed: dict[str, Any] = {_TYPE: kind.plain_name}
        for field in kind.__struct_fields__:
            packed[field] = pack(getattr(value, field))
        return packed
    raise NotPlainError(
        f"{value!r} ({kind.__name__}) is not plain data. Use numbers, strings, tuples, frozensets or Leaf structs."
    )


def unpack(value: Any) -> Any:
    """Plain data from what `pack` produced; anything else is a `SaveError`."""
    if isinstance(value, list):
        return tuple([unpack(item) for item in value])
    if isinstance(value, dict):
        if _TYPE not in value and isinstance(value.get(_SET), list):
            return frozenset(unpack(value[_SET]))
        name = value.get(_TYPE)
        leaf = _LEAVES.get(name) if isinstance(name, str) else None
        if leaf is None:
            raise SaveError.because("unknown-kind", found=repr(name))
        fields = {key: unpack(item) for key, item in value.items() if key != _TYPE}
        try:
            return leaf(**fields)
        except TypeError as error:
            raise SaveError.because("other-kind", found=str(name), why=str(error)) from None
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise SaveError.because("not-plain", found=repr(value))


def check_plain(value: Any, where: str) -> None:
    """Raise `NotPlainError` saying `where` unless `value` is plain data."""
    try:
        pack(value)
    except NotPlainError as error:
        raise NotPlainError(f"{where}: {error}") from None


# text that people write

UNWRITABLE = ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")
"""Kinds of signs that no line is written with: control signs, halves of letters, signs nobody has given a meaning."""


_HALF = re.compile("[\ud800-\udfff]")


def is_text(found: Any) -> bool:
    """Whether a file can hold it: half a letter (a lone surrogate) is no text."""
    return isinstance(found, str) and not _HALF.search(found)


def is_whole(text: str) -> bool:
    """Whether every sign of it can be written and read."""
    return all(unicodedata.category(sign) not in UNWRITABLE for sign in text)


def is_line(text: Any, longest: int) -> bool:
    """One line of whole letters, not empty, not too long, no blanks around it."""
    return isinstance(text, str) and 0 < len(text) <= longest and text == text.strip() and is_whole(text)
