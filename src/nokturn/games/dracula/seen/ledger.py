"""What moved the two tracks that decide the game: influence for Dracula, damage for the hunters (DRA-WIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel.asks import Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import Credit

START = "start"
HEALED = "healed"
UNMOVED = "unmoved"
"""Nothing happened on a track: it is named all the same, so that both sides have an account."""


def ledger(game: Dracula, story: Sequence[Line]) -> tuple[Credit, ...]:
    """Each cause once on each track: influence by DRA-WIN-02, damage by DRA-DAMAGE-01 with the hunter who dealt it."""
    sums: dict[tuple[Seat, str, str], float] = {}
    fighters: dict[tuple[Seat, str, str], tuple[str, ...]] = {}

    def book(seat: Seat, track: str, cause: str, amount: float, hunters: tuple[str, ...] = ()) -> None:
        key = (seat, track, cause)
        sums[key] = sums.get(key, 0) + amount
        fighters[key] = tuple(dict.fromkeys([*fighters.get(key, ()), *hunters]))

    fighting: tuple[str, ...] = ()
    laid: list[tuple[str, str]] = []
    """The cards of this round that have not resolved yet, and whose they are, in turn order."""
    resolved: dict[str, tuple[str, ...]] = {}

    def dealt_by(cause: str) -> tuple[str, ...]:
        for card, hunter in laid:
            if card == cause:
                laid.remove((card, hunter))
                resolved[card] = (hunter,)
                break
        return resolved.get(cause, fighting)

    for line in story:
        facts: dict[str, Any] = dict(line.facts)
        match line.key:
            case "combat":
                fighting = tuple(facts["hunters"])
            case "hunter-engaged":
                fighting = (facts["hunter"],)
            case "dracula-plays":
                laid, resolved = [], {}
            case "hunter-plays":
                laid.append((facts["card"], facts["hunter"]))
            case "planned-ambush-swaps":
                laid = [(facts["card"] if hunter == facts["hunter"] else card, hunter) for card, hunter in laid]
            case "hunter-card-cancelled" | "hunter-left-combat":
                laid = [(card, hunter) for card, hunter in laid if hunter != facts["hunter"]]
            case "discards-item":
                resolved[facts["item"]] = (facts["hunter"],)
            case "combat-ends":
                fighting, laid, resolved = (), [], {}
            case "influence-gained":
                book(game.dracula, "influence", facts["cause"], facts["amount"])
            case "influence-lost":
                book(game.dracula, "influence", facts["cause"], -facts["amount"])
            case "dracula-hurt":
                dealt = dealt_by(facts["cause"])
                seat = game.seat_of(dealt[0]) if dealt else game.hunter_seats[0]
                book(seat, "damage", facts["cause"], facts["amount"], dealt)
            case "dracula-healed":
                book(game.hunter_seats[0], "damage", HEALED, -facts["amount"])
    for seat, track, total in (
        (game.dracula, "influence", game.influence),
        (game.hunter_seats[0], "damage", game.damage),
    ):
        told = [amount for (_, of, _), amount in sums.items() if of == track]
        if total != sum(told):  # a short hunt begins with some on both tracks; DRA-SETUP-01
            book(seat, track, START, total - sum(told))
        elif not told:
            book(seat, track, UNMOVED, 0)
    rules = {"influence": "DRA-WIN-02", "damage": "DRA-DAMAGE-01"}
    return tuple([
        Credit(seat, cause, amount, rules[track], fighters[seat, track, cause], track)
        for (seat, track, cause), amount in sums.items()
    ])  # fmt: skip
