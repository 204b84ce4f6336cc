"""Everything a Methuselah can choose, in the words of the rulebook."""

from __future__ import annotations

from nokturn.kernel.asks import Option, Seat

# the impulse


class Pass(Option, frozen=True):
    """Use nothing (VTES-IMPULSE-03); in state A a final refusal to block (VTES-BLOCK-06)."""


class PlayCard(Option, frozen=True):
    """Play a card from hand, or as if from hand, in one of its modes."""

    card: str
    mode: int
    minion: str = ""
    source: str = ""
    """The card in play on which it lies; empty: it is in the hand."""


class UseAbility(Option, frozen=True):
    """Use what a card in play offers."""

    source: str
    ability: int
    minion: str = ""


class Block(Option, frozen=True):
    """Attempt to block with this minion (VTES-SEQ-06)."""

    minion: str


# targets


class ChooseCard(Option, frozen=True):
    """A card on the table."""

    card: str


class ChooseMethuselah(Option, frozen=True):
    """A Methuselah."""

    player: Seat


class ChooseHidden(Option, frozen=True):
    """One of one's own uncontrolled cards; of several copies each has its number."""

    slot: int
    card: str
    copy: int = 1


class ChooseUnseen(Option, frozen=True):
    """A card face down in somebody else's uncontrolled region, by its place there (VTES-IMB-15)."""

    slot: int
    player: Seat
    place: int


class ChoosePrinted(Option, frozen=True):
    """A card from a hand, a library, a crypt or an ash heap."""

    card: str
    zone: str = "hand"
    player: Seat = ""
    """Whose ash heap it is, where it may be anybody's."""


class ChooseWord(Option, frozen=True):
    """One of several ways: a clan, a side, one of two effects."""

    word: str


class Nothing(Option, frozen=True):
    """None of them."""


# the unlock phase


class GainFromEdge(Option, frozen=True):
    """Gain 1 pool from the Edge (VTES-EDGE-03)."""


class PayContest(Option, frozen=True):
    """Pay 1 pool to go on contesting a card (VTES-CONTEST-03)."""

    card: str


class YieldContest(Option, frozen=True):
    """Yield a contested card."""

    card: str


class EndContest(Option, frozen=True):
    """Turn the survivor of a contest face up (VTES-CONTEST-06)."""

    card: str


class PayTitle(Option, frozen=True):
    """Burn 1 blood to go on contesting a title (VTES-TITLECON-03)."""

    minion: str


class YieldTitle(Option, frozen=True):
    """Yield a contested title."""

    minion: str


class RegainTitle(Option, frozen=True):
    """Take the title that nobody contests any more (VTES-TITLECON-05)."""

    minion: str


class UnlockInfernal(Option, frozen=True):
    """Burn 1 pool to unlock an infernal minion (VTES-TRAIT-04)."""

    minion: str


class BurnOption(Option, frozen=True):
    """Discard a card with the burn option (VTES-UNLOCK-05)."""

    card: str


class AnnounceWithdrawal(Option, frozen=True):
    """Announce that one will withdraw (VTES-WITHDRAW-01)."""


class PlaceConviction(Option, frozen=True):
    """Put a conviction on an Imbued (VTES-IMB-04)."""

    card: str
    minion: str
    zone: str


class Recover(Option, frozen=True):
    """Burn 3 convictions to leave the incapacitated region (VTES-IMB-14)."""

    minion: str


# the master phase


class MarkRedList(Option, frozen=True):
    """Mark a Red List minion for this turn (VTES-TRAIT-05)."""

    minion: str


# actions


class Bleed(Option, frozen=True):
    """Bleed without a card."""

    minion: str
    player: Seat


class Hunt(Option, frozen=True):
    """Hunt."""

    minion: str


class EquipFrom(Option, frozen=True):
    """Take equipment from another minion (VTES-ACT-EQUIP-03)."""

    minion: str
    source: str


class LeaveTorpor(Option, frozen=True):
    """Leave torpor."""

    minion: str


class Rescue(Option, frozen=True):
    """Rescue a vampire from torpor."""

    minion: str
    target: str


class Diablerize(Option, frozen=True):
    """Diablerize a vampire in torpor."""

    minion: str
    target: str


class BecomeAnarch(Option, frozen=True):
    """Become Anarch."""

    minion: str


class HuntDown(Option, frozen=True):
    """Enter combat with a marked Red List minion (VTES-TRAIT-06)."""

    minion: str
    target: str


class BurnImbued(Option, frozen=True):
    """Burn an incapacitated Imbued (VTES-IMB-13)."""

    minion: str
    target: str


class LetHappen(Option, frozen=True):
    """Let what was set up for the end of the action happen now (VTES-RES-08)."""

    number: int
    card: str


class EndPhase(Option, frozen=True):
    """No further action."""


# what a clock says


class PlayOn(Option, frozen=True):
    """There is time left."""


class TimeUp(Option, frozen=True):
    """The agreed time is over (VTES-R-32)."""


# the influence and discard phases


class Transfer(Option, frozen=True):
    """1 transfer: 1 pool to an uncontrolled card (VTES-INFL-03)."""

    slot: int
    card: str
    copy: int = 1


class TakeBack(Option, frozen=True):
    """2 transfers: 1 blood from an uncontrolled card to the pool (VTES-INFL-04)."""

    slot: int
    card: str
    copy: int = 1


class DrawCrypt(Option, frozen=True):
    """4 transfers and 1 pool: the top card of the crypt (VTES-INFL-05)."""


class BringOut(Option, frozen=True):
    """Move a filled card to the ready region (VTES-INFL-07)."""

    slot: int
    card: str
    copy: int = 1


class Merge(Option, frozen=True):
    """4 transfers and 1 pool: put the other version on a vampire (VTES-ADV-02)."""

    slot: int
    card: str
    minion: str
    copy: int = 1


class Discard(Option, frozen=True):
    """Discard a card from hand."""

    card: str


# combat


class HandStrike(Option, frozen=True):
    """Strike with bare hands (VTES-STREFF-HAND-01)."""


class NoStrike(Option, frozen=True):
    """No strike is possible (VTES-R-15)."""


class UseManeuver(Option, frozen=True):
    """Use a maneuver that this card has given (VTES-COMBAT-RANGE-06)."""

    card: str


class UsePress(Option, frozen=True):
    """Use a press that this card has given (VTES-PRESS-05)."""

    card: str


class UsePrevention(Option, frozen=True):
    """Prevent damage as this card has allowed."""

    card: str


class PreventFrom(Option, frozen=True):
    """Prevent a point of this damage (VTES-AGG-05)."""

    wound: int
    source: str
    aggravated: bool
    left: int


# politics


class Cast(Option, frozen=True):
    """Cast all votes and ballots of one source (VTES-REF-07)."""

    source: str
    side: str


class CastAll(Option, frozen=True):
    """Cast all one's votes and ballots that cost nothing, each source the same way (VTES-R-14)."""

    side: str


class CastCard(Option, frozen=True):
    """Burn a political action card from hand for 1 vote (VTES-VOTE-03)."""

    card: str
    side: str
