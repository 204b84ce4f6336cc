"""How each of the five rows would stand if a card were laid at the end of the Sequence, and why."""

from __future__ import annotations

from typing import Literal

from nokturn.games.grail.encounter.activation import magic_rules
from nokturn.games.grail.encounter.cards.abilities import spendable
from nokturn.games.grail.encounter.cards.keys import FREE_ROW, MAGIC_ROW, Joint
from nokturn.games.grail.encounter.cards.playing import can_pay_magic
from nokturn.games.grail.encounter.cards.sequence import open_edge
from nokturn.games.grail.encounter.participants import card_of, fray_of
from nokturn.games.grail.printed.edges import Bonus, RightEdge
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import MagicFree
from nokturn.games.grail.printed.language.vocabulary import Attribute
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Leaf

RowState = Literal["joins", "idle", "price", "level", "alone", "void"]
"""It joins; it joins and gives nothing (a chain on the first card); it would for a price; the attribute is too low;
nothing lies opposite; the earlier card cancels it."""


class Row(Leaf, frozen=True, kw_only=True):
    """One row where two cards meet."""

    row: int
    state: RowState
    key: Attribute | Literal["magic", "free", ""] = ""
    """What the earlier card shows; empty: nothing."""
    level: int = 0
    """The level it asks for."""
    held: int = 0
    """How high the Character has the attribute, or how much Magic it has."""
    bonus: Bonus | None = None
    """What the new card shows."""
    times: int = 1
    payers: tuple[str, ...] = ()
    """What else could pay for a magic key: `card/beor_c14` with its Charges, `item/…` by a rule of its own."""


def rows_of(state: Grail, hero: str, card: str, joined: tuple[Joint, ...], *, magic: bool) -> tuple[Row, ...]:
    edge, bonuses = open_edge(state.content, fray_of(state)), card_of(state, card).bonuses
    first = fray_of(state).cards_played == 0
    rows = [_attribute_row(state, hero, edge, bonuses, row) for row in range(MAGIC_ROW)]
    rows.append(_magic_row(state, hero, edge, bonuses[MAGIC_ROW], magic=magic))
    rows.append(_free_row(edge, bonuses[FREE_ROW], joined))
    return tuple([_idle(row) if first else row for row in rows])


def _idle(row: Row) -> Row:
    """A chain does nothing on the first card of an Activation; GRAIL-COMBAT-PLAY-03."""
    if row.state != "joins" or row.bonus is None or row.bonus.kind != "chain":
        return row
    return Row(row=row.row, state="idle", key=row.key, level=row.level, held=row.held, bonus=row.bonus)


def _attribute_row(state: Grail, hero: str, edge: RightEdge, bonuses: tuple[Bonus | None, ...], row: int) -> Row:
    key, bonus = edge.rows[row], bonuses[row]
    if key is None:
        return Row(row=row, state="alone", bonus=bonus)
    held = state.heroes[hero].attribute(key.attribute)
    standing: RowState = "alone" if bonus is None else "joins" if held >= key.level else "level"
    return Row(row=row, state=standing, key=key.attribute, level=key.level, held=held, bonus=bonus)


def _magic_row(state: Grail, hero: str, edge: RightEdge, bonus: Bonus | None, *, magic: bool) -> Row:
    held = state.heroes[hero].magic
    if not edge.magic or bonus is None:
        return Row(row=MAGIC_ROW, state="alone", key="magic" if edge.magic else "", bonus=bonus)
    if magic and can_pay_magic(state, hero):
        return Row(row=MAGIC_ROW, state="joins", key="magic", held=held, bonus=bonus)
    return Row(row=MAGIC_ROW, state="price", key="magic", level=1, held=held, bonus=bonus, payers=_payers(state, hero))


def _payers(state: Grail, hero: str) -> tuple[str, ...]:
    """Charges and rules that pay for a magic key (`magic_free`)."""
    charges = [
        f"card/{one.card}"
        for one in spendable(state, hero, playing=True)
        if any(isinstance(do, MagicFree) for do in parts_of(card_of(state, one.card).abilities[one.ability].do))
    ]
    return (*charges, *[one.source for one in magic_rules(state, hero)])


def _free_row(edge: RightEdge, bonus: Bonus | None, joined: tuple[Joint, ...]) -> Row:
    if bonus is None:
        return Row(row=FREE_ROW, state="alone", key="free", times=edge.multiplier)
    if not edge.multiplier:
        return Row(row=FREE_ROW, state="void", key="free", bonus=bonus, times=0)
    times = next((joint.times for joint in joined if joint.row == FREE_ROW), 1)
    return Row(row=FREE_ROW, state="joins", key="free", bonus=bonus, times=times)
