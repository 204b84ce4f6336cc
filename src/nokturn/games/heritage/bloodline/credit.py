"""To whom it is credited that somebody fell: claim and clean-up; HER-COURT-08, HER-MASQ-05."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import is_awake
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage


def credited(game: Heritage, acting: Acting) -> str:
    """HER-R-16: the acting vampire; if it is torpid, the clan leader of whoever has caused it; else nobody."""
    if is_awake(game, acting.vampire):
        return acting.vampire
    top = game.tops.get(acting.culprit, "")
    return top if is_awake(game, top) else ""
