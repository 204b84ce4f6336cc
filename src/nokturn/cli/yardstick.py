"""`nokturn coverage`: how many of the decks people win with can be played here."""

from __future__ import annotations

from nokturn.cli.deck import text_of
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.decks.yardstick import coverage as measure
from nokturn.games.vtes.decks.yardstick import of_deck, real_decks
from nokturn.games.vtes.decks.yardstick_words import told
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Coverage


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
    show(told(measure(source, decks, nearest=most, wanted=most), speaks), Screen())
    return 0


def show(found: Coverage, screen: Screen) -> None:
    """Print the yardstick."""
    screen.say(*found.said)
    for lacking in found.lacking:
        screen.say("", lacking.title, *[f"  {line}" for line in lacking.lines])
