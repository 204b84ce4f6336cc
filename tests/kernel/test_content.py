"""Data files of a game: whatever is wrong with one is named with file, line and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from nokturn.kernel.content import TomlFile, by_id, read_csv, read_entries, read_toml
from nokturn.kernel.errors import ContentError


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    when: Literal["dawn", "night"]


class Candle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    strength: int
    name_en: str = ""
    name_pl: str = ""
    text: tuple[Text, ...] = ()


class Candles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    candle: tuple[Candle, ...]
    numbers: dict[str, int] = {}


TALLOW = '[[candle]]\nid = "tallow"\nstrength = 1\n'
WAX = '\n[[candle]]\nid = "wax"\nstrength = 2\n'


@pytest.fixture
def toml(tmp_path: Path) -> Path:
    return tmp_path / "candles.toml"


def refused(path: Path, text: str | bytes) -> str:
    """What is said about a file, without its folder."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as refusal:
        by_id(path, "candle", read_toml(path, Candles).candle)
    return str(refusal.value).removeprefix(f"{path.parent}/")


def test_a_file_is_read_and_its_entries_are_found_by_id(toml: Path) -> None:
    toml.write_bytes(b"\xef\xbb\xbf" + (TALLOW + WAX).encode())
    found = by_id(toml, "candle", read_toml(toml, Candles).candle)
    assert {name: candle.strength for name, candle in found.items()} == {"tallow": 1, "wax": 2}


@pytest.mark.parametrize(
    "text, message",
    [
        (TALLOW.encode() + b"# \xff\n", "line 4: not UTF-8 text. Save the file as UTF-8."),
        (TALLOW + "strength 3\n", "line 4: not valid TOML: "),
        (TALLOW + WAX.replace("strength", "strenght"), "line 7: Object contains unknown field `strenght`"),
        (TALLOW + WAX.replace("strength", "strenght"), "Write 'strength'."),
        (TALLOW + WAX + "colour = 1\n", "Write one of: id, strength, name_en, name_pl, text."),
        (TALLOW + WAX.replace("2", '"two"'), "line 7: Expected `int`, got `str` - at `$.candle[1].strength`."),
        (TALLOW + '\n[[candle]]\nid = "wax"\n', "line 5: Object missing required field `strength`"),
        (TALLOW + WAX.replace("wax", "tallow"), "line 6: the id 'tallow' is used twice. Give each entry its own."),
        (TALLOW + 'text = [{ when = "nigth" }]\n', "line 4: Invalid enum value 'nigth'"),
        (TALLOW + '\n[[candle.text]]\nwhen = "dawn"\n\n[[candle.text]]\nwhen = "noon"\n', "line 9: Invalid enum value"),
        (TALLOW + 'text = [{ when = "nigth" }]\n', "Write 'night'."),
        (TALLOW + 'text = [{ when = "x" }]\n', "Write one of: dawn, night."),
        (TALLOW + '\n[numbers]\nhand = """\nstrength = 5\n"""\n', "line 5: Expected `int`, got `str`"),
        (TALLOW.replace("[[candle]]", "[[candel]]"), "line 1: Object contains unknown field `candel`. Write 'candle'."),
        ("", "Object missing required field `candle`."),
    ],
)
def test_a_fault_of_a_toml_file_has_its_line_and_its_remedy(toml: Path, text: str | bytes, message: str) -> None:
    said = refused(toml, text)
    assert message in said
    assert said.startswith("candles.toml, line " if text else "candles.toml: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none\.toml: cannot be read \(No such file or directory\)\. Put"):
        read_toml(tmp_path / "none.toml", Candles)


def entries(path: Path, text: str, *needed: str) -> str:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        read_entries(path, {"candle": Candle}, needed)
    return str(refusal.value).removeprefix(f"{path.parent}/")


def test_an_entry_knows_its_line_and_that_of_its_fields(toml: Path) -> None:
    toml.write_text(TALLOW + WAX, encoding="utf-8")
    wax = read_entries(toml, {"candle": Candle})["candle"][1]
    assert wax.printed == Candle("wax", 2)
    with pytest.raises(ContentError, match=r"line 7: too strong"):
        wax.expect(wax.printed.strength < 2, "too strong", "strength")
    with pytest.raises(ContentError, match=r"line 5: no wick"):
        wax.wrong("no wick")


