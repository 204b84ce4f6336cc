"""Documents speak of what is there: every file and folder they name exists, every link leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ("src", "tests", "client", "docs", "tools", "benchmarks", "requirements")
MADE = ("node_modules", "static", "__pycache__", ".mypy_cache")
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FILE = re.compile(r"`([\w<>*./-]+\.(?:py|toml|ftl|ts|svelte|css|csv|lock))`")
FOLDER = re.compile(r"`([\w<>*/-]+/)`")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"(?<![\w./{-])([a-z_]+(?:/[a-z_]+)*\.(?:py|toml|ftl))\b")


def there() -> set[PurePosixPath]:
    """Everything in the tree that somebody has written, files and folders."""
    found = {PurePosixPath(path.name) for path in ROOT.iterdir()}
    for top in SOURCES:
        for path in (ROOT / top).rglob("*"):
            name = path.relative_to(ROOT)
            if not any(part in MADE for part in name.parts):
                found.add(PurePosixPath(name.as_posix()))
    return found


@pytest.fixture(scope="module")
def names() -> set[str]:
    """All ways in which a file or folder may be called: by its whole path, or by the end of it."""
    return {"/".join(path.parts[at:]) for path in there() for at in range(len(path.parts))}


def exists(name: str, names: set[str]) -> bool:
    """Whether there is such a thing; `<clan>` and `*` stand for anything."""
    if not re.search(r"[<*]", name):
        return name.strip("/") in names
    pattern = re.sub(r"<[^>]*>|\\\*", "[^/]+", re.escape(name.strip("/")).replace("\\<", "<").replace("\\>", ">"))
    return any(re.fullmatch(pattern, one) for one in names)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_a_document_names_only_files_and_folders_that_are_there(document, names):
    text = document.read_text("utf-8")
    named = FILE.findall(text) + FOLDER.findall(text)
    assert [name for name in named if not exists(name, names)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_leads_somewhere(document):
    links = [link for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


def spoken() -> Iterator[tuple[str, str]]:
    """Files that the comments, docstrings and messages of our own code speak of."""
    for file in sorted((ROOT / "src").rglob("*.py")):
        for name in MODULE.findall(file.read_text("utf-8")):
            yield str(file.relative_to(ROOT)), name


def test_the_code_speaks_only_of_files_that_are_there(names):
    assert [(file, name) for file, name in spoken() if not exists(name, names)] == []


@pytest.mark.parametrize("name, is_there", [
    ("kernel/game.py", True), ("cards/<clan>.py", True), ("games/vendetta/", True),
    ("kernel/gone.py", False), ("cards/<clan>.pyx", False), ("games/chess/", False),
])  # fmt: skip
def test_a_missing_file_would_be_noticed(name, is_there, names):
    assert exists(name, names) is is_there
