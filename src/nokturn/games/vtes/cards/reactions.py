"""The reactions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.action.blocking import attempts_to_block, entitled, may_block, too_dear_to_block
from nokturn.games.vtes.cards.modifiers import limited
from nokturn.games.vtes.combat.effects import IfBlocks
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import REACTION, Effect, Mode, write
from nokturn.games.vtes.state.choices import ChooseMethuselah
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Scope, Timing
from nokturn.games.vtes.text.effects import BurnBlood, Change, Do, Lock, Unlock, Wake
from nokturn.games.vtes.text.primitives import Delay, Provided
from nokturn.games.vtes.text.targets import target
from nokturn.kernel import Rule, call, procedure
from nokturn.kernel.asks import Option


def reaction(when: Timing, discipline: str, *does: Effect, needs: tuple[str, ...] = ()) -> Mode:
    """A reaction at one level of its Discipline."""
    return Mode(REACTION, when, (discipline,) if discipline else (), needs=needs, does=does)


def intercept(discipline: str, bonus: int, *more: Effect, needs: tuple[str, ...] = ()) -> Mode:
    """Intercept, when it is needed (VTES-STEALTH-05)."""
    return reaction("need-intercept", discipline, Change(what="intercept", amount=bonus), *more, needs=needs)


# intercept, and what it brings in the combat if the minion blocks

MANEUVER = IfBlocks(what="maneuver")
write("enhanced-senses", intercept("aus", 1), intercept("AUS", 2))
write("spirits-touch", intercept("aus", 1), intercept("AUS", 1, MANEUVER))
write("precognition", intercept("aus", 1), intercept("AUS", 1, IfBlocks(what="prevent", lasts="round")))
write(
    "instinctive-reaction",
    intercept("ani", 1, needs=("predator-acts",)),
    intercept("ANI", 1, MANEUVER, needs=("predator-acts",)),
)
write(
    "the-warrens",
    intercept("", 2, Change(what="intercept", when="titled"), needs=("directed-at-you",)),
)
write("protection-racket", intercept("", 1, Change(what="intercept", when="acting-titled")))
write(
    "elder-intervention",
    Mode(
        REACTION,
        "need-intercept",
        needs=("bleed-at-you", "not-has-played:pack-tactics"),
        does=(Change(what="intercept", amount=2), Change(what="cannot-play:pack-tactics")),
        replaced="action",
    ),
)
write(
    "cats-guidance",
    reaction("after-resolution", "ani", Unlock(), needs=("locked", "has-blocked")),
    intercept("ANI", 1),
)


@condition("predator-acts")
def predator_acts(game: Vtes, about: About) -> bool:
    """The acting minion is controlled by this Methuselah's predator."""
    return game.action is not None and game.action.by == game.predator(about.seat)


@condition("has-blocked")
def has_blocked(game: Vtes, about: About) -> bool:
    """The minion has blocked the action."""
    action = game.action
    return (
        action is not None
        and about.minion is not None
        and action.outcome == "blocked"
        and action.blocker == about.minion.ref
    )


# waking and unlocking


def wake(discipline: str = "", *more: Effect, needs: tuple[str, ...] = (), once: tuple[Scope, ...] = ()) -> Mode:
    """A locked minion wakes (VTES-WAKE-01), also as a card is played (VTES-WAKE-02)."""
    codes = (discipline,) if discipline else ()
    return Mode(REACTION, "wake", codes, needs=("locked", *needs), does=(Wake(), *more), once=once)


write("eyes-of-argus", intercept("aus", 2, needs=("directed-at-you",)), wake("AUS"))
write(
    "on-the-qui-vive",
    wake("", Provided("not-vampire", (Change(what="no-unlock", lasts="next-unlock"),)), once=("cycle",)),
)
write(
    "wake-with-evenings-freshness",
    Mode(REACTION, "wake", needs=("locked", "vampire"), does=(Wake(),), replaced="unlock"),
)
write(
    "guard-dogs",
    reaction("act", "ani", Unlock(), needs=("locked", "bleed-at-you")),
    reaction("act", "ANI", Unlock(), MANEUVER, needs=("locked", "bleed-at-you")),
)

write(
    "rats-warning",
    reaction("act", "ani", Unlock(), needs=("locked", "bleed-at-you")),
    reaction("act", "ANI", Unlock(), IfBlocks(what="press"), needs=("locked", "bleed-at-you")),
)
write(
    "forced-vigilance",
    reaction("after-resolution", "for", Unlock(), needs=("locked", "has-blocked")),
    reaction("act", "FOR", Unlock(), needs=("locked", "directed-at-you")),
)
write(
    "forced-awakening",
    wake("", Delay(moment="before-resolution", name="vtes.pays_for_waking"), needs=("vampire",)),
)


