"""The journal: every choice leads somewhere, every Exploration comes to an end; GRAIL-JOURNAL-02."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.printed.checking.look import Look, Spot
from nokturn.games.grail.printed.journal import Choice, Journal, Passage
from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.sheets import Sheet


def sections_are_whole(look: Look) -> Iterator[Fault]:
    """The file of a Location, its entries and its passages."""
    for sheet, journal in look.journals():
        if sheet.name != f"journal/{journal.location}.toml":
            yield Spot(sheet, ("location",)).fault(
                f"this is the file of another Location. Call it {journal.location}.toml."
            )
        if journal.location not in look.pack.locations:
            yield Spot(sheet, ("location",)).fault(
                f"there is no Location {journal.location}. Write it in locations.toml."
            )
        if not journal.entry or journal.entry[-1].conditions:
            yield Spot(sheet, ("entry", len(journal.entry) - 1)).fault(
                "the last entry has conditions. Add one without, for everybody else."
            )
        for number, entry in enumerate(journal.entry[:-1]):
            if not entry.conditions:
                yield Spot(sheet, ("entry", number)).fault(
                    "this entry hides those below. Put it last, or give it an 'if'."
                )
        yield from _targets(sheet, journal)


def _targets(sheet: Sheet, journal: Journal) -> Iterator[Fault]:
    named = {passage.id for passage in journal.passage}
    for number, entry in enumerate(journal.entry):
        if entry.goto not in named:
            yield Spot(sheet, ("entry", number, "goto")).fault(f"there is no passage '{entry.goto}'. Write it.")
    for at, passage in enumerate(journal.passage):
        spot = Spot(sheet, ("passage", at))
        if bool(passage.choice) == passage.end:
            yield spot.fault(f"'{passage.id}' has choices or an end. Write 'end = true', or choices, not both.")
        if passage.choice and not any(choice.always_open for choice in passage.choice):
            yield spot.fault(f"'{passage.id}' has no choice that is always open. Add one without if, cost and once.")
        for one, choice in enumerate(passage.choice):
            here = Spot(sheet, ("passage", at, "choice", one))
            yield from _choice(here, choice)
            for target in choice.targets:
                if target not in named:
                    yield here.fault(f"there is no passage '{target}'. Write it, or name another.")


def _choice(spot: Spot, choice: Choice) -> Iterator[Fault]:
    ways = [bool(choice.goto), choice.check is not None, choice.toss is not None, choice.encounter is not None]
    if sum(ways) != 1:
        yield spot.fault("a choice leads to exactly one thing. Write one of goto, check, toss, encounter.")
    faced = choice.encounter
    if faced is not None and bool(faced.id) == (faced.colour is not None):
        yield spot.fault("an Encounter is one by name or one of a colour. Write 'id' or 'color', not both.")


def explorations_end(look: Look) -> Iterator[Fault]:
    """Whoever takes only what is always open comes to an end, and no round of passages can be walked for nothing."""
    for sheet, journal in look.journals():
        passages = {passage.id: passage for passage in journal.passage}
        ending = {passage.id for passage in journal.passage if passage.end}
        grew = True
        while grew:
            new = {one.id for one in journal.passage if _open_targets(one) & ending} - ending
            ending |= new
            grew = bool(new)
        for at, passage in enumerate(journal.passage):
            spot = Spot(sheet, ("passage", at))
            if passage.id not in ending and any(choice.always_open for choice in passage.choice):
                yield spot.fault(
                    f"from '{passage.id}' there is no way to an end. Lead a choice that is always open there."
                )
            elif passage.effects and passage.id in _reached_for_nothing(passage, passages):
                yield spot.fault(
                    f"'{passage.id}' leads back to itself and its effects never end. Take them out of the round, "
                    "or mark a choice in it 'once'."
                )


def _open_targets(passage: Passage) -> set[str]:
    return {target for choice in passage.choice if choice.always_open for target in choice.targets}


def _reached_for_nothing(passage: Passage, passages: dict[str, Passage]) -> set[str]:
    """Where choices lead that cost nothing and can be taken again and again; an Encounter is a price."""
    seen: set[str] = set()
    ahead = [passage]
    while ahead:
        for choice in ahead.pop().choice:
            if choice.once or choice.cost or choice.encounter:
                continue
            new = {target for target in choice.targets if target in passages} - seen
            seen |= new
            ahead += [passages[target] for target in sorted(new)]
    return seen
