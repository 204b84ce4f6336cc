"""What is under way at a table of V:TES, as records: plays, lasting effects, actions, combats, referendums."""

from __future__ import annotations

from typing import Literal

from nokturn.games.vtes.state.vocabulary import DeedKind, LaterMoment, ProcedureName, Range, Replaced, StrikeKind
from nokturn.kernel import Leaf
from nokturn.kernel.asks import Seat

ActionState = Literal["announced", "A", "B", "C", "blocked", "success", "resolved"]
Outcome = Literal["", "success", "blocked", "ended", "failed", "cancelled"]


class Play(Leaf, frozen=True, kw_only=True):
    """A card being played, or an ability being used: what has been announced (VTES-PLAY-01)."""

    seat: Seat
    card: str
    """The printed card."""
    mode: int
    """Which of its modes, or of its abilities."""
    minion: str = ""
    """Who plays it; empty: the Methuselah."""
    source: str = ""
    """The card in play, if an ability is used; or the card's own name in limbo."""
    chosen: tuple[str, ...] = ()
    """Its targets in order: names of cards, seats, or `?slot` for a card face down."""
    x: int = 0
    reduced: tuple[tuple[str, int], ...] = ()
    """Cards in play, and which of their abilities, that have been used to make it cheaper (VTES-REQ-06)."""
    cancelled: bool = False
    free: bool = False
    """Cancelled by an effect that spares the cost (VTES-CANCEL-03)."""
    paid: tuple[tuple[str, int], ...] = ()
    """Cards in play, and how many of their counters pay for it."""
    stored: str = ""
    """The card in play on which it lay; empty: it comes from the hand."""
    brought: bool = False
    """It comes from the hand by another card's effect: neither played nor by an action."""


class Played(Leaf, frozen=True, kw_only=True):
    """A card that was played in the course of an action, as everybody saw it."""

    seat: Seat
    card: str
    mode: int
    minion: str = ""
    chosen: tuple[str, ...] = ()
    round: int = 0
    """The round of combat; 0: outside combat."""
    cancelled: bool = False


class InForce(Leaf, frozen=True, kw_only=True):
    """An effect that lasts: a number changed, something forbidden, something owed."""

    what: str
    """`stealth`, `bleed`, `cannot-block` …"""
    subject: str
    """A card or a seat."""
    amount: int = 0
    lasts: str = "action"
    """`action`, `combat`, `round`, `strike`, `referendum`, `turn`, `unlock:A` (until A's unlock phase), `game`."""
    source: str = ""
    """The printed card it comes from."""
    limited: bool = False
    """An action modifier card that increases a bleed (VTES-ACT-BLEED-06)."""
    when: str = ""
    """A condition on which it depends."""


class Action(Leaf, frozen=True, kw_only=True):
    """The action under way, from its announcement to its end."""

    by: Seat
    """The acting Methuselah."""
    minion: str
    kind: DeedKind
    card: str = ""
    """The action card, printed id."""
    limbo: str = ""
    """Its name in limbo."""
    source: str = ""
    """The card in play that offers the action."""
    mode: int = 0
    chosen: tuple[str, ...] = ()
    targets: tuple[Seat, ...] = ()
    """The Methuselahs it is directed at; empty: undirected (VTES-ACT-CARD-03)."""
    stealth: int = 0
    """What the action itself comes with."""
    blood: int = 0
    pool: int = 0
    """Its cost, paid on success (VTES-RES-02)."""
    paid: tuple[tuple[str, int], ...] = ()
    """Cards in play, and how many of their counters pay the rest of it."""
    x: int = 0
    state: ActionState = "announced"
    """`A`, `B` and `C` are those of VTES-SEQ-06..14."""
    blocker: str = ""
    refused: tuple[Seat, ...] = ()
    """Who will not block any more (VTES-BLOCK-06)."""
    failed: tuple[str, ...] = ()
    """Minions whose attempts to block failed."""
    outcome: Outcome = ""
    """Empty: undecided; `ended`: before block resolution (VTES-R-23)."""
    played: tuple[tuple[str, str, str], ...] = ()
    """(minion, printed card, type) of every modifier and reaction so far (VTES-MIN-04, VTES-MIN-12)."""
    stack: tuple[Played, ...] = ()
    """Every card played on it, in order, cancelled ones too."""
    awake: tuple[str, ...] = ()
    """Who has woken (VTES-WAKE-01)."""
    bled: int = -1
    """The amount of the bleed as it was resolved; -1: it was not (VTES-ACT-BLEED-09)."""
    lost: int = 0
    """The pool that it has cost the target."""
    margin: int = -1
    """By how much the referendum passed; -1: it did not, or there was none (VTES-REF-11)."""


