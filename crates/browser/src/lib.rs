//! What runs in the browser itself, without a server.
//!
//! JSON goes in and JSON comes out: `{"ok": …}` or `{"error": {"rule", "code"}}`. Nothing panics on input, and nothing is
//! kept between two calls. A table in the tab is a module of its own (`crates/tab`), so that the companion stays small.

mod answer;
pub mod cryptide;
pub mod fair;

use wasm_bindgen::prelude::wasm_bindgen;

/// A new setup, map and clues: `{"players", "mode", "difficulty", "seed"}`.
#[wasm_bindgen]
pub fn cryptide_setup(request: &str) -> String {
    answer::to(request, cryptide::setup)
}

/// The setup of a code that was typed in.
#[wasm_bindgen]
pub fn cryptide_read(code: &str) -> String {
    answer::write(&cryptide::read(code))
}

/// New clues on a map: `{"map", "players", "difficulty", "used", "seed"}`, where `map` is the code of a map or of a setup.
#[wasm_bindgen]
pub fn cryptide_same_map_new_clues(request: &str) -> String {
    answer::to(request, cryptide::same_map_new_clues)
}

/// Whether a record holds: `{"record", "receipt", "keys", "published"}`, all but the first may be missing. The rules of the
/// games are not in here: that its moves are allowed stays open.
#[wasm_bindgen]
pub fn fair_verify(question: &str) -> String {
    fair::answer(question, &fair::no_game)
}
