# Everything is done in one virtual environment, .venv, in which the compiled package is installed.
# Its stamps are named by the content of what they were made from: nothing is installed twice, nothing goes stale.

PYTHON ?=
ARGS ?=
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
# All that is installed is listed there with its hashes, so nothing is resolved: `make update` has done it.
LOCKED := $(PIP) install --no-deps --require-hashes -r locks/
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
# What scripts/test_report.py reads when all stages have ended. The folder is there in `make test` alone.
STAGES := units engine others installed web
JUNIT = $(if $(REPORTS),--junitxml=$(REPORTS)/$(1).xml)
# Servers and browsers wait for each other, for clocks and for disks: three workers keep two cores busy.
WAITING := $(PY) -m pytest -n 3 --dist worksteal

# What does not need each other runs side by side: compiling takes one core, so tests of the sources need not wait for it.
# What takes longest goes first: compiling and browsers, before the tests of sources.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif
BEHIND := nice -n 5
# What a stage has read and compiled, the next ones need not: most of the time until its first test is that.
unexport PYTHONDONTWRITEBYTECODE

# typed.py is made of the other sources.
digest = $(shell find $(1) | grep -v '/typed\.py$$' | LC_ALL=C sort | xargs cksum | cksum | cut -d ' ' -f 1)
REQUIREMENTS := $(call digest,locks -type f)
SOURCES := $(call digest,setup.py pyproject.toml src/zaria -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml')
PAGE_SOURCES := $(call digest,web src/zaria/i18n src/zaria/*/words '(' -name node_modules -o -path web/test ')' -prune -o -type f ! -name '*.py[co]' -print)
MADE := $(VENV)/made
NODE := $(VENV)/node-$(REQUIREMENTS)
BUILD := $(VENV)/build-$(REQUIREMENTS)
RUN := $(VENV)/run-$(REQUIREMENTS)
TOOLS := $(VENV)/tools-$(REQUIREMENTS)
PEERS := $(VENV)/peers-$(REQUIREMENTS)
POSTGRES := $(VENV)/postgres-$(REQUIREMENTS)
ENV_PEERS := $(VENV)/envpeers-$(REQUIREMENTS)
OPENSPIEL := $(VENV)/openspiel-$(REQUIREMENTS)
RAY := $(VENV)/ray-$(REQUIREMENTS)
PAGE := $(VENV)/page-$(PAGE_SOURCES)
# The page's types are made of what the server says of its messages.
MESSAGES := $(call digest,scripts/make_types.py src/zaria -name '*.py' '(' -path 'scripts/*' -o -path '*/server/*' -o -path '*/shapes/*' -o -path '*/games/*' ')')
PAGE_FILES := $(call digest,web -name node_modules -prune -o -type f -print)
PAGE_TYPES := $(VENV)/types-$(PAGE_FILES)-$(MESSAGES)
PAGE_LINT := $(VENV)/lint-$(PAGE_FILES)
ENGINE := $(VENV)/engine-$(call digest,setup.py pyproject.toml scripts src/zaria -name '*.py' -o -name pyproject.toml)
WHEEL := $(VENV)/wheel-$(SOURCES)-$(PAGE_SOURCES)
TYPED := src/zaria/typed.py
ZARIA := $(VENV)/zaria-$(SOURCES)-$(PAGE_SOURCES)
# Those that show that the engine's lines are tested. Whole games are played untraced: that takes a third of the time.
ENGINE_TESTS := tests/core tests/rules tests/vegas tests/cli/commands/test_score.py \
    tests/contract/test_saved_states.py
# Where the system has no Node, it is in the environment.
WITH_NODE := PATH="$(abspath $(VENV))/bin:$$PATH"

.PHONY: help play compile-meanwhile web quick quick-tests one one-sources one-installed one-compiled one-browser one-units test test-all test-units test-engine test-others test-installed test-web test-ray test-openspiel
.PHONY: chromium check lint types docs bench bench-env bench-page bench-live bench-crash soak fire audit update release clean
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

# Who has changed what is compiled need not wait for the compiler: it works for the next start.
ifeq ($(MAKECMDGOALS),play)
EDITED := $(shell [ -x $(PY) ] && [ -e build/engine/sources ] && ! PYTHONPATH=scripts $(PY) scripts/compile_engine.py && echo yes)
endif
ifdef EDITED
play: compile-meanwhile
	@PYTHONPATH=src $(PY) -m zaria.cli serve $(ARGS)
else
play: $(ZARIA) ## set up if needed, and play in the browser; with ARGS="--lan" on phones, too
	@$(PY) -m zaria.cli serve $(ARGS)
endif

compile-meanwhile: $(BUILD) $(PAGE) $(RUN)
	@echo "== The engine has changed: it is not compiled this time, and slow, but will be at the next start"
	@nice -n 10 $(PY) scripts/compile_meanwhile.py $(VENV) $(MAKE_COMMAND) --no-print-directory $(ZARIA) &

web: $(PAGE) ## the page as you edit it, over a server that runs beside (make play)
	cd web && $(WITH_NODE) npm run dev

quick: quick-tests lint types ## the loop while you work: rules and contract, lint, types of what changed; nothing is compiled

quick-tests: $(TOOLS)
	@PYTHONPATH=src $(PYTEST) -m "not installed and not slow" tests/core tests/rules tests/vegas tests/miner tests/contract

one: $(TOOLS) ## one test, or some, as make test runs them: make one T=tests/rules/test_vegas_turn.py
	@stage=$$($(PY) tests/support/stages.py $(T)) && $(MAKE) --no-print-directory one-$$stage

# What carries the other stage's marker runs there, too. Pytest says 5 where there is no test.
one-sources: $(TOOLS) $(TYPED)
	@PYTHONPATH=src $(PY) -m pytest -m "not installed" $(T); code=$$?; [ $$code = 0 ] || [ $$code = 5 ] || exit $$code; \
	if PYTHONPATH=src $(PY) -m pytest --collect-only -m installed $(T) >/dev/null; \
	then $(MAKE) --no-print-directory one-installed; else exit $$code; fi

one-installed: $(TOOLS) $(POSTGRES) $(ZARIA)
	@PYTHONPATH= $(PY) -m pytest -m installed $(T)

one-compiled: $(TOOLS) $(POSTGRES) $(ZARIA)
	@PYTHONPATH= $(PY) -m pytest -m "not sources" $(T); code=$$?; [ $$code = 0 ] || [ $$code = 5 ] || exit $$code; \
	if PYTHONPATH=src $(PY) -m pytest --collect-only -m sources $(T) >/dev/null; \
	then PYTHONPATH=src $(PY) -m pytest -m sources $(T); else exit $$code; fi

one-browser: chromium $(TOOLS) $(ZARIA)
	@PYTHONPATH= $(PY) -m pytest $(T)

one-units: $(PAGE) $(RUN)
	@cd web && $(WITH_NODE) PYTHON=$(abspath $(PY)) npm test -- $(T:web/%=%)

test: ## set up if needed, and run all tests: of the sources, of the compiled package, of the page
	@REPORTS=$$(mktemp -d) && export REPORTS && trap 'rm -rf "$$REPORTS"' EXIT && \
	{ $(MAKE) --no-print-directory --keep-going test-all && code=0 || code=1; } && \
	{ $(PY) scripts/test_report.py "$$REPORTS" $(STAGES) || code=1; } && exit $$code

test-all: test-web test-installed test-units test-engine test-others

test-units: $(PAGE) $(RUN)
	@cd web && $(WITH_NODE) PYTHON=$(abspath $(PY)) ../scripts/stage units "The page's units" \
	    npm test $(if $(REPORTS),-- --reporter=default --reporter=junit --outputFile.junit="$(REPORTS)/units.xml")

test-engine: $(TOOLS)
	@PYTHONPATH=src scripts/stage engine "The engine's sources, uncompiled, with branch coverage" \
	    $(BEHIND) $(PYTEST) $(call JUNIT,engine) --cov -m "not installed" $(ENGINE_TESTS)

test-others: $(TOOLS) $(POSTGRES) $(PAGE) $(TYPED)
	@$(WITH_NODE) PYTHONPATH=src scripts/stage others "All other sources, and doctests" \
	    $(BEHIND) $(PYTEST) $(call JUNIT,others) -m "not installed and not product" --doctest-modules src tests README.md \
	    --ignore-glob '*/conftest.py' \
	    --ignore tests/web --ignore tests/ray --ignore tests/openspiel --ignore src/zaria/openspiel $(ENGINE_TESTS:%=--ignore %)

test-installed: $(TOOLS) $(POSTGRES) $(ZARIA)
	@if $(PY) -c 'import sys, zaria; sys.exit(not zaria.COMPILED)'; then tests="product or compiled or installed"; \
	elif command -v $(firstword $(CC)) >/dev/null; then \
	    echo "zaria: there is a C compiler, yet the engine is not compiled: unset ZARIA_PURE and run make clean" >&2; exit 1; \
	else echo "zaria: no C compiler, so nothing compiled is tested"; tests=product; fi; \
	$(WITH_NODE) PYTHONPATH= scripts/stage installed "The installed package" \
	    $(WAITING) $(call JUNIT,installed) -m "$$tests" tests --ignore tests/web --ignore tests/ray --ignore tests/openspiel

test-web: chromium $(TOOLS) $(ZARIA)
	@PYTHONPATH= scripts/stage web "The installed page in a real browser" $(WAITING) $(call JUNIT,web) tests/web

test-ray: $(TOOLS) $(RAY) ## the arena on a real Ray of this machine; not in make test, since Ray has 240 MB
	@PYTHONPATH=src $(PY) -m pytest tests/ray

test-openspiel: $(TOOLS) $(OPENSPIEL) ## the games in OpenSpiel; not in make test, since it brings 60 MB
	@PYTHONPATH=src $(PY) -m pytest tests/openspiel

chromium:
	@scripts/need-chromium

check: lint types test ## lint, types and make test

lint: $(TOOLS) $(PAGE_LINT)
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .

types: $(TOOLS) $(PAGE_TYPES) $(TYPED)
	@$(PY) -m mypy

docs: $(TOOLS) $(ZARIA) ## the documentation as a site, in build/docs, with pictures of page and terminal
	@$(PY) scripts/make_pictures.py
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict && echo "The documentation is in build/docs/index.html"

bench: $(ZARIA) $(PEERS) ## measure the engine, beside the public peer
	$(PY) -m bench.engine.speed $(ARGS)

bench-env: $(ZARIA) $(TOOLS) $(ENV_PEERS) ## measure the environments, beside those of PettingZoo, RLCard and OpenSpiel
	$(PY) -m bench.engine.env $(ARGS)

bench-page: chromium $(TOOLS) $(ZARIA) ## measure the page in a real browser
	PYTHONPATH=tests $(PY) -m bench.page $(ARGS)

bench-live: $(ZARIA) ## measure live tables, beside an echo server: two minutes, shorter by ARGS="--seconds 20"
	$(PY) -m bench.server.live $(ARGS)

bench-crash: $(ZARIA) $(TOOLS) ## kill the server under that load 20 times; others by ARGS="--kill worker --times 200"
	PYTHONPATH=tests $(PY) -m bench.server.crash $(ARGS)

fire: $(ZARIA) $(TOOLS) ## a lost database, a full disk, cut listeners, races, crowds; one of them by ARGS=disk
	PYTHONPATH=tests $(PY) -m bench.server.fire $(ARGS)

soak: $(ZARIA) ## play 100,000 random games with tiles under the laws of the tests; fewer by ARGS="--games 1000"
	PYTHONPATH=tests $(PY) -m bench.engine.soak $(ARGS)

audit: $(MADE) ## known faults of all that is pinned, by pip-audit and npm audit; says so where their data cannot be reached
	@$(LOCKED)audit.txt
	@$(WITH_NODE) $(PY) scripts/audit.py

update: $(MADE) ## newer versions of all that is installed: locks/ and web/package-lock.json
	@$(LOCKED)update.txt
	@$(WITH_NODE) $(PY) scripts/lock.py $(ARGS)

release: $(TOOLS) ## sdist, wheels and a list of what is in them (SBOM), built and tried out, in dist
	@$(WITH_NODE) $(PY) scripts/release.py $(ARGS)

clean: ## remove all that was made here
	rm -rf $(VENV) build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
	    screenshots src/zaria/server/page $(TYPED) web/node_modules
	find . -name __pycache__ -prune -exec rm -rf {} +

$(MADE):
	@python=$$(scripts/find-python $(PYTHON)) && \
	    echo "== A virtual environment of $$python in $(VENV) (set-up: about 100 s on two cores, once)" && \
	    $$python -m venv --clear $(VENV) && touch $@

$(NODE): $(MADE)
	@needed=$$($(PY) scripts/build_page.py --needs) && if [ -n "$$needed" ]; then \
	    echo "== Node, which builds the page" && \
	    $(LOCKED)$$needed.txt; fi
	@rm -f $(VENV)/node-* && touch $@

$(BUILD): $(NODE)
	@echo "== What the package needs to be built (about 95 s to go)"
	@$(LOCKED)build.txt
	@rm -f $(VENV)/build-* && touch $@

$(RUN): $(BUILD)
	@echo "== What the package needs to run, meanwhile"
	@$(LOCKED)run.txt
	@rm -f $(VENV)/run-* && touch $@

$(TOOLS): $(RUN)
	@echo "== What the tests need"
	@$(LOCKED)tools.txt
	@rm -f $(VENV)/tools-* && touch $@

$(PEERS): $(RUN)
	@echo "== What the benchmarks compare with"
	@$(LOCKED)bench.txt
	@rm -f $(VENV)/peers-* && touch $@

$(POSTGRES): $(TOOLS)
	@scripts/need-postgres || { echo "== PostgreSQL, for the tests of the server" && \
	    $(LOCKED)pgserver.txt; }
	@rm -f $(VENV)/postgres-* && touch $@

$(ENV_PEERS): $(TOOLS)
	@echo "== What the environments are measured beside"
	@$(LOCKED)bench-env.txt
	@rm -f $(VENV)/envpeers-* && touch $@

$(OPENSPIEL): $(TOOLS)
	@echo "== OpenSpiel"
	@$(LOCKED)openspiel.txt
	@rm -f $(VENV)/openspiel-* && touch $@

$(RAY): $(TOOLS)
	@echo "== Ray"
	@$(LOCKED)ray.txt
	@rm -f $(VENV)/ray-* && touch $@

$(TYPED): $(BUILD) $(wildcard src/zaria/server/table/shapes/*.py src/zaria/*/shapes/*.py)
	@PYTHONPATH=src $(PY) scripts/make_typed.py

$(PAGE): $(NODE)
	@echo "== The page for the browser, meanwhile"
	@$(WITH_NODE) $(PY) scripts/build_page.py
	@rm -f $(VENV)/page-* && touch $@

$(PAGE_TYPES): $(PAGE) $(RUN)
	@cd web && $(WITH_NODE) PYTHON=$(abspath $(PY)) npm run --silent check
	@rm -f $(VENV)/types-* && touch $@

$(PAGE_LINT): $(PAGE)
	@cd web && $(WITH_NODE) npm run --silent lint
	@rm -f $(VENV)/lint-* && touch $@

# It takes longest, and needs neither the page nor what the package needs to run.
$(ENGINE): $(BUILD)
	@echo "== The engine, compiled (about 80 s to go)"
	@PYTHONPATH=scripts $(PY) setup.py --quiet build_ext
	@rm -f $(VENV)/engine-* && touch $@

$(WHEEL): $(ENGINE) $(PAGE)
	@echo "== The package (about 15 s to go)"
	@rm -rf $(VENV)/wheel && $(WITH_NODE) $(PIP) wheel --no-index --no-deps --no-build-isolation --wheel-dir $(VENV)/wheel .
	@rm -f $(VENV)/wheel-* && touch $@

$(ZARIA): $(WHEEL) $(RUN)
	@$(PIP) install --no-index --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@rm -f $(VENV)/zaria-* && touch $@
