"""Cards that exist for one test, and moments of an action in which its rules are tried."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.cards.moments import choose, until
from tests.games.vtes.rules.props import IDLE, modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    ALLY,
    EQUIPMENT,
    REACTION,
    RETAINER,
    Ability,
    Deed,
    Effect,
    Mode,
    Static,
)
from nokturn.games.vtes.state.choices import Block, EndPhase, PlayCard
from nokturn.games.vtes.state.state import TORPOR, Vtes
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.games.vtes.state.vocabulary import CardType, Timing
from nokturn.games.vtes.text.effects import Change, GainPool, Unlock

STEALTH, INTERCEPT, BLEED = Change(what="stealth"), Change(what="intercept"), Change(what="bleed", limited=True)


class Becomes(Effect, frozen=True, kw_only=True):
    """Changes the state of the chosen card, whatever that takes."""

    what: tuple[tuple[str, Any], ...]
    at: int = 0

    def apply(self, game: Vtes, play: Play) -> None:
        game.change(play.chosen[self.at], **dict(self.what))


def becomes(**what: Any) -> Becomes:
    """The chosen card becomes something else: locked, in torpor, somebody else's …"""
    return Becomes(what=tuple(what.items()))


def action_card(name: str, *does: Effect, deed: Deed | None = None, **more: Any) -> str:
    """An action card that anybody can play."""
    mode = {one: more.pop(one) for one in ("choose", "announced", "replaced", "x") if one in more}
    return library_card(
        name, Mode(ACTION_CARD, "take-action", deed=deed or Deed(), does=does, **mode), types=(ACTION_CARD,), **more
    )


def reaction(name: str, *does: Effect, when: Timing = "act", needs: tuple[str, ...] = (), **printed: Any) -> str:
    """A reaction that anybody can play."""
    return library_card(name, Mode(REACTION, when, does=does, needs=needs), types=(REACTION,), **printed)


def permanent(name: str, kind: CardType, *parts: Any, **printed: Any) -> str:
    """Equipment, a retainer or an ally that anybody can bring into play."""
    printed.setdefault("life", 0 if kind == EQUIPMENT else 1)
    return library_card(name, Mode(kind, "take-action"), *parts, types=(kind,), **printed)


def equipment(name: str, *parts: Any, **printed: Any) -> str:
    return permanent(name, EQUIPMENT, *parts, **printed)


def retainer(name: str, *parts: Any, **printed: Any) -> str:
    return permanent(name, RETAINER, *parts, **printed)


def ally(name: str, *parts: Any, **printed: Any) -> str:
    return permanent(name, ALLY, *parts, **{"strength": 1, "bleed": 1, **printed})


def lever(
    table: Table, seat: str, *does: Effect, when: Timing = "impulse", choose: tuple[str, ...] = (), **more: Any
) -> str:
    """A card in play with which `seat` can bring something about."""
    return table.put(seat, thing(f"lever-{len(LIBRARY)}", Ability(when, does=does, choose=choose, **more)))


def lies(table: Table, seat: str, **more: Any) -> str:
    """A vampire in torpor."""
    return vampire(table, seat, region=TORPOR, **more)


def key(table: Table, seat: str = "A") -> str:
    """A card with which `seat` can unlock minions."""
    return lever(table, seat, Unlock(who="chosen"), choose=("minion",))


def use_on(table: Table, seat: str, source: str, *cards: str) -> None:
    """`seat` uses a card in play on these."""
    table.seat(seat).uses(source)
    choose(table, seat, *cards)


def scout(table: Table, minion: str, bonus: int = 1) -> None:
    """So much intercept for good, or less."""
    table.put(
        table.card(minion).controller, equipment(f"scope-{len(LIBRARY)}", Static("intercept", bonus)), host=minion
    )


def action_of(table: Table) -> Action:
    """The action under way."""
    assert table.now.action is not None, "nobody acts"
    found: Action = table.now.action
    return found


def watched(table: Table, *seats: str) -> None:
    """These are asked whenever anything could be played."""
    for seat in seats:
        table.hand(seat, IDLE)


def attempt(table: Table, seat: str, minion: str, then: str = "") -> None:
    """`seat` attempts to block; everybody passes until `then` is asked."""
    until(table, "action", seat)
    table.seat(seat).answers(Block(minion))
    if then:
        until(table, then)


def finish(table: Table) -> None:
    """Everybody passes (or strikes with bare hands) to the next decision of the minion phase."""
    until(table, "minion-phase")


def offered(table: Table, card: str, minion: str, mode: int = 0) -> bool:
    """Whether the open question offers the card."""
    return bool(table.prompt) and PlayCard(card, mode, minion) in table.options()


def end(table: Table) -> None:
    """The minion phase ends."""
    table.seat(table.now.active).answers(EndPhase())


def errand(*does: Effect, **more: Any) -> str:
    """An action card for 2 blood that gives 1 pool, unless said otherwise."""
    return action_card("errand", *(does or (GainPool(),)), **{"blood": 2, **more})


def blocked(when: Timing | None = None, *does: Effect, **more: Any) -> tuple[Table, str, str, str]:
    """A's vampire runs an errand, B's blocks; A has a card in play for `when`."""
    table = Table()
    sully, guard = vampire(table, "A", blood=4), vampire(table, "B", strength=-1)
    tool = lever(table, "A", *does, when=when, once=("action",), **more) if when else ""
    table.hand("A", errand(), modifier("spite", GainPool(), when="after-resolution"))
    table.act("A")
    table.seat("A").plays("errand", sully)
    attempt(table, "B", guard)
    return table, sully, guard, tool
