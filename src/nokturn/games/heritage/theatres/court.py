"""Court: markers gather inside the walls, and every full house votes for a title; HER-COURT."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from nokturn.games.heritage.bloodline.credit import credited
from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.bloodline.tokens import change
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Votes
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Rule, Seat, ask, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.court
PRINCE = "prince"


def titles(game: Heritage) -> tuple[str, ...]:
    """The titles that are voted on, in order; the last is the Prince."""
    return BOARD.titles[str(len(game.seats))]


@procedure(rule="HER-COURT-01")
def set_up_court(game: Heritage) -> None:
    game.votes = Votes()


@procedure(rule=("HER-COURT-02", "HER-COURT-03", "HER-COURT-06", "HER-COURT-07"))
def update_court(game: Heritage, acting: Acting, update: Update) -> None:
    """One marker more inside the walls; with the last of them there is a vote.  After the Prince, nothing; HER-R-13."""
    votes = game.votes
    if votes.time >= len(titles(game)):
        return
    inside = (*votes.inside, update.class_)
    game.votes = Votes(inside, votes.time)
    game.tell("inside-the-walls", attribute=update.class_, count=len(inside))
    if len(inside) == BOARD.politics_markers:
        vote(game)


def vote(game: Heritage) -> None:
    """HER-COURT-03 to -06: the majority elects whoever of its class has most potency; equals, nobody, HER-R-13."""
    title = titles(game)[game.votes.time]
    elected = Counter(game.votes.inside).most_common(1)[0][0]
    game.votes = Votes((), game.votes.time + 1)
    game.tell("vote", title=title, attribute=elected)
    candidates = [
        one
        for seat in game.seats
        for one in awake(game, seat)
        if PEOPLE[one].class_ == elected and not game.vampires[one].title
    ]
    most = max([game.vampires[one].potency for one in candidates], default=0)
    best = [one for one in candidates if game.vampires[one].potency == most]
    if len(best) == 1:
        change(game, best[0], title=title)
        game.tell("titled", vampire=best[0], title=title)
    else:
        game.tell("title-lost", title=title)


@procedure(rule=("HER-COURT-08", "HER-COURT-09"))
def claim(game: Heritage, acting: Acting, vampire: str) -> Rule:
    """The title of the fallen goes to the acting vampire, or to another one without a title; HER-R-15."""
    title = game.vampires[vampire].title
    if not title:
        return
    heir = credited(game, acting)
    if not heir:
        return
    if game.vampires[heir].title:
        free = tuple([one for one in awake(game, acting.culprit) if not game.vampires[one].title])
        if not free:
            return
        chosen = yield ask(
            acting.culprit, "claim", [Target(one) for one in free], rule="HER-COURT-09", auto=True, title=title
        )
        heir = chosen.vampire
    change(game, vampire, title="")
    change(game, heir, title=title)
    game.tell("claims", vampire=heir, title=title, victim=vampire)


@theatre("court")
class Court(Theatre):
    updates: ClassVar[Procedure] = update_court
    sets_up: ClassVar[Procedure] = set_up_court

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        """HER-COURT-07: not after the Prince."""
        return game.votes.time < len(titles(game))

    def winner(self, game: Heritage) -> str:
        """HER-COURT-10, HER-R-14: the class of the Prince, unless torpid."""
        found = [one for seat in game.seats for one in awake(game, seat) if game.vampires[one].title == PRINCE]
        return PEOPLE[found[0]].class_ if found else ""

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        wins = self.winner(game)
        return tuple([one for one in awake(game, seat) if PEOPLE[one].class_ == wins or game.vampires[one].title])

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-COURT-11."""
        wins, line = self.winner(game), awake(game, seat)
        ranks = [one for one in line if game.vampires[one].title]
        loyal = [one for one in line if PEOPLE[one].class_ == wins]
        return BOARD.vp_winning * len(loyal) + BOARD.vp_title * len(ranks)
