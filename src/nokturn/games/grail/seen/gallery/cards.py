"""Cards, tiles and sheets of a pack as a gallery shows them; everything is called by its kind, `card:beor_c01`, but
for the heroes themselves: `beor` is called so whoever speaks of him.

What lies in the box from the start is in `public`; what the story brings to light in its time comes by `opened`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from nokturn.games.grail.printed.belongings import Item, Secret, SkillCard, SkillSide
from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.characters import Character, TrackRange
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.edges import RightEdge
from nokturn.games.grail.printed.encounters import CORNERS, AttackRow, Bypass, Encounter
from nokturn.games.grail.printed.events import Event, Quest
from nokturn.games.grail.printed.language.effects import AnyDo, Effect, Effects, parts_of
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.printed.language.rules import Ability
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, DIRECTIONS, LANGUAGES, TRACKS, Prose
from nokturn.games.grail.printed.language.writer import written
from nokturn.games.grail.printed.locations import Activation, Deed, Location, NamedDeed
from nokturn.games.grail.printed.reading.printed_effects import nodes
from nokturn.games.grail.printed.statuses import Status
from nokturn.games.grail.seen.gallery import sheets
from nokturn.games.grail.seen.gallery.sheets import Said
from nokturn.games.grail.seen.names import card_name
from nokturn.games.grail.text.cards import card_text, deed_text, keywords_text, owned_text
from nokturn.games.grail.text.encounters import (
    activation_text,
    affinity_text,
    bypass_text,
    edges_text,
    encounter_text,
    event_text,
    location_text,
)
from nokturn.games.grail.text.sentences import clauses_text, parts_text, rule_text
from nokturn.games.grail.text.voice import Voice, sentence
from nokturn.kernel.game import Printed

ATTRIBUTE_EMBLEMS = {
    "aggression": "mailed-fist", "empathy": "shaking-hands", "courage": "lion", "caution": "semi-closed-eye",
    "practicality": "anvil", "spirituality": "prayer",
}  # fmt: skip
"""Of Skills, which have none of their own."""
EMPTY: Said = {}
Tells = Callable[[Voice], str]


class Gallery:
    """Says what is printed in a pack, in both languages."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.voices = {lang: Voice(pack, lang) for lang in LANGUAGES}

    def said(self, tell: Tells) -> Said:
        """A sentence in both languages; nothing if there is none."""
        told = {lang: tell(voice) for lang, voice in self.voices.items()}
        return told if any(told.values()) else {}

    def effects(self, effects: Effects) -> Said:
        return self.said(lambda voice: sentence(clauses_text(effects, voice)))

    def printed(
        self, kind: str, thing: str | int, name: Prose, *, text: Said = EMPTY, flavour: Prose | None = None,
        group: str = "", sheet: sheets.Sheet | None = None, emblem: str = "",
        numbers: dict[str, int] | None = None,
    ) -> Printed:  # fmt: skip
        return Printed(
            id=f"{kind}:{thing}",
            kind=kind,
            group=group,
            name=prose(name),
            text=text,
            flavour=prose(flavour) if flavour is not None else {},
            numbers=numbers or {},
            emblem=emblem or self.pack.emblems.of(kind, str(thing)),
            sheet=sheet,
        )

    # cards of Characters

    def hero(self, hero: Character) -> Iterator[Printed]:
        flaw = sheets.DeedSheet(name=prose(hero.flaw.name), energy=0, text=prose(hero.flaw.text), once_per_day=False)
        sheet = sheets.HeroSheet(
            number=hero.number, colour=hero.color, role=prose(hero.role), letter=prose(hero.letter_text),
            energy=_track(hero.energy), health=_track(hero.health), terror=_track(hero.terror),
            attributes={one: hero.attributes.of(one) for one in ATTRIBUTES}, action=self.deed(hero.action), flaw=flaw,
        )  # fmt: skip
        tracks = {f"{track}-start": getattr(hero, track).start for track in TRACKS}
        tracks |= {f"{track}-max": getattr(hero, track).max for track in TRACKS}
        text, letter = prose(hero.role), hero.letter_text
        own = self.printed("hero", hero.id, hero.name, text=text, flavour=letter, sheet=sheet, numbers=tracks)
        yield replace(own, id=hero.id)
        yield self.printed("deed", hero.id, hero.action.name, group=hero.id, text=sheet.action.text)
        yield self.printed("letter", hero.id, hero.letter_text, group=hero.id)
        yield self.printed("action", hero.id, hero.action.name, group=hero.id, text=sheet.action.text)
        yield self.printed("flaw", hero.id, hero.flaw.name, group=hero.id, text=prose(hero.flaw.text))

    def card(self, card: HeroCard) -> Printed:
        diplomacy = card.id in self.pack.diplomacy_cards
        sheet = sheets.CardSheet(
            hero=card.hero, diplomacy=diplomacy, set=card.set, no=card.no, bonuses=card.bonuses,
            edge=_edge(card.keys), passive=card.passive, abilities=tuple([self.ability(one) for one in card.abilities]),
        )  # fmt: skip
        text = self.said(lambda voice: card_text(card, voice))
        return self.printed("card", card.id, card_name(self.pack, card), group=card.hero, text=text, sheet=sheet)

    def ability(self, ability: Ability) -> sheets.AbilitySheet:
        costs = [do.n for do in parts_of(ability.cost) if isinstance(do, Pay) and do.what == "charge"]
        charges = (-1 if costs[0].everything else costs[0].fixed) if costs else 0
        text = self.said(lambda voice: rule_text(ability, voice))
        return sheets.AbilitySheet(when=ability.when, text=text, charges=charges, asked=ability.may_be_declined)

    # what they own

    def owned(self, owned: Item | Secret) -> Printed:
        kind = "item" if isinstance(owned, Item) else "secret"
        text = self.said(lambda voice: _sentences(keywords_text(owned, voice), owned_text(owned, voice)))
        words: list[str] = [owned.keyword] if owned.keyword else []
        words += ["craft"] if isinstance(owned, Item) and owned.craft else []
        personal = isinstance(owned, Secret) and owned.personal
        number = owned.number if isinstance(owned, Secret) else 0
        sheet = sheets.OwnedSheet(keywords=tuple(words), number=number, personal=personal)
        flavour = owned.text if isinstance(owned, Secret) else None
        return self.printed(kind, owned.id, owned.name, text=text, flavour=flavour, sheet=sheet)

    def skill(self, card: SkillCard, side: SkillSide, other: SkillSide) -> Printed:
        sheet = sheets.SkillSheet(card=card.card, attribute=card.attribute, other=other.number)
        emblem = ATTRIBUTE_EMBLEMS[card.attribute]
        return self.printed("skill", side.number, side.name, text=prose(side.text), sheet=sheet, emblem=emblem)

    # what they meet

    def encounter(self, card: Encounter) -> Iterator[Printed]:
        sheet = sheets.EncounterSheet(
            colour=card.colour, corner=CORNERS[card.colour], level=card.level, traits=card.traits, value=card.value,
            edge=_edge(card.edge) if card.keys else None, rows=tuple([self.row(row) for row in card.table]),
            opportunity=self.effects(card.opportunity), loot=self.effects(card.loot), reward=self.effects(card.reward),
            instant=self.effects(card.instant), up=card.track.up if card.track else 0,
            down=card.track.down if card.track else 0, approaches=card.approaches, failure=self.effects(card.failure),
            stages=tuple([self.stage(card, number) for number in range(len(card.stage))]),
            bypass=self.bypass(card.bypass),
        )  # fmt: skip
        text = self.said(lambda voice: encounter_text(card, voice))
        yield self.printed("encounter", card.id, card.name, text=text, flavour=card.text, sheet=sheet)
        for number, stage in enumerate(card.stage if card.approaches else ()):
            yield self.printed("approach", f"{card.id}/{number}", stage.name, group=f"encounter:{card.id}")

    def bypass(self, bypass: Bypass | None) -> Said:
        return self.said(lambda voice: bypass_text(bypass, voice)) if bypass is not None else {}

    def row(self, row: AttackRow) -> sheets.RowSheet:
        ways = tuple([self.ways(effect) for effect in row.do])
        return sheets.RowSheet(least=row.least, most=row.most, ways=ways)

    def ways(self, effect: Effect) -> tuple[Said, ...]:
        """The alternatives of an effect, each as a sentence."""
        return tuple([self.effects((Effect((parts,)),)) for parts in effect.alternatives])

    def stage(self, card: Encounter, number: int) -> sheets.StageSheet:
        stage = card.stage[number]
        told = {lang: affinity_text(stage, voice) for lang, voice in self.voices.items()}
        affinity = {one: {lang: told[lang][one] for lang in LANGUAGES} for one in ATTRIBUTES if one in told["en"]}
        return sheets.StageSheet(name=prose(stage.name), affinity=affinity, response=self.effects(stage.response))

    # the story and its places

    def event(self, event: Event) -> Iterator[Printed]:
        text = self.said(lambda voice: event_text(event, voice))
        sheet = sheets.EventSheet(kind=event.kind, quest=event.quest.id if event.quest else "")
        yield self.printed("event", event.id, event.title, text=text, flavour=event.text, sheet=sheet)
        yield self.printed("telling", event.id, event.text, group=f"event:{event.id}")
        if event.quest is not None:
            yield self.quest(event.quest, event.id)

    def quest(self, quest: Quest, event: str) -> Printed:
        sheet = sheets.QuestSheet(event=event, hint=prose(quest.hint), places=quest.places)
        text = self.effects(quest.success)
        return self.printed("quest", quest.id, quest.goal, group=f"event:{event}", text=text, sheet=sheet)

    def status(self, status: Status) -> Printed:
        return self.printed(
            "status", status.id, status.name, sheet=sheets.StatusSheet(parts=status.parts, numbered=status.numbered)
        )

    def location(self, place: Location) -> Iterator[Printed]:
        sheet = sheets.LocationSheet(
            number=place.number, x=place.x, y=place.y, region=place.region, menhir=place.menhir, dream=place.dream,
            keys={one: place.keys.at(one) for one in DIRECTIONS}, settlement=place.settlement, hue=place.look.hue,
            chroma=place.look.chroma, ground=place.look.ground, replaces=place.replaces,
            action=self.deed(place.action) if place.action else None,
            instant=self.deed_said(place.instant),
            activation=self.lighting(place.activation),
        )  # fmt: skip
        text = self.said(lambda voice: location_text(place, voice))
        yield self.printed(
            "location", place.number, place.name, text=text, flavour=place.text, sheet=sheet, group=place.look.ground,
            numbers=location_numbers(place),
        )  # fmt: skip
        for word, number in (("location", place.number), *([("old", place.replaces)] if place.replaces else [])):
            yield self.called(f"{word}/{number}", number)
        yield self.printed("back", place.number, place.text, group=f"location:{place.number}")
        if place.action is not None:
            group = f"location:{place.number}"
            said = self.deed(place.action).text
            yield self.printed("deed", place.number, place.action.name, group=group, text=said)
            yield self.printed("source", f"location/{place.number}", place.action.name, group=group)

    def called(self, name: str, number: int) -> Printed:
        """How sentences call a place: with its number."""
        plain = self.pack.locations[number].name
        return Printed(name, "called", "", {lang: f"{plain[lang]} ({number})" for lang in LANGUAGES}, {}, {}, {})

    def deed_said(self, deed: Deed | None) -> Said:
        return self.said(lambda voice: deed_text(deed, voice)) if deed is not None else {}

    def lighting(self, lit: Activation | None) -> Said:
        return self.said(lambda voice: activation_text(lit, voice)) if lit is not None else {}

    def deed(self, deed: NamedDeed) -> sheets.DeedSheet:
        text = self.deed_said(deed)
        return sheets.DeedSheet(name=prose(deed.name), energy=deed.energy, text=text, once_per_day=deed.once_per_day)

    # choices between effects

    def alternatives(self, things: Iterable[object]) -> Iterator[Printed]:
        """What can be chosen where an effect offers several, and what somebody is chosen for: `parts:gain food 1`."""
        for thing in things:
            for _, node in nodes(thing, ()):
                if not isinstance(node, Effect):
                    continue
                for parts in node.alternatives:
                    if len(node.alternatives) > 1 or any(do.scope == "choose" for do in parts):
                        yield self.alternative(parts)
                    yield from [self.alternative((do,)) for do in parts if do.scope == "other"]

    def alternative(self, parts: tuple[AnyDo, ...]) -> Printed:
        name = self.said(lambda voice: parts_text(parts, voice))
        return Printed(id=f"parts:{written(parts)}", kind="parts", group="", name=name, text={}, flavour={}, numbers={})


