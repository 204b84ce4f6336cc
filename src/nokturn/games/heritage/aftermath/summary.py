"""Step 2, the chapter summary: a title for the winner, intrigue for the loser; HER-AFTER-04 to -07, HER-AFTER-21."""

from __future__ import annotations

from nokturn.games.heritage.chronicle.havens import research_deck
from nokturn.games.heritage.chronicle.sheets import add_title
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.state.choices import Unlock
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask_some, call, procedure


@procedure(rule=("HER-AFTER-04", "HER-AFTER-21", "HER-DECK-07"))
def sum_up(game: Heritage) -> Rule:
    """Nobody in between gains anything."""
    add_title(game, game.places[0], CHAPTERS[game.chapter].title)
    yield call(intrigue, game.places[-1])


@procedure(rule=("HER-AFTER-05", "HER-AFTER-06", "HER-AFTER-07"))
def intrigue(game: Heritage, seat: Seat) -> Rule:
    """Schemes of the clan just played, as many as the chapter says or as there are, HER-R-40; they belong to the clan
    from then on, whoever plays it."""
    clan = game.clans[seat]
    count = CHAPTERS[game.chapter].intrigue
    chosen = yield ask_some(
        seat,
        "intrigue",
        [Unlock(scheme) for scheme in research_deck(game.unlocked, clan)],
        count,
        count,
        rule="HER-AFTER-05",
        auto=True,
        clan=clan,
        count=count,
    )
    schemes = tuple([one.scheme for one in chosen])
    game.unlocked = (*game.unlocked, *schemes)
    game.scheme_decks[seat] = (*game.scheme_decks[seat], *schemes)
    if schemes:
        game.tell("intrigue", player=seat, clan=clan, schemes=schemes)
