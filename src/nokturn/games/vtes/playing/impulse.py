"""The impulse: who may use the next card or effect (VTES-IMPULSE-01..08; catalogue, section 14.1).

One window for everything.  Chapters say what can be done in it besides playing cards and using abilities (`offers`),
and which procedure carries an option out (`does`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from nokturn.games.vtes.playing.abilities import abilities_in, could_use, mandatory, uses
from nokturn.games.vtes.playing.playable import could_play, plays
from nokturn.games.vtes.playing.who_is_asked import part
from nokturn.games.vtes.state.choices import Pass
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.timing import ACTING, COMBAT, crowds_in
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.asks import Option, Refused, Seat

Offer = Callable[[Vtes, Seat], Iterable[Option | Refused]]
OFFERS: dict[Window, list[Offer]] = {}
DOES: dict[type[Option], str] = {}
CLOSED: dict[Window, Callable[[Vtes], bool]] = {}
"""By window: whether there is no more point in it (VTES-COMBAT-08, VTES-RES-10)."""


PUBLIC: dict[Offer, Callable[[Vtes, Seat], bool]] = {}
"""Of offers that depend on a hand: whether there could be something, as far as everybody can see."""


def offers(*windows: Window, public: Callable[[Vtes, Seat], bool] | None = None) -> Callable[[Offer], Offer]:
    """Declare what a seat may do in these windows: whether it is anything, everybody must be able to see; of what lies
    in a hand, `public` says whether it could be there."""

    def declare(function: Offer) -> Offer:
        if public is not None:
            PUBLIC[function] = public
        for window in windows:
            OFFERS.setdefault(window, []).append(function)
        return function

    return declare


def does(*options: type[Option]) -> Callable[[Any], Any]:
    """Declare the procedure `(game, seat, option)` that carries these options out."""

    def declare(carried_out: Any) -> Any:
        for option in options:
            DOES[option] = carried_out.name
        return carried_out

    return declare


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
    """Whom the action is directed at, clockwise; else the prey and the predator (VTES-IMPULSE-03)."""
    action = game.action
    assert action is not None
    if action.targets:
        return [seat for seat in game.clockwise(action.by) if seat in action.targets]
    return [seat for seat in (game.prey(action.by), game.predator(action.by)) if seat]


def offered(game: Vtes, window: Window, seat: Seat) -> Iterator[Option | Refused]:
    """Everything `seat` may do while it has the impulse; to pass as well, unless something must be done first."""
    for offer in OFFERS.get(window, ()):
        yield from offer(game, seat)
    yield from plays(game, window, seat)
    yield from uses(game, window, seat)
    owes = must_act(game, window, seat)
    yield Refused(Pass(), owes) if owes else Pass()


def must_act(game: Vtes, window: Window, seat: Seat) -> str:
    """The rule that keeps `seat` from passing: mandatory items come first (VTES-UNLOCK-03)."""
    if window in DUTIES and (rule := DUTIES[window](game, seat)):
        return rule
    return "VTES-UNLOCK-03" if mandatory(game, window, seat) else ""


DUTIES: dict[Window, Callable[[Vtes, Seat], str]] = {}
"""By window: the rule that a seat may not pass by, while it has something to do first."""


def asked(game: Vtes, window: Window, seat: Seat) -> bool:
    """Whether `seat` could do anything, as far as everybody can see: who is asked must not tell what a hand holds."""
    for offer in OFFERS.get(window, ()):
        if offer in PUBLIC:
            if PUBLIC[offer](game, seat):
                return True
        elif any(type(option) is not Refused for option in offer(game, seat)):
            return True
    return could_use(game, window, seat) or could_play(game, window, seat)


def closed(game: Vtes, window: Window) -> bool:
    """Whether the window has lost its point."""
    return game.turn_over or game.finished or (window in CLOSED and CLOSED[window](game))


@procedure(rule=("VTES-IMPULSE-02", "VTES-IMPULSE-05", "VTES-IMPULSE-06", "VTES-IMPULSE-07"))
def window(game: Vtes, name: Window) -> Rule:
    """Until everybody has passed in succession; after every use the impulse is back with the acting Methuselah."""
    waiting = order(game, name)
    while not closed(game, name):
        waiting = pass_it_on(game, name, waiting)
        if not waiting:
            return
        seat = waiting[0]
        use = yield ask(
            seat,
            name,
            offered(game, name, seat),
            rule="VTES-IMPULSE-01",
            part=part(game, seat),
            **about(game, name),
        )
        if isinstance(use, Pass):
            refuse(game, name, seat)
            waiting = waiting[1:]
        else:
            yield call(DOES[type(use)], seat, use)
            yield call("vtes.settle")
            waiting = order(game, name)


def pass_it_on(game: Vtes, name: Window, waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Whoever can do nothing passes; the others still wait for the impulse."""
    if name not in OFFERS and not crowds_in(name) and not any(abilities_in(game, name)):
        return ()
    for at, seat in enumerate(waiting):
        if asked(game, name, seat):
            return waiting[at:]
        refuse(game, name, seat)
    return ()


def refuse(game: Vtes, name: Window, seat: Seat) -> None:
    """In state A a pass is a final refusal to block, except by the acting Methuselah (VTES-SEQ-07, VTES-R-11), also by
    whoever has tried before (VTES-BLOCK-13); it stands whatever is used afterwards (VTES-R-43), and keeps nobody from
    using anything else (VTES-BLOCK-07)."""
    action = game.action
    if name == "action" and action is not None and seat != action.by and seat not in action.refused:
        game.action = replace(action, refused=(*action.refused, seat))


def about(game: Vtes, window: Window) -> dict[str, Any]:
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
        return {**facts, "source": card.partition(":")[0]}
    return {"active": game.active, "left": game.transfers if window == "influence-phase" else game.actions_left}


def controls(game: Vtes, seat: Seat, ref: str) -> bool:
    return ref in game.cards and game.cards[ref].controller == seat


POLLS: tuple[Window, ...] = ("before-votes", "polling")
FIGHTS: tuple[Window, ...] = (*COMBAT, "as-strike-chosen")
ACTIONS: tuple[Window, ...] = (*ACTING, "as-announced", "before-block-resolution", "would-succeed", "after-resolution")
