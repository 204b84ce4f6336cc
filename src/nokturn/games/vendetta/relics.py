"""Relic cards: each once per game, always by choice, always in public (VEN-REL)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.choices import Decline, GainBlood, LookAround, Restore, ThisCard, ThisDistrict
from nokturn.games.vendetta.content import RELICS
from nokturn.games.vendetta.knowledge import hidden_from, look_at
from nokturn.games.vendetta.resources import gain_blood, place_blood, spendable
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Option, Refused, Rule, Seat, ask, ask_confirm, ask_some, procedure


def has_relic(game: Vendetta, player: Seat, relic: str) -> bool:
    """The player holds that relic and has not used it yet; VEN-REL-03."""
    return game.relics.get(player) == relic and player not in game.spent_relics


def use_relic(game: Vendetta, player: Seat) -> None:
    """Turn the relic over; everybody sees it; VEN-REL-03, VEN-REL-05."""
    game.spent_relics = (*game.spent_relics, player)
    game.tell("uses-relic", player=player, relic=game.relics[player])


# in the own Planning turn: RE02, RE04, RE05


def turn_options(game: Vendetta, player: Seat) -> Iterator[Option | Refused]:
    """What a relic offers in its holder's turn, and why it no longer does."""
    relic = game.relics.get(player)
    if relic is None:
        return
    options: list[Option] = []
    if relic == "RE02":
        options += [Restore(card) for card in game.drained[player]]
    elif relic == "RE04":
        options.append(GainBlood())
    elif relic == "RE05":
        options += [LookAround(d) for d in game.districts if any(x[0] == d for x in hidden_from(game, player))]
    if player in game.spent_relics:
        yield from (Refused(option, "VEN-REL-03") for option in options)
    else:
        yield from options


def use_in_turn(game: Vendetta, player: Seat, choice: Option) -> None:
    """Carry out what `turn_options` offered."""
    use_relic(game, player)
    if isinstance(choice, Restore):
        restore(game, player, choice.ally)
    elif isinstance(choice, GainBlood):
        gain_blood(game, player, RELICS["RE04"].amounts["gain"])
    elif isinstance(choice, LookAround):
        for district, holder, card in hidden_from(game, player):
            if district == choice.district:
                look_at(game, player, district, holder, card)


def restore(game: Vendetta, player: Seat, card: str) -> None:
    """RE02: a drained card is undrained again; it is not gained, and tokens stay."""
    drained = list(game.drained[player])
    drained.remove(card)
    game.drained[player] = tuple(drained)
    game.alliances[player] = (*game.alliances[player], card)
    game.tell("restored", player=player, ally=card)


# in Resolution: RE01, RE03, RE07 (RE06 in withdraw.py, RE08 in reactions.py)


@procedure(rule=("VEN-REL-05", "VEN-R-31", "VEN-R-38"))
def chalice(game: Vendetta) -> Rule:
    """RE01, at the start of Resolution: 1 blood from the pool into the area at every district."""
    for player in player_order(game):
        affordable = spendable(game, player) if has_relic(game, player, "RE01") else 0
        if affordable > 0:
            wanted = yield ask_confirm(player, "chalice", rule="VEN-R-31", relic="RE01")
            if wanted:
                use_relic(game, player)
                count = min(affordable, len(game.districts))
                chosen = yield ask_some(
                    player,
                    "chalice-districts",
                    [ThisDistrict(d) for d in game.districts],
                    count,
                    count,
                    rule="VEN-PLAN-10",
                    auto=True,
                )
                for place in chosen:
                    place_blood(game, player, place.district, 1)


@procedure(rule="VEN-REL-05")
def crown(game: Vendetta, district: str) -> Rule:
    """RE03, before the ranking: more total strength, in a district where you have a card."""
    for player in player_order(game):
        if has_relic(game, player, "RE03") and game.area(district, player).cards:
            wanted = yield ask_confirm(player, "crown", rule="VEN-REL-03", district=district, relic="RE03")
            if wanted:
                use_relic(game, player)
                game.settle(crowned=(*game.fight.crowned, player))


@procedure(rule="VEN-REL-05")
def stake(game: Vendetta, district: str) -> Rule:
    """RE07, at the start of Prepare: one face-up card of a rival has no effect here any more."""
    for player in player_order(game):
        if has_relic(game, player, "RE07") and game.area(district, player).cards:
            targets = face_up_cards_of_others(game, district, player)
            if targets:
                choice = yield ask(
                    player, "stake", [Decline(), *targets], rule="VEN-REL-03", district=district, relic="RE07"
                )
                if isinstance(choice, ThisCard):
                    use_relic(game, player)
                    game.settle(staked=(*game.fight.staked, choice.card))
                    game.tell("staked", player=choice.target, card=choice.card, district=district)


def face_up_cards_of_others(game: Vendetta, district: str, player: Seat) -> tuple[ThisCard, ...]:
    """Face-up cards in rivals' areas, as options."""
    return tuple(
        [
            ThisCard(card.card, seat)
            for seat in game.present(district)
            if seat != player
            for card in game.area(district, seat).cards
            if card.face_up
        ]
    )


def influence_of(relic: str) -> int:
    """Points at game end, used or not; VEN-REL-04."""
    return RELICS[relic].influence
