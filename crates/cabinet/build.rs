//! Lists every `lessons/*.lesson`, so that a new file needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let lessons = Path::new(&var("CARGO_MANIFEST_DIR")).join("../../lessons").canonicalize()?;
    println!("cargo::rerun-if-changed={}", lessons.display());
    let entries = std::fs::read_dir(&lessons)?.collect::<Result<Vec<_>, _>>()?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|it| it.path()).collect();
    files.retain(|it| it.extension().is_some_and(|it| it == "lesson"));
    files.sort();
    let mut code = String::from("const FILES: &[&str] = &[\n");
    for file in files {
        writeln!(code, "include_str!({:?}),", file.to_string_lossy()).expect("a string grows");
    }
    code.push_str("];\n");
    std::fs::write(Path::new(&var("OUT_DIR")).join("lessons.rs"), code)
}

fn var(name: &str) -> String {
    std::env::var(name).expect("cargo sets it")
}
