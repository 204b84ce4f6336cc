"""An Encounter as text: the card, Pool or Attitude, the chain with the keys that are open, and the hands."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.seen.encounter_view import EncounterView
from nokturn.kernel.words import Words


def encounter_lines(fray: EncounterView, words: Words) -> Iterator[str]:
    facts = [("encounter", fray.card), ("pool", fray.pool), ("attitude", fray.attitude), ("stage", fray.stage + 1)]
    kind = "combat" if fray.row >= 0 else "talk"
    yield words.say("board-encounter", [*facts, ("kind", kind), ("hero", fray.active)])
    yield words.say("board-printed", [("printed", f"encounter/{fray.card}")])
    yield from traits(fray, words)
    for placed in fray.sequence:
        rows = ", ".join([str(row + 1) for row in placed.rows]) or words.say("nothing")
        about = [("card", placed.card), ("hero", placed.hero), ("rows", rows), ("charges", placed.charges)]
        yield words.say("board-placed", [*about, ("waiting", placed.waiting)])
    last = f"card/{fray.sequence[-1].card}" if fray.sequence else f"encounter/{fray.card}"
    yield words.say("board-open-edge", [("keys", last)])
    for hero, hand in fray.hands.items():
        yield words.say("board-hand", [("hero", hero), ("cards", hand), ("deck", fray.decks.get(hero, 0))])
    shown = [one.card for one in fray.previews] or [card for hand in fray.hands.values() for card in hand]
    for card in dict.fromkeys(shown):
        yield words.say("board-held", [("card", card), ("printed", f"card/{card}"), ("edge", f"card/{card}")])


def traits(fray: EncounterView, words: Words) -> Iterator[str]:
    """What the glossary says of them: who meets one for the first time cannot know it."""
    meant = {f"GRAIL-TRAIT-{trait.upper()}" for trait in fray.traits}
    for term in words.game.rulebook.terms.values():
        if term.rule in meant:
            about = {"en": (term.en, term.about_en), "pl": (term.pl, term.about_pl)}[words.lang]
            yield words.say("board-trait", zip(("term", "about"), about, strict=True))
