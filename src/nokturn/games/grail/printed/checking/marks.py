"""Statuses, Secrets and Items: what is set is read, what is asked for can be had; GRAIL-STATUS-02."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from nokturn.games.grail.printed.belongings import CHALLENGE_SECRET
from nokturn.games.grail.printed.checking.look import Look
from nokturn.games.grail.printed.language.conditions import HasItem, HasSecret, PartsSet, StatusSet
from nokturn.games.grail.printed.language.effects_of_world import GainSecret, LoseSecret, SetStatus
from nokturn.games.grail.printed.reading.faults import Fault

_WHOLE = 0
"""Stands for a Status as a whole."""


def statuses_are_set_and_read(look: Look) -> Iterator[Fault]:
    were_set: defaultdict[str, set[int]] = defaultdict(set)
    were_read: defaultdict[str, set[int]] = defaultdict(set)
    for _, do in look.done:
        if isinstance(do, SetStatus):
            were_set[do.status].add(do.part)
    for _, condition in look.asked:
        if isinstance(condition, StatusSet):
            were_read[condition.status].add(condition.part)
        elif isinstance(condition, PartsSet) and condition.status in look.pack.statuses:
            were_read[condition.status] |= {*range(look.pack.statuses[condition.status].parts + 1)}
    for spot, status in look.entries("statuses.toml", "status"):
        if status.id == look.pack.frame.grace.status:
            continue
        put, read = were_set[status.id], were_read[status.id]
        if not put:
            yield spot.fault(f"nothing sets the Status '{status.id}'. Set it somewhere, or take it out.")
        if not read:
            yield spot.fault(f"nothing reads the Status '{status.id}'. Ask for it somewhere, or take it out.")
        if not (put and read and status.numbered):
            continue
        for part in sorted(put - read) if _WHOLE not in read else ():
            yield spot.fault(f"'{status.id}.{part}' is set and never read. Ask for it, or set another part.")
        for part in sorted(read - put - {_WHOLE}) if _WHOLE not in put else ():
            if not any(isinstance(one, PartsSet) and one.status == status.id for _, one in look.asked):
                yield spot.fault(f"'{status.id}.{part}' is asked for and never set. Set it, or ask for another part.")


def belongings_are_of_use(look: Look) -> Iterator[Fault]:
    gained = {do.secret for _, do in look.done if isinstance(do, GainSecret)}
    taken = {do.secret for _, do in look.done if isinstance(do, LoseSecret)}
    asked = taken | {one.secret for _, one in look.asked if isinstance(one, HasSecret)}
    items = {one.item for _, one in look.asked if isinstance(one, HasItem)}
    numbers: dict[int, str] = {}
    for spot, secret in look.entries("secrets.toml", "secret"):
        if secret.number in numbers:
            yield spot.fault(f"the number {secret.number} is that of '{numbers[secret.number]}'. Give it its own.")
        numbers.setdefault(secret.number, secret.id)
        if secret.id not in gained and secret.number != CHALLENGE_SECRET:
            yield spot.fault(f"nobody can gain the Secret '{secret.id}'. Write 'secret {secret.id}' somewhere.")
        if not secret.rule and secret.id not in asked:
            yield spot.fault(f"the Secret '{secret.id}' has no rule and nothing asks for it. Give it a use.")
    if not any(secret.number == CHALLENGE_SECRET for secret in look.pack.secrets.values()):
        yield look.whole("pack.toml").fault(
            f"challenge mode needs a Secret {CHALLENGE_SECRET}. Write one, or put \"secrets.toml\" into 'box'."
        )
    for spot, item in look.entries("items.toml", "item"):
        if not item.rule and item.id not in items:
            yield spot.fault(f"the Item '{item.id}' has no rule and nothing asks for it. Give it a use.")
    sides: dict[int, int] = {}
    for spot, skill in look.entries("skills.toml", "skill"):
        for side in (skill.a, skill.b):
            if side.number in sides:
                yield spot.fault(
                    f"the Skill {side.number} is there twice, also on card {sides[side.number]}. Renumber it."
                )
            sides.setdefault(side.number, skill.card)
