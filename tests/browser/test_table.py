"""What happens at a table in the browser besides answering."""

import re
import time

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.vendetta import last_fight
from tests.browser.table_page import TablePage, words
from tests.patience import PATIENCE
from tests.server.process import ServerProcess, servers

from nokturn.games import game_named

RULE = re.compile(r"VEN-[A-Z]+-\d+")


def say(key: str, **facts: object) -> str:
    return words("en", key, **facts)


def at_planning(page: TablePage) -> str:
    """A table at which Ania is asked what to do in her turn."""
    table = page.new_table("me", "bot:random", "bot:random")
    page.open_table(table)
    page.play(until=lambda look: look.prompt == "turn")
    return table


def test_a_newcomer_plays_against_bots_after_two_clicks(visit):
    page = visit().page
    page.goto("/")
    page.locator("[data-play=vendetta]").click()
    TablePage(page).wait()
    page.locator("[data-choice]").first.click()
    expect(page.locator("[data-ask-prompt=keep], [data-ask-prompt=turn]")).to_be_visible()


def test_the_first_game_is_explained_as_it_goes(visit):
    page = visit()
    page.page.goto("/")
    page.page.locator("[data-guided=vendetta]").click()
    lessons = []
    for _ in range(60):
        look = page.wait()
        guide = page.page.locator("[data-guide]")
        next_lesson = page.page.locator("[data-guide-next]")
        if next_lesson.count():
            lessons.append(guide.get_attribute("data-guide"))
            next_lesson.click()
        elif look.prompt == "turn" and look.facing == "" and len(lessons) >= 3:
            break
        else:
            page.step(look)
    assert len(set(lessons)) >= 3


def test_a_reload_in_mid_choice_loses_nothing(visit):
    page = visit("Ania")
    table = at_planning(page)
    before = page.look()
    log = page.page.locator("[role=log] p").all_inner_texts()
    page.choice(0).click()  # a card is chosen, but not yet where
    assert page.look().facing
    page.page.reload()
    page.page.locator("[data-ask-prompt]").wait_for()
    after = page.wait()
    assert after == before
    expect(page.page.locator("[role=log] p")).to_have_text(log, use_inner_text=True)
    sight = page.api("GET", f"/tables/{table}/sight?seat=A")
    page.step(after)
    page.play(until=lambda look: page.api("GET", f"/tables/{table}/sight?seat=A")["step"] > sight["step"])


def test_a_greyed_choice_says_which_rule_forbids_it(visit):
    page = visit("Ania")
    table = at_planning(page)
    page.page.locator("[data-option=drain]").first.click()
    page.page.locator(".doubt").wait_for()  # it costs something, so it asks once more
    page.page.locator("[data-option=drain]").click()
    greyed = page.page.locator("[data-refused=drain]").first
    expect(greyed).to_have_attribute("aria-disabled", "true")
    (ask,) = page.api("GET", f"/tables/{table}/sight?seat=A")["asks"]
    rule = next(entry["rule"] for entry in ask["refused"] if entry["option"]["is"] == "vendetta.Drain")
    assert RULE.fullmatch(rule)
    hint = page.page.get_by_role("tooltip")
    end = time.monotonic() + PATIENCE
    while not hint.is_visible() and time.monotonic() < end:  # a table that changes takes the hint away
        greyed.click(force=True)  # to Playwright it is disabled
        page.page.wait_for_timeout(200)
    expect(hint).to_contain_text(rule)
    expect(hint).to_contain_text(game_named("vendetta").rulebook.text(rule, "en"))


def test_a_move_can_be_taken_back_until_something_was_revealed(visit):
    page = visit("Ania")
    at_planning(page)
    before = page.look()
    back = page.page.get_by_role("button", name=say("table-undo"), exact=True)
    play_kept_card(page, "down")
    expect(back).to_be_enabled()
    back.click()
    expect(page.page.locator("[data-ask-prompt=turn]")).to_be_visible()
    assert page.wait() == before
    play_kept_card(page, "up")
    expect(back).to_be_disabled()


def play_kept_card(page: TablePage, facing: str) -> None:
    """The card that was kept of those drawn; the others of the hand are known to everybody."""
    page.page.locator("[data-card][data-choice]").last.click()
    page.page.locator(f"[data-facing={facing}]").click()
    page.page.locator("[data-option=play-card]").first.click()
    page.page.locator("[data-ask-prompt=after-card]").wait_for()


