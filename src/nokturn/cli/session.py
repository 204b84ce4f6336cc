"""One game at the terminal: who is asked, what they are shown, and what their answers do."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from shlex import quote
from typing import Any, ClassVar

from msgspec.structs import replace

from nokturn.cli.leave import Leave, autosave_path, command_name
from nokturn.cli.question import Question
from nokturn.cli.screen import Screen
from nokturn.cli.seating import Chair, bots_of
from nokturn.cli.typed import Vocabulary
from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.game import SEATS, Game
from nokturn.kernel.orders import Orders, StandingOrder
from nokturn.kernel.parts.foresight import Shortcut
from nokturn.kernel.records import Journal
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.kernel.words import LANGUAGES, Words, explain

FOLDER = Path(__file__).parent
RECENT = 15
"""Lines of the story that are told again when a game is taken up."""
FEW = 2
"""Steps after which there is something to leave out: a sitting that has just begun is told whole."""


class Session:
    """A journal, the people and bots around it, and the terminal they share."""

    leaving: ClassVar[str] = "quit-offer"
    """What somebody who wants to leave is told."""
    keeps_itself: ClassVar[bool] = False
    """Whether every answer is kept at once, so that nothing can be thrown away."""

    def __init__(
        self, journal: Journal[Any], chairs: list[Chair], lang: str, screen: Screen, *, lessons: bool = False
    ) -> None:
        self.screen = screen
        self.began = time.monotonic()
        self.lessons = lessons
        """Whether people are explained what they are asked for the first time."""
        self.lang = lang
        self.level = next((chair.level for chair in chairs if chair.level), "clever")
        """How well the bots of a loaded game play."""
        self.order_texts: dict[tuple[Seat, str, str], str] = {}
        self.autosave = autosave_path(journal.game.name)
        self.sit_down(journal, chairs)

    def sit_down(self, journal: Journal[Any], chairs: list[Chair]) -> None:
        """Begin (or go on with) this game; also what `load` does."""
        self.journal = journal
        self.game: Game[Any] = journal.game
        self.bots = bots_of(self.game, chairs, journal.record.key)
        self.people = [seat for seat, chair in zip(SEATS, chairs, strict=False) if not chair.level]
        self.usual = self.game.manners.usual_orders()
        """Orders that everybody has to begin with; nothing is said when they apply."""
        self.orders = Orders()
        for seat in self.people:
            for order in self.usual:
                self.orders.give(seat, order)
        self.ordered: Counter[Seat] = Counter()
        """How many questions orders have answered."""
        names = dict(zip(SEATS, journal.record.players, strict=False))
        folders = (FOLDER, self.game.folder / "lessons")
        packs = journal.record.packs or None
        self.readers = {lang: Words(self.game, lang, names, folders, packs) for lang in LANGUAGES}
        self.words = self.readers[self.lang]
        options = journal.record.options
        roles = {seat: self.game.manners.role(len(names), options, seat) for seat in names}
        self.roles = {seat: role for seat, role in roles.items() if role}
        """What each seat plays, where seats differ: keys of messages."""
        self.vocabulary = Vocabulary(list(self.readers.values()))
        self.told: dict[Seat | None, int] = {seat: self._long_known(seat) for seat in (*self.people, None)}
        self.asked: tuple[Seat, str, int] = ("", "", 0)
        """The last question to a person, and when."""
        self.renewed = False
        """Whether what was told last renews what lies in front of a player."""
        self.together = self._together()
        self.plan: list[tuple[Seat, str]] = []
        """What was typed ahead, and for whom."""
        self.spoken: Ask | None = None
        """The decision of several in which whoever sits here together has said what they are for, to no seat."""
        self.heard: set[Seat] = set()
        """The seats of those together here that have answered in it."""
        self.taught: set[tuple[Seat, str]] = set()
        """What was explained to whom, by the question."""
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None

    def _long_known(self, seat: Seat | None) -> int:
        """How much of a game that is taken up again nobody needs to be told once more; `log` tells all of it."""
        return max(0, len(self.journal.lines(seat)) - RECENT) if self.journal.length > FEW else 0

    def speak(self, lang: str) -> None:
        """In this language from now on; nothing else changes."""
        self.lang = lang
        self.words = self.readers[lang]

    def loaded(self, file: Path) -> None:
        """A saved game is taken up again."""
        self.screen.say(self.say("loaded", file=str(file), steps=self.journal.length))

    def _together(self) -> bool:
        """Whether all at this keyboard play together and see the same: then nothing has to be passed on, all questions
        are shown at once, and anybody answers for anybody."""
        manners, players, options = self.game.manners, len(self.journal.record.players), self.journal.record.options
        eyes = {manners.audience(players, options, seat) for seat in self.people}
        mates = any(set(self.people) <= set(team) for team in manners.teams(players, options))
        return len(self.people) > 1 and len(eyes) == 1 and mates

    def beside(self, ask: Ask) -> tuple[Ask, ...]:
        """What others at this keyboard are asked at the same time and may be answered first."""
        if not self.together:
            return ()
        asks = self.journal.position.asks()
        return tuple([other for other in asks if other.seat in self.people and other.seat != ask.seat])

    def last_mover(self) -> Seat:
        """Of those who play together here, whoever moved last; empty: nobody."""
        moved = [seat for seat, _ in self.journal.record.steps if self.together and seat in self.people]
        return moved[-1] if moved else ""

    # the game

    def run(self) -> None:
        """Play to the end, or until somebody leaves; whatever happens, the game can be taken up again."""
        try:
            while not self.journal.position.over:
                self.one_answer()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.save(self.autosave)
        except Leave:
            pass
        except Exception:
            self.save(self.autosave)
            raise
        else:
            self.end()

    def one_answer(self) -> None:
        """Bots answer at once, then people, one after the other; where anybody may act next, people come first."""
        asks = self.journal.position.asks()
        ask = next((ask for ask in asks if (ask.seat in self.bots) != self.journal.position.renewed), asks[0])
        if (said := self.clocked(ask)) is not None:
            self.give(ask, said[0])
            return
        if ask.seat in self.bots:
            self.give(ask, self.bots[ask.seat].answer(self.view(ask.seat), ask, self.journal.lines(ask.seat)))
            if not self.people:
                self.tell(None)
            return
        if (spared := self.spared(ask)) is not None:
            self.is_news(ask)
            self.give(ask, spared[0])
            return
        if self.has_spoken(ask):
            self.heard.add(ask.seat)
            self.give(ask, LEAVE_IT)
            return
        quietly = self.order_for(ask) in self.usual
        manners = self.game.manners
        turn = manners.turn_of(self.journal.position.state, ask.seat)
        ordered = self.orders.answer_to(ask, turn, manners.at_stake(ask))
        if ordered is None:
            Question(self, ask).put()
            return
        self.ordered[ask.seat] += 1
        if not quietly:
            self.turn_to(ask.seat)
            self.tell(ask.seat)
            self.screen.say(self.say("order-applied", answer=self.answer_words(ordered[0])))
        self.give(ask, ordered[0])

    def plan_for(self, ask: Ask, typed: str) -> str:
        """The first of several answers typed in one line (`2; 2; end`); the others wait for the questions after it."""
        if ask.own_words is not None:
            return typed
        first, *more = [part.strip() for part in typed.split(";")]
        self.plan = [(ask.seat, part) for part in more if part]
        return first

    def next_words(self, seat: Seat) -> str:
        """What was typed ahead for this seat; what somebody else is asked before ends the plan."""
        ahead = self.plan
        self.plan = ahead[1:] if ahead and ahead[0][0] == seat else []
        return ahead[0][1] if ahead and ahead[0][0] == seat else ""

    def carry_out(self, ask: Ask, shortcut: Shortcut) -> None:
        """Give the answers of a shortcut one after the other, each to the question it is for."""
        for planned in shortcut.plan:
            question = self.journal.position.ask_for(ask.seat)
            if question is None or not planned.fits(question) or question.check(planned.answer) is not None:
                break
            self.give(question, planned.answer)
        self.answered(ask)

    def answered(self, ask: Ask) -> None:
        """Somebody here has answered this."""
        self.spoken = replace(ask, seat="") if self.together and LEAVE_IT in ask.options else None
        self.heard = {ask.seat}

    def has_spoken(self, ask: Ask) -> bool:
        """Whoever sits here together has one voice in a decision; a seat that was heard and is asked again is asked in
        the next one, which may look the same."""
        return self.same_decision(ask, self.spoken) and ask.seat not in self.heard

    def same_decision(self, ask: Ask, other: Ask | None) -> bool:
        """Whether both ask several at this keyboard for the same thing."""
        shared = self.together and LEAVE_IT in ask.options
        return shared and other is not None and replace(ask, seat="") == replace(other, seat="")

    def spared(self, ask: Ask) -> tuple[Answer] | None:
        """The answer, in a tuple, where there is nothing to choose: for all to see, or while nobody else sits here who
        could learn something from silence."""
        if len(self.people) == 1 and ask.seat in self.people and ask.goes_without_saying():
            return (ask.options[0],)
        return self.game.manners.spared(self.journal.position.state, ask) if ask.seat in self.people else None

    def clocked(self, ask: Ask) -> tuple[Answer] | None:
        """What the clock answers, in a tuple, where it is asked and nobody else; time runs while one sits here."""
        minutes = (time.monotonic() - self.began) / 60
        return self.game.manners.by_the_clock(self.journal.position.state, ask, minutes)

    def goes_by_itself(self, ask: Ask) -> bool:
        """Nobody types an answer to this: it goes without saying, or is what everybody has ordered."""
        return self.spared(ask) is not None or self.order_for(ask) in self.usual

    def order_for(self, ask: Ask) -> StandingOrder | None:
        """The standing order that answers this."""
        return self.orders.applying(ask, self.game.manners.at_stake(ask))

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.journal.position.state, seat)

    def give(self, ask: Ask, answer: Answer) -> None:
        """Take an answer that must be legal: from a bot or from a standing order."""
        refusal = self.journal.answer(ask.seat, answer)
        if refusal is not None:
            raise NokturnError(
                f"{self.words.name('player', ask.seat)} answers '{ask.prompt}' with {answer!r}, which is refused: "
                f"{refusal.reason} {refusal.rule}. This is a fault in the bot; please report it with the saved game."
            )

    # showing

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(key, facts.items())

    def tell(self, seat: Seat | None) -> None:
        """The news since `seat` last looked; those who play together are told once."""
        lines = self.journal.lines(seat)
        news = self.game.tongue.story(lines[self.told[seat] :])
        for hearer in self.people if self.together else (seat,):
            self.told[hearer] = len(lines)
        self.renewed = any(line.key in self.game.tongue.renewing for line in news)
        for number, line in enumerate(news):
            if line.key in self.game.tongue.chapters and number:
                self.screen.say("")
            self.screen.say(self.words.line(line))

    def teach(self, ask: Ask) -> None:
        """A question of a kind that this player has not been asked before is explained, if the game has words for
        it."""
        lesson = f"lesson-{ask.prompt}"
        whom = self.people[0] if self.together else ask.seat
        if self.lessons and (whom, ask.prompt) not in self.taught and self.words.has(lesson):
            self.taught.add((whom, ask.prompt))
            self.screen.say("", self.say("lesson", text=self.words.say(lesson)))

    def is_news(self, ask: Ask) -> bool:
        """Has anything but the player's own moves happened since the same question was asked before?"""
        seat, prompt, length = self.asked
        moves = self.journal.record.steps[length:]
        again = (seat, prompt) == (ask.seat, ask.prompt) and all(mover == seat for mover, _ in moves)
        self.asked = (ask.seat, ask.prompt, self.journal.length)
        return not again or not moves or self.renewed

    def turn_to(self, seat: Seat) -> None:
        """With several people at one keyboard: nobody sees the hand of somebody else."""
        if self.looking == seat or len(self.people) < 2 or self.together:
            return
        self.looking = seat
        self.screen.clear()
        self.screen.say(self.say("pass-keyboard", player=seat))
        self.screen.ask(self.say("press-enter", player=seat) + " ")
        self.screen.clear()

    def answer_words(self, answer: Answer) -> str:
        """An answer as the player would say it."""
        if isinstance(answer, bool):
            return self.words.say("yes" if answer else "no")
        if isinstance(answer, int):
            return str(answer)
        if isinstance(answer, tuple):
            return self.words.list([self.words.option(option) for option in answer])
        return self.words.option(answer)

    # leaving

    def save(self, path: Path) -> None:
        """Save, and say how to go on."""
        self.journal.save(path)
        self.screen.say(self.say("saved", file=str(path)))
        self.screen.command(f"{command_name()} play --load {quote(str(path))}")

    def end(self) -> None:
        """The game is over: the last news, the table, the result, and a record to keep."""
        viewer = self.people[0] if len(self.people) == 1 or self.together else None
        self.tell(viewer)
        state = self.journal.position.state
        self.screen.say("", self.words.say("end-table"))
        self.screen.say(*self.game.tongue.board(state, viewer, self.words))
        if self.game.undecided(state):
            self.screen.say("", self.words.say("end-undecided"))
        else:
            self.tell_result(state)
        if count := self.ordered.total():
            self.screen.say("", self.say("orders-answered", count=count))
        if self.people:
            self.offer_record()

    def tell_result(self, state: Any) -> None:
        self.screen.say("", self.words.say("end-result"))
        standings = self.game.standings(state)
        scored = any(standing.score is not None for standing in standings)
        for standing in standings:
            unscored = "end-out" if scored else "end-side"
            if len(standings) == 1:  # all of them, or none
                unscored = "end-won" if standing.place == 1 else "end-lost"
            key = unscored if standing.score is None else "end-line"
            facts = {"place": standing.place, "players": standing.seats}
            score = {} if standing.score is None else {"score": standing.score}
            self.screen.say(self.say(key, **facts, **score))

    def offer_record(self) -> None:
        self.screen.say("", self.words.say("end-save"))
        while True:
            try:
                name = self.screen.ask()
                if not name:
                    return
                self.journal.save(Path(name).expanduser())
            except (EOFError, KeyboardInterrupt):
                return
            except NokturnError as error:
                self.screen.say(explain(error, self.lang))
            else:
                self.screen.say(self.say("saved-record", file=name))
                self.screen.command(f"{command_name()} replay {quote(name)}")
                return