@pytest.mark.parametrize(
    "text, message",
    [
        (TALLOW + '\n[[lamp]]\nid = "oil"\n', "line 5: 'lamp' is none of [[candle]]. Correct it or take it out."),
        ('candle = [{ id = "wax", strength = 1 }]\n', "line 1: write every entry as a [[candle]] of its own."),
        (TALLOW + 'name_en = "Tallow"\n', "line 1: name_pl is empty. Write it in both languages."),
        (TALLOW + 'name_en = ""\nname_pl = "Łój"\n', "line 4: name_en is empty. Write it in both languages."),
        (TALLOW.replace("strength = 1", "strength = 1.5"), "line 3: Expected `int`, got `float` - at `$.strength`."),
        ("text = 1 2\n", "line 1: not valid TOML"),
    ],
)
def test_entries_that_are_wrong(toml: Path, text: str, message: str) -> None:
    assert entries(toml, text).startswith(f"candles.toml, {message}")


def test_a_file_that_is_read_piece_by_piece_knows_every_line(tmp_path: Path) -> None:
    path = tmp_path / "statuses.toml"
    path.write_text('status = [\n  { id = "a", parts = 1 },\n\n  { id = "b", prats = 2 },\n]\n', "utf-8")
    file = TomlFile(path)
    assert [file.line(("status", number, "id")) for number in (0, 1)] == [2, 4]

    class Status(msgspec.Struct, forbid_unknown_fields=True):
        id: str
        parts: int = 1

    assert file.convert(file.table["status"][0], Status, ("status", 0)).id == "a"
    with pytest.raises(ContentError) as wrong:
        file.convert(file.table["status"][1], Status, ("status", 1))
    assert (wrong.value.line, wrong.value.unknown) == (4, ("status", 1, "prats"))
    assert wrong.value.what.endswith("Write 'parts'.")


def test_an_entry_must_say_what_is_needed_even_if_it_has_a_default(toml: Path) -> None:
    said = entries(toml, TALLOW, "text")
    assert said == "candles.toml, line 1: text is missing. Write it, even if it is empty."


ROADS = "a,b,count,note\nrome,bari,2,\nbari,naples,3,by night\n"


def read_roads(path: Path) -> list[tuple[str, int]]:
    return [(row.text("a"), row.whole("count")) for row in read_csv(path, ("a", "b", "count"))]


def csv_says(path: Path, text: str | bytes) -> str:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as refusal:
        read_roads(path)
    return str(refusal.value).removeprefix(f"{path.parent}/")


def test_rows_are_read_cell_by_cell(tmp_path: Path) -> None:
    path = tmp_path / "roads.csv"
    path.write_text(ROADS, encoding="utf-8")
    rome, bari = read_csv(path, ("a", "b", "count"))
    assert (rome.text("a"), rome.whole("count"), rome.maybe("note"), rome.line) == ("rome", 2, "", 2)
    assert (bari.words("note"), bari.number("count", 0, 3), bari.one_of("a", ("bari",))) == (
        ("by", "night"),
        3.0,
        "bari",
    )
    with pytest.raises(ContentError, match=r"line 3: column 'count' says '3'\. Write one of: 0, 1\."):
        bari.flag("count")
    with pytest.raises(ContentError, match=r"line 3: column 'count' says '3'\. Write a number from 0 to 2"):
        bari.number("count", 0, 2)


@pytest.mark.parametrize(
    "text, message",
    [
        (ROADS.encode() + b"\xff,,,\n", "line 4: not UTF-8 text. Save the file as UTF-8."),
        (
            ROADS.replace("count", "counts"),
            "line 1: no column 'count'. The first line must name the columns a, b, count.",
        ),
        (ROADS.replace("count", "counts"), "Write 'counts'."),
        (ROADS.replace(",2,", ",two,"), "line 2: column 'count' says 'two'. Write a whole number, 1 or more."),
        (ROADS.replace("\nbari", "\n"), "line 3: column 'a' is empty. Fill it in."),
        (ROADS + "rome\n", "line 4: not 4 cells. Give every column a cell, empty or not."),
    ],
)
def test_a_fault_of_a_csv_file_has_its_line_and_its_remedy(tmp_path: Path, text: str | bytes, message: str) -> None:
    assert message in csv_says(tmp_path / "roads.csv", text)
