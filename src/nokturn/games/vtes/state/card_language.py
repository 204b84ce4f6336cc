"""The vocabulary in which cards are written (rulebook terms; catalogue, sections 16 and 17).

A card's text is data: *modes* say how it is played, *abilities* what it offers while it is in play, *statics* which
numbers it changes, *triggers* what it does by itself.  Timings, conditions and targets are words with a meaning of
their own (`timing.py`, `conditions.py`, `targets.py`), effects are records that know what they do (`effects.py`).  What
no word says is a procedure of its own, named by `Do`.  A text wins over a rule that it contradicts (VTES-TERM-11).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from nokturn.kernel.plain import Leaf

MASTER, ACTION_CARD, POLITICAL = "master", "action_card", "political_action_card"
EQUIPMENT, RETAINER, ALLY = "equipment", "retainer", "ally"
MODIFIER, REACTION, COMBAT_CARD = "action_modifier", "reaction", "combat_card"
EVENT, CONVICTION, POWER, REFLEX = "event", "conviction", "power", "reflex"
TAKES_ACTION = frozenset({ACTION_CARD, POLITICAL, EQUIPMENT, RETAINER, ALLY, POWER})
"""Cards that are played by taking an action with them."""


class Effect(Leaf, frozen=True):
    """Something that happens; subclasses say what (`effects.py`)."""

    does: ClassVar[str] = ""
    """The procedure `does(game, play, effect)` that carries it out; empty: `apply` does it without asking anybody."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if not cls.does and cls.apply is Effect.apply:
            raise TypeError(f"{cls.__name__} does nothing: give it `apply`, or name a procedure in `does`.")

    def hindered(self, game: Any, play: Any) -> str:
        """The rule that keeps it from happening now, and so the card from being played; empty: it can happen."""
        return ""

    def apply(self, game: Any, play: Any) -> None:
        """Let it happen; every effect without a procedure has its own."""


class Deed(msgspec.Struct, frozen=True):
    """The action that a card or ability offers (VTES-ACT-CARD-01)."""

    kind: str = "effect"
    stealth: int | None = None
    """As printed; None: as much as the basic action has of which it is a version, else none (VTES-ACT-13)."""
    directed: str = ""
    """At whom: empty for nobody, `prey`, `chosen` (whoever controls what was chosen, or the chosen Methuselah),
    `source` (whoever controls the card that offers it), `host` (whoever controls the card that one is on)."""
    by: str = ""
    """Who may take it, a condition on the minion; empty: whoever plays the card, or, if a card in play offers it, any
    ready minion of whoever's turn it is (VTES-ACT-CARD-01)."""


class Mode(msgspec.Struct, frozen=True):
    """One way to play a card."""

    played_as: str
    when: str
    """Its timing (`timing.py`)."""
    disciplines: tuple[str, ...] = ()
    """All that this mode needs: `dom` at either level, `DOM` superior (VTES-DISC-03)."""
    by: str = ""
    """Empty: by the minion whose card it usually is; `other`: by another minion of the acting Methuselah
    (VTES-MIN-05); `anyone`: by a minion outside the combat (VTES-MIN-10)."""
    needs: tuple[str, ...] = ()
    """Conditions that must hold."""
    choose: tuple[str, ...] = ()
    """Targets chosen as it is announced (VTES-SEQ-01)."""
    deed: Deed | None = None
    announced: tuple[Effect, ...] = ()
    """Of an action: in force from its announcement."""
    does: tuple[Effect, ...] = ()
    """What it does; of an action: on success; of a referendum: if it passes, the terms being what was chosen."""
    once: tuple[str, ...] = ()
    """Scopes in which a minion can play this card once."""
    blood: int = 0
    """Burned by the minion beyond the printed cost."""
    x: str = ""
    """How X is found: `ask` the player, or a count (`costs.py`)."""
    replaced: str = ""
    """Its replacement waits until `unlock`, `discard` or `action` (VTES-PLAY-10)."""
    terms: str = ""
    """Of a referendum: the procedure `(game, play)` that sets its terms and returns them as words, or None if there are
    no legal ones (VTES-REF-02, VTES-REF-03)."""
    passes: str = ""
    """Of a referendum: the procedure `(game, play)` that carries it out; the terms are what was chosen."""


