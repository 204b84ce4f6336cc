"""Vampires with titles, and referendums to vote on."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Cast
from nokturn.games.vtes.text.effects import GainPool


def vampire(table: Table, seat: str, title: str = "", *, capacity: int = 6, **more: Any) -> str:
    """A vampire that exists for one test: Ventrue of the Camarilla unless said otherwise, with that title."""
    printed = f"vampire-of-{capacity}"
    if printed not in CRYPT:
        crypt_entry(printed, capacity=capacity, clan="ventrue", sect="camarilla")
    return table.vampire(seat, printed, title=title, **more)


def political(
    card: str, *effects: Any, keywords: tuple[str, ...] = (), titles: tuple[str, ...] = (), **more: Any
) -> str:
    """A political action card that exists for one test."""
    mode = Mode("political_action_card", "take-action", does=effects, **more)
    return library_card(card, mode, types=("political_action_card",), keywords=keywords, titles=titles)


def decree(*effects: Any, **more: Any) -> str:
    """A political action card called `decree`; it gives its caller 3 pool unless it says something else."""
    return political("decree", *(effects or (GainPool(amount=3),)), **more)


def call(table: Table, minion: str, card: str = "decree", until: str = "polling") -> None:
    """The vampire calls a referendum with the card from hand, unblocked, up to the question named."""
    seat = table.card(minion).controller
    table.hand(seat, *table.state.hands[seat], card)
    table.act(seat)
    table.seat(seat).plays(card, minion)
    table.pass_until(until, "minion-phase")


def cast(table: Table, *ballots: tuple[str, str]) -> None:
    """These sources are cast, one after the other, by whoever has them; those who are asked in between pass."""
    for source, side in ballots:
        for _ in range(20):
            if Cast(source, side) in table.options():
                break
            table.seat(table.ask().seat).passes()
        table.seat(table.ask().seat).answers(Cast(source, side))


def close(table: Table) -> tuple[int, int]:
    """Everybody passes; the result as (votes for, votes against)."""
    table.pass_until("minion-phase", "unlock-phase")
    result = (table.told("referendum-passes") + table.told("referendum-fails"))[-1]
    return result["votes_for"], result["votes_against"]


def passed(table: Table) -> bool:
    """Whether the one referendum so far has passed."""
    (result,) = [event.key for event in table.events if event.key in ("referendum-passes", "referendum-fails")]
    return bool(result == "referendum-passes")
