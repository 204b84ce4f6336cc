"""What a choice of the prologue, the aftermath or the end of an era is worth: dots by the marks of their traits, cards
by what they can do."""

from __future__ import annotations

from nokturn.games.heritage.bot.promise import promise_of, promise_of_ability
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.clans import THIN_BLOOD
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.seen.chronicle_view import ChronicleView
from nokturn.games.heritage.seen.view import HeritageView
from nokturn.games.heritage.state import choices as do
from nokturn.kernel import Option, Seat

FAITHFUL = 0.3
"""How much better than its worth a trait is that has dots already: stickers want several of one kind."""


def worth_in_chronicle(view: HeritageView, seat: Seat, option: Option) -> float | None:
    """None: it is no choice of the chronicle."""
    book = view.chronicle
    if book is None:
        return None
    match option:
        case do.MarkDot(trait) | do.Decide(_, trait):
            return dot_worth(book, seat, trait)
        case do.PickEraCard(card):
            return sum([_raised(book, trait, by) * _lead(book, seat, trait) for trait, by in ERA_CARDS[card].marks])
        case do.Unlock(scheme):
            return promise_of(scheme)
        case do.TurnUp(_, abilities):
            return sum([promise_of_ability(one) for one in abilities])
        case do.PutAbility(ability):
            return promise_of_ability(ability)
        case do.PutClan(clan):
            return 0.2 if clan == THIN_BLOOD else 1.0 if clan == view.players[seat].clan else 0.5
        case do.PutOn(card):
            return 1.0 + 0.2 * len(abilities_of(view, seat, card))
        case do.KeepServant(card):
            return 0.1 + servant_worth(view, seat, card)
        case do.KeepAsIs():
            haven = view.players[seat].haven
            return servant_worth(view, seat, haven.servant) if haven is not None and haven.servant else 0
        case do.NoSticker():
            return 0
    return None


def dot_worth(book: ChronicleView, seat: Seat, trait: str) -> float:
    """Chronicle points of one more dot, as the scoring sheet stands."""
    return book.values[trait] + (FAITHFUL if trait in book.sheets[seat].dots else 0)


def _raised(book: ChronicleView, trait: str, change: int) -> int:
    """By how much a mark changes what the trait is worth: not beyond its bounds."""
    now = book.values[trait]
    return max(TRAITS[trait].least, min(TRAITS[trait].most, now + change)) - now


def _lead(book: ChronicleView, seat: Seat, trait: str) -> float:
    """How many dots more than the others have on average."""
    others = [sheet.dots.get(trait, 0) for other, sheet in book.sheets.items() if other != seat]
    return book.sheets[seat].dots.get(trait, 0) - sum(others) / len(others)


def servant_worth(view: HeritageView, seat: Seat, card: str) -> float:
    return 0.5 + sum([promise_of_ability(one) for one in abilities_of(view, seat, card)])


def abilities_of(view: HeritageView, seat: Seat, card: str) -> tuple[str, ...]:
    """As far as the table shows them: of the own bloodline, or printed on the side that lies up."""
    for vampire in view.players[seat].line:
        if vampire.card == card:
            return vampire.abilities
    side = view.chronicle.sides.get(card, "") if view.chronicle is not None else ""
    return PEOPLE[card].sides.get(side, ())
