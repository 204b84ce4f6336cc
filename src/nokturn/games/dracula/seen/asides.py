"""What one wants to see beside a choice."""

from __future__ import annotations

from nokturn.games.dracula.seen.view import top_event
from nokturn.games.dracula.state.choices import Supply
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel.asks import Option
from nokturn.kernel.events import Line


def aside(game: Dracula, option: Option) -> Line | None:
    """Of supply, where its event comes from: by day from the top, whose back everybody sees, by night from the bottom;
    DRA-SUPPLY-02, DRA-EVENT-02.  A hunter in the hospital draws none; DRA-PLACE-HOSP-02."""
    if not isinstance(option, Supply) or not game.acting or game.hunters[game.acting].hospital:
        return None
    if game.phase == "night":
        return Line("aside-supply-night")
    top = top_event(game)
    return Line("aside-supply-day", (("top", top),)) if top else None
