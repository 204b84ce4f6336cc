"""Action modifiers: stealth and what comes with it, what is said as an action is announced, what comes after it."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from nokturn.games.vtes.action.blocking import gives_up, price_of_attempt
from nokturn.games.vtes.cards.modifiers import ATTEMPTED, LESS, NO_BLEED, OUT, charmed, limited, modifier, stealth
from nokturn.games.vtes.cards.reactions import intercept
from nokturn.games.vtes.combat.effects import IfBlocks
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import MODIFIER, Ability, Effect, Mode, Static, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import is_ally, is_vampire, older, titled
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.text.effects import BurnBlood, Change, Do, PutInPlay, Unlock, resolve
from nokturn.games.vtes.text.filters import narrows
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, ask_confirm, call, procedure

# bleeds

write(
    "monkey-wrench",
    *[
        Mode(MODIFIER, "bleed", blood=size, does=(Change(what="bleed", amount=size, limited=True),))
        for size in (1, 2, 3)
    ],
)
BOTH = (Change(what="stealth"), Change(what="bleed", limited=True))
write(
    "power-of-one",
    modifier("blocked", "obt", BurnBlood(amount=2, who="blocker")),
    modifier("bleed", "pot", Change(what="bleed")),
    limited("pre", 1),
    modifier("bleed-need-stealth", "pre", *BOTH),
)
write(
    "true-loves-face",
    Mode(MODIFIER, "bleed", ("obf", "pre"), does=(Change(what="bleed", limited=True),)),
    Mode(MODIFIER, "act", ("OBF", "PRE"), needs=ATTEMPTED, does=(Do("vtes.shows_the_face"),)),
)


@procedure(rule=("VTES-BLOCK-10", "VTES-CANCEL-01"))
def shows_the_face(game: Vtes, play: Play) -> Rule:
    """Whoever attempts to block may cancel it for 1 pool; else the attempt fails, and is not repeated."""
    assert game.action is not None
    seat = game.cards[game.action.blocker].controller
    if game.pool[seat] > 0:
        cancels = yield ask_confirm(seat, "cancel-for-pool", rule="VTES-CANCEL-01", card=play.card)
        if cancels:
            burn_pool(game, seat, 1, play.card)
            game.tell("cancelled", card=play.card, player=play.seat)
            return
    yield call(resolve, play, (OUT,))


# bats

GUISE = ("maneuver", "cannot-use-equipment")
write(
    "form-of-the-bat",
    modifier("act", "pro", LESS, *[IfBlocks(what=what, acting=True) for what in GUISE], needs=ATTEMPTED),
    intercept("PRO", 1, *[IfBlocks(what=what) for what in GUISE]),
)
write(
    "beast-meld",
    Mode(
        MODIFIER,
        "need-stealth",
        ("ani", "pro"),
        does=(Change(what="stealth"), IfBlocks(what="prevent", acting=True)),
    ),
    Mode(MODIFIER, "announced", ("ANI", "PRO"), needs=NO_BLEED, does=(Change(what="unblockable-by-vampires"),)),
)

# Oblivion

write("where-the-veil-thins", stealth("obl"), stealth("OBL", 1, Do("vtes.thins_the_veil")))


@procedure(rule=("VTES-BLOCK-10", "VTES-BLOCK-11"))
def thins_the_veil(game: Vtes, play: Play) -> Rule:
    """Whoever lacks Oblivion burns 1 blood to attempt to block, whoever attempts it already included."""
    price = InForce(what="block-price:obl", subject=play.minion, amount=1, source=play.card)
    game.in_force = (*game.in_force, price)
    game.tell("changes", what="block-price", target=play.minion, amount=1, less=False, card=play.card)
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None else None
    if blocker is None or price_of_attempt(game, blocker) == 0:
        return
    pays = not is_ally(blocker) and blocker.counters > 0
    if pays:
        pays = yield ask_confirm(blocker.controller, "pay-to-block", rule="VTES-BLOCK-11", card=play.card)
    if pays:
        assert game.action is not None
        burn_counters(game, game.action.blocker, 1)
    else:
        gives_up(game)


write(
    "shadow-cast",
    stealth("obl"),
    modifier("after-resolution", "OBL", Do("vtes.casts_shadow"), needs=("succeeded", "directed")),
    Ability(
        "need-stealth",
        needs=("acting", "same-targets"),
        burn=True,
        does=(Change(what="stealth", who="acting"),),
    ),
)


@procedure(rule="VTES-PLAY-02")
def casts_shadow(game: Vtes, play: Play) -> Rule:
    """It remembers at whom the action was directed, one's own Methuselah aside."""
    assert game.action is not None
    others = tuple([seat for seat in game.action.targets if seat != play.seat])
    yield call(comes_into_play, replace(play, chosen=others), PutInPlay(host="self"))


@condition("same-targets")
def at_the_same(game: Vtes, about: About) -> bool:
    """The action is directed at the Methuselahs whom the card remembers."""
    action = game.action
    if action is None or about.source is None or not action.targets:
        return False
    return {seat for seat in action.targets if seat != action.by} == set(about.source.chosen)


