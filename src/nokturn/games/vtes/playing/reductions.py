"""Cards in play that make others cheaper if their controller likes (VTES-REQ-06, VTES-REQ-07).

Such a card has an ability with the timing `paying`, whose only costs are to lock it, to burn it or to be used once.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.playing.abilities import abilities_in, limit_of, user_of, why_not_use
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import Ability, Effect, ability_on, text_of
from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import CardType, ClanWord
from nokturn.games.vtes.text.costs import cost_of
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.asks import Option, Refused


class Reduce(Effect, frozen=True, kw_only=True):
    """So much less blood or pool for a card that is played as one of these types; empty: as any."""

    blood: int = 0
    pool: int = 0
    of: tuple[CardType, ...] = ()
    clan: ClanWord = ""
    """Only for cards that require this clan."""
    keyword: str = ""
    """Only for cards with this word among what is printed on them."""

    def fits(self, card: str, played_as: CardType) -> bool:
        """Whether it makes this card cheaper, played so."""
        printed = LIBRARY[card]
        if self.of and played_as not in self.of:
            return False
        return self.clan in ("", printed.clan) and (not self.keyword or self.keyword in printed.keywords)

    def apply(self, game: Vtes, play: Play) -> None:
        """It has no effect of its own: what a card costs is counted in `costs.py`."""


def applicable(game: Vtes, play: Play) -> Iterator[tuple[str, int, Reduce]]:
    """The reductions that the player could use now for this card."""
    played_as = text_of(play.card).modes[play.mode].played_as
    minion = game.cards.get(play.minion)
    for card, at, ability in abilities_in(game, "paying"):
        if user_of(game, card, ability) != play.seat or (card.ref, at) in play.reduced:
            continue
        for effect in reductions_of(ability):
            if effect.fits(play.card, played_as) and not why_not_use(game, play.seat, card, at, ability, minion):
                yield card.ref, at, effect


def reductions_of(ability: Ability) -> list[Reduce]:
    """What an ability takes off a cost."""
    return [effect for effect in ability.does if isinstance(effect, Reduce)]


def ability_in_play(game: Vtes, ref: str, at: int) -> Ability:
    """What was used of a card in play; it may be gone by now.  A merged vampire has what its base card says as well."""
    card = game.cards.get(ref)
    return ability_on(card.printed, card.merged, at) if card is not None else ability_on(ref.rpartition(":")[0], "", at)


def full_cost(game: Vtes, play: Play) -> tuple[int, int]:
    """Blood and pool of the card, with what its mode adds, less what has been announced already."""
    blood, pool = cost_of(game, play)
    blood += text_of(play.card).modes[play.mode].blood + surcharge(game, play)
    for ref, at in play.reduced:
        for effect in reductions_of(ability_in_play(game, ref, at)):
            blood, pool = blood - effect.blood, pool - effect.pool
    return max(blood, 0), max(pool, 0)


def surcharge(game: Vtes, play: Play) -> int:
    """Blood (or life) that cards of this type cost more (VTES-REQ-10)."""
    minion, played_as = game.cards.get(play.minion), text_of(play.card).modes[play.mode].played_as
    if minion is None:
        return 0
    return amount(game, "cost-blood", minion, of=played_as) + amount(game, "cost-blood-of-next", minion, of=played_as)


def cheapest(game: Vtes, play: Play) -> tuple[int, int]:
    """The cost with everything that could reduce it: a card that costs too much can be played if this much is there."""
    blood, pool = full_cost(game, play)
    for _, _, effect in applicable(game, play):
        blood, pool = blood - effect.blood, pool - effect.pool
    return max(blood, 0), max(pool, 0)


def useful(game: Vtes, play: Play, blood: int, pool: int) -> list[str]:
    """The cards that would take something off what is still to be paid."""
    found = [ref for ref, _, one in applicable(game, play) if (one.blood and blood) or (one.pool and pool)]
    return list(dict.fromkeys(found))


def lacking(game: Vtes, play: Play, blood: int, pool: int) -> str:
    """The rule by which so much cannot be paid; empty: it can."""
    minion = game.cards.get(play.minion)
    if blood and (minion is None or minion.counters < blood):
        return "VTES-REQ-03"
    return "VTES-REQ-04" if pool > game.pool[play.seat] else ""


def cheaper(game: Vtes, play: Play, blood: int, pool: int) -> Iterator[Option | Refused]:
    """Each reduction; none, unless the cost is too high without."""
    for ref in useful(game, play, blood, pool):
        yield ChooseCard(ref)
    rule = lacking(game, play, blood, pool)
    yield Refused(Nothing(), rule) if rule else Nothing()


@procedure(rule="VTES-REQ-06")
def reduce_cost(game: Vtes, play: Play, blood: int, pool: int) -> Rule:
    """As a card is played, and again as its cost is paid, whoever pays says which reductions are used.

    Says how the card is played then, and what is left to pay."""
    while useful(game, play, blood, pool):
        choice = yield ask(
            play.seat,
            "reduce-cost",
            cheaper(game, play, blood, pool),
            rule="VTES-REQ-06",
            card=play.card,
            source=play.card,
        )
        if not isinstance(choice, ChooseCard):
            return play, blood, pool
        for ref, at, effect in tuple(applicable(game, play)):
            if ref == choice.card and (ref, at) not in play.reduced:
                play = replace(play, reduced=(*play.reduced, (ref, at)))
                blood, pool = max(blood - effect.blood, 0), max(pool - effect.pool, 0)
                use_reduction(game, ref, at)
    return play, blood, pool


def use_reduction(game: Vtes, ref: str, at: int) -> None:
    """It is locked, and used up where it can be used once."""
    ability = ability_in_play(game, ref, at)
    for scope in ability.once:
        game.spend(scope, limit_of(ref, at, ability))
    if ability.lock:
        game.change(ref, locked=True)
    game.tell("uses", player=game.cards[ref].controller, card=ref)


@procedure(rule=("VTES-REQ-06", "VTES-REQ-07"))
def burn_spent(game: Vtes, play: Play) -> Rule:
    """What burns to make a card cheaper does so once that card is not cancelled any more."""
    for ref, at in play.reduced:
        if ref in game.cards and ability_in_play(game, ref, at).burn:
            yield call(burn_card, ref)


def take_back_reductions(game: Vtes, play: Play) -> Play:
    """A reduction that was announced for a card that is cancelled counts as not used (VTES-REQ-07)."""
    for ref, at in play.reduced:
        if ref in game.cards:
            ability = ability_in_play(game, ref, at)
            for scope in ability.once:
                game.take_back(scope, limit_of(ref, at, ability))
            if ability.lock:
                game.change(ref, locked=False)
    return replace(play, reduced=())
