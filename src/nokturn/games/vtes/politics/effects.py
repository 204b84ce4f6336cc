"""What card texts do in politics (catalogue, section 16.3): votes, abstaining, the fate of a referendum, sects."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from nokturn.games.vtes.play.titles import changes_clan, changes_sect
from nokturn.games.vtes.politics.votes import OWN, burn_edge, cast, cast_by, too_dear
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.choices import Cast
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.vocabulary import ClanWord, ConditionWord, SectWord, Side, Who
from nokturn.games.vtes.text.effects import who_is
from nokturn.kernel import Rule, call, carries_out, procedure


class Votes(Effect, frozen=True, kw_only=True):
    """Additional votes (or ballots) of a minion, of the card itself or of a Methuselah in this referendum
    (VTES-VOTE-05, VTES-VOTE-08).

    A minion casts them with its own, as one source (VTES-VOTE-09); if it has cast already, they go the same way."""

    amount: int = 1
    who: Who = "self"
    each: tuple[ConditionWord, ...] = ()
    """Conditions: instead of one minion, every ready one that meets them now."""
    side: Side | Literal[""] = ""
    """`for` or `against`: given for this side only, and so cast at once with all others of their source (VTES-REF-07);
    whoever has voted the other way, or cannot pay for such a vote, cannot gain them."""
    what: Literal["votes", "ballots"] = "votes"

    def hindered(self, game: Vtes, play: Play) -> str:
        if game.referendum is None:
            return "VTES-VOTE-01"
        source = who_is(game, play, self.who)
        if not self.side or cast_by(game.referendum, source) == self.side:
            return ""
        return "VTES-REF-07" if cast_by(game.referendum, source) else too_dear(game, source, self.side)

    def subjects(self, game: Vtes, play: Play) -> list[str]:
        """Whose votes they are."""
        if self.each:
            return [
                card.ref
                for seat in game.playing
                for card in game.ready(seat)
                if all(holds(game, word, card, game.cards.get(play.source), play.seat) for word in self.each)
            ]
        subject = who_is(game, play, self.who)
        if subject in game.seats:
            return [OWN + subject]
        return [subject] if subject in game.cards else []


@carries_out(Votes)
@procedure(rule=("VTES-VOTE-05", "VTES-VOTE-08", "VTES-VOTE-09", "VTES-REF-07"))
def gains_votes(game: Vtes, play: Play, effect: Votes) -> Rule:
    """More votes in this referendum; those for one side only take their source to that side."""
    for subject in effect.subjects(game, play):
        gained = InForce(what=effect.what, subject=subject, amount=effect.amount, lasts="referendum", source=play.card)
        game.in_force = (*game.in_force, gained)
        facts: dict[str, Any] = {"what": effect.what, "amount": effect.amount, "side": effect.side}
        game.tell("gains-votes", source=subject, **facts, card=play.card)
        if effect.side and may_cast(game, subject):
            yield call(cast, game.cards[subject].controller, Cast(subject, effect.side))


def may_cast(game: Vtes, source: str) -> bool:
    """Whether the source has neither voted nor been made to abstain (VTES-VOTE-10)."""
    referendum, card = game.referendum, game.cards.get(source)
    if referendum is None or (card is not None and amount(game, "cannot-vote", card) > 0):
        return False
    return not cast_by(referendum, source) and source not in referendum.abstaining


class Abstain(Effect, frozen=True, kw_only=True):
    """What the minion has cast is out of the tally, and it casts nothing more (VTES-VOTE-10)."""

    who: Who = "chosen"

    def apply(self, game: Vtes, play: Play) -> None:
        referendum, ref = game.referendum, who_is(game, play, self.who)
        if referendum is not None and ref in game.cards:
            game.referendum = replace(
                referendum,
                cast=tuple([ballot for ballot in referendum.cast if ballot.source != ref]),
                abstaining=(*referendum.abstaining, ref),
            )
            game.tell("abstains", minion=ref)


class CancelReferendum(Effect, frozen=True):
    """It neither passes nor fails: it is over."""

    def hindered(self, game: Vtes, play: Play) -> str:
        return "" if game.referendum is not None else "VTES-REF-01"

    def apply(self, game: Vtes, play: Play) -> None:
        if game.referendum is not None:
            game.referendum = replace(game.referendum, cancelled=True)


class FailReferendum(Effect, frozen=True):
    """It fails, whatever anybody has to say."""

    def hindered(self, game: Vtes, play: Play) -> str:
        return "" if game.referendum is not None else "VTES-REF-01"

    def apply(self, game: Vtes, play: Play) -> None:
        if game.referendum is not None:
            game.referendum = replace(game.referendum, failed=True)


class AutoPass(Effect, frozen=True):
    """The referendum, or the one that this action will call, passes without polling (VTES-REF-13)."""

    def apply(self, game: Vtes, play: Play) -> None:
        if game.referendum is not None:
            game.referendum = replace(game.referendum, automatic=True)
        elif game.action is not None:
            passes = InForce(what="auto-pass", subject=game.action.minion, amount=1, source=play.card)
            game.in_force = (*game.in_force, passes)


class BurnEdge(Effect, frozen=True):
    """Only whoever holds the Edge can burn it (VTES-EDGE-05)."""

    def hindered(self, game: Vtes, play: Play) -> str:
        return "" if game.edge == play.seat else "VTES-EDGE-05"

    def apply(self, game: Vtes, play: Play) -> None:
        if game.edge == play.seat:
            burn_edge(game, play.seat)


class CommitDiablerie(Effect, frozen=True, kw_only=True):
    """Diablerie by an effect, with all that follows from it."""

    who: Who = "self"
    victim: Who = "chosen"


class BecomeSect(Effect, frozen=True, kw_only=True):
    """Another sect for good (VTES-SECT-01)."""

    sect: SectWord
    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref in game.cards:
            changes_sect(game, ref, self.sect)


class BecomeClan(Effect, frozen=True, kw_only=True):
    """Another clan for good (VTES-SECT-02)."""

    clan: ClanWord
    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref in game.cards:
            changes_clan(game, ref, self.clan)
