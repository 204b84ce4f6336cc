"""What a mission brings: a character elevated, or one unlocked; HER-REWARD-03 to -05, HER-DECK-02 to -05."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.chronicle.stickers import (
    clan_stickers,
    give_name,
    is_base_side,
    put_clan,
    turn_to_ancilla,
)
from nokturn.games.heritage.printed.people import LEADER, PEOPLE, Character
from nokturn.games.heritage.state.choices import Elevate, TurnUp
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, procedure


def can_be_elevated(game: Heritage, seat: Seat) -> list[str]:
    """Base-side characters of the bloodline, whoever stands on top of it included; not the torpid, HER-TORPOR-07."""
    return [card for card in awake(game, seat) if PEOPLE[card].kind != LEADER and is_base_side(game, card)]


@procedure(rule=("HER-REWARD-03", "HER-REWARD-04", "HER-REWARD-05", "HER-TORPOR-07"))
def elevate(game: Heritage, seat: Seat, mission: str) -> Rule:
    """The character is turned over and belongs to the clan just played, or is thin-blooded; its ability is not used
    now, HER-R-42.  If there is nobody, the reward is lost; HER-R-40."""
    candidates = can_be_elevated(game, seat)
    if not candidates:
        game.tell("reward-lost", player=seat, mission=mission)
        return
    chosen = yield ask(
        seat, "elevate", [Elevate(card) for card in can_be_elevated(game, seat)], rule="HER-REWARD-03", mission=mission
    )
    game.tell("elevates", player=seat, character=chosen.character)
    turn_to_ancilla(game, seat, chosen.character)
    yield call(put_clan_sticker, seat, chosen.character)
    yield call(give_name, seat, chosen.character)


@procedure(rule=("HER-STICK-02", "HER-STICK-03", "HER-STICK-04"))
def put_clan_sticker(game: Heritage, seat: Seat, card: str) -> Rule:
    """Of the clan just played, or thin-blood."""
    sticker = yield ask(
        seat,
        "clan-sticker",
        clan_stickers(game, game.clans[seat]),
        rule="HER-STICK-02",
        auto=True,
        character=card,
    )
    put_clan(game, seat, card, sticker.clan)


@procedure(rule=("HER-DECK-02", "HER-DECK-03", "HER-DECK-04", "HER-DECK-05", "HER-AFTER-23"))
def unlock_character(game: Heritage, seat: Seat, card: str) -> Rule:
    """The unlocker sees both sides and says which lies up; the card then waits beside the haven, or goes to the deck at
    once."""
    game.tell("unlocks-character", player=seat, character=card, reveals=True)
    turned = yield ask(
        seat,
        "which-side",
        [TurnUp(side, abilities) for side, abilities in PEOPLE[card].sides.items()],
        rule="HER-DECK-04",
        character=card,
    )
    game.cards[card] = Character(turned.side, PEOPLE[card].clan)
    game.beside[seat] = card
    game.tell("turns-up", player=seat, character=card, abilities=turned.abilities)
    if not PEOPLE[card].clan:
        yield call(put_clan_sticker, seat, card)
    waits = yield ask_confirm(seat, "keep-unlocked", rule="HER-DECK-05", character=card)
    if waits:
        game.tell("waits-beside", player=seat, character=card)
    else:
        to_the_deck(game, seat)


def to_the_deck(game: Heritage, seat: Seat) -> None:
    """Whoever waited beside a haven is not kept."""
    card = game.beside.pop(seat)
    game.deck = (*game.deck, card)
    game.tell("joins-deck", character=card)
