"""Combats for tests: two vampires without a text of their own, and cards that exist for one test.

    fight = Fight(a=4, b=4)
    fight.hand("A", maneuver("step-aside"))
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    fight.until("strike")

A acts, B opposes; everybody passes or strikes with bare hands unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any, Literal

from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import Maneuver, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes, StrikeWith
from nokturn.games.vtes.state.card_language import Ability, Effect, Mode
from nokturn.games.vtes.state.choices import HandStrike, Pass
from nokturn.games.vtes.state.underway_records import Combat
from nokturn.games.vtes.state.vocabulary import Timing
from nokturn.kernel import Ask

CAPACITY = 8


class Fight(Table):
    """A's vampire `a` (acting) and B's vampire `b`, with so much blood."""

    def __init__(self, a: int = 6, b: int = 6, *, seats: str = "AB", strength: int = 0) -> None:
        super().__init__(seats)
        crypt_entry("attacker", capacity=CAPACITY, strength=strength)
        crypt_entry("defender", capacity=CAPACITY)
        self.a = self.vampire("A", "attacker", blood=a)
        self.b = self.vampire("B", "defender", blood=b)

    def start(self, blocked: bool = False, first: str = "", second: str = "") -> Fight:
        """The combat begins."""
        self.run("vtes.fight", first or self.a, second or self.b, blocked)
        return self

    @property
    def combat(self) -> Combat:
        assert self.now.combat is not None, "nobody fights"
        found: Combat = self.now.combat
        return found

    def pass_by(self, question: Ask) -> None:
        """Pass, or the first of what is offered: of strikes the bare hands."""
        self.answer(question.seat, Pass() if Pass() in question.options else question.options[0])

    def default(self) -> None:
        """Whoever is asked passes, or strikes with bare hands."""
        self.pass_by(self.ask())

    def until(self, prompt: str, seat: str = "") -> Fight:
        """Until this is asked (of this seat)."""
        self.pass_until(prompt, seat=seat)
        return self

    def hands(self, *seats: str) -> Fight:
        """These strike with bare hands, each as soon as asked."""
        for seat in seats:
            self.until("strike", seat)
            self.seat(seat).answers(HandStrike())
        return self

    def strike(self, seat: str, card: str, mode: int = 0) -> Fight:
        """A strike card, as soon as a strike is chosen."""
        self.until("strike", seat)
        self.seat(seat).plays(card, self.a if seat == "A" else self.b, mode)
        return self

    def strike_with(self, seat: str, source: str, ability: int = 0) -> Fight:
        """The strike of a card in play."""
        self.until("strike", seat)
        self.seat(seat).uses(source, ability)
        return self

    def region(self, ref: str) -> str:
        """Where a card is; empty: nowhere on the table."""
        return self.now.cards[ref].region if ref in self.now.cards else ""

    def happened(self) -> list[str]:
        """Everything that has happened, in order."""
        return [event.key for event in self.events]


# cards


def combat_card(name: str, when: Timing, *does: Effect, **mode: Any) -> str:
    """A combat card that anybody can play."""
    printed = {key: mode.pop(key) for key in ("blood_cost",) if key in mode}
    cost = {"blood": printed["blood_cost"]} if printed else {}
    return library_card(name, Mode("combat_card", when, does=does, **mode), types=("combat_card",), **cost)


def strike_card(name: str, **strike: Any) -> str:
    return combat_card(name, "strike", StrikeWith(**strike))


def maneuver(name: str = "step-aside") -> str:
    return combat_card(name, "range", Maneuver())


def press(name: str = "press-on", only: Literal["", "continue", "end"] = "") -> str:
    return combat_card(name, "press", Press(only=only))


def prevention(name: str = "toughness", number: int = 1, **more: Any) -> str:
    return combat_card(name, "prevent", Prevent(number=number, **more))


def more_strikes(name: str = "speed", number: int = 1) -> str:
    return combat_card(name, "additional-strikes", AdditionalStrikes(number=number))


def weapon(name: str, *more: Ability, gun: bool = False, **strike: Any) -> str:
    """A weapon: its first ability is the strike."""
    keywords = ("weapon", "gun") if gun else ("weapon",)
    return library_card(
        name, Ability("strike", does=(StrikeWith(**strike),)), *more, types=("equipment",), keywords=keywords
    )


def magnum(name: str = "revolver") -> str:
    """A gun for 2R damage that maneuvers once each combat: ability 1."""
    step = Ability("range", once=("combat",), does=(Maneuver(optional=True, commits=True),))
    return weapon(name, step, gun=True, kind="damage", amount=2, ranged=True)


def retainer(name: str = "servant", life: int = 1, *parts: Any) -> str:
    return library_card(name, *parts, types=("retainer",), life=life)


def an_ally(name: str = "thug", life: int = 3, strength: int = 1, *parts: Any) -> str:
    return library_card(name, *parts, types=("ally",), life=life, strength=strength)
