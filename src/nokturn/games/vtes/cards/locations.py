"""The locations of the first pool (first pool, section 2)."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, burnable
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import Ability, Static, write
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import AddBlood, Change, Unlock
from nokturn.games.vtes.text.primitives import ALL, Delay, Mark, Move, Provided, ToReady
from nokturn.kernel import procedure

HUNTING_GROUNDS = (
    "academic-hunting-ground",
    "asylum-hunting-ground",
    "slum-hunting-ground",
    "society-hunting-ground",
    "uptown-hunting-ground",
)
for card in HUNTING_GROUNDS:
    write(
        card,
        IN_PLAY,
        Ability(
            "unlock",
            once=("turn",),
            choose=("vampire:ready own unmarked=hunting-ground",),
            does=(AddBlood(who="chosen"), Mark(key="hunting-ground")),
        ),
    )

for card, clan in (("arcane-library", "tremere"), ("art-museum", "toreador")):
    write(
        card,
        IN_PLAY,
        Ability("influence", lock=True, choose=(f"uncontrolled:clan={clan}",), does=(AddBlood(who="chosen"),)),
    )

write("the-barrens", IN_PLAY, Ability("impulse", lock=True, discard="any"))

write(
    "chantry",
    IN_PLAY,
    Ability(
        "master",
        lock=True,
        choose=("vampire:torpor clan=tremere", "payer:ready clan=tremere"),
        does=(Move(giver="chosen2"), ToReady()),
    ),
)

write(
    "creepshow-casino",
    IN_PLAY,
    Ability(
        "announced",
        lock=True,
        needs=("not-directed", "acting-yours", "acting-vampire"),
        does=(Change(what="stealth", who="acting"),),
    ),
)

write("elder-library", IN_PLAY, Static("hand-size", of="controller"))

write(
    "elysium-the-palace-of-versailles",
    IN_PLAY,
    Ability(
        "poll",
        lock=True,
        needs=("political",),
        does=(Votes(each=("yours", "titled", "sect:camarilla")),),
    ),
)

write("information-highway", IN_PLAY, Static("transfers", 2, of="controller"))

write(
    "the-labyrinth",
    IN_PLAY,
    Ability(
        "need-stealth",
        lock=True,
        needs=("acting-yours", "acting-clan:nosferatu"),
        does=(Change(what="stealth", who="acting"),),
    ),
)

write(
    "ventrue-headquarters",
    IN_PLAY,
    Ability("poll", lock=True, does=(Votes(amount=3, who="this"),)),
)

write(
    "warsaw-station",
    IN_PLAY,
    Ability(
        "announced",
        lock=True,
        needs=("not-directed", "acting-clan:nosferatu"),
        does=(Delay(moment="after-resolution", name="vtes.returns_by_rail"),),
    ),
    Ability("impulse", burn=True, choose=("vampire:torpor clan=nosferatu",), does=(ToReady(),)),
)


@procedure(rule=("VTES-RES-08",))
def returns_by_rail(game: Vtes, play: Play) -> None:
    """The acting minion unlocks if its action was successful and it is still Nosferatu, even without the Station."""
    action = game.action
    if action is not None and action.outcome == "success":
        acting = game.cards.get(action.minion)
        if acting is not None and acting.clan == "nosferatu":
            Unlock(who="acting").apply(game, play)


write(
    "wasserschloss-anif-austria",
    IN_PLAY,
    Ability(
        "master",
        once=("turn",),
        choose=("vampire:own clan=tremere blood=1",),
        does=(Move(giver="chosen", to="this"),),
    ),
    Ability(
        "influence",
        lock=True,
        needs=("counters:1",),
        choose=("uncontrolled:clan=tremere",),
        does=(Move(giver="this", to="chosen", amount=ALL),),
    ),
    burnable(announced=(Provided("clan:malkavian", (Change(what="stealth", who="acting"),)),)),
)
