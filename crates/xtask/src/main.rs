//! Chores of the project that need more than a shell script: `cargo run -p xtask -- <chore>`.

mod new_game;
mod wasm;

use std::path::{Path, PathBuf};

const CHORES: &str = "chores:
  wasm                    builds crates/browser for the client, into web/src/wasm/generated
  new-game <key> [root]   writes a small complete game to start from";

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    match (args.next().as_deref(), args.next(), args.next()) {
        (Some("wasm"), None, None) => wasm::build(),
        (Some("new-game"), Some(key), root) => new_game::write(&key, &root.map_or_else(project, PathBuf::from)),
        _ => anyhow::bail!(CHORES),
    }
}

/// The project's own folder.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
