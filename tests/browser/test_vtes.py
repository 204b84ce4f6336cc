"""A table of five Methuselahs, four of them bots, in a real browser, from a pasted deck to the first ousting.

Everything is clicked; only the cards are dealt with a known key, so that every run sees the same game."""

import re
from collections.abc import Iterable
from itertools import product

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.methuselah import (
    BRAWL,
    BRAWLERS,
    DECK,
    EN,
    NAME,
    OWN,
    PLAYERS,
    Methuselah,
    Tale,
    game_so_far,
    open_cards,
    own_vote,
    sentences,
    told,
    told_since,
)
from tests.browser.table_page import TablePage, deal, messages

from nokturn.games.vtes.seen.decks_at_table import cards_of, deck_of
from nokturn.games.vtes.state.state import Vtes

KEY = f"{67:032x}"
"""So dealt a vampire is blocked and falls into torpor, and there is time for a rescue and a vote.  Most keys do: if the
bots or the rules have changed so much that this one no longer does, another one will."""
DECKS = {"A": DECK, "B": BRAWL, "C": "v5_malkavian", "D": "v5_tremere", "E": "v5_toreador"}
BOTS = "BCDE"
VOTE = "kine-resources-contested"
COMBAT = ("strike", "prevent")
"""Questions of a combat that somebody is only asked with a card to play."""
FIGHT = ("combat", "combat-over")
"""What the log tells when it begins and ends."""
VOTES, POOL = range(30), range(60)
"""More than anybody ever has."""
MANY = 20
"""Cards: so many at least are named, and so many are not."""


def set_up(page: TablePage) -> str:
    """In the dialog of the lobby: five seats, the own deck pasted, decks chosen for three bots.  Seat B stays open."""
    page.page.goto("/")
    page.page.get_by_role("button", name=EN.say("lobby-new")).click()
    dialog = page.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=EN.say("lobby-game"), exact=True).select_option("vtes")
    dialog.get_by_label(re.compile(f"^{EN.say('new-players')}")).select_option(str(len(PLAYERS)))
    dialog.get_by_text(EN.say("new-brought", [("what", "deck")])).click()
    brings = dialog.locator("[data-bring]")
    expect(brings).to_have_count(len(PLAYERS) - 1)
    brings.first.locator("select").select_option(label=EN.say("bring-text"))
    brings.first.get_by_label(EN.say("bring-paste")).fill(DECK)
    for at, seat in enumerate("CDE", 1):
        brings.nth(at).locator("select").select_option(DECKS[seat])
    dialog.get_by_role("button", name=EN.say("new-create")).click()
    page.page.wait_for_url("**/t/*")
    return page.page.url.rsplit("/", 1)[1]


def seat_the_prey(page: TablePage) -> None:
    """In the waiting room: a bot at B, and a deck pasted for it."""
    page.page.get_by_role("button", name=EN.say("waiting-bot")).click()
    seat = page.page.get_by_role("listitem").filter(has_text=PLAYERS["B"])
    seat.locator("[data-bring] select").select_option(label=EN.say("bring-text"))
    seat.get_by_label(EN.say("bring-paste")).fill(BRAWL)
    seat.get_by_role("button", name=EN.say("bring-send")).click()
    expect(page.page.get_by_text(EN.say("bring-own"))).to_have_count(2)


def board(page: TablePage) -> Locator:
    return page.page.locator("[data-text-board]")


def in_torpor(page: TablePage, vampire: str) -> Locator:
    """The line of the board that says so."""
    line = board(page).locator("li:not(:has(li))")
    return line.filter(has_text=str(EN.name("minion", vampire))).filter(has_text=EN.say("board-torpor"))


def pool(page: TablePage, seat: str) -> int:
    """As the players' bar says."""
    titles = page.page.locator(f"[data-seat={seat}] [title]").evaluate_all("all => all.map(e => e.title)")
    return next(amount for amount in POOL if EN.say("sheet-pool", [("amount", amount)]) in titles)


# what has to come to pass


def is_blocked_and_fights(page: TablePage) -> Tale:
    """A bleed is blocked; in the combat that follows there is something to decide."""
    while (yield).prompt not in COMBAT or not fight(page):
        pass
    mine, other = fight(page)
    cards = ["", "govern-the-unaligned"]
    assert told(page, sentences("acts", minion=[mine], action=["bleed"], targets=[("B",)], card=cards))
    assert told(page, sentences("blocked", minion=[mine], blocker=[other]))
    facts = [("minion", mine), ("opponent", other), ("round", 1), ("range", "close")]
    expect(board(page)).to_contain_text(EN.say("board-combat", facts))


def fight(page: TablePage) -> tuple[str, ...]:
    """The acting vampire of mine and the blocker who fight now; nothing if nobody does."""
    for pair in product(OWN, BRAWLERS):
        begins, ends = [EN.say(f"event-{key}", zip(("minion", "opponent"), pair, strict=True)) for key in FIGHT]
        if told(page, [begins]) and ends not in told_since(page, begins):
            return pair
    return ()


