"""Whom an effect should strike or favour."""

from __future__ import annotations

from typing import Any

from nokturn.games.heritage.bloodline.line import abilities_of, awake_childer
from nokturn.games.heritage.bot.outlook import READY, Outlook
from nokturn.games.heritage.bot.promise import promise_of_ability
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.kernel import Seat

MOST = 3
"""Tokens that one effect takes, at most."""


def victim_worth(look: Outlook, vampire: str) -> float:
    """What is lost if this one falls torpid."""
    on = look.game.vampires[vampire]
    time = min(1.0, look.own_turns)
    return look.whole(vampire) + time * (READY * (not on.exhausted) + 0.1 * len(awake_childer(look.game, vampire)))


def target_worth(look: Outlook, seat: Seat, vampire: str, facts: dict[str, Any]) -> float:
    """To the one who chooses: what happens to an own vampire as it is, to another one the other way round."""
    on = look.game.vampires[vampire]
    change = _change(look, seat, vampire, facts)
    return change if on.owner == seat else -change * look.rivalry(seat, on.owner)


def _change(look: Outlook, seat: Seat, vampire: str, facts: dict[str, Any]) -> float:
    """What its owner gains or loses by it."""
    on = look.game.vampires[vampire]
    deed, what = str(facts.get("deed", "")), str(facts.get("what", ""))
    held = {"potency": on.potency, "infamy": on.infamy, "boon": len(on.boons)}.get(what, 0)
    sign = -look.infamy if what == "infamy" else 1.0
    safe = -0.15 * on.infamy
    if deed == "assign":
        return sign * (1 + 0.03 * on.potency) + (safe if what == "potency" else 0.1 * on.infamy)
    if deed in ("lose", "steal"):
        return -sign * min(held, MOST)
    if deed == "torpor":
        return -victim_worth(look, vampire)
    if deed == "exhaust":
        return -READY - 0.05 * on.potency
    if deed == "renew":
        return (look.whole(vampire) if on.torpid else 0.0) + (READY if on.exhausted else 0.0)
    if deed == "declare_enemy":
        return -1 - 0.2 * on.potency - 0.3 * on.infamy
    if deed == "use_abilities":
        return sum([promise_of_ability(one) for one in abilities_of(look.game, vampire)])
    if deed == "activate":
        return _activated(look, seat, vampire)
    return _moved(look, vampire, facts, sign, held)


def _moved(look: Outlook, vampire: str, facts: dict[str, Any], sign: float, held: int) -> float:
    """Tokens that are moved, a place that is usurped, a title, a market's boon."""
    if "what" in facts:
        return sign if "vampire" in facts else -sign * min(held, MOST)
    on = look.game.vampires[vampire]
    if on.torpid:
        return look.whole(vampire)
    return -look.kind(vampire) - 0.1 * on.infamy


def _activated(look: Outlook, seat: Seat, vampire: str) -> float:
    """The own marker, as a rule; what classes and lands become is the same whoever is activated."""
    game, person = look.game, PEOPLE[vampire]
    if seat not in game.morality:
        return 0.0
    board = BOARDS.inner_beast if game.theatres[1] == "inner_beast" else BOARDS.rise_of_humanity
    turn = board.match if game.morality[seat].facing == person.temperament else board.mismatch
    ours = sum([PEOPLE[one].class_ == person.class_ for one in game.lines[seat]]) / len(game.lines[seat])
    return turn.move + 0.5 * turn.draw_scheme + 0.4 * (ours - 0.5)
