"""What one wants to see beside a choice: who somebody is, and what lies on them."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import abilities_on, coterie, open_slots
from nokturn.games.heritage.chapter.coteries import Means, missing
from nokturn.games.heritage.chapter.schemes import in_reach
from nokturn.games.heritage.chronicle.sheets import trait_value
from nokturn.games.heritage.chronicle.stickers import free_slots, left
from nokturn.games.heritage.ending.missions import counted
from nokturn.games.heritage.ending.scoring import score
from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.seen.charter import laid_out, slots, would
from nokturn.games.heritage.seen.forecast import forecast
from nokturn.games.heritage.state.books import Books
from nokturn.games.heritage.state.choices import (
    CallOn,
    Decide,
    KeepServant,
    Lead,
    MarkDot,
    MoveAnkh,
    Owe,
    PickEraCard,
    Place,
    PlayScheme,
    PutAbility,
    PutClan,
    PutOn,
    Recruit,
    RecruitServant,
    TakeClan,
    TakeLeader,
    Target,
)
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Vampire
from nokturn.games.heritage.theatres.war_of_princes import WarOfPrinces, march
from nokturn.kernel import Option, Seat
from nokturn.kernel.events import Facts, Line

PERSONS = ("vampire", "sire", "childe")


def aside(game: Heritage, option: Option) -> Line | None:
    """Of a recruit attributes, price and what its activation would do; of a scheme who could lead it; of a vampire what
    lies on it, of a servant what it can do; of a clan the advice, of a leader the first hand; of a dot what it is
    worth, of a sticker how many are left, of a scoring card what it does to the dots."""
    if isinstance(option, TakeLeader):
        return Line("aside-leader", (("schemes", PEOPLE[option.leader].schemes),))
    if isinstance(option, TakeClan):
        return _clan(option.clan)
    if isinstance(option, PlayScheme) and game.active in game.lines:
        return Line("aside-scheme", laid_out(game, game.active, option.scheme))
    if isinstance(option, (Decide, MarkDot)) and game.books is not None:
        return Line("aside-trait", (("count", trait_value(game.books.era_cards, option.trait)),))
    if isinstance(option, CallOn):
        return _called(game, option.archetype)
    if isinstance(option, PutAbility):
        return _sticker(game, option.ability)
    if isinstance(option, PutClan):
        return Line("aside-clan-sticker", (("count", left(game, option.clan)), ("thin", option.clan == THIN_BLOOD)))
    if isinstance(option, PutOn):
        return _host(game, option.character)
    if isinstance(option, PickEraCard) and game.books is not None:
        return _era_card(game.books, option.card)
    if isinstance(option, Recruit) and option.character in game.queue and game.active in game.clans:
        return _recruit(game, option.character, cost_of(game, game.active, option.character))
    if isinstance(option, RecruitServant) and game.active in game.clans:
        return _recruit(game, option.character, 0)
    if isinstance(option, KeepServant):
        return Line("aside-servant", _card(game, option.character))
    if isinstance(option, MoveAnkh):
        return _march(game, option)
    field = next((one for one in PERSONS if one in option.__struct_fields__), "")
    on = game.vampires.get(getattr(option, field)) if field else None
    if on is None:
        return None
    facts = (("potency", on.potency), ("infamy", on.infamy), ("boons", len(on.boons)))
    if isinstance(option, Lead) and game.playing:
        return Line("aside-lead", (*_leading(game, on.owner, option.vampire), *facts))
    if isinstance(option, Owe):
        return _owed(game, option, on.owner)
    if isinstance(option, Place):
        return _place(game, option.sire)
    activated = _activated(game, option) if isinstance(option, Target) and not on.torpid else ()
    return Line("aside-vampire", (("player", on.owner), *facts, *activated))


def _recruit(game: Heritage, card: str, price: int | None) -> Line:
    """HER-RECRUIT-10: a servant has no price."""
    places, counts = _places(game, game.active, card), _counts(game, game.active, card)
    facts = (*_card(game, card), ("cost", price), *_activation(game, game.active, card))
    return Line("aside-recruit", (*facts, ("places", places), ("counts", counts)))


def _activation(game: Heritage, seat: Seat, card: str) -> Facts:
    """What it would do, what is known of its worth to `seat`, and in how many theatres that is still to be chosen;
    HER-ACT-02."""
    would = forecast(game, seat, card)
    gain = sum([by for _, _, _, changes in would for one, by in changes if one == seat])
    chosen = sum([bool(asked) for _, _, asked, _ in would])
    return (("gain", gain), ("by", signed(gain)), ("chosen", chosen), ("would", would))


def _activated(game: Heritage, option: Target) -> Facts:
    """Where somebody in a bloodline is chosen it may be to activate them."""
    return _activation(game, game.vampires[option.vampire].owner, option.vampire)


def _card(game: Heritage, card: str) -> Facts:
    """Who somebody is, and what they can do."""
    person, can = PEOPLE[card], abilities_on(game, card)
    values = (person.class_, person.temperament, person.geography, person.archetype)
    return (("attributes", values), ("abilities", can), ("able", len(can)))


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


def _joined(game: Heritage, seat: Seat, card: str, sire: str) -> Heritage:
    """The table with the recruit in its place, before anything follows from it."""
    world = game.clone()
    world.vampires[card] = Vampire(owner=seat, sire=sire)
    world.lines[seat] = (*world.lines[seat], card)
    return world


def _counts(game: Heritage, seat: Seat, card: str) -> tuple[tuple[str, int], ...]:
    """The missions the recruit would count for, and how many vampires then do; HER-MISSION-01."""
    world = _joined(game, seat, card, game.tops[seat])
    after = [(mission, counted(world, seat, mission)) for mission in game.missions]
    return tuple([(mission, count) for mission, count in after if count != counted(game, seat, mission)])


def _places(game: Heritage, seat: Seat, card: str) -> tuple[tuple[str, int], ...]:
    """Under whom the recruit could stand, and how many schemes a coterie would then cover by itself; HER-RECRUIT-04,
    HER-SCHEME-03."""
    found = []
    for sire in open_slots(game, seat):
        world = _joined(game, seat, card, sire)
        ready = Means(world, seat).leaders
        able = [one for one in in_reach(world, seat) if any(not missing(world, one, leader) for leader in ready)]
        found.append((sire, len(able)))
    return tuple(found)


def _place(game: Heritage, sire: str) -> Line:
    """The coterie that the recruit would join, and whether the sire could lead it; HER-SCHEME-02."""
    archetypes = tuple([PEOPLE[one].archetype for one in coterie(game, sire)])
    return Line("aside-place", (("archetypes", archetypes), ("exhausted", game.vampires[sire].exhausted)))


def _leading(game: Heritage, seat: Seat, leader: str) -> Facts:
    """What its coterie lacks and gives, and what would come of it; HER-SCHEME-02."""
    scheme = game.playing
    lacking = tuple(missing(game, scheme, leader))
    forecast = ((leader, *would(game, seat, scheme, leader)),)
    slots_of = ((leader, slots(game, scheme, leader)),)
    return (("lacking", lacking), ("count", len(lacking)), ("slots", slots_of), ("would", forecast))


def _owed(game: Heritage, option: Owe, owner: Seat) -> Line:
    """Whom a boon makes stronger, and by how much; HER-BOON-01.  Where numbers lie face down nobody knows the sum."""
    known = not game.sects
    now = score(game, owner) if known else 0
    facts = (("player", owner), ("archetype", PEOPLE[option.vampire].archetype), ("known", known))
    return Line("aside-owe", (*facts, ("points", now), ("after", now + known)))


def _march(game: Heritage, option: MoveAnkh) -> Line:
    """On how many courts the faction would stand, and what changes for whoever's turn it is; HER-PRINCES-06."""
    board, seat, world = WarOfPrinces(), game.active, game.clone()
    world.events = None
    march(world, option)
    gain = board.score(world, seat) - board.score(game, seat) if seat in game.lines else 0
    facts = (("faction", option.faction), ("count", board.presence(world)[option.faction]), ("player", seat))
    return Line("aside-march", (*facts, ("gain", gain), ("by", signed(gain))))


