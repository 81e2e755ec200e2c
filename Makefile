# Everything is done in one virtual environment, .venv, in which the compiled package is installed.
# Its stamps are named by the content of what they were made from: nothing is installed twice, nothing goes stale.

PYTHON ?=
ARGS ?=
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet

digest = $(shell find $(1) | LC_ALL=C sort | xargs cksum | cksum | cut -d ' ' -f 1)
REQUIREMENTS := $(call digest,constraints.txt pyproject.toml)
SOURCES := $(call digest,setup.py pyproject.toml src/zaria -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml')
MADE := $(VENV)/made
BASICS := $(VENV)/basics-$(REQUIREMENTS)
TOOLS := $(VENV)/tools-$(REQUIREMENTS)
PEERS := $(VENV)/peers-$(REQUIREMENTS)
ZARIA := $(VENV)/zaria-$(SOURCES)

.PHONY: help play test test-sources test-compiled check lint types bench soak clean
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(ZARIA) ## set up if needed, and play in the terminal; more words in ARGS="--players 3"
	@$(PY) -m zaria.cli play vegas $(ARGS)

test: $(TOOLS) ## set up if needed, and run all tests: of the sources, then of the compiled package
	@$(MAKE) --no-print-directory -j 2 $(ZARIA) test-sources  # compiling takes one core, so it need not wait
	@$(MAKE) --no-print-directory test-compiled

test-sources: $(TOOLS)
	@echo "== Tests of the sources, uncompiled, with doctests and coverage"
	PYTHONPATH=src $(PY) -m pytest -n 2 -m "not installed" --cov --doctest-modules src tests README.md

test-compiled: $(TOOLS) $(ZARIA)
	@echo "== Tests of the installed package, compiled"
	@if $(PY) -c 'import sys, zaria; sys.exit(not zaria.COMPILED)'; then \
	    PYTHONPATH= $(PY) -m pytest -n 2 -m "compiled or installed" tests; \
	elif command -v $(firstword $(CC)) >/dev/null; then \
	    echo "zaria: there is a C compiler, yet the engine is not compiled: unset ZARIA_PURE and run make clean" >&2; exit 1; \
	else \
	    echo "zaria: no C compiler, so nothing compiled is tested"; \
	fi

check: lint types test ## lint, types and make test

lint: $(TOOLS)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(TOOLS)
	$(PY) -m mypy

bench: $(ZARIA) $(PEERS) ## measure the engine, beside the public peer
	$(PY) bench/engine.py $(ARGS)

soak: $(ZARIA) ## play 100,000 random games with tiles under the laws of the tests; fewer by ARGS="--games 1000"
	PYTHONPATH=tests $(PY) bench/soak.py $(ARGS)

clean: ## remove all that was made here
	rm -rf $(VENV) build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +

$(MADE):
	@python=$$(scripts/find-python $(PYTHON)) && echo "== A virtual environment of $$python in $(VENV)" && \
	    $$python -m venv --clear $(VENV) && touch $@

$(BASICS): $(MADE)
	@echo "== What the package needs to run and to be built"
	@$(PIP) install -c constraints.txt $$($(PY) scripts/requirements.py build run)
	@rm -f $(VENV)/basics-* && touch $@

$(TOOLS): $(BASICS)
	@echo "== What the tests need"
	@$(PIP) install -c constraints.txt $$($(PY) scripts/requirements.py dev)
	@rm -f $(VENV)/tools-* && touch $@

$(PEERS): $(BASICS)
	@echo "== What the benchmarks compare with"
	@$(PIP) install -c constraints.txt $$($(PY) scripts/requirements.py bench)
	@rm -f $(VENV)/peers-* && touch $@

$(ZARIA): $(BASICS)
	@echo "== The package: compiling it takes about a minute, once after every change"
	@$(PIP) install --no-index --no-deps --no-build-isolation --force-reinstall .
	@$(PY) -c 'import zaria; zaria.COMPILED or print("zaria: no working C compiler (or ZARIA_PURE=1): the engine is uncompiled and slow")'
	@rm -f $(VENV)/zaria-* && touch $@
