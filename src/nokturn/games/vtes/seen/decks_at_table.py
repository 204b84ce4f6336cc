"""The decks that Methuselahs bring to a table: a precon by its name, or a list in any format."""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import said, say
from nokturn.games.vtes.decks.importing import DeckError, imported
from nokturn.games.vtes.decks.legality import reasons_against
from nokturn.games.vtes.decks.precons import FIRST_POOL, PRECONS, precon
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.pool import SLUGS, playable
from nokturn.games.vtes.printed.waves import NEWEST, among
from nokturn.games.vtes.turn.setup import Cards
from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import Dice, draw, rekey, shuffle
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Options
from nokturn.kernel.words import LANGUAGES

ANY = "any"
"""A format in which everything goes."""


@lru_cache(256)
def deck_of(value: str) -> Deck:
    """The deck that somebody means; a `SetupError` says what cannot be read, line by line."""
    if value in PRECONS:
        return precon(value)
    try:
        return imported(value)
    except DeckError as error:
        raise SetupError.worded({lang: _troubles(error, lang) for lang in LANGUAGES}) from None


def _troubles(error: DeckError, lang: str) -> str:
    return "\n".join(said(trouble, lang) for trouble in error.found.troubles)


def check_deck(value: str, form: str, wave: int = NEWEST) -> None:
    """A deck must be legal in the format of the table (VTES-DECK-01..09), all of it playable, and of its waves
    (VTES-R-51)."""
    deck = deck_of(value)
    if form != ANY and value not in PRECONS:
        reasons = tuple(reasons_against(deck, form))
        if reasons:
            texts = {lang: "\n".join(said(reason.said, lang) for reason in reasons) for lang in LANGUAGES}
            raise SetupError.worded(texts).under(reasons[0].rule)
    missing = [cards()[vekn].name for vekn in deck.copies if not playable(vekn)]
    if missing:
        lines = {lang: [say(lang, "not-playable", (("card", name),)) for name in missing] for lang in LANGUAGES}
        raise SetupError.worded({lang: "\n".join(texts) for lang, texts in lines.items()})
    later = [cards()[vekn].name for vekn in deck.copies if not among(SLUGS[vekn], wave)]
    if later:
        lines = {lang: [say(lang, "not-at-table", (("card", name),)) for name in later] for lang in LANGUAGES}
        raise SetupError.worded({lang: "\n".join(texts) for lang, texts in lines.items()}).under("VTES-R-51")


def cards_of(deck: Deck) -> Cards:
    """Crypt and library as printed ids."""
    crypt = [SLUGS[vekn] for vekn, count in deck.crypt for _ in range(count)]
    library = [SLUGS[vekn] for vekn, count in deck.library for _ in range(count)]
    return tuple(crypt), tuple(library)


def decks_for(seats: tuple[Seat, ...], options: Options, key: str) -> dict[Seat, Cards]:
    """What everybody plays with: what they brought, else one of the precons that nobody else has been given."""
    _, order = draw(Dice(rekey(key, "decks")), shuffle(len(FIRST_POOL)))
    given = {seat: FIRST_POOL[place] for seat, place in zip(seats, order, strict=False)}
    return {seat: cards_of(deck_of(str(options.get(f"deck:{seat}") or given[seat]))) for seat in seats}