def _called(game: Heritage, archetype: str) -> Line:
    """How many such characters are in deck and discards, which everybody can work out from what lies open;
    HER-PRIM-01."""
    cards = (*game.deck, *game.discard)
    count = sum([PEOPLE[card].archetype == archetype for card in cards])
    return Line("aside-archetype", (("count", count), ("cards", len(cards))))


def _sticker(game: Heritage, ability: str) -> Line:
    """How many are left, and for which dots; HER-AFTER-13."""
    printed = ABILITIES[ability]
    return Line("aside-sticker", (("count", left(game, ability)), ("trait", printed.trait), ("dots", printed.min_dots)))


def _host(game: Heritage, card: str) -> Line:
    """What a card can do already, and for how many stickers there is room; HER-AFTER-14."""
    room = free_slots(game, card)
    return Line("aside-host", (("abilities", abilities_on(game, card)), ("count", room)))


def _era_card(books: Books, card: str) -> Line:
    """What a dot is worth now, and what it would be worth with this card; HER-ERA-05, HER-END-02, HER-END-03."""
    with_it = (*books.era_cards, card)
    traits = tuple([trait for trait, _ in ERA_CARDS[card].marks])
    marks = tuple([(one, trait_value(books.era_cards, one), trait_value(with_it, one)) for one in traits])
    rises = all(after > before for _, before, after in marks)
    return Line("aside-era-card", (("traits", traits), ("rises", "yes" if rises else "no"), ("marks", marks)))


def _clan(clan: str) -> Line:
    """Advice that restricts nothing; HER-SETUP-22."""
    about = CLANS[clan]
    least, most = about.best_with
    facts = (("complexity", about.complexity), ("least", least), ("most", most), ("range", most - least))
    return Line("aside-clan", facts)
