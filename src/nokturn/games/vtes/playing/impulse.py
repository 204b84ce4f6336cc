"""The impulse: who may use the next card or effect (VTES-IMPULSE-01..08; catalogue, section 14.1).

One window for everything, known by its name.  Chapters say what can be done in it besides playing cards and using
abilities (`offers`), what has to be done before one passes (`duty`) and when there is no more point in it (`closes`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from nokturn.games.vtes.playing.abilities import abilities_in, could_use, mandatory, uses
from nokturn.games.vtes.playing.playable import could_play, plays
from nokturn.games.vtes.playing.who_is_asked import part
from nokturn.games.vtes.state.choices import Block, Cast, Pass
from nokturn.games.vtes.state.moments import WINDOWS
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount_for, intercept, stealth
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.steps import settle
from nokturn.games.vtes.text.timing import ACTING, COMBAT, awake, crowds_in, need_stealth
from nokturn.kernel import ask, reactions
from nokturn.kernel.asks import Ask, Option, Refused, Seat
from nokturn.kernel.procedures import Step
from nokturn.kernel.reactions import Chapters

CHAPTERS: Chapters[Window] = Chapters(WINDOWS)
offers, duty, closes = CHAPTERS.offers, CHAPTERS.duty, CHAPTERS.closes


class Impulse(reactions.Window, frozen=True):
    """Until everybody has passed in succession; after every use the impulse is back with the acting Methuselah
    (VTES-IMPULSE-02, VTES-IMPULSE-05, VTES-IMPULSE-06, VTES-IMPULSE-07)."""

    name: Window

    passing: ClassVar[Option | None] = Pass()
    settles: ClassVar[Step | None] = settle

    def order(self, game: Vtes) -> tuple[Seat, ...]:
        if self.name not in CHAPTERS and not crowds_in(game, self.name) and not any(abilities_in(game, self.name)):
            return ()
        return order(game, self.name)

    def begins(self, game: Vtes) -> None:
        game.impulse, game.passed = self.name, ()

    def ends(self, game: Vtes) -> None:
        game.impulse, game.passed = "", ()

    def could(self, game: Vtes, who: Seat) -> bool:
        return (
            CHAPTERS.possible(game, self.name, who)
            or could_use(game, self.name, who)
            or could_play(game, self.name, who)
        )

    def offers(self, game: Vtes, who: Seat) -> Iterator[Option | Refused]:
        yield from CHAPTERS.offered(game, self.name, who)
        yield from plays(game, self.name, who)
        yield from uses(game, self.name, who)

    def owes(self, game: Vtes, who: Seat) -> str:
        """Mandatory items come first (VTES-UNLOCK-03)."""
        owed = CHAPTERS.owed(game, self.name, who)
        return owed or ("VTES-UNLOCK-03" if mandatory(game, self.name, who) else "")

    def question(self, game: Vtes, who: Seat) -> Ask:
        facts, choices = facts_of(game, self.name), self.choices(game, who)
        if self.name == "as-played":
            facts["own"] = facts["caller"] == who
        elif self.name == "action":
            facts["blocks"], facts["wakes"] = blocks_left(game, who), blocks_woken(game, who)
        elif self.name == "block-attempt":
            facts["succeeds"] = not need_stealth(game, who, None)
        elif self.name == "polling":
            facts["votes"] = any(type(choice) is Cast for choice in choices)
        if self.name in ACTIONS:
            facts["awake"] = any(awake(game.action, one) for one in game.ready(who))
        return ask(who, self.name, choices, rule="VTES-IMPULSE-01", part=part(game, who), **facts)

    def passed(self, game: Vtes, who: Seat) -> Impulse:
        """In state A a pass is a final refusal to block, except by the acting Methuselah (VTES-SEQ-07, VTES-R-11), also
        by whoever has tried before (VTES-BLOCK-13); it stands whatever is used afterwards (VTES-R-43), and keeps nobody
        from using anything else (VTES-BLOCK-07)."""
        game.passed = (*game.passed, who)
        action = game.action
        if self.name == "action" and action is not None and who != action.by and who not in action.refused:
            game.action = replace(action, refused=(*action.refused, who))
        return self

    def closed(self, game: Vtes) -> bool:
        """With the turn everything in it is over; else the chapters say (VTES-COMBAT-08, VTES-RES-10)."""
        return game.turn_over or CHAPTERS.closed(game, self.name)


def order(game: Vtes, window: Window) -> tuple[Seat, ...]:
    """The acting Methuselah or side, then whom it concerns, then everybody else clockwise, nobody twice
    (VTES-IMPULSE-01, VTES-IMPULSE-03, VTES-IMPULSE-04, VTES-IMPULSE-08, VTES-R-36)."""
    action, combat = game.action, game.combat
    if combat is not None and window not in ("before-votes", "polling"):
        leading = [
            game.cards[ref].controller if ref in game.cards else side
            for ref, side in zip(combat.fighters, combat.sides, strict=True)
        ]
    elif action is not None:
        leading = [action.by, *concerned(game)]
    else:
        leading = [game.active]
    first = leading[0] if leading[0] in game.seats else game.active
    everybody = (*leading, *game.clockwise(first))
    return tuple([seat for seat in dict.fromkeys(everybody) if seat not in game.gone])


def concerned(game: Vtes) -> list[Seat]:
    """Whom the action is directed at, clockwise; else the prey, who decides first, and the predator (VTES-IMPULSE-03,
    VTES-BLOCK-02)."""
    action = game.action
    assert action is not None
    if action.targets:
        return [seat for seat in game.clockwise(action.by) if seat in action.targets]
    return [seat for seat in (game.prey(action.by), game.predator(action.by)) if seat]


def blocks_left(game: Vtes, who: Seat) -> str:
    """Whether `who` could block, or somebody whoever acts, as everybody can see: `none`, `short` of intercept, or
    `enough`.  By such facts orders know what may be passed over."""
    action = game.action
    seats = order(game, "action") if action is not None and who == action.by else (who,)
    found = [one for seat in seats for one in CHAPTERS.offered(game, "action", seat) if type(one) is Block]
    if not found:
        return "none"
    return "enough" if any(intercept(game, game.cards[one.minion]) >= stealth(game) for one in found) else "short"


def blocks_woken(game: Vtes, who: Seat) -> str:
    """Whether a locked minion of `who` could block if it were woken: `none`, `short` of intercept, or `enough`."""
    action = game.action
    if action is None or who in (action.by, *action.refused):
        return "none"
    if who not in concerned(game) and amount_for(game, "entitled", who) <= 0:
        return "none"
    found = [intercept(game, one) for one in game.ready(who) if one.locked and one.ref not in action.awake]
    if not found:
        return "none"
    return "enough" if max(found) >= stealth(game) else "short"


def facts_of(game: Vtes, window: Window) -> dict[str, Any]:
    """What is being decided, for the words of the question: of each window always the same facts.  `source` is the
    printed card that it is about, of which somebody may say how it is to be answered."""
    action, combat, referendum = game.action, game.combat, game.referendum
    if window == "as-played":
        play = game.plays[-1]
        return {"caller": play.seat, "minion": play.minion, "card": play.card, "source": play.card}
    if window == "prevent":
        mine = [wound for wound in game.wounds if wound.amount and controls(game, game.preventing, wound.to)]
        return {"minion": mine[0].to if mine else "", "amount": sum(wound.amount for wound in mine)}
    if window == "torpor-entry":
        return {"minion": game.falling}
    if window in POLLS and referendum is not None:
        facts = {"caller": referendum.caller, "minion": referendum.vampire, "kind": referendum.kind}
        return {**facts, "card": referendum.card, "source": referendum.card}
    if window in FIGHTS and combat is not None:
        minion, opponent = combat.fighters
        return {"minion": minion, "opponent": opponent, "round": combat.round, "range": combat.range}
    if window in ACTIONS and action is not None:
        card = action.card or action.source
        facts = {"minion": action.minion, "action": action.kind, "card": card, "blocker": action.blocker}
        return {**facts, "source": card.partition(":")[0], "bleeds": action.kind == "bleed"}
    return {"active": game.active, "left": game.transfers if window == "influence-phase" else game.actions_left}


def controls(game: Vtes, seat: Seat, ref: str) -> bool:
    return ref in game.cards and game.cards[ref].controller == seat


POLLS: tuple[Window, ...] = ("before-votes", "polling")
FIGHTS: tuple[Window, ...] = (*COMBAT, "as-strike-chosen")
ACTIONS: tuple[Window, ...] = (*ACTING, "as-announced", "before-block-resolution", "would-succeed", "after-resolution")
