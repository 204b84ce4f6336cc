"""The action modifiers."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.action.outcomes import end_action
from nokturn.games.vtes.combat.damage import inflict
from nokturn.games.vtes.combat.effects import Maneuver, Press
from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.politics.effects import Abstain, Votes
from nokturn.games.vtes.state.card_language import COMBAT_CARD, MODIFIER, REACTION, Effect, Mode, Trigger, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, gain_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount, bleed
from nokturn.games.vtes.state.underway_records import InForce, Play, Wound
from nokturn.games.vtes.state.vocabulary import CardType, Replaced, Timing
from nokturn.games.vtes.text.effects import Burn, BurnBlood, Change, Do, Lock, PutInPlay, Unlock
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, ask_number, call, procedure


def modifier(
    when: Timing, discipline: str, *does: Effect, needs: tuple[str, ...] = (), replaced: Replaced = ""
) -> Mode:
    """An action modifier at one level of its Discipline."""
    return Mode(MODIFIER, when, (discipline,) if discipline else (), needs=needs, does=does, replaced=replaced)


def stealth(discipline: str, bonus: int = 1, *more: Effect, needs: tuple[str, ...] = ()) -> Mode:
    """Stealth, when it is needed (VTES-STEALTH-04)."""
    return modifier("need-stealth", discipline, Change(what="stealth", amount=bonus), *more, needs=needs)


def limited(discipline: str, bonus: int, *more: Effect, when: str = "") -> Mode:
    """A bleed increased by a modifier card: one at a time (VTES-ACT-BLEED-06)."""
    return modifier("bleed", discipline, Change(what="bleed", amount=bonus, limited=True, when=when), *more)


def votes(discipline: str, number: int) -> Mode:
    """More votes in the referendum of a political action."""
    return modifier("poll", discipline, Votes(amount=number), needs=("political",))


# more bleed

OF_THE_CLAN = Change(what="bleed", limited=True, when="clan:toreador")
write("aire-of-elation", limited("pre", 1, OF_THE_CLAN), limited("PRE", 2, OF_THE_CLAN))
write("conditioning", limited("dom", 2), limited("DOM", 3))
write("threats", limited("dom", 1), limited("DOM", 2))
write(
    "old-friends",
    Mode(MODIFIER, "bleed", ("obf",), does=(Change(what="bleed", limited=True),), replaced="unlock"),
    Mode(MODIFIER, "poll", ("OBF",), needs=("political",), does=(Votes(amount=2),), replaced="unlock"),
)
NO_ALLIES = Change(what="unblockable-by-allies")
write("visions-of-gehenna", modifier("act", "pre", NO_ALLIES), limited("PRE", 2, NO_ALLIES))
write("foreshadowing-destruction", limited("dom", 1), limited("DOM", 3, when="target-pool-at-most:9"))
write(
    "bonding",
    limited("dom", 1),
    modifier("bleed-need-stealth", "DOM", Change(what="stealth"), Change(what="bleed", limited=True)),
)


@condition("target-pool-at-most:N")
def poor_target(game: Vtes, about: About) -> bool:
    """The Methuselah who is bled has at most so much pool."""
    action = game.action
    return action is not None and any(game.pool[seat] <= int(about.word) for seat in action.targets)


# stealth

write(
    "cloak-the-gathering",
    stealth("obf"),
    Mode(
        MODIFIER,
        "need-stealth",
        ("OBF",),
        by="other",
        needs=("vampire",),
        does=(Change(what="stealth", who="acting"),),
    ),
)
write("faceless-night", stealth("obf"), stealth("OBF", 1, Change(what="failed-blockers-lock")))
APART = ("not-played:into-thin-air",)
NOT_AFTERWARDS = Change(what="cannot-play:into-thin-air", who="everyone")
write("lost-in-crowds", stealth("obf", 1, NOT_AFTERWARDS, needs=APART), stealth("OBF", 2, NOT_AFTERWARDS, needs=APART))
write(
    "mirror-walk",
    Mode(MODIFIER, "need-stealth", ("tha",), does=(Change(what="stealth"),), replaced="discard"),
    Mode(
        MODIFIER,
        "need-stealth",
        ("THA",),
        does=(Change(what="stealth"), Change(what="ends-if-blocked")),
        replaced="discard",
    ),
)
write("swallowed-by-the-night", stealth("obf"), Mode(COMBAT_CARD, "range", ("OBF",), does=(Maneuver(),)))
write(
    "resist-earths-grasp",
    Mode(COMBAT_CARD, "press", ("cel",), does=(Press(),)),
    Mode(COMBAT_CARD, "range", ("cel",), does=(Maneuver(), Press(optional=True))),
    stealth("CEL"),
)


write("earth-control", stealth("pro"), stealth("PRO", 2))
NO_BLEED = ("not-bleed-action",)
write("forgotten-labyrinth", stealth("obf", 2, needs=NO_BLEED), stealth("OBF", 3, needs=NO_BLEED))


@condition("played:CARD")
def was_played(game: Vtes, about: About) -> bool:
    """A card of this name has been played in the action (`played:into-thin-air`)."""
    return game.action is not None and any(card == about.word for _, card, _ in game.action.played)


# blocks

write(
    "daring-the-dawn",
    modifier("act", "for", Change(what="unblockable-by-vampires"), Delay(moment="after-resolution", name="vtes.dawn")),
    modifier(
        "act",
        "FOR",
        Change(what="unblockable-by-vampires"),
        Delay(moment="after-resolution", name="vtes.first_light"),
    ),
)


@procedure(rule=("VTES-DMG-08", "VTES-DMG-13", "VTES-AGG-01"))
def dawn(game: Vtes, play: Play) -> Rule:
    """2 aggravated damage that cannot be prevented, from no minion."""
    yield call(inflict, sunburn(game, play, 2))


@procedure(rule=("VTES-DMG-08", "VTES-DMG-13", "VTES-AGG-01"))
def first_light(game: Vtes, play: Play) -> Rule:
    """1 aggravated damage that cannot be prevented, from no minion."""
    yield call(inflict, sunburn(game, play, 1))


def sunburn(game: Vtes, play: Play, size: int) -> tuple[Wound, ...]:
    """What the sun does to whoever is still there."""
    if play.minion not in game.cards:
        return ()
    return (Wound(to=play.minion, amount=size, aggravated=True, source=play.card, preventable=False),)


ATTEMPTED = ("attempted",)
LESS = Change(what="intercept", amount=-1, who="blocker")
OUT = Change(what="cannot-block", who="blocker")
"""The attempt fails (VTES-BLOCK-10), and that minion does not try again."""
write("elder-impersonation", stealth("obf"), modifier("act", "OBF", OUT, needs=ATTEMPTED))
write(
    "forced-confessional", modifier("act", "dom", LESS, needs=ATTEMPTED), modifier("act", "DOM", OUT, needs=ATTEMPTED)
)
write(
    "stygian-shroud",
    modifier("act", "obl", LESS, needs=ATTEMPTED),
    Mode(MODIFIER, "act", ("OBL",), needs=ATTEMPTED, does=(OUT,), blood=1),
)


def charmed(discipline: str, whom: str) -> Mode:
    """As the action is announced, somebody is kept from blocking it."""
    does = (Change(what="cannot-block", who="chosen"),)
    return Mode(MODIFIER, "announced", (discipline,), choose=(whom,), does=does)


write("seduction", charmed("dom", "vampire:younger"), charmed("DOM", "vampire"))
write(
    "invigorate",
    modifier("act", "ani", Change(what="strength")),
    modifier("act", "dom", NO_ALLIES),
    modifier("act", "pro", Change(what="aggravated:hand")),
)

write("change-of-target", modifier("blocked", "", Unlock(), Do("vtes.stops")))


@procedure(rule=("VTES-RES-05", "VTES-R-05", "VTES-R-23"))
def stops(game: Vtes, play: Play) -> None:
    """The action ends; the same one cannot be taken again this turn by that minion.  One from a card is never the same
    as a basic one, and has its own limit (VTES-ACT-08)."""
    action = game.action
    assert action is not None
    if not action.card and not action.source:
        for chosen in action.chosen or ("",):
            game.spend("turn", f"ended/{action.minion}/{action.kind}/{chosen}")
    end_action(game)


write(
    "freak-drive",
    modifier("after-resolution", "for", Unlock(), needs=("succeeded",)),
    modifier("after-resolution", "FOR", Unlock(), needs=("was-blocked",)),
)


@condition("succeeded")
def has_succeeded(game: Vtes, about: About) -> bool:
    """The action was successful."""
    return game.action is not None and game.action.outcome == "success"


@condition("was-blocked")
def has_been_blocked(game: Vtes, about: About) -> bool:
    """The action was blocked, and not ended before that was resolved (VTES-R-23)."""
    return game.action is not None and game.action.outcome == "blocked"


# politics

write("bewitching-oration", votes("pre", 2), votes("PRE", 4))
write("ominous-chorus", votes("", 3))
write(
    "scorn-of-adonis",
    modifier("poll", "", Change(what="pool-of-votes-against", lasts="referendum"), needs=("political",)),
)
write(
    "perfect-paragon",
    votes("pre", 3),
    modifier("act", "PRE", Change(what="intercept-of-lesser", amount=-1)),
)


def silenced(played_as: CardType, *disciplines: str, more: tuple[Effect, ...] = ()) -> Mode:
    """A vampire that has cast votes locks and abstains (VTES-VOTE-10)."""
    does = (Lock(who="chosen"), Abstain(), *more)
    return Mode(played_as, "poll", disciplines, needs=("political",), choose=("voter",), does=does)


BLED = (BurnBlood(who="chosen"),)
write(
    "scalpel-tongue",
    silenced(MODIFIER, "cel", "pre"),
    silenced(MODIFIER, "CEL", "PRE", more=BLED),
    silenced(REACTION, "cel", "pre"),
    silenced(REACTION, "CEL", "PRE", more=BLED),
)


write(
    "voter-captivation",
    modifier("after-resolution", "pre", Do("vtes.captivates"), needs=("referendum-passed",)),
    modifier("after-resolution", "PRE", Do("vtes.captivates_all"), needs=("referendum-passed",)),
)


@procedure(rule="VTES-REF-11")
def captivates(game: Vtes, play: Play) -> None:
    """As much blood as the margin."""
    assert game.action is not None
    add_counters(game, play.minion, game.action.margin)


@procedure(rule="VTES-REF-11")
def captivates_all(game: Vtes, play: Play) -> Rule:
    """Up to 2 of the margin may become pool instead of blood."""
    assert game.action is not None
    most = min(2, game.action.margin)
    pool = yield ask_number(play.seat, "captivate", 0, most, rule="VTES-REF-11", auto=True, card=play.card)
    add_counters(game, play.minion, game.action.margin - pool)
    gain_pool(game, play.seat, pool, play.card)


# spies

write(
    "spying-mission",
    stealth("obf"),
    modifier("would-succeed", "OBF", Do("vtes.spies"), needs=("would-bleed",)),
    Trigger("would-succeed", (Change(what="bleed", amount=2), Burn()), needs=("is-host", "spied-upon")),
)


@condition("would-bleed")
def would_bleed(game: Vtes, about: About) -> bool:
    """The minion is about to bleed successfully, and nothing takes its place yet."""
    action, minion = game.action, about.minion
    if action is None or action.kind != "bleed" or minion is None or action.minion != minion.ref:
        return False
    return bleed(game, minion) >= 1 and amount(game, "bleed-replaced", minion) == 0


@condition("spied-upon")
def spied_upon(game: Vtes, about: About) -> bool:
    """The Methuselah who is about to be bled is the one whom the card remembers."""
    action = game.action
    if action is None or about.source is None or not would_bleed(game, about):
        return False
    return bool(set(about.source.chosen) & set(action.targets))


@procedure(rule="VTES-ACT-BLEED-09")
def spies(game: Vtes, play: Play) -> Rule:
    """Instead of the bleed the card stays on the minion and remembers whom it would have bled."""
    assert game.action is not None
    instead = InForce(what="bleed-replaced", subject=play.minion, amount=1, source=play.card)
    game.in_force = (*game.in_force, instead)
    remembering = replace(play, chosen=game.action.targets[:1])
    yield call(comes_into_play, remembering, PutInPlay(host="self"))
