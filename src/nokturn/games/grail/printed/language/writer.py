"""Writes effects as cards do: the inverse of `parser`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects_of_world import Do, SetStatus

_ADDED = ("toss", "scope")


def written(parts: Iterable[Do]) -> str:
    """One alternative: `lose food 1 choose ; gain rep 1 choose`."""
    return " ; ".join([_part(do) for do in parts])


def _part(do: Do) -> str:
    words = [str(do.__struct_config__.tag)]
    if isinstance(do, SetStatus):
        words += [do.status, "+1"] if do.one_more else [f"{do.status}.{do.part}" if do.part else do.status]
    else:
        own = [field for field in do.__struct_fields__ if field not in _ADDED]
        words += [word for field in own if (word := _word(getattr(do, field)))]
    toss = f"toss_{do.toss}: " if do.toss else ""
    return toss + " ".join([*words, *([do.scope] if do.scope else [])])


def _word(value: Any) -> str:
    if isinstance(value, Amount):
        return _amount(value)
    if isinstance(value, bool):
        return "unavoidable" if value else ""
    if isinstance(value, tuple):
        return ",".join([str(one) for one in value])
    return str(value)


def _amount(n: Amount) -> str:
    if n.everything:
        return "all"
    if not n.per_player:
        return str(n.fixed)
    if not n.fixed:
        return f"{n.per_player}*players"
    return f"{n.fixed}{'+' if n.per_player > 0 else '-'}players"
