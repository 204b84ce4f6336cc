"""An Encounter in the browser, fought with thought: by pointer, by finger, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.laid_table import Wish
from tests.browser.table_page import Look, TablePage

from nokturn.games.grail.encounter.participants import encounter_of
from nokturn.kernel.asks import Ask

MOST = 160
"""Answers in which an Encounter must be over."""
LETTERS = "abdefhijknoqvxz"
"""Of the cards of a hand, in their order."""


def fight(*, diplomacy: bool = False, laid: int = 0, hand: int = 1, panic: bool = False) -> Wish:
    """A card is to be played, and so many lie there already."""

    def wish(ask: Ask, state: Any) -> bool:
        if ask.prompt != "play" or state.fray is None or encounter_of(state).is_diplomacy != diplomacy:
            return False
        facts = dict(ask.args)
        held = len(state.fray.hands[str(facts["hero"])])
        return bool(facts["panic"]) == panic and len(state.fray.sequence) >= laid and held >= hand

    return wish


class Bout:
    """One Encounter at one table."""

    def __init__(self, page: TablePage, table: str, seat: str = "A") -> None:
        self.page, self.table, self.seat = page, table, seat
        self.played = 0
        page.open_table(table)
        page.wait()
        expect(page.page.locator("#fray")).to_be_visible()

    @property
    def encounter(self) -> dict[str, Any]:
        """As the server shows it to this seat; empty: it is over."""
        sight = self.page.api("GET", f"/tables/{self.table}/sight?seat={self.seat}")
        return sight["view"]["encounter"] or {}

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What was told of it so far."""
        told = self.page.api("GET", f"/tables/{self.table}/sight?seat={self.seat}")["lines"]
        began = max(at for at, line in enumerate(told) if line["key"] == "encounter")
        return list(told[began:])

    def best(self) -> dict[str, Any] | None:
        """Of the cards that may be played the one that gives most; None: none of them gives anything."""
        ways = [way for way in self.encounter["previews"] if not way["rule"]]
        worth = [
            (way["ends"] == "won", way["markers"] + way["spaces"] + way["draws"], not way["magic"]) for way in ways
        ]
        return ways[worth.index(max(worth))] if ways else None

    def fought(self, play: Callable[[Bout, dict[str, Any]], None], stop: Callable[[Bout], None], other: Any) -> None:
        """To its end: the best card while there is one, then no more; whatever else is asked is answered."""
        for _ in range(MOST):
            look = self.page.wait()
            if look.over or not (self.encounter or self.page.page.locator("#fray").count()):
                return
            if look.prompt != "play" or any(choice.option == "play-top" for choice in look.choices):
                other(look)
            elif way := self.best():
                play(self, way)
                self.played += 1
            else:
                stop(self)
            self.settled()
        raise AssertionError(f"not over after {MOST} answers")

    def settled(self) -> None:
        """Nothing is on its way to the server any more."""
        expect(self.page.page.locator("[data-ask-prompt][aria-busy=true]")).to_have_count(0)

    # looking

    def foreseen(self, way: dict[str, Any]) -> None:
        """The card lies at the end of the Sequence, and the ruler or the track shows where it would lead."""
        page = self.page.page
        expect(page.locator(f"[data-ghost={way['card']}]")).to_be_visible()
        scale = page.locator("[data-pool], [data-attitude]")
        pool = scale.get_attribute("data-pool") is not None
        expect(scale).to_have_attribute("data-after", str(way["pool"] if pool else way["attitude"]))

    def came(self, way: dict[str, Any]) -> None:
        """What was foreseen is what happened, unless something else is asked first."""
        page = self.page.page
        expect(page.locator(f"[data-ghost={way['card']}]")).to_have_count(0)
        now = self.encounter
        if now and self.page.wait().prompt == "play":
            assert [placed["card"] for placed in now["sequence"]][-1] == way["card"]
            assert (now["pool"], now["attitude"]) == (way["pool"], way["attitude"]), way
            expect(page.locator(f"[data-placed={way['card']}]")).to_be_visible()
            scale = page.locator("[data-pool], [data-attitude]")
            named = "data-pool" if scale.get_attribute("data-pool") is not None else "data-attitude"
            expect(scale).to_have_attribute(named, str(way["pool"] if named == "data-pool" else way["attitude"]))

    # by pointer or finger

    def clicks(self, way: dict[str, Any]) -> None:
        page = self.page.page
        page.locator(f"#hand [data-card={way['card']}]").click()
        self._magic(way, lambda: page.locator("[data-option=magic]").click())
        self.foreseen(way)
        page.locator(f"[data-option=play-card][data-what={way['card']}]").click()
        self.settled()
        self.came(way)

    def stops(self) -> None:
        self.page.page.locator("[data-option=end-playing]").click()

    # by keys

    def presses(self, way: dict[str, Any]) -> None:
        keys = self.page.page.keyboard
        hand = self.page.page.locator("#hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        keys.press(LETTERS[hand.index(way["card"])])
        self._magic(way, lambda: keys.press("g"))
        self.foreseen(way)
        keys.press("Enter")
        self.settled()
        self.came(way)

    def presses_stop(self) -> None:
        self.page.page.keyboard.press("s")

    def presses_other(self, look: Look) -> None:
        """The first choice by its digit; several are sent with the button that Tab comes to."""
        keys = self.page.page.keyboard
        if look.send == "ready":
            self._tab_to("[data-option=send]")
        elif look.send:
            keys.press(next(choice.key for choice in look.choices if not choice.pressed and choice.key))
        else:
            keys.press(next((choice.key for choice in look.choices if choice.key), "y"))

    def _tab_to(self, what: str) -> None:
        page = self.page.page
        for _ in range(80):
            if page.evaluate("what => document.activeElement?.matches(what)", what):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {what}")

    def _magic(self, way: dict[str, Any], pay: Callable[[], None]) -> None:
        """Its magic key is paid for, or not, as it is meant."""
        switch = self.page.page.locator("[data-option=magic]")
        if switch.count() and (switch.get_attribute("aria-checked") == "true") != way["magic"]:
            pay()
