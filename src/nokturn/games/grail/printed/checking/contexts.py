"""Effects and conditions stand where they mean something."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.printed.checking.look import Look
from nokturn.games.grail.printed.language import conditions as asked
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.reading.faults import Fault

_CARDS = ("combat_cards.toml", "diplomacy_cards.toml")
_OF_RULES = (*_CARDS, "items.toml", "secrets.toml", "skills.toml", "characters.toml")
"""Files whose effects answer something that happens."""
_OF_ENCOUNTERS = (*_OF_RULES, "encounters.toml")
_ANSWERS = (
    world.MenhirBonus, world.RedrawEncounter, world.RedrawEvent, world.DiscardThis, world.PeekChoice,
    world.ReduceTerror, world.ReduceHealthLoss, world.TakeTerror, world.EscapeGuardian,
)  # fmt: skip
_STORY = (
    world.ReplaceLocation, world.BeginChapter, world.EndCampaign, world.StartQuest, world.QuestDone,
    world.EncounterLevels, world.LoopEvent, world.SetDial,
)  # fmt: skip
"""Effects that change the story, never on a card."""
_MOMENTS = (
    asked.EncounterColour, asked.IsEventKind, asked.PoolAtLeast, asked.HandAtMost, asked.AttitudeGreen,
    asked.AttitudeRed, asked.Panicking, asked.Ate, asked.AmountAtLeast, asked.KeyAttribute, asked.FirstActivation,
    asked.Gained,
)  # fmt: skip
"""Conditions about a moment in which a rule acts."""


def words_stand_where_they_mean_something(look: Look) -> Iterator[Fault]:
    for spot, do in look.done:
        file = spot.sheet.name
        op = type(do).__struct_config__.tag
        if type(do).__module__ == fought.__name__ and file not in _OF_ENCOUNTERS:
            yield spot.fault(f"'{op}' means something only in an Encounter. Use another effect here.")
        elif isinstance(do, _ANSWERS) and file not in _OF_RULES:
            yield spot.fault(f"'{op}' means something only in the rule of a card. Use another effect here.")
        elif isinstance(do, _STORY) and file in _OF_ENCOUNTERS:
            yield spot.fault(f"'{op}' belongs to the story. Put it into an Event or a passage.")
        elif isinstance(do, world.LoopEvent) and file != "events.toml":
            yield spot.fault(f"'{op}' is for Events. Take it out.")
    for spot, condition in look.asked:
        op = type(condition).__struct_config__.tag
        if isinstance(condition, _MOMENTS) and spot.sheet.name not in _OF_RULES:
            yield spot.fault(f"'{op}' asks about the moment of a rule. Use another condition here.")
