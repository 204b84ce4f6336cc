"""Encounter cards and the decks of the Characters: complete, and large enough."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from nokturn.games.grail.printed.cards import CombatCard, HeroCard
from nokturn.games.grail.printed.checking.look import Look, Spot
from nokturn.games.grail.printed.encounters import Encounter
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import Attitude
from nokturn.games.grail.printed.language.effects_of_world import PlaceGuardian
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, COLOURS
from nokturn.games.grail.printed.reading.faults import Fault

LEAST_OF_A_COLOUR = 9
"""Cards of an Encounter deck in any chapter."""
NUMBERS = {"start": range(1, 16), "basic": range(16, 26), "advanced": range(1, 16)}
"""GRAIL-SETUP-CHAR-06 to GRAIL-SETUP-CHAR-08."""
LEAST_CHAINS = 3
"""Cards of a starting deck that can be played as a further card."""
_KEY = re.compile(rf"(({'|'.join(ATTRIBUTES)})[1-3])?")


def encounters_are_whole(look: Look) -> Iterator[Fault]:
    faced = {choice.encounter.id for one in look.pack.passages.values() for choice in one.choice if choice.encounter}
    faced |= {do.encounter for _, do in look.done if isinstance(do, PlaceGuardian)}
    for spot, encounter in look.entries("encounters.toml", "encounter"):
        if not encounter.deck and encounter.id not in faced:
            yield spot.fault(f"'{encounter.id}' is in no deck and no passage. Use it in the journal, or in a deck.")
        keys = encounter.keys
        if not keys:
            if not encounter.instant:
                yield spot.fault("no keys and no instant text. Write 'keys', or 'instant' with what happens.")
        elif len(keys) != 5 or not all(map(_KEY.fullmatch, keys[:3])) or keys[3] not in ("", "magic"):
            yield spot.fault('keys are five: three attributes or "", then "magic" or "", then x1, x2, x3 or void.')
        elif not re.fullmatch("x[123]|void", keys[4]):
            yield spot.fault("the last key is the free one. Write x1, x2, x3 or void there.")
        elif encounter.is_diplomacy:
            yield from _talk(spot, encounter)
        else:
            yield from _fight(spot, encounter)


def _fight(spot: Spot, encounter: Encounter) -> Iterator[Fault]:
    """The rows cover 0 to the value less 1; GRAIL-COMBAT-ATTACK-01."""
    expected = 0
    for number, row in enumerate(encounter.table):
        if row.least != expected or row.most < row.least:
            here = Spot(spot.sheet, (*spot.place, "table", number))
            yield here.fault(f"the row {row.pool} does not follow. Begin it at {expected}.")
        expected = row.most + 1
    if expected != encounter.value:
        yield spot.fault(f"the rows end at {expected - 1}. Let them end at {encounter.value - 1}, the value less 1.")
    if not encounter.opportunity:
        yield spot.fault("no Opportunity Attack. Write 'opportunity' with what it does.")
    if encounter.stage or encounter.track or encounter.failure or encounter.bypass:
        yield spot.fault("stages, track, bypass and failure belong to blue Encounters. Take them out, or make it blue.")


def _talk(spot: Spot, encounter: Encounter) -> Iterator[Fault]:
    if not encounter.stage or encounter.track is None:
        yield spot.fault("a blue Encounter has a track and stages. Write 'track' and [[encounter.stage]].")
    if encounter.table or encounter.value or encounter.opportunity or encounter.loot:
        yield spot.fault("value, table, opportunity and loot are for fights. Take them out of a blue Encounter.")
    if not (encounter.failure and encounter.reward):
        yield spot.fault("a blue Encounter has a failure and a reward. Write both.")
    if encounter.approaches and len(encounter.stage) < 2:
        yield spot.fault("alternative approaches are at least two. Write another stage, or take 'approaches' out.")
    for number, stage in enumerate(encounter.stage):
        here = Spot(spot.sheet, (*spot.place, "stage", number))
        if not any(stage.affinity.of(attribute) for attribute in ATTRIBUTES):
            yield here.fault("a stage without affinity. Write what at least one attribute does.")
        falls = any(isinstance(do, Attitude) and do.n.fixed < 0 for do in parts_of(stage.response))
        if not falls and len(stage.response) < 2:
            yield here.fault("a Response that does hardly anything. Let the Attitude fall, or add an effect.")


def encounter_decks_are_large_enough(look: Look) -> Iterator[Fault]:
    """GRAIL-SETUP-WORLD-04, GRAIL-ENC-02."""
    sizes = Counter[tuple[str, int]]()
    for encounter in look.pack.encounters.values():
        sizes[encounter.colour, encounter.level] += encounter.copies if encounter.deck else 0
    for spot, chapter in look.entries("chapters.toml", "chapter"):
        for colour in COLOURS:
            size = sum(sizes[colour, level] for level in chapter.encounter_levels)
            if size < LEAST_OF_A_COLOUR:
                yield spot.fault(
                    f"the {colour} deck of chapter {chapter.number} has {size} cards. Let it have at least "
                    f"{LEAST_OF_A_COLOUR}: add Encounters or levels."
                )


def characters_have_their_cards(look: Look) -> Iterator[Fault]:
    pack = look.pack
    numbers = Counter(hero.number for hero in pack.characters.values())
    for spot, hero in look.entries("characters.toml", "character"):
        if numbers[hero.number] > 1:
            yield spot.fault(f"two Characters have the number {hero.number}. Give each its own.")
        for track in (hero.energy, hero.health, hero.terror):
            if track.start > track.max:
                yield spot.fault(f"a track starts at {track.start}, above its top {track.max}. Lower it.")
        if hero.energy.start > hero.health.start:
            yield spot.fault("more Energy than Health at the start. Energy never exceeds Health.")
    for name, cards in (("combat_cards.toml", pack.combat_cards), ("diplomacy_cards.toml", pack.diplomacy_cards)):
        if name not in look.draft.sheets:
            continue
        for hero in pack.characters.values():
            own = [card for card in cards.values() if card.hero == hero.id]
            for kind, right in NUMBERS.items():
                found = sorted(int(card.no.partition("/")[0]) for card in own if card.set == kind)
                if found != [*right]:
                    yield look.whole(name).fault(
                        f"the {kind} cards of {hero.id} are numbered {found}. Number them {right[0]} to {right[-1]}."
                    )
            if sum("chain" in card.left for card in own if card.set == "start") < LEAST_CHAINS:
                yield look.whole(name).fault(
                    f"the starting deck of {hero.id} has too few chains. Write {LEAST_CHAINS}."
                )
        for spot, card in look.entries(name, "card"):
            yield from _card(look, spot, card, name)


def _card(look: Look, spot: Spot, card: HeroCard, name: str) -> Iterator[Fault]:
    hero = look.pack.characters.get(card.hero)
    of = "15" if card.set == "advanced" else "25"
    if hero and card.no.partition("/")[2] != f"{of} {hero.letter}":
        yield spot.fault(f"the number '{card.no}' is not of this set. Write 'n/{of} {hero.letter}'.")
    if not any(card.left) and not card.abilities:
        yield spot.fault(f"the card '{card.id}' does nothing. Give it a bonus or an ability.")
    if card.passive and not card.abilities:
        yield spot.fault("a passive card without an ability. Give it one, or take 'passive' out.")
    other = "response" if isinstance(card, CombatCard) else "attack"
    if any(ability.when == other for ability in card.abilities):
        right = "attack" if other == "response" else "response"
        yield spot.fault(f"'{other}' never happens in {name.partition('_')[0]}. Write '{right}'.")
