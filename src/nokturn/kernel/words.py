"""Words for everything the engine says, in Polish and English (Project Fluent).

Message keys: `ask-<prompt>`, `option-<Option class>`, `event-<key>`,
`refusal-<reason>`, `name-<class>` for a fact that is a record of its own; a game's
own `locale/{en,pl}.ftl` comes on top of the kernel's and of the table's (`also`).
Facts that name things — a card, a district, a seat — are replaced by their names in
the reader's language before the sentence is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nokturn.kernel.asks import Ask, Option, Refusal, Seat
from nokturn.kernel.errors import ContentError, NokturnError
from nokturn.kernel.events import Line
from nokturn.kernel.messages import KERNEL, LANGUAGES, UnsaidError, bundle, kernel_says, said
from nokturn.kernel.options import SEATS
from nokturn.kernel.parts.foresight import Outcome
from nokturn.kernel.plain import Leaf

if TYPE_CHECKING:
    from nokturn.kernel.game import Game
    from nokturn.kernel.orders import StandingOrder
    from nokturn.kernel.packs.packs import Hashes

__all__ = ["LANGUAGES", "Words", "bundle", "explain", "kebab", "kernel_says"]

_UNSAID = re.compile(r"Unknown external: ([\w-]+)")
"""What Fluent says of a fact that a sentence would need."""


def _key(value: str) -> str:
    """What a message can tell things apart by."""
    printed = value.partition(":")[0] or "none"
    return f"n{printed}" if printed[0].isdecimal() else printed


def explain(error: NokturnError, lang: str) -> str:
    """What is wrong and what to do about it, in the reader's language as far as there are words for it."""
    if error.key:
        return kernel_says(lang, f"error-{error.key}", dict(error.facts))
    return error.texts.get(lang, str(error))


def kebab(name: str) -> str:
    """`PlayCard` -> `play-card`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Words:
    """Speaks one language about one game, with the names of the people at the table."""

    def __init__(
        self,
        game: Game[Any],
        lang: str,
        players: Mapping[Seat, str] | None = None,
        also: tuple[Path, ...] = (),
        packs: Hashes | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise ContentError.because("no-language", lang=lang, languages=", ".join(LANGUAGES))
        self.game = game
        self.lang = lang
        self.tongue = game.tongue_with(packs)
        self.players = dict(players or {})
        self._bundle = bundle(lang, KERNEL, *also, game.folder)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Iterable[tuple[str, Any]] = ()) -> str:
        """The message `key` with `facts`; a missing or broken message is a `ContentError`.

        Beside `$place` there is `$place-id`, for languages that need more of a name than the name: its cases.  Of a
        copy (`raven-spy:2`) that is what is printed on it, and where there is no such thing it is `none`; Fluent knows
        no key that begins with a digit, so `44-magnum` is `n44-magnum`."""
        named: dict[str, Any] = {}
        for fact, value in facts:
            named[fact] = self.name(fact, value)
            named[f"{fact}-id"] = _key(value) if isinstance(value, str) else named[fact]
        try:
            return said(self._bundle, self.game.name, self.lang, key, named)
        except UnsaidError as error:
            raise ContentError(str(error)) from None

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.say("title")

    def name(self, fact: str, value: Any) -> Any:
        """A fact as it appears in a sentence."""
        if isinstance(value, tuple):
            single = fact.removesuffix("s")
            if not value and single in self.tongue.seats:
                return self.say("nobody")
            return self.list([self.name(single, item) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Option) and not self.has(f"name-{kebab(type(value).__name__)}"):
            return self.option(value)
        if isinstance(value, Leaf):
            fields = [(field, getattr(value, field)) for field in value.__struct_fields__]
            return self.say(f"name-{kebab(type(value).__name__)}", fields)
        if fact in self.tongue.seats and value in self.players:
            return self.players[value]
        return name if (name := self.tongue.name_of(fact, value, self.lang)) is not None else value

    def list(self, items: list[Any]) -> str:
        """`a, b and c`."""
        texts = [str(item) for item in items]
        if len(texts) < 2:
            return "".join(texts) or self.say("nothing")
        return f"{', '.join(texts[:-1])} {self.say('and')} {texts[-1]}"

    def prompt(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.prompt}", [("player", ask.seat), *ask.args])

    def question(self, prompt: str) -> str:
        """A question as such: without what changes from time to time."""
        key = f"ask-{prompt}"
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return prompt
        _, unknown = self._bundle.format_pattern(pattern, {})
        unsaid = {name: "…" for error in unknown for name in _UNSAID.findall(str(error))}
        text, _ = self._bundle.format_pattern(pattern, unsaid)
        return str(text).removeprefix("…, ")

    def moment(self, order: StandingOrder) -> str:
        """When a standing order holds: where one is only a bystander, until one's next turn; empty: always."""
        told = []
        for fact, value in order.when:
            own = f"order-when-{fact}"
            told.append(self.say(own, [(fact, value)]) if self.has(own) else f"{fact}: {self.name(fact, value)}")
        if order.source:
            told.append(self.say("order-source", [("source", order.source)]))
        if order.until:
            told.append(self.say("order-until-own-turn"))
        return ", ".join(told)

    def option(self, option: Option | Any) -> str:
        kind = type(option)
        facts = [(field, getattr(option, field)) for field in kind.__struct_fields__]
        return self.say(f"option-{kebab(kind.__name__)}", facts)

    def option_value(self, key: str, value: Any) -> str:
        """A value of the table option `key`: in words (`table-<key>-<value>`) where there are any."""
        text = str(value).lower()
        named = f"table-{key}-{text}"
        return self.say(named) if self.has(named) else text

    def line(self, line: Line) -> str:
        key = f"event-{line.key}"
        if line.key.endswith("-privy") and not self.has(key):
            key = key.removesuffix("-privy")
        return self.say(key, line.facts)

    def outcome(self, outcome: Outcome) -> str:
        """What a choice comes to: `outcome-<what>`, and `outcome-<what>-to` where a number changes."""
        whose = "player" if outcome.of in SEATS else "minion"
        facts = [(whose, outcome.of), ("before", outcome.before or 0), ("after", outcome.after)]
        return self.say(f"outcome-{outcome.what}{'' if outcome.before is None else '-to'}", facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer cannot be taken: the reason, then the rule behind it."""
        reason = self.say(f"refusal-{refusal.reason}", refusal.args)
        specific = f"why-{refusal.rule}"
        if refusal.reason == "forbidden" and self.has(specific):
            reason = self.say(specific, refusal.args)
        rule = self.game.rulebook.text(refusal.rule, self.lang)
        return f"{reason} [{refusal.rule}] {rule}" if rule else reason