@procedure(rule="VTES-WAKE-05")
def pays_for_waking(game: Vtes, play: Play) -> None:
    """1 blood, unless it is the one that blocks."""
    action = game.action
    if action is not None and not (action.outcome == "blocked" and action.blocker == play.minion):
        BurnBlood().apply(game, play)


# bounced bleeds


def deflected(discipline: str, *first: Effect, needs: tuple[str, ...] = (), whom: str = "another-prey") -> Mode:
    """Once all have declined to block, a bleed of oneself goes to somebody else (VTES-ACT-BLEED-11)."""
    does = (*first, Do("vtes.deflects"))
    codes = (discipline,) if discipline else ()
    return Mode(REACTION, "declined", codes, needs=("bleed-at-you", *needs), choose=(whom,), does=does)


write("deflection", deflected("dom", Lock()), deflected("DOM"))
write("telepathic-misdirection", intercept("aus", 1), deflected("AUS", Lock()))
write("bait-and-switch", deflected("", Lock()))
write(
    "redirection",
    deflected("dom", Lock(), needs=("acting-younger",)),
    deflected("DOM", Lock(), needs=("acting-vampire",)),
)
write("murmur-of-the-false-will", limited("dom", 1), deflected("DOM", Lock(), needs=("acting-younger",)))
write(
    "my-enemys-enemy",
    intercept("aus", 1),
    deflected("AUS", Lock(), needs=("predator-acts", "several-left"), whom="predators-predator"),
)


@target("predators-predator")
def predators_predator(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """The predator of one's predator."""
    yield ChooseMethuselah(game.predator(game.predator(play.seat)))


# smaller bleeds


def reduced(discipline: str, by: int) -> Mode:
    """A bleed of oneself is smaller."""
    return reaction("bleed", discipline, Change(what="bleed", amount=-by, who="acting"), needs=("bleed-at-you",))


write("telepathic-counter", reduced("aus", 1), reduced("AUS", 2))
write(
    "deep-ecology",
    intercept("ani", 2, needs=("directed-at-you",)),
    reduced("for", 2),
    Mode(REACTION, "act", ("pro",), needs=("locked",), does=(Unlock(),), blood=1),
)
write(
    "party-out-of-bounds",
    reduced("obf", 2),
    reaction("poll", "pre", Votes(amount=2), needs=("political",)),
    intercept("pro", 1),
)


@target("another-prey")
def another_prey(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Anybody but oneself and the acting Methuselah."""
    by = game.action.by if game.action is not None else ""
    return (ChooseMethuselah(seat) for seat in game.playing if seat not in (play.seat, by))


@procedure(rule=("VTES-ACT-BLEED-11", "VTES-BLOCK-08", "VTES-SEQ-12"))
def deflects(game: Vtes, play: Play) -> None:
    """The bleed has a new target: everybody may think again about blocking."""
    if game.action is not None and play.chosen[0] not in game.gone:
        game.action = replace(game.action, targets=play.chosen[:1], refused=(), state="A", blocker="")
        game.tell("deflected", minion=play.minion, player=play.chosen[0])


# titles

write(
    "protected-district",
    reduced("", 3),
    reaction("poll", "", Votes(amount=3, side="against"), needs=("political",)),
)
write(
    "sense-the-savage-way",
    intercept("ani", 1),
    reaction("act", "ANI", Unlock(), Do("vtes.attempts_at_once"), needs=("locked", "can-attempt")),
)
write(
    "second-tradition-domain",
    intercept("", 2),
    Mode(
        REACTION,
        "act",
        needs=("locked", "can-attempt"),
        blood=1,
        does=(Unlock(), Change(what="intercept", amount=2), Do("vtes.attempts_at_once")),
    ),
)


@condition("can-attempt")
def can_attempt(game: Vtes, about: About) -> bool:
    """The minion may block this action once unlocked, its Methuselah has not refused, and no other attempt is under way
    (VTES-BLOCK-06, VTES-BLOCK-10)."""
    action = game.action
    if action is None or about.minion is None or not entitled(game, about.seat):
        return False
    stuck = about.minion.locked and amount(game, "cannot-unlock", about.minion) > 0
    if stuck or may_block(game, replace(about.minion, locked=False)):
        return False
    if action.state == "B":
        return action.blocker == about.minion.ref
    return action.state == "A" and about.seat not in action.refused and not too_dear_to_block(game, about.minion)


@procedure(rule=("VTES-SEQ-06", "VTES-SEQ-10"))
def attempts_at_once(game: Vtes, play: Play) -> Rule:
    """It attempts to block at once."""
    if game.action is not None and game.action.blocker != play.minion:
        yield call(attempts_to_block, play.minion)


write(
    "poison-pill",
    reaction("before-votes", "", Change(what="poisoned", who="you", lasts="referendum"), needs=("political",)),
)
