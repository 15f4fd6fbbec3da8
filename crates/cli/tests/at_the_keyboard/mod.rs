//! The program as people run it, for all its tests.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with these lines typed in.
pub(crate) fn feed(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bestiaire"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .env_remove("BESTIAIRE_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it was just built");
    // A program that does not read what is typed may be gone already.
    child.stdin.take().expect("it is piped").write_all(input.as_bytes()).ok();
    child.wait_with_output().expect("it ends")
}

/// What it said.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}
