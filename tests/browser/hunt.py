"""Dracula in the browser: somebody who plays with a plan, and what the hunters' browsers must never hear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.table_page import TablePage, messages

from nokturn.games.dracula.map.atlas import atlas

MAP = atlas("third_edition_reconstruction")


def city(place: str) -> str:
    """What the page calls it."""
    return MAP.places[place].name("en")


# what comes over the wire


def sights(page: TablePage, seat: str) -> list[dict[str, Any]]:
    """Everything the server has told this browser about the running game from that chair."""
    told = messages(page.everything_heard(), "sight")
    return [sight for sight in told if sight["seat"] == seat and sight["status"] == "live" and sight["view"]]


def hideouts(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from filter(None, (*view["trail"], *view["lairs"], view["slid"]))


def nothing_of_the_trail(page: TablePage, seat: str) -> int:
    """No face-down card has a name, and where Dracula hides is not said; how many cards there were to keep secret."""
    secret = 0
    for sight in sights(page, seat):
        view = sight["view"]
        for hideout in hideouts(view):
            secret += not hideout["face_up"]
            assert hideout["face_up"] or not hideout["card"], f"{hideout} at step {sight['step']}"
            assert all(laid["face_up"] or not laid["card"] for laid in hideout["encounters"])
        assert view["revealed"] or not view["place"]
        assert not view["location_deck"]
        if view["combat"]:
            assert not view["combat"]["hand"]
            assert view["combat"]["shown"] or not view["combat"]["choice"]
    return secret


def keys_told(page: TablePage, seat: str) -> set[str]:
    return {line["key"] for sight in sights(page, seat) for line in sight["lines"]}


def ask_of(page: TablePage, table: str, seat: str) -> dict[str, Any]:
    (ask,) = page.api("GET", f"/tables/{table}/sight?seat={seat}")["asks"]
    found: dict[str, Any] = ask
    return found


# what the page shows


def lit(page: TablePage) -> set[str]:
    return set(page.page.locator("[data-place][data-choice]").evaluate_all("all => all.map(e => e.dataset.place)"))


def figure(page: TablePage, who: str) -> Locator:
    return page.page.locator(f".marks [data-figure={who}]")


def stands_at(page: TablePage, who: str, place: str) -> None:
    """The one figure stands on the map at this place: of all places it is the one at its foot."""
    expect(figure(page, who)).to_have_count(1)
    foot = """([who, place]) => {
      const box = document.querySelector(`.marks [data-figure=${who}]`)?.getBoundingClientRect()
      const far = (e) => {
        const at = e.getBoundingClientRect()
        return Math.hypot(at.x + at.width / 2 - box.x - box.width / 2, at.y + at.height / 2 - box.bottom)
      }
      const places = [...document.querySelectorAll('[data-place]')]
      return box && places.reduce((a, b) => (far(b) < far(a) ? b : a)).dataset.place === place
    }"""
    page.page.wait_for_function(foot, arg=[who, place])


def log_says(page: TablePage, text: str) -> None:
    """Also where the story is folded away."""
    expect(page.page.get_by_role("log", include_hidden=True)).to_contain_text(text)


# playing on purpose


def asked(page: TablePage, prompt: str) -> None:
    """This is what the page asks now, and it waits for an answer."""
    expect(page.page.locator("[data-ask-prompt][aria-busy=false]")).to_have_attribute("data-ask-prompt", prompt)


def goes_to(page: TablePage, prompt: str, place: str) -> None:
    """Click the place on the map; where several ways lead there, take the first."""
    asked(page, prompt)
    page.page.locator(f"[data-place={place}][data-choice]").click()
    if page.page.locator(f"[data-place={place}][aria-pressed=true]").count():
        page.page.locator(f".ask [data-option][data-what={place}]").first.click()


def hand(page: TablePage, prompt: str) -> list[str]:
    """The cards in the hand with which this can be answered."""
    asked(page, prompt)
    offered = page.page.locator("#hand [data-card][data-choice]")
    expect(offered).not_to_have_count(0)
    found: list[str] = offered.evaluate_all("all => all.map(e => e.dataset.card)")
    return found


def plays(page: TablePage, prompt: str, card: str) -> None:
    asked(page, prompt)
    page.page.locator(f"#hand [data-card={card}][data-choice]").first.click()


def says(page: TablePage, prompt: str, option: str, what: str = "") -> None:
    """One of the choices written under the question."""
    asked(page, prompt)
    about = f"[data-what={what}]" if what else ""
    page.page.locator(f".ask [data-option={option}]{about}").click()


def preferred(offered: list[str], *wishes: str) -> str:
    return next(card for card in wishes if card in offered)
