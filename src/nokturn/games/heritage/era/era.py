"""The end of an era: who dominates it, what that marks, and which theatre gives way; HER-ERA."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.chronicle.sheets import books_of, era_totals, trait_value
from nokturn.games.heritage.ending.primogen import consult_primogen
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS, ERAS, cards_of
from nokturn.games.heritage.state.choices import PickEraCard
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Rule, Seat, ask, call, procedure


def best(values: dict[Seat, int]) -> tuple[Seat, ...]:
    most = max(values.values())
    return tuple([seat for seat, value in values.items() if value == most])


@procedure(rule=("HER-ERA-01", "HER-ERA-05", "HER-ERA-06", "HER-ERA-07", "HER-ERA-08", "HER-DECK-08", "HER-DECK-09"))
def end_era(game: Heritage) -> Rule:
    """Whoever dominates the era picks one of its two cards; its marks concern everybody, the other card leaves.  Then
    one theatre is replaced, after the plan of HER-R-34; nothing of its board remains."""
    era = CHAPTERS[game.chapter].era
    game.tell("era-ends", era=era)
    dominant = yield call(dominate, era)
    game.tell("dominates", player=dominant, era=era)
    chosen = yield ask(dominant, "era-card", [PickEraCard(card) for card in cards_of(era)], rule="HER-ERA-05", era=era)
    books = books_of(game)
    game.books = replace(books, era_cards=(*books.era_cards, chosen.card), dominant=(*books.dominant, dominant))
    game.tell("picks-era-card", player=dominant, card=chosen.card, reveals=True)
    for trait, _ in ERA_CARDS[chosen.card].marks:
        game.tell("trait-marked", trait=trait, count=trait_value(books_of(game).era_cards, trait))
    if ERAS[era].replacement:
        game.tell("theatre-replaced", theatre=ERAS[era].marked, replacement=ERAS[era].replacement, reveals=True)


@procedure(rule=("HER-ERA-02", "HER-ERA-03", "HER-ERA-04"))
def dominate(game: Heritage, era: int) -> Rule:
    """Most era points; of equals, most victory points from the marked theatre in the third chapter; then the
    Primogen."""
    tied = best(era_totals(books_of(game), game.clockwise(game.first), era))
    if len(tied) > 1:
        marked = ERAS[era].marked
        game.tell("era-tied", players=tied, theatre=marked)
        tied = best({seat: THEATRES[marked].score(game, seat) for seat in tied})
    winner = tied[0]
    if len(tied) > 1:
        winner = yield call(consult_primogen, tied, (("about", "era"),))
    return winner
