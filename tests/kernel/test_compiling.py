"""What was lowered once is kept while file, compiler and Python stay what they are, and nobody has to trust it."""

import linecache
import os
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from nokturn.kernel.compiler import compiling
from nokturn.kernel.compiler.lowering import lower
from nokturn.kernel.procedures import REGISTRY

MODULE = '''"""A module of rules."""
from nokturn.kernel import ask_number, procedure


@procedure()
def first(game, seat):
    answer = yield ask_number(seat, "how many", 0, 3)
    return answer + 1


@procedure(rule="TOY-A-01")
def second(game, seat):
    for _ in range(2):
        answer = yield ask_number(seat, "how many", 0, 3)
    return answer
'''


@pytest.fixture
def lowered(tmp_path, monkeypatch):
    """The names of what is lowered, in order; the cache lies in a folder of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(compiling, "_OURS", "kept_rules")
    names: list[str] = []

    def counted(tree, *rest):
        names.append(tree.name)
        return lower(tree, *rest)

    monkeypatch.setattr(compiling, "lower", counted)
    return names


@pytest.fixture
def read(tmp_path):
    """Import a text as a new process would: nothing is known but what lies on disk."""

    def come(text, name="kept_rules"):
        compiling._procedures.cache_clear()
        linecache.clearcache()
        path = tmp_path / f"{name}.py"
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    before = dict(REGISTRY)
    yield come
    REGISTRY.clear()
    REGISTRY.update(before)


def same(one, other):
    return all(getattr(one, what) == getattr(other, what) for what in ("stamp", "variables", "labels", "parameters"))


def test_a_file_is_lowered_once(lowered, read):
    before = read(MODULE)
    assert lowered == ["first", "second"]
    after = read(MODULE)
    assert lowered == ["first", "second"]
    assert same(before.first, after.first)
    assert same(before.second, after.second)
    assert after.second.step.__globals__ is after.__dict__
    assert after.second.step.__code__.co_filename == after.__file__
    assert after.second.step.__code__.co_code == before.second.step.__code__.co_code


def test_a_changed_file_is_lowered_again_even_if_its_length_and_time_are_the_same(lowered, read, tmp_path):
    path = tmp_path / "kept_rules.py"
    before = read(MODULE)
    seen = path.stat()
    changed = MODULE.replace("answer + 1", "answer + 2")
    path.write_text(changed, "utf-8")
    os.utime(path, ns=(seen.st_atime_ns, seen.st_mtime_ns))
    after = read(changed)
    assert lowered == ["first", "second"] * 2
    assert after.first.stamp != before.first.stamp
    assert after.second.stamp == before.second.stamp


def test_another_compiler_makes_its_own(lowered, read, monkeypatch):
    read(MODULE)
    monkeypatch.setattr(compiling, "_MAKER", b"another")
    read(MODULE)
    assert lowered == ["first", "second"] * 2


@pytest.mark.parametrize("harm", ["cut", "a bit turned", "emptied"])
def test_what_is_damaged_is_as_good_as_none(lowered, read, tmp_path, harm):
    before = read(MODULE)
    (file,) = (tmp_path / "cache" / "nokturn").iterdir()
    content = file.read_bytes()
    turned = content[:-9] + bytes([content[-9] ^ 4]) + content[-8:]
    file.write_bytes({"cut": content[:-1], "a bit turned": turned, "emptied": b""}[harm])
    assert same(before.second, read(MODULE).second)
    assert lowered == ["first", "second"] * 2


def test_where_nothing_can_be_kept_rules_are_lowered_each_time(lowered, read, tmp_path):
    (tmp_path / "cache").write_text("no folder", "utf-8")
    assert same(read(MODULE).first, read(MODULE).first)
    assert lowered == ["first", "second"] * 2


def test_what_is_not_ours_leaves_nothing_behind(lowered, read, tmp_path):
    read(MODULE, name="somebody_elses")
    assert lowered == ["first", "second"]
    assert not (tmp_path / "cache").exists()


def test_a_procedure_need_not_be_decorated_in_so_many_words(lowered, read):
    text = MODULE.replace("@procedure()", "written = procedure()\n\n\n@written")
    module = read(text)
    assert sorted(lowered) == ["first", "second"]
    assert same(module.first, read(MODULE).first)