def falls_and_is_rescued(page: TablePage, me: Methuselah) -> Tale:
    """A vampire of mine goes to torpor; another one takes the action that gets it out."""
    fallen = sentences("goes-to-torpor", minion=OWN)
    while not told(page, fallen):
        yield
    lost = OWN[fallen.index(told(page, fallen))]
    expect(in_torpor(page, lost)).to_have_count(1)
    while not told(page, sentences("leaves-torpor", minion=[lost])):
        yield
    assert "rescue" in me.chosen
    expect(in_torpor(page, lost)).to_have_count(0)


def calls_a_referendum(page: TablePage, me: Methuselah) -> Tale:
    """Sooner or later one passes, and everybody burns as much pool as the terms say."""
    facts = [("kind", "political"), ("player", "A"), ("card", VOTE)]
    call = EN.say("event-referendum", [*facts, ("terms", ())]).rstrip(".")
    passes = ""
    while not passes:
        look = yield
        if look.prompt == "polling" and own_vote(look.text):
            expect(board(page)).to_contain_text(EN.say("board-referendum", facts))
            terms = re.findall(r"Bot ([B-E]) (\d)", told_since(page, call))
            left = {seat: pool(page, seat) - int(points) for seat, points in terms}
            while look.prompt == "polling":
                look = yield
            possible = sentences("referendum-passes", votes_for=VOTES, votes_against=VOTES)
            passes = next((sentence for sentence in possible if sentence in told_since(page, call)), "")
    assert "cast" in me.chosen
    assert left
    for seat, rest in left.items():
        if rest > 0:
            assert pool(page, seat) == rest
        else:
            expect(page.page.locator(f"[data-seat={seat}]")).to_contain_text(EN.say("bar-out"))


def somebody_is_ousted(page: TablePage) -> Tale:
    """Somebody gets the victory point, the circle closes, and the game goes on."""
    look = yield
    while not told(page, sentences("ousted", player=BOTS)):
        look = yield
    assert look.asks
    assert told(page, sentences("scores", player=list(PLAYERS), amount=[1]))
    gone = [seat for seat in BOTS if told(page, sentences("ousted", player=[seat]))]
    left = [seat for seat in PLAYERS if seat not in gone]
    for seat in gone:
        expect(page.page.locator(f"[data-seat={seat}]")).to_contain_text(EN.say("bar-out"))
    expect(board(page)).to_contain_text(EN.say("board-neighbours", [("target", left[1]), ("partner", left[-1])]))


# the game


@pytest.mark.walk
def test_a_game_of_five_from_a_pasted_deck_through_a_fight_a_rescue_and_a_vote_to_an_ousting(visit, server):
    ania = visit(NAME)
    ania.prefer(textBoard=True)
    table = set_up(ania)
    seat_the_prey(ania)
    deal(server, table, KEY)
    since = len(ania.everything_heard())
    ania.page.get_by_role("button", name=EN.say("waiting-start")).click()
    ania.wait()
    ania.page.evaluate("window.begun = document.querySelector('#main > .table')")
    me = Methuselah(ania)
    me.play(
        is_blocked_and_fights(ania),
        falls_and_is_rescued(ania, me),
        calls_a_referendum(ania, me),
        somebody_is_ousted(ania),
    )
    assert ania.page.evaluate("window.begun.isConnected"), "the table was cleared and laid anew in the middle of a game"
    heard = ania.everything_heard()[since:]
    plays_the_pasted_deck(heard)
    nothing_of_the_bots(heard, game_so_far(server, table))


def plays_the_pasted_deck(heard: list[str]) -> None:
    """What lay before me at the beginning is from the list."""
    own = next(sight["view"] for sight in messages(heard, "sight") if sight["view"])["methuselahs"][0]
    crypt, library = cards_of(deck_of(DECKS["A"]))
    assert own["hand"]
    assert set(own["hand"]) <= set(library)
    assert {hidden["card"] for hidden in own["uncontrolled"]} <= set(crypt)


def nothing_of_the_bots(heard: list[str], states: Iterable[Vtes]) -> None:
    """A card that has never lain open is named in nothing that came, neither to the page nor to a reader."""
    decks = {seat: {card for cards in cards_of(deck_of(DECKS[seat])) for card in cards} for seat in DECKS}
    brought = {card for seat in BOTS for card in decks[seat]} - decks["A"]
    seen = {card for game in states for card in open_cards(game, "A")}
    everything = "\n".join(heard)
    known = [card for card in brought & seen if f'"{card}"' in everything]
    assert len(known) > MANY, "names go over the wire like this"
    secret = brought - seen
    assert len(secret) > MANY, "there was something to leak"
    assert not [card for card in secret if f'"{card}"' in everything or str(EN.name("card", card)) in everything]
