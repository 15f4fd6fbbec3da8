# Two commands do everything on a machine with Rust, Node and apt: `make play` and `make test`.

ADDR ?= 127.0.0.1:7878
DATA ?= data
# cargo-nextest where it is installed, else plain cargo test: both run the same tests.
TEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo "cargo nextest run" || echo "cargo test --tests")

.PHONY: help play build wasm web test check rust-test web-test e2e soak bench types fmt clean

help:
	@echo "make play    build everything and serve it on http://$(ADDR) (data in $(DATA)/)"
	@echo "make test    all checks and tests: Rust, client, browser"
	@echo "make soak    a million random games through the battery of properties"
	@echo "make bench   moves a second, on one core"
	@echo "make types   write the client's types from the Rust ones"
	@echo "make fmt     format everything"

play: build
	./target/release/bestiaire serve --addr $(ADDR) --data $(DATA)

build: web
	cargo build --release -p cli

# The part of the client that is Rust: crates/browser, into web/src/wasm/generated.
wasm:
	scripts/setup
	cargo run -q -p xtask -- wasm

web: wasm
	npm --prefix web run --silent build

test: check rust-test web-test e2e

check:
	scripts/setup tests
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	scripts/types check

rust-test:
	$(TEST) --workspace
	cargo test --workspace --doc -q

web-test: wasm
	scripts/setup tests
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	npm --prefix web run --silent test

e2e: web
	scripts/setup tests
	cargo build -p cli
	npm --prefix e2e test

# Each property on a million games; take an evening, or set GAMES.
GAMES ?= 1000000
soak:
	BESTIAIRE_GAMES=$(GAMES) cargo test --release -p bestioles --test properties
	BESTIAIRE_GAMES=$$(($(GAMES) / 100)) cargo test --release -p cryptide --test properties
	BESTIAIRE_GAMES=$$(($(GAMES) / 100)) cargo test --release -p monstre --test properties
	BESTIAIRE_GAMES=$$(($(GAMES) / 100)) cargo test --release -p loups-garous --test properties
	BESTIAIRE_GAMES=$$(($(GAMES) / 100)) cargo test --release -p gevaudan --test properties

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
