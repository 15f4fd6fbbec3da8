//! A sixth game to start from: small, complete and playable. Everything of it is new files, but for three lines in existing ones.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Where each file of the template goes, and what is in it. `@KEY@` and the like are filled in, in names and contents.
const TEMPLATE: [(&str, &str); 15] = [
    ("crates/games/@KEY@/Cargo.toml", include_str!("../template/crate/Cargo.toml.in")),
    ("crates/games/@KEY@/src/lib.rs", include_str!("../template/crate/src/lib.rs.in")),
    ("crates/games/@KEY@/src/audit.rs", include_str!("../template/crate/src/audit.rs.in")),
    ("crates/games/@KEY@/src/belief.rs", include_str!("../template/crate/src/belief.rs.in")),
    ("crates/games/@KEY@/src/layout.rs", include_str!("../template/crate/src/layout.rs.in")),
    ("crates/games/@KEY@/src/moves.rs", include_str!("../template/crate/src/moves.rs.in")),
    ("crates/games/@KEY@/src/observe.rs", include_str!("../template/crate/src/observe.rs.in")),
    ("crates/games/@KEY@/src/state.rs", include_str!("../template/crate/src/state.rs.in")),
    ("crates/games/@KEY@/src/view.rs", include_str!("../template/crate/src/view.rs.in")),
    ("crates/games/@KEY@/tests/properties.rs", include_str!("../template/crate/tests/properties.rs.in")),
    ("crates/games/@KEY@/tests/planted_leaks.rs", include_str!("../template/crate/tests/planted_leaks.rs.in")),
    ("crates/games/@KEY@/tests/texts.rs", include_str!("../template/crate/tests/texts.rs.in")),
    (
        "crates/games/@KEY@/scenarios/the_highest_card_wins.scn",
        include_str!("../template/crate/scenarios/highest.scn.in"),
    ),
    ("texts/en/@KEY@.ftl", include_str!("../template/texts/en.ftl.in")),
    ("texts/fr/@KEY@.ftl", include_str!("../template/texts/fr.ftl.in")),
];

/// Existing files that get a line: after which words, and which line.
const LINES: [(&str, Place, &str); 3] = [
    ("crates/cabinet/Cargo.toml", Place::After("[dependencies]\n"), "@KEY@ = { path = \"../games/@KEY@\" }\n"),
    ("crates/cabinet/src/list.rs", Place::BeforeLast("}"), "    @CRATE@::@TYPE@,\n"),
    (
        "CHANGELOG.md",
        Place::After("### Added\n"),
        "- @NAME@, a game to start from (`cargo run -p xtask -- new-game @KEY@`).\n",
    ),
];

enum Place {
    After(&'static str),
    BeforeLast(&'static str),
}

/// How the new game is called in all places.
struct Names {
    key: String,
}

impl Names {
    fn new(key: &str, root: &Path) -> Result<Self> {
        let words: Vec<&str> = key.split('-').collect();
        let plain = |it: &&str| {
            it.starts_with(|c: char| c.is_ascii_lowercase())
                && it.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(key.len() >= 3 && words.iter().all(plain), "a key is words of small letters, as in `loups-garous`");
        for taken in [root.join("crates").join(key), root.join("crates/games").join(key)] {
            ensure!(!taken.exists(), "there is something called `{key}`: {}", taken.display());
        }
        Ok(Self { key: key.to_owned() })
    }

    fn fill_in(&self, text: &str) -> String {
        let title = |word: &str| word[..1].to_uppercase() + &word[1..];
        let words: Vec<String> = self.key.split('-').map(title).collect();
        let id: String = self.key.chars().filter(char::is_ascii_alphabetic).take(3).collect();
        text.replace("@KEY@", &self.key)
            .replace("@CRATE@", &self.key.replace('-', "_"))
            .replace("@TYPE@", &words.concat())
            .replace("@NAME@", &words.join(" "))
            .replace("@ID@", &id.to_uppercase())
    }
}

/// Writes the game called `key` into the project at `root`.
pub(crate) fn write(key: &str, root: &Path) -> Result<()> {
    let names = Names::new(key, root)?;
    for (path, text) in TEMPLATE {
        let path = root.join(names.fill_in(path));
        fs::create_dir_all(path.parent().unwrap_or(root))?;
        fs::write(&path, names.fill_in(text)).with_context(|| path.display().to_string())?;
        println!("new      {}", path.display());
    }
    for (path, place, line) in LINES {
        let path = root.join(path);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let at = match place {
            Place::After(words) => text.find(words).map(|it| it + words.len()),
            Place::BeforeLast(words) => text.rfind(words),
        };
        let at = at.with_context(|| format!("{} is not as it was", path.display()))?;
        fs::write(&path, format!("{}{}{}", &text[..at], names.fill_in(line), &text[at..]))?;
        println!("one line {}", path.display());
    }
    // Where a line breaks and which import comes first depends on the name.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let formatted = Command::new(cargo).current_dir(root).args(["fmt", "--package", key]).status()?;
    ensure!(formatted.success(), "it is written, but not formatted");
    println!("\nits battery: cargo test -p {key}\nto play it:  make play\nwhat comes next is in CONTRIBUTING.md");
    Ok(())
}
