"""Whole games in real browsers."""

from tests.browser.table_page import play_together


def test_two_browsers_and_two_bots_play_a_whole_game(visit):
    ania, jan = visit("Ania"), visit("Jan")
    table = ania.new_table("me", "open", "bot:random", "bot:random", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    ania.open_table(table)
    jan.open_table(table)
    play_together(ania, jan)
    standings = [page.page.locator("[data-result] li").all_inner_texts() for page in (ania, jan)]
    assert len(standings[0]) == 4
    assert standings[0] == standings[1]
