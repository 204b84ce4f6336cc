"""Packs: named by id and hash, shared by clones, two versions in one process, refused in words when they are gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from tests.kernel.harness import KEY

from nokturn.kernel import Option, Rule, Seat, State, ask, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.content import read_toml
from nokturn.kernel.errors import ContentError, SaveError, SetupError
from nokturn.kernel.game import Game, Standing, TableOption
from nokturn.kernel.options import Options
from nokturn.kernel.packs.pack import MOST_FILES, Pack, hash_of
from nokturn.kernel.packs.pack_game import Opened, PackGame
from nokturn.kernel.packs.packs import Packs
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.records import Journal, load, read_record, repacked, replay
from nokturn.kernel.snapshots import load as load_snapshot
from nokturn.kernel.snapshots import save as save_snapshot
from nokturn.kernel.words import explain


class Go(Option, frozen=True):
    place: str


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: tuple[str, ...]


class Tale(State, kw_only=True):
    seats: tuple[Seat, ...]
    pack: Pack[Story]
    been: list[str] = []


@procedure()
def wander(tale: Tale) -> Rule:
    while len(tale.been) < 3:
        where = yield ask(tale.seats[0], "go", [Go(place) for place in tale.pack.content.places])
        tale.been.append(where.place)
    tale.finished = True


class TaleView(msgspec.Struct, frozen=True):
    been: tuple[str, ...]


class TalePacks(Packs[Story]):
    def wanted(self, options: Options) -> tuple[str, ...]:
        return (str(options["pack"]),)

    def read(self, folder: Path) -> Story:
        return read_toml(folder / "story.toml", Story)


class TaleGame(PackGame[Tale]):
    name: ClassVar[str] = "tale"
    state_type: ClassVar[type[State]] = Tale
    first: ClassVar[Procedure] = wander
    counts: ClassVar[tuple[int, ...]] = (1,)
    decision_limit: ClassVar[int] = 3
    table_options: ClassVar[tuple[TableOption, ...]] = (TableOption("pack", "moor", ()),)

    def __init__(self, packs: Path) -> None:
        self.packs = TalePacks("tale", packs)

    def state_from(self, packs: Opened, seats: tuple[Seat, ...], options: Options, key: str) -> Tale:
        return Tale(dice=Dice(key), veil=key, seats=seats, pack=packs[0])

    def view(self, state: Tale, seat: Seat | None) -> TaleView:
        return TaleView(tuple(state.been))

    def resample(self, state: Tale, seat: Seat | None, key: str) -> Tale:
        return state.clone()

    def standings(self, state: Tale) -> tuple[Standing, ...]:
        return (Standing(1, state.seats, None),)


@pytest.fixture
def tale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TaleGame:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "shelf"))
    write(tmp_path / "packs" / "moor", "ford", "cairn")
    return TaleGame(tmp_path / "packs")


def write(folder: Path, *places: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "story.toml").write_text(f"places = {list(places)!r}\n", encoding="utf-8")
    return folder


def begun(tale: TaleGame, **options: str) -> Journal[Tale]:
    return Journal.new(tale, ["Ada"], options, KEY)


def rebuilt(tale: TaleGame) -> TaleGame:
    """The game in another process: it remembers nothing."""
    return TaleGame(tale.packs.sources[0])


def test_a_record_names_its_pack_and_never_contains_it(tale: TaleGame, tmp_path: Path) -> None:
    journal = begun(tale)
    assert journal.record.packs == {"moor": hash_of(tmp_path / "packs" / "moor")}
    assert b"cairn" not in journal.text()
    snapshot = save_snapshot(tale, journal.position)
    assert b"cairn" not in snapshot
    assert load_snapshot(tale, snapshot).state == journal.position.state
    assert load_snapshot(rebuilt(tale), snapshot).state.pack.content == Story(("ford", "cairn"))


def test_a_game_without_packs_writes_nothing_about_them(tale: TaleGame) -> None:
    from tests.kernel.toy import GAME

    assert b'"packs"' not in Journal.new(GAME, ["Ada", "Jan"], {}, KEY).text()


def test_clones_share_the_pack(tale: TaleGame) -> None:
    position = begun(tale).position
    copy = position.clone()
    assert copy.state.pack is position.state.pack
    assert copy.answer("A", Go("ford")) is None
    assert position.state.been == []


def test_two_versions_of_a_pack_are_played_in_one_process(tale: TaleGame, tmp_path: Path) -> None:
    old = begun(tale)
    tale.packs.keep(old.position.state.pack)
    write(tmp_path / "packs" / "moor", "ford", "gallows")
    new = begun(tale)
    assert old.answer("A", Go("cairn")) is None
    assert new.answer("A", Go("gallows")) is None
    assert replay(rebuilt(tale), read_record(old.text())).position.state.been == ["cairn"]
    assert replay(rebuilt(tale), read_record(new.text())).position.state.been == ["gallows"]
    assert old.fork(1).position.state.pack == old.position.state.pack


def test_a_pack_that_is_not_there_is_refused_with_how_to_go_on(tale: TaleGame, tmp_path: Path) -> None:
    journal = begun(tale)
    journal.save(tmp_path / "tale.json")
    (tmp_path / "packs" / "moor").rename(tmp_path / "elsewhere")
    with pytest.raises(SaveError, match=r"which is not here\. Take the pack in") as raised:
        load(rebuilt(tale), tmp_path / "tale.json")
    assert "a tej paczki tu nie ma" in explain(raised.value, "pl")
    with pytest.raises(SetupError, match=r"has no pack 'moor'\. Packs: –"):
        begun(rebuilt(tale))


def test_a_pack_that_has_changed_is_refused_and_the_game_can_go_on_with_the_new_one(
    tale: TaleGame, tmp_path: Path
) -> None:
    journal = begun(tale)
    assert journal.answer("A", Go("ford")) is None
    record = read_record(journal.text())
    write(tmp_path / "packs" / "moor", "ford", "gallows")
    with pytest.raises(SaveError, match="here is only version") as raised:
        replay(rebuilt(tale), record)
    assert "jest tu tylko wersja" in explain(raised.value, "pl")
    moved = replay(tale, repacked(tale, record))
    assert moved.position.state.been == ["ford"]
    assert moved.answer("A", Go("gallows")) is None


def test_what_was_kept_is_believed_only_by_its_hash(tale: TaleGame, tmp_path: Path) -> None:
    pack = begun(tale).position.state.pack
    tale.packs.keep(pack)
    tale.packs.keep(pack)
    write(tmp_path / "packs" / "moor", "bog")
    assert rebuilt(tale).packs.find("moor", pack.hash).content == Story(("ford", "cairn"))
    write(tale.packs.shelf / "moor" / pack.hash, "ford", "cairn", "treasury")
    with pytest.raises(SaveError, match="was changed after it was kept"):
        rebuilt(tale).packs.find("moor", pack.hash)


def test_a_pack_somebody_has_written_is_taken_in(tale: TaleGame, tmp_path: Path) -> None:
    first = tale.packs.take_in(write(tmp_path / "mine" / "fen", "reeds"))
    second = tale.packs.take_in(write(tmp_path / "mine" / "fen", "reeds", "wreck"))
    other = rebuilt(tale)
    assert other.packs.newest("fen") == second
    assert other.packs.find("fen", first.hash).content == Story(("reeds",))
    assert set(other.packs.known()) == {"moor", "fen"}
    assert begun(other, pack="fen").record.packs == {"fen": second.hash}
    with pytest.raises(ContentError, match="in the program itself"):
        tale.packs.take_in(write(tmp_path / "mine" / "moor", "reeds"))
    with pytest.raises(ContentError, match="cannot be the name of a pack"):
        tale.packs.take_in(write(tmp_path / "mine" / "a fen", "reeds"))


@pytest.mark.parametrize("id", ["../moor", "", ".", "moor/../moor", "a" * 61])
def test_a_record_leads_to_no_file_outside_the_shelf(tale: TaleGame, tmp_path: Path, id: str) -> None:
    write(tmp_path / "shelf" / "moor" / "x", "trap")
    with pytest.raises(SaveError):
        tale.packs.find(id, "x")
    with pytest.raises(SaveError):
        tale.packs.find("moor", "../x")


def test_a_pack_is_plain_files_and_not_too_many(tale: TaleGame, tmp_path: Path) -> None:
    folder = write(tmp_path / "mine" / "fen", "reeds")
    (folder / "link.toml").symlink_to("/etc/passwd")
    with pytest.raises(ContentError, match=r"link\.toml: is no plain file"):
        tale.packs.take_in(folder)
    (folder / "link.toml").unlink()
    for number in range(MOST_FILES):
        (folder / f"{number}.toml").touch()
    with pytest.raises(ContentError, match="one too many: a pack has at most"):
        tale.packs.take_in(folder)
    with pytest.raises(ContentError, match="is empty or no folder"):
        hash_of(tmp_path / "nowhere")


def test_a_damaged_snapshot_names_no_pack(tale: TaleGame) -> None:
    data = save_snapshot(tale, begun(tale).position)
    hash_ = begun(tale).position.state.pack.hash.encode()
    with pytest.raises(SaveError):
        load_snapshot(tale, data.replace(hash_, b"0" * len(hash_)))


def test_the_contract_of_a_game_without_packs_wants_none() -> None:
    packs: Packs[Any] = Game.packs
    assert packs.opened({}) == ()
