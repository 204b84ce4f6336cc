"""The table as lines of text that can be read aloud: the turn, what is under way, the own cards, everybody else's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from nokturn.games.vtes.printed.about import THINGS, about
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.board_underway import INDENT, counters_words, line, underway_lines
from nokturn.games.vtes.seen.view import CardView, MethuselahView, VtesView
from nokturn.games.vtes.state.state import ATTACHED, CONTESTED, IN_PLAY, REGIONS
from nokturn.games.vtes.state.stats import IMBUED, VAMPIRE, kind_of
from nokturn.kernel import Ask
from nokturn.kernel.words import Words

__all__ = ["HALF", "THINGS", "about", "board_lines", "scene_lines"]

HALF = 2
"""Victory points are counted in halves."""


def board_lines(shown: VtesView, words: Words) -> list[str]:
    """Everything the viewer knows, from what matters most: what is going on, the own cards, the neighbours, the
    others."""
    everybody = [methuselah_lines(shown, one, words) for one in by_weight(shown)]
    return _parts(turn_lines(shown, words), underway_lines(shown, words), *everybody)


def by_weight(shown: VtesView) -> list[MethuselahView]:
    """Everybody clockwise, the viewer first, then prey and predator, whoever has left the game last; a spectator sees
    all alike."""
    if shown.seat is None:
        return list(shown.methuselahs)
    at = next((at for at, one in enumerate(shown.methuselahs) if one.seat == shown.seat), 0)
    round_table = [*shown.methuselahs[at:], *shown.methuselahs[:at]]
    own = round_table[0]
    near = (own.seat, own.prey, own.predator)
    return sorted(round_table, key=lambda one: (one.gone, near.index(one.seat) if one.seat in near else len(near)))


def scene_lines(shown: VtesView, ask: Ask, words: Words) -> list[str]:
    """What a player wants to see when asked this: what is under way; before a move of one's own all that matters."""
    asked = next(one for one in shown.methuselahs if one.seat == ask.seat)
    parts: list[Iterable[str]] = [underway_lines(shown, words)]
    if ask.prompt in OWN_MOVES and ask.seat == shown.active:
        near = [one for one in shown.methuselahs if one.seat in (asked.prey, asked.predator)]
        beside = near if ask.prompt in AGAINST_OTHERS else ()
        lines = [methuselah_lines(shown, one, words, ash=False) for one in (*beside, asked)]
        return _parts(turn_lines(shown, words), *lines)
    if ask.prompt in BLOCKING:
        parts.append([INDENT + minion_words(shown, card, words) for card in minions(shown, ask.seat)])
    elif ask.prompt in VOTING:
        voters = [card for card in minions(shown, ask.seat) if card.votes]
        parts.append([INDENT + minion_words(shown, card, words) for card in voters])
    return _parts(*parts, hand_line(asked, words))


AGAINST_OTHERS = frozenset({"minion-phase", "master-phase"})
"""Questions for which one wants to see the neighbours as well."""
OWN_MOVES = frozenset({*AGAINST_OTHERS, "unlock-phase", "influence-phase"})
"""Questions about everything one has."""
BLOCKING = frozenset({"action", "block-attempt"})
"""Questions for which one wants to see one's own minions."""
VOTING = frozenset({"before-votes", "polling"})
"""Questions for which one wants to see who has how many votes."""


def _parts(*parts: Iterable[str]) -> list[str]:
    """The parts that say anything, with a free line between them."""
    lines: list[str] = []
    for part in map(list, parts):
        if part:
            lines += [*([""] if lines else []), *part]
    return lines


# the turn


def turn_lines(shown: VtesView, words: Words) -> Iterator[str]:
    if not shown.turn:
        yield words.say("board-setup")
        return
    yield line(words, "board-turn", turn=shown.turn, player=shown.active, phase=shown.phase)
    if shown.phase == "influence":
        yield line(words, "board-transfers", transfers=shown.transfers)
    elif shown.phase in ("master", "discard"):
        yield line(words, "board-actions-left", actions=shown.actions_left, phase=shown.phase)
    yield line(words, "board-edge", player=shown.edge) if shown.edge else words.say("board-edge-free")


# a Methuselah


