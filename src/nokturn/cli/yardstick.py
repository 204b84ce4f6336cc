"""`nokturn coverage`: how many of the decks people win with can be played here."""

from __future__ import annotations

from nokturn.cli.deck import some, text_of
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.decks.wording import Fact, say
from nokturn.games.vtes.decks.yardstick import Coverage, of_deck, real_decks
from nokturn.games.vtes.decks.yardstick import coverage as measure
from nokturn.games.vtes.facts import cards
from nokturn.games.vtes.pool import POOL
from nokturn.games.vtes.spelling import full_name
from nokturn.kernel.errors import SetupError


def coverage(game: str = "vtes", /, *files: str, most: int = 10, lang: str | None = None) -> int:
    """The share of real decks that can be played here, the nearest misses, and the cards that would unlock most.

    Parameters
    ----------
    game:
        Which game; only vtes is played with decks of one's own.
    files:
        Measure these decks instead of the archive of tournament winners.
    most:
        How many misses and cards to show.
    lang:
        pl or en; otherwise the language of your system.
    """
    if game != "vtes":
        raise SetupError(f"Nobody brings a deck to {game}: coverage is measured for vtes alone.")
    speaks = language(lang)
    given = [of_deck(imported(text_of(file), speaks), file) for file in files]
    source, decks = ("files", given) if files else real_decks()
    show(measure(source, decks, nearest=most, wanted=most), speaks, Screen())
    return 0


def show(found: Coverage, lang: str, screen: Screen) -> None:
    """Print the yardstick."""
    share = round(100 * found.share, 2)
    totals: list[tuple[str, Fact]] = [("playable", found.playable), ("decks", found.decks), ("share", share)]
    screen.say(say(lang, f"yardstick-{found.source}", totals))
    screen.say(say(lang, "yardstick-pool", [("cards", len(POOL))]))
    if found.unknown:
        screen.say(say(lang, "yardstick-unknown", [("decks", found.unknown)]))
    if found.nearest:
        screen.say("", say(lang, "yardstick-nearest"))
    for deck in found.nearest:
        about = ", ".join(filter(None, (deck.author, deck.date)))
        lacks = some([named(vekn) for vekn in deck.missing], lang)
        miss: dict[str, Fact] = {"name": deck.name, "about": about, "count": len(deck.missing), "cards": lacks}
        screen.say(f"  {say(lang, 'yardstick-miss' if about else 'yardstick-miss-plain', miss.items())}")
    if found.wanted:
        screen.say("", say(lang, "yardstick-wanted"))
    for card in found.wanted:
        plays: dict[str, Fact] = {"name": named(card.card), "unlocks": card.unlocks, "decks": card.decks}
        screen.say(f"  {say(lang, 'yardstick-card', plays.items())}")


def named(vekn: int) -> str:
    """The card's name; of one we do not know, its number."""
    return full_name(cards()[vekn]) if vekn in cards() else str(vekn)
