"""The companions of Grail: the table they imagine, situations with one sensible answer, whole campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.grail.encounter.fights import Fight
from tests.games.grail.table import PACK, Table, do

from nokturn.games.grail.bot import make_bot
from nokturn.games.grail.bot.aims import Aims
from nokturn.games.grail.bot.imagined import imagined
from nokturn.games.grail.bot.memory import Memory
from nokturn.games.grail.bot.quests import quest_places
from nokturn.games.grail.day.during import play_round
from nokturn.games.grail.day.end import rest
from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.seen.view import GrailView, view
from nokturn.games.grail.state.encounter_choices import PlayCard
from nokturn.games.grail.state.places import Dial
from nokturn.kernel import Answer, Ask
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Event, Line, seen_by
from nokturn.kernel.packs.pack import Pack
from nokturn.kernel.position import Position
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.players import RandomBot, TableLog, bot_for
from nokturn.players.arena import duel


@pytest.fixture(autouse=True)
def _known_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of tests play the campaign as it was read, and companions look it up by its hash."""
    monkeypatch.setitem(GAME.packs._open, (PACK.id, PACK.hash), PACK)


def thinks(table: Table | Fight, ask: Ask | None = None, *lines: Line) -> Answer:
    """What a companion answers to the open question."""
    asked = ask or table.asks[0]
    return make_bot("whim").answer(view(table.state, asked.seat), asked, lines)


# what it sees


SAME = (
    "pack", "day", "phase", "chapter", "story", "handicaps", "chronicler", "dials", "costs_today", "event_today",
    "quests", "clues", "statuses", "read", "graves", "ending", "defeat",
)  # fmt: skip


def same_table(seen: GrailView, other: GrailView) -> None:
    for field in SAME:
        assert getattr(other, field) == getattr(seen, field), field
    for seat, hero in seen.heroes.items():
        pools = {"combat_pool": 0, "diplomacy_pool": 0, "travel_cost": 0, "explore_cost": 0, "panicking": False}
        assert replace(other.heroes[seat], **pools) == replace(hero, **pools)
    assert [place.location for place in other.places] == [place.location for place in seen.places]
    for here, there in zip(seen.places, other.places, strict=True):
        assert (there.connected, there.on_it, there.guardians) == (here.connected, here.on_it, here.guardians)
    if seen.encounter is not None:
        assert other.encounter is not None
        for field in (
            "card",
            "members",
            "sequence",
            "hands",
            "held",
            "discards",
            "pool",
            "attitude",
            "stage",
            "active",
        ):
            assert getattr(other.encounter, field) == getattr(seen.encounter, field), field


@pytest.mark.parametrize("players, options", [(1, {}), (3, {}), (2, {"story": True})])
def test_the_imagined_table_looks_like_the_real_one(players: int, options: dict[str, Any]) -> None:
    """Whoever is asked, at every decision of some hundred; and nothing hidden was needed for it."""
    position = GAME.start(players, options, rekey("imagined", players))
    log = TableLog(position.state.seats)
    bot, memory = RandomBot("imagined"), Memory()
    for number in range(250):
        log.take(position.state)
        if position.over:
            break
        ask = position.asks()[0]
        seen = GAME.view(position.state, ask.seat)
        if seen.heroes and ask.seat in seen.heroes and ask.prompt in ("act", "play", "choice"):
            memory.read(log.of(ask.seat))
            same_table(seen, GAME.view(imagined(seen, memory, rekey("other", number)), ask.seat))
        position.answer(ask.seat, bot.answer(None, ask, ()))


class ReadOnly(dict[tuple[int, str], Any]):
    """The passages of a pack of which only those that were read may be looked at."""

    allowed: frozenset[str] = frozenset()

    def __getitem__(self, key: tuple[int, str]) -> Any:
        assert f"{key[0]}/{key[1]}" in self.allowed, f"{key} was read by nobody"
        return super().__getitem__(key)

    def get(self, key: tuple[int, str], default: Any = None) -> Any:
        return self[key] if key in self else default  # noqa: SIM401 (the lookup is what is watched)


