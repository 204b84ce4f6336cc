"""How often a person is asked at a table of V:TES with four bots, and how much a turn of one's own takes.

`python -m benchmarks.vtes_questions --games 100`: in every game another seat is held by a person who decides as the
clever player does.  Counted is what waits for that person.  `bare`: the table has only the orders that everybody begins
with; `table`: it also answers what everybody can see to have one answer, and takes a lay-out of transfers, a payment in
parts and shares of a vote as one answer; `day`: the person accepts, as the own turn begins and as it ends, the orders
that are suggested by the hand; `ahead`: the same, and what one does next without anybody else having answered is sent
in one go: the end of a phase with the next move, a card with its target, a pass for the rest of an action that nobody
else is waited for in meanwhile.

`--cards 1` and `--open-decks` measure other tables: with the cards of the first wave, with lists that are open.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from nokturn.cli.bench import Row, show
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import BringOut, EndPhase, GainFromEdge, Pass, TakeBack, Transfer
from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.orders import Orders
from nokturn.kernel.position import Position
from nokturn.players.levels import bot_for

PLAYERS = 5
WAYS = ("bare", "table", "day", "ahead")
BY_THE_DAY = ("day", "ahead")
IN_PARTS = frozenset({"share-points", "pay-jack"})
LAYS_OUT = (Transfer, TakeBack, BringOut)
MOVES_ON = (Pass, EndPhase, GainFromEdge, *LAYS_OUT)
"""What shows nothing new to whoever answers it."""


class Counted(NamedTuple):
    """What was asked of the person in one game."""

    rounds: int
    asked: Counter[str]
    single: int
    """Questions with one answer."""
    turns: list[int]
    """Inputs of each turn of one's own."""
    elsewhere: int
    """Questions in the turns of others."""
    calls: int
    """How often the table has waited for the person: questions with nobody else's between them are one call."""


class Person:
    """Somebody who decides as the clever player does, and spares themselves questions in one of the ways."""

    def __init__(self, seat: Seat, way: str) -> None:
        self.seat, self.way = seat, way
        self.orders = Orders()
        self.asked: Counter[str] = Counter()
        self.single = 0
        self.turns: list[int] = []
        self.calls = 0
        self.elsewhere = 0
        self._turn = 0
        self._called = False
        self._theirs: dict[Seat, tuple[int, Orders]] = {}
        """The orders of the others, and in which turn they gave them."""
        self._last: tuple[int, str, Answer] = (0, "", None)
        """The step, question and answer before."""
        self._deed: tuple[Any, ...] = ()
        """Which action is under way."""
        self._declined: tuple[Any, ...] = ()
        """The action, and the part in it, in which the person has passed last."""
        for order in GAME.manners.usual_orders():
            self.orders.give(seat, order)

    def looks(self, state: Any) -> None:
        """As the own turn begins, and when it is over."""
        turn = GAME.manners.turn_of(state, self.seat)
        action = state.action
        self._deed = () if action is None else (state.turn, action.minion, action.kind, action.card, action.chosen)
        if turn == self._turn:
            return
        self._turn = turn
        if turn:
            self.turns.append(0)
        if self.way in BY_THE_DAY and state.hands[self.seat] and self.seat in state.playing:
            self._orders_anew(state)

    def _orders_anew(self, state: Any) -> None:
        self.orders = Orders()
        for order in (*GAME.manners.usual_orders(), *GAME.manners.suggested_orders(state, self.seat)):
            self.orders.give(self.seat, order)

    def spared(self, state: Any, ask: Ask) -> tuple[Answer] | None:
        """The answer that the table gives for the person, in a tuple."""
        manners = GAME.manners
        if self.way != "bare" and (given := manners.spared(state, ask)) is not None:
            return given
        return self.orders.answer_to(ask, manners.turn_of(state, self.seat), manners.at_stake(ask))

    def others(self, state: Any, ask: Ask) -> None:
        """Somebody else is asked: what comes next is another call, unless the table passes for them at once.  By the
        day the others have their orders too, of the beginning of the turn."""
        manners = GAME.manners
        if ask.seat not in self._theirs or self._theirs[ask.seat][0] != state.turn:
            given = Orders()
            by_hand = manners.suggested_orders(state, ask.seat) if self.way in BY_THE_DAY else ()
            for order in (*manners.usual_orders(), *by_hand):
                given.give(ask.seat, order)
            self._theirs[ask.seat] = (state.turn, given)
        theirs = self._theirs[ask.seat][1]
        if manners.spared(state, ask) is None and theirs.applying(ask, manners.at_stake(ask)) is None:
            self._called = False

    def answers(self, step: int, ask: Ask, answer: Answer) -> None:
        """One more question, unless it was answered together with the one before."""
        called = self._called
        self.calls += not called
        self._called = True
        before, prompt, given = self._last
        self._last = (step, ask.prompt, answer)
        parts = prompt == ask.prompt and (ask.prompt in IN_PARTS or isinstance(given, LAYS_OUT))
        ahead = self.way == "ahead" and (isinstance(given, MOVES_ON) or ask.prompt == "choose-target")
        if self.way != "bare" and before == step - 1 and (parts or ahead):
            return
        passed = (*self._deed, dict(ask.args).get("part")) if self._deed and isinstance(answer, Pass) else ()
        rest = self.way == "ahead" and called and bool(passed) and passed == self._declined
        self._declined = passed
        if rest:
            return
        self.asked[ask.prompt] += 1
        self.single += ask.kind == "one" and len(ask.options) == 1
        if self._turn:
            self.turns[-1] += 1
        else:
            self.elsewhere += 1