def location_numbers(place: Location) -> dict[str, int]:
    """Keys of direction, signs and colours of a Location card."""
    found: dict[str, int] = {one: place.keys.at(one) for one in DIRECTIONS}
    found |= {"menhir": int(place.menhir), "dream": int(place.dream), "instant": int(place.instant is not None)}
    found |= {"settlement": {"none": 0, "friendly": 1, "hostile": 2}[place.settlement]}
    found |= {"hue": place.look.hue, "chroma": round(100 * place.look.chroma)}
    return found | ({"action": place.action.energy} if place.action is not None else {})


def prose(text: Prose) -> Said:
    return {lang: text[lang] for lang in LANGUAGES}


def _sentences(*said: str) -> str:
    return " ".join([sentence(one) for one in said if one])


def _track(track: TrackRange) -> sheets.TrackSheet:
    return sheets.TrackSheet(start=track.start, top=track.max)


def _edge(edge: RightEdge) -> sheets.Edge:
    return sheets.Edge(keys=edge.rows, magic=edge.magic, multiplier=edge.multiplier)


def is_story(card: Encounter) -> bool:
    """Only the journal or an effect brings it into play; GRAIL-ENC-04."""
    return not card.deck


@cache
def public(pack: Pack) -> tuple[Printed, ...]:
    """What lies in the box for everybody to read: Characters and their cards, Items, Skills, Encounters of the decks,
    random Events, the names on the save sheet."""
    own = Gallery(pack)
    encounters = [card for card in pack.encounters.values() if not is_story(card)]
    events = [event for event in pack.events.values() if event.kind == "random"]
    found = [printed for hero in pack.characters.values() for printed in own.hero(hero)]
    found += [own.card(card) for card in pack.cards.values()]
    found += [own.owned(item) for item in pack.items.values()]
    for card in pack.skills.values():
        found += [own.skill(card, card.a, card.b), own.skill(card, card.b, card.a)]
    found += [printed for card in encounters for printed in own.encounter(card)]
    found += [printed for event in events for printed in own.event(event)]
    found += [own.status(status) for status in pack.statuses.values()]
    steps = pack.tutorial.step if pack.tutorial is not None else ()
    found += [own.printed("lesson", step.id, step.text) for step in steps]
    found += [own.printed("map", pack.id, pack.frame.map)] if pack.frame.map is not None else []
    things = (
        *pack.characters.values(), *pack.cards.values(), *pack.items.values(), *pack.skills.values(), *encounters,
        *events,
    )  # fmt: skip
    return (*found, *{one.id: one for one in own.alternatives(things)}.values())


def about(pack: Pack, thing: str, lang: str) -> str:
    """What is printed on a thing, called by its kind (`item:cudgel`) or as choices call it (`beor_c01`, `cudgel:2`)."""
    card = pack.cards.get(thing.removeprefix("card:"))
    if card is not None:
        voice = Voice(pack, lang)
        said = f"{edges_text(card.bonuses, card.keys, voice)}. {card_text(card, voice)}".strip()
        return f"{card_name(pack, card)[lang]}: {said}"
    plain = thing.partition(":")[0]
    for one in public(pack):
        kind, _, name = one.id.partition(":")
        if thing in (one.id, name) or (kind == "item" and plain == name):
            return f"{one.name[lang]}: {one.text[lang]}" if one.text.get(lang) else ""
    return ""
