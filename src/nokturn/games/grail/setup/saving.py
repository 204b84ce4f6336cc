"""A campaign between two sittings: the save sheet as plain data; GRAIL-SAVE."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Leaf, State
from nokturn.kernel.errors import SaveError
from nokturn.kernel.packs.pack import PackRef

_OF_THE_SITTING = (
    *State.__struct_fields__, "seats", "pack", "fray", "reading", "sitting_over", "several_sittings", "watching",
)  # fmt: skip
"""Who sits there, with what dice, and how the sitting ended: no part of the campaign."""
KEPT = tuple([field for field in Grail.__struct_fields__ if field not in _OF_THE_SITTING])


class Saved(Leaf, frozen=True, kw_only=True):
    """All of the campaign but what its pack contains, field by field; GRAIL-SAVE-02, GRAIL-SAVE-03."""

    pack: PackRef
    fields: tuple[tuple[str, Any], ...]

    def of(self, field: str) -> Any:
        return dict(self.fields)[field]


def saved(state: Grail) -> Saved:
    """What is written down when a sitting is over."""
    return Saved(pack=state.pack.ref, fields=tuple([(field, _plain(getattr(state, field))) for field in KEPT]))


def _plain(value: Any) -> Any:
    """Mappings as pairs, in their order."""
    return tuple(value.items()) if isinstance(value, dict) else value


def restore_saved(state: Grail, sheet: Any) -> None:
    """Exactly what was written down; GRAIL-SAVE-04."""
    if not isinstance(sheet, Saved) or sheet.pack.id != state.pack.id or {one for one, _ in sheet.fields} != set(KEPT):
        raise SaveError.because("other-kind", found=type(sheet).__name__, why=f"pack {state.pack.id}")
    for field, value in sheet.fields:
        setattr(state, field, dict(value) if isinstance(getattr(state, field), dict) else value)
    state.several_sittings = True