def play(number: int, seed: str, way: str, chosen: Options | None = None) -> Counted:
    options = GAME.options(chosen or {}) | GAME.brings.for_game(PLAYERS, number)
    position: Position[Any] = GAME.start(PLAYERS, options, rekey(seed, number))
    bots = {seat: bot_for(GAME, "clever", rekey(seed, number, seat)) for seat in SEATS[:PLAYERS]}
    person = Person(SEATS[number % PLAYERS], way)
    for step in range(GAME.decision_limit):
        if position.over:
            break
        person.looks(position.state)
        ask = position.asks()[0]
        given = person.spared(position.state, ask) if ask.seat == person.seat else None
        answer = given[0] if given else bots[ask.seat].answer(view(position.state, ask.seat), ask, ())
        if ask.seat != person.seat:
            person.others(position.state, ask)
        elif given is None:
            person.answers(step, ask, answer)
        if position.answer(ask.seat, answer) is not None:
            raise AssertionError(f"{answer} was refused")
        position.state.events = []
    return Counted(len(person.turns), person.asked, person.single, person.turns, person.elsewhere, person.calls)


def main() -> None:
    parsing = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parsing.add_argument("--games", type=int, default=100)
    parsing.add_argument("--first", type=int, default=0, help="number of the first game")
    parsing.add_argument("--seed", default="questions")
    parsing.add_argument("--way", choices=WAYS, help="only this way")
    parsing.add_argument("--prompts", action="store_true", help="also question by question")
    parsing.add_argument("--cards", type=int, help="the wave of cards that the tables are played with")
    parsing.add_argument("--open-decks", action="store_true", help="tables at which all lists are open")
    asked = parsing.parse_args()
    options: Options = {"open_decks": asked.open_decks} | ({"cards": asked.cards} if asked.cards else {})
    rows = []
    for way in WAYS if asked.way is None else (asked.way,):
        games = [play(number, asked.seed, way, options) for number in range(asked.first, asked.first + asked.games)]
        rounds = sum(game.rounds for game in games)
        total = sum((game.asked for game in games), Counter[str]())
        turns = sorted(inputs for game in games for inputs in game.turns)
        questions = total.total() / rounds
        single = sum(game.single for game in games) / max(total.total(), 1)
        rows.append(Row(f"{way}: questions a round", f"{questions:.1f}", "6", f"{single:.0%} with one answer"))
        elsewhere = sum(game.elsewhere for game in games) / rounds
        rows.append(Row(f"{way}: of them in the turns of others", f"{elsewhere:.1f}", "", ""))
        calls = sum(game.calls for game in games) / rounds
        rows.append(Row(f"{way}: calls to the table a round", f"{calls:.1f}", "6", ""))
        mean, most = sum(turns) / len(turns), turns[int(len(turns) * 0.9)]
        rows.append(Row(f"{way}: inputs a turn of one's own", f"{mean:.1f}", "9", f"9 of 10 turns: {most}"))
        for prompt, count in total.most_common() if asked.prompts else ():
            rows.append(Row(f"  {prompt}", f"{count / rounds:.2f}", "", ""))
    show(rows)


if __name__ == "__main__":
    main()
