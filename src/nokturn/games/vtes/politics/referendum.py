"""A referendum from its terms to its effect (VTES-REF-01..14; catalogue, section 14.5).

Example of the rulebook: VTES-X-20.
"""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import Impulse, closes
from nokturn.games.vtes.politics.votes import tally
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import POLITICAL, Ability, Effect, Mode, text_of
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Play, Referendum
from nokturn.games.vtes.state.vocabulary import ProcedureName
from nokturn.games.vtes.text.effects import resolve
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Leaf, Rule, call, carries_out, procedure
from nokturn.kernel.asks import Seat
from nokturn.kernel.game import SEATS
from nokturn.kernel.reactions import window


@closes("before-votes", "polling")
def decided(game: Vtes) -> bool:
    """Nothing more can be used: it is cancelled, or passes by itself (VTES-REF-13)."""
    referendum = game.referendum
    return referendum is None or referendum.cancelled or referendum.failed or referendum.automatic


# of a political action


@procedure(
    rule=("VTES-ACT-POL-03", "VTES-REF-01", "VTES-REF-02", "VTES-REF-03", "VTES-REF-14", "VTES-VOTE-02", "VTES-R-13")
)
def called(game: Vtes, play: Play) -> Rule:
    """A political action has succeeded: its caller sets the terms, and the referendum is held.

    The procedure for the terms returns them as a tuple of words, or None if there are none that are legal: then no
    referendum is held, and the action was successful all the same."""
    action = game.action
    assert action is not None
    if not game.is_ready(action.minion):
        return
    terms = yield call(set_terms, wording(game, play).terms, play)
    if terms is None:
        game.tell("no-referendum", minion=play.minion)
        return
    referendum = Referendum(
        caller=play.seat,
        kind="political",
        card=play.card if called_by_card(game, play) else "",
        vampire=play.minion,
        terms=terms,
    )
    wanted = wording(game, play)
    yield call(hold, referendum, wanted.does, wanted.passes, replace(play, chosen=terms))


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def set_terms(game: Vtes, name: str, play: Play) -> Rule:
    """All choices that the referendum needs, none of them made before."""
    if not name:
        return ()
    terms = yield call(name, play)
    return terms


def wording(game: Vtes, play: Play) -> Mode | Ability:
    """The mode of the card, or the ability, by which a referendum is called."""
    text = text_of(play.card)
    by_card = game.action is not None and bool(game.action.card)
    return text.modes[play.mode] if by_card else text.abilities[play.mode]


def called_by_card(game: Vtes, play: Play) -> bool:
    """Only a political action card gives its caller a vote (VTES-VOTE-02)."""
    return game.action is not None and bool(game.action.card) and POLITICAL in LIBRARY[play.card].types


class Share(Leaf, frozen=True):
    """What the terms of a referendum mean for somebody."""

    player: Seat
    amount: int


# because a card says so


class CallReferendum(Effect, frozen=True, kw_only=True):
    """A referendum that is not that of a political action: no modifiers, no reactions, no vote for having called it."""

    effects: tuple[Effect, ...] = ()
    terms: ProcedureName = ""
    passes: ProcedureName = ""


@carries_out(CallReferendum)
@procedure(rule=("VTES-REF-01", "VTES-REF-02", "VTES-REF-03"))
def referendum_by_effect(game: Vtes, play: Play, effect: CallReferendum) -> Rule:
    """Whoever uses the card sets the terms."""
    terms = yield call(set_terms, effect.terms, play)
    if terms is not None:
        referendum = Referendum(caller=play.seat, kind="other", vampire=play.minion, terms=terms)
        yield call(hold, referendum, effect.effects, effect.passes, replace(play, chosen=terms))


# of any kind


