"""The locations."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, burnable, stealable
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import Ability, Static, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import AddBlood, Change, MoreActions, Unlock
from nokturn.games.vtes.text.primitives import ALL, Delay, Mark, Move, Provided, ToReady
from nokturn.kernel import procedure

HUNTING_GROUNDS = (
    "academic-hunting-ground",
    "asylum-hunting-ground",
    "biotech-company-hunting-ground",
    "library-hunting-ground",
    "park-hunting-ground",
    "political-hunting-ground",
    "slum-hunting-ground",
    "society-hunting-ground",
    "temple-hunting-ground",
    "underworld-hunting-ground",
    "uptown-hunting-ground",
    "warzone-hunting-ground",
    "zoo-hunting-ground",
)


def hunting_ground(blood: int = 1, whom: str = "", needs: tuple[str, ...] = ()) -> Ability:
    """Blood for one of one's vampires, which no other hunting ground has chosen in the turn."""
    return Ability(
        "unlock",
        needs=needs,
        once=("turn",),
        choose=(f"vampire:ready own {whom}unmarked=hunting-ground",),
        does=(AddBlood(amount=blood, who="chosen"), Mark(key="hunting-ground")),
    )


for card in HUNTING_GROUNDS:
    write(card, IN_PLAY, hunting_ground())
write(
    "meditative-grove",
    IN_PLAY,
    hunting_ground(1, "clan=salubri "),
    Ability("as-played", lock=True, needs=("played-on-clan:salubri",), does=(Cancel(of=("frenzy",)),)),
)
write("papillon", IN_PLAY, hunting_ground(2, "titled "))


@condition("played-on-clan:CLAN")
def played_on_clan(game: Vtes, about: About) -> bool:
    """The card that is being played is played on a minion of this clan that this Methuselah controls."""
    chosen = [game.cards[ref] for ref in game.plays[-1].chosen if ref in game.cards] if game.plays else []
    return any(card.clan == about.word and card.controller == about.seat for card in chosen)


for card, clan in (("arcane-library", "tremere"), ("art-museum", "toreador"), ("ecoterrorists", "gangrel")):
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


def hides(*needs: str) -> Ability:
    """Lock it to give the acting minion stealth that it needs (VTES-STEALTH-04)."""
    return Ability("need-stealth", lock=True, needs=needs, does=(Change(what="stealth", who="acting"),))


for card, clan in (
    ("the-labyrinth", "nosferatu"),
    ("backways", "gangrel"),
    ("opium-den", "ministry"),
    ("elysian-fields", "lasombra"),
):
    write(card, IN_PLAY, hides("acting-yours", f"acting-clan:{clan}"))
write("fortune-teller-shop", IN_PLAY, hides("acting-clan:ravnos"))
write("anarch-railroad", IN_PLAY, hides("acting-sect:anarch"))
write("monastery-of-shadows", IN_PLAY, Static("hand-size", of="controller"), hides("acting-capacity:8"))


def watches(*needs: str) -> Ability:
    """Lock it to give one's blocking minion intercept that it needs (VTES-STEALTH-05)."""
    return Ability("need-intercept", lock=True, needs=needs, does=(Change(what="intercept", who="blocker"),))


write("market-square", IN_PLAY, watches("blocker-clan:banu_haqim"))
write("kumpania", IN_PLAY, watches("blocker-clan:ravnos", "blocker-capacity:5"))
write(
    "krcg-news-radio",
    IN_PLAY,
    watches(),
    Ability(
        "act",
        lock=True,
        pool=1,
        needs=("lacks-intercept", "not-blocker-yours"),
        does=(Change(what="intercept", who="blocker"),),
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
write(
    "powerbase-montreal",
    IN_PLAY,
    Ability("influence", once=("phase",), choose=("uncontrolled",), does=(AddBlood(who="chosen"),)),
    stealable("vampire"),
)
write(
    "powerbase-munich",
    IN_PLAY,
    Ability("master", lock=True, choose=("vampire:own disc=obl blood=1",), does=(Move(giver="chosen", to="you"),)),
    Ability("master", lock=True, choose=("vampire:ready own disc=obl",), does=(Move(giver="you", to="chosen"),)),
    burnable(by="sect:independent", blood=1),
)
write(
    "new-carthage",
    IN_PLAY,
    Static("bleed", of="all", when="titled-of:brujah"),
    Static("votes", of="all", when="titled-of:brujah"),
    Static("votes", -1, of="all", when="clan:ventrue"),
)
write(
    "dummy-corporation",
    IN_PLAY,
    Ability("bleed", burn=True, needs=("bleed-at-you",), does=(Change(what="bleed", amount=-2, who="acting"),)),
)
write(
    "the-parthenon",
    IN_PLAY,
    Ability("master", lock=True, does=(MoreActions(),)),
)
