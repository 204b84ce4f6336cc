"""Equipment, retainers and allies."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import Bind, Damage, EndCombat, Maneuver, Press, Prevent, SetRange
from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes, StrikeWith
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import (
    ALLY,
    EQUIPMENT,
    RETAINER,
    Ability,
    Deed,
    Mode,
    Static,
    Trigger,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_ally, is_vampire, older, title_counts
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.zones import draw, out_of_hand
from nokturn.games.vtes.text.effects import Burn, Change, Do, Unlock, opposing
from nokturn.games.vtes.text.primitives import Delay
from nokturn.games.vtes.text.steps import draw_or_take
from nokturn.kernel import Rule, ask, ask_confirm, ask_number, call, procedure

EQUIP = Mode(EQUIPMENT, "take-action")
"""Whoever equips with it bears it (VTES-ACT-EQUIP-02)."""

write(
    "44-magnum",
    EQUIP,
    Ability("strike", does=(StrikeWith(kind="damage", amount=2, ranged=True),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)
write(
    "assault-rifle",
    EQUIP,
    Ability("strike", does=(StrikeWith(kind="damage", amount=4, ranged=True),)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
)
BURST = StrikeWith(kind="damage", amount=2, ranged=True)
write(
    "ak-47",
    EQUIP,
    Ability("strike", does=(BURST,)),
    Ability("range", once=("combat",), does=(Maneuver(commits=True),)),
    Ability("additional-strikes", needs=("struck-with-it",), does=(AdditionalStrikes(fixed=BURST),)),
)


@condition("struck-with-it")
def struck_with_it(game: Vtes, about: About) -> bool:
    """The last strike of the minion that the card is on was with the card."""
    combat, source = game.combat, about.source
    if combat is None or source is None or source.host not in combat.fighters:
        return False
    strike = combat.strikes[combat.fighters.index(source.host)]
    return strike is not None and strike.source == source.ref


write(
    "sword-of-the-archangel",
    EQUIP,
    Ability("strike", does=(StrikeWith(amount=1, strength=True, aggravated=True),)),
    Ability(
        "as-played",
        needs=("clan:salubri",),
        blood=1,
        once=("combat",),
        does=(Cancel(of=("grapple", "aim"), opposing=True, free=True),),
    ),
    Trigger("burned", (Delay(moment="combat-over", name="vtes.sheathes"),), needs=("slain-with-it",), once=("turn",)),
)


@condition("slain-with-it")
def slain_with_it(game: Vtes, about: About) -> bool:
    """The minion is a vampire that the strike of this weapon burns."""
    combat, source, victim = game.combat, about.source, about.minion
    if combat is None or victim is None or source is None or combat.step not in ("resolving", "damage"):
        return False
    if not is_vampire(victim) or opposing(game, victim.ref) != source.host:
        return False
    return struck_with_it(game, about)


@procedure(rule="VTES-COMBAT-09")
def sheathes(game: Vtes, play: Play) -> Rule:
    """The bearer, if ready, may unlock."""
    sword = game.cards.get(play.source)
    if sword is None or not game.is_ready(sword.host) or not game.cards[sword.host].locked:
        return
    wanted = yield ask_confirm(
        game.cards[sword.host].controller, "unlock-bearer", rule="VTES-COMBAT-09", card=play.source, minion=sword.host
    )
    if wanted:
        Unlock(who="host").apply(game, play)


for weapon, harm in (("ivory-bow", 1), ("flamethrower", 2)):
    write(weapon, EQUIP, Ability("strike", does=(StrikeWith(amount=harm, ranged=True, aggravated=True),)))
for blade in ("kalis-fang", "femur-of-toomler"):
    write(blade, EQUIP, Ability("strike", does=(StrikeWith(amount=1, strength=True, aggravated=True),)))
write(
    "righteous-blade",
    EQUIP,
    Ability("strike", does=(StrikeWith(amount=1, strength=True),)),
    Ability("press", once=("combat",), does=(Press(only="continue"),)),
)
write(
    "treasured-samadji",
    EQUIP,
    Static("bleed"),
    Ability("strike", once=("combat",), does=(StrikeWith(kind="dodge"),)),
)
write(
    "bowl-of-convergence",
    EQUIP,
    Static("intercept", when="disc:aus"),
    Ability(
        "need-intercept", needs=("disc:AUS",), blood=1, once=("action",), does=(Change(what="intercept", who="host"),)
    ),
)
write(
    "kevlar-vest",
    EQUIP,
    Ability("prevent", once=("combat",), limit="vest", does=(Prevent(number=2, of="gun", keep="combat"),)),
    Ability("prevent", once=("combat",), limit="vest", does=(Prevent(of="not-gun"),)),
    only_one="kevlar-vest",
)
write("sport-bike", EQUIP, Static("intercept"), only_one="vehicle")

write(
    "codex-of-the-edenic-groundskeepers",
    EQUIP,
    Static("stealth", -2, when="bleed-action"),
    Ability(
        "take-action",
        deed=Deed(kind="bleed", directed="prey", by="vampire-with-it"),
        blood=1,
        announced=(Change(what="bleed", amount=3, who="acting", when="undefended"),),
    ),
)
write(
    "camera-phone",
    EQUIP,
    Ability(
        "take-action",
        deed=Deed(kind="bleed", directed="prey", by="is-host"),
        announced=(Change(what="bleed", who="acting"), Change(what="bleed-alone", who="acting")),
    ),
)
write(
    "heart-of-nizchetus",
    EQUIP,
    Ability("unlock", needs=("host-ready",), once=("phase",), does=(Do("vtes.consults_heart"),)),
)


@procedure(rule=("VTES-PLAY-09", "VTES-PLAY-06"))
def consults_heart(game: Vtes, play: Play) -> Rule:
    """Up to 3 cards from the library, then as many of the hand to its bottom."""
    most = min(3, len(game.library[play.seat]))
    number = yield ask_number(play.seat, "draw-up-to", 0, most, rule="VTES-PLAY-09", auto=True, card=play.card)
    draw(game, play.seat, number)
    yield call(draw_or_take)
    for left in range(number, 0, -1):
        chosen = yield ask(
            play.seat, "to-bottom", in_hand(game, play.seat), rule="VTES-PLAY-09", card=play.card, left=left
        )
        out_of_hand(game, play.seat, chosen.card)
        game.library[play.seat] = (chosen.card, *game.library[play.seat])
        game.tell("to-bottom", player=play.seat, privy=(play.seat,), secret={"card": chosen.card})


def in_hand(game: Vtes, seat: str) -> list[ChoosePrinted]:
    """The cards of a hand."""
    return [ChoosePrinted(card) for card in dict.fromkeys(game.hands[seat])]


write(
    "flaming-candle",
    Mode(EQUIPMENT, "take-action", once=("game",), limit="anybody"),
    Ability(
        "announced",
        needs=("acting", "vampire"),
        blood=1,
        burn=True,
        does=(Change(what="unblockable-by-vampires", who="acting"),),
    ),
)
write(
    "living-manse",
    EQUIP,
    Static("bleed"),
    Ability("before-range", needs=("fights-with-it",), burn=True, does=(EndCombat(),)),
    only_one="living-manse",
)
write(
    "sniper-rifle",
    EQUIP,
    Ability("strike", needs=("not-close-range",), does=(StrikeWith(kind="damage", amount=2, ranged=True),)),
    Ability(
        "before-range", needs=("fights-with-it", "first-round", "lies-in-wait"), does=(SetRange(range="long"), Bind())
    ),
)
write(
    "unlicensed-taxicab",
    Mode(EQUIPMENT, "take-action", deed=Deed(kind="equip", stealth=2)),
    Static("stealth", of="all", when="takes-it-over"),
    Static("stealth", when="out-for-company"),
    Trigger("blocked", (Burn(),), needs=("is-host", "blocked-by-prince")),
    only_one="vehicle",
)
write(
    "stolen-police-cruiser",
    EQUIP,
    Static("bleed", when="sect:anarch"),
    Static("intercept", -1, of="all", when="chases-it"),
    Ability(
        "take-action",
        deed=Deed(directed="source", by="vampire"),
        pool=1,
        does=(Do("vtes.recovers_cruiser"), Burn()),
    ),
    only_one="vehicle",
)


@condition("fights-with-it")
def fights_with_it(game: Vtes, about: About) -> bool:
    """The minion that the card is on is in the combat."""
    return about.source is not None and game.combat is not None and about.source.host in game.combat.fighters


@condition("lies-in-wait")
def lies_in_wait(game: Vtes, about: About) -> bool:
    """The minion that the card is on has blocked, fights the acting minion for it, and no range is set yet."""
    combat, action = game.combat, game.action
    if combat is None or action is None or about.source is None or not combat.blocked or combat.set_range:
        return False
    return combat.fighters == (action.minion, about.source.host) and action.blocker == about.source.host


@condition("takes-it-over")
def takes_it_over(game: Vtes, about: About) -> bool:
    """The minion acts to take over this card, among others perhaps."""
    action = game.action
    if action is None or about.minion is None or about.source is None or action.kind != "equip-from":
        return False
    return action.minion == about.minion.ref and about.source.ref in action.chosen[1:]


@condition("out-for-company")
def out_for_company(game: Vtes, about: About) -> bool:
    """The minion hunts, recruits an ally or employs a retainer."""
    action = game.action
    if action is None or about.minion is None or action.minion != about.minion.ref:
        return False
    return action.kind in ("hunt", "recruit", "employ")


@condition("blocked-by-prince")
def blocked_by_prince(game: Vtes, about: About) -> bool:
    """A prince or an archbishop has blocked the action."""
    blocker = game.cards.get(game.action.blocker) if game.action is not None else None
    return blocker is not None and title_counts(blocker) and blocker.title.partition(":")[0] in ("prince", "archbishop")


@condition("chases-it")
def chases_it(game: Vtes, about: About) -> bool:
    """The Anarch that the card is on acts, and the minion is an ally or a younger vampire."""
    host = game.cards.get(about.source.host) if about.source is not None else None
    if host is None or about.minion is None or game.action is None or game.action.minion != host.ref:
        return False
    return host.sect == "anarch" and (is_ally(about.minion) or older(game, host, about.minion))


@procedure(rule=("VTES-UNLOCK-01",))
def recovers_cruiser(game: Vtes, play: Play) -> None:
    """The Anarch with it is locked and does not unlock in its next unlock phase."""
    host = game.cards.get(game.cards[play.source].host)
    if host is not None and host.sect == "anarch":
        game.change(host.ref, locked=True)
        lasts = f"next-unlock:{host.controller}"
        stuck = InForce(what="no-unlock", subject=host.ref, amount=1, lasts=lasts, source=play.card)
        game.in_force = (*game.in_force, stuck)
        game.tell("locks", minion=host.ref)


EMPLOY = (Mode(RETAINER, "take-action", ("ani",)), Mode(RETAINER, "take-action", ("ANI",)))
"""At the superior level with more life (VTES-DISC-05)."""

write("raven-spy", *EMPLOY, Static("intercept"))
SERVANT = Mode(RETAINER, "take-action")
for retainer in ("mr-winthrop", "revenant"):
    write(retainer, SERVANT, Static("intercept"))
for retainer in ("j-s-simmons-esq", "tasha-morgan"):
    write(retainer, SERVANT, Static("bleed"))
write("dog-pack", SERVANT, Static("cannot-strike:combat-ends", of="all", when="opposes-host"))


@condition("opposes-host")
def opposes_host(game: Vtes, about: About) -> bool:
    """The minion is in combat with the one that the card is on."""
    if about.minion is None or about.source is None:
        return False
    return bool(about.source.host) and opposing(game, about.minion.ref) == about.source.host


write("murder-of-crows", *EMPLOY, Trigger("normal-strikes", (Damage(),), needs=("is-host",)))

write("political-ally", Mode(ALLY, "take-action"))
write(
    "underbridge-stray",
    Mode(ALLY, "take-action", ("ani",)),
    Mode(ALLY, "take-action", ("ANI",)),
    Ability("press", blood=1, does=(Press(),)),
    Ability(
        "act",
        needs=("directed-at-you", "not-blocking"),
        burn=True,
        choose=("minion:ready own not-this",),
        does=(Unlock(who="chosen"),),
    ),
)