class Ability(msgspec.Struct, frozen=True):
    """Something a card in play lets somebody do."""

    when: str
    by: str = "controller"
    """Who uses it: its `controller`; `host`: the controller of the card it is on; `active`: whose turn it is."""
    mandatory: bool = False
    needs: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    lock: bool = False
    """Costs locking it (VTES-WORD-02)."""
    burn: bool = False
    """Costs burning it."""
    blood: int = 0
    """Costs blood (or life) of its host or itself."""
    pool: int = 0
    transfers: int = 0
    """Costs transfers of the influence phase."""
    counter: int = 0
    """Adds so many counters to it as a part of the cost."""
    convictions: int = 0
    """Costs so many convictions of its host or itself (VTES-IMB-06)."""
    icon: str = ""
    """Of a power: used as a card of this type would be played (VTES-IMB-10)."""
    discard: str = ""
    """Costs a card from hand of this description."""
    once: tuple[str, ...] = ()
    """Scopes in which this copy can be used once (VTES-WORD-07)."""
    limit: str = ""
    """Abilities of a card with the same word here are used once together."""
    deed: Deed | None = None
    announced: tuple[Effect, ...] = ()
    does: tuple[Effect, ...] = ()
    terms: str = ""
    passes: str = ""
    """Of a referendum, as for a card."""

    def __post_init__(self) -> None:
        if self.deed is not None and (self.burn or self.counter or self.transfers or self.discard):
            raise TypeError(
                "An action costs blood, pool or convictions, or locks the card: let the rest be its effects."
            )


class Static(msgspec.Struct, frozen=True):
    """A number changed, or something forbidden, as long as the card is in play."""

    what: str
    amount: int = 1
    of: str = "host"
    """Whose: of its `host`, of `self`, of its `controller` or that one's `prey`, of the first or second card that it
    remembers (`chosen`, `chosen2`), of `all`."""
    when: str = ""
    """Only while this holds (`conditions.py`), for instance for a bearer of a certain kind (VTES-TERM-14)."""


class Trigger(msgspec.Struct, frozen=True):
    """Something that happens by itself when something else does."""

    on: str
    """`goes-to-torpor`, `blocks`, `referendum-passed`, `normal-strikes` …"""
    does: tuple[Effect, ...]
    needs: tuple[str, ...] = ()
    optional: bool = False
    once: tuple[str, ...] = ()


class Text(msgspec.Struct, frozen=True, dict=True):
    """All that is written on a card."""

    modes: tuple[Mode, ...] = ()
    abilities: tuple[Ability, ...] = ()
    statics: tuple[Static, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    burns_when: str = ""
    """A condition under which it burns by itself."""
    only_one: str = ""
    """A minion can have only one card of this description (`archetype`, `vehicle`, or the card's own name)."""

    @cached_property
    def timings(self) -> frozenset[str]:
        """When it can be played at all."""
        return frozenset(mode.when for mode in self.modes)


TEXTS: dict[str, Text] = {}
"""Every playable card by its printed id."""
_editions = [0]


def edition() -> int:
    """Another number whenever a text was written or erased: what was found out about all texts is out of date."""
    return _editions[0]


def write(card: str, *parts: Mode | Ability | Static | Trigger, **more: Any) -> None:
    """Put down what a card says."""
    if card in TEXTS:
        raise ValueError(f"{card} has its text already.")
    _editions[0] += 1
    TEXTS[card] = Text(
        modes=tuple(_of(parts, Mode)),
        abilities=tuple(_of(parts, Ability)),
        statics=tuple(_of(parts, Static)),
        triggers=tuple(_of(parts, Trigger)),
        **more,
    )


def erase(card: str) -> None:
    """Take a text away again."""
    _editions[0] += 1
    del TEXTS[card]


def _of(parts: Iterable[Any], kind: type[Any]) -> Iterator[Any]:
    return (part for part in parts if isinstance(part, kind))


BASE = 100
"""From this number on the abilities and triggers of a merged vampire are those of its base card (VTES-ADV-04)."""


def written(printed: str, merged: str, at: int) -> tuple[str, int]:
    """On which of the two cards a passage stands, and its number there."""
    return (printed, at) if at < BASE else (merged, at - BASE)


def ability_on(printed: str, merged: str, at: int) -> Ability:
    """One of the abilities of a card in play."""
    card, number = written(printed, merged, at)
    return text_of(card).abilities[number]


NOTHING = Text()


def text_of(card: str) -> Text:
    """What a printed card says beyond its numbers."""
    return TEXTS.get(card, NOTHING)
