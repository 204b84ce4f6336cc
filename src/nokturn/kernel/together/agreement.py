"""Decisions of a group: all members are asked at once, and one of them has the last word.

    class Turning(Agreement, frozen=True, kw_only=True):
        passage: str

        def question(self, game, who):
            return ask(who, "turning", [Turn(way) for way in ways(game, self.passage)], rule="…", passage=self.passage)

    turn = yield call(agree, Turning(members=party, decides=lowest(game, party), passage="201"))

Everybody says what they are for, or leaves it to the others (`LeaveIt`), and the others hear it as it is said.  What
all who named anything are for, is done.  If they do not agree, whoever `decides` chooses among what was named.  Whoever
says nothing until their time is up has left it to the others: so nobody is waited for longer than the table's clock
allows, and where the last word fails to come, the clock has that too.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from msgspec.structs import replace

from nokturn.kernel.asks import Answer, Ask, Option, Seat, ask_any
from nokturn.kernel.plain import Leaf
from nokturn.kernel.procedures import Rule, procedure

Said = tuple[tuple[Seat, Answer], ...]


class LeaveIt(Option, frozen=True):
    """What the others agree on is fine."""


LEAVE_IT = LeaveIt()


class Agreement(Leaf, frozen=True, kw_only=True):
    """What is to be decided: its fields say what is at stake, its class what can be chosen."""

    members: tuple[Seat, ...]
    """Who decides together."""
    decides: Seat
    """Who has the last word where they do not agree."""

    @abstractmethod
    def question(self, game: Any, who: Seat) -> Ask:
        """What `who` is asked: one of several options.  It must be pure, and must not tell what others are for: what
        somebody is about to answer would not count any more."""

    def hearers(self, game: Any) -> tuple[Seat, ...] | None:
        """Who hears what the members are for; None: everybody at the table."""
        return None

    # how it goes

    def open_questions(self, game: Any, said: Said) -> tuple[Ask, ...]:
        """To everybody who has not said anything yet."""
        silent = [who for who in self.members if who not in dict(said)]
        asked = [self.question(game, who) for who in silent]
        return tuple([replace(one, options=(*one.options, LEAVE_IT)) for one in asked])

    def hear(self, game: Any, who: Seat, choice: Answer) -> None:
        if choice == LEAVE_IT:
            game.tell("agree-leaves", only=self.hearers(game), player=who)
        else:
            game.tell("agree-for", only=self.hearers(game), player=who, choice=choice)

    def named(self, said: Said) -> tuple[Answer, ...]:
        """What somebody is for, each once, in the order in which it was named."""
        return tuple(dict.fromkeys([choice for _, choice in said if choice != LEAVE_IT]))

    def last_word(self, game: Any, said: Said) -> Ask:
        """The question to whoever decides: among what was named, or among everything if nothing was."""
        asked = self.question(game, self.decides)
        named = self.named(said)
        return replace(asked, options=named) if named else asked


@procedure()
def agree(game: Any, matter: Agreement) -> Rule:
    """What the members have decided: an option of their question."""
    if len(matter.members) == 1:
        chosen = yield matter.question(game, matter.members[0])
        return chosen
    said: Said = ()
    while len(said) < len(matter.members):
        who, choice = yield ask_any(matter.open_questions(game, said), apart=True)
        said = (*said, (who, choice))
        matter.hear(game, who, choice)
    named = matter.named(said)
    if len(named) == 1:
        return named[0]
    game.tell("agree-last-word", only=matter.hearers(game), player=matter.decides)
    chosen = yield matter.last_word(game, said)
    return chosen
