//! `crates/browser` and `crates/tab` as WebAssembly with their JavaScript, where the client finds them.
//!
//! The binding generator is used as a library: its version follows from Cargo.lock, and nothing has to be installed.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// What is built, each with the profile that suits it: who opens the companion waits for little, whoever plays against bots wants them
/// to think fast.
const MODULES: [(&str, &str); 2] = [("browser", "wasm"), ("tab", "wasm-tab")];

/// Builds all of it and writes what has changed.
pub(crate) fn build() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    MODULES.into_iter().try_for_each(|(module, profile)| build_one(&root, module, profile))
}

fn build_one(root: &Path, module: &str, profile: &str) -> Result<()> {
    let compiled = compile(root, module, profile)?;
    let fresh = compiled.with_file_name(format!("bindings-{module}"));
    bindings().input_path(&compiled).web(true)?.generate(&fresh).context("bindings")?;
    let into = root.join("web/src/wasm/generated");
    fs::create_dir_all(&into)?;
    for file in fs::read_dir(&fresh)? {
        let from = file?.path();
        copy_if_changed(&from, &into.join(from.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

fn bindings() -> Bindgen {
    let mut bindings = Bindgen::new();
    bindings.typescript(true).remove_name_section(true).remove_producers_section(true);
    bindings
}

fn compile(root: &Path, module: &str, profile: &str) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let done = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--quiet", "--package", module, "--lib", "--target", TARGET, "--profile", profile])
        .status()?;
    ensure!(done.success(), "crates/{module} was not built; is the target there? `rustup target add {TARGET}`");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |it| root.join(it));
    Ok(target.join(TARGET).join(profile).join(format!("{module}.wasm")))
}

/// An unchanged file keeps its date, so that nobody builds anything anew.
fn copy_if_changed(from: &Path, to: &Path) -> Result<()> {
    let new = fs::read(from)?;
    if fs::read(to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    fs::write(to, &new).with_context(|| to.display().to_string())?;
    if to.extension() == Some(OsStr::new("wasm")) {
        println!("{}: {} kB", to.display(), new.len() / 1000);
    }
    Ok(())
}
