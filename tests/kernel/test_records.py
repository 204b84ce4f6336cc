"""Records: saved, loaded, undone, rewound, forked; and every way a save can be wrong."""

import os
from pathlib import Path

import msgspec
import pytest
from tests.kernel.harness import KEY, Table
from tests.kernel.toy import GAME, Look, Roll, Stones, Take

from nokturn.kernel import Refusal
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import NotPlainError, SaveError, SetupError
from nokturn.kernel.plain import pack
from nokturn.kernel.records import REKEY, Journal, _hash, load, read_record, replay
from nokturn.kernel.snapshots import digest

ADA, BEN = "A", "B"


def new(**options: int) -> Journal[Stones]:
    return Journal.new(GAME, ["Ada", "Ben"], options, KEY)


def play(journal: Journal[Stones], *moves: tuple[str, object]) -> Journal[Stones]:
    for seat, answer in moves:
        assert journal.answer(seat, answer) is None
    return journal


WHOLE = ((ADA, Take(2)), (BEN, Look()), (ADA, Roll()), (BEN, Take(3)), (ADA, Look()), (BEN, Take(1)))


def to_the_end(journal: Journal[Stones]) -> Journal[Stones]:
    while not journal.position.over:
        question = journal.position.asks()[-1]
        answer = question.options[0] if question.options else question.low
        assert journal.answer(question.seat, answer) is None
    return journal


# --- save and load ------------------------------------------------------------------------------------


def test_save_and_load_are_equal_at_every_step(tmp_path):
    journal = new(heap=9)
    while True:
        journal.save(tmp_path / "game.json")
        loaded = load(GAME, tmp_path / "game.json")
        assert digest(GAME, loaded.position) == digest(GAME, journal.position)
        assert loaded.position.asks() == journal.position.asks()
        assert loaded.log == journal.log
        assert loaded.record.steps == journal.record.steps
        if journal.position.over:
            break
        question = journal.position.asks()[-1]
        play(journal, (question.seat, Look() if journal.length == 2 else first(question)))
    assert journal.length > 4


def first(question):
    return question.options[0] if question.options else question.high


def test_a_whole_game_at_the_table_of_the_harness():
    table = Table(GAME, 2, heap=5)
    for seat, answer in WHOLE:
        table.answer(seat, "turn", answer)
    while not table.over:
        question = table.position.asks()[-1]
        table.answer(question.seat, question.prompt, first(question))
    assert len(table.digests) > 8, "long enough for a kept copy to be used"
    table.look_back()


def test_the_record_is_text_that_people_can_read():
    text = play(new(), (ADA, Take(2))).text().decode()
    assert '"game": "toy"' in text
    assert '"is": "toy.Take"' in text


def test_an_answer_that_is_not_plain_is_refused_and_nothing_has_changed():
    journal = new()
    with pytest.raises(NotPlainError, match=r"An answer: .* is not plain data"):
        journal.answer(ADA, [Take(1)])
    assert journal.length == 0


def test_a_refused_answer_is_not_recorded():
    journal = new()
    assert journal.answer(ADA, Take(4)) == Refusal("not-offered", "TOY-PLAY-02")
    assert journal.answer(BEN, Take(1)) == Refusal("not-asked")
    play(journal, (ADA, Take(3)))
    assert journal.answer(BEN, Take(3)) == Refusal("forbidden", "TOY-TAKE-01", (("heap", 2),))
    assert journal.length == 1


