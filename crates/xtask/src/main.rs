//! Chores of the project that need more than a shell script: `cargo run -p xtask -- <chore>`.

mod wasm;

fn main() -> anyhow::Result<()> {
    let chore = std::env::args().nth(1);
    match chore.as_deref() {
        Some("wasm") => wasm::build(),
        _ => anyhow::bail!("chores: wasm (builds crates/browser for the client, into web/src/wasm/generated)"),
    }
}
