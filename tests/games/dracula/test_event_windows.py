"""Being asked tells nothing: whether a window opens for somebody depends on hand sizes and on what lies open."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.printed.content import EVENTS, ITEMS
from nokturn.games.dracula.state import choices as do
from nokturn.kernel import Ask

# the moments


def ticket(table: Table) -> None:
    table.tickets(SEWARD, "t_3_2")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_3_2"))


def carriage(table: Table) -> None:
    table.tickets(SEWARD, "t_3_2")
    table.events(SEWARD, "chartered_carriage")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage("t_3_2"))


def road(table: Table) -> None:
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("toulouse"))


def border(table: Table) -> None:
    table.tickets(SEWARD, "t_3_2")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    table.pass_until("rail-destination", seat="C").answers(do.ThisPlace("saragossa"))


def rumours(table: Table) -> None:
    table.plays_at_once(SEWARD, "local_rumours")


def presence(table: Table) -> None:
    table.plays_at_once(SEWARD, "evil_presence")


def scouts(table: Table) -> None:
    table.plays_at_once(SEWARD, "hired_scouts")


def reports(table: Table) -> None:
    table.trail("dublin", "galway", "london")
    table.plays_at_once(SEWARD, "newspaper_reports", "immediate")


def search(table: Table) -> None:
    table.trail("dublin", "marseilles")
    table.lay(2, "wolves")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())


def phase_starts(table: Table) -> None:
    table.dracula_phase()


def phase_ends(table: Table) -> None:
    table.game.rumors = 0
    table.dracula_phase()
    while not table.over and "phase-ends" not in table.asked().values():
        table.dracula.passes()


def false_tip(table: Table) -> None:
    table.tickets(SEWARD, "t_3_2")
    table.dracula_events("false_tip")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    table.dracula.answers(do.PlayEvent("false_tip"))


def dawn(table: Table) -> None:
    table.dawn()


def dusk(table: Table) -> None:
    table.trail("dublin", None, None, None, "london")
    table.dusk()


def day(table: Table) -> None:
    table.game.roadblocks = (link("brussels", "paris", "road"),)
    table.day()


def ambush(table: Table) -> None:
    table.trail("dublin", "genoa")
    table.lay(2, "saboteur")
    table.place(GODALMING, "marseilles")
    table.action(GODALMING).hunter(GODALMING).answers(do.MoveByRoad("genoa"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "saboteur")))


def wolf(table: Table) -> None:
    table.plays_at_once("dracula", "great_wolf", "raid")
    table.dracula.answers(do.ThisHunter(GODALMING))


def holy_ground(table: Table) -> None:
    table.plays_as_action(SEWARD, "consecrated_ground", night=True)
    table.hunter(SEWARD).answers(do.ThisPlace("paris"))


class Window(NamedTuple):
    prompt: str
    reach: Callable[[Table], None]
    holder: str
    """Godalming or Dracula."""
    cards: tuple[str, ...]
    """All that could be played or shown there."""
    others: tuple[str, str]
    """Two cards that could not."""


DRACULA, FAR = "dracula", ("hidden_schemes", "enraged")
WINDOWS = [
    Window("ticket-spent", ticket, DRACULA, ("false_tip",), FAR),
    Window("carriage-ordered", carriage, DRACULA, ("false_tip",), FAR),
    Window("hunter-rode", road, DRACULA, ("wild_horses",), FAR),
    Window("hunter-crossed-region", border, DRACULA, ("customs_search",), FAR),
    Window("information-sought", rumours, DRACULA, ("sensationalist_press",), FAR),
    Window("information-sought", presence, DRACULA, ("sensationalist_press",), FAR),
    Window("information-sought", scouts, DRACULA, ("sensationalist_press",), FAR),
    Window("information-sought", reports, DRACULA, ("sensationalist_press",), FAR),
    Window("hunter-searches", search, DRACULA, ("seduction",), FAR),
    Window("before-slide", phase_starts, DRACULA, ("devilish_power", "unearthly_swiftness"), FAR),
    Window(
        "phase-ends",
        phase_ends,
        DRACULA,
        (
            *("darkness_returns", "devilish_power", "nocturnal_visit"),
            *("roadblock", "summon_storms", "unearthly_swiftness"),
        ),
        ("false_tip", "enraged"),
    ),
    Window("false-tip-played", false_tip, GODALMING, ("good_luck",), ("money_trail", "forewarned")),
    Window(
        "dawn-event",
        dawn,
        GODALMING,
        ("long_night", "renewed_vigor", "speedy_telegraph"),
        ("money_trail", "forewarned"),
    ),
    Window("dusk-event", dusk, GODALMING, ("newspaper_reports",), ("money_trail", "forewarned")),
    Window("day-event", day, GODALMING, ("good_luck",), ("money_trail", "forewarned")),
    Window("answer-ambush", ambush, GODALMING, ("forewarned",), ("money_trail", "good_luck")),
    Window("answer-ambush", ambush, GODALMING, ("dogs",), ("knife", "stake")),
    Window("show-item-against", wolf, GODALMING, ("crucifix", "heavenly_host"), ("knife", "stake")),
    Window("show-heavenly-host", holy_ground, GODALMING, ("heavenly_host",), ("knife", "stake")),
]
EACH = pytest.mark.parametrize("window", WINDOWS, ids=[f"{w.prompt} {w.reach.__name__} {w.cards[0]}" for w in WINDOWS])


def attentive(*args: Any, **more: Any) -> Table:
    """A table that stops at each of these questions, whatever the seats hold."""
    return Table(*args, **more).stops_at(*[window.prompt for window in WINDOWS])


def hold(table: Table, window: Window, *cards: str) -> None:
    if window.holder == DRACULA:
        table.dracula_events(*cards)
    elif cards and cards[0] in ITEMS:
        table.items(GODALMING, *cards)
    else:
        table.events(GODALMING, *cards)


def put_away(table: Table, cards: tuple[str, ...], left: int = 0, *, face_up: bool = True) -> None:
    """Every copy of these cards on the discard pile, but for so many of the last."""
    copies = [card for card in cards for _ in range(ITEMS[card].count if card in ITEMS else EVENTS[card].count)]
    for card in copies[: len(copies) - left]:
        if card in ITEMS:
            table._take("item_deck", (card,))
            table.game.item_discard = (*table.game.item_discard, card)
        else:
            table.discarded_event(card, face_up=face_up)


def all_but(holder: str, *cards: str) -> tuple[str, ...]:
    """Every other event of the holder's side."""
    side = DRACULA if holder == DRACULA else "hunter"
    return tuple(event.id for event in EVENTS.values() if event.side == side and event.id not in cards)