@pytest.mark.rule("GRAIL-JOURNAL-03")
def test_no_companion_looks_into_an_unread_passage(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies behind a redirection is not visible, to companions neither: a campaign in which every page is sealed
    that nobody has read."""
    position = GAME.start(2, {}, "sealed")
    pack = position.state.pack
    pages = ReadOnly(pack.content.passages)
    sealed: Pack[Campaign] = Pack(pack.id, pack.hash, replace(pack.content, passages=pages))
    monkeypatch.setitem(GAME.packs._open, (pack.id, pack.hash), sealed)
    played(position, "sealed", before=lambda seen: _unseal(pages, seen))
    assert len(position.state.read) > 10, "nothing was read"


def _unseal(pages: ReadOnly, seen: GrailView) -> None:
    pages.allowed = frozenset(seen.read)


def played(position: Position[Any], key: str, before: Any = lambda view: None, most: int = 20_000) -> list[Ask]:
    """Companions at every seat, to the end; what was asked."""
    bots = {seat: bot_for(GAME, "clever", rekey(key, seat)) for seat in position.state.seats}
    log = TableLog(position.state.seats)
    asked: list[Ask] = []
    for _ in range(most):
        log.take(position.state)
        if position.over:
            return asked
        ask = position.asks()[0]
        asked.append(ask)
        seen = GAME.view(position.state, ask.seat)
        before(seen)
        assert position.answer(ask.seat, bots[ask.seat].answer(seen, ask, log.of(ask.seat))) is None
    raise AssertionError(f"{most} decisions and no end")


# one sensible answer


def test_whoever_has_food_eats() -> None:
    table = Table("beor").put("beor", food=1, health=4)
    table.run(rest, "beor")
    assert table.asks[0].prompt == "eat"
    assert thinks(table) == do.Eat()


def test_the_rite_and_its_price_light_the_stone_that_the_quest_names() -> None:
    """q_rekindle: the Menhir of Cuanacht, for 2 Magic, 2 Food and 1 Energy."""
    for magic, lit in ((2, True), (1, False)):
        table = Table("beor").put("beor", food=4, magic=magic, energy=5).secrets("beor", "rite_of_menhirs")
        table.state.quests = ("q_rekindle",)
        table.run(play_round)
        assert (thinks(table) == do.CheckMenhir()) is lit


def test_an_empty_pack_is_filled_before_anything_else() -> None:
    """At the Grove 2 Energy bring 2 Food; nothing unread there is worth a night without a meal."""
    hungry = Table("ailei", at=102).put("ailei", food=0, energy=4, health=8)
    hungry.run(play_round)
    assert thinks(hungry) in (do.UseLocation(), do.UseCharacter())
    fed = Table("ailei", at=102).put("ailei", food=6, energy=4, health=8)
    fed.run(play_round)
    assert thinks(fed) == do.Explore()


def test_the_order_of_cards_that_wins_is_found() -> None:
    """The second Turn of the worked example (E.1) in one: of value 5 against the Vagrant, Attack brings 2 markers, and
    with 3 in the Pool that is victory; Defence first would not be."""
    fight = Fight("vagrant", beor={"magic": 0})
    fight.lay(beor=("beor_c04", "beor_c01"), pool=3)
    fight.activate("beor")
    assert thinks(fight) == PlayCard("beor_c01")


def test_companions_leave_it_to_whoever_has_a_wish() -> None:
    """In a decision of the group a companion names nothing, and follows what was named where it has the last word."""
    table = Table("beor", "arev")
    named, other = do.ChooseHero("arev"), do.ChooseHero("beor")
    open_question = Ask("A", "choose-hero", "one", (other, named, LEAVE_IT))
    assert thinks(table, open_question) == LEAVE_IT
    last_word = Ask("A", "choose-hero", "one", (other, named))
    said = seen_by(Event("agree-for", (("player", "B"), ("choice", named))), "A")
    assert said is not None
    assert thinks(table, last_word, said) == named


def test_with_the_last_word_nothing_is_put_off() -> None:
    """Of Menhirs that all burn long the one goes that has least, however much it is: goods exchanged first would only
    bring the same question again."""
    table = Table("beor", "arev").menhir(101, 12).menhir(107, 9)
    options = (do.ChooseMenhir(101), do.ChooseMenhir(107), do.TradeFirst())
    assert thinks(table, Ask("B", "remove-menhir", "one", options)) == do.ChooseMenhir(107)


def test_quests_say_where_to_go() -> None:
    table = Table("beor")
    table.state.quests = ("q_rekindle",)
    assert quest_places(table.state)[101] == 1.0
    assert {106, 108, 102} <= set(quest_places(table.state))


# an aim


def at_the_stone(**statuses: tuple[int, ...]) -> Table:
    """The last choice of the campaign has been read once; the Quest of the third chapter is open."""
    table = Table("arev", at=115, chapter=3, several_sittings=False).menhir(115, 9).put("arev", food=5, health=8)
    table.state.quests, table.state.read = ("q_first",), ("115/decide",)
    table.state.dials["last_dusk"] = Dial(kind="time", value=9, holder="q_first")
    table.state.statuses |= statuses
    return table


def aiming(table: Table, deed: str) -> Aims:
    """A companion whose whim is this way."""
    found = (Aims(table.state, f"whim {number}") for number in range(99))
    return next(one for one in found if one.way is not None and deed in one.way.deed)


def test_a_hint_that_names_several_ways_gives_companions_different_aims() -> None:
    state = at_the_stone().state
    ways = {Aims(state, f"whim {number}").way for number in range(40)}
    assert {next(iter(sorted(way.deed))) for way in ways if way is not None} == {"kindle", "unbind", "land"}
    state.quests = ("q_rite",)
    assert Aims(state, "whim").way is None, "one way only"


def test_an_aim_looks_for_what_it_lacks_and_takes_no_other_way() -> None:
    """The choice that was read asks for the leaf and the call; a Location is called after what is missing."""
    sharing = aiming(at_the_stone(), "share")
    assert set(sharing.wanted) == {"secret/foredweller_token", "status/call_from_beyond"}
    assert sharing.places == (123,), "Foredweller Court"
    assert sharing.favour("Share the land: lay the metal leaf on the handprint.") > 0
    assert sharing.favour("Kindle it: speak the Rite and fill the pause.") < 0
    assert sharing.favour("Go down once more.") == 0
    unbinding = aiming(at_the_stone(allies=(1, 2, 4)), "unbind")
    assert set(unbinding.wanted) == {"secret/mairins_clapper", "status/last_haven"}
    assert 121 in unbinding.places, "Last Haven"
    met = aiming(at_the_stone(call_from_beyond=(1,)).secrets("arev", "foredweller_token"), "share")
    assert (met.unmet, met.places) == ((), ()), "nothing is missing any more"


@pytest.mark.parametrize("late", [{"days": 4}, {"light": 1}, {"health": 3}, {"food": 0}])
def test_whoever_runs_out_of_something_takes_the_way_that_is_open(late: dict[str, int]) -> None:
    table = at_the_stone()
    days, light = late.pop("days", 9), late.pop("light", 9)
    table.menhir(115, light)
    table.put("arev", **late)
    table.state.dials["last_dusk"] = Dial(kind="time", value=days, holder="q_first")
    assert all(Aims(table.state, f"whim {number}").way is None for number in range(9))


# whole campaigns


def test_companions_alone_finish_the_first_chapter_more_often_than_not() -> None:
    result = duel("grail", 1, {}, ["clever"], 5, "quick", 1)
    assert result.accounts is not None
    reached: Mapping[str, float] = {str(one.what.facts): one.share for one in result.accounts.reached}
    assert reached[str((("n", 1),))] >= 0.5
    assert result.bots[0].wins >= 1


def test_random_players_do_not() -> None:
    """The yardstick: whoever wanders about dies in the dark."""
    result = duel("grail", 1, {}, ["random"], 10, "quick", 1)
    assert result.bots[0].wins == 0


def lost(players: int, key: str) -> Position[Any]:
    """A campaign that companions have lost by a death."""
    for number in range(60):
        position = GAME.start(players, {"sittings": False}, rekey(key, number))
        played(position, rekey(key, number))
        if position.state.defeat and position.state.graves:
            return position
    raise AssertionError("nobody dies any more")


@pytest.mark.rule("GRAIL-GRACE-01", "GRAIL-PLAYERS-01")
def test_companions_go_on_by_grace_with_somebody_new() -> None:
    """One has died; with the next sitting two sit down, one of them new, and the chapter begins again."""
    before = lost(1, "grace").state
    position = GAME.start(2, {"sittings": True}, rekey("grace", "on"), handed_down=GAME.legacy(before))
    asked = {ask.prompt for ask in played(position, "grace")}
    assert "resume-as" in asked
    assert "grace" in asked
    after = position.state
    assert "saved_by_goddess" in after.statuses
    assert len({*after.heroes, *[grave.hero for grave in after.graves]}) >= 2
    assert after.day > before.day
    assert after.defeat or after.ending


@pytest.mark.parametrize("ending", ["kindled", "unbound", "shared"])
def test_companions_find_every_good_ending(ending: str) -> None:
    """From the third chapter on, with what the ending asks for already done, as the Quest says: the clapper, three
    Allies and boats; the leaf and the call; or only a name."""
    asked_for: dict[str, dict[str, tuple[int, ...]]] = {
        "kindled": {},
        "unbound": {"allies": (1, 2, 3), "last_haven": (1, 2)},
        "shared": {"call_from_beyond": (1,)},
    }
    found = set()
    for number in range(12):
        table = Table("arev", "beor", at=115, chapter=3, several_sittings=False)
        table.menhir(115, 12).put("arev", food=6, energy=7).put("beor", food=6, energy=7)
        for status, parts in {"final_confrontations": (1, 2, 3), **asked_for[ending]}.items():
            table.state.statuses[status] = parts
        table.secrets("arev", "mairins_clapper", *(["foredweller_token"] if ending == "shared" else []))
        table.state.day, table.state.dice = 1, replace(table.state.dice, key=rekey("endings", number))
        position = GAME.start(2, {}, rekey("endings", number), handed_down=_handed_down(table))
        played(position, rekey("endings", number))
        found.add(position.state.ending)
        if ending in found:
            return
    raise AssertionError(found)


def _handed_down(table: Table) -> Any:
    table.state.finished = True
    saved = GAME.legacy(table.state)
    assert saved is not None
    return replace(saved, pack=GAME.packs.newest(PACK.id).ref)


@pytest.mark.soak
def test_the_night_falls_for_those_who_dally() -> None:
    """The fourth ending, and death: over a hundred campaigns of three."""
    result = duel("grail", 3, {}, ["clever"] * 3, 100, "soak")
    assert result.accounts is not None
    causes = {str(one.what) for one in result.accounts.causes}
    assert any("long_night" in cause for cause in causes), causes
    assert any("light" in cause or "hunger" in cause for cause in causes), causes


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("story, least", [(False, 0.35), (True, 0.6)])
def test_how_often_companions_win(players: int, story: bool, least: float) -> None:
    """200 campaigns: the first chapter in 60 % of them, and no Character more than 25 points behind the best."""
    result = duel("grail", players, {"story": story}, ["clever"] * players, 200, "soak")
    assert result.accounts is not None
    assert result.bots[0].share >= least
    assert result.accounts.reached[0].share >= 0.6
    assert result.accounts.apart <= 0.25
