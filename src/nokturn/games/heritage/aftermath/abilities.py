"""Step 5: everybody may put one ability sticker on an ancilla; HER-AFTER-12 to -15."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.aftermath.record import in_order
from nokturn.games.heritage.bloodline.line import awake, character
from nokturn.games.heritage.chronicle.sheets import sheet_of
from nokturn.games.heritage.chronicle.stickers import fits, free_slots, used, within_reach
from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.chronicle.stickers import COPIES
from nokturn.games.heritage.state.choices import NoSticker, PutAbility, PutOn
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, call, procedure


def available(game: Heritage, seat: Seat) -> list[str]:
    """HER-AFTER-13: enough dots in the trait, and a copy left."""
    dots, gone = dict(sheet_of(game, seat).dots), used(game.cards)
    return [one for one in ABILITIES if COPIES[one] > gone[one] and within_reach(dots, one)]


def hosts(game: Heritage, seat: Seat) -> list[str]:
    """HER-AFTER-12, HER-AFTER-14: ancillae of the bloodline with a free slot that some sticker fits; neither the
    torpid, HER-TORPOR-07, HER-R-48, nor leaders' cards, base sides or tucked cards."""
    there = available(game, seat)
    return [
        card
        for card in awake(game, seat)
        if free_slots(game, card) > 0 and any(fits(game, card, ability) for ability in there)
    ]


@procedure(rule="HER-AFTER-12")
def place_stickers(game: Heritage) -> Rule:
    for seat in in_order(game):
        yield call(place_sticker, seat)


@procedure(rule=("HER-AFTER-12", "HER-AFTER-13", "HER-AFTER-14", "HER-AFTER-15", "HER-STICK-07"))
def place_sticker(game: Heritage, seat: Seat) -> Rule:
    """First the card, then what goes on it; it stays there for ever."""
    host = yield ask(
        seat, "put-on", [*[PutOn(card) for card in hosts(game, seat)], NoSticker()], rule="HER-AFTER-12", auto=True
    )
    if isinstance(host, NoSticker):
        return
    sticker = yield ask(
        seat,
        "put-ability",
        [PutAbility(one) for one in available(game, seat) if fits(game, host.character, one)],
        rule="HER-AFTER-13",
        auto=True,
        character=host.character,
    )
    now = character(game, host.character)
    game.cards[host.character] = replace(now, stickers=(*now.stickers, sticker.ability))
    game.tell("ability-sticker", player=seat, character=host.character, ability=sticker.ability)
