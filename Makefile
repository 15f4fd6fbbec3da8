# Two commands do everything on a machine with Rust, Node and apt: `make play` and `make test`.

ADDR ?= 127.0.0.1:7878
DATA ?= data
# cargo-nextest where it is installed, else plain cargo test: both run the same tests.
TEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo "cargo nextest run" || echo "cargo test --tests")

.PHONY: help play build wasm web test check deny rust-test web-test e2e looks measure soak bench types fmt clean

help:
	@echo "make play    build everything and serve it on http://$(ADDR) (data in $(DATA)/)"
	@echo "make test    all checks and tests: Rust, client, browser"
	@echo "make check   the same without running anything: format, lints, docs, generated types; needs cargo alone"
	@echo "make deny    licences, sources and bans of dependencies (deny.toml); needs cargo-deny"
	@echo "make looks   pictures of every screen at every size, beside the drawings (MOCKUPS=folder)"
	@echo "make measure a first visit and the frames of a telling on a slow telephone (docs/measurements.md)"
	@echo "make soak    a million random games through the battery of properties"
	@echo "make bench   moves a second, on one core"
	@echo "make types   write the client's types from the Rust ones"
	@echo "make fmt     format everything"

play: build
	./target/release/bestiaire serve --addr $(ADDR) --data $(DATA)

build: web
	cargo build --release -p cli

XTASK = cargo run -q -p xtask --
# The parts of the client that are Rust: crates/browser and crates/tab, into web/src/wasm/generated.
wasm:
	scripts/setup
	$(XTASK) wasm

web: wasm
	npm --prefix web run --silent build

test: check rust-test web-test e2e
# The chores as they were built for their own tests: by themselves they would have fewer features, and be built anew.
test: XTASK = $(or $(CARGO_TARGET_DIR),target)/debug/xtask

# Everything that is compiled for a test or looked at by a tool is compiled the same way, with every feature of every crate: a
# smaller selection would have other features of the same dependencies, and build them all over again.
ALL := --workspace --all-features
GAME_CRATES := $(patsubst crates/games/%/Cargo.toml,%,$(wildcard crates/games/*/Cargo.toml))
# What runs in a browser, or will: rules, bots and all that a table in a tab needs.
PURE := table fair $(GAME_CRATES) bots cabinet ledger riddles room tab

# Needs cargo alone.
check:
	scripts/setup check
	cargo fmt --all --check
	cargo clippy $(ALL) --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc $(ALL) --no-deps -q
	cargo check -q --target wasm32-unknown-unknown $(addprefix -p ,$(PURE))
	scripts/types check

# Not part of `make test`: building cargo-deny takes minutes. Hosted CI runs it, and looks at advisories besides.
deny:
	@cargo deny --version >/dev/null 2>&1 || { echo "cargo install --locked cargo-deny (about five minutes)" >&2; exit 1; }
	cargo deny --all-features check licenses bans sources

rust-test:
	$(TEST) $(ALL)
	cargo test $(ALL) --doc -q

web-test: wasm
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	npm --prefix web run --silent test

e2e: web
	scripts/setup browser
	$(TEST) $(ALL) --no-run
	npm --prefix e2e run --silent check
	npm --prefix e2e test

# Pictures of every screen at every size, beside the drawings they are built after: test-output/looks/index.html. MOCKUPS: a
# folder with the drawings as PNG files, if they are at hand.
looks: web
	scripts/setup browser
	$(TEST) $(ALL) --no-run
	cd e2e && npx playwright test -c looks.config.ts

# How fast it is on a slow telephone: test-output/measure/report.md. Worth something only while nothing else runs. VISITS: how many a
# game; SECONDS: how long each is played for its frames.
measure: build
	scripts/setup browser
	cd e2e && npx playwright test -c measure.config.ts

# Each property on a million games, of the slower games on fewer; any text for every parser, a thousand times as often; a room in
# 2,500 worlds of 500 steps. Take an evening, or set GAMES.
GAMES ?= 1000000
soak:
	BESTIAIRE_GAMES=$(GAMES) cargo test --release -p bestioles --test properties
	BESTIAIRE_GAMES=$$(($(GAMES) / 100)) cargo test --release --test properties \
	  $(addprefix -p ,$(filter-out bestioles,$(GAME_CRATES)))
	BESTIAIRE_GAMES=$(GAMES) cargo test --release -p bots
	PROPTEST_CASES=$$(($(GAMES) / 4)) cargo test --release --workspace --test any_text
	BESTIAIRE_SEEDS=$$(($(GAMES) / 400)) cargo test --release -p room --test simulation -- --nocapture

bench: 
	cargo run --release -q -p cli -- bench

types:
	scripts/types

fmt:
	cargo fmt --all
	npm --prefix web run --silent format

clean:
	cargo clean
	rm -rf web/dist web/node_modules e2e/node_modules test-output
