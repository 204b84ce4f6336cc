"""A second, much smaller reading of the cards, straight from the words of their files: what a card does, by arithmetic.

It shares no code with the rules.  `Model` is one Character in a laid position; `plays`, `attacked`, `answered`,
`delayed` and `spends` say what must have changed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from nokturn.games.grail.printed.pack import CAMPAIGN

Raw = dict[str, Any]


@cache
def raw_cards() -> dict[str, Raw]:
    """Every Combat and Diplomacy card as its file says."""
    found: dict[str, Raw] = {}
    for file in ("combat_cards.toml", "diplomacy_cards.toml"):
        for card in tomllib.loads((CAMPAIGN / file).read_text("utf-8"))["card"]:
            found[card["id"]] = card
    return found


@cache
def raw_encounters() -> dict[str, Raw]:
    cards = tomllib.loads((CAMPAIGN / "encounters.toml").read_text("utf-8"))["encounter"]
    return {card["id"]: card for card in cards}


@dataclass
class Model:
    """Numbers of a laid position."""

    hero: str
    level: int
    pool: int
    attitude: int
    hand: int
    deck: int
    energy: int
    health: int
    terror: int
    magic: int
    rep: int
    food: int
    wealth: int
    track: tuple[int, int] = (99, 99)
    """Spaces above and below grey; without a track nothing moves on it."""
    panic: bool = False
    joined: dict[str, int] = field(default_factory=dict)
    sequence: list[str] = field(default_factory=list)
    charges: dict[str, int] = field(default_factory=dict)
    passive: list[str] = field(default_factory=list)
    chained: bool = False
    free: bool = False
    paid: int = 0
    # an attack or Response
    less: int = 0
    keep_pool: bool = False
    ignored: bool = False
    shift: int = 0
    per_damage: int = 0
    soft: int = 0
    turned: bool = False
    leaves: bool = False

    def numbers(self) -> dict[str, int]:
        names = ("pool", "attitude", "hand", "deck", "energy", "health", "terror", "magic", "rep", "food", "wealth")
        return {name: getattr(self, name) for name in names}

    # words

    def holds(self, words: str) -> bool:
        if words.startswith("not "):
            return not self.holds(words[4:])
        op, *rest = words.split()
        return {
            "pool_at_least": lambda: self.pool >= int(rest[0]),
            "hand_at_most": lambda: self.hand <= int(rest[0]),
            "green": lambda: self.attitude > 0,
            "red": lambda: self.attitude < 0,
            "panicking": lambda: self.panic,
            "attr": lambda: self.level >= int(rest[1]),
        }[op]()

    def do(self, words: str, card: str) -> None:
        op, *rest = words.split()
        getattr(self, f"_{op}")(card, *rest)

    def _gain(self, card: str, what: str, n: str) -> None:
        more = 1 if what == "terror" and self.hero == "ailei" and int(n) >= 2 else 0
        setattr(self, what, getattr(self, what) + int(n) + more)

    def _lose(self, card: str, what: str, n: str) -> None:
        setattr(self, what, max(0, getattr(self, what) - int(n)))

    def _damage(self, card: str, n: str, *unavoidable: str) -> None:
        self.health -= int(n)

    def _pool(self, card: str, n: str) -> None:
        self.pool += int(n)

    def _pool_per(self, card: str, attribute: str, n: str) -> None:
        self.pool += int(n) * self.joined.get(attribute, 0)

    def _pool_per_charge(self, card: str, n: str) -> None:
        self.pool += int(n) * sum(self.charges.values())

    def _attitude(self, card: str, n: str) -> None:
        self.attitude = max(-self.track[1], min(self.track[0], self.attitude + int(n)))

    def _attitude_per(self, card: str, attribute: str, n: str) -> None:
        self._attitude(card, str(int(n) * self.joined.get(attribute, 0)))

    def _attitude_per_charge(self, card: str, n: str) -> None:
        self._attitude(card, str(int(n) * self.paid))

    def _draw(self, card: str, n: str) -> None:
        self.hand, self.deck = self.hand + int(n), self.deck - int(n)

    def _discard(self, card: str, n: str) -> None:
        from_hand = min(self.hand, int(n))
        self.hand, self.deck = self.hand - from_hand, self.deck - (int(n) - from_hand)

    def _mill(self, card: str, n: str) -> None:
        self.deck -= int(n)

    def _charge(self, card: str, n: str) -> None:
        self.charges[card] = self.charges.get(card, 0) + int(n)

    def _charge_level(self, card: str, attribute: str) -> None:
        self._charge(card, str(self.level))

    def _charge_any(self, card: str, n: str) -> None:
        self._charge(self.passive[0], n)

    def _chain(self, card: str) -> None:
        self.chained = True

    def _magic_free(self, card: str) -> None:
        self.free = True

    def _reduce(self, card: str, n: str) -> None:
        self.less += int(n)

    def _no_pool_loss(self, card: str) -> None:
        self.keep_pool = True

    def _ignore_attack(self, card: str) -> None:
        self.ignored = True

    _ignore_response = _ignore_attack

    def _shift(self, card: str, by: str) -> None:
        self.shift = -1

    def _pool_per_damage(self, card: str, n: str) -> None:
        self.per_damage += int(n)

    def _soften(self, card: str, n: str) -> None:
        self.soft += int(n)

    def _reverse_response(self, card: str) -> None:
        self.turned = True

    def _tear_self(self, card: str) -> None:
        self.leaves = True

    # moments

    def abilities(self, card: Raw, when: str) -> None:
        for ability in card.get("abilities", ()):
            acts = ability["when"] == when and all(self.holds(one) for one in ability.get("if", ()))
            if acts and self._pays(ability.get("cost", ()), card["id"]):
                for words in ability["do"]:
                    self.do(words, card["id"])

    def _pays(self, cost: list[str], card: str) -> bool:
        for words in cost:
            op, what, n = words.split()
            if op == "discard_item":
                return False
            if what == "charge":
                has = self.charges.get(card, 0)
                self.paid = has if n == "all" else int(n)
                if has < max(1, self.paid):
                    return False
                self.charges[card] = has - self.paid
            else:
                setattr(self, what, getattr(self, what) - int(n))
        return True

    def plays(self, card: Raw, edge: list[str], *, magic: bool, affinity: dict[str, int]) -> None:
        """The card joins `edge`, the right half of the card before it."""
        mine: list[str] = []
        for row, bonus in enumerate(card["left"]):
            key, times = edge[row], 1
            if row < 3:
                joins = bool(key) and self.level >= int(key[-1])
            elif row == 3:
                joins = key == "magic" and magic
            else:
                joins, times = key != "void", int(key[1]) if key != "void" else 0
            if not (bonus and joins):
                continue
            attribute = key[:-1] if row < 3 else ""
            mine += [attribute] if attribute else []
            self._bonus(bonus, times, attribute, affinity)
        self.magic -= magic
        self.chained = False
        self.sequence.append(card["id"])
        for attribute in mine:
            self.joined[attribute] = self.joined.get(attribute, 0) + 1
        self.abilities(card, "place")

    def _bonus(self, bonus: str, times: int, attribute: str, affinity: dict[str, int]) -> None:
        kind, n = bonus.rstrip("123"), int(bonus[-1]) if bonus[-1] in "123" else 1
        if kind == "pool":
            self.pool += n * times
        elif kind in ("up", "down"):
            self._attitude("", str(n * times if kind == "up" else -n * times))
        elif kind == "draw":
            self._draw("", str(times))
        elif kind == "tear":
            for _ in range(times):
                self.sequence.pop()
        elif kind == "affinity":
            self._attitude("", str(affinity.get(attribute, 0)))

    def attacked(self, card: Raw, rows: list[list[str]], row: int) -> None:
        """The card is the last of the Sequence when the enemy attacks with that row."""
        self.abilities(card, "attack")
        before = self.health
        for words in [] if self.ignored else rows[max(0, row + self.shift)]:
            op, *rest = words.split()
            if op == "damage":
                self.health -= max(0, int(rest[0]) - self.less)
            elif op == "pool":
                self.pool += 0 if self.keep_pool else int(rest[0])
            else:
                self.do(words, card["id"])
        self.pool += self.per_damage * (before - self.health)
        if self.leaves:
            self.sequence.remove(card["id"])

    def answered(self, card: Raw, response: list[str]) -> None:
        """The card is the last of the Sequence when the Response comes."""
        self.abilities(card, "response")
        for words in [] if self.ignored else response:
            op, *rest = words.split()
            if op == "attitude" and int(rest[0]) < 0:
                falls = int(rest[0])
                self._attitude("", str(-falls if self.turned else min(0, falls + self.soft)))
            else:
                self.do(words, card["id"])
        if self.leaves:
            self.sequence.remove(card["id"])
