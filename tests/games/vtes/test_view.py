"""What the view says beyond what lies on the table: sources, the impulse, votes to come, what strikes would do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.politics.polls import call, cast, political
from tests.games.vtes.politics.polls import vampire as voter
from tests.games.vtes.rules.props import modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.seen.action_view import ActionView
from nokturn.games.vtes.seen.sources import PartView
from nokturn.games.vtes.seen.view import VtesView, view
from nokturn.games.vtes.state.card_language import Ability, Mode, Static
from nokturn.games.vtes.state.choices import Block
from nokturn.games.vtes.text.effects import Change, Wake


def seen(table: Table, seat: str | None = "A") -> VtesView:
    return view(table.state, seat)


def action(table: Table, seat: str | None = "A") -> ActionView:
    shown = seen(table, seat).action
    assert shown is not None
    return shown


def impulse(table: Table) -> dict[str, str]:
    return {one.seat: one.state for one in seen(table, None).impulse}


def reaction(card: str, *does: Any, when: Any = "act", needs: tuple[str, ...] = ()) -> str:
    return library_card(card, Mode("reaction", when, needs=needs, does=does), types=("reaction",))


# the action


@pytest.mark.rule("VTES-CANCEL-01")
def test_the_cards_played_on_an_action_are_numbered_and_a_cancelled_one_stays() -> None:
    table = Table()
    sully = vampire(table, "A")
    table.put("B", thing("veto", Ability("as-played", lock=True, does=(Cancel(),))))
    modifier("shadow", Change(what="stealth")), modifier("murmur", Change(what="bleed"))
    table.hand("A", "shadow", "murmur", modifier("echo", Change(what="bleed")))
    bleed(table, sully)
    table.seat("A").plays("shadow", sully)
    assert [(one.card, one.playing) for one in action(table).played] == [("shadow", True)]
    table.seat("B").uses("veto:1")
    table.seat("A").plays("murmur", sully)
    first, second = action(table, "C").played
    assert (first.number, first.seat, first.card, first.minion, first.cancelled) == (1, "A", "shadow", sully, True)
    assert (second.number, second.card, second.cancelled, second.playing) == (2, "murmur", False, False)


@pytest.mark.rule("VTES-STEALTH-02")
def test_stealth_and_bleed_say_where_they_come_from() -> None:
    table = Table()
    sully = vampire(table, "A")
    spy = table.put("A", thing("cloak", Static("stealth")), sully)
    modifier("shadow", Change(what="stealth", amount=2)), modifier("murmur", Change(what="bleed"))
    table.hand("A", "shadow", "murmur", modifier("echo", Change(what="bleed")))
    bleed(table, sully)
    table.seat("A").plays("shadow", sully).plays("murmur", sully)
    shown = action(table, "B")
    assert set(shown.stealth_by) == {PartView(2, 1, "shadow"), PartView(1, 0, spy)}
    assert shown.stealth == 3
    assert shown.bleed_by == (PartView(1, 0, sully), PartView(1, 2, "murmur"))
    assert shown.bleed == 2


@pytest.mark.rule("VTES-STEALTH-01", "VTES-STEALTH-02")
def test_a_hunt_brings_its_own_stealth_and_the_blocker_its_intercept() -> None:
    table = Table()
    sully, watcher = vampire(table, "A"), vampire(table, "B", intercept=1)
    table.hand("A", modifier("shadow", Change(what="stealth"), when="need-stealth"))
    hunt(table, sully)
    assert action(table).stealth_by == (PartView(1, 0, ""),)
    table.seat("B").answers(Block(watcher))
    shown = action(table, "C")
    assert (shown.intercept, shown.intercept_by) == (1, (PartView(1, 0, watcher),))


@pytest.mark.rule("VTES-BLOCK-01", "VTES-TERM-10", "VTES-BLOCK-06", "VTES-WAKE-01")
def test_everybody_sees_who_may_block_and_why_the_others_cannot() -> None:
    table = Table()
    sully = vampire(table, "A")
    awake, asleep = vampire(table, "B"), vampire(table, "B", locked=True)
    vampire(table, "C")
    table.hand("B", reaction("alarm", Wake(), when="wake", needs=("locked",)), reaction("look"))
    table.hand("A", modifier("shadow", Change(what="stealth"), when="need-stealth"))
    bleed(table, sully)
    shown = {one.minion: (one.state, one.rule) for one in action(table, "C").may_block}
    assert shown == {awake: ("may", ""), asleep: ("cannot", "VTES-TERM-10")}, "C is neither target nor asked"
    table.seat("B").plays("alarm", asleep)
    assert {one.minion: one.state for one in action(table).may_block} == {awake: "may", asleep: "may"}
    (card,) = [card for card in seen(table).cards if card.ref == asleep]
    assert (card.locked, card.awake) == (True, True)
    until(table, "action", "B")
    table.seat("B").answers(Block(awake))
    assert {one.minion: one.state for one in action(table).may_block}[awake] == "tries"


@pytest.mark.rule("VTES-BLOCK-06", "VTES-R-43")
def test_a_refusal_to_block_stands() -> None:
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    neighbour = vampire(table, "C")
    hunt(table, sully)
    table.stops_at("action")
    table.pass_until("action", seat="B")
    table.seat("B").passes()
    found = {one.minion: (one.state, one.rule) for one in action(table).may_block}
    assert found == {guard: ("declined", "VTES-BLOCK-06"), neighbour: ("may", "")}


# the impulse


@pytest.mark.rule("VTES-IMPULSE-01", "VTES-IMPULSE-02", "VTES-IMPULSE-05")
def test_the_impulse_shows_who_has_passed_and_who_is_asked() -> None:
    table = Table()
    sully = vampire(table, "A")
    own = {seat: vampire(table, seat) for seat in "BC"}
    for seat in own:
        table.hand(seat, reaction(f"look-{seat}", Change(what="intercept", who="acting")))
    table.hand("A", modifier("shadow", Change(what="bleed")))
    bleed(table, sully)
    assert seen(table, None).window == "action"
    assert impulse(table) == {"A": "asked", "B": "later", "C": "later"}
    table.seat("A").passes()
    assert impulse(table) == {"A": "passed", "B": "asked", "C": "later"}
    table.seat("B").plays("look-B", own["B"])
    assert impulse(table) == {"A": "asked", "B": "later", "C": "later"}, "after a use it begins anew"
    table.pass_until("minion-phase")
    assert (seen(table).window, seen(table).impulse) == ("", ())


# minions


@pytest.mark.rule("VTES-DISC-01", "VTES-MCARD-08")
def test_disciplines_stand_as_they_are_and_not_as_printed() -> None:
    table = Table()
    sully = vampire(table, "A", disciplines=("dom", "AUS"))
    (card,) = seen(table).cards
    assert card.disciplines == ("AUS", "dom")
    table.put(
        "A", thing("tome", Static("discipline:dom"), Static("discipline:obf"), Static("discipline:aus", -2)), sully
    )
    found = {card.ref: card.disciplines for card in seen(table, "B").cards}
    assert found[sully] == ("DOM", "obf")


def test_a_minion_shows_its_intercept_before_anybody_acts() -> None:
    table = Table()
    watcher = vampire(table, "B", intercept=2)
    assert {card.ref: card.intercept for card in seen(table).cards} == {watcher: 2}


# the hand


@pytest.mark.rule("VTES-MIN-10", "VTES-MCARD-01")
def test_only_the_own_hand_says_what_is_out_of_time() -> None:
    table = Table()
    sully = vampire(table, "A")
    library_card("claws", Mode("combat_card", "strike"), types=("combat_card",))
    table.hand("A", "claws", modifier("shadow", Change(what="bleed")), "blood-doll")
    bleed(table, sully)
    table.stops_at("action")
    own = {one.card: one.rule for one in seen(table).methuselahs[0].out_of_time}
    assert own == {"claws": "VTES-MIN-10", "blood-doll": "VTES-MCARD-01"}
    assert seen(table, "B").methuselahs[0].out_of_time == ()
    assert seen(table, None).methuselahs[0].out_of_time == ()


# referendums


@pytest.mark.rule("VTES-VOTE-03", "VTES-VOTE-04", "VTES-VOTE-06")
def test_votes_to_come_are_public_but_for_the_cards_in_hand() -> None:
    table = Table()
    caller = voter(table, "A", "primogen")
    prince, asleep = voter(table, "B", "prince:London"), voter(table, "B", "prince:Paris", region="torpor")
    table.state.edge = "B"
    table.hand("B", political("edict"))
    call(table, caller, political("decree"))

    def to_come(seat: str | None) -> set[tuple[str, str, int, str]]:
        vote = view(table.state, seat).referendum
        assert vote is not None
        return {(one.seat, one.source, one.votes, one.rule) for one in vote.open}

    public = {("A", caller, 1, ""), ("A", "card:A", 1, ""), ("B", prince, 2, ""), ("B", "edge:B", 1, "")}
    asleep_too = ("B", asleep, 0, "VTES-VOTE-06")
    assert to_come("C") == to_come(None) == {*public, asleep_too}
    assert to_come("B") == {*public, asleep_too, ("B", "card:B", 1, "")}
    cast(table, (caller, "for"))
    assert (("A", caller, 1, "") in to_come("C")) is False


@pytest.mark.card("kine-resources-contested")
@pytest.mark.rule("VTES-REF-09")
def test_what_a_vote_would_cost_is_seen_before_it_is_held() -> None:
    table = Table(pool=5)
    caller = vampire(table, "A", clan="ventrue", sect="camarilla", title="primogen")
    table.state.pool["C"] = 1
    call(table, caller, "kine-resources-contested", until="share-points")
    for share in (0, 2, 2):
        if table.prompt == "share-points":
            table.seat("A").answers(share)
    table.pass_until("polling")
    vote = seen(table, "C").referendum
    assert vote is not None
    assert {one.seat: (one.before, one.after) for one in vote.changes} == {"B": (5, 3), "C": (1, 0)}
    assert table.pool("B") == 5, "nothing has happened yet"


# combat


@pytest.mark.rule("VTES-DMG-04", "VTES-DMG-06", "VTES-STREFF-HAND-01")
def test_a_forecast_says_what_the_strikes_would_do() -> None:
    table = Table("AB")
    weak, strong = vampire(table, "A", blood=1), vampire(table, "B", strength=1, blood=3)
    library_card("late", Mode("combat_card", "strike-chosen"), types=("combat_card",))
    table.hand("A", "late")
    bleed(table, weak)
    table.stops_at("strike-chosen")
    table.seat("B").answers(Block(strong))
    table.pass_until("strike-chosen")
    combat = seen(table, None).combat
    assert combat is not None
    assert {(wound.by, wound.to, wound.amount) for wound in combat.threats} == {(weak, strong, 1), (strong, weak, 2)}
    foretold = {one.minion: (one.before, one.normal, one.after, one.fate) for one in combat.forecast}
    assert foretold == {strong: (3, 1, 2, ""), weak: (1, 2, 0, "torpor")}
    assert (table.blood(weak), table.blood(strong)) == (1, 3), "nothing has happened yet"
    table.pass_until("minion-phase")
    assert (table.card(weak).region, table.blood(strong)) == ("torpor", 2)


# the end


@pytest.mark.rule("VTES-R-32", "VTES-END-06")
@pytest.mark.parametrize(
    "seats, halves, worth",
    [
        ("ABCDE", (6, 2, 2, 0, 0), {"A": (True, 60), "B": (False, 42), "C": (False, 42), "D": (False, 18)}),
        ("ABCDE", (3, 1, 1, 1, 0), {"A": (False, 60), "B": (False, 36), "E": (False, 12)}),
        ("ABCD", (4, 4, 0, 0), {"A": (False, 54), "B": (False, 54), "C": (False, 18)}),
        ("ABC", (6, 0, 0), {}),
    ],
)
def test_a_table_that_is_over_says_what_it_is_worth_at_a_tournament(seats, halves, worth) -> None:
    table = Table(seats)
    table.state.points = dict(zip(seats, halves, strict=True))
    assert seen(table, None).worth == (), "not before it is over"
    table.state.finished = True
    found = {one.seat: (one.game_win, one.points) for one in seen(table, None).worth}
    assert worth.items() <= found.items()
    assert bool(found) == bool(worth)