def test_if_a_rule_fails_nothing_has_changed(monkeypatch):
    journal = play(new(), (ADA, Take(2)))
    before, log = digest(GAME, journal.position), list(journal.log)
    monkeypatch.setattr(Stones, "tell", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        journal.answer(BEN, Take(1))
    assert digest(GAME, journal.position) == before
    assert journal.log == log
    assert journal.length == 1


def test_each_seat_reads_its_own_log():
    journal = play(new(), (ADA, Take(2)), (BEN, Look()))
    assert [line.key for line in journal.lines(BEN)] == ["took", "looked-privy"]
    assert [line.key for line in journal.lines(ADA)] == ["took", "looked"]
    assert [line.key for line in journal.lines(None)] == ["took", "looked"]


# --- undo ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves, seat, consenting, reason",
    [
        ((), ADA, (), "undo-nothing"),
        (((ADA, Take(1)),), BEN, (), "undo-other"),
        (((ADA, Take(1)),), BEN, (ADA,), "undo-nothing"),
        (((ADA, Take(1)), (BEN, Take(1))), ADA, (), "undo-other"),
        (((ADA, Roll()),), ADA, (), "undo-chance"),
        (((ADA, Take(1)), (BEN, Roll())), ADA, (BEN,), "undo-chance"),
        (((ADA, Look()),), ADA, (), "undo-revealed"),
        (((ADA, Take(1)), (BEN, Look())), ADA, (BEN,), "undo-revealed"),
    ],
)
def test_undo_is_refused_with_its_reason_and_changes_nothing(moves, seat, consenting, reason):
    journal = play(new(), *moves)
    before = digest(GAME, journal.position)
    assert journal.may_undo(seat, consenting) == Refusal(reason)
    assert journal.undo(seat, consenting) == Refusal(reason)
    assert digest(GAME, journal.position) == before
    assert journal.length == len(moves)


def test_what_a_standing_order_did_goes_along_with_the_move_before_it():
    journal = play(new(), (ADA, Take(1)), (BEN, Take(1)), (ADA, Take(1)))
    assert journal.may_undo(ADA, (BEN,)) == 2
    assert journal.may_undo(ADA, (BEN,), ordered={2}) == 0
    assert journal.may_undo(ADA, (), ordered={2}) == Refusal("undo-other")
    assert journal.may_undo(ADA, (BEN,), ordered={0, 2}) == Refusal("undo-nothing")
    assert journal.may_undo(BEN, (ADA,), ordered={2}) == 1


def test_a_player_takes_back_the_last_move():
    journal = play(new(), (ADA, Take(1)))
    fresh = digest(GAME, new().position)
    assert journal.undo(ADA) is None
    assert digest(GAME, journal.position) == fresh
    assert (journal.log, journal.length) == ([], 0)
    play(journal, (ADA, Take(2)))
    assert [line.facts for line in journal.lines(None)] == [(("player", ADA), ("stones", 2))]


def test_with_consent_a_move_is_taken_back_past_another():
    journal = play(new(), (ADA, Take(1)))
    play(journal, (BEN, Take(1)))
    assert journal.may_undo(ADA, {BEN}) == 0
    assert journal.undo(ADA, {BEN}) is None
    assert journal.length == 0


def test_a_sealed_answer_can_be_taken_back_until_it_is_opened():
    journal = play(new(), (ADA, Take(3)), (BEN, Take(2)), (BEN, 1))
    assert list(journal.position.sealed) == [(BEN, 1)]
    assert journal.undo(ADA) == Refusal("undo-other")
    assert journal.undo(BEN) is None
    assert list(journal.position.sealed) == []
    play(journal, (BEN, 2), (ADA, 0))
    assert journal.position.state.bids == [(ADA, 0), (BEN, 2)]


@pytest.mark.parametrize("step", range(13))
def test_rewinding_returns_the_exact_earlier_position(step):
    journal, digests, logs = new(heap=9), [], []
    while True:
        digests.append(digest(GAME, journal.position))
        logs.append(list(journal.log))
        if journal.length == 12:
            break
        seat = journal.position.asks()[0].seat
        play(journal, (seat, Look() if journal.length % 2 else Roll()))
    journal.rewind(step)
    assert (digest(GAME, journal.position), journal.log, journal.length) == (digests[step], logs[step], step)
    to_the_end(journal)
    assert journal.position.over


# --- fork ---------------------------------------------------------------------------------------------


def test_a_fork_is_the_same_up_to_its_step_and_independent_after():
    journal = play(new(), *WHOLE)
    before = digest(GAME, journal.position)
    fork = journal.fork(2)
    assert digest(GAME, fork.position) == digest(GAME, play(new(), *WHOLE[:2]).position)
    play(fork, (ADA, Take(1)))
    assert digest(GAME, journal.position) == before
    assert journal.length == len(WHOLE)


