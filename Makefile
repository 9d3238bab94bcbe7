# Every target does its own set-up; `make` alone lists them.
.DEFAULT_GOAL := help
PYTHON ?= python3.11
BIN := .venv/bin
READY := .venv/.ready

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 16

$(READY): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test,training,cluster,postgres]'
	touch $(READY)

install: $(READY)  ## make .venv with everything in it

demo: $(READY)  ## release, a simulated class, grades, feedback: the whole cycle
	$(BIN)/attention-grader demo

test: $(READY)  ## lint, types and all tests
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest

check: $(READY)  ## prove that the course is sound before it is released
	$(BIN)/attention-grader check

release: $(READY)  ## make release/ and the solved notebooks anew from source/
	$(BIN)/nbgrader generate_assignment atencion --force
	$(BIN)/nbgrader generate_solution atencion --force

bench: $(READY)  ## grade a class with stock nbgrader and with this, and compare
	$(BIN)/python benchmarks/bench.py $(BENCH)

mutants: $(READY)  ## break the judge in small ways and see the tests notice (hours)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check mutmut==3.8.1
	$(BIN)/mutmut run 'attention_grader.judge.*' 'attention_grader.rules.*' 'attention_grader.evidence.*' 'attention_grader.exercises.*ǁ*'

clean:  ## remove what the pipeline made (not your gradebook)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis feedback/* autograded/* grades.csv

.PHONY: help install demo test check release bench mutants clean
