"""Every scheme, ability and obligation, played once where all of it finds something to do."""

from __future__ import annotations

import pytest
from tests.games.heritage.cards.rich import HEARD, SABBAT, rich_table
from tests.games.heritage.table import Table

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.printed.schemes import SCHEMES, schemes_of
from nokturn.games.heritage.state.conservation import faults

CLAN_SCHEMES = [scheme.id for scheme in SCHEMES.values() if scheme.clan]
THEATRE_SCHEMES = [scheme.id for scheme in SCHEMES.values() if scheme.theatre]


def expected(effects: Effects) -> list[str]:
    """What everybody should hear, in order.  A pack of six is large enough for any `if`."""
    heard: list[str] = []
    for effect in effects:
        heard += heard_of(effect)
    return heard


def heard_of(effect: Effect) -> list[str]:
    if effect.op == "if":
        return expected(effect.effects)
    if effect.op == "choose":
        return expected(effect.options[0])
    return list(SABBAT[effect.action] if effect.op == "sabbat_action" else HEARD[effect.op])


def is_told_in_order(table: Table, wanted: list[str]) -> bool:
    keys = iter(table.keys())
    return all(key in keys for key in wanted)


def sound(table: Table) -> list[str]:
    """The table is laid out with few schemes; everything else must be there."""
    return [fault for fault in faults(table.state) if not fault.startswith("the schemes of")]


def laid_out_for(scheme: str) -> Table:
    clan = SCHEMES[scheme].clan
    table = rich_table(clan or "ventrue", SCHEMES[scheme].theatre or "high_low_clans")
    others = [one for one in schemes_of(clan or "ventrue") if one != scheme]
    table.hand("A", scheme, others[0]) if clan else table.hand("A", others[0])
    table.scheme_deck("A", *others[1:4]).scheme_discard("A", others[4])
    if clan == "brujah":
        table.enemy(others[5], table.state.lines["B"][1]).enemy(others[6], table.state.lines["C"][1])
    return table


def choose_most(table: Table) -> None:
    """Everything that may be chosen is, so that every effect does something."""
    for _ in range(200):
        if table.over:
            return
        question = table.asks[0]
        if question.kind == "some":
            table.answer(question.seat, question.options[: question.high])
        elif question.prompt == "invite":
            table.answer(question.seat, question.options[0])
        else:
            table.pass_by(question)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("scheme", CLAN_SCHEMES + THEATRE_SCHEMES)
def test_a_scheme_does_all_it_says_and_goes_where_it_belongs(scheme: str) -> None:
    table = laid_out_for(scheme)
    assert sound(table) == [], "as it was laid out"
    table.play("A", scheme)
    while not table.over and table.asks[0].prompt in ("lead", "owe", "give-boon"):
        table.pass_by(table.asks[0])
    choose_most(table)
    assert is_told_in_order(table, expected(SCHEMES[scheme].effects)), table.keys()
    assert sound(table) == []
    where = {
        "discard": table.state.scheme_discards["A"],
        "enemy": tuple(table.state.enemies),
        "black_market": tuple(table.state.markets),
        "edict": (table.state.edict.scheme,) if table.state.edict else (),
    }
    assert (scheme in where[SCHEMES[scheme].after_play]) == bool(SCHEMES[scheme].clan)
    assert scheme not in table.state.hands["A"]
    assert table.state.recruited == SCHEMES[scheme].uses_recruit


@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_does_all_it_says(ability: str) -> None:
    table = rich_table("ventrue")
    table.scheme_deck("A", *schemes_of("ventrue")[:3]).scheme_discard("A", schemes_of("ventrue")[4])
    vampire = table.state.lines["A"][1]
    table.card(vampire, stickers=(ability,))
    table.use_abilities("A", vampire)
    choose_most(table)
    assert is_told_in_order(table, ["uses-ability", *expected(ABILITIES[ability].effects)]), table.keys()
    assert sound(table) == []


@pytest.mark.rule("HER-SETUP-19")
@pytest.mark.parametrize("obligation", OBLIGATIONS)
def test_an_obligation_does_all_it_says(obligation: str) -> None:
    table = rich_table("ventrue")
    table.scheme_deck("A", *schemes_of("ventrue")[:3]).hand("A", schemes_of("ventrue")[4])
    table.take_out("bc_001").haven("A", obligations=(obligation,), servant="bc_001")
    table.run("heritage.be_obliged", "A")
    choose_most(table)
    assert is_told_in_order(table, ["obliged", *expected(OBLIGATIONS[obligation].effects)]), table.keys()
    assert table.state.havens["A"].obligations == (obligation,), "it stays in the haven"
