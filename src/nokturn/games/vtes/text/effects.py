"""The effects that card texts are made of (catalogue, section 16.3): records that know what they do.

`who` names the card or Methuselah an effect is about: `self` (the minion that plays, or the card's host), `acting`,
`opposing`, `blocker`, `this` (the card itself), `you`, `prey`, `controller` (of the host), `chosen` or `chosen2`;
`everyone`: all to whom the condition of the effect applies.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.counters import add_counters, burn_counters, burn_pool, gain_pool, to_uncontrolled
from nokturn.games.vtes.state.state import CONTESTED, Vtes
from nokturn.games.vtes.state.stats import EVERYONE, amount, is_ally, life_at_start
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.vocabulary import ConditionWord, Lasts, NumberWord, ProcedureName, Who
from nokturn.games.vtes.state.zones import draw
from nokturn.games.vtes.text.steps import settle
from nokturn.kernel import Rule, call, carries_out, procedure


def who_is(game: Vtes, play: Play, who: Who) -> str:
    """The card or seat that a word of a text stands for; empty where there is none any more."""
    source = game.cards.get(play.source)
    match who:
        case "self":
            return play.minion or (source.host if source else "")
        case "this":
            return play.source
        case "host":
            return source.host if source else ""
        case "acting":
            return game.action.minion if game.action else ""
        case "blocker":
            return game.action.blocker if game.action else ""
        case "opposing":
            return opposing(game, play.minion)
        case "fighter":
            return own_fighter(game, play.seat)
        case "you":
            return play.seat
        case "prey":
            return game.prey(play.seat)
        case "predator":
            return game.predator(play.seat)
        case "controller":
            host = game.cards.get(source.host) if source else None
            return host.controller if host else play.seat
        case "chosen":
            return play.chosen[0] if play.chosen else ""
        case "chosen2":
            return play.chosen[1] if len(play.chosen) > 1 else ""
        case "its-controller":
            return game.cards[play.minion].controller if play.minion in game.cards else ""
        case "everyone":
            return EVERYONE
    raise ValueError(f"{who} stands for nobody.")


def opposing(game: Vtes, minion: str) -> str:
    """The other combatant (VTES-COMBAT-04)."""
    if game.combat is None or minion not in game.combat.fighters:
        return ""
    one, other = game.combat.fighters
    return other if minion == one else one


def fighter_for(game: Vtes, play: Play) -> str:
    """The combatant that a card or ability helps: the one that uses it, else the one of the Methuselah who does."""
    if game.combat is not None and play.minion in game.combat.fighters:
        return play.minion
    return own_fighter(game, play.seat)


def own_fighter(game: Vtes, seat: str) -> str:
    """The combatant of this Methuselah."""
    fighters = game.combat.fighters if game.combat is not None else ()
    own = [ref for ref in fighters if ref in game.cards and game.cards[ref].controller == seat]
    return own[0] if own else ""


SOMEBODYS = ("unlock", "next-unlock")
"""What lasts until the unlock phase, or through the next one, of whoever uses it."""


class Change(Effect, frozen=True, kw_only=True):
    """A number changed for a while: stealth, intercept, bleed, strength, votes, hand-size …"""

    what: NumberWord
    amount: int = 1
    who: Who = "self"
    lasts: Lasts = "action"
    limited: bool = False
    when: ConditionWord = ""

    def restricts_strikes(self, game: Vtes, minion: str) -> bool:
        if self.what == "cannot-use-equipment":
            return any("weapon" in CARDS[card.printed].keywords for card in game.attached(minion))
        return self.what == "hand-strikes-only" or self.what.startswith("cannot-strike:")

    def apply(self, game: Vtes, play: Play) -> None:
        subject = who_is(game, play, self.who)
        if subject:
            change = InForce(
                what=self.what,
                subject=subject,
                amount=self.amount,
                lasts=f"{self.lasts}:{play.seat}" if self.lasts in SOMEBODYS else self.lasts,
                source=play.card,
                limited=self.limited,
                when=self.when,
            )
            game.in_force = (*game.in_force, change)
            target, size = "" if subject == EVERYONE else subject, abs(self.amount)
            game.tell("changes", what=self.what, target=target, amount=size, less=self.amount < 0, card=play.card)


class AddBlood(Effect, frozen=True, kw_only=True):
    """Blood (or life) from the bank, also onto an uncontrolled card."""

    amount: int = 1
    who: Who = "self"
    to_start: bool = False
    """Never more life than the minion came into play with."""

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref.startswith("?"):
            to_uncontrolled(game, int(ref[1:]), self.amount)
        elif ref in game.cards:
            card = game.cards[ref]
            room = life_at_start(game, card) - card.counters if self.to_start and is_ally(card) else self.amount
            add_counters(game, ref, max(min(self.amount, room), 0))


class BurnBlood(Effect, frozen=True, kw_only=True):
    """Blood (or life) to the bank, as much as there is."""

    amount: int = 1
    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref in game.cards:
            burn_counters(game, ref, self.amount)


class GainPool(Effect, frozen=True, kw_only=True):
    """Pool from the bank."""

    amount: int = 1
    who: Who = "you"

    def apply(self, game: Vtes, play: Play) -> None:
        gain_pool(game, who_is(game, play, self.who), self.amount, play.card)


class BurnPool(Effect, frozen=True, kw_only=True):
    """Pool to the bank."""

    amount: int = 1
    who: Who = "you"

    def apply(self, game: Vtes, play: Play) -> None:
        seat = who_is(game, play, self.who)
        if seat:
            burn_pool(game, seat, self.amount, play.card)


def in_play(game: Vtes, ref: str) -> bool:
    """Whether the card is there to be affected: what has left, or is contested, is not (VTES-CONTEST-07, VTES-R-30)."""
    return ref in game.cards and game.cards[ref].region != CONTESTED


class Lock(Effect, frozen=True, kw_only=True):
    """An instruction to lock, no cost: also for what is locked already (VTES-TERM-10, VTES-WORD-03)."""

    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if in_play(game, ref) and not game.cards[ref].locked:
            game.change(ref, locked=True)
            game.tell("locks", minion=ref)


class Unlock(Effect, frozen=True, kw_only=True):
    """Unlocked again."""

    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if in_play(game, ref) and game.cards[ref].locked and amount(game, "cannot-unlock", game.cards[ref]) <= 0:
            game.change(ref, locked=False)
            game.tell("unlocks", minion=ref)


class Stun(Effect, frozen=True, kw_only=True):
    """It locks, and does not unlock as normal in the next unlock phase of whoever controls it."""

    who: Who = "chosen"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if in_play(game, ref):
            Lock(who=self.who).apply(game, play)
            until = f"next-unlock:{game.cards[ref].controller}"
            held = InForce(what="no-unlock", subject=ref, amount=1, lasts=until, source=play.card)
            game.in_force = (*game.in_force, held)
            game.tell("stunned", minion=ref)


class Wake(Effect, frozen=True, kw_only=True):
    """For this action it blocks and reacts as if unlocked, and stays locked (VTES-WAKE-01); nothing obliges it to
    (VTES-WAKE-05).  To unlock is something else (VTES-WAKE-03)."""

    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if game.action is not None and ref in game.cards:
            game.action = replace(game.action, awake=(*game.action.awake, ref))
            game.tell("wakes", minion=ref)


class Draw(Effect, frozen=True, kw_only=True):
    """Library cards."""

    number: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        draw(game, play.seat, self.number)


class MoreActions(Effect, frozen=True, kw_only=True):
    """So many more actions in the master or discard phase that is under way."""

    number: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        game.actions_left += self.number


class MoreTransfers(Effect, frozen=True, kw_only=True):
    """So many more transfers in the influence phase that is under way."""

    number: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        game.transfers += self.number


class SpendAction(Effect, frozen=True):
    """It takes an action of the master or discard phase that is under way."""

    def hindered(self, game: Vtes, play: Play) -> str:
        return "" if game.actions_left > 0 else "VTES-MASTER-02"

    def apply(self, game: Vtes, play: Play) -> None:
        game.actions_left -= 1


class PutInPlay(Effect, frozen=True, kw_only=True):
    """The card stays in play, with so many counters (VTES-PLAY-02)."""

    counters: int = 0
    host: Who | Literal[""] = ""
    """The word for the card it is put on; empty: on nothing."""
    kept: bool = False
    """Whoever played it controls it, whatever it is on."""


class Stay(Effect, frozen=True, kw_only=True):
    """The card, which has gone to the ash heap as it was played, comes into play from there, on a card; not if it is
    there no more."""

    who: Who = "self"
    """On what."""
    counters: int = 0
    kept: bool = False
    """Whoever played it controls it, whatever it is on."""


class Burn(Effect, frozen=True, kw_only=True):
    """To its owner's ash heap."""

    who: Who = "this"


class Do(Effect, frozen=True):
    """What no other word says: a procedure `name(game, play)` of the card's own."""

    name: ProcedureName


@carries_out(Do)
@procedure()
def do(game: Vtes, play: Play, effect: Do) -> Rule:
    """Carry out a card's own procedure, and put right what it has left behind (VTES-R-18)."""
    yield call(effect.name, play)
    yield call(settle)


@procedure(rule="VTES-PLAY-12")
def resolve(game: Vtes, play: Play, effects: tuple[Effect, ...]) -> Rule:
    """One effect after the other, each completely (VTES-PLAY-12)."""
    for effect in effects:
        if effect.asks:
            yield call(type(effect), play, effect)
        else:
            effect.apply(game, play)