def test_a_move_that_others_have_answered_goes_back_only_if_they_agree(visit):
    people = [visit(name) for name in ("Ania", "Jan", "Ola")]
    table = at_one_table(people)
    first, second, third = [people["ABC".index(seat)] for seat in in_order(people, table)]
    for page in (first, second):
        page.wait()
        page.choice(0).click()  # a clan
        expect(page.page.locator("[data-ask-prompt]")).to_have_count(0)
    third.wait()
    back = first.page.get_by_role("button", name=say("table-undo"), exact=True)
    asked = second.page.get_by_text("would like to take a move back")
    back.click()
    expect(first.page.get_by_text("You asked to take a move back")).to_be_visible()
    expect(third.page.get_by_text("would like to take a move back")).to_have_count(0)
    second.page.get_by_role("button", name=say("ask-no"), exact=True).click()
    expect(asked).to_have_count(0)
    expect(first.page.get_by_text(say("undo-declined"))).to_be_visible()
    back.click()
    expect(asked).to_be_visible()
    second.page.get_by_role("button", name=say("ask-yes"), exact=True).click()
    expect(first.page.locator("[data-ask-prompt=clan]")).to_be_visible()
    expect(third.page.locator("[data-ask-prompt]")).to_have_count(0)
    assert first.api("GET", f"/tables/{table}/sight")["step"] == 0


def at_one_table(people: list[TablePage]) -> str:
    """Three people who have just begun."""
    host, *guests = people
    table = host.new_table("me", "open", "open", public=True)
    for guest, seat in zip(guests, "BC", strict=True):
        guest.api("POST", f"/tables/{table}/sit", {"seat": seat})
    host.api("POST", f"/tables/{table}/start")
    for page in people:
        page.open_table(table)
    return table


def in_order(people: list[TablePage], table: str) -> list[str]:
    order: list[str] = people[0].api("GET", f"/tables/{table}/sight")["view"]["order"]
    return order


def test_once_more_with_the_same_people(visit, server):
    ania, jan = visit("Ania"), visit("Jan")
    table = lay(server, ania, last_fight, "me", "open", "bot:random", guests=[jan])
    for page, seat in ((ania, "A"), (jan, "B")):
        page.open_table(table)
        page.api("POST", f"/tables/{table}/leave", {"seat": seat, "level": "random"})  # bots bring it to an end
    for page in (ania, jan):
        expect(page.page.locator("[data-result]")).to_be_visible()
    ania.page.get_by_role("button", name=say("table-rematch")).click()
    ania.page.wait_for_url(lambda url: table not in url)
    jan.page.get_by_role("link", name=say("table-rematch-go")).click()
    expect(jan.page).to_have_url(ania.page.url)
    ania.page.get_by_role("button", name=say("waiting-start")).click()
    for page in (ania, jan):
        expect(page.page.locator(".dock")).to_be_visible()
    again = ania.page.url.rpartition("/")[2]
    seats = [seat["name"] or seat["bot"] for seat in jan.api("GET", f"/tables/{again}")["seats"]]
    assert seats == ["Ania°", "Jan°", "random"]


