"""Content packs, and where they come from.

    pack = read_pack(folder)     # raises one `PackError` that lists everything that cannot be read
    pack = the_campaign()        # ours, read once

Whether a pack that can be read can also be played through is asked in `checking`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.reading.drafts import CAMPAIGN, Draft
from nokturn.games.grail.printed.reading.faults import Fault, PackError

__all__ = ["CAMPAIGN", "Fault", "Pack", "PackError", "read_pack", "the_campaign"]


def read_pack(folder: Path) -> Pack:
    """The pack in a folder; one that cannot be read is a `PackError` with everything that is wrong."""
    draft = Draft(folder)
    if draft.pack is None or draft.faults:
        raise PackError(folder.name, draft.faults)
    return draft.pack


@cache
def the_campaign() -> Pack:
    """Our own campaign, "The Name Under the Stone"."""
    return read_pack(CAMPAIGN)
