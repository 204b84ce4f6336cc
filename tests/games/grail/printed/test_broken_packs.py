"""Broken packs are refused whole, with everything that is wrong, by file, line and remedy."""

import random
import re
import shutil
from pathlib import Path

import pytest

from nokturn.games.grail.printed.checking.check import checked_pack, examined, faults_of
from nokturn.games.grail.printed.pack import CAMPAIGN, PackError, read_pack

EXAMPLE = Path(__file__).parents[4] / "docs" / "example-pack"


@pytest.fixture
def folder(tmp_path):
    """A copy of the example pack, to be broken."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Write something else into a file; the line where it stands now."""
    text = (folder / file).read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_ours_and_the_example_are_sound():
    assert faults_of(CAMPAIGN) == ()
    assert faults_of(EXAMPLE) == ()


BROKEN = [
    # words
    ("events.toml", '"lose energy 1 | gain terror 1"', '"loose energy 1"', "Write 'lose'"),
    ("events.toml", '"gain food 1", "lose terror 1"', '"gain fod 1"', "Write 'food'"),
    ("events.toml", '"not dial last_oil"', '"not dail last_oil"', "Write 'dial'"),
    ("secrets.toml", 'when = "combat_start"', 'when = "combat_strat"', "Write 'combat_start'"),
    ("secrets.toml", "personal = false", "persnal = false", "'persnal' is not known here. Write 'personal'."),
    ("locations.toml", 'settlement = "friendly"', 'settlement = "kind"', "Write one of: friendly, hostile, none"),
    ("locations.toml", "energy = 2", 'energy = "two"', "this is a text in quotes. Write a whole number."),
    ("events.toml", 'title = { en = "Beans", pl = "Fasola" }\n', "", "'title' is missing. Write it."),
    ("pack.toml", 'id = "low_ferry"', 'id = "Low Ferry"', "Write something that fits"),
    ("pack.toml", "format = 1", "format = 2", "2 is not known here. Correct it."),
    ("chapters.toml", "dial = [8, 7, 6, 5]", "dial = [18, 7, 6, 5]", "dial[0]: Write a number of at most 12."),
    ("events.toml", 'effects = ["quest q_lamp", "gain xp 2"]', 'effects = [["quest q_lamp"], 2]',
     "Write one in quotes."),
    # references
    ("journal/201.toml", '"secret eel_knife"', '"secret eel_knive"', "no secret 'eel_knive'. Write 'eel_knife'"),
    ("journal/204.toml", '"status sluice.1"', '"status sluce.1"', "there is no status 'sluce'. Write 'sluice'"),
    ("journal/204.toml", '"status sluice.2", ', '"status sluice.3", ', "'sluice' has 2 parts"),
    ("chapters.toml", '"ferry_2"', '"ferry_9"', "there is no event 'ferry_9'"),
    ("journal/203.toml", 'color = "green"', 'id = "gaunt_wolves"', "there is no encounter 'gaunt_wolves'"),
    ("statuses.toml", '"event ferry_water"', '"guardian field_hare highest"', "'field_hare' is no Guardian"),
    # journal
    ("journal/201.toml", 'goto = "leave"', 'goto = "leaf"', "there is no passage 'leaf'"),
    ("journal/204.toml", 'toss = { grail = "chain", skull = "chain_back" }', 'goto = "chain"',
     "'chain_back' cannot be reached"),
    ("journal/201.toml", 'goto = "leave"', 'goto = "leave"\nonce = true', "no choice that is always open"),
    ("journal/202.toml", 'believing it.", pl = "Zapisuje, nie wierząc." }\nend = true',
     'believing it.", pl = "B" }\n[[passage.choice]]\ntext = { en = "A", pl = "B" }\ngoto = "away"',
     "no way to an end"),
    ("journal/201.toml", "once = true\ngoto", 'toss = { grail = "sister", skull = "leave" }\ngoto',
     "a choice leads to exactly one thing"),
    ("journal/204.toml", 'if = ["status sluice.2"]\n', "", "this entry hides those below"),
    ("journal/204.toml", '[[entry]]\ngoto = "gate"', '[[entry]]\nif = ["status lamp"]\ngoto = "gate"',
     "the last entry has conditions"),
    ("journal/202.toml", 'if = ["status toll_paid"]', 'if = ["status toll_paid", "not status toll_paid"]',
     "cannot both hold"),
    ("journal/203.toml", 'effects = ["gain terror 1 choose"]\nend = true',
     'effects = ["gain xp 1 choose"]\n[[passage.choice]]\ntext = { en = "A", pl = "B" }\ngoto = "taken_down"\n'
     '[[passage.choice]]\ntext = { en = "C", pl = "D" }\ngoto = "back"',
     "its effects never end"),
    ("journal/203.toml", "location = 203", "location = 205", "this is the file of another Location"),
    # map
    ("locations.toml", "keys = { north = 204, east = 0, south = 0, west = 201 }",
     "keys = { north = 0, east = 0, south = 0, west = 201 }", "203 has no key back"),
    ("locations.toml", "keys = { north = 0, east = 204, south = 201, west = 0 }",
     "keys = { north = 204, east = 0, south = 201, west = 0 }", "north: 204 lies at 1, 1"),
    ("locations.toml", "x = 1\ny = 1", "x = 1\ny = 0", "204 lies where 203 lies"),
    ("locations.toml", "x = 1\ny = 1", "x = 4\ny = 4", "no Menhir shines on 204"),
    ("locations.toml", "menhir = true", "menhir = false", "go together"),
    ("locations.toml", "dream = true", "dream = false", "a Dream sign means"),
    ("locations.toml", 'effects = ["encounter blue"]', 'effects = ["gain terror 1 each"]', "a hostile Settlement"),
    # story
    ("events.toml", '"event_loop 2"', '"event_random 2"', "its deck runs out"),
    ("events.toml", '"quest q_lamp", ', "", "nothing starts the Quest 'q_lamp'"),
    ("events.toml", '"dial last_oil 11-players time q_name", ', "", "nothing sets the dial 'last_oil'"),
    ("events.toml", '"ending lit"', '"ending dark"', "the ending 'lit' can never be reached"),
    ("events.toml", 'effects = ["gain food 1", "lose terror 1"]', 'effects = ["event ferry_water"]',
     "resolves itself again and again"),
    ("events.toml", 'success = ["event ferry_3"]', 'success = ["event ferry_3", "quest q_name"]',
     "the Quest 'q_name' starts itself again and again"),
    ("events.toml", 'success = ["event ferry_3"]\nfail_if = ["not dial last_oil"]\nfail = ["ending dark"]',
     'success = ["event ferry_3"]\nfail_if = ["not secret eel_knife"]\nfail = ["quest q_name", "lose terror 1"]',
     "the Quest 'q_name' starts itself again and again"),
    ("chapters.toml", 'on_start = ["clue c_book"]', 'on_start = ["clue c_book", "chapter 1"]',
     "chapter 1 begins itself again and again"),
    ("events.toml", 'success_if = ["status lamp"]', 'success_if = ["count sluice 2", "secret ferrymans_name"]',
     "nothing reads the Status 'lamp'"),
    ("locations.toml", 'on_activate = ["status lamp"]', "on_activate = []", "nothing sets the Status 'lamp'"),
    ("chapters.toml", 'on_start = ["clue c_book"]', "on_start = []", "nothing gives the Clue 'c_book'"),
    ("journal/201.toml", '"secret eel_knife", ', "", "nobody can gain the Secret 'eel_knife'"),
    ("chapters.toml", "encounter_levels = [1]", "encounter_levels = [4]", "the green deck of chapter 1 has"),
    ("chapters.toml", "victory = false", "victory = true", "the campaign cannot be lost"),
    ("pack.toml", '"secrets.toml",', "", "challenge mode needs a Secret 42"),
    # effects that never end, or that mean nothing where they stand
    ("secrets.toml", 'when = "combat_start"\nif = ["encounter_color green"]\ndo = ["pool +1"]',
     'when = "reveal_event"\ndo = ["event_redraw"]', "sets itself off for ever"),
    ("journal/201.toml", '"gain rep 1 choose"', '"pool +1"', "only in an Encounter"),
    ("journal/202.toml", 'if = ["status toll_paid"]', 'if = ["ate"]', "asks about the moment of a rule"),
    # languages
    ("events.toml", 'pl = "Fasola"', 'pl = ""', "the text in 'pl' is empty"),
    ("events.toml", 'pl = "O jedno ziarno mniej. Pozostałe zaczęli zjadać."',
     'pl = "One bean fewer. They have started to eat the others."', "Translate it"),
    ("journal/204.toml", 'en = "Leave the gate shut."', 'en = "Zostaw wrota zamknięte."', "Polish letters"),
    # names
    ("events.toml", 'id = "rnd_fog"', 'id = "rnd_eels"', "the id 'rnd_eels' is used twice"),
    ("secrets.toml", "number = 2", "number = 1", "the number 1 is that of 'ferrymans_name'"),
    ("secrets.toml", 'id = "eel_knife"', 'id = "islanders_distrust"', "is used in the box"),
]  # fmt: skip