def test_looking_back_and_playing_on_from_there(visit, server):
    page = visit("Ania")
    table = lay(server, page, last_fight, "me", "bot:random", "bot:random")
    page.open_table(table)
    page.play()
    last = page.api("GET", f"/tables/{table}/sight?seat=A")["step"]
    page.page.locator("[data-result]").get_by_role("button", name=say("table-replay")).click()
    replay = page.page.locator("[data-replay]")
    expect(replay).to_have_attribute("data-replay", "0")
    page.page.get_by_role("button", name=say("replay-on")).click()
    expect(replay).to_have_attribute("data-replay", "1")
    page.page.get_by_role("slider").fill(str(last // 2))
    expect(replay).to_have_attribute("data-replay", str(last // 2))
    page.page.goto(f"/t/{table}?step={last // 3}")  # the link to a moment
    expect(replay).to_have_attribute("data-replay", str(last // 3))
    page.page.get_by_role("button", name=say("replay-fork")).click()
    page.page.wait_for_url(lambda url: table not in url)
    forked = page.page.url.split("/t/")[1].split("?")[0]
    page.wait()
    assert page.api("GET", f"/tables/{forked}/sight?seat=A")["status"] == "live"
    page.page.go_back()
    expect(page.page.locator("[data-replay], [data-result]").first).to_be_visible()


def test_a_friend_joins_by_link(visit):
    ania, jan = visit("Ania"), visit()
    table = ania.new_table("me", "open", "bot:random")
    ania.page.goto(f"/t/{table}")
    ania.page.get_by_role("button", name=say("waiting-invite")).click()
    link = ania.page.locator("a[href*=join]").get_attribute("href")
    assert link
    jan.page.goto(link)
    jan.page.get_by_label(say("lobby-name")).fill("Jan")
    expect(jan.page.get_by_role("heading", name=say("join-named", name="Ania°"))).to_be_visible()
    jan.page.locator("[data-take=B]").click()
    expect(jan.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(ania.page.get_by_text("Jan°", exact=True).first).to_be_visible()
    jan.page.get_by_label(say("chat-say")).fill("Good evening, all")
    jan.page.get_by_role("button", name=say("ask-send")).click()
    expect(ania.page.get_by_role("log")).to_contain_text("Good evening, all")
    ania.page.get_by_role("button", name=say("waiting-start")).click()
    for page in (ania, jan):
        expect(page.page.locator(".dock")).to_be_visible()
    assert jan.api("GET", f"/tables/{table}")["yours"] == ["B"]


@pytest.mark.parametrize("game", ["vendetta", "dracula", "heritage"])
def test_everything_can_be_answered_at_a_table_of_text(visit, game):
    page = visit("Ania")
    page.prefer(textBoard=True)
    others = min(game_named(game).counts) - 1
    page.open_table(page.new_table("me", *["bot:random"] * others, game=game))
    asked = set()
    for _ in range(12):
        look = page.wait()
        asked.add(look.prompt)
        page.step(look)
    assert len(asked) > 2
    expect(page.page.locator("[data-text-board]")).to_be_visible()


def test_what_is_said_is_shown_and_never_run(visit):
    ania, jan = visit("Ania"), visit("Jan")
    table = ania.new_table("me", "open", "bot:random", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    said = "<img src=x onerror=\"document.title='hit'\"> <b>hi</b>"
    for page in (ania, jan):
        page.open_table(table)
        page.page.get_by_role("button", name=say("table-chat"), exact=True).click()
    ania.page.get_by_label(say("chat-say")).fill(said)
    ania.page.keyboard.press("Enter")
    for page in (ania, jan):
        expect(page.page.get_by_text(said, exact=False)).to_be_visible()
        assert not page.page.locator("img").count()
        assert page.page.title() != "hit"


def test_large_polish_letters_fit_a_small_phone(visit):
    page = visit("Ania", locale="pl-PL", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.prefer(textScale=1.5)
    page.page.goto("/")
    for opens in ("lobby-new", "page-settings"):
        page.page.get_by_role("button", name=words("pl", opens)).click()
        fits(page, "dialog")
        page.page.keyboard.press("Escape")
    waiting = page.new_table("me", "open", "open")
    page.page.goto(f"/t/{waiting}")
    page.page.get_by_role("button", name=words("pl", "waiting-invite")).wait_for()
    fits(page, "main")
    at_planning(page)
    fits(page, "main")
    page.page.locator("[data-card][data-choice]").first.click()
    fits(page, ".dock")
    page.choice(0).click(trial=True)  # nothing covers where the card can go


def fits(page: TablePage, part: str) -> None:
    """Nothing of it is cut off at the side, nor the page wider than the screen."""
    inner = page.page.locator(part).evaluate("part => part.scrollWidth - part.clientWidth")
    assert (inner, page.page.evaluate("document.documentElement.scrollWidth")) == (0, 360)


@pytest.fixture(scope="module")
def own_server(tmp_path_factory):
    """One that may be killed, if it is started again."""
    with servers(f"sqlite:///{tmp_path_factory.mktemp('own')}/nokturn.db", 1) as (running,):
        yield running


def test_the_table_comes_back_by_itself_when_the_server_does(visit, own_server: ServerProcess):
    page = visit("Ania", url=own_server.url)
    at_planning(page)
    before = page.look()
    own_server.kill()
    lost = page.page.get_by_text(say("table-reconnecting"))
    expect(lost).to_be_visible()
    page.choice(0).click()  # choosing a card needs no server
    own_server.start()
    own_server.wait()
    expect(lost).to_be_hidden()
    page.page.keyboard.press("Escape")
    assert page.wait() == before
    play_kept_card(page, "down")


def test_a_page_left_open_while_the_server_was_renewed_is_read_anew(visit):
    ania = visit("Ania")
    page = ania.page
    ania.open_table(ania.new_table("me", "bot:random", "bot:random"))
    ania.wait()
    page.evaluate("window.old = true")
    with page.expect_response(lambda answer: answer.url.endswith("/")):
        page.evaluate("window.dispatchEvent(new Event('vite:preloadError'))")
    read: list[object] = []
    page.on("framenavigated", lambda frame: read.append(frame))
    page.route("**/assets/TextBoard-*.js", lambda route: route.continue_() if read else route.fulfill(status=404))
    assert page.evaluate("window.old"), "the server has the same page as ever"
    page.evaluate("document.querySelector('script[type=module]').setAttribute('src', '/assets/index-old.js')")
    page.keyboard.press("t")
    page.wait_for_function("() => !window.old")
    page.locator("[data-text-board]").wait_for()
    assert ania.wait().asks
    ania.errors.clear()  # a part was missing


def test_an_answer_given_while_the_server_is_away_is_taken_when_it_is_back(visit, own_server: ServerProcess):
    page = visit("Ania", url=own_server.url)
    table = page.new_table("me", "bot:random", "bot:random")
    page.open_table(table)
    page.wait()
    own_server.kill()
    expect(page.page.get_by_text(say("table-reconnecting"))).to_be_visible()
    page.choice(0).click()  # a clan
    own_server.start()
    own_server.wait()
    look = page.wait()
    assert look.prompt != "clan" or look.over
