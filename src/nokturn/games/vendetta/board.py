"""The table as lines of text that can be read aloud, and what is printed on things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nokturn.games.vendetta.content import ALLIANCE, CARDS, CLANS, LOCATIONS, RELICS, VICTIMS
from nokturn.games.vendetta.view import AreaView, CardView, PlayerView, VendettaView
from nokturn.kernel import Ask, Seat
from nokturn.kernel.words import Words

THINGS = (*CLANS, *CARDS, *ALLIANCE, *LOCATIONS, *RELICS)
"""Everything somebody might want to read."""

INDENT = "  "


def board_lines(shown: VendettaView, words: Words) -> list[str]:
    """Everything the viewer knows: the round, the players, the districts, the own hand."""
    players = [line for seat in shown.players for line in player_lines(shown, seat, words)]
    return _parts(round_lines(shown, words), players, city_lines(shown, words), own_lines(shown, words))


def scene_lines(shown: VendettaView, ask: Ask, words: Words) -> list[str]:
    """What a player wants to see when asked this: the board, the part of it at stake, or nothing more."""
    if ask.prompt == "turn":
        return board_lines(shown, words)
    if ask.prompt == "keep":
        return _parts(city_lines(shown, words), own_lines(shown, words))
    if ask.prompt == "stay-or-withdraw":
        here = shown.fighting
        present = [seat for seat in shown.order if any(_area_parts(shown.areas[here].get(seat), words))]
        return _parts(
            district_lines(shown, here, words), [_player_line(shown, shown.players[seat], words) for seat in present]
        )
    return []


def _parts(*parts: Iterable[str]) -> list[str]:
    """The parts that say anything, with a free line between them."""
    lines: list[str] = []
    for part in map(list, parts):
        if part:
            lines += [*([""] if lines else []), *part]
    return lines


# the round


def round_lines(shown: VendettaView, words: Words) -> Iterator[str]:
    if not shown.phase:
        yield _say(words, "board-setup", player=shown.ambition)
        return
    yield _say(words, "board-round", round=shown.round, phase=shown.phase, player=shown.ambition)
    yield _say(words, "board-order", players=shown.order)


# players


def player_lines(shown: VendettaView, seat: Seat, words: Words) -> Iterator[str]:
    """One player: what lies open in front of them."""
    player = shown.players[seat]
    if player.out:
        yield _say(words, "board-out", player=seat)
        return
    yield _player_line(shown, player, words)
    if player.alliance:
        yield INDENT + _say(words, "board-alliance", members=_members(player.alliance, words)) + "."
    elif shown.phase:
        yield INDENT + _say(words, "board-no-alliance") + "."
    if player.drained:
        yield INDENT + _say(words, "board-drained", members=_members(player.drained, words)) + "."


def _player_line(shown: VendettaView, player: PlayerView, words: Words) -> str:
    name = words.name("player", player.seat)
    if player.seat == shown.seat:
        name = f"{name} ({words.say('board-you')})"
    clan = words.name("clan", player.clan) if player.clan else words.say("board-no-clan")
    parts = [f"{name}: {clan}"]
    if shown.phase:
        numbers = {"blood": player.blood, "influence": player.influence}
        parts.append(_say(words, "board-player", **numbers, hand=player.hand_size, deck=player.deck_size))
    if player.ready_tokens or player.used_tokens:
        parts.append(_say(words, "board-tokens", ready=player.ready_tokens, used=player.used_tokens))
    if player.seat == shown.ambition:
        parts.append(words.say("board-ambition"))
    if player.relic:
        parts.append(_say(words, "board-relic-used" if player.relic_used else "board-relic", relic=player.relic))
    if player.team:
        parts.append(_say(words, "board-team", team=player.team))
    return ", ".join(parts) + "."


def _members(cards: tuple[str, ...], words: Words) -> str:
    """Allies with their numbers; victims are all alike (VEN-CARD-02) and share one entry."""
    victims = tuple([card for card in cards if card in VICTIMS])
    entries = [ally_numbers(card, words) for card in cards if card not in VICTIMS]
    if victims:
        entries.append(_say(words, "board-victims", count=len(victims), allies=victims))
    return "; ".join(entries)


def ally_numbers(ally: str, words: Words) -> str:
    """An ally by name, with the four numbers of the card."""
    printed = ALLIANCE[ally]
    facts: dict[str, Any] = {"ally": ally, "kind": printed.kind, "feed": printed.feed, "influence": printed.influence}
    if not printed.drainable:
        return _say(words, "board-ally-not-drained", **facts)
    return _say(words, "board-ally", **facts, blood=printed.drain_blood, left=printed.drained_influence)


# districts


def city_lines(shown: VendettaView, words: Words) -> Iterator[str]:
    """All districts, in the order in which they will be resolved."""
    if shown.phase:
        for district in shown.districts:
            yield from district_lines(shown, district, words)


def district_lines(shown: VendettaView, district: str, words: Words) -> Iterator[str]:
    """One district: its ally, its location, and who has what there."""
    fighting = district == shown.fighting
    yield _say(words, "board-fighting" if fighting else "board-district", district=district)
    if district in shown.allies:
        ally = shown.allies[district]
        text = ALLIANCE[ally].text(words.lang)
        yield INDENT + _say(words, "board-waits", ally=ally_numbers(ally, words)) + (f" {text}" if text else "")
    else:
        yield INDENT + words.say("board-no-ally")
    if district in shown.locations:
        location = shown.locations[district]
        yield f"{INDENT}{_say(words, 'board-location', location=location)} {LOCATIONS[location].text(words.lang)}"
    empty = True
    for seat in shown.order:
        parts = _area_parts(shown.areas[district].get(seat), words)
        if parts:
            empty = False
            yield INDENT + _say(words, "board-area", player=seat, cards="; ".join(parts)) + "."
    if empty:
        yield INDENT + words.say("board-nobody")
    if fighting and shown.staked:
        yield INDENT + _say(words, "board-staked", cards=shown.staked)
    if fighting and shown.curfew:
        yield INDENT + _say(words, "board-curfew", players=shown.curfew)
    if fighting and shown.ranking:
        yield INDENT + _say(words, "board-ranking", players=shown.ranking)


def _area_parts(area: AreaView | None, words: Words) -> list[str]:
    """The cards of an area, then its blood."""
    if area is None:
        return []
    parts = [card_words(card, words) for card in area.cards]
    return [*parts, _say(words, "blood", amount=area.blood)] if area.blood else parts


def card_words(card: CardView, words: Words) -> str:
    """A deployed card, as far as the viewer knows it; a hidden one goes by its handle."""
    if not card.card:
        return _say(words, "board-hidden", handle=card.handle)
    if card.public and not card.face_up:
        return _say(words, "board-hidden-public", card=card.card)
    key = "board-card" if card.face_up else "board-hidden-known"
    return _say(words, key, card=card.card, strength=CARDS[card.card].strength, kind=CARDS[card.card].kind)


# the own hand


def own_lines(shown: VendettaView, words: Words) -> Iterator[str]:
    """What only the viewer sees."""
    if shown.seat is None or not shown.phase or shown.players[shown.seat].out:
        return
    yield words.say("board-hand" if shown.hand else "board-hand-empty")
    yield from [INDENT + hand_card(card, words) for card in shown.hand]
    if shown.drawn:
        yield words.say("board-drawn")
        yield from [INDENT + hand_card(card, words) for card in shown.drawn]
    if shown.bottom:
        yield _say(words, "board-bottom", cards=shown.bottom)
    yield _say(words, "board-decks", allies=shown.allies_left, victims=shown.victims_left)


def hand_card(card: str, words: Words) -> str:
    """A card in the own hand, with its text."""
    printed = CARDS[card]
    facts = {"name": printed.name(words.lang), "id": card.lower(), "strength": printed.strength, "kind": printed.kind}
    return _say(words, "board-hand-card", **facts, text=printed.text(words.lang))


# what is printed


def about(thing: str, words: Words) -> str:
    """What is printed on the card or sheet `thing`, in one paragraph; '' if it is none."""
    lang, facts = words.lang, {"id": thing.lower(), "name": words.name("card", thing)}
    if thing in CLANS:
        clan = CLANS[thing]
        text = clan.about_pl if lang == "pl" else clan.about_en
        return _say(words, "about-clan", **facts, character=clan.character, text=text)
    if thing in CARDS:
        card = CARDS[thing]
        facts |= {
            "name": card.name(lang),
            "clan": words.name("clan", card.clan),
            "kind": card.kind,
            "text": card.text(lang),
        }
        return _say(words, "about-card", **facts, strength=card.strength, starter=card.starter)
    if thing in ALLIANCE:
        ally = ALLIANCE[thing]
        facts |= {"role": ally.role_pl if lang == "pl" else ally.role_en, "kind": ally.kind, "text": ally.text(lang)}
        return _say(words, "about-ally", **facts, numbers=_printed_numbers(thing, words)).strip()
    if thing in LOCATIONS:
        return _say(words, "about-location", **facts, text=LOCATIONS[thing].text(lang))
    if thing in RELICS:
        relic = RELICS[thing]
        return _say(words, "about-relic", **facts, influence=relic.influence, text=relic.text(lang))
    return ""


def _printed_numbers(ally: str, words: Words) -> str:
    printed = ALLIANCE[ally]
    facts = {"feed": printed.feed, "influence": printed.influence}
    if not printed.drainable:
        return _say(words, "about-ally-numbers-not-drained", **facts)
    return _say(words, "about-ally-numbers", **facts, blood=printed.drain_blood, left=printed.drained_influence)


def _say(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
