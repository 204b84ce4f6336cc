"""What an effect can do outside Encounters, a record for each op (catalogue, C.1).

The fields of a record, in their order, are the words that follow its op; `parser` reads them."""

from __future__ import annotations

from typing import Any, Literal

from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.vocabulary import Colour, Face, ItemFilter, Paid, Scope, Value
from nokturn.kernel import Leaf


class Do(Leaf, frozen=True, kw_only=True, tag_field="op"):
    """One thing an effect does."""

    toss: Face | Literal[""] = ""
    """Only if a dial tossed for it shows this face."""
    scope: Scope = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # Saved apart from the options and records of the rules, which may be called alike.
        cls.plain_name = f"grail.effect.{cls.__name__}"
        super().__init_subclass__(**kwargs)


class Nothing(Do, frozen=True, tag="none"):
    pass


class Gain(Do, frozen=True, tag="gain"):
    what: Value
    n: Amount


class Lose(Do, frozen=True, tag="lose"):
    """As much as there is; GRAIL-DAY-DURING-05."""

    what: Value
    n: Amount


class SetTo(Do, frozen=True, tag="set"):
    what: Value
    n: Amount


class Pay(Do, frozen=True, tag="pay"):
    """In full, or not at all; GRAIL-DAY-DURING-05."""

    what: Paid
    n: Amount


class SetStatus(Do, frozen=True, tag="status"):
    """`status S`, `status S.k` (a numbered part), or `status S +1` (one more box)."""

    status: str
    part: int = 0
    one_more: bool = False


class ClearStatus(Do, frozen=True, tag="unstatus"):
    status: str


class GainSecret(Do, frozen=True, tag="secret"):
    secret: str


class LoseSecret(Do, frozen=True, tag="lose_secret"):
    secret: str


class GainItem(Do, frozen=True, tag="item"):
    item: str


class DrawItem(Do, frozen=True, tag="draw_item"):
    which: ItemFilter
    n: Amount


class DiscardItem(Do, frozen=True, tag="discard_item"):
    which: ItemFilter
    n: Amount


class DiscardThis(Do, frozen=True, tag="discard_this"):
    pass


class DrawEncounter(Do, frozen=True, tag="encounter"):
    colour: Colour


class RedrawEncounter(Do, frozen=True, tag="encounter_redraw"):
    pass


class EncounterLevels(Do, frozen=True, tag="encounter_levels"):
    levels: tuple[int, ...]


class ReplaceLocation(Do, frozen=True, tag="swap"):
    old: int
    new: int


class ChangeMenhir(Do, frozen=True, tag="menhir_add"):
    where: int | Literal["lowest"]
    n: int


class MenhirBonus(Do, frozen=True, tag="menhir_bonus"):
    n: Amount


class SetDial(Do, frozen=True, tag="dial"):
    name: str
    n: Amount
    kind: Literal["time", "quest"]
    holder: str


class PlaceGuardian(Do, frozen=True, tag="guardian"):
    encounter: str
    where: int | Literal["highest"]


class ResolveEvent(Do, frozen=True, tag="event"):
    event: str


class AddRandomEvents(Do, frozen=True, tag="event_random"):
    n: Amount


class LoopEvent(Do, frozen=True, tag="event_loop"):
    n: Amount


class RedrawEvent(Do, frozen=True, tag="event_redraw"):
    pass


class StartQuest(Do, frozen=True, tag="quest"):
    quest: str


class QuestDone(Do, frozen=True, tag="quest_done"):
    quest: str


class GainClue(Do, frozen=True, tag="clue"):
    clue: str


class BeginChapter(Do, frozen=True, tag="chapter"):
    chapter: int


class EndCampaign(Do, frozen=True, tag="ending"):
    ending: str


class Savepoint(Do, frozen=True, tag="savepoint"):
    pass


class ChangeCost(Do, frozen=True, tag="cost_mod"):
    what: Literal["travel", "explore", "magic", "food_or_wealth"]
    n: int
    at: Literal["first_today", "this"]


class Damage(Do, frozen=True, tag="damage"):
    n: Amount
    unavoidable: bool = False


class PeekChoice(Do, frozen=True, tag="peek_choice"):
    n: Amount


class ReduceTerror(Do, frozen=True, tag="reduce_terror"):
    n: Amount


class ReduceHealthLoss(Do, frozen=True, tag="reduce_health_loss"):
    n: Amount


class TakeTerror(Do, frozen=True, tag="take_terror"):
    n: Amount


class EscapeGuardian(Do, frozen=True, tag="escape_guardian"):
    pass
