"""The rules catalogue: read whole, or refused naming file and entry."""

import pytest
from tests.kernel.toy import GAME

from nokturn.kernel.errors import ContentError
from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.rules import Rulebook, rules_hash

CHAPTER = '[[chapter]]\nid = "PLAY"\nen = "Play"\npl = "Gra"\n'
RULE = '[[rule]]\nid = "TOY-01"\nchapter = "PLAY"\nstatus = "seed"\nen = "One."\npl = "Jeden."\n'


def book(folder, rules: str = CHAPTER + RULE, terms: str | None = None) -> Rulebook:
    (folder / "rules.toml").write_text(rules, encoding="utf-8")
    if terms is not None:
        (folder / "terms.toml").write_text(terms, encoding="utf-8")
    return Rulebook.load(folder)


def test_a_rule_has_its_text_in_both_languages(tmp_path):
    rules = book(tmp_path)
    assert (rules.text("TOY-01", "en"), rules.text("TOY-01", "pl")) == ("One.", "Jeden.")
    assert rules.text("", "en") == ""
    assert rules.text("TOY-99", "en") == ""
    assert rules.chapters["PLAY"].pl == "Gra"


@pytest.mark.parametrize(
    "rules, message",
    [
        ("rule = 1 2\n\n", r"rules\.toml, line 1: not valid TOML: "),
        (CHAPTER, r"rules\.toml: .*missing required field `rule`"),
        (CHAPTER + RULE.replace('en = "One."\n', ""), r"rules\.toml, line 5: .*missing required field `en`.*rule\[0\]"),
        (CHAPTER + RULE + "colour = 1\n", r"rules\.toml, line 11: .*unknown field `colour`.*rule\[0\]"),
        (CHAPTER + RULE.replace('"One."', "1"), r"rules\.toml, line 9: Expected `str`, got `int`.*rule\[0\]\.en"),
        (CHAPTER + RULE + RULE, r"rules\.toml, line 12: the id 'TOY-01' is used twice"),
        (CHAPTER + RULE.replace('"PLAY"', '"WAR"'), r"rules\.toml, line 7: TOY-01 names the unknown chapter 'WAR'"),
    ],
)
def test_a_broken_rules_file_is_refused(tmp_path, rules, message):
    with pytest.raises(ContentError, match=message):
        book(tmp_path, rules)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"rules\.toml: cannot be read \(No such file"):
        Rulebook.load(tmp_path)


def test_a_file_in_another_encoding_is_named(tmp_path):
    (tmp_path / "rules.toml").write_bytes(CHAPTER.replace("Gra", "Gą").encode("cp1250"))
    with pytest.raises(ContentError, match=r"rules\.toml, line 4: not UTF-8 text\. Save the file as UTF-8"):
        Rulebook.load(tmp_path)


def test_a_broken_terms_file_is_refused(tmp_path):
    with pytest.raises(ContentError, match=r"terms\.toml, line 1: .*missing required field `en`"):
        book(tmp_path, terms='[[term]]\nid = "heap"\n')


def test_search_finds_all_words_in_any_language_without_accents():
    rules = GAME.rulebook
    assert [rule.id for rule in rules.search("stos", "pl")] == ["TOY-TAKE-01"]
    assert [rule.id for rule in rules.search("szal", "en")] == ["TOY-TAKE-01"]
    assert [rule.id for rule in rules.search("SECRET bid", "en")] == ["TOY-BID-01"]
    assert rules.search("dragon", "en") == []
    assert rules.search("  ", "en") == []


def test_search_puts_the_best_first_and_an_id_before_all():
    rules = GAME.rulebook
    assert rules.search("toy-take-01", "en")[0].id == "TOY-TAKE-01"
    assert rules.search("stone", "en")[0].id in ("TOY-PLAY-01", "TOY-PLAY-02", "TOY-TAKE-01", "TOY-BID-01")
    assert len(rules.search("stone", "en", limit=2)) == 2


def test_fold():
    assert fold("Szał ŻÓŁĆ") == "szal zolc"


def hashed(folder, **files: str) -> str:
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return rules_hash(folder)


def test_the_rules_version_changes_with_code_and_data_and_only_then(tmp_path):
    first = hashed(tmp_path, play_py="def f(x):\n    return x + 1\n", cards_toml="cost = 1\n")
    assert hashed(tmp_path, play_py="# why\ndef f( x ):\n\n    return (x + 1)  # so\n") == first
    assert hashed(tmp_path, rules_toml="anything", terms_toml="anything") == first
    (tmp_path / "locale").mkdir()
    assert hashed(tmp_path / "locale", en_ftl="a = b") != first
    assert rules_hash(tmp_path) == first
    assert hashed(tmp_path, cards_toml="cost = 2\n") != first
    assert hashed(tmp_path, cards_toml="cost = 1\n") == first
    assert hashed(tmp_path, play_py="def f(x):\n    return x + 2\n") != first
