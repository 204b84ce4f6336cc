"""What can be asked of bloodlines: who is whose childe, who is awake, where there is room; HER-LINE."""

from __future__ import annotations

from nokturn.games.heritage.printed.abilities import BOUND
from nokturn.games.heritage.printed.people import AS_PRINTED, PEOPLE, Character
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat

MOST_CHILDER = 3
"""HER-RECRUIT-04."""


def character(game: Heritage, card: str) -> Character:
    """A card as it is now."""
    return game.cards.get(card) or AS_PRINTED[card]


def abilities_on(game: Heritage, card: str) -> tuple[str, ...]:
    """Printed abilities of the side that lies up, then stickers; HER-ABIL-02."""
    if not game.cards:
        return PEOPLE[card].sides[AS_PRINTED[card].side]
    now = character(game, card)
    return PEOPLE[card].sides[now.side] + now.stickers


def abilities_of(game: Heritage, vampire: str) -> tuple[str, ...]:
    """All abilities of a vampire, those of tucked cards last; HER-ABIL-02, HER-R-23, HER-TZI-01."""
    found = abilities_on(game, vampire)
    for tucked in game.vampires[vampire].monsters:
        found += abilities_on(game, tucked)
    return found


def is_ancilla(game: Heritage, card: str) -> bool:
    """HER-LINE-08: at least one ability, whatever its source; Bound is one, HER-R-59."""
    return bool(abilities_of(game, card) if card in game.vampires else abilities_on(game, card))


def clan_of(game: Heritage, card: str) -> str:
    return character(game, card).clan


def is_bound_to_others(game: Heritage, seat: Seat, card: str) -> bool:
    """HER-STICK-06: only the player of the card's clan may recruit it."""
    if not game.cards:
        return False
    return BOUND in abilities_on(game, card) and clan_of(game, card) != game.clans[seat]


def childer(game: Heritage, vampire: str) -> list[str]:
    """All childer, torpid ones too; HER-LINE-02."""
    vampires = game.vampires
    return [other for other in game.lines[vampires[vampire].owner] if vampires[other].sire == vampire]


def awake_childer(game: Heritage, vampire: str) -> list[str]:
    vampires = game.vampires
    line = game.lines[vampires[vampire].owner]
    return [other for other in line if vampires[other].sire == vampire and not vampires[other].torpid]


def is_sire(game: Heritage, vampire: str) -> bool:
    """HER-LINE-03; torpid childer make nobody a sire, HER-LINE-04, HER-R-21."""
    return bool(awake_childer(game, vampire))


def awake(game: Heritage, seat: Seat) -> list[str]:
    """The bloodline as effects, missions and scoring see it: the clan leader and all others, HER-LINE-06, without the
    torpid, HER-LINE-01, HER-TORPOR-08, but with their childer, HER-LINE-05, HER-R-44."""
    vampires = game.vampires
    return [vampire for vampire in game.lines[seat] if not vampires[vampire].torpid]


def is_awake(game: Heritage, vampire: str) -> bool:
    """Whether there is such a vampire, and it is not torpid."""
    found = game.vampires.get(vampire)
    return found is not None and not found.torpid


def open_slots(game: Heritage, seat: Seat) -> list[str]:
    """Under whom a recruit may be placed; HER-RECRUIT-04.  Torpid childer hold their places, HER-R-21."""
    vampires = game.vampires
    line = game.lines[seat]
    held = dict.fromkeys(line, 0)
    for vampire in line:
        if sire := vampires[vampire].sire:
            held[sire] += 1
    return [vampire for vampire in line if held[vampire] < MOST_CHILDER and not vampires[vampire].torpid]


def may_fall(game: Heritage, vampire: str) -> bool:
    """HER-TORPOR-09, HER-R-22: its owner keeps an open slot."""
    found = game.vampires[vampire]
    return not found.torpid and any(other != vampire for other in open_slots(game, found.owner))


def coterie(game: Heritage, leader: str) -> list[str]:
    """The leader and its direct childer, without torpid ones; HER-SCHEME-02."""
    return [*([leader] if is_awake(game, leader) else []), *awake_childer(game, leader)]


def pack(game: Heritage, leader: str) -> list[str]:
    """HER-GAN-01, HER-GAN-02: all of the bloodline from where the leader is from, not only the coterie, HER-GAN-03;
    wanderers among themselves.  The torpid ones are left to whoever asks: a renewal finds them too."""
    home = PEOPLE[leader].geography
    return [one for one in game.lines[game.vampires[leader].owner] if PEOPLE[one].geography == home]


def enemies_of(game: Heritage, seat: Seat) -> list[str]:
    """The declared enemies of the Brujah player, each once; HER-BRU-02, HER-BRU-03."""
    if game.clans.get(seat) != "brujah":
        return []
    return [one for one in dict.fromkeys(game.enemies.values()) if is_awake(game, one)]
