"""Referendums: terms, votes, cards that give votes."""

from __future__ import annotations

from nokturn.games.vtes.bot.phases import best
from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.referendum_view import ReferendumView
from nokturn.games.vtes.state.choices import (
    Cast,
    CastAll,
    CastCard,
    ChooseCard,
    ChooseMethuselah,
    ChooseWord,
    PlayCard,
    UseAbility,
)
from nokturn.kernel.asks import Answer, Ask, Option


def poll(scene: Scene, ask: Ask) -> Answer:
    """Everything for the side that is good for me; cards only if it would be lost without them."""
    referendum = scene.view.referendum
    if referendum is None:
        return best([])
    liking = like(scene, referendum)
    side = "for" if liking > 0 else "against"
    losing = (referendum.votes_for > referendum.votes_against) is (side == "against")
    return best([(vote_value(scene, option, side, liking, losing), option) for option in ask.options])


def vote_value(scene: Scene, option: Option, side: str, liking: float, losing: bool) -> float:
    match option:
        case CastAll(way):
            return 3.5 if way == side and liking != 0 else 0.0
        case Cast(source, way):
            if way != side or liking == 0:
                return 0.0
            return (0.5 if losing and abs(liking) >= 2 else 0.0) if source.startswith("edge") else 3.0
        case CastCard(card, way):
            return 0.4 if way == side and losing and abs(liking) >= 2 and scene.me.hand.count(card) > 1 else 0.0
        case PlayCard(card):
            if not losing or abs(liking) < 1:
                return 0.0
            if card == "protected-district":
                return 1.0 if side == "against" else 0.0
            return 1.0 if side == "for" or card == "scalpel-tongue" else 0.0
        case UseAbility():
            return 0.6 if losing and abs(liking) >= 1 else 0.0
    return 0.0


def like(scene: Scene, referendum: ReferendumView) -> float:
    """How good it is for me if it passes."""
    if referendum.kind == "blood-hunt":
        own = scene.cards.get(referendum.vampire)
        return -3.0 if own is not None and own.controller == scene.seat else 1.0
    if referendum.caller == scene.seat:
        return 3.0
    return by_terms(scene, referendum)


def by_terms(scene: Scene, referendum: ReferendumView) -> float:
    """Somebody else's referendum: what it takes from me, and from my prey."""
    match referendum.card:
        case "kine-resources-contested":
            return 0.5 * burned(referendum, scene.prey) - 2.0 * burned(referendum, scene.seat)
        case "parity-shift":
            rich = referendum.terms[0].partition(":")[0] if referendum.terms else ""
            return -3.0 if rich == scene.seat else 2.0 * burned(referendum, scene.seat)
        case "consanguineous-boon":
            own = sum(card.clan == referendum.terms[0] for card in scene.mine) if referendum.terms else 0
            return 1.0 if own else -1.0
        case "ancilla-empowerment":
            return 1.0 if len(scene.mine) < len(scene.minions(scene.prey)) else -2.0
    return -1.0 if referendum.caller in (scene.prey, scene.predator) else 0.0


def burned(referendum: ReferendumView, seat: str) -> int:
    """The share of somebody in the terms."""
    shares = [term.partition(":") for term in referendum.terms[1 if referendum.card == "parity-shift" else 0 :]]
    return sum(int(points) for who, _, points in shares if who == seat and points.isdigit())


# terms


def share(scene: Scene, ask: Ask) -> Answer:
    """Most of what burns to the prey, the rest to the predator; what is gained, to me."""
    who = dict(ask.args).get("player")
    gaining = dict(ask.args).get("card") == "parity-shift"
    if gaining:
        return ask.high if who == scene.seat else ask.low
    if who == scene.prey:
        return ask.high
    return min(ask.high, 1) if who == scene.predator else ask.low


def clan(scene: Scene, ask: Ask) -> Answer:
    """The clan of which I have the most."""
    counts = {word.word: 0 for word in ask.options if isinstance(word, ChooseWord)}
    for card in scene.mine:
        if card.clan in counts:
            counts[card.clan] += 1
    return ChooseWord(max(counts, key=lambda word: counts[word]))


def rich(scene: Scene, ask: Ask) -> Answer:
    """The prey, if rich enough; else the predator; else anybody."""
    for seat in (scene.prey, scene.predator):
        if ChooseMethuselah(seat) in ask.options:
            return ChooseMethuselah(seat)
    return ask.options[0]


def justicar(scene: Scene, ask: Ask) -> Answer:
    """The biggest of my own."""
    own = [one for one in ask.options if isinstance(one, ChooseCard) and scene.cards[one.card].controller == scene.seat]
    return max(own or ask.options, key=lambda one: CRYPT[scene.cards[one.card].printed].capacity)
