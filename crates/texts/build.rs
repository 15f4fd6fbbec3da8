//! Lists every `texts/<language>/*.ftl`, so that a new file needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let texts = Path::new(&var("CARGO_MANIFEST_DIR")).join("../../texts").canonicalize()?;
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut code = String::new();
    for lang in ["en", "fr"] {
        let dir = texts.join(lang);
        println!("cargo::rerun-if-changed={}", dir.display());
        let entries = std::fs::read_dir(&dir)?.collect::<Result<Vec<_>, _>>()?;
        let mut files: Vec<PathBuf> = entries.into_iter().map(|it| it.path()).collect();
        files.retain(|it| it.extension().is_some_and(|it| it == "ftl"));
        files.sort();
        let name = lang.to_uppercase();
        writeln!(code, "pub(crate) const {name}: &[(&str, &str)] = &[").expect("a string grows");
        for file in files {
            let stem = file.file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
            writeln!(code, "({stem:?}, include_str!({file:?})),").expect("a string grows");
        }
        code.push_str("];\n");
    }
    std::fs::write(Path::new(&var("OUT_DIR")).join("files.rs"), code)
}

fn var(name: &str) -> String {
    std::env::var(name).expect("cargo sets it")
}
