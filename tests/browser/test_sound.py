"""The sounds of the table in a real browser: nothing is fetched before somebody wants to hear it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.vendetta import last_fight
from tests.browser.table_page import TablePage, words

LOCALES = {"en": "en-GB", "pl": "pl-PL"}


HEARD = "name => performance.getEntriesByType('resource').some(({name: url}) => new RegExp(name).test(url))"


def sounds_fetched(page: TablePage) -> list[str]:
    """What is fetched from now on."""
    fetched: list[str] = []
    page.page.on("request", lambda request: fetched.append(request.url) if ".wav" in request.url else None)
    return fetched


@pytest.mark.parametrize("lang", LOCALES)
def test_a_sound_is_fetched_when_somebody_wants_to_hear_it(visit, lang):
    page = visit("Ania", locale=LOCALES[lang])
    fetched = sounds_fetched(page)
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    assert not fetched
    page.page.get_by_role("button", name=words(lang, "page-settings")).click()
    volume = page.page.get_by_label(words(lang, "set-volume"))
    expect(volume).to_be_disabled()
    with page.page.expect_response("**/*card*.wav") as heard:
        page.page.get_by_label(words(lang, "set-sound"), exact=True).check()
    assert heard.value.ok
    expect(volume).to_be_enabled()
    assert len(fetched) == 1


def test_whoever_has_played_hears_how_it_ends(visit, server):
    page = visit("Ania")
    page.page.add_init_script('localStorage.setItem(\'nokturn.preferences\', \'{"sound": true, "pace": "instant"}\')')
    fetched = sounds_fetched(page)
    table = lay(server, page, last_fight, "me", "bot:random", "bot:random")
    page.open_table(table)
    page.play()
    page.page.wait_for_function(HEARD, arg="(win|loss)-")
    heard = {url.rsplit("/", 1)[1].split("-")[0] for url in fetched}
    assert "turn" in heard
    assert len(heard & {"win", "loss"}) == 1
    fetched.clear()
    page.open_table(table)
    page.wait()
    assert not fetched, "an old end is not heard again"
