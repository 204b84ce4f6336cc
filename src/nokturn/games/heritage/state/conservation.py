"""What can never be true of a table; the fuzzer asks after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES, schemes_of
from nokturn.games.heritage.state.inventory import in_the_game
from nokturn.games.heritage.state.state import Heritage

MOST_CHILDER = 3
BOONS = 3


def faults(game: Heritage) -> list[str]:
    return [*_characters(game), *_trees(game), *_tokens(game), *_schemes(game), *_theatres(game)]


def _characters(game: Heritage) -> Iterator[str]:
    """Every character lies somewhere, and only once."""
    there = Counter([*game.deck, *game.queue, *game.discard, *([game.arriving] if game.arriving else [])])
    for card, vampire in game.vampires.items():
        there.update([card, *vampire.monsters])
    # Whoever is kept in the aftermath is in the haven before the bloodlines are cleared away.
    servants = [haven.servant for haven in game.havens.values() if haven.servant]
    there.update([card for card in servants if card not in game.vampires])
    there.update(game.beside.values())
    found = Counter({card: count for card, count in there.items() if PEOPLE[card].kind != LEADER})
    if (game.deck or game.queue) and found != Counter(in_the_game(game)):
        lost = sorted(set(in_the_game(game)) - set(found))
        twice = sorted([card for card, count in found.items() if count > 1])
        yield f"characters are lost ({lost}) or doubled ({twice})"
    if len(game.queue) > 5 or (len(game.queue) < 4 and game.deck):
        yield f"the queue holds {len(game.queue)}"


def _trees(game: Heritage) -> Iterator[str]:
    """HER-LINE-02, HER-RECRUIT-04: one on top of each bloodline, everybody else under somebody of it."""
    for seat, line in game.lines.items():
        childer = Counter([game.vampires[one].sire for one in line])
        if childer.pop("", 0) != 1 or game.vampires[game.tops[seat]].sire:
            yield f"{seat} has no single leader"
        if max(childer.values(), default=0) > MOST_CHILDER:
            yield f"{seat} has a sire of more than {MOST_CHILDER} childer"
        if set(childer) - set(line) or any(game.vampires[one].owner != seat for one in line):
            yield f"the bloodline of {seat} is torn"
        if all(game.vampires[one].torpid for one in line):
            yield f"all of {seat}'s vampires are torpid"
    if sum([len(line) for line in game.lines.values()]) != len(game.vampires):
        yield "somebody belongs to no bloodline"


def _tokens(game: Heritage) -> Iterator[str]:
    """HER-BOON-02: three boons of every clan in play; nothing is below nothing."""
    boons = Counter([boon for vampire in game.vampires.values() for boon in vampire.boons])
    boons.update([boon for boon in game.markets.values() if boon])
    if boons != Counter({game.clans[seat]: BOONS for seat in game.tops}):
        yield f"the boons are {sorted(boons.items())}"
    if any(vampire.potency < 0 or vampire.infamy < 0 for vampire in game.vampires.values()):
        yield "a vampire has less than nothing"
    titles = [vampire.title for vampire in game.vampires.values() if vampire.title]
    if len(set(titles)) != len(titles):
        yield f"titles are held twice: {sorted(titles)}"
    if set(game.reserved.values()) - set(game.queue):
        yield "somebody has reserved who is not in the queue"


def _schemes(game: Heritage) -> Iterator[str]:
    """Every scheme of a clan in play lies somewhere, and only once."""
    for seat in game.scheme_decks:
        clan = game.clans[seat]
        there = [*game.hands[seat], *game.scheme_decks[seat], *game.scheme_discards[seat]]
        lying = [*game.enemies, *game.markets, *([game.edict.scheme] if game.edict else [])]
        there += [one for one in {*lying, game.playing} if one and SCHEMES[one].clan == clan]
        expected = [*schemes_of(clan), *[one for one in game.unlocked if SCHEMES[one].clan == clan]]
        if sorted(there) != sorted(expected):
            yield f"the schemes of {clan} are {sorted(there)}"


def _theatres(game: Heritage) -> Iterator[str]:
    """As many markers, ankhs and tokens as there were."""
    held = Counter([ankh for vampire in game.vampires.values() for ankh in vampire.ankhs])
    for city, now in game.cities.items():
        if now.ankhs + now.burned + held[city] != BOARDS.anarch_revolt.ankhs_per_city:
            yield f"ankhs of the city {city}: {now}, {held[city]} held"
    for track, here in game.tracks.items():
        if here.ankhs + held[track] != BOARDS.masquerade.ankhs_per_last_space:
            yield f"ankhs of the track {track}: {here}, {held[track]} held"
    factions: Counter[str] = Counter()
    for garrison in game.courts.values():
        factions[garrison.faction] += garrison.ankhs
    if set(factions.values()) - {BOARDS.war_of_princes.ankhs_per_faction}:
        yield f"the factions have {sorted(factions.items())}"
    for sect, pile in game.sects.items():
        lying = [token for tokens in (*game.regions.values(), game.sect_discards) for token in tokens]
        numbers = sorted([*pile, *[token.number for token in lying if token.sect == sect]])
        if numbers != sorted(BOARDS.sabbat_wars.tokens_per_sect):
            yield f"the tokens of the {sect} are {numbers}"
