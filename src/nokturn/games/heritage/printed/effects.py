"""What a card says, as records: effects, amounts and selectors (the vocabulary is in `vocabulary.py`)."""

from __future__ import annotations

from nokturn.kernel import Leaf


class Selector(Leaf, frozen=True):
    """Which vampires: `one opp infamy>=1`, or one of the special words (`self`, `that` …)."""

    word: str = ""
    """`self`, `that`, `own_leader` or `recruited`; empty: quantity, scope and filters say it."""
    quantity: str = "each"
    scope: str = ""
    filters: tuple[str, ...] = ()
    least: tuple[tuple[str, int], ...] = ()
    """Tokens that must lie there: `(("infamy", 2),)`."""

    @property
    def chooses_one(self) -> bool:
        """Whether it settles what `that` means afterwards."""
        return self.quantity == "one" and not self.word


class Amount(Leaf, frozen=True):
    """How much: a number, everything, or as many as there are of something."""

    fixed: int = 0
    everything: bool = False
    count: Selector | None = None
    tokens: str = ""
    """Count the tokens of this kind on the vampire of `count`, not vampires."""
    div: int = 1
    plus: int = 0
    most: int = 0
    """0: no limit."""


class Condition(Leaf, frozen=True):
    """At least so many of these vampires."""

    count: Selector
    least: int


class Effect(Leaf, frozen=True):
    """One line of a card."""

    op: str
    what: str = ""
    n: Amount = Amount(fixed=1)
    sel: Selector | None = None
    to: Selector | None = None
    upto: int = 0
    attr: str = ""
    category: str = ""
    only: str = ""
    action: str = ""
    effects: tuple[Effect, ...] = ()
    """The nested list: of a market, an edict, an invitation, a penalty; of `if`, what holds then."""
    otherwise: tuple[Effect, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()
    condition: Condition | None = None
    may: bool = False
    need: bool = False


Effects = tuple[Effect, ...]


def flat(effects: Effects) -> list[Effect]:
    """These effects and all that are nested in them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for inner in (effect.effects, effect.otherwise, *effect.options):
            found += flat(inner)
    return found
