# Undercroft. `make play` opens the table in the browser, `make test` checks everything; each first sets up what it
# needs. Needed: Python 3.11 or newer, a C compiler for the fast engine, and the network to the package indexes.

# The first Python that is new enough; `make PYTHON=...` overrules it.
ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
endif
ifeq ($(PYTHON),)
$(error Undercroft needs Python 3.11 or newer, and found none; say which with `make PYTHON=/path/to/python3 ...`)
endif

# UNDERCROFT_PURE=1 plays on the interpreted engine.
ifeq ($(UNDERCROFT_PURE),1)
ENGINE := pure
BIN := .venv-pure/bin
else
ENGINE := compiled
BIN := .venv/bin
endif

SECONDS ?= 60
MINUTES ?= 30
MUTANTS ?= 300
SEED ?= 0

.PHONY: help play terminal test bench soak fuzz mutate format compiled pure clean

help:
	@echo "make play      set up and open the table in the browser"
	@echo "make terminal  set up and play in the terminal"
	@echo "make test      run every check (CHECKS='lint types' runs some)"
	@echo "make bench     run the benchmarks (OLDER=wheel compares with an older engine)"
	@echo "make soak      attack a server for MINUTES=$(MINUTES) minutes, then run the tests at their full size; long"
	@echo "make fuzz      play random games for SECONDS=$(SECONDS) seconds, looking for faults"
	@echo "make mutate    break the rules on purpose, MUTANTS=$(MUTANTS) times in each game (SEED=$(SEED)); long"
	@echo "make format    put the code in the house's format"
	@echo "make compiled  bring .venv (compiled engine) up to date"
	@echo "make pure      bring .venv-pure (interpreted, editable) up to date"
	@echo "make clean     remove environments, caches and build products"

play:
	@$(PYTHON) tools/envs.py $(ENGINE) client
	@$(BIN)/python tools/build_web.py is-there
	@$(BIN)/undercroft serve --open --log warning || [ $$? -eq 130 ]    # 130: stopped by Ctrl+C

terminal:
	@$(PYTHON) tools/envs.py $(ENGINE)
	@$(BIN)/undercroft

test:
	@$(PYTHON) tools/check.py $(CHECKS)

# The benchmarks compare both engines, so both environments are made.
bench: pure
	@$(PYTHON) tools/envs.py bench
	@.venv/bin/python benchmarks/run.py $(if $(OLDER),--older $(OLDER))

soak: compiled
	@.venv/bin/python -m tests.table.soak --minutes $(MINUTES)
	@UNDERCROFT_SOAK=1 UNDERCROFT_EXPECT=compiled .venv/bin/python -m pytest -n auto --dist worksteal tests

fuzz: compiled
	@.venv/bin/undercroft fuzz --seconds $(SECONDS)

# Mutants are edits of the source, so they are tried on the interpreted engine.
mutate: pure
	@.venv-pure/bin/python tools/mutate.py --limit $(MUTANTS) --seed $(SEED)

format: pure
	@.venv-pure/bin/ruff check --fix --quiet . ; .venv-pure/bin/ruff format .

compiled pure:
	@$(PYTHON) tools/envs.py $@

clean:
	rm -rf .venv .venv-pure .cache .hypothesis dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
