"""The verbs of the rulebook: what a player can answer.  A saved game names them, so they keep their names."""

from __future__ import annotations

from nokturn.kernel import Option, Seat

# effects


class Alternative(Option, frozen=True):
    """One side of an effect that offers several, by its place and as a card writes it: `lose food 1 actor`."""

    number: int
    parts: str


class ChooseHero(Option, frozen=True):
    hero: str


class Receive(Option, frozen=True):
    """So many of what the Party gets go to this member; GRAIL-PARTY-09."""

    hero: str
    n: int


class Contribute(Option, frozen=True):
    """This member pays or loses so many; GRAIL-PARTY-04."""

    hero: str
    n: int


class TradeFirst(Option, frozen=True):
    """Members give each other something before they choose; GRAIL-PARTY-05."""


class EachPaysOwn(Option, frozen=True):
    """Nobody pays for anybody else."""


class ShareCosts(Option, frozen=True):
    """Members pay for each other; GRAIL-PARTY-04."""


class LeaveBehind(Option, frozen=True):
    """Nobody pays for this member, who leaves the Party; GRAIL-PARTY-06."""

    hero: str


class UseRule(Option, frozen=True):
    """A rule of an Item, a Secret, a Skill or a flaw."""

    source: str
    number: int


class Decline(Option, frozen=True):
    """Use nothing more here."""


class ChooseItem(Option, frozen=True):
    item: str


class ChooseLocation(Option, frozen=True):
    location: int


class ChooseGuardian(Option, frozen=True):
    """GRAIL-GUARD-06, GRAIL-GUARD-10."""

    encounter: str


class ChooseMenhir(Option, frozen=True):
    """The Menhir that is removed for a new one; GRAIL-MENHIR-08."""

    location: int


# setting up


class TakeCharacter(Option, frozen=True):
    """GRAIL-SETUP-CHAR-01."""

    hero: str


class TakeNobody(Option, frozen=True):
    """Whoever's Character has died need not set up another; GRAIL-DEATH-02."""


class SetUpAnother(Option, frozen=True):
    """A Character that was never in play joins the campaign; GRAIL-PLAYERS-03."""


class TakeTray(Option, frozen=True):
    """GRAIL-FREE-01."""

    tray: str


class TakeColour(Option, frozen=True):
    """GRAIL-FREE-01."""

    colour: str


class NameChronicler(Option, frozen=True):
    """GRAIL-CHRON-01; nobody, if no seat is named."""

    target: Seat


# during the Day


class Explore(Option, frozen=True):
    """GRAIL-ACT-EXPLORE-01."""


class Travel(Option, frozen=True):
    """GRAIL-TRAVEL-01."""

    location: int


class UseLocation(Option, frozen=True):
    """GRAIL-ACT-LOCATION-01."""


class UseCharacter(Option, frozen=True):
    """GRAIL-ACT-CHARACTER-01."""


class CheckMenhir(Option, frozen=True):
    """GRAIL-ACT-MENHIR-01."""


class Activate(Option, frozen=True):
    """GRAIL-ACT-MENHIR-02."""


class LeaveMenhir(Option, frozen=True):
    """Look, and leave it as it is."""


class UseAction(Option, frozen=True):
    """An Action of an Item, a Secret or a Skill; GRAIL-ACT-OTHER-01."""

    source: str
    number: int


class PassDay(Option, frozen=True):
    """GRAIL-ACT-PASS-01."""


class Rest(Option, frozen=True):
    """Without Energy: nothing of one's own in this round; R-03."""


class HandOver(Option, frozen=True):
    """Food or Wealth for another Character in the same Location; GRAIL-RES-02."""

    what: str
    n: int
    hero: str


class GiveCard(Option, frozen=True):
    """An Item or a Secret for another Character in the same Location; GRAIL-ITEM-06."""

    source: str
    hero: str


class PickUp(Option, frozen=True):
    """An Item of the dead; GRAIL-DEATH-03."""

    item: str


class PutInUse(Option, frozen=True):
    """One card of its keyword is used; GRAIL-ITEM-02."""

    source: str


class Join(Option, frozen=True):
    """GRAIL-PARTY-01."""


class JoinSharing(Option, frozen=True):
    """Join, and share out what it costs instead of each paying their own; GRAIL-PARTY-04."""


class StayOut(Option, frozen=True):
    """GRAIL-PARTY-03."""


class ActWithout(Option, frozen=True):
    """This one is not to come along on one's Actions of today; GRAIL-PARTY-01."""

    hero: str


class ActWith(Option, frozen=True):
    """This one is welcome again; GRAIL-PARTY-01."""

    hero: str


class LetActAgain(Option, frozen=True):
    """Another Character acts twice in a row, if all agree; R-01."""

    hero: str


class LeaveStoryMode(Option, frozen=True):
    """GRAIL-STORY-MODE-03."""


class BeginDay(Option, frozen=True):
    """The plans are made; GRAIL-DAY-START-07."""


class EndSitting(Option, frozen=True):
    """Stop here; the campaign goes on another time; GRAIL-SAVE-01."""


# the journal


class TakeChoice(Option, frozen=True):
    """A choice of a passage, by its place there: `101/square/3`; GRAIL-JOURNAL-10."""

    choice: str


class Peek(Option, frozen=True):
    """See what lies behind a choice."""

    choice: str


# the End of Day


class Eat(Option, frozen=True):
    """GRAIL-DAY-END-01."""


class GoHungry(Option, frozen=True):
    """GRAIL-DAY-END-02."""


class BuyCard(Option, frozen=True):
    """Look at the top of a Pool and take one; GRAIL-XP-DECK-01."""

    kind: str


class RaiseAttribute(Option, frozen=True):
    """GRAIL-XP-ATTR-01."""

    attribute: str


class TakeSkill(Option, frozen=True):
    """A side of a Skill card, by its number; GRAIL-XP-SKILL-01."""

    skill: int


class TakeCard(Option, frozen=True):
    """One of the cards one looks at."""

    card: str


class PutIn(Option, frozen=True):
    """A card that was kept aside goes into its deck; GRAIL-DAY-END-06."""

    card: str


class TakeOut(Option, frozen=True):
    """A card of the deck is kept aside; GRAIL-DAY-END-06."""

    card: str


class Done(Option, frozen=True):
    """Nothing more of this."""


# a new beginning


class InvokeGrace(Option, frozen=True):
    """GRAIL-GRACE-01."""


class AcceptDefeat(Option, frozen=True):
    """The campaign ends here."""
