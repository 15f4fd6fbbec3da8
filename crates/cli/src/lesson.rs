//! `bestiaire lesson`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cabinet::lesson::{Checked, Lesson, check, parse};
use texts::{Args as Words, Lang, Texts};

use crate::desk::{Desk, read};

/// A reader takes in so many words a minute, and this long to decide.
const WORDS_A_MINUTE: usize = 200;
const SECONDS_A_DECISION: usize = 3;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Take lessons in every way they name, and see that all their words are there in both languages.
    #[command(
        after_help = "The format is described in docs/lessons.md.\n\nExample:\n  bestiaire lesson check lessons/*.lesson"
    )]
    Check {
        /// Lesson files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let Command::Check { files } = &args.command;
    let languages = [Lang::Fr, Lang::En].map(Texts::new);
    let mut n_failed = 0;
    for path in files {
        let text = read(path)?;
        match examine(&text, &languages) {
            Ok((lesson, checked)) => passed(path, &lesson, checked, &languages, desk)?,
            Err(faults) => {
                n_failed += 1;
                for fault in faults {
                    eprintln!("{}:{fault}", path.display());
                }
            }
        }
    }
    if n_failed == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let words = Words::new().count("failed", n_failed).count("all", files.len());
    desk.say("cli-lesson-failed", &words)?;
    Ok(ExitCode::from(1))
}

fn examine(text: &str, languages: &[Texts]) -> Result<(Lesson, Checked), Vec<String>> {
    let fault = |it: cabinet::lesson::Fault| vec![format!("{}: {}", it.line, it.reason)];
    let lesson = parse(text).map_err(fault)?;
    let checked = check(&lesson).map_err(fault)?;
    let keys = lesson.texts();
    let missing = languages.iter().flat_map(|texts| {
        let keys = keys.iter().filter(|it| !texts.has(it));
        keys.map(|it| format!(" the text `{it}` is missing in {}", texts.lang()))
    });
    let missing: Vec<String> = missing.collect();
    if missing.is_empty() { Ok((lesson, checked)) } else { Err(missing) }
}

fn passed(path: &Path, lesson: &Lesson, checked: Checked, languages: &[Texts], desk: &mut Desk) -> std::io::Result<()> {
    let seconds = languages.iter().map(|it| lasts(lesson, checked, it)).max().unwrap_or_default();
    let words = Words::new().word("file", path.display().to_string()).count("steps", checked.n_steps);
    let words = words.count("answers", checked.n_answers).word("time", format!("{}:{:02}", seconds / 60, seconds % 60));
    desk.say("cli-lesson-passed", &words)
}

/// How long a person needs who makes no mistake, in seconds.
fn lasts(lesson: &Lesson, checked: Checked, texts: &Texts) -> usize {
    let n_words: usize = lesson.told().iter().map(|it| texts.say(it).split_whitespace().count()).sum();
    n_words * 60 / WORDS_A_MINUTE + checked.n_tasks * SECONDS_A_DECISION
}