@procedure(
    rule=(
        "VTES-REF-01",
        "VTES-REF-04",
        "VTES-REF-08",
        "VTES-REF-09",
        "VTES-REF-10",
        "VTES-REF-12",
        "VTES-REF-13",
        "VTES-R-14",
    )
)
def hold(game: Vtes, referendum: Referendum, effects: tuple[Effect, ...], passes: str, play: Play) -> Rule:
    """What is used before votes are cast; polling; the result; if it passes, its effects and `passes(play)`
    as one event, with the terms as what was chosen.  Says whether it passed.

    Cards "after the referendum" come after its effects, if these leave their player in the game."""
    game.referendum = replace(referendum, automatic=passes_by_itself(game, referendum.vampire))
    game.tell(
        "referendum",
        player=referendum.caller,
        kind=referendum.kind,
        card=referendum.card,
        minion=referendum.vampire,
        terms=tuple([in_words(term) for term in referendum.terms]),
    )
    yield call(window, Impulse("before-votes"))
    yield call(window, Impulse("polling"))
    passed = result(game)
    if passed:
        game.losses = {}
        yield call(resolve, play, effects)
        if passes:
            yield call(passes, play)
        poison(game, referendum)
        yield call(settle)
        if not game.turn_over and referendum.kind != "blood-hunt":
            yield call(fire, "referendum-passed", referendum.vampire)
    elif not game.turn_over and referendum.kind == "political":
        yield call(fire, "referendum-failed", referendum.vampire)
    game.referendum = None
    game.close("referendum")
    return passed


def poison(game: Vtes, referendum: Referendum) -> None:
    """Whoever controls the vampire that called it loses as much as those have lost who have seen to that."""
    caller = game.cards.get(referendum.vampire)
    seat = caller.controller if caller is not None else referendum.caller
    for effect in game.in_force:
        lost = game.losses.get(effect.subject, 0) if effect.what == "poisoned" else 0
        if lost and seat != effect.subject:
            burn_pool(game, seat, lost, effect.source)


def in_words(term: str) -> Share | str:
    """A term as it is told: somebody's share (`A:2`), or what was chosen."""
    seat, _, points = term.partition(":")
    return Share(seat, int(points)) if points and len(seat) == 1 and seat in SEATS else term


def passes_by_itself(game: Vtes, vampire: str) -> bool:
    """Whether an effect on its caller lets it pass without polling (VTES-REF-13)."""
    card = game.cards.get(vampire)
    return card is not None and amount(game, "auto-pass", card) > 0


def result(game: Vtes) -> bool:
    """More votes for than against, and it passes; a tie fails (VTES-REF-09).  The margin is settled before the effects
    (VTES-REF-11, VTES-R-45); it is 0 if it passes by itself (VTES-REF-13)."""
    referendum = game.referendum
    if referendum is None or game.turn_over or game.finished:
        return False
    if referendum.cancelled:
        game.tell("referendum-cancelled", player=referendum.caller, card=referendum.card)
        return False
    votes_for, votes_against = (0, 0) if referendum.automatic or referendum.failed else tally(game)
    passed = not referendum.failed and (referendum.automatic or votes_for > votes_against)
    key = "referendum-passes" if passed else "referendum-fails"
    game.tell(key, player=referendum.caller, card=referendum.card, votes_for=votes_for, votes_against=votes_against)
    if not referendum.automatic:
        charge_opponents(game, referendum)
    if passed and referendum.kind == "political" and game.action is not None:
        game.action = replace(game.action, margin=votes_for - votes_against)
    return passed


def charge_opponents(game: Vtes, referendum: Referendum) -> None:
    """What effects make everybody burn who has cast something against it, each once for each effect."""
    caller = game.cards.get(referendum.vampire)
    price = amount(game, "pool-of-votes-against", caller) if caller is not None else 0
    for seat in dict.fromkeys([ballot.seat for ballot in referendum.cast if ballot.side == "against"]):
        if price and ballot_stands(referendum, seat):
            burn_pool(game, seat, price, referendum.card)


def ballot_stands(referendum: Referendum, seat: Seat) -> bool:
    """Whether something that this Methuselah has cast against it still counts (VTES-VOTE-10)."""
    return any(
        ballot.seat == seat and ballot.side == "against" and ballot.source not in referendum.abstaining
        for ballot in referendum.cast
    )