@pytest.mark.parametrize("file, old, new, says", BROKEN, ids=[f"{one[0]}:{one[3][:40]}" for one in BROKEN])
def test_a_broken_pack_says_what_is_wrong_and_where(folder, file, old, new, says):
    line = change(folder, file, old, new)
    faults = faults_of(folder)
    told = [fault for fault in faults if says in fault.what]
    assert told, [str(fault) for fault in faults]
    assert all(fault.what.endswith(".") for fault in faults)
    here = [abs(fault.line - line) for fault in told if fault.file == file and fault.line]
    assert not here or min(here) <= 30, f"{told[0]} is far from line {line}"


def test_there_are_more_than_thirty():
    assert len(BROKEN) >= 30


def test_everything_is_told_at_once(folder):
    event = change(folder, "events.toml", '"lose energy 1 | gain terror 1"', '"loose energy 1"')
    secret = change(folder, "secrets.toml", "personal = false", "persnal = false")
    trap = change(folder, "locations.toml", '"gain food 2 party"', '"gain fod 2 party", "gian food 1"')
    text = change(folder, "journal/201.toml", 'pl = "Zostaw szopę w spokoju."', 'pl = " "')
    with pytest.raises(PackError) as refused:
        checked_pack(folder)
    assert [(fault.file, fault.line) for fault in refused.value.faults] == [
        ("events.toml", event), ("journal/201.toml", text), ("locations.toml", trap), ("locations.toml", trap),
        ("secrets.toml", 2), ("secrets.toml", secret),
    ]  # fmt: skip
    assert "The pack pack cannot be used, 6 faults:" in str(refused.value)


