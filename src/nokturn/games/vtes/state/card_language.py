"""The vocabulary in which cards are written (rulebook terms; catalogue, sections 16 and 17).

A card's text is data: *modes* say how it is played, *abilities* what it offers while it is in play, *statics* which
numbers it changes, *triggers* what it does by itself.  Timings, conditions and targets are words with a meaning of
their own (`vocabulary.py`), effects are records that know what they do (`text/effects.py`).  What no word says is a
procedure of its own, named by `Do`.  A text wins over a rule that it contradicts (VTES-TERM-11).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from nokturn.games.vtes.state.spelling import check_spelling
from nokturn.games.vtes.state.vocabulary import (
    CardType,
    ConditionWord,
    CountWord,
    DeedKind,
    Directed,
    DisciplineCode,
    Happening,
    NumberWord,
    PlayedBy,
    ProcedureName,
    Replaced,
    Scope,
    TargetWord,
    Timing,
    UsedBy,
    Whose,
)
from nokturn.kernel.plain import Leaf
from nokturn.kernel.procedures import carried_out

MASTER: Final = "master"
ACTION_CARD: Final = "action_card"
POLITICAL: Final = "political_action_card"
EQUIPMENT: Final = "equipment"
RETAINER: Final = "retainer"
ALLY: Final = "ally"
MODIFIER: Final = "action_modifier"
REACTION: Final = "reaction"
COMBAT_CARD: Final = "combat_card"
EVENT: Final = "event"
CONVICTION: Final = "conviction"
POWER: Final = "power"
REFLEX: Final = "reflex"
TAKES_ACTION: Final[frozenset[CardType]] = frozenset({ACTION_CARD, POLITICAL, EQUIPMENT, RETAINER, ALLY, POWER})
"""Cards that are played by taking an action with them."""


class Effect(Leaf, frozen=True):
    """Something that happens; subclasses say what (`effects.py`)."""

    cancels: ClassVar[bool] = False
    """It cancels a card as that is played."""
    asks: ClassVar[bool] = False
    """It is carried out by a procedure `(game, play, effect)`, declared with `carries_out`; else by `apply`, without
    asking anybody."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.asks = cls.apply is Effect.apply

    def hindered(self, game: Any, play: Any) -> str:
        """The rule that keeps it from happening now, and so the card from being played; empty: it can happen."""
        return ""

    def restricts_strikes(self, game: Any, minion: str) -> bool:
        """Whether it would leave the minion it is used on fewer strikes to choose from, but some."""
        return False

    def apply(self, game: Any, play: Any) -> None:
        """Let it happen; every effect that no procedure carries out has its own."""


class Deed(msgspec.Struct, frozen=True):
    """The action that a card or ability offers (VTES-ACT-CARD-01)."""

    kind: DeedKind = "effect"
    stealth: int | None = None
    """As printed; None: as much as the basic action has of which it is a version, else none (VTES-ACT-13)."""
    directed: Directed = ""
    """At whom."""
    by: ConditionWord = ""
    """Who may take it, a condition on the minion; empty: whoever plays the card, or, if a card in play offers it, any
    ready minion of whoever's turn it is (VTES-ACT-CARD-01)."""


class Mode(msgspec.Struct, frozen=True):
    """One way to play a card."""

    played_as: CardType
    when: Timing
    disciplines: tuple[DisciplineCode, ...] = ()
    """All that this mode needs: `dom` at either level, `DOM` superior (VTES-DISC-03)."""
    by: PlayedBy = ""
    """Which minion plays it (VTES-MIN-05, VTES-MIN-10)."""
    needs: tuple[ConditionWord, ...] = ()
    """Conditions that must hold."""
    choose: tuple[TargetWord, ...] = ()
    """Targets chosen as it is announced (VTES-SEQ-01)."""
    deed: Deed | None = None
    announced: tuple[Effect, ...] = ()
    """Of an action: in force from its announcement."""
    does: tuple[Effect, ...] = ()
    """What it does; of an action: on success; of a referendum: if it passes, the terms being what was chosen."""
    once: tuple[Scope, ...] = ()
    """Scopes in which a minion can play this card once."""
    limit: str = ""
    """With `once`: modes of a card with the same word here can be played once together, whoever plays them."""
    blood: int = 0
    """Burned by the minion beyond the printed cost."""
    x: CountWord = ""
    """How X is found: `ask` the player; `blood`: so much as the minion burns for it beyond the cost; or a count
    (`costs.py`)."""
    replaced: Replaced = ""
    """Until when its replacement waits (VTES-PLAY-10)."""
    reclaimed: bool = False
    """Where its replacement is due, its player may take it back from the ash heap instead."""
    terms: ProcedureName = ""
    """Of a referendum: the procedure `(game, play)` that sets its terms and returns them as words, or None if there are
    no legal ones (VTES-REF-02, VTES-REF-03)."""
    passes: ProcedureName = ""
    """Of a referendum: the procedure `(game, play)` that carries it out; the terms are what was chosen."""


