"""Playing cards: what may be played, what joins, and what it gives; GRAIL-COMBAT-PLAY, GRAIL-DIPLO-SEQ-01."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.encounter.cards.abilities import on_placement
from nokturn.games.grail.encounter.cards.bonuses import give_bonus
from nokturn.games.grail.encounter.cards.hands import hand_of
from nokturn.games.grail.encounter.cards.keys import Joint, has_chain, joints, magic_may_join
from nokturn.games.grail.encounter.cards.sequence import added, open_edge
from nokturn.games.grail.encounter.participants import card_of, fray_of, has_trait, is_in
from nokturn.games.grail.printed.language.vocabulary import Attribute
from nokturn.games.grail.state.encounter import Placed
from nokturn.games.grail.state.encounter_choices import PlayCard
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Refused, Rule, call, procedure

MOST_AT_SPEED = 2
"""Cards in an Activation against a quick enemy; GRAIL-TRAIT-SPEED."""


def joints_of(state: Grail, hero: str, card: str, *, magic: bool) -> tuple[Joint, ...]:
    """What the card would join at the end of the Sequence, played by this Character."""
    edge = open_edge(state.content, fray_of(state))
    return joints(edge, card_of(state, card).bonuses, state.heroes[hero].attribute, magic=magic)


def can_pay_magic(state: Grail, hero: str) -> bool:
    """GRAIL-RES-05, R-06: with the Active Character's own Magic, unless it is free."""
    return fray_of(state).magic_free or state.heroes[hero].magic >= 1


def magic_row_meets(state: Grail, card: str) -> bool:
    return magic_may_join(open_edge(state.content, fray_of(state)), card_of(state, card).bonuses)


def top_card_first(state: Grail) -> bool:
    """In Panic no card of the hand is the first one; GRAIL-COMBAT-PANIC-01."""
    fray = fray_of(state)
    return fray.frightened and fray.cards_played == 0


def obstacle(state: Grail, hero: str, card: str, *, magic: bool) -> str:
    """The rule that forbids playing the card now; empty: it may be played."""
    fray = fray_of(state)
    if top_card_first(state):
        return "GRAIL-COMBAT-PANIC-01"
    if has_trait(state, "speed", hero) and fray.cards_played >= MOST_AT_SPEED:
        return "GRAIL-TRAIT-SPEED"
    if magic and not can_pay_magic(state, hero):
        return "GRAIL-COMBAT-KEY-04"
    further = fray.cards_played > 0 and not fray.chained
    if further and not has_chain(joints_of(state, hero, card, magic=magic)):
        only_by_magic = magic_row_meets(state, card) and has_chain(joints_of(state, hero, card, magic=True))
        return "GRAIL-COMBAT-PLAY-06" if only_by_magic else "GRAIL-COMBAT-PLAY-03"
    return ""


def ways_to_play(state: Grail, hero: str) -> Iterator[PlayCard | Refused]:
    """Every card of the hand, with and without its magic key, and why not."""
    for card in hand_of(state, hero):
        for magic in (False, True) if magic_row_meets(state, card) else (False,):
            rule = obstacle(state, hero, card, magic=magic)
            yield Refused(PlayCard(card, magic), rule) if rule else PlayCard(card, magic)


def pay_magic(state: Grail, hero: str) -> None:
    """1 Magic, unless the next magic key of this Activation is free; it is lost with the card."""
    fray = fray_of(state)
    if fray.magic_free:
        fray.magic_free = False
    else:
        state.change(hero, magic=state.heroes[hero].magic - 1)


def rows_joined(joined: tuple[Joint, ...]) -> tuple[int, ...]:
    return tuple([one.row for one in joined])


def attributes_of(joined: tuple[Joint, ...]) -> tuple[Attribute, ...]:
    return tuple([one.attribute for one in joined if one.attribute is not None])


@procedure(rule=("GRAIL-COMBAT-PLAY-02", "GRAIL-COMBAT-KEY-03", "GRAIL-COMBAT-KEY-06", "GRAIL-DIPLO-SEQ-01"))
def play_card(state: Grail, hero: str, card: str, magic: bool) -> Rule:
    """Keys join now and never later; bonuses from the top row to the bottom row; then the card is part of the Sequence
    and its placement abilities follow (R-21).  The card has left hand or deck already."""
    fray = fray_of(state)
    fray.playing = card
    joined = joints_of(state, hero, card, magic=magic)
    if magic:
        pay_magic(state, hero)
    first = fray.cards_played == 0
    fray.chained = False
    fray.cards_played += 1
    fray.withheld = first and has_trait(state, "defensive", hero)
    state.tell("plays", hero=hero, card=card, magic=magic, keys=tuple([one.key for one in joined]))
    for joint in joined:
        if is_in(state, hero):
            yield call(give_bonus, hero, joint)
    fray = fray_of(state)
    delayed = any(ability.when == "delay" for ability in card_of(state, card).abilities)
    fray.playing = ""
    fray.sequence = added(
        state.content,
        fray.sequence,
        Placed(card, hero, attributes_of(joined), waiting=delayed, rows=rows_joined(joined)),
    )
    if is_in(state, hero):
        yield call(on_placement, hero, card)
    fray_of(state).withheld = False


@procedure(rule="GRAIL-COMBAT-PLAY-01")
def play_from_hand(state: Grail, hero: str, play: PlayCard) -> Rule:
    fray = fray_of(state)
    fray.hands[hero] = tuple([card for card in hand_of(state, hero) if card != play.card])
    yield call(play_card, hero, play.card, play.magic)