def test_a_fork_with_another_key_rolls_other_dice_and_can_be_saved(tmp_path):
    journal = play(new(), (ADA, Take(2)))
    heaps = set()
    for number in range(8):
        fork = play(journal.fork(1, key=f"{number:032x}"), (BEN, Roll()))
        assert fork.record.steps[1] == (REKEY, f"{number:032x}")
        fork.save(tmp_path / "fork.json")
        assert digest(GAME, load(GAME, tmp_path / "fork.json").position) == digest(GAME, fork.position)
        heaps.add(fork.position.state.heap)
    assert len(heaps) > 1


# --- saves that are wrong -----------------------------------------------------------------------------


def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    play(new(), *WHOLE).save(path)
    return path


def rewritten(path: Path, **changes: object) -> None:
    """Change a saved record and seal it again, as somebody who knows how would."""
    record = msgspec.structs.replace(read_record(path.read_bytes()), **changes)
    record.check = _hash(record)
    path.write_bytes(msgspec.json.encode(record))


def refused(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(SaveError) as raised:
        load(GAME, path)
    assert path.read_bytes() == before, "the file stays as it was"
    assert sorted(p.name for p in path.parent.iterdir()) == [path.name]
    return str(raised.value)


@pytest.mark.parametrize(
    "data", [b"", b"not json", b"[]", b'"text"', b"\xff\xfe\x00", b"[" * 100_000, b"{" + b'"a":{' * 50_000]
)
def test_a_file_that_is_no_record(tmp_path, data):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    message = refused(path)
    assert str(path) in message
    assert "Take an undamaged copy" in message


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_save(tmp_path, part):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * part)])
    assert "not a readable Nokturn record" in refused(path)


@pytest.mark.parametrize("version", [b"0", b"2", b'"1"', b"null"])
def test_a_save_of_another_version(tmp_path, version):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"nokturn": 1', b'"nokturn": ' + version))
    message = refused(path)
    assert "reads format 1" in message
    assert "Open it with the version that wrote it" in message


@pytest.mark.parametrize(
    "old, new_text",
    [
        (b'"key": "5a', b'"key": "00'),
        (b'"stones": 3', b'"stones": 2'),
        (b'"Ada"', b'"Eve"'),
        (b'"heap": 5', b'"heap": 9'),
    ],
)
def test_a_save_that_was_changed(tmp_path, old, new_text):
    path = saved(tmp_path)
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new_text))
    assert "was changed after it was written: its checksum does not fit. Take the original" in refused(path)


@pytest.mark.parametrize("old, new_text", [(b'"steps"', b'"stepz"'), (b'"players": [', b'"players": [5, ')])
def test_a_save_with_other_fields(tmp_path, old, new_text):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes().replace(old, new_text))
    message = refused(path)
    assert "is damaged" in message
    assert "Take an undamaged copy" in message


def test_a_save_of_another_game(tmp_path):
    path = saved(tmp_path)
    rewritten(path, game="vendetta")
    assert "The record is of vendetta, not of toy. Load it as vendetta" in refused(path)


STEPS = [(seat, pack(answer)) for seat, answer in WHOLE]


