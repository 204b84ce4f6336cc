"""The table as a seat sees it, made whole again, so that rules can be asked and card plays tried out on it.

It is made of the view, the log and what is printed on cards that lie open: the order of decks is imagined."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from nokturn.games.grail.bot.memory import Memory
from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.seen.encounter_view import EncounterView
from nokturn.games.grail.seen.view import GrailView, HeroView
from nokturn.games.grail.state.encounter import Fray
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail, printed
from nokturn.kernel import Seat
from nokturn.kernel.chance import Dice, rekey


def imagined(view: GrailView, memory: Memory, key: str) -> Grail:
    """One of the tables that look like this."""
    chance = Random(key)
    pack = GAME.packs.find(view.pack.id, view.pack.hash)
    gone = {card for card in memory.replaced if card not in memory.replaced.values()}
    places = {one.location: one.on_it for one in view.places}
    game = Grail(
        dice=Dice(rekey(key, "dice")),
        events=None,
        seats=tuple(view.heroes),
        pack=pack,
        story=view.story,
        chronicler=view.chronicler,
        handicaps=view.handicaps,  # type: ignore[arg-type]  # the view says them in words
        heroes={one.hero: hero_of(seat, one, chance) for seat, one in view.heroes.items()},
        graves=view.graves,
        day=view.day,
        phase=view.phase,  # type: ignore[arg-type]
        chapter=view.chapter,
        ending=view.ending,
        defeat=view.defeat,
        places=places,
        dials=dict(view.dials),
        costs_today=view.costs_today,
        event_today=view.event_today,
        quests=view.quests,
        clues=view.clues,
        statuses=dict(view.statuses),
        taken=tuple([choice for choice in sorted(memory.taken) if is_once(pack.content, choice)]),
        read=view.read,
    )
    newer = {card for card in pack.content.locations if pack.content.locations[card].replaces}
    hidden = newer - set(memory.replaced.values())
    game.stack = tuple([one for one in pack.content.locations if one not in {*places, *gone, *hidden}])
    for place in view.places:
        game.guardians |= dict.fromkeys(place.guardians, place.location)
    if view.encounter is not None:
        game.fray = fray_of_view(game, view, view.encounter, chance)
    return game


@lru_cache(maxsize=4096)
def is_once(content: Campaign, choice: str) -> bool:
    """Whether a choice has disappeared once it was taken; GRAIL-JOURNAL-05."""
    passage, _, number = choice.rpartition("/")
    location, _, name = passage.partition("/")
    return content.passages[int(location), name].choice[int(number)].once


def hero_of(seat: Seat, seen: HeroView, chance: Random) -> Hero:
    """With decks in some order; nobody knows what is in the Pools."""
    return Hero(
        id=seen.hero,
        seat=seat,
        number=seen.number,
        tray=seen.tray,
        colour=seen.colour,
        location=seen.location,
        energy=seen.energy,
        health=seen.health,
        terror=seen.terror,
        attributes=seen.attributes,  # type: ignore[arg-type]  # six of them
        food=seen.food,
        wealth=seen.wealth,
        rep=seen.rep,
        magic=seen.magic,
        xp=seen.xp,
        combat_deck=tuple(chance.sample(seen.combat_deck, len(seen.combat_deck))),
        diplomacy_deck=tuple(chance.sample(seen.diplomacy_deck, len(seen.diplomacy_deck))),
        combat_aside=seen.combat_aside,
        diplomacy_aside=seen.diplomacy_aside,
        items=seen.items,
        secrets=seen.secrets,
        skills=seen.skills,
        idle=seen.idle,
        dying=seen.dying,
        acted=seen.acted,
        passed=seen.passed,
    )


def fray_of_view(game: Grail, view: GrailView, seen: EncounterView, chance: Random) -> Fray:
    """The Encounter as it lies on the table; a hand one may not see is some of the deck."""
    pile = "diplomacy_deck" if game.content.encounters[printed(seen.card)].is_diplomacy else "combat_deck"
    hands = dict(seen.hands)
    for hero, count in seen.held.items():
        if hero not in hands and hero in game.heroes:
            deck = getattr(game.heroes[hero], pile)
            hands[hero] = deck[:count]
            game.change(hero, **{pile: deck[count:]})
    place = next((one.location for one in view.heroes.values() if one.hero in seen.members), 0)
    return Fray(
        card=seen.card,
        place=place,
        members=seen.members,
        began=tuple(seen.held),
        sequence=seen.sequence,
        hands=hands,
        discards=dict(seen.discards),
        pool=seen.pool,
        attitude=seen.attitude,
        stage=seen.stage,
        active=seen.active,
        activated=seen.activated,
        activations=max(1, len(seen.activated)) + len(seen.sequence),
        cards_played=seen.cards_played,
    )
