"""The words in which card texts are written: what there is, and what each one means.

A closed vocabulary is a `Literal`, so that the type checker knows it, and a table with a sentence for every word.  An
open one (conditions, targets, ways of counting X) grows where a word is carried out, by a decorator; its sentence is
the docstring.  `spelling.py` holds every text against them.  A word may carry an argument: `discipline:DISCIPLINE` is
the form of `discipline:dom`; what stands in capitals is a kind of argument.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args

# kinds of cards and of what is done with them

CardType = Literal[
    "master",
    "action_card",
    "political_action_card",
    "equipment",
    "retainer",
    "ally",
    "action_modifier",
    "reaction",
    "combat_card",
    "event",
    "conviction",
    "power",
    "reflex",
]
DeedKind = Literal[
    "effect",
    "bleed",
    "hunt",
    "equip",
    "equip-from",
    "employ",
    "recruit",
    "political",
    "leave-torpor",
    "rescue",
    "diablerize",
    "become-anarch",
    "hunt-down",
    "burn-imbued",
    "power",
]
Directed = Literal["", "prey", "chosen", "source", "host"]
PlayedBy = Literal["", "other", "anyone", "outsider", "even-locked"]
UsedBy = Literal["controller", "host", "active", "chosen", "anyone"]
Replaced = Literal["", "unlock", "discard", "action", "combat", "leaves"]

# when

Window = Literal[
    "unlock-phase",
    "master-phase",
    "minion-phase",
    "between-actions",
    "phase-end",
    "influence-phase",
    "discard-phase",
    "as-played",
    "paying",
    "as-announced",
    "action",
    "block-attempt",
    "blocks-declined",
    "before-block-resolution",
    "would-succeed",
    "after-resolution",
    "after-diablerie",
    "before-votes",
    "polling",
    "before-range",
    "range",
    "before-strikes",
    "strike",
    "as-strike-chosen",
    "strike-chosen",
    "additional-strikes",
    "prevent",
    "press",
    "end-of-round",
    "torpor-entry",
    "would-be-ousted",
]
Timing = Literal[
    "unlock",
    "any-unlock",
    "master",
    "take-action",
    "as-played",
    "paying",
    "announced",
    "act",
    "wake",
    "bleed",
    "need-stealth",
    "bleed-need-stealth",
    "need-intercept",
    "declined",
    "blocked",
    "would-succeed",
    "after-resolution",
    "before-votes",
    "poll",
    "before-range",
    "in-combat",
    "range",
    "before-strikes",
    "strike",
    "strike-or-maneuver",
    "as-strike-chosen",
    "strike-chosen",
    "strikes-declared",
    "additional-strikes",
    "prevent",
    "prevent-for-others",
    "press",
    "end-of-round",
    "combat-would-end",
    "torpor-entry",
    "would-be-ousted",
    "influence",
    "discard",
    "phase-end",
    "impulse",
]
Happening = Literal[
    "announced",
    "attempts-block",
    "block-fails",
    "blocked",
    "blocks",
    "would-succeed",
    "bleed-success",
    "hunted",
    "action-success",
    "combat-start",
    "round-start",
    "normal-strikes",
    "emptied",
    "round-end",
    "goes-to-torpor",
    "incapacitated",
    "leaves-torpor",
    "leaves-ready",
    "combat-over",
    "stolen",
    "discarded",
    "recovers",
    "burned",
    "enters-play",
    "moved",
    "sent-back",
    "unlocked",
    "marked",
    "sect-changed",
    "title-contested",
    "contest-paid",
    "votes-cast",
    "referendum-passed",
    "referendum-failed",
    "edge-used",
    "withdrawal-announced",
]
LaterMoment = Literal["before-resolution", "after-combat", "after-resolution", "combat-over"]
Scope = Literal["strike", "round", "combat", "referendum", "action", "phase", "turn", "cycle", "game"]
Lasts = Literal["strike", "round", "combat", "referendum", "action", "phase", "turn", "unlock", "next-unlock", "game"]

# who and what

Who = Literal[
    "self",
    "this",
    "host",
    "acting",
    "blocker",
    "opposing",
    "fighter",
    "you",
    "prey",
    "predator",
    "controller",
    "chosen",
    "chosen2",
    "its-controller",
    "everyone",
]
Whose = Literal["host", "self", "controller", "prey", "opponent", "chosen", "chosen2", "all"]
Number = Literal[
    "bleed",
    "strength",
    "strength=",
    "stealth",
    "intercept",
    "intercept-of-lesser",
    "capacity",
    "discipline",
    "trait",
    "hunt",
    "votes",
    "ballots",
    "edge-votes",
    "votes-against-blood-hunts",
    "price-of-votes-against",
    "pool-of-votes-against",
    "auto-pass",
    "poisoned",
    "hand-size",
    "open-hand",
    "transfers",
    "master-actions",
    "discard-actions",
    "cost",
    "cost-blood",
    "cost-pool",
    "cost-blood-of-next",
    "leave-torpor-cost",
    "rescue-cost",
    "no-replacement",
    "drawn-instead",
    "as-from-hand",
    "kept-face-down",
    "keeps",
    "kept-leave-the-game",
    "cannot-leave-torpor",
    "cannot-be-diablerized",
    "cannot-as-normal",
    "rescue-cost-but",
    "replaced-after-action",
    "no-unlock",
    "unlocks-at-end",
    "counter-for-unlock",
    "unlocks-at-discard",
    "pool-for-ousting",
    "no-blood-hunt",
    "untargetable",
    "untargetable-without",
    "untargetable-by",
    "unblockable",
    "unblockable-by-vampires",
    "unblockable-by-allies",
    "entitled",
    "block-price",
    "stealth-of-next",
    "failed-blockers-lock",
    "ends-if-blocked",
    "bleed-replaced",
    "bleed-alone",
    "cost-of-bounces",
    "cost-of-masters",
    "must",
    "must-use",
    "torpor-for-hunt",
    "cannot",
    "cannot-act",
    "cannot-block",
    "cannot-react",
    "cannot-vote",
    "blood-to-block",
    "library-to-block",
    "cannot-play",
    "cannot-play-as",
    "cannot-maneuver",
    "cannot-press",
    "cannot-strike",
    "cannot-use-equipment",
    "cannot-unlock",
    "cannot-gain",
    "cannot-bear",
    "undodgeable",
    "spared",
    "one-wound",
    "damage-before-range",
    "damage-in-press-step",
    "press-each-round",
    "counters-by-cards",
    "guards-minion-cards",
    "takes-points",
    "harmless-weapons",
    "aggravated-damage",
    "as-vampire",
    "as-vampire-in-passing",
    "as-clan",
    "maneuver",
    "must-maneuver",
    "press",
    "prevent",
    "prevents-all",
    "immune",
    "hand-strikes-only",
    "strike-damage",
    "aggravated",
    "damage-each-round",
    "if-blocks",
    "if-blocked",
    "each-round",
    "next-round",
    "ability",
    "borrowed",
]
StrikeKind = Literal[
    "hand", "damage", "dodge", "combat-ends", "steal", "destroy-equipment", "steal-equipment", "effect"
]
DamageKind = Literal[
    "", "gun", "not-gun", "strike", "hand", "weapon", "environmental", "aggravated", "normal", "normal-strike"
]
TokenKind = Literal["corruption", "hostage", "nightmare"]
RoundStep = Literal["before-range", "range", "before-strikes", "strikes", "press"]
Range = Literal["close", "long"]
Side = Literal["for", "against"]

# words of open vocabularies, and of what is printed

ConditionWord = Annotated[str, "condition"]
TargetWord = Annotated[str, "target"]
CountWord = Annotated[str, "count"]
NumberWord = Annotated[str, "number"]
ProcedureName = Annotated[str, "procedure"]
DisciplineCode = Annotated[str, "DISCIPLINE"]
TitleWord = Annotated[str, "TITLE"]
ClanWord = Annotated[str, "CLAN"]
SectWord = Annotated[str, "SECT"]
Described = Annotated[str, "DESCRIPTION"]

Words = dict[str, str]
"""Every word in its forms (`prevent`, `prevent:DAMAGE`), and what it means."""
VOCABULARIES: Final[dict[str, Words]] = {}
"""By the name of the vocabulary; conditions, targets, their filters and counts are added where they are carried out."""
LITERALS: Final[dict[Any, str]] = {}
"""Which `Literal` is which vocabulary."""


def vocabulary(name: str, literal: Any, words: Mapping[Any, str]) -> None:
    """Declare a closed vocabulary: every word of the `Literal` with its meaning."""
    declared = {form.partition(":")[0] for form in words}
    if declared != set(get_args(literal)):
        raise TypeError(f"Words and meanings of '{name}' differ: {sorted(declared ^ set(get_args(literal)))}")
    VOCABULARIES[name] = dict(words)
    LITERALS[literal] = name


def means(name: str, form: str, meaning: str | None) -> str:
    """Add a word to an open vocabulary; says the word without its argument."""
    if not meaning:
        raise TypeError(f"The {name} '{form}' needs a docstring: it is what the word means.")
    VOCABULARIES.setdefault(name, {})[form] = " ".join(meaning.split())
    return form.partition(":")[0].partition("=")[0]


CONDITIONS, TARGETS, FILTERS, COUNTS = "condition", "target", "filter", "count"
"""The open vocabularies."""
