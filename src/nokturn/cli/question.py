"""One question to a person, asked until it is answered."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nokturn.cli.commands import run_command
from nokturn.cli.menu import Entry, Given, Narrowed, entries, how_to_answer, read
from nokturn.kernel.asks import Ask, Option

if TYPE_CHECKING:
    from nokturn.cli.session import Session


class Question:
    """A question, its choices as numbered lines, and the table it is asked at."""

    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.ask = ask
        self.lines = entries(ask.options, session.words)
        self.narrowed = False

    def put(self) -> None:
        """Show it and take typed lines until one of them moves the game on."""
        session, screen = self.session, self.session.screen
        session.turn_to(self.ask.seat)
        session.tell(self.ask.seat)
        self.show(scene=session.is_news(self.ask))
        journal = session.journal
        length = journal.length
        while True:
            text = screen.ask()
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
        seen = session.game.tongue.aside_for(session.journal.position.state, self.ask.seat, options[0])
        return f" ({session.words.say(seen.key, seen.facts)})" if seen else ""

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
        meant = read(text, self.ask, self.lines, session.vocabulary, session.words)
        if isinstance(meant, Given):
            refusal = session.journal.answer(self.ask.seat, meant.answer)
            if refusal is None:
                session.answered(self.ask)
                return True
            screen.say(session.words.refusal(refusal))
        elif isinstance(meant, Narrowed):
            self.lines = entries(meant.options, session.words)
            self.narrowed = True
            screen.say(session.words.say("which-one"))
            screen.say(
                *[f"  {number}. {line.label}{self.aside(*line.options)}" for number, line in enumerate(self.lines, 1)]
            )
        else:
            screen.say(meant.text)
        return False

    def widen(self) -> None:
        """Back to all choices."""
        self.lines = entries(self.ask.options, self.session.words)
        self.narrowed = False