def methuselah_lines(shown: VtesView, one: MethuselahView, words: Words, *, ash: bool = True) -> Iterator[str]:
    """Numbers, minions, cards in play, what lies face down, what is in the ash heap."""
    if one.gone:
        yield line(words, "board-gone", player=one.seat, points=one.points / HALF)
        return
    facts = {"player": one.seat, "pool": one.pool, "points": one.points / HALF, "hand": one.hand_count}
    facts |= {"size": one.hand_size, "library": one.library, "crypt": one.crypt, "ash": len(one.ash)}
    yield line(words, "board-methuselah-you" if one.seat == shown.seat else "board-methuselah", **facts)
    if one.seat == shown.seat and one.prey:
        yield INDENT + line(words, "board-neighbours", target=one.prey, partner=one.predator)
    if one.withdrawing:
        yield INDENT + words.say("board-withdrawing")
    for card in minions(shown, one.seat):
        yield INDENT + minion_words(shown, card, words)
    lying = [card for card in shown.cards if card.controller == one.seat and card.region in (IN_PLAY, CONTESTED)]
    if lying:
        cards = [card_words(card, words) for card in lying]
        yield INDENT + line(words, "board-in-play", cards=", ".join(cards))
    known = tuple(hidden_words(one, words))
    if known:
        yield INDENT + line(words, "board-uncontrolled", cards=", ".join(known))
    unknown = [card.counters for card in one.uncontrolled if not card.card]
    if unknown:
        yield INDENT + line(words, "board-face-down", count=len(unknown), blood=words.list(unknown))
    if ash and one.ash:
        yield INDENT + line(words, "board-ash", cards=card_counts(one.ash, words))
    if one.hand:
        key = "board-hand" if one.seat == shown.seat else "board-open-hand"
        yield INDENT + line(words, key, cards=card_counts(one.hand, words))


def minions(shown: VtesView, seat: str) -> list[CardView]:
    """The minions of somebody, the ready ones first."""
    mine = [card for card in shown.cards if card.controller == seat and card.region in REGIONS]
    return sorted(mine, key=lambda card: REGIONS.index(card.region))


def minion_words(shown: VtesView, card: CardView, words: Words) -> str:
    """One minion: where and how it is, what it can do beyond the usual, and what is on it."""
    vampire = kind_of(card.printed) in (VAMPIRE, IMBUED)
    blood = line(words, "board-blood" if vampire else "board-life", blood=card.counters, capacity=card.capacity)
    parts = [blood]
    if card.region != REGIONS[0]:
        parts.append(words.say(f"board-{card.region}"))
    if card.locked:
        parts.append(words.say("board-locked"))
    if card.title:
        parts.append(line(words, "board-title-contested" if card.contesting else "board-title", title=card.title))
    numbers = {"bleed": card.bleed, "strength": card.strength}
    parts += [line(words, f"board-{number}", amount=amount) for number, amount in numbers.items() if amount != 1]
    if card.votes:
        parts.append(line(words, "board-votes", amount=card.votes))
    hunters = tuple(seat for seat, ref in shown.marked if ref == card.ref)
    if hunters:
        parts.append(line(words, "board-marked", players=hunters))
    parts += [line(words, "board-tokens", token=one.kind, amount=one.amount) for one in card.tokens]
    on_it = [card_words(one, words) for one in shown.cards if one.region == ATTACHED and one.host == card.ref]
    if on_it:
        parts.append(line(words, "board-attached", cards=", ".join(on_it)))
    return f"{words.name('minion', card.ref)}: {', '.join(parts)}."


def card_words(card: CardView, words: Words) -> str:
    """`Raven Spy (1 life, locked)`; of a card without anything to say only its name."""
    parts = [counters_words(card, words)] if card.counters else []
    if card.locked:
        parts.append(words.say("board-card-locked"))
    if card.region == CONTESTED:
        parts.append(words.say("board-contested"))
    return f"{words.name('card', card.ref)} [{', '.join(parts)}]" if parts else str(words.name("card", card.ref))


def hidden_words(one: MethuselahView, words: Words) -> Iterator[str]:
    """What lies face down, by name as far as the viewer knows it."""
    seen: Counter[str] = Counter()
    for card in one.uncontrolled:
        if card.card:
            seen[card.card] += 1
            facts = {"card": card.card, "copy": seen[card.card], "blood": card.counters}
            yield line(words, "board-own-hidden", **facts, capacity=CRYPT[card.card].capacity)


def card_counts(cards: Iterable[str], words: Words) -> str:
    """`Conditioning (2), Majesty`."""
    found = [(words.name("card", card), number) for card, number in Counter(cards).items()]
    return ", ".join(f"{name} ({number})" if number > 1 else str(name) for name, number in found)


# the own hand


def hand_line(one: MethuselahView, words: Words) -> Iterator[str]:
    if one.hand:
        yield line(words, "board-hand", cards=card_counts(one.hand, words))
