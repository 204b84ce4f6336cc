"""One language in which cards are told: messages, names, and what belongs to a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.kernel.errors import ContentError
from nokturn.kernel.words import bundle

HERE = Path(__file__).parent
Form = Literal["imp", "inf", "third"]
"""Of a clause: you do it, you may do it, somebody does it."""


class Voice:
    """Says messages in one language, about one pack.

    With a number of players, amounts that count players are reckoned out."""

    def __init__(self, pack: Pack, lang: str, players: int | None = None) -> None:
        self.pack, self.lang, self.players = pack, lang, players
        self._messages = bundle(lang, HERE)

    def say(self, key: str, /, **facts: Any) -> str:
        """A message; what is called `a_b` here is `$a-b` there."""
        if not self._messages.has_message(key):
            raise ContentError(f"Grail: there is no message '{key}' in {self.lang}.ftl.")
        pattern = self._messages.get_message(key).value
        assert pattern is not None
        named = {name.replace("_", "-"): fact for name, fact in facts.items()}
        text, errors = self._messages.format_pattern(pattern, named)
        if errors:
            raise ContentError(f"Grail: message '{key}' in {self.lang}.ftl: {errors[0]}.")
        return str(text)

    def amount(self, n: Amount, what: str) -> str:
        """So much of a resource or track: `2 Food`, `2 Prowiantu`."""
        names = {"value": self.say(f"value-{what}"), "of": self.say(f"value-of-{what}")}
        if n.everything:
            return self.say("amount-all", **names)
        if self.players is not None or not n.per_player:
            return self.say("amount-fixed", n=n.of(self.players or 0), **names)
        if not n.fixed:
            return self.say("amount-players", per=n.per_player, **names)
        return self.say("amount-more" if n.per_player > 0 else "amount-less", n=n.fixed, per=abs(n.per_player), **names)

    def number(self, n: Amount) -> int:
        """A plain number; where it counts players, without knowing them, what it is for one."""
        return n.of(self.players or (1 if n.per_player else 0))

    def listed(self, clauses: list[str], inner: bool = False) -> str:
        """`a, b and c`; with lists inside, `a and b, and c`."""
        if len(clauses) < 2:
            return clauses[0] if clauses else ""
        return self.say("and-long" if inner else "and", first=", ".join(clauses[:-1]), last=clauses[-1])

    def attribute(self, attribute: str) -> dict[str, str]:
        return {
            "attribute": self.say(f"attribute-{attribute}"),
            "attribute_of": self.say(f"attribute-of-{attribute}"),
        }

    def colour(self, colour: str) -> dict[str, str]:
        return {
            "colour": colour,
            "colour_name": self.say(f"colour-{colour}"),
            "colour_with": self.say(f"colour-with-{colour}"),
        }

    def quest(self, id: str) -> str:
        """A Quest is called like the Event that brings it."""
        card = self.pack.quest_cards.get(id)
        return self.pack.events[card].title[self.lang] if card else self.holder(id)

    def holder(self, id: str) -> str:
        """What a dial lies on: a Quest, an Event, a Location."""
        if id in self.pack.quest_cards:
            return self.quest(id)
        if id in self.pack.events:
            return self.pack.events[id].title[self.lang]
        if id.isdigit() and int(id) in self.pack.locations:
            return self.pack.locations[int(id)].name[self.lang]
        return self.pack.title[self.lang]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{capital(text)}." if text and not text.endswith((".", ".”", "!", "?")) else capital(text)
