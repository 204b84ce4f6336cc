"""Whether a card can be played now, in which mode and by whom; and if not, which rule is in the way."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.playing.convictions import not_for, too_few
from nokturn.games.vtes.playing.events import no_event
from nokturn.games.vtes.playing.reductions import cheapest, lacking, surcharge
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.printed.printed import LibraryCard
from nokturn.games.vtes.state.card_language import MASTER, MODIFIER, POLITICAL, REACTION, TAKES_ACTION, Mode, text_of
from nokturn.games.vtes.state.choices import PlayCard
from nokturn.games.vtes.state.conditions import holds, unmet
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import (
    SUPERIOR,
    amount,
    capacity,
    discipline,
    has_room,
    is_vampire,
    statics,
    title_counts,
)
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Number, Window
from nokturn.games.vtes.state.zones import says
from nokturn.games.vtes.text.effects import Change, PutInPlay, opposing
from nokturn.games.vtes.text.targets import can_choose, is_spared
from nokturn.games.vtes.text.timing import crowds_in, modes_in, players_of, too_early_or_late
from nokturn.kernel.asks import Option, Refused, Seat


def requirement(game: Vtes, card: str, mode: Mode, minion: Card | None, seat: Seat) -> str:
    """The rule that keeps this minion (or Methuselah) from playing the card at all, or empty.

    A master with a requirement needs a ready minion that meets it (VTES-REQ-02) as it is played, not any more
    afterwards (VTES-R-38)."""
    if minion is None:
        if not demanding(card, mode):
            return ""
        met = any(meets(game, card, one) and skilled(game, mode, one) for one in game.ready(seat))
        return "" if met else "VTES-REQ-02"
    if mode.played_as == POLITICAL and not is_vampire(minion) and not plays_as_vampire(game, card, mode, minion):
        return "VTES-MIN-09"
    if not meets(game, card, minion, played=True):
        return "VTES-REQ-01"
    if rule := not_for(game, card, mode, minion):
        return rule
    return unskilled(game, mode, minion)


def demanding(card: str, mode: Mode) -> bool:
    """Whether a card requires anything of a minion."""
    printed = LIBRARY[card]
    return bool(printed.clan or printed.titles or printed.sects or printed.capacity_least or mode.disciplines)


def meets(game: Vtes, card: str, minion: Card, played: bool = False) -> bool:
    """Clan, sect, age and title (VTES-REQ-01, VTES-CRYPT-04); an antitribu clan is another clan (VTES-SECT-04), and
    the independent belong to no other sect (VTES-SECT-06).

    `played`: the minion itself plays the card, as it may as one of another clan if a text says so."""
    printed = LIBRARY[card]
    if printed.sects and sect_as_player(game, printed, minion, played) not in printed.sects:
        return False
    as_clan = played and bool(printed.clan) and amount(game, "as-clan", minion, of=printed.clan) > 0
    if not of_its_clan(printed, minion) and not as_clan:
        return False
    if printed.capacity_least and not of_its_age(game, printed, minion):
        return False
    return not printed.titles or (title_counts(minion) and minion.title.partition(":")[0] in printed.titles)


def sect_as_player(game: Vtes, printed: LibraryCard, minion: Card, played: bool) -> str:
    """The sect of a minion; an ally that plays a card as a vampire counts as independent."""
    words: tuple[Number, ...] = ("as-vampire", "as-vampire-in-passing")
    as_vampire = played and any(amount(game, one, minion, of=code) > 0 for one in words for code in printed.disciplines)
    return minion.sect or ("independent" if as_vampire else "")


def of_its_age(game: Vtes, printed: LibraryCard, minion: Card) -> bool:
    """The capacity that the card requires, of a vampire or of an ally that plays it as one."""
    as_vampire = any(amount(game, "as-vampire", minion, of=code) > 0 for code in printed.disciplines)
    return (is_vampire(minion) or as_vampire) and capacity(game, minion) >= printed.capacity_least


def of_its_clan(printed: LibraryCard, minion: Card) -> bool:
    """The clan that the card requires, or one that does as well."""
    return not printed.clan or minion.clan in (printed.clan, *printed.or_clans)


def skilled(game: Vtes, mode: Mode, minion: Card) -> bool:
    """Every Discipline of the mode at its level (VTES-DISC-02, VTES-DISC-03)."""
    return not unskilled(game, mode, minion)


def unskilled(game: Vtes, mode: Mode, minion: Card) -> str:
    """The rule against this minion: a Discipline that it has not (VTES-DISC-01), or only at the inferior level
    (VTES-DISC-02)."""
    rule = ""
    lent = 0
    for code in mode.disciplines:
        level = discipline(game, minion, code.lower())
        if level == 0 and not lent and lends(game, mode, minion, code.lower()):
            level = lent = 1
        if level == 0:
            return "VTES-DISC-01"
        if level < SUPERIOR and code.isupper():
            rule = "VTES-DISC-02"
    return rule


def lends(game: Vtes, mode: Mode, minion: Card, word: str) -> bool:
    """Whether an ally may play such cards as a vampire: of a Discipline, that it has not, the inferior level, and of
    one alone (VTES-ALLY-02)."""
    if amount(game, "as-vampire", minion, of=word) > 0:
        return True
    return mode.played_as not in TAKES_ACTION and amount(game, "as-vampire-in-passing", minion, of=word) > 0


def why_not(game: Vtes, seat: Seat, card: str, at: int, mode: Mode, minion: Card | None, publicly: bool = False) -> str:
    """The rule against playing the card in this mode now; empty: none (`publicly`: for all anybody knows)."""
    rule = requirement(game, card, mode, minion, seat) or too_early_or_late(game, mode.when, seat, minion)
    if rule:
        return rule
    for word in mode.needs:
        if not holds(game, word, minion, None, seat) and not (
            word == "vampire" and minion is not None and plays_as_vampire(game, card, mode, minion)
        ):
            return "VTES-REQ-01"
    return (
        used_up(game, card, mode, minion)
        or out_of_masters(game, seat, card, mode)
        or no_event(game, seat, card, mode)
        or unaffordable(game, seat, card, at, mode, minion, publicly)
        or hindrance(game, seat, card, at, mode, minion)
        or superfluous(game, seat, card, mode, minion)
    )


def out_of_masters(game: Vtes, seat: Seat, card: str, mode: Mode) -> str:
    """A master needs a master phase action of one's own (VTES-MCARD-01, VTES-MASTER-02); one that is played out of turn
    takes the next in advance, never in one's own turn (VTES-MCARD-03), and once until then (VTES-MCARD-02,
    VTES-MCARD-04)."""
    if mode.played_as != MASTER:
        return ""
    if LIBRARY[card].out_of_turn:
        if seat == game.active:
            return "VTES-MCARD-03"
        return "VTES-MCARD-04" if seat in game.in_advance else ""
    if seat != game.active:
        return "VTES-MCARD-01"
    return "" if game.actions_left > 0 else "VTES-MASTER-02"


def superfluous(game: Vtes, seat: Seat, card: str, mode: Mode, minion: Card | None) -> str:
    """Nobody brings in a second copy of a unique card of one's own (VTES-CONTEST-05), nor puts a second card of a kind
    on a minion that can have only one; some cards keep a minion from playing others (VTES-WORD-06)."""
    if LIBRARY[card].unique and any(one.printed == card and one.controller == seat for one in game.cards.values()):
        return "VTES-CONTEST-05"
    if minion is None:
        return ""
    banned = amount(game, "cannot-play", minion, of=card) + amount(game, "cannot-play-as", minion, of=mode.played_as)
    if banned > 0:
        return "VTES-WORD-06"
    if is_spared(game, card, opposing(game, minion.ref)):
        return "VTES-WORD-06"
    hosts = [put_upon(game, effect.host, minion) for effect in mode.does if isinstance(effect, PutInPlay)]
    if not hosts and not mode.choose:
        hosts = [minion]
    return "" if all(host is None or has_room(game, host, card) for host in hosts) else "VTES-WORD-06"


def put_upon(game: Vtes, word: str, minion: Card) -> Card | None:
    """The minion that a card is put on, as far as that is known before anything is chosen."""
    return minion if word == "self" else game.cards.get(opposing(game, minion.ref)) if word == "opposing" else None


def hindrance(game: Vtes, seat: Seat, card: str, at: int, mode: Mode, minion: Card | None) -> str:
    """The rule against one of its effects now."""
    play = Play(seat=seat, card=card, mode=at, minion=minion.ref if minion is not None else "")
    for effect in mode.does:
        rule = effect.hindered(game, play)
        if rule:
            return rule
    return ""


def used_up(game: Vtes, card: str, mode: Mode, minion: Card | None) -> str:
    """Limits of names, by the type a card is played as (VTES-MIN-04, VTES-MIN-12, VTES-MIN-16, VTES-R-19), and of
    numbers (VTES-ACT-BLEED-06)."""
    action = game.action
    if minion is not None and action is not None and mode.played_as in (MODIFIER, REACTION):
        if (minion.ref, card, mode.played_as) in action.played:
            return "VTES-MIN-04" if mode.played_as == MODIFIER else "VTES-MIN-12"
        if mode.played_as == MODIFIER and raises_bleed(mode) and bleed_is_limited(game):
            return "VTES-ACT-BLEED-06"
    who = minion.ref if minion is not None else ""
    for scope in mode.once:
        if game.spent(scope, played_once(card, mode, who)):
            return "VTES-WORD-07"
    return ""


def played_once(card: str, mode: Mode, minion: str) -> str:
    """What is used up when the card has been played in this mode: of the minion, or of everybody."""
    return f"{card}/{mode.limit or minion}"


def raises_bleed(mode: Mode) -> bool:
    """Whether the mode is one of those whose sum is limited (VTES-MIN-17)."""
    return any(isinstance(effect, Change) and effect.limited for effect in mode.does)


def bleed_is_limited(game: Vtes) -> bool:
    """Whether a modifier card increases the bleed right now (VTES-ACT-BLEED-07, VTES-R-46); one that was
    cancelled never did (VTES-R-19)."""
    action = game.action
    if action is None or action.minion not in game.cards:
        return False
    acting = game.cards[action.minion]
    return any(
        effect.limited
        and effect.amount > 0
        and (not effect.when or holds(game, effect.when, acting, card=effect.source))
        for effect in game.in_force
    )


def unaffordable(
    game: Vtes, seat: Seat, card: str, at: int, mode: Mode, minion: Card | None, publicly: bool = False
) -> str:
    """Costs and targets (VTES-REQ-03, VTES-REQ-04, VTES-TGT-01)."""
    who = minion.ref if minion is not None else ""
    play = Play(seat=seat, card=card, mode=at, minion=who)
    blood, pool = cheapest(game, play)
    own = blood - surcharge(game, play)
    if own > 0 and minion is not None and not is_vampire(minion) and not plays_as_vampire(game, card, mode, minion):
        return "VTES-REQ-10"
    rule = lacking(game, play, blood, pool)
    if rule:
        return rule
    if too_few(game, LIBRARY[card].conviction, minion):
        return "VTES-IMB-06"
    if mode.choose and not can_choose(game, play, mode.choose, publicly):
        return "VTES-TGT-01"
    return ""


def plays_as_vampire(game: Vtes, card: str, mode: Mode, minion: Card) -> bool:
    """Whether an ally may play this card as a vampire, by its name, its type or a Discipline it requires
    (VTES-ALLY-02); only then it pays blood, with its life (VTES-REQ-10, VTES-ALLY-03)."""
    words = (card, mode.played_as, *[code.lower() for code in mode.disciplines])
    return any(lends(game, mode, minion, word) for word in words)


def plays(game: Vtes, window: Window, seat: Seat) -> Iterator[Option | Refused]:
    """Every card of the hand that can be played now; and what could be, but for a rule."""
    here = modes_in(window, game.wave)
    for card in dict.fromkeys(game.hands[seat]):
        for at, mode in here.get(card, ()):
            for minion in players_of(game, seat, mode):
                option = PlayCard(card, at, minion.ref if minion is not None else "")
                rule = why_not(game, seat, card, at, mode, minion)
                facts = (("need", not_there(game, card, mode, minion, seat)),) if rule == "VTES-REQ-01" else ()
                yield Refused(option, rule, facts) if rule else option
    yield from stored(game, window, seat)


def stored(game: Vtes, window: Window, seat: Seat, openly: bool = False) -> Iterator[Option | Refused]:
    """The cards that lie on one's cards in play and can be played as if from hand, by whom their text says; `openly`:
    only those that everybody sees."""
    for source, static in statics(game, "as-from-hand"):
        if source.controller != seat or (openly and says(source, "kept-face-down")):
            continue
        here = modes_in(window, game.wave) if source.kept else {}
        for card in dict.fromkeys([printed for _, printed in source.kept]):
            for at, mode in here.get(card, ()):
                for minion in players_of(game, seat, mode):
                    if static.when and not holds(game, static.when, minion, source, seat):
                        continue
                    option = PlayCard(card, at, minion.ref if minion is not None else "", source.ref)
                    rule = why_not(game, seat, card, at, mode, minion)
                    facts = (("need", not_there(game, card, mode, minion, seat)),) if rule == "VTES-REQ-01" else ()
                    yield Refused(option, rule, facts) if rule else option


def concealed(game: Vtes, window: Window, seat: Seat) -> bool:
    """Whether a card that lies face down on one's cards could be played now, for all anybody knows: any of those that
    its text lets lie there."""
    for source, static in statics(game, "as-from-hand"):
        if source.controller != seat or not source.kept or not says(source, "kept-face-down"):
            continue
        kinds = [one.what.partition(":") for one in text_of(source.printed).statics]
        required = [word for name, _, words in kinds if name == "keeps" for word in words.split("/")]
        for card, modes in modes_in(window, game.wave).items():
            printed = LIBRARY[card]
            if required and not any(word == printed.clan or word in printed.disciplines for word in required):
                continue
            for at, mode in modes:
                for minion in players_of(game, seat, mode):
                    fits = not static.when or holds(game, static.when, minion, source, seat)
                    if fits and not why_not(game, seat, card, at, mode, minion, publicly=True):
                        return True
    return False


def not_there(game: Vtes, card: str, mode: Mode, minion: Card | None, seat: Seat) -> str:
    """Which of all the things that a card can ask for is missing (VTES-REQ-01): a word, for the explanation."""
    if minion is None or meets(game, card, minion, played=True):
        return unmet(game, mode.needs, minion, None, seat)
    printed = LIBRARY[card]
    if not of_its_clan(printed, minion):
        return "clan"
    if printed.sects and minion.sect not in printed.sects:
        return "sect"
    of_its_age = is_vampire(minion) and capacity(game, minion) >= printed.capacity_least
    return "title" if of_its_age or not printed.capacity_least else "age"


def could_play(game: Vtes, window: Window, seat: Seat) -> bool:
    """Whether a hand could publicly hold something to play now: what it really holds must not show in who is asked."""
    if any(not isinstance(option, Refused) for option in stored(game, window, seat, openly=True)):
        return True
    if concealed(game, window, seat):
        return True
    if not game.hands[seat]:
        return False
    for like, groups in crowds_in(game, window, seat):
        players = tuple(players_of(game, seat, like))
        if not players:
            continue
        for alike, modes in groups:
            able = [one for one in players if one is None or skilled(game, alike, one)]
            for card, at, mode in modes if able else ():
                if any(not why_not(game, seat, card, at, mode, one, publicly=True) for one in able):
                    return True
    return False


def level_of(mode: Mode) -> int:
    """The version of a permanent that this mode brings into play (VTES-DISC-05)."""
    if not mode.disciplines:
        return 0
    return SUPERIOR if all(code.isupper() for code in mode.disciplines) else 1
