"""A deck of one's own: chosen or pasted before the game, mended line by line, and seen by nobody else."""

import re

from playwright.sync_api import Page, expect
from tests.browser.table_page import TablePage
from tests.server.vtes_house import NAME, TREMERE, VENTRUE, deck_list

from nokturn.games.vtes.game import GAME
from nokturn.kernel.words import Words
from nokturn.server.static import FOLDER
from nokturn.table.words import FOLDER as TABLE

EN, PL = [Words(GAME, lang, also=(TABLE, FOLDER.parent)) for lang in ("en", "pl")]
WRONG = "Crypt:\n4x Gilbert Duane\n\nLibrary:\n4x Govern the Unalined\n"
SECRET = "xyzzy"
OWN = f"# {SECRET}\n{deck_list(TREMERE)}"


def paste(page: Page, text: str, says: Words = EN) -> None:
    page.locator("[data-bring] select").select_option(label=says.say("bring-text"))
    page.get_by_label(says.say("bring-paste")).fill(text)
    page.get_by_role("button", name=says.say("bring-send")).click()


def test_a_table_is_set_up_with_a_deck(visit):
    page = visit("Ania").page
    page.goto("/")
    page.get_by_role("button", name=EN.say("lobby-new")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=EN.say("lobby-game"), exact=True).select_option("vtes")
    dialog.get_by_label(re.compile(f"^{EN.say('new-players')}")).select_option("3")
    dialog.get_by_text(EN.say("new-brought", [("what", "deck")])).click()
    expect(dialog.locator("[data-bring]")).to_have_count(2)  # A is ours and C a bot's; B brings a deck of their own
    dialog.locator("[data-bring] select").first.select_option(label=EN.say("bring-text"))
    dialog.get_by_label(EN.say("bring-paste")).fill(WRONG)
    dialog.locator("[data-bring] select").last.select_option(VENTRUE)
    dialog.get_by_role("button", name=EN.say("new-create")).click()
    expect(dialog.get_by_role("alert")).to_contain_text("Line 5")
    expect(dialog.get_by_role("alert")).to_contain_text("Govern the Unaligned")
    dialog.get_by_label(EN.say("bring-paste")).fill(OWN)
    dialog.get_by_role("button", name=EN.say("new-create")).click()
    expect(page.get_by_text(EN.say("bring-own"))).to_be_visible()
    expect(page.get_by_text("has brought: deck")).to_have_count(2)


def seated(visit) -> tuple[TablePage, TablePage, str]:
    """Ania hosts and sits at A, Jan reads Polish and sits at B."""
    ania, jan = visit("Ania"), visit(locale="pl-PL")
    jan.enter("Jan", "pl")
    table = ania.new_table("me", "open", game=NAME, public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    for one in (ania, jan):
        one.page.goto(f"/t/{table}")
        one.page.locator("[data-bring]").wait_for()
    return ania, jan, table


def test_in_the_waiting_room_everybody_brings_a_deck_that_nobody_else_sees(visit):
    ania, jan, table = seated(visit)
    paste(ania.page, WRONG)
    expect(ania.page.get_by_role("alert")).to_contain_text("Line 5")
    paste(jan.page, WRONG, PL)
    expect(jan.page.get_by_role("alert")).to_contain_text(re.compile("5.*Govern the Unaligned"))
    expect(jan.page.get_by_role("alert")).not_to_contain_text("Line")
    paste(ania.page, OWN)
    expect(ania.page.get_by_text(EN.say("bring-own"))).to_be_visible()
    expect(ania.page.get_by_role("alert")).to_have_count(0)
    expect(jan.page.get_by_text(PL.say("waiting-brought", [("what", "talia")]))).to_have_count(1)
    jan.page.locator("[data-bring] select").select_option(VENTRUE)
    expect(ania.page.get_by_text("has brought: deck")).to_have_count(2)
    ania.page.reload()
    expect(ania.page.get_by_label(EN.say("bring-paste"))).to_have_value(OWN)
    ania.page.get_by_role("button", name=EN.say("waiting-start")).click()
    for one in (ania, jan):
        one.page.locator(".dock").wait_for()
    assert not [text for text in jan.everything_heard() if SECRET in text]
    assert not [text for text in ania.heard if VENTRUE in text]
    assert ania.api("GET", f"/tables/{table}/bring?seat=A")["values"] == {"deck": OWN}


def test_the_usual_orders_are_explained_and_a_new_one_can_hold_until_the_next_turn(visit):
    page = visit("Ania")
    page.prefer(handOver=False)
    table = page.new_table("me", "me", "me", game=NAME)
    page.open_table(table)
    page.wait()
    page.page.get_by_role("button", name=EN.say("table-menu")).click()
    dialog = page.page.get_by_role("dialog")
    orders = GAME.manners.usual_orders()
    count = sum(order.when == (("part", "bystander"),) for order in orders)
    usual = dialog.get_by_text(EN.say("orders-group", [("count", count), ("when", "where you are only a bystander")]))
    expect(usual).to_be_visible()
    expect(dialog.get_by_text("when the card is your own")).to_be_visible()
    dialog.get_by_label(EN.say("orders-reach")).select_option("turn")
    dialog.get_by_role("button", name=EN.say("orders-make")).click()
    expect(page.page.get_by_text(EN.say("orders-next", [("reach", EN.say("orders-reach-turn"))]))).to_be_visible()
    look = page.look()
    with page.page.expect_request(lambda request: request.method == "PUT") as given:
        page.step(look)
    sent = given.value.post_data_json["orders"]
    assert len(sent) == len(orders) + 1
    assert (sent[-1]["prompt"], sent[-1]["until"]) == (look.prompt, GAME.manners.own_turn)
