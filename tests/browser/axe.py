"""An accessibility scan (axe) of a page: whatever a screen reader or weak eyes would stumble over."""

from pathlib import Path
from typing import Any

from tests.browser.screens import Screen, themed
from tests.browser.screens.screen import SETTLED
from tests.browser.table_page import TablePage

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ("color-contrast",)
"""The rule that another theme may break; all others ask for the same in both."""

RUN = """async (rules) => {
  const above = [...document.querySelectorAll('dialog:modal, .moment')].at(-1)
  const only = rules.length ? { runOnly: rules } : {}
  const beneath = []
  for (let at = above; at?.parentElement; at = at.parentElement)
    beneath.push(...[...at.parentElement.children].filter((other) => other !== at && other.style))
  for (const other of beneath) other.style.visibility = 'hidden'
  const found = await axe.run(above ?? document, { resultTypes: ['violations'], selectors: false, ...only })
  for (const other of beneath) other.style.visibility = ''
  return found
}"""
"""What lies under a dialog or a moment cannot be reached, and is looked at without it; axe does not know that a dialog
covers whatever lies high in the page, and could not say what its letters stand on.  What it lies in stays: axe loses
its way where all around a thing is hidden."""


def scan(page: TablePage, where: str, *rules: str) -> None:
    """Run axe in the page, all of it or only these rules; all it finds, however slight, is listed by rule and place."""
    if not page.page.evaluate("'axe' in window"):
        page.page.evaluate(AXE.read_text("utf-8"))
    page.page.evaluate(SETTLED)  # half of what comes up is not there yet
    found: dict[str, Any] = page.page.evaluate(RUN, list(rules))
    assert found["passes"], f"axe has looked at something: {found['incomplete']}"
    faults = [
        f"{finding['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for finding in found["violations"]
        for node in finding["nodes"][:3]
    ]
    assert not faults, f"{where}:\n" + "\n".join(faults)


def scan_in_both_themes(screen: Screen) -> None:
    themed(screen, "paper")
    scan(screen.page, f"{screen.name}, paper", *COLOURS)
    themed(screen, "dark")
    scan(screen.page, f"{screen.name}, dark")
