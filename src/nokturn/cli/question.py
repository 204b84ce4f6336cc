"""One question to a person, asked until it is answered."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nokturn.cli.commands import run_command
from nokturn.cli.menu import Entry, Given, Narrowed, entries, how_to_answer, read
from nokturn.cli.typed import whole_number
from nokturn.kernel.asks import Answer, Ask, Option
from nokturn.kernel.parts.foresight import Shortcut

if TYPE_CHECKING:
    from nokturn.cli.session import Session


class Question:
    """A question, its choices as numbered lines, and the table it is asked at."""

    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.ask = ask
        self.lines = entries(self.safe_first(), session.words)
        self.narrowed = False
        self.doubted: Answer = None
        """An answer that is taken only if it is given again."""

    def safe_first(self) -> list[Option]:
        """The options, those of which the game warns after the others."""
        state, seat, warns = self.session.journal.position.state, self.ask.seat, self.session.game.tongue.caution
        return sorted(self.ask.options, key=lambda option: warns(state, seat, option) is not None)

    @cached_property
    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Several answers in one, numbered after the choices."""
        return self.session.game.tongue.shortcuts(self.session.journal.position.state, self.ask)

    def put(self) -> None:
        """Show it and take typed lines until one of them moves the game on."""
        session, screen = self.session, self.session.screen
        session.turn_to(self.ask.seat)
        session.tell(self.ask.seat)
        self.show(scene=session.is_news(self.ask))
        journal = session.journal
        length = journal.length
        while True:
            text = session.next_words(self.ask.seat) or session.plan_for(self.ask, screen.ask())
            if not text:
                self.show()
            elif (other := self.to_other(text)) is not None:
                if other:
                    return
            elif run_command(self, text):
                if session.journal is not journal or journal.length != length:
                    return
            elif self.answered(text):
                return

    def said_anew(self) -> None:
        """In another language, with what lies in front of the player."""
        self.lines = entries(self.ask.options, self.session.words)
        self.narrowed = False
        self.show(scene=True)

    def show(self, *, scene: bool = False) -> None:
        """The question, with what lies in front of the player if `scene`, and its numbered choices."""
        session, screen = self.session, self.session.screen
        state = session.journal.position.state
        before = session.game.tongue.scene(state, self.ask.seat, self.ask, session.words)
        if scene and before:
            screen.say("", *before)
        session.teach(self.ask)
        screen.say("", session.words.prompt(self.ask))
        if self.ask.own_words is not None:
            screen.say("  " + ", ".join(f"{number}. {line.label}" for number, line in enumerate(self.lines, 1)))
        else:
            self._list(single=not before and len({type(option) for option in self.ask.options}) == 1)
            self._list_refused()
        help_text = how_to_answer(self.ask, session.words)
        if help_text:
            screen.say(help_text)
        for other in session.beside(self.ask):
            if session.same_decision(self.ask, other):
                continue
            screen.say(session.say("beside", seat=other.seat, question=session.words.prompt(other)))
            self._offer(other)

    def _offer(self, other: Ask) -> None:
        """The choices of another seat, each with what has to be typed for it."""
        lines = entries(other.options, self.session.words)
        self.session.screen.say(*[f"  {other.seat} {number}. {line.label}" for number, line in enumerate(lines, 1)])

    def to_other(self, text: str) -> bool | None:
        """`B 2`: an answer for another seat of those who play together here, and whether it was taken; None: it is
        none.  The seat alone shows what is asked there; that of whoever is asked first may be named too."""
        seat, _, rest = text.partition(" ")
        if self.session.together and seat.upper() == self.ask.seat and rest.strip():
            return self.answered(rest.strip())
        asked = next((other for other in self.session.beside(self.ask) if other.seat == seat.upper()), None)
        if asked is None:
            return None
        other = Question(self.session, asked)
        if rest.strip():
            return other.answered(rest.strip())
        other.show()
        return False

    def _list(self, *, single: bool) -> None:
        """Every choice on a line of its own; those of a `single` kind with what is printed on the thing they name."""
        for number, line in enumerate(self.lines, 1):
            label = self.described(line) if single else line.label
            self.session.screen.say(f"  {number}. {label}{self.aside(*line.options)}")
        for number, shortcut in enumerate(self.shortcuts, len(self.lines) + 1):
            self.session.screen.say(f"  {number}. {self.session.words.say(shortcut.key, shortcut.facts)}")

    def _list_refused(self) -> None:
        """What cannot be chosen, without a number, where the game wants it seen beside what can."""
        session = self.session
        if self.ask.prompt in session.game.tongue.with_refused:
            refused = [one.option for one in self.ask.refused]
            session.screen.say(*[f"  –  {session.words.option(one)}{self.aside(one)}" for one in refused])

    def aside(self, *options: Option) -> str:
        """What is to be seen beside a single choice."""
        session = self.session
        if len(options) > 1:
            return ""
        state, seat = session.journal.position.state, self.ask.seat
        if seen := session.game.tongue.aside_for(state, seat, options[0]):
            return f" ({session.words.say(seen.key, seen.facts)})"
        outcomes = [session.words.outcome(one) for one in session.game.tongue.outcomes(state, seat, options[0])]
        return f" ({'; '.join(outcomes)})" if outcomes else ""

    @cached_property
    def opened(self) -> dict[str, str]:
        """What has come to light at this table and is in no gallery, as it is now."""
        found = self.session.game.opened(self.session.journal.position.state)
        lang = self.session.lang
        return {one.id: f"{one.name[lang]}: {one.text[lang]}" for one in found if one.text.get(lang)}

    def about(self, thing: str) -> str:
        """What is printed on something that is named here."""
        return self.opened.get(thing) or self.session.game.printed.about(thing, self.session.words)

    def described(self, line: Entry) -> str:
        """The choice with what is printed on the thing it names."""
        words = self.session.words
        fields = type(line.options[0]).__struct_fields__
        thing = getattr(line.options[0], fields[0]) if len(fields) == 1 else ""
        text = self.about(thing) if thing and isinstance(thing, str) else ""
        if not text:
            return line.label
        name = str(words.name(fields[0], thing))
        if line.label == name:
            return text
        if line.label.endswith(name) and text.startswith(f"{name}:"):
            return line.label + text.removeprefix(name)
        return f"{line.label}. {text}"

    def answered(self, text: str) -> bool:
        """Try `text` as an answer; False: something was shown instead, and the question stays open."""
        session, screen = self.session, self.session.screen
        number = whole_number(text)
        if not self.narrowed and number is not None and 0 < number - len(self.lines) <= len(self.shortcuts):
            session.carry_out(self.ask, self.shortcuts[number - len(self.lines) - 1])
            return True
        meant = read(text, self.ask, self.lines, session.vocabulary, session.words)
        if isinstance(meant, Given) and self.doubts(meant.answer):
            session.plan = []
        elif isinstance(meant, Given):
            refusal = session.journal.answer(self.ask.seat, meant.answer)
            if refusal is None:
                session.answered(self.ask)
                return True
            session.plan = []
            screen.say(session.words.refusal(refusal))
        elif isinstance(meant, Narrowed):
            self.lines = entries(meant.options, session.words)
            self.narrowed = True
            screen.say(session.words.say("which-one"))
            screen.say(
                *[f"  {number}. {line.label}{self.aside(*line.options)}" for number, line in enumerate(self.lines, 1)]
            )
        else:
            session.plan = []
            screen.say(meant.text)
        return False

    def doubts(self, answer: Answer) -> bool:
        """Whether the game warns of this: it is said once, and taken if it is answered again."""
        if not isinstance(answer, Option) or answer not in self.ask.options or self.doubted == answer:
            return False
        state, words = self.session.journal.position.state, self.session.words
        warning = self.session.game.tongue.caution(state, self.ask.seat, answer)
        if warning is None:
            return False
        self.doubted = answer
        self.session.screen.say(words.say("in-doubt", [("why", words.say(warning.key, warning.facts))]))
        return True

    def widen(self) -> None:
        """Back to all choices."""
        self.lines = entries(self.safe_first(), self.session.words)
        self.narrowed = False
