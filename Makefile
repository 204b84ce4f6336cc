# Everything starts here. `make` alone lists what there is; each target sets up what it needs in .venv first.

SHELL = /bin/sh
PYTHON ?=
ARGS ?=
GAME ?= vendetta
GAMES ?= 2000

PY = .venv/bin/python
PIP = $(PY) -m pip install -qq --disable-pip-version-check --no-input

.DEFAULT_GOAL = help
.NOTPARALLEL:
.PHONY: help play play-text client test walks soak check format bench fuzz screens screenshots lock clean

help: ## list the targets
	@echo "Nokturn: dark tabletop games, played by the whole rulebook."
	@echo
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1@\2/p' Makefile | \
		while IFS=@ read -r target says; do printf '%-17s %s\n' "$$target" "$$says"; done
	@echo
	@echo "ARGS=... adds arguments (make play-text ARGS='--lang pl', make test ARGS='-k clash')."
	@echo "GAME=... names the game of make fuzz (make fuzz GAME=dracula GAMES=200)."
	@echo "PYTHON=... names the Python to set up with; otherwise the newest that works is found."

play: .venv/.stamp-play client ## sit down at the table, in the browser
	@$(PY) -m nokturn serve --open $(ARGS)

play-text: .venv/.stamp-play ## sit down at the table in the terminal
	@$(PY) -m nokturn play $(ARGS)

client: .venv/.stamp-venv ## build the browser's side where it is missing or older than its sources
	@$(PY) -m tools.client

test walks soak: export PYTHONDONTWRITEBYTECODE = # hundreds of processes start, and need not compile the same modules

test: .venv/.stamp-dev client ## run the tests
	@$(PY) -m tools.chromium || true
	@$(PY) -m pytest -n auto --dist worksteal $(ARGS)

walks: .venv/.stamp-dev client ## look at every screen in every size, play whole games in the browser
	@$(PY) -m tools.chromium || true
	@$(PY) -m pytest -n auto --dist worksteal -m "walk and not soak" $(ARGS)

soak: .venv/.stamp-dev client ## run the long tests
	@$(PY) -m pytest -n auto --dist worksteal -m soak $(ARGS)

check: .venv/.stamp-dev ## check style, types and imports
	@$(PY) -m ruff check --quiet . || { echo "make check: ruff has objections; 'make format' mends most of them." >&2; exit 1; }
	@$(PY) -m ruff format --quiet --check . || { echo "make check: layout differs; run 'make format'." >&2; exit 1; }
	@$(PY) -m mypy --no-error-summary || { echo "make check: mypy found the type errors above." >&2; exit 1; }
	@report=$$(.venv/bin/lint-imports 2>&1) || { echo "$$report"; echo "make check: an import points the wrong way; see the layers in pyproject.toml." >&2; exit 1; }
	@$(PY) -m tools.client check || { echo "make check: the client's types are not in order." >&2; exit 1; }
	@$(PY) -m tools.client lint || { echo "make check: the client's style or layout differs; 'make format' mends most of it." >&2; exit 1; }
	@echo "Style, types and imports are in order."

format: .venv/.stamp-dev ## lay out the code and mend what ruff and eslint can mend
	@$(PY) -m ruff check --quiet --fix . || true
	@$(PY) -m ruff format --quiet .
	@$(PY) -m tools.client format

bench: .venv/.stamp-bench ## measure speed against other engines
	@$(PY) -m benchmarks.run $(ARGS)

screens: .venv/.stamp-dev client ## take pictures of every screen, size, theme and language into build/screens
	@$(PY) -m tools.screens $(ARGS)

screenshots: .venv/.stamp-dev client ## take the pictures in docs/screenshots again
	@$(PY) -m tools.screenshots $(ARGS)

fuzz: .venv/.stamp-play ## play GAMES random games of GAME, looking for crashes and dead ends
	@$(PY) -m nokturn fuzz $(GAME) --games $(GAMES) $(ARGS)

lock: ## resolve the dependencies again (ARGS=--upgrade for newer versions)
	@echo "Resolving dependencies ..."
	@PYTHON="$(PYTHON)" sh tools/lock $(ARGS) || \
		{ echo "make lock: not resolved, the lock files are as they were. The reason is above." >&2; exit 1; }

clean: ## remove .venv and everything else that was made
	@rm -rf .venv build dist client/node_modules benchmarks/node_modules tools/*-package/node_modules \
		src/nokturn/server/static htmlcov .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +


# Set-up. A stamp is as new as the set-up it stands for; .stamp-venv holds the folder it was made in, because a .venv
# that was moved or copied would still run the code of the old place.

VENV_WORKS := $(shell test "`cat .venv/.stamp-venv 2>/dev/null`" = "`pwd -P`" && $(PY) -c "print('yes')" 2>/dev/null)
ifneq ($(VENV_WORKS),yes)
.PHONY: .venv/.stamp-venv
endif

.venv/.stamp-venv:
	@python=$$(sh tools/find-python "$(PYTHON)") || exit 1; \
	echo "Making .venv with $$("$$python" --version) ..."; \
	"$$python" -m venv --clear .venv && pwd -P > $@ || \
		{ rm -f $@; echo "make: $$python could not make .venv. Name another: make PYTHON=..." >&2; exit 1; }

.venv/.stamp-play: lock = runtime
.venv/.stamp-dev: lock = dev
.venv/.stamp-bench: lock = bench

.venv/.stamp-play: requirements/runtime.lock
.venv/.stamp-dev: requirements/dev.lock
.venv/.stamp-bench: requirements/bench.lock

.venv/.stamp-play .venv/.stamp-dev .venv/.stamp-bench: .venv/.stamp-venv pyproject.toml
	@echo "Installing what requirements/$(lock).lock names ..."
	@$(PIP) --require-hashes -r requirements/$(lock).lock \
		&& $(PIP) --no-deps --no-build-isolation -e . \
		|| { echo "make: set-up failed, for the reason above. If the network was away, run the same command again;" >&2; \
		     echo "      otherwise 'make clean' starts afresh, and PYTHON=... chooses another Python." >&2; exit 1; }
	@$(PY) -m compileall -qq src || true
	@touch $@
