"""Words of any ending, evidence read off sources, and an index that nobody has to trust."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from nokturn.kernel.errors import ContentError
from nokturn.kernel.finder import evidence as reading
from nokturn.kernel.finder.cache import remember, remembered
from nokturn.kernel.finder.concordance import concordance, same, stems
from nokturn.kernel.finder.index import Evidence, evidence, rulebook, working_copy

CODE = '''"""The whole chapter (TOY-A-04)."""

LIMIT = 3  # TOY-A-01


@procedure(rule=("TOY-A-01", "TOY-A-02"))
def take(state):
    if state.heap:
        return refuse("TOY-A-03")


def may_take(state):
    """Whether there is a stone (TOY-A-01, TOY-A-03)."""


class Heap:
    """Stones (TOY-A-05 to -06)."""

    def top(self):
        return 1  # TOY-A-02
'''

TESTS = """
import pytest
pytestmark = pytest.mark.rule("TOY-A-01")
@pytest.mark.rule("TOY-A-02", "TOY-A-03")
def test_one(): ...
@pytest.mark.rule("TOY-A-04")
class TestAll:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("TOY-A-05"))])
    async def test_two(self, x): ...
def helper(): ...
"""

RULE = '[[rule]]\nid = "{}"\nchapter = "PLAY"\nstatus = "seed"\nen = "{}"\npl = "{}"\n'
CHAPTER = '[[chapter]]\nid = "PLAY"\nen = "Play"\npl = "Gra"\n'


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "nokturn"


@pytest.fixture
def toy(tmp_path):
    """A game with one rule, one module and one test."""
    game = tmp_path / "toy"
    game.mkdir()
    (game / "rules.toml").write_text(CHAPTER + RULE.format("TOY-A-01", "Take a stone.", "Weź kamień."), "utf-8")
    (game / "play.py").write_text('def take():\n    """TOY-A-01"""\n', "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text('@mark.rule("TOY-A-01")\ndef test_take(): ...\n', "utf-8")
    return game


# words


@pytest.mark.parametrize(
    "word, other, lang",
    [
        ("bites", "bite", "en"),
        ("defeated", "defeats", "en"),
        ("ugryzienia", "ugryzień", "pl"),
        ("odrzucić", "odrzucasz", "pl"),
        ("kartę", "kartami", "pl"),
        ("lowca", "Łowców", "pl"),
        ("szal", "szał", "pl"),
    ],
)
def test_words_are_the_same_but_for_the_ending(word, other, lang):
    assert same(word.casefold(), other.casefold(), lang)


@pytest.mark.parametrize("word, other, lang", [("bite", "bit", "en"), ("karta", "kara", "pl"), ("szał", "szary", "pl")])
def test_other_words_are_not(word, other, lang):
    assert not same(word, other, lang)


def test_words_typed_without_accents_mean_those_with_them():
    words = concordance([{"pl": "Możesz odrzucić dwie karty."}, {"pl": "Odrzucasz jedną."}, {"pl": "Dobierasz."}])
    every, _ = words.look_up("odrzucic", "pl")
    assert sorted(every) == [0, 1]


def test_a_rare_word_says_more_than_a_common_one():
    words = concordance([{"en": "the stone"}, *[{"en": "the heap"}] * 8, {"en": "the bid of the heap"}])
    every, some = words.look_up("the bid", "en")
    assert list(every) == [9]
    assert max(some, key=lambda rule: some[rule]) == 9


# evidence


def test_rule_ids_are_read_off_a_line():
    assert reading.ids_in('@procedure(rule=("VEN-PLAN-02", "VEN-R-38"))') == {"VEN-PLAN-02", "VEN-R-38"}
    assert reading.ids_in("Draining (VEN-DIAB-09 to VEN-DIAB-11).") >= {"VEN-DIAB-09", "VEN-DIAB-10", "VEN-DIAB-11"}
    assert reading.ids_in("Facing (VEN-PLAN-04 to -06)") >= {"VEN-PLAN-04", "VEN-PLAN-05", "VEN-PLAN-06"}
    assert reading.ids_in("no rule here, UTF-8 or not") == {"UTF-8"}


def test_definitions_come_before_mentions():
    found = reading.places(("play.py", one) for one in reading.rules_in_code(CODE))
    assert found["TOY-A-01"] == [
        ("play.py", 7, "take", True),  # the procedure that carries it out
        ("play.py", 12, "may_take", True),
        ("play.py", 3, "", False),
    ]
    assert found["TOY-A-02"] == [("play.py", 7, "take", True), ("play.py", 20, "Heap.top", False)]
    assert found["TOY-A-03"] == [("play.py", 12, "may_take", True), ("play.py", 9, "take", False)]
    assert found["TOY-A-04"] == [("play.py", 1, "", False)]
    assert found["TOY-A-06"] == [("play.py", 16, "Heap", True)]


def test_who_carries_out_one_rule_comes_before_who_carries_out_many():
    many = '@procedure(rule=("TOY-A-01", "TOY-A-02"))\ndef both(): ...\n'
    one = '@procedure(rule="TOY-A-01")\ndef alone(): ...\n'
    read = [("a.py", reading.rules_in_code(many)), ("b.py", reading.rules_in_code(one))]
    found = reading.places((file, one) for file, all_of_it in read for one in all_of_it)
    assert [place.name for place in found["TOY-A-01"]] == ["alone", "both"]


def test_marks_of_tests_classes_and_modules_are_read():
    found = reading.places(("test_x.py", one) for one in reading.rules_in_tests(TESTS))
    assert {rule: [place.name for place in places] for rule, places in found.items()} == {
        "TOY-A-01": ["test_one", "test_two"],
        "TOY-A-02": ["test_one"],
        "TOY-A-03": ["test_one"],
        "TOY-A-04": ["test_two"],
        "TOY-A-05": ["test_two"],
    }
    assert found["TOY-A-02"][0].line == 5


# the index


def named_tests(found: Evidence) -> list[str]:
    assert found.tests is not None
    return [place.name for place in found.tests["TOY-A-01"]]


def test_what_was_read_before_is_not_read_again_until_it_changes(toy, monkeypatch):
    tests = toy.parent / "tests"
    read = []

    def reads(text: str) -> list[reading.Found]:
        read.append(text)
        return reading.rules_in_tests(text)

    monkeypatch.setattr("nokturn.kernel.finder.index.rules_in_tests", reads)
    first = evidence(toy, tests)
    assert first.code == {"TOY-A-01": [("play.py", 1, "take", True)]}
    assert first.tests == {"TOY-A-01": [("test_toy.py", 2, "test_take", True)]}
    assert evidence(toy, tests) == first
    assert len(read) == 1
    (tests / "test_more.py").write_text('@mark.rule("TOY-A-01")\ndef test_more(): ...\n', "utf-8")
    assert named_tests(evidence(toy, tests)) == ["test_more", "test_take"]
    assert len(read) == 2
    (tests / "test_toy.py").write_text("\n", "utf-8")
    assert named_tests(evidence(toy, tests)) == ["test_more"]
    (tests / "test_more.py").unlink()
    assert named_tests(evidence(toy, tests)) == []


def test_a_changed_rulebook_is_read_again(toy):
    assert [rule.id for rule in rulebook(toy).search("stones", "en")] == ["TOY-A-01"]
    assert [rule.id for rule in rulebook(toy).search("kamienie", "pl")] == ["TOY-A-01"]
    (toy / "rules.toml").write_text(CHAPTER + RULE.format("TOY-A-01", "Take a coin.", "Weź monetę."), "utf-8")
    assert rulebook(toy).search("stones", "en") == []
    assert [rule.id for rule in rulebook(toy).search("coins", "en")] == ["TOY-A-01"]


@pytest.mark.parametrize("harm", ["cut", "emptied", "a bit turned", "foreign", "a folder"])
def test_a_damaged_index_is_as_good_as_none(toy, cache, harm):
    tests = toy.parent / "tests"
    whole = (rulebook(toy).rules, evidence(toy, tests))
    for file in cache.iterdir():
        content = file.read_bytes()
        file.unlink()
        if harm == "a folder":
            file.mkdir()
        else:
            middle = len(content) // 2
            turned = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
            damaged = {"cut": content[:middle], "emptied": b"", "a bit turned": turned, "foreign": b"{}" * 100}
            file.write_bytes(damaged[harm])
    assert (rulebook(toy).rules, evidence(toy, tests)) == whole
    assert [rule.id for rule in rulebook(toy).search("stone", "en")] == ["TOY-A-01"]


def test_an_index_of_something_else_is_not_taken(cache):
    remember("one", b"us", ["stones"])
    (file,) = cache.iterdir()
    remember("other", b"us", ["heaps"])
    (other,) = [path for path in cache.iterdir() if path != file]
    os.replace(file, other)
    assert remembered("other", b"us", list[str]) is None
    assert remembered("one", b"us", list[str]) is None


def test_where_nothing_can_be_kept_everything_is_read_each_time(toy, monkeypatch, tmp_path):
    (tmp_path / "no folder").write_text("a file stands where the cache would be", "utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "no folder"))
    for _ in range(2):
        assert evidence(toy, toy.parent / "tests").code["TOY-A-01"][0].name == "take"


def test_several_may_ask_at_once(toy, cache):
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: evidence(toy, toy.parent / "tests"), range(40)))
    assert all(one == found[0] for one in found)
    assert not [path for path in cache.iterdir() if path.suffix != ".index"]  # nothing half-written is left


def test_words_are_cut_right_while_others_are_cut_too():
    """Somebody searches while the book is being read: a stemmer is no good to two threads at once."""
    said = [
        f"{start}{ending}"
        for start in ("odrzuc", "ugryz", "pokonan", "wampir")
        for ending in ("ić", "ienia", "ych", "ami")
    ]
    alone = [stems.__wrapped__(word, "pl") for word in said]
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(lambda _: [stems.__wrapped__(word, "pl") for word in said], range(40)))
    finally:
        sys.setswitchinterval(often)
    assert together == [alone] * 40


def test_without_tests_what_was_shipped_counts_and_otherwise_nothing_is_said_of_them(toy):
    assert evidence(toy, None).tests is None
    shipped = '{"code": {}, "tests": {"TOY-A-01": [["test_toy.py", 9, "test_take", true]]}}'
    (toy / "evidence.json").write_text(shipped, "utf-8")
    assert named_tests(evidence(toy, None)) == ["test_take"]
    (toy / "evidence.json").write_text("{", "utf-8")
    with pytest.raises(ContentError, match=r"evidence\.json: .* Install Nokturn again"):
        evidence(toy, None)


def test_only_a_working_copy_has_its_tests_beside_it(tmp_path):
    installed = tmp_path / "lib" / "site-packages" / "nokturn"
    sources = tmp_path / "copy" / "src" / "nokturn"
    (tmp_path / "copy" / "tests").mkdir(parents=True)
    assert working_copy(installed) is None
    assert working_copy(sources) == tmp_path / "copy"