class Strike(Leaf, frozen=True, kw_only=True):
    """A chosen strike."""

    kind: StrikeKind | Literal["", "none"]
    """Empty: what a maneuver has bound to a weapon, not yet chosen; `none`: no strike."""
    amount: int = 0
    ranged: bool = False
    first: bool = False
    aggravated: bool = False
    source: str = ""
    """The weapon or printed card; empty: bare hands."""
    target: str = ""
    """A retainer aimed at instead of the opposing minion (VTES-COMBAT-RET-02)."""
    gun: bool = False
    weapon_only: bool = False
    """Destroys or steals weapons only."""
    retainers: bool = False
    """Destroys or steals a retainer as well as equipment."""
    undodgeable: bool = False
    """A dodge has no effect against it."""
    numbing: bool = False
    """Unless it is dodged, the opposing vampire's weapons inflict no damage this round."""
    not_by: str = ""
    """Cards that require this Discipline do not prevent its damage."""
    strength: bool = False
    """The striker's strength is added to the amount."""
    aimed: int = 0
    """So much more of its damage if any is inflicted on the opposing minion, which cannot press in this round then."""
    play: Play | None = None
    """How it came about: what else the strike does stands with the card (VTES-STRIKE-08)."""
    ability: bool = False
    """It is the ability of a card in play, not a card from hand."""


class Combat(Leaf, frozen=True, kw_only=True):
    """The combat under way."""

    fighters: tuple[str, str]
    """The acting side first (VTES-COMBAT-07, VTES-R-16)."""
    sides: tuple[Seat, Seat]
    """Who controlled them as the combat began: whose side it is even when a combatant is gone."""
    round: int = 0
    step: str = ""
    """The window that is open, `strike` while strikes are chosen, `resolving`, or `damage` after that."""
    skipped: tuple[str, ...] = ()
    """Steps that an effect leaves out of this round."""
    range: Range = "close"
    set_range: Range | Literal[""] = ""
    """The range an effect has set for this round (VTES-COMBAT-RANGE-08)."""
    next_range: Range | Literal[""] = ""
    """The range an effect has set for the next round."""
    maneuvered: str = ""
    """Who used the last maneuver of this round."""
    committed: tuple[Strike | None, Strike | None] = (None, None)
    """The strike to which each is bound by its maneuver; of a weapon only its source is known (VTES-STRIKE-04)."""
    striking: str = ""
    """Whose strike is being chosen."""
    strikes: tuple[Strike | None, Strike | None] = (None, None)
    additional: tuple[int, int] = (0, 0)
    """Additional strikes left."""
    fixed: tuple[tuple[Strike, ...], tuple[Strike, ...]] = ((), ())
    """Those of them that a card has chosen already."""
    gained: tuple[bool, bool] = (False, False)
    """Who has used a source of additional strikes this round (VTES-ADDSTR-05)."""
    pair: int = 0
    """0: the first pair of strikes of the round."""
    pressed: str = ""
    """Whose press to continue stands."""
    last_press: str = ""
    over: bool = False
    burned: tuple[int, int] = (0, 0)
    """Blood each has burned to damage this round."""
    inflicted: tuple[int, int] = (0, 0)
    """The damage that each combatant itself has inflicted this round."""
    again: bool = False
    """An effect says that there is another round."""
    queued: bool = False
    """Another combat between the two follows."""
    blocked: bool = False
    """It came of a block."""


class Wound(Leaf, frozen=True, kw_only=True):
    """Damage on its way to a minion or retainer."""

    to: str
    amount: int
    aggravated: bool = False
    by: str = ""
    """The minion that inflicts it by a strike; empty: environmental (VTES-DMG-08)."""
    source: str = ""
    strike: str = ""
    """The kind of strike it comes from; empty: from no strike (VTES-DMG-09)."""
    gun: bool = False
    preventable: bool = True
    not_by: str = ""
    """Not by cards that require this Discipline."""


class Ballot(Leaf, frozen=True):
    """What a source has cast."""

    source: str
    """A vampire, a card, `edge:A` or `card:A`."""
    side: str
    """`for` or `against`."""
    seat: Seat


class Referendum(Leaf, frozen=True, kw_only=True):
    """The referendum under way."""

    caller: Seat
    kind: Literal["political", "blood-hunt", "other"]
    card: str = ""
    vampire: str = ""
    """Who called it, or the diablerist."""
    terms: tuple[str, ...] = ()
    cast: tuple[Ballot, ...] = ()
    abstaining: tuple[str, ...] = ()
    cancelled: bool = False
    failed: bool = False
    """An effect has made it fail."""
    automatic: bool = False
    """It passes by itself, without polling (VTES-REF-13)."""


class Owed(Leaf, frozen=True):
    """A card whose replacement waits (VTES-PLAY-10)."""

    seat: Seat
    until: Replaced
    card: str = ""
    """A card that may be taken back from the ash heap instead."""


class Later(Leaf, frozen=True):
    """Something set up to happen later in the action."""

    moment: LaterMoment
    does: ProcedureName
    """The procedure `(game, play)`."""
    play: Play