def test_the_line_is_that_of_the_wrong_word(folder):
    line = change(folder, "journal/203.toml", '"status sluice.1"', '"status sluce.1"')
    assert [(fault.file, fault.line) for fault in faults_of(folder) if "sluce" in fault.what] == [
        ("journal/203.toml", line)
    ]
    line = change(folder, "statuses.toml", 'id = "toll_paid"', 'di = "toll_paid"')
    assert ("statuses.toml", line) in [(fault.file, fault.line) for fault in faults_of(folder)]


# files


@pytest.mark.parametrize("name", ["nowhere", "."])
def test_a_folder_that_is_no_pack_is_not_even_looked_through(tmp_path, name):
    with pytest.raises(PackError, match="begin one with") as refused:
        read_pack(tmp_path / name)
    assert len(refused.value.faults) == 1


def test_a_file_that_is_missing(folder):
    (folder / "locations.toml").unlink()
    assert ("locations.toml", "the file is missing") in [(fault.file, fault.what[:19]) for fault in faults_of(folder)]


def test_another_encoding_is_refused(folder):
    (folder / "journal" / "204.toml").write_bytes("location = 204\n# Śluza".encode("cp1250"))
    assert ("journal/204.toml", 2, "not UTF-8 text. Save the file as UTF-8.") in [
        (fault.file, fault.line, fault.what) for fault in faults_of(folder)
    ]


