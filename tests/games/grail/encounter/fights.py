"""An Encounter on a table for tests: lay Characters, decks and what has been played, then fight or negotiate.

    fight = Fight("vagrant", beor={"magic": 2, "deck": ("beor_c01", "beor_c04", "beor_c05")})
    fight.begins()                                   # from the set-up on: hands are drawn from the top of the decks
    fight.beor.keeps().plays("beor_c01").ends()
    assert fight.fray.pool == 2

    fight = Fight("vagrant", beor={}, arev={})
    fight.lay(beor=("beor_c01",), sequence=("beor_c14+2", "arev_c01*"), pool=3)   # hands; +n Charges, * a Time token
    fight.turns()                                    # Turns from here on; nobody has been activated
    fight.activate("beor")                           # one Activation
    fight.attack("beor")  fight.answer_of("beor")    # an enemy attack; a Response

    enemy(traits=("frenzy",), value=9, table={"0-8": "damage 1"})          # a plain enemy but for what is said
    talk(track=(4, 3), stages=[({"courage": "attitude +2"}, "attitude -1")])
    card("beor_c01", left="pool1 . . . .", right=". . . magic x2", place="draw 1")   # a card with other words on it
    Fight(enemy(…), card(…), beor={})

A Character has the start values of its tile; `deck` lists what is on top of its deck, the other start cards follow
(`rest=False`: nothing does).  `attributes` are given by name.  Seats are B for Beor, L for Ailei, A for Arev, M for
Maggot."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from tests.games.driver import Driver, Seat

from nokturn.games.grail import chapters
from nokturn.games.grail.encounter.combat.attack import enemy_attack
from nokturn.games.grail.encounter.course import face_encounter
from nokturn.games.grail.encounter.diplomacy.talks import respond
from nokturn.games.grail.encounter.turns import activation, take_turns
from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.encounters import Affinity, AttackRow, AttitudeTrack, Bypass, Encounter, Stage
from nokturn.games.grail.printed.language.effects import Effect
from nokturn.games.grail.printed.language.parser import condition_of, effect_of
from nokturn.games.grail.printed.language.rules import Ability
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, COLOURS
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.state import encounter_choices as do
from nokturn.games.grail.state.choices import Decline
from nokturn.games.grail.state.encounter import Fray, Placed
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.places import Place
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option
from nokturn.kernel.chance import Dice
from nokturn.kernel.packs.pack import Pack

CAMPAIGN = the_campaign()
PACK = Pack(CAMPAIGN.id, CAMPAIGN.hash, CAMPAIGN)
KEY = "0123456789abcdef" * 2
HERE = 104
SEATS = {"beor": "B", "ailei": "L", "arev": "A", "maggot": "M"}
__all__ = ["CAMPAIGN", "HERE", "Fight", "Fighter", "card", "chapters", "do", "enemy", "talk"]


def copies(id: str, count: int) -> list[str]:
    return [f"{id}:{copy}" for copy in range(1, count + 1)]


ITEMS = tuple([card for one in CAMPAIGN.items.values() for card in copies(one.id, one.copies)])
DECKS = {
    colour: tuple(
        tuple([card for one in there if one.deck is in_deck for card in copies(one.id, one.copies)])
        for in_deck in (True, False)
    )
    for colour in COLOURS
    for there in ([one for one in CAMPAIGN.encounters.values() if one.colour == colour],)
}
"""The cards of each deck, and those that only the story brings."""


def start_cards(hero: str, letter: str) -> tuple[str, ...]:
    return tuple([f"{hero}_{letter}{number:02}" for number in range(1, 16)])


def with_on_top(cards: tuple[str, ...], top: tuple[str, ...], rest: bool) -> tuple[str, ...]:
    return (*top, *[card for card in cards if card not in top]) if rest else top


def laid_hero(hero: str, diplomacy: bool, facts: dict[str, Any]) -> Hero:
    tile = CAMPAIGN.characters[hero]
    facts = dict(facts)
    top, rest = facts.pop("deck", ()), facts.pop("rest", True)
    levels = {name: tile.attributes.of(name) for name in ATTRIBUTES} | facts.pop("attributes", {})
    fighting, talking = start_cards(hero, "c"), start_cards(hero, "d")
    values = {name: tile.resources.of(name) for name in ("food", "wealth", "rep", "magic", "xp")}
    tracks = {name: getattr(tile, name).start for name in ("energy", "health", "terror")}
    return Hero(
        id=hero,
        seat=SEATS[hero],
        number=tile.number,
        tray=hero,
        colour=hero,
        location=HERE,
        attributes=tuple([levels[name] for name in ATTRIBUTES]),
        combat_deck=fighting if diplomacy else with_on_top(fighting, top, rest),
        diplomacy_deck=with_on_top(talking, top, rest) if diplomacy else talking,
        **(values | tracks | facts),
    )


def placed(word: str, joined: dict[str, Any]) -> Placed:
    card, _, charges = word.rstrip("*").partition("+")
    return Placed(card, CAMPAIGN.cards[card].hero, joined.get(card, ()), int(charges or 0), word.endswith("*"))


def words(text: str) -> tuple[str, ...]:
    """The five words of an edge; '.': closed."""
    return tuple([word.strip(".") for word in text.split()])


def effects(text: str | tuple[str, ...]) -> tuple[Effect, ...]:
    """Effects as cards write them, one after another."""
    return tuple([effect_of(one) for one in ((text,) if isinstance(text, str) else text) if one])


def enemy(
    *,
    table: dict[str, Any] | None = None,
    opportunity: Any = "lose food 1",
    loot: Any = (),
    reward: Any = "gain xp 1",
    keys: str = ". . . . x1",
    value: int = 9,
    **facts: Any,
) -> Encounter:
    """A plain grey enemy in the place of the Vagrant: its attack does nothing, its Opportunity Attack takes 1 Food."""
    rows = table or {f"0-{value - 1}": ()}
    return replace(
        CAMPAIGN.encounters["vagrant"],
        **{
            "traits": (), "value": value, "keys": words(keys), "opportunity": effects(opportunity),
            "table": tuple([AttackRow(pool=pool, do=effects(text)) for pool, text in rows.items()]),
            "loot": effects(loot), "reward": effects(reward), **facts,
        },
    )  # fmt: skip


def talk(
    *,
    stages: list[tuple[dict[str, str], Any]],
    track: tuple[int, int] = (4, 3),
    keys: str = ". . . . x1",
    failure: Any = "lose rep 1",
    reward: Any = "gain xp 1",
    bypass: tuple[tuple[str, ...], tuple[str, ...]] | None = None,
    **facts: Any,
) -> Encounter:
    """A plain negotiation in the place of the Weeping Orphan: (affinities, Response) of every stage."""
    nobody = CAMPAIGN.encounters["weeping_orphan"].stage[0].name
    laid = [
        Stage(
            name=nobody,
            affinity=Affinity(**{attribute: effect_of(text) for attribute, text in affinity.items()}),
            response=effects(response),
        )
        for affinity, response in stages
    ]
    way = None
    if bypass is not None:
        way = Bypass(conditions=tuple([condition_of(one) for one in bypass[0]]), cost=effects(bypass[1]))
    return replace(
        CAMPAIGN.encounters["weeping_orphan"],
        **{
            "stage": tuple(laid), "track": AttitudeTrack(up=track[0], down=track[1]), "keys": words(keys),
            "failure": effects(failure), "reward": effects(reward), "bypass": way, **facts,
        },
    )  # fmt: skip


def card(
    id: str, *, left: str = ". . . . .", right: str = ". . . . x1", passive: bool = False, **abilities: Any
) -> HeroCard:
    """The card of that id with other words on it; abilities by trigger: `place="draw 1"`, or a dict with `do`, `cost`,
    `conditions`, `optional`."""
    made = []
    for when, said in abilities.items():
        facts = {"do": said} if not isinstance(said, dict) else said
        made.append(
            Ability(
                when=when.rstrip("_"),  # type: ignore[arg-type]
                do=effects(facts["do"]),
                cost=effects(facts.get("cost", ())),
                conditions=tuple([condition_of(one) for one in facts.get("conditions", ())]),
                optional=facts.get("optional", False),
            )
        )
    return replace(CAMPAIGN.cards[id], left=words(left), right=words(right), passive=passive, abilities=tuple(made))


def pack_with(*things: Encounter | HeroCard) -> Pack[Campaign]:
    """The campaign with these in it, under a name of its own."""
    if not things:
        return PACK
    encounters = {**CAMPAIGN.encounters, **{one.id: one for one in things if isinstance(one, Encounter)}}
    cards = {**CAMPAIGN.cards, **{one.id: one for one in things if not isinstance(one, Encounter)}}
    content = replace(CAMPAIGN, encounters=encounters, cards=cards, hash="laid")
    return Pack(CAMPAIGN.id, "laid", content)


class Fight(Driver[Grail, "Fighter"]):
    """An Encounter and those who face it."""

    passing: ClassVar[tuple[Option, ...]] = (
        Decline(), do.KeepHand(), do.EndPlaying(), do.KeepCharges(), do.LeaveMagic(), do.Negotiate(),
    )  # fmt: skip

    def __init__(
        self,
        encounter: str | Encounter,
        *changed: HeroCard,
        key: str = KEY,
        handicaps: tuple[Any, ...] = (),
        **heroes: Any,
    ) -> None:
        laid_out = () if isinstance(encounter, str) else (encounter,)
        pack = pack_with(*laid_out, *changed)
        name = encounter if isinstance(encounter, str) else encounter.id
        printed = pack.content.encounters[name]
        laid = [laid_hero(hero, printed.is_diplomacy, facts) for hero, facts in heroes.items()]
        laid.sort(key=lambda hero: hero.number)
        super().__init__(
            Grail(
                dice=Dice(key),
                seats=tuple([hero.seat for hero in laid]),
                pack=pack,
                handicaps=handicaps,
                heroes={hero.id: hero for hero in laid},
                phase="during",
                places={HERE: Place()},
                encounter_levels=(1, 2, 3, 4),
                encounter_decks=dict.fromkeys(COLOURS, ()),
            )
        )
        self.card = f"{name}:1"
        for colour in COLOURS:
            deck, aside = DECKS[colour]
            self.state.encounter_decks[colour] = tuple([card for card in deck if card != self.card])
            self.state.encounters_aside += tuple([card for card in aside if card != self.card])
        owned = {item for hero in laid for item in hero.items}
        self.state.item_deck = tuple([item for item in ITEMS if item not in owned])
        self.state.faced = (self.card,)

    # laying out

    def lay(
        self, *, sequence: tuple[str, ...] = (), joined: dict[str, tuple[str, ...]] | None = None, **facts: Any
    ) -> Fight:
        """Hands by Character, the Sequence, and anything else of the Encounter (`pool`, `attitude`, `stage`, …)."""
        members = self.state.by_number()
        hands = {hero: tuple(facts.pop(hero, ())) for hero in members}
        laid = tuple([placed(word, joined or {}) for word in sequence])
        given = {*[one.card for one in laid], *[card for hand in hands.values() for card in hand]}
        for hero in members:
            now = self.state.heroes[hero]
            self.state.change(
                hero,
                combat_deck=tuple([card for card in now.combat_deck if card not in given]),
                diplomacy_deck=tuple([card for card in now.diplomacy_deck if card not in given]),
            )
        self.state.fray = Fray(
            card=self.card, place=HERE, members=members, began=members, hands=hands, sequence=laid, **facts
        )
        return self

    def alter(self, hero: str, **facts: Any) -> Fight:
        self.state.change(hero, **facts)
        return self

    # running

    def begins(self) -> Fight:
        """The whole Encounter, from the set-up on."""
        return self.run(face_encounter, self.card, self.state.by_number())

    def turns(self) -> Fight:
        if self.state.fray is None:
            self.lay()
        return self.run(take_turns)

    def activate(self, hero: str) -> Fight:
        return self.run(activation, hero)

    def attack(self, hero: str) -> Fight:
        self.fray.active = hero
        return self.run(enemy_attack, hero)

    def answer_of(self, hero: str) -> Fight:
        self.fray.active = hero
        return self.run(respond, hero)

    # looking

    @property
    def fray(self) -> Fray:
        assert self.state.fray is not None, "the Encounter is over"
        return self.state.fray

    def __getattr__(self, name: str) -> Fighter:
        if name in CAMPAIGN.characters:
            return self.seat(SEATS[name])
        raise AttributeError(name)

    def __getitem__(self, hero: str) -> Hero:
        return self.state.heroes[hero]

    def hand(self, hero: str) -> tuple[str, ...]:
        return self.fray.hands.get(hero, ())

    def cards(self) -> tuple[str, ...]:
        """The Sequence, by its cards."""
        return tuple([one.card for one in self.fray.sequence])

    def placed(self, card: str) -> Placed:
        return next(one for one in self.fray.sequence if one.card == card)

    def seat(self, name: str) -> Fighter:
        return Fighter(self, name)

    def outcome(self) -> str:
        """How the Encounter ended, as everybody was told."""
        return str(self.told("encounter-over")[-1]["outcome"])


class Fighter(Seat[Fight]):
    """One player's words in an Encounter."""

    @property
    def hero(self) -> str:
        return self.table.state.hero_of(self.name)

    def keeps(self) -> Fighter:
        self.answers(do.KeepHand())
        return self

    def plays(self, card: str, *, magic: bool = False) -> Fighter:
        self.answers(do.PlayCard(card, magic))
        return self

    def ends(self) -> Fighter:
        self.answers(do.EndPlaying())
        return self

    def retreats(self) -> Fighter:
        self.answers(do.Retreat())
        return self

    def discards(self, *cards: str) -> Fighter:
        self.answers(tuple([do.DiscardCard(card) for card in cards]))
        return self

    def spends(self, card: str, ability: int) -> Fighter:
        self.answers(do.SpendCharges(card, ability))
        return self
