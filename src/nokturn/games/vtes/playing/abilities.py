"""What cards in play let their controllers do (VTES-TERM-16, VTES-R-22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from nokturn.games.vtes.playing.convictions import too_few
from nokturn.games.vtes.playing.given import given_in
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import BASE, EQUIPMENT, TEXTS, Ability, Mode, edition, text_of, written
from nokturn.games.vtes.state.choices import UseAbility
from nokturn.games.vtes.state.conditions import holds, unmet
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, OUT_OF_PLAY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import amount, kind_of, out_of_play
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.targets import can_choose
from nokturn.games.vtes.text.timing import WINDOWS, players_of, too_early_or_late
from nokturn.kernel.asks import Option, Refused, Seat

Offering = dict[str, tuple[tuple[int, Ability], ...]]
"""By printed card: its abilities, with their numbers."""


@lru_cache(None)
def _offering(window: Window, texts: int) -> Offering:
    found = {}
    for card, text in TEXTS.items():
        own = tuple([(at, one) for at, one in enumerate(text.abilities) if window in WINDOWS[one.when]])
        if own:
            found[card] = own
    return found


def abilities_in(game: Vtes, window: Window) -> Iterable[tuple[Card, int, Ability]]:
    """Every ability in play that can come true in this window, in torpor too (VTES-TORPOR-07)."""
    offering = _offering(window, edition())
    return () if game.numbers.keys().isdisjoint(offering) else _abilities(game, offering)


def _abilities(game: Vtes, offering: Offering) -> Iterator[tuple[Card, int, Ability]]:
    for card in game.cards.values():
        if card.printed not in offering and card.merged not in offering:
            continue
        if card.region not in OUT_OF_PLAY and not out_of_play(game, card):
            for at, ability in offering.get(card.printed, ()):
                yield card, at, ability
            for at, ability in offering.get(card.merged, ()):
                yield card, BASE + at, ability


def user_of(game: Vtes, card: Card, ability: Ability) -> Seat:
    """Who uses it: whoever controls the card, or the card it is on; or whose turn it is (VTES-UNLOCK-10)."""
    if ability.by == "active":
        return game.active
    if ability.by == "chosen":
        chosen = game.cards.get(card.chosen[0]) if card.chosen else None
        return chosen.controller if chosen is not None and chosen.region in REGIONS else ""
    if ability.by == "host" and card.host in game.cards:
        return game.cards[card.host].controller
    return card.controller


def may_use(game: Vtes, seat: Seat, card: Card, ability: Ability) -> bool:
    """Whether it is this Methuselah who uses it."""
    return ability.by == "anyone" or user_of(game, card, ability) == seat


def performers(game: Vtes, seat: Seat, card: Card, ability: Ability) -> Iterator[Card | None]:
    """Of an action: the minions that can take it (VTES-ACT-CARD-01), retainers never (VTES-R-06); of anything else,
    whose ability it is."""
    if ability.deed is None:
        yield game.cards.get(card.host) if card.region == ATTACHED else None if card.region == IN_PLAY else card
        return
    for minion in game.ready(seat):
        if not minion.locked and (not ability.deed.by or holds(game, ability.deed.by, minion, card, seat)):
            yield minion


def why_not_use(
    game: Vtes, seat: Seat, card: Card, at: int, ability: Ability, minion: Card | None, publicly: bool = False
) -> str:
    """The rule against using the ability now; empty: it can be used, `publicly` as far as everybody knows."""
    rule = too_early_or_late(game, ability.when, seat, minion)
    if rule:
        return rule
    if ability.lock and card.locked:
        # Not even if it is awake (VTES-WAKE-04).
        return "VTES-WORD-02"
    for word in ability.needs:
        if not holds(game, word, minion, card, seat):
            return "VTES-REQ-01"
    if rule := out_of_use(game, seat, card, ability, minion):
        return rule
    for scope in ability.once:
        if game.spent(scope, limit_of(card.ref, at, ability)):
            return "VTES-WORD-01" if scope == "phase" else "VTES-WORD-07"
    payer = minion or card
    if ability.blood and payer.counters < ability.blood:
        return "VTES-REQ-03"
    if ability.pool > game.pool[seat]:
        return "VTES-REQ-04"
    if ability.transfers > game.transfers:
        return "VTES-INFL-01"
    if ability.choose and not can_choose(game, use_announced(seat, card, at, minion), ability.choose, publicly):
        return "VTES-TGT-01"
    for effect in ability.does:
        rule = effect.hindered(game, use_announced(seat, card, at, minion))
        if rule:
            return rule
    return ""


def out_of_use(game: Vtes, seat: Seat, card: Card, ability: Ability, minion: Card | None) -> str:
    """A power is used under the rules of its type of card (VTES-IMB-10), for convictions (VTES-IMB-06); of one of the
    Imbued that has just been incapacitated nothing can be used, as of an ally that burns (VTES-IMB-12)."""
    user = minion or card
    if (
        game.combat is not None
        and kind_of(card.printed) == EQUIPMENT
        and amount(game, "cannot-use-equipment", user) > 0
    ):
        return "VTES-WORD-06"
    if game.spent("action", f"fell/{user.ref}") or game.spent("combat", f"fell/{user.ref}"):
        return "VTES-IMB-12"
    if too_few(game, ability.convictions, user):
        return "VTES-IMB-06"
    if ability.icon:
        able = players_of(game, seat, Mode(ability.icon, ability.when))
        if not any(one is not None and one.ref == user.ref for one in able):
            return "VTES-IMB-10"
    return ""


def limit_of(ref: str, at: int, ability: Ability) -> str:
    """What is used up when this ability of this copy has been used (VTES-WORD-01, VTES-WORD-07, VTES-X-15)."""
    return f"{ref}/{ability.limit or at}"


def use_announced(seat: Seat, card: Card, at: int, minion: Card | None) -> Play:
    """The use of an ability, before anything has been chosen."""
    printed, mode = written(card.printed, card.merged, at)
    return Play(seat=seat, card=printed, mode=mode, minion=minion.ref if minion else "", source=card.ref)


def uses(game: Vtes, window: Window, seat: Seat) -> Iterator[Option | Refused]:
    """Every ability that `seat` can use now."""
    for card, at, ability in abilities_in(game, window):
        if ability.deed is None and not may_use(game, seat, card, ability):
            continue
        for minion in performers(game, seat, card, ability):
            option = UseAbility(card.ref, at, minion.ref if minion and ability.deed else "")
            rule = why_not_use(game, seat, card, at, ability, minion)
            if not rule and ability.discard and lacks_cards(game, seat, ability):
                rule = "VTES-REQ-05"
            facts = (("need", unmet(game, ability.needs, minion, card, seat)),) if rule == "VTES-REQ-01" else ()
            yield Refused(option, rule, facts) if rule else option
    for holder, printed, at, ability in given_in(game, window):
        if holder.controller == seat:
            given, rule = UseAbility(printed, at, holder.ref), why_not_use_given(game, seat, holder, printed, at)
            facts = (("need", unmet(game, ability.needs, holder, holder, seat)),) if rule == "VTES-REQ-01" else ()
            yield Refused(given, rule, facts) if rule else given


def could_use(game: Vtes, window: Window, seat: Seat) -> bool:
    """Whether anything in play could be used by `seat` now, as everybody can see."""
    for card, at, ability in abilities_in(game, window):
        if ability.deed is None and not may_use(game, seat, card, ability):
            continue
        if ability.discard and len(game.hands[seat]) < ability.discards:
            continue
        if any(
            not why_not_use(game, seat, card, at, ability, minion, publicly=True)
            for minion in performers(game, seat, card, ability)
        ):
            return True
    return any(
        holder.controller == seat and not why_not_use_given(game, seat, holder, printed, at)
        for holder, printed, at, _ in given_in(game, window)
    )


def why_not_use_given(game: Vtes, seat: Seat, holder: Card, printed: str, at: int) -> str:
    """The rule against an ability that a card has given to a minion; empty: it can be used."""
    ability = text_of(printed).abilities[at]
    if holder.region in OUT_OF_PLAY:
        return "VTES-TERM-16"
    if rule := too_early_or_late(game, ability.when, seat, holder):
        return rule
    if any(not holds(game, word, holder, holder, seat) for word in ability.needs):
        return "VTES-REQ-01"
    if any(game.spent(scope, given_limit(printed, at, holder.ref)) for scope in ability.once):
        return "VTES-WORD-07"
    if holder.counters < ability.blood:
        return "VTES-REQ-03"
    play = Play(seat=seat, card=printed, mode=at, minion=holder.ref, source=holder.ref)
    return next((rule for effect in ability.does if (rule := effect.hindered(game, play))), "")


def given_limit(printed: str, at: int, minion: str) -> str:
    """What is used up when a given ability has been used."""
    return f"given:{printed}/{at}/{minion}"


AT_RANDOM = "random"
"""As the description of a card that is discarded: chance says which."""


def discardable(game: Vtes, seat: Seat, description: str) -> list[str]:
    """Cards of the hand that fit a description: any card, one of a type, or one that requires a Discipline."""
    hand = dict.fromkeys(game.hands[seat])
    if description in ("any", AT_RANDOM):
        return list(hand)
    return [card for card in hand if description in (*LIBRARY[card].disciplines, *LIBRARY[card].types)]


def lacks_cards(game: Vtes, seat: Seat, ability: Ability) -> bool:
    """Whether the hand does not hold what has to be discarded for it."""
    fitting = discardable(game, seat, ability.discard)
    return sum(card in fitting for card in game.hands[seat]) < ability.discards


def mandatory(game: Vtes, window: Window, seat: Seat) -> bool:
    """Whether something in play has to be used before `seat` may pass (VTES-UNLOCK-03)."""
    return any(
        ability.mandatory
        and may_use(game, seat, card, ability)
        and not why_not_use(game, seat, card, at, ability, minion)
        for card, at, ability in abilities_in(game, window)
        for minion in performers(game, seat, card, ability)
    )
