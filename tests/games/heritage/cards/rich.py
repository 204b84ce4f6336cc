"""A table on which every card finds something to do, and what each op makes everybody hear."""

from __future__ import annotations

from typing import Any

from tests.games.heritage.table import Table, who

from nokturn.games.heritage.printed.boards import THEATRES
from nokturn.games.heritage.printed.people import PEOPLE

HEARD: dict[str, tuple[str, ...]] = {
    "gain": ("puts",),
    "assign": ("puts",),
    "lose": ("takes",),
    "steal": ("moves",),
    "move": ("moves",),
    "torpor": ("falls-torpid",),
    "renew": ("renewed",),
    "exhaust": ("exhausted",),
    "activate": ("activates",),
    "activate_attribute": ("activates-attribute",),
    "use_abilities": ("uses-ability",),
    "reserve": ("reserves",),
    "remove_from_queue": ("removes",),
    "draw_scheme": ("draws-schemes",),
    "recover_scheme": ("recovers-schemes",),
    "discard_scheme": ("loses-scheme",),
    "affirm_chaos": ("affirms-chaos", "recruits"),
    "recruit_from_deck": ("finds-in-deck", "recruits"),
    "usurp": ("usurps",),
    "create_monster": ("creates-monster",),
    "declare_enemy": ("declares-enemy",),
    "black_market": ("opens-market",),
    "edict": ("proclaims",),
    "invitation": ("invites",),
    "demand_respect": ("refuses-respect",),
    "flip_morality": ("morality-flips",),
    "shift_morality": ("morality-moves",),
    "anarch_burn": ("burns-ankh",),
    "masq_retreat": ("investigates",),
    "lock_servant": ("locks-servant",),
    "bound": (),
}
"""What an op tells, in this order; of `sabbat_action` it depends on the action."""
SABBAT = {"martial": ("token-discarded",), "covert": ("token-turned",), "scholarly": ("token-moved",)}
TITLES = {"B": "harpy", "C": "scourge"}
TRIO = ("high_low_clans", "inner_beast", "war_of_princes")


def trio_with(theatre: str) -> tuple[str, str, str]:
    """The introductory trio, with this theatre in its slot."""
    slot = THEATRES[theatre].slot
    first, second, third = (theatre if THEATRES[name].slot == slot else name for name in TRIO)
    return first, second, third


def rich_table(clan: str = "brujah", theatre: str = "high_low_clans") -> Table:
    """A has four childer of one geography, one torpid, one exhausted, one a monster; B and C have sires and fledglings
    with potency and infamy; decks, discard piles and queue hold something of everything."""
    others = [name for name in ("lasombra", "toreador", "tremere") if name != clan][:2]
    table = Table(A=clan, B=others[0], C=others[1], theatres=trio_with(theatre), round=3)
    home = PEOPLE[table.leader("A")].geography
    own = [some_childe(table, "A", f"{home} {archetype}") for archetype in ("scholarly", "wealthy", "covert")]
    below = [some_childe(table, "A", f"{home} egalitarian {kind}", own[0]) for kind in ("martial", "cruel covert")]
    table.mark(table.leader("A"), potency=2, infamy=2)
    table.mark(own[0], infamy=1, potency=1)
    table.mark(own[1], exhausted=True)
    table.mark(below[0], torpid=True)
    table.take_out("ca_ventrue_1").mark(own[2], monsters=("ca_ventrue_1",), exhausted=True)
    for seat, other in zip("BC", others, strict=True):
        sire = some_childe(table, seat, "martial egalitarian", infamy=2, potency=3)
        some_childe(table, seat, "covert elitist", sire, infamy=2, potency=1, title=TITLES[seat])
        some_childe(table, seat, "scholarly", sire, infamy=1)
        some_childe(table, seat, "wealthy", sire, infamy=1)
        table.childe(seat, f"ca_{other}_1", infamy=2, potency=2)
        table.mark(table.leader(seat), infamy=1)
    table.queue("ca_gangrel_1", *table.state.queue[1:])
    table.morality("A", 1, "calm")
    lay_out(table, theatre)
    return table


def some_childe(table: Table, seat: str, attributes: str, sire: str | None = None, **marks: Any) -> str:
    """Anybody like that who is not at the table yet."""
    return table.childe(seat, who(attributes, nobody=tuple(table.state.vampires)), sire, **marks)


def lay_out(table: Table, theatre: str) -> None:
    """What the schemes of a theatre work on."""
    marked = table.state.lines["B"][1]
    if theatre == "anarch_revolt":
        table.city("north", 3).mark(table.state.lines["A"][1], ankhs=("north",))
    elif theatre == "masquerade":
        table.track("north", 2, ankhs=2).mark(marked, ankhs=("north",))