def test_what_is_no_toml_is_refused_with_its_line(folder):
    (folder / "events.toml").write_text('[[event]]\nid = "a\n', "utf-8")
    assert ("events.toml", 2) in [(fault.file, fault.line) for fault in faults_of(folder)]


def test_a_file_outside_the_folder_is_refused(folder, tmp_path):
    outside = tmp_path / "outside.toml"
    shutil.move(folder / "events.toml", outside)
    (folder / "events.toml").symlink_to(outside)
    assert any("leads out of the folder" in fault.what for fault in faults_of(folder))


@pytest.mark.parametrize("name, says", [
    ("rules.py", "Take it out: a pack is data"), ("evnets.toml", "Call it 'events.toml'"),
    ("journal/cellar.toml", "by the number of the Location"), ("maps/a.toml", "a folder a pack does not have"),
])  # fmt: skip
def test_what_does_not_belong_there_is_refused(folder, name, says):
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("x = 1", "utf-8")
    assert any(says in fault.what for fault in faults_of(folder))


def test_a_file_that_is_too_large_is_not_even_opened(folder):
    (folder / "events.toml").write_text("# " + "x" * 1_000_000, "utf-8")
    assert any("too many. Keep a file below" in fault.what for fault in faults_of(folder))


def test_ten_thousand_passages_are_refused(folder):
    passage = '\n[[passage]]\nid = "p{}"\ntext = {{ en = "A", pl = "B" }}\nend = true\n'
    for number in (201, 202):
        with (folder / "journal" / f"{number}.toml").open("a", encoding="utf-8") as file:
            file.writelines(passage.format(n) for n in range(5000))
    pack, faults = examined(folder)
    assert pack is None
    assert any("10023 passages are more than a pack may have" in fault.what for fault in faults)


def test_line_ends_and_comments_change_nothing(folder):
    before = read_pack(folder).hash
    text = (folder / "events.toml").read_text("utf-8")
    (folder / "events.toml").write_bytes(f"# a note\n{text}".replace("\n", "\r\n").encode())
    assert read_pack(folder).hash == before
    change(folder, "events.toml", '"gain xp 2"', '"gain xp 3"')
    assert read_pack(folder).hash != before


def test_two_versions_live_side_by_side(folder):
    old = read_pack(folder)
    change(folder, "pack.toml", 'version = "1.0"', 'version = "1.1"')
    new = read_pack(folder)
    assert (old.id, old.version, new.version) == (new.id, "1.0", "1.1")
    assert old != new


def test_the_box_gives_cards_but_no_story():
    pack = read_pack(EXAMPLE)
    ours = read_pack(CAMPAIGN)
    assert len(pack.cards) == 320
    assert set(pack.secrets) == {"ferrymans_name", "eel_knife", "islanders_distrust"}
    assert all(encounter.deck for encounter in pack.encounters.values())
    left_out = {one.id for one in ours.encounters.values() if one.deck} - set(pack.encounters)
    assert left_out == {one.id for one in ours.encounters.values() if one.deck and one.bypass and asks_story(one)}


def asks_story(encounter):
    return any(type(one).__name__ in ("HasSecret", "StatusSet") for one in encounter.bypass.conditions)


def damaged(text, dice):
    """A text somebody has slipped in: a line lost, doubled, cut short, or with another value."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    slips: tuple[list[str], ...] = (
        [],
        [lines[at], lines[at]],
        [lines[at][: len(lines[at]) // 2]],
        [re.sub("= .*", dice.choice(("= 1", "= 'a'", "= []", "= {}", "= [[1]]", "= -5", "= true")), lines[at])],
    )
    return "\n".join([*lines[:at], *dice.choice(slips), *lines[at + 1 :]])


def test_whatever_is_wrong_is_told_and_never_thrown(folder):
    dice = random.Random(12)
    files = sorted(folder.rglob("*.toml"))
    for _ in range(25):
        file = dice.choice(files)
        sound = file.read_text("utf-8")
        file.write_text(damaged(sound, dice), "utf-8")
        assert all(fault.what.endswith(".") for fault in faults_of(folder))
        file.write_text(sound, "utf-8")