write(
    "shadow-cloak",
    stealth("obl"),
    modifier("after-resolution", "OBL", PutInPlay(host="self"), needs=("succeeded",)),
    Static("untargetable-without:aus"),
    Ability("unlock", mandatory=True, burn=True),
)
write(
    "veil-the-legions",
    Mode(
        MODIFIER,
        "need-stealth",
        ("obf",),
        by="other",
        needs=("vampire", "not-locked", "not-played:veil-the-legions"),
        does=(Change(what="stealth", who="acting"),),
    ),
    Mode(
        MODIFIER,
        "need-stealth",
        ("OBF",),
        by="other",
        needs=("vampire", "not-locked", "not-played:veil-the-legions"),
        does=(Change(what="stealth", who="acting"), Do("vtes.veils")),
        x="blood",
        once=("turn",),
        limit="legions",
    ),
)


@procedure(rule="VTES-STEALTH-06")
def veils(game: Vtes, play: Play) -> None:
    """The next X actions of one's minions this turn."""
    if play.x:
        next_ones = InForce(what="stealth-of-next", subject=play.seat, amount=play.x, lasts="turn", source=play.card)
        game.in_force = (*game.in_force, next_ones)


# as the action is announced

write(
    "the-sleeping-mind",
    charmed("dom", "vampire:locked"),
    modifier("announced", "DOM", Change(what="cannot-unlock", who="everyone")),
)
MUTE = Change(what="cannot-play-as:reaction", who="chosen")
DEARER = Change(what="cost-blood-of-next:reaction", who="everyone")
write(
    "unleashing-the-bestial-soul",
    Mode(MODIFIER, "announced", ("dom",), choose=("minion",), does=(MUTE,)),
    Mode(MODIFIER, "announced", ("DOM",), choose=("minion",), does=(MUTE, DEARER)),
)
COSTLY = Change(what="cost-blood:reaction", who="everyone")
write(
    "consign-to-oblivion",
    modifier("announced", "obl", COSTLY),
    modifier("announced", "OBL", COSTLY, Change(what="replaced-after-action:reaction", who="everyone")),
)
write(
    "paths-in-two-worlds",
    modifier("announced", "obl", Change(what="stealth"), needs=("summons",)),
    modifier(
        "announced",
        "OBL",
        Change(what="stealth"),
        Delay(moment="after-resolution", name="vtes.returns_from_beyond"),
        needs=("summons",),
    ),
)


@condition("summons")
def summons(game: Vtes, about: About) -> bool:
    """The action is to recruit or employ a wraith or a zombie."""
    action = game.action
    if action is None or action.kind not in ("recruit", "employ") or not action.card:
        return False
    return any(word in LIBRARY[action.card].keywords for word in ("wraith", "zombie"))


@procedure(rule="VTES-RES-08")
def returns_from_beyond(game: Vtes, play: Play) -> Rule:
    """After a success 1 blood unlocks the vampire."""
    action, minion = game.action, game.cards.get(play.minion)
    if action is None or action.outcome != "success" or minion is None or minion.counters < 1:
        return
    wanted = yield ask_confirm(play.seat, "unlock-for-blood", rule="VTES-RES-08", card=play.card, minion=play.minion)
    if wanted:
        burn_counters(game, play.minion, 1)
        yield call(resolve, play, (Unlock(),))


RIFT: dict[str, Effect] = {
    "dem": Change(what="cannot-block", who="chosen"),
    "obf": Change(what="stealth"),
    "pre": IfBlocks(what="ability:0", lasts="round", acting=True),
}


def rift(codes: tuple[str, ...]) -> Mode:
    """What the card does with these Disciplines."""
    choose = ("vampire:titled-or-younger",) if "dem" in codes else ()
    return Mode(MODIFIER, "announced", codes, choose=choose, does=tuple([RIFT[code] for code in codes]))


write(
    "memory-rift",
    *[rift(codes) for number in (1, 2, 3) for codes in combinations(RIFT, number)],
    Ability("strike", does=(StrikeWith(kind="combat-ends"),)),
)


@narrows("titled-or-younger")
def titled_or_younger(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With a title that counts, or younger than whoever plays the card."""
    return titled(card) or (play.minion in game.cards and older(game, game.cards[play.minion], card))


# blocked

SUN = IfBlocks(what="aggravated-damage", acting=True)
write(
    "dawn-operation",
    modifier("act", "for", SUN, Do("vtes.shrinks_from_dawn")),
    modifier("act", "FOR", SUN),
)


@procedure(rule="VTES-BLOCK-11")
def shrinks_from_dawn(game: Vtes, play: Play) -> Rule:
    """A vampire that attempts to block may give it up."""
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None and action.state == "B" else None
    if blocker is None or not is_vampire(blocker):
        return
    gives = yield ask_confirm(blocker.controller, "give-up-block", rule="VTES-BLOCK-11", minion=blocker.ref)
    if gives:
        gives_up(game)


write(
    "go-getter",
    stealth("obf", 1, needs=NO_BLEED),
    Mode(
        MODIFIER,
        "after-resolution",
        ("OBF",),
        blood=1,
        needs=("was-blocked", "not-bleed-action"),
        does=(Do("vtes.as_if_unblocked"),),
    ),
)
