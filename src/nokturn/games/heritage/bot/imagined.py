"""The table as a seat sees it, made whole again: what nobody shows is imagined.

The rules can be tried out on such a table.  It is made of the view and of what is printed, so there is nothing in it
that the seat could not know."""

from __future__ import annotations

from random import Random

from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import AS_PRINTED, PEOPLE, STARTING_DECK, Character
from nokturn.games.heritage.printed.schemes import SCHEMES, schemes_of
from nokturn.games.heritage.seen.view import HeritageView, TokenView
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Token, Vampire
from nokturn.kernel.chance import Dice, rekey


def imagined(view: HeritageView, key: str) -> Heritage:
    """One of the tables that look like this; the books of a chronicle stay closed."""
    chance = Random(key)
    seats = tuple(view.players)
    game = Heritage(
        dice=Dice(rekey(key, "dice")),
        events=None,
        seats=seats,
        theatres=view.theatres,
        mission_count=len(view.missions),
        rounds=view.rounds,
        round=view.round,
        first=view.first,
        active=view.active,
        recruited=view.recruited,
        schemed=view.schemed,
        queue=tuple([one.card for one in view.queue]),
        discard=view.discard,
        arriving=view.arriving,
        reserved={one.reserved: one.card for one in view.queue if one.reserved},
        playing=view.playing,
        markets=dict(view.markets),
        edict=view.edict,
        missions=view.missions,
        politics=view.politics,
        morality=dict(view.morality),
        courts=dict(view.courts),
        judges=dict(view.judges),
        cities=dict(view.cities),
        tracks=dict(view.tracks),
        votes=view.votes,
        affiliations=dict(view.affiliations),
    )
    _bloodlines(game, view)
    _schemes(game, view, chance)
    _characters(game, view, chance)
    if view.sects:
        _tokens(game, view, chance)
    return game


def _bloodlines(game: Heritage, view: HeritageView) -> None:
    for seat, player in view.players.items():
        if player.clan:
            game.clans[seat] = player.clan
        if player.haven is not None:
            game.havens[seat] = player.haven
        if player.leader:
            game.tops[seat] = player.leader
            game.lines[seat] = tuple([one.card for one in player.line])
        for one in player.line:
            game.vampires[one.card] = Vampire(
                seat,
                one.sire,
                one.potency,
                one.infamy,
                one.boons,
                one.exhausted,
                one.torpid,
                one.ankhs,
                one.title,
                one.monsters,
            )


def _schemes(game: Heritage, view: HeritageView, chance: Random) -> None:
    """Of each clan, what lies nowhere in sight is in the deck or, of the others, in hand."""
    locked = view.chronicle.research if view.chronicle is not None else {}
    enemies = [one.card for player in view.players.values() for one in player.line if one.enemy]
    lying = {*game.markets, game.playing, *([game.edict.scheme] if game.edict else [])}
    for seat in game.tops:
        clan, player = game.clans[seat], view.players[seat]
        own = (view.hand or ()) if seat == view.seat else ()
        unlocked = [one.id for one in SCHEMES.values() if one.clan == clan and one.locked] if locked else []
        unlocked = [one for one in unlocked if one not in locked.get(clan, ())]
        game.unlocked = (*game.unlocked, *unlocked)
        there = {*own, *player.scheme_discard, *lying}
        unseen = [one for one in (*schemes_of(clan), *unlocked) if one not in there]
        held = 0 if seat == view.seat else player.hand
        out = [one for one in unseen if SCHEMES[one].after_play == "enemy"][: len(unseen) - held - player.scheme_deck]
        if enemies:
            game.enemies |= {scheme: enemies[number % len(enemies)] for number, scheme in enumerate(out)}
            unseen = [one for one in unseen if one not in out]
        chance.shuffle(unseen)
        game.hands[seat] = own or tuple(unseen[:held])
        game.scheme_decks[seat] = tuple(unseen[held:][: player.scheme_deck])
        game.scheme_discards[seat] = player.scheme_discard


def _characters(game: Heritage, view: HeritageView, chance: Random) -> None:
    """Whoever lies nowhere in sight is in the deck; a card that is no longer as printed is as the view shows it."""
    monsters = [tucked for vampire in game.vampires.values() for tucked in vampire.monsters]
    servants = [haven.servant for haven in game.havens.values()]
    seen = {*game.queue, *game.vampires, *game.discard, *monsters, *servants, game.arriving}
    deck = [card for card in STARTING_DECK if card not in seen]
    chance.shuffle(deck)
    game.deck = tuple(deck[: view.deck])
    if view.chronicle is None:
        return
    shown = [(one.card, one.clan, one.abilities) for one in view.queue]
    for player in view.players.values():
        shown += [(one.card, one.clan, () if one.monsters else one.abilities) for one in player.line]
    for card, clan, abilities in shown:
        side = view.chronicle.sides.get(card, AS_PRINTED[card].side)
        game.cards[card] = Character(side, clan, abilities[len(PEOPLE[card].sides[side]) :])


def _tokens(game: Heritage, view: HeritageView, chance: Random) -> None:
    lying = [token for tokens in (*view.regions.values(), view.sect_discards) for token in tokens]
    pools: dict[str, list[int]] = {}
    for sect in view.sects:
        pools[sect] = list(BOARDS.sabbat_wars.tokens_per_sect)
        for token in lying:
            if token.sect == sect and token.number:
                pools[sect].remove(token.number)
        chance.shuffle(pools[sect])

    def turned(token: TokenView) -> Token:
        number = token.number or pools[token.sect].pop()
        return Token(token.sect, number, token.up, known=bool(token.number))

    game.regions = {region: tuple([turned(token) for token in tokens]) for region, tokens in view.regions.items()}
    game.sect_discards = tuple([turned(token) for token in view.sect_discards])
    game.sects = {sect: tuple(sorted(pool)) for sect, pool in pools.items()}