class Ability(msgspec.Struct, frozen=True):
    """Something a card in play lets somebody do."""

    when: Timing
    by: UsedBy = "controller"
    """Who uses it."""
    mandatory: bool = False
    needs: tuple[ConditionWord, ...] = ()
    choose: tuple[TargetWord, ...] = ()
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
    icon: CardType | Literal[""] = ""
    """Of a power: used as a card of this type would be played (VTES-IMB-10)."""
    discard: Annotated[str, "COST"] = ""
    """Costs a card from hand of this description."""
    discards: int = 1
    """So many of them."""
    once: tuple[Scope, ...] = ()
    """Scopes in which this copy can be used once (VTES-WORD-07)."""
    limit: str = ""
    """Abilities of a card with the same word here are used once together."""
    deed: Deed | None = None
    announced: tuple[Effect, ...] = ()
    does: tuple[Effect, ...] = ()
    terms: ProcedureName = ""
    passes: ProcedureName = ""
    """Of a referendum, as for a card."""

    def __post_init__(self) -> None:
        if self.deed is not None and (self.burn or self.counter or self.transfers or self.discard):
            raise TypeError(
                "An action costs blood, pool or convictions, or locks the card: let the rest be its effects."
            )


class Static(msgspec.Struct, frozen=True):
    """A number changed, or something forbidden, as long as the card is in play."""

    what: NumberWord
    amount: int = 1
    of: Whose = "host"
    when: ConditionWord = ""
    """Only while this holds, for instance for a bearer of a certain kind (VTES-TERM-14)."""


class Trigger(msgspec.Struct, frozen=True):
    """Something that happens by itself when something else does."""

    on: Happening
    does: tuple[Effect, ...]
    needs: tuple[ConditionWord, ...] = ()
    optional: bool = False
    by: UsedBy = "controller"
    """Who says whether what is optional happens."""
    once: tuple[Scope, ...] = ()


class Text(msgspec.Struct, frozen=True, dict=True):
    """All that is written on a card."""

    modes: tuple[Mode, ...] = ()
    abilities: tuple[Ability, ...] = ()
    statics: tuple[Static, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    burns_when: ConditionWord = ""
    """A condition under which it burns by itself."""
    only_one: str = ""
    """A minion can have only one card of this description (`archetype`, `vehicle`, or the card's own name)."""

    @cached_property
    def timings(self) -> frozenset[Timing]:
        """When it can be played at all."""
        return frozenset(mode.when for mode in self.modes)


TEXTS: dict[str, Text] = {}
"""Every playable card by its printed id."""
_editions = [0]
_whole = [False]


def edition() -> int:
    """Another number whenever a text was written or erased: what was found out about all texts is out of date."""
    return _editions[0]


def write(card: str, *parts: Mode | Ability | Static | Trigger, **more: Any) -> None:
    """Put down what a card says, in words that exist.  Its own conditions, targets and procedures may follow it in its
    module: whether they do is checked once the whole pool is there (`proofread_texts`)."""
    if card in TEXTS:
        raise ValueError(f"{card} has its text already.")
    text = Text(
        modes=tuple(_of(parts, Mode)),
        abilities=tuple(_of(parts, Ability)),
        statics=tuple(_of(parts, Static)),
        triggers=tuple(_of(parts, Trigger)),
        **more,
    )
    check_spelling(card, text, whole=_whole[0])
    _editions[0] += 1
    TEXTS[card] = text


def proofread_texts() -> None:
    """All texts of the pool are there: every word in them exists, and so must those of whatever is written from now
    on."""
    _whole[0] = True
    for card, text in TEXTS.items():
        check_spelling(card, text, whole=True)
    for effect in Effect.__subclasses__():
        if effect.asks:
            carried_out(effect)


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
