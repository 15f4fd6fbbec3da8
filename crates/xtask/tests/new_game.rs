//! A sixth game is new files and three lines: it compiles, passes the battery and enters the house.
//!
//! All of it happens in a copy of the project below the target folder, which is taken away again. The copy always has the same path
//! and the files keep their dates, so that cargo remembers what it has built of it, in a folder of its own.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

const KEY: &str = "trois-marmottes";
/// What a build of the house's games needs. The client has no part in it: it finds games by itself.
const NEEDED: [&str; 9] =
    [".cargo", "CHANGELOG.md", "Cargo.lock", "Cargo.toml", "crates", "lessons", "riddles", "rustfmt.toml", "texts"];

/// The copy. It goes away with this.
struct Copy(PathBuf);

impl Copy {
    fn of(project: &Path) -> Self {
        let copy = Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join("sixth-game"));
        let _ = fs::remove_dir_all(&copy.0);
        for name in NEEDED {
            copy_all(&project.join(name), &copy.0.join(name));
        }
        copy
    }

    /// Every file with its text.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut folders = vec![self.0.clone()];
        while let Some(folder) = folders.pop() {
            for path in list(&folder) {
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&self.0).expect("below").to_string_lossy().into_owned();
                    files.insert(name, fs::read(&path).expect("it can be read"));
                }
            }
        }
        files
    }

    /// Our crates without optimisation: they are built once more for this test, and have little to do in it.
    fn build_quickly(&self) {
        let path = self.0.join("Cargo.toml");
        let text = fs::read_to_string(&path).expect("it is there");
        let ours = |it: &str| {
            it.starts_with("profile.dev.package.") && {
                let name = it.trim_start_matches("profile.dev.package.").split(']').next().unwrap_or_default();
                self.0.join("crates").join(name).exists() || self.0.join("crates/games").join(name).exists()
            }
        };
        let kept: Vec<&str> = text.split("\n[").filter(|it| !ours(it)).collect();
        fs::write(&path, kept.join("\n[")).expect("it can be written");
    }

    fn cargo(&self, args: &[&str]) {
        // A target folder of its own, kept for the next time: cargo takes the crates of the copy for those of the project, which
        // have the same names and places, and would mix them up.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sixth-game-target");
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        let command =
            command.current_dir(&self.0).args(args).env("CARGO_TARGET_DIR", target).env("BESTIAIRE_GAMES", "300");
        let output = command.output().expect("cargo runs");
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(output.status.success(), "cargo {args:?}\n{}\n{}", said(&output.stdout), said(&output.stderr));
        if args[0] == "test" {
            assert!(said(&output.stdout).contains(" passed"), "cargo {args:?} ran no test");
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn list(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()).collect()
}

fn copy_all(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder can be made");
        for path in list(from) {
            copy_all(&path, &to.join(path.file_name().expect("it has a name")));
        }
    } else {
        fs::copy(from, to).expect("it can be copied");
        let date = fs::metadata(from).and_then(|it| it.modified()).expect("files have dates");
        File::options().write(true).open(to).and_then(|it| it.set_modified(date)).expect("it is ours");
    }
}

#[test]
fn a_sixth_game_is_new_files_and_three_lines() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let copy = Copy::of(&project);
    copy.build_quickly();
    let before = copy.files();
    let done =
        Command::new(env!("CARGO_BIN_EXE_xtask")).args(["new-game", KEY]).arg(&copy.0).output().expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));

    let after = copy.files();
    let changed: Vec<&String> = before.iter().filter(|it| after.get(it.0) != Some(it.1)).map(|it| it.0).collect();
    assert_eq!(changed, ["CHANGELOG.md", "crates/cabinet/Cargo.toml", "crates/cabinet/src/list.rs"]);
    let new = after.keys().filter(|it| !before.contains_key(*it));
    assert!(new.clone().count() > 10 && new.clone().all(|it| it.contains(KEY)), "{:?}", new.collect::<Vec<_>>());

    copy.cargo(&["fmt", "--package", KEY, "--check"]);
    copy.cargo(&["test", "--offline", "--quiet", "--package", KEY]);
    // Behind the door of the house its own scenario is played: rules, layout, bots and all.
    copy.cargo(&[
        "test",
        "--offline",
        "--quiet",
        "--package",
        "cabinet",
        "--test",
        "scenarios",
        "--",
        "the_highest_card_wins",
    ]);
}

#[test]
fn a_name_that_is_taken_or_no_name_is_refused() {
    for key in ["bestioles", "table", "Chess", "a", "../evil", "trois--marmottes", "été"] {
        let done = Command::new(env!("CARGO_BIN_EXE_xtask")).args(["new-game", key]).output().expect("it runs");
        assert!(!done.status.success(), "{key}");
    }
}