def question(table: Table, window: Window) -> Ask | None:
    """What the holder is asked in this window, if he is."""
    seat = "A" if window.holder == DRACULA else "B"
    window.reach(table)
    return next((ask for ask in table.asks if (ask.seat, ask.prompt) == (seat, window.prompt)), None)


def outside(ask: Ask | None) -> object:
    """What everybody sees of a question."""
    return ask and (ask.seat, ask.prompt, ask.kind, ask.rule, ask.args)


@pytest.mark.rule("DRA-EVENT-05")
@EACH
def test_who_holds_the_card_and_who_holds_another_are_asked_alike(window: Window):
    asked: list[Any] = []
    for card in (*window.cards, *window.others):
        table = attentive()
        hold(table, window, card)
        asked.append(outside(question(table, window)))
    assert asked[0] is not None
    assert all(one == asked[0] for one in asked)


@pytest.mark.rule("DRA-EVENT-05")
@EACH
def test_who_is_asked_may_always_pass(window: Window):
    for card in (window.cards[0], window.others[0]):
        table = attentive()
        hold(table, window, card)
        ask = question(table, window)
        assert ask is not None
        assert any(isinstance(option, do.Pass | do.Decline | do.Done) for option in ask.options)


@pytest.mark.rule("DRA-EVENT-05")
@EACH
def test_with_an_empty_hand_nobody_is_asked(window: Window):
    assert question(Table(), window) is None


@pytest.mark.rule("DRA-EVENT-05")
@EACH
def test_nobody_is_asked_for_a_card_of_which_every_copy_lies_open(window: Window):
    """So must every copy of whatever else could be played there; only the two cards that could not are left."""
    table = attentive()
    hold(table, window, window.others[0])
    put_away(table, window.cards if window.cards[0] in ITEMS else all_but(window.holder, *window.others))
    assert question(table, window) is None


