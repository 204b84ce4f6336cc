"""What the guide to the kernel shows is what the kernel does."""

import doctest
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = DOCS / "how-the-kernel-works.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


def test_the_examples_of_the_guide_run_as_printed(tmp_path):
    path = tmp_path / "tribute.py"
    path.write_text("\n".join(blocks("python")), encoding="utf-8")
    spec = spec_from_file_location("tribute", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)

    session = "\n".join(blocks("pycon"))
    test = doctest.DocTestParser().get_doctest(session, vars(module), "guide", str(GUIDE), 0)
    assert len(test.examples) > 5
    failures: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=failures.append)
    assert not failures, "".join(failures)


def test_the_guide_names_every_module_of_the_kernel():
    named = set(re.findall(r"`(\w+\.py)`", GUIDE.read_text("utf-8")))
    there = {path.name for path in (DOCS.parent / "src" / "nokturn" / "kernel").rglob("*.py")}
    assert there - named - {"__init__.py", "errors.py"} == set()
    assert named <= there
