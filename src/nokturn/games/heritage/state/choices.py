"""The verbs of the rulebook: what a player can answer.  A saved game names them, so they keep their names."""

from __future__ import annotations

from nokturn.kernel import Option, Seat


class TakeClan(Option, frozen=True):
    """HER-SETUP-09."""

    clan: str


class TakeLeader(Option, frozen=True):
    """HER-SETUP-12."""

    leader: str


class Recruit(Option, frozen=True):
    """Recruit a character from the queue; HER-RECRUIT-01."""

    character: str


class RecruitServant(Option, frozen=True):
    """Recruit the servant of one's haven; HER-RECRUIT-10."""

    character: str


class RecruitFromTop(Option, frozen=True):
    """Nobody in the queue can be recruited: take the top of the deck; HER-RECRUIT-11."""


class PlayScheme(Option, frozen=True):
    """HER-SCHEME-01."""

    scheme: str


class UseMarket(Option, frozen=True):
    """Put a boon of a vampire on a black market; HER-NOS-03."""

    scheme: str
    vampire: str


class SpendResource(Option, frozen=True):
    """HER-TURN-06."""

    resource: str


class EndTurn(Option, frozen=True):
    """HER-TURN-02."""


class Pay(Option, frozen=True):
    """Pay 1 potency of this vampire; HER-QUEUE-09."""

    vampire: str


class Place(Option, frozen=True):
    """Become the childe of this vampire; HER-RECRUIT-03."""

    sire: str


class Lead(Option, frozen=True):
    """Lead the coterie; HER-SCHEME-01."""

    vampire: str


class Owe(Option, frozen=True):
    """Give a boon to an opponent's vampire for its archetype; HER-SCHEME-04."""

    vampire: str


class GiveBoon(Option, frozen=True):
    """The boon comes from this vampire; HER-SCHEME-06, HER-LAS-01."""

    vampire: str


class Refuse(Option, frozen=True):
    """Refuse respect; HER-LAS-01."""


class Target(Option, frozen=True):
    """Choose a vampire for an effect."""

    vampire: str


class Pick(Option, frozen=True):
    """Choose a character of the queue or of the deck for an effect."""

    character: str


class Take(Option, frozen=True):
    """Choose a scheme of one's discard pile; `recover_scheme`."""

    scheme: str


class Name(Option, frozen=True):
    """Name an attribute; HER-MAL-01, HER-VEN-01, `activate_attribute`."""

    attribute: str


class Branch(Option, frozen=True):
    """One of the lines a card offers, by the card and the number of the line; `choose`."""

    card: str
    number: int


class Sacrifice(Option, frozen=True):
    """This childe falls torpid instead; HER-SAC-01."""

    childe: str


class LetFall(Option, frozen=True):
    """Sacrifice nobody; HER-SAC-01."""


class Invite(Option, frozen=True):
    """Invite an opponent, and say who resolves first; HER-TOR-01."""

    target: Seat
    guest_first: bool


class InviteNobody(Option, frozen=True):
    """HER-TOR-04."""


class MoveAnkh(Option, frozen=True):
    """War of Princes; HER-PRINCES-02."""

    faction: str
    origin: str
    court: str


class KeepAnkh(Option, frozen=True):
    """Anarch Revolt: put the ankh on the activated vampire; HER-ANARCH-02."""

    city: str


class BurnAnkh(Option, frozen=True):
    """Anarch Revolt: burn the ankh; HER-ANARCH-02."""

    city: str


class Investigate(Option, frozen=True):
    """Masquerade: advance this investigator; HER-MASQ-03."""

    track: str


class Retreat(Option, frozen=True):
    """Masquerade: move this investigator so many spaces back; `masq_retreat`."""

    track: str
    steps: int


class DiscardToken(Option, frozen=True):
    """Sabbat Wars, martial; number 0: face down and unseen; HER-SABBAT-04."""

    region: str
    sect: str
    number: int
    up: bool


class AddToken(Option, frozen=True):
    """Sabbat Wars, wealthy; HER-SABBAT-05."""

    region: str
    sect: str


class TurnToken(Option, frozen=True):
    """Sabbat Wars, covert; HER-SABBAT-06."""

    region: str
    sect: str
    number: int
    up: bool


class MoveToken(Option, frozen=True):
    """Sabbat Wars, scholarly; HER-SABBAT-07."""

    region: str
    sect: str
    number: int
    up: bool
    destination: str


class CallOn(Option, frozen=True):
    """Consult the Primogen with this archetype; HER-PRIM-01."""

    archetype: str


class Oblige(Option, frozen=True):
    """Resolve this obligation next; HER-SETUP-19."""

    obligation: str


class MarkDot(Option, frozen=True):
    """A first dot on the player sheet; HER-PROL-02."""

    trait: str


class TakeTitle(Option, frozen=True):
    """A first title; HER-PROL-03."""

    title: str


class TakeMark(Option, frozen=True):
    """The mark of one's house, for the whole chronicle; HER-PROL-01."""

    mark: str


class TakeServant(Option, frozen=True):
    """Of the characters drawn, the one that is kept; HER-PROL-04."""

    character: str


class PutClan(Option, frozen=True):
    """A clan sticker, or thin-blood; HER-STICK-02."""

    clan: str


class GiveName(Option, frozen=True):
    """A name sticker; HER-STICK-01."""

    name: str


class Unlock(Option, frozen=True):
    """A scheme leaves the research deck; HER-AFTER-05."""

    scheme: str


class Decide(Option, frozen=True):
    """One of the two answers to a mission, and the trait that gets a dot; HER-AFTER-08."""

    decision: str
    trait: str


class TurnUp(Option, frozen=True):
    """This side of an unlocked character, with its abilities, lies up for ever; HER-DECK-04."""

    side: str
    abilities: tuple[str, ...]


class Elevate(Option, frozen=True):
    """This base character becomes an ancilla; HER-REWARD-03."""

    character: str


class PutOn(Option, frozen=True):
    """An ability sticker goes on this card; HER-AFTER-12."""

    character: str


class PutAbility(Option, frozen=True):
    """This sticker; HER-AFTER-13."""

    ability: str


class NoSticker(Option, frozen=True):
    """HER-AFTER-12: nobody has to."""


class KeepServant(Option, frozen=True):
    """This one goes to the haven; HER-AFTER-16."""

    character: str


class KeepAsIs(Option, frozen=True):
    """The haven stays as it is; HER-AFTER-17."""


class PickEraCard(Option, frozen=True):
    """HER-ERA-05."""

    card: str