@pytest.mark.rule("DRA-EVENT-05")
@EACH
def test_one_copy_not_accounted_for_is_enough_to_be_asked(window: Window):
    table = attentive()
    hold(table, window, window.others[0])
    put_away(table, window.cards, left=1)
    assert question(table, window) is not None


DRACULAS = [window for window in WINDOWS if window.holder == DRACULA]


@pytest.mark.rule("DRA-EVENT-05", "DRA-HAND-04")
@pytest.mark.parametrize("window", DRACULAS, ids=[f"{w.prompt} {w.reach.__name__}" for w in DRACULAS])
def test_what_lies_face_down_on_the_pile_is_not_accounted_for(window: Window):
    table = attentive()
    hold(table, window, window.others[0])
    put_away(table, window.cards, face_up=False)
    assert question(table, window) is not None


HUNTERS = [window for window in WINDOWS if window.holder == GODALMING]


@pytest.mark.rule("DRA-BITE-04")
@pytest.mark.parametrize("window", HUNTERS, ids=[f"{w.prompt} {w.reach.__name__} {w.cards[0]}" for w in HUNTERS])
def test_of_a_bite_frail_hunters_open_card_everybody_knows_what_it_is(window: Window):
    """Only an open card: he is asked if it is one for this window, and not if it is none; a hidden one may be any."""
    opened = "open_item" if window.cards[0] in ITEMS else "open_event"
    for cards, asked in ((window.cards[:1], True), (window.others[:1], False), (window.others, True)):
        table = attentive()
        table.bitten(GODALMING)
        hold(table, window, *cards)
        table.game.change(GODALMING, **{opened: cards[0]})
        assert (question(table, window) is not None) is asked, cards


@pytest.mark.rule("DRA-BITE-04")
def test_a_copy_lying_open_before_another_hunter_is_accounted_for():
    table = attentive()
    table.events(GODALMING, "money_trail")
    table.events(MINA, "speedy_telegraph", "forewarned")
    table.game.change(MINA, open_event="speedy_telegraph")
    put_away(table, all_but(MINA, "money_trail", "speedy_telegraph", "forewarned"))
    table.dawn()
    assert table.asked() == {"E": "dawn-event"}, "Mina, whose telegraph everybody sees, and nobody else"


@pytest.mark.rule("DRA-CARD-12")
@pytest.mark.parametrize(
    "laid, face_up, asked",
    [("wolves", False, True), ("new_vampire", False, True), ("wolves", True, False), ("new_vampire", True, True)],
    ids=["face down", "a vampire face down", "face up", "a vampire face up"],
)
def test_whether_seduction_is_asked_for_tells_nothing_of_what_lies_face_down(laid, face_up, asked):
    table = attentive()
    table.trail("dublin", "marseilles")
    table.lay(2, laid, face_up=face_up)
    table.dracula_events("enraged")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    assert ("hunter-searches" in table.asked().values()) is asked


@pytest.mark.rule("DRA-EVENT-01")
def test_on_receipt_a_hunter_is_asked_alike_whatever_the_card_is():
    asked = set()
    for event in [event.id for event in EVENTS.values() if event.side == "hunter"]:
        table = attentive()
        table.trail("dublin", "galway", "london")
        asked.add(outside(table.receives(SEWARD, event).asks[0]))
    assert len(asked) == 1


@pytest.mark.rule("DRA-EVENT-01")
def test_on_receipt_dracula_is_asked_alike_whatever_the_card_is():
    asked = {
        outside(Table().receives("dracula", event.id).asks[0]) for event in EVENTS.values() if event.side == "dracula"
    }
    assert len(asked) == 1


@pytest.mark.rule("DRA-CARD-13", "DRA-ITEM-03")
def test_a_hunter_without_a_heavenly_host_is_asked_and_can_only_pass():
    table = attentive()
    table.items(GODALMING, "knife")
    holy_ground(table)
    assert table.hunter(GODALMING).options == (do.Pass(),)


@pytest.mark.rule("DRA-EVENT-05")
def test_who_is_asked_may_have_nothing_to_play_and_learns_why():
    table = attentive()
    table.events(GODALMING, "money_trail")
    table.dawn()
    assert table.asked() == {"B": "dawn-event"}
    assert table.hunter(GODALMING).options == (do.Pass(),)
    assert table.hunter(GODALMING).refusal(do.PlayEvent("money_trail")).rule == "DRA-EVENT-01"