def nested(depth: int) -> list[object]:
    answer: list[object] = []
    for _ in range(depth):
        answer = [answer]
    return answer


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"steps": [(ADA, pack(Take(3))), *STEPS[1:]]}, "leads to another position|cannot be taken"),
        ({"steps": STEPS[1:]}, "Step 1 of the record cannot be taken: B answers .* \\(not-asked\\)"),
        ({"steps": [(ADA, pack(Take(9)))]}, "Step 1 of the record cannot be taken: .* \\(not-offered TOY-PLAY-02\\)"),
        ({"steps": [(ADA, {"is": "toy.Gone"})]}, "unknown kind of record: 'toy.Gone'"),
        ({"steps": [(ADA, {"set": 5})]}, "unknown kind of record"),
        ({"steps": [(ADA, 1.5)]}, "not plain"),
        ({"steps": [*STEPS, ("Z", True)]}, "Step 7 of the record cannot be taken: Z"),
        ({"steps": [(REKEY, 5)]}, "no key for its dice: 5"),
        ({"steps": STEPS[:3]}, "leads to another position than it says"),
        ({"key": "00" * 16}, "leads to another position than it says"),
        ({"steps": [(ADA, nested(2000))]}, "cannot be played: an answer is nested without end"),
        ({"steps": [(ADA, "y" * 5000)]}, "Step 1 of the record cannot be taken: A answers 'yyy"),
        ({"key": "0" * 200}, "no key for its dice"),
        ({"key": ""}, "no key for its dice"),
        ({"players": ["Ada"]}, "cannot be played: toy cannot be played by 1. Possible: 2, 3"),
        ({"options": {"heap": 7}}, "cannot be played: Option 'heap' cannot be 7. Choose one of: 5, 9"),
        ({"options": {"hep": 5}}, "cannot be played: toy has no option 'hep'"),
        ({"digest": "0" * 16}, "leads to another position than it says"),
    ],
)
def test_a_record_that_was_changed_and_sealed_again(tmp_path, changes, message):
    path = saved(tmp_path)
    rewritten(path, **changes)
    with pytest.raises(SaveError, match=message):
        load(GAME, path)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(SaveError, match=r"gone\.json cannot be read: No such file or directory\. Name a saved game"):
        load(GAME, tmp_path / "gone.json")


def test_impossible_tables_start_no_journal():
    with pytest.raises(SetupError):
        Journal.new(GAME, ["Ada"], {}, KEY)
    with pytest.raises(SetupError):
        Journal.new(GAME, ["Ada", "Ben"], {"heap": 0}, KEY)


# --- rules that have changed --------------------------------------------------------------------------


def test_under_changed_rules_a_record_is_replayed_as_far_as_it_fits():
    record = msgspec.structs.replace(play(new(), *WHOLE).record, rules="older", digest="elsewhere")
    assert replay(GAME, record).length == len(WHOLE)
    record.steps[3] = (BEN, pack(Take(7)))
    with pytest.raises(SaveError, match=r"4.*not-offered"):
        replay(GAME, record)


def test_a_record_can_be_replayed_in_part():
    journal = play(new(), *WHOLE)
    assert digest(GAME, replay(GAME, journal.record, 2).position) == digest(GAME, play(new(), *WHOLE[:2]).position)


# --- writing ------------------------------------------------------------------------------------------


def test_a_save_makes_its_folder_and_leaves_nothing_else_behind(tmp_path):
    path = tmp_path / "saves" / "deep" / "game.json"
    new().save(path)
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]


def test_a_save_replaces_the_old_one(tmp_path):
    path = saved(tmp_path)
    new().save(path)
    assert load(GAME, path).length == 0
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_when_the_disk_is_full_the_old_save_stays(tmp_path):
    """A limit on the size of files makes the operating system refuse the write, as a full disk does."""
    resource = pytest.importorskip("resource")
    path = saved(tmp_path)
    before = path.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    journal = play(new(), *WHOLE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(
            SaveError, match=r"game\.json cannot be written: .*Nothing was changed: make room"
        ) as raised:
            journal.save(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert str(path) in str(raised.value)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_place_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match=r"cannot be written: .*save elsewhere"):
        new().save(tmp_path / "file" / "game.json")
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_in_place_of_the_file_stays(tmp_path):
    (tmp_path / "game.json").mkdir()
    with pytest.raises(SaveError, match=r"game\.json cannot be written"):
        write_whole(tmp_path / "game.json", b"{}")
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_the_file_is_there_whole_or_not_at_all(tmp_path, monkeypatch):
    """Killed between writing and renaming: the old save is untouched."""
    path = saved(tmp_path)
    before = path.read_bytes()

    def killed(*_: object) -> None:
        assert path.read_bytes() == before
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        new().save(path)
    assert path.read_bytes() == before
