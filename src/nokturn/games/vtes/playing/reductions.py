"""Cards in play that make others cheaper if their controller likes (VTES-REQ-06, VTES-REQ-07).

Such a card has an ability with the timing `paying`, whose only costs are to lock it, to burn it or to be used once.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.playing.abilities import abilities_in, limit_of, may_use, why_not_use
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import Ability, Effect, ability_on, text_of
from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import CardType, ClanWord
from nokturn.games.vtes.text.costs import cost_of
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, ask_number, call, procedure
from nokturn.kernel.asks import Option, Refused


class Reduce(Effect, frozen=True, kw_only=True):
    """So much less blood or pool for a card that is played as one of these types; empty: as any."""

    blood: int = 0
    pool: int = 0
    of: tuple[CardType, ...] = ()
    either: bool = False
    """Of a card that costs both it takes off the one or the other."""
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


class PayFrom(Effect, frozen=True, kw_only=True):
    """Counters of the card pay blood, or pool, for a card that is played as one of these types, as many as its player
    likes; how many is said as the card is announced."""

    of: tuple[CardType, ...]
    blood: bool = True
    pool: bool = False

    def fits(self, card: str, played_as: CardType) -> bool:
        """Whether its counters can pay for this card, played so."""
        return not self.of or played_as in self.of

    def apply(self, game: Vtes, play: Play) -> None:
        """It has no effect of its own: the counters are burned as the cost is paid."""


def applicable(game: Vtes, play: Play) -> Iterator[tuple[str, int, Reduce | PayFrom]]:
    """The reductions that the player could use now for this card; counters only as long as it is being announced."""
    played_as = text_of(play.card).modes[play.mode].played_as
    minion = game.cards.get(play.minion)
    for card, at, ability in abilities_in(game, "paying"):
        if not may_use(game, play.seat, card, ability) or (card.ref, at) in play.reduced:
            continue
        for effect in reductions_of(ability):
            if isinstance(effect, PayFrom) and (game.action is not None and game.action.limbo == play.source):
                continue
            if effect.fits(play.card, played_as) and not why_not_use(game, play.seat, card, at, ability, minion):
                yield card.ref, at, effect


def reductions_of(ability: Ability) -> list[Reduce | PayFrom]:
    """What an ability takes off a cost."""
    return [effect for effect in ability.does if isinstance(effect, Reduce | PayFrom)]


def worth(game: Vtes, ref: str, effect: Reduce | PayFrom) -> tuple[int, int]:
    """How much blood and pool it takes off at most."""
    if isinstance(effect, Reduce):
        return effect.blood, effect.pool
    counters = game.cards[ref].counters
    return counters if effect.blood else 0, counters if effect.pool else 0


def less(blood: int, pool: int, by: int) -> tuple[int, int]:
    """A cost without what counters pay of it, of cards in play: a card costs the one or the other."""
    return (max(blood - by, 0), pool) if blood else (blood, max(pool - by, 0))


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
            if isinstance(effect, Reduce):
                blood, pool = taken_off(effect, max(blood, 0), max(pool, 0), burned_besides(play))
    for _, number in play.paid:
        blood, pool = less(max(blood, 0), max(pool, 0), number)
    return max(blood, 0), max(pool, 0)


def taken_off(effect: Reduce, blood: int, pool: int, besides: int) -> tuple[int, int]:
    """A cost with a reduction; of one that goes for either the blood comes first.  What is burned besides stays."""
    least = min(blood, besides)
    if effect.either and blood > least and pool:
        return max(blood - effect.blood, least), pool
    return max(blood - effect.blood, least), max(pool - effect.pool, 0)


def burned_besides(play: Play) -> int:
    """Blood that the mode makes the minion burn, which is no cost of the card (ANK 20210226)."""
    modes = text_of(play.card).modes
    return modes[play.mode].blood if modes else 0


def surcharge(game: Vtes, play: Play) -> int:
    """Blood (or life) that cards of this type cost more (VTES-REQ-10)."""
    minion, played_as = game.cards.get(play.minion), text_of(play.card).modes[play.mode].played_as
    if minion is None:
        return 0
    return amount(game, "cost-blood", minion, of=played_as) + amount(game, "cost-blood-of-next", minion, of=played_as)


def cheapest(game: Vtes, play: Play) -> tuple[int, int]:
    """The cost with everything that could reduce it: a card that costs too much can be played if this much is there."""
    blood, pool = full_cost(game, play)
    for ref, _, effect in applicable(game, play):
        if isinstance(effect, Reduce):
            blood, pool = taken_off(effect, blood, pool, burned_besides(play))
        else:
            own, other = worth(game, ref, effect)
            blood, pool = max(blood - own, 0), max(pool - other, 0)
    return blood, pool


def useful(game: Vtes, play: Play, blood: int, pool: int) -> list[str]:
    """The cards that would take something off what is still to be paid."""
    found = [(ref, worth(game, ref, one)) for ref, _, one in applicable(game, play)]
    return list(
        dict.fromkeys([ref for ref, off in found if (off[0] and blood > burned_besides(play)) or (off[1] and pool)])
    )


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
        ref, at = first_of(game, play, choice.card)
        play = replace(play, reduced=(*play.reduced, (ref, at)))
        use_reduction(game, ref, at)
        for effect in reductions_of(ability_in_play(game, ref, at)):
            if isinstance(effect, Reduce):
                blood, pool = taken_off(effect, blood, pool, burned_besides(play))
        most = payable(game, ref, at, blood, pool)
        if most:
            number = yield ask_number(
                play.seat, "pay-from", 1, most, rule="VTES-REQ-06", auto=True, card=play.card, source=ref
            )
            play = replace(play, paid=(*play.paid, (ref, number)))
            blood, pool = less(blood, pool, number)
    return play, blood, pool


def first_of(game: Vtes, play: Play, ref: str) -> tuple[str, int]:
    """The reduction that a card offers."""
    return next((one, at) for one, at, _ in applicable(game, play) if one == ref)


def payable(game: Vtes, ref: str, at: int, blood: int, pool: int) -> int:
    """How many counters of a card can pay for what is left."""
    most = 0
    for effect in reductions_of(ability_in_play(game, ref, at)):
        if isinstance(effect, PayFrom):
            most = min(game.cards[ref].counters, (blood if effect.blood else 0) or (pool if effect.pool else 0))
    return most


def pay_from(game: Vtes, paid: tuple[tuple[str, int], ...], blood: int, pool: int) -> tuple[int, int]:
    """The counters are burned as the cost is paid; what is not there any more has to be paid otherwise."""
    for ref, number in paid:
        burned = burn_counters(game, ref, number) if ref in game.cards else 0
        blood, pool = (blood, pool + number - burned) if pool else (blood + number - burned, pool)
    return blood, pool


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
    return replace(play, reduced=(), paid=())
