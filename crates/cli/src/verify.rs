//! `bestiaire verify`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fair::key::{KnownKey, PublicKey, TrustedKey, trusted};
use fair::{Check, Finding, Given, Lack, Played, Receipt, Report, Verdict};
use table::{Record, RecordError};
use texts::Args as Words;

use crate::desk::{Desk, Usage, read};

#[derive(clap::Args)]
#[command(after_help = "\
Needs no network. docs/fair.md says what each check means, for people and for other programs.

Examples:
  bestiaire verify game.txt
  bestiaire verify game.txt --key 98be1443828bd2c134e8d6ebceacd7faa10a766b8296b4a975a47f2793fb3a27
  bestiaire verify game.txt --key keys.json --receipt receipt.json

Exit codes: 0 all holds, 1 something does not, 2 no record or bad usage, 3 all holds but it proves less than it could.")]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// A public key of the house, or the list of keys that it publishes; may be given several times.
    #[arg(long, value_name = "KEY|FILE")]
    key: Vec<String>,
    /// What your own device kept of the game.
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// Write every check, for programs.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let text = read(&args.file)?;
    let mut given = Given::default();
    for key in &args.key {
        given.keys.extend(keys(key)?);
    }
    given.receipt = args.receipt.as_deref().map(receipt).transpose()?;
    let report = fair::verify(&text, &given, &replay).map_err(|error| {
        let hint = "the table's page has the record of every finished game";
        Usage::new(format!("{}: {error}", args.file.display()), hint)
    })?;
    if args.json {
        desk.json(&serde_json::json!({ "exit": report.exit_code(), "report": report }))?;
    } else {
        tell(&report, desk)?;
    }
    Ok(ExitCode::from(report.exit_code()))
}

fn replay(record: &Record) -> Result<Played, RecordError> {
    cabinet::draws_of(record).map(|draws| Played { draws })
}

/// A key in digits, or a list of keys.
fn keys(text: &str) -> Result<Vec<TrustedKey>, Usage> {
    if let Ok(key) = text.parse::<PublicKey>() {
        return Ok(vec![key.into()]);
    }
    let hint =
        "a key is 64 hexadecimal digits in lower case; a list is what a server has at /.well-known/bestiaire-keys.json";
    if text.len() == 64 && text.bytes().all(|it| it.is_ascii_hexdigit()) {
        return Err(Usage::new(format!("`{text}` is no key"), hint));
    }
    let list = read(text.as_ref())?;
    let list: Vec<KnownKey> =
        serde_json::from_str(&list).map_err(|it| Usage::new(format!("{text} is no list of keys: {it}"), hint))?;
    trusted(&list).map_err(|it| Usage::new(format!("{text}: {it}"), "ask the house for its keys again"))
}

fn receipt(path: &Path) -> Result<Receipt, Usage> {
    serde_json::from_str(&read(path)?).map_err(|it| {
        let hint = "a receipt is the file that the table's page writes under “Keep my receipt”";
        Usage::new(format!("{} is no receipt: {it}", path.display()), hint)
    })
}

/// The report in sentences.
fn tell(report: &Report, desk: &mut Desk) -> anyhow::Result<()> {
    let fails: Vec<&Finding> = report.fails().collect();
    if fails.is_empty() {
        tell_what_holds(report, desk)?;
    } else {
        desk.say("fair-broken", &Words::new())?;
        for finding in fails {
            let check = desk.texts.say(&format!("fair-check-{}", finding.check.key()));
            desk.say("fair-fails", &Words::new().word("check", check).word("why", why(finding, desk)))?;
        }
    }
    tell_lacks(report, desk)
}

fn why(finding: &Finding, desk: &Desk) -> String {
    let Some(why) = &finding.why else { return String::new() };
    let about = why.about.clone().unwrap_or_else(|| "none".into());
    desk.texts.get(&format!("fair-why-{}", why.code), &Words::new().word("about", about))
}

fn tell_what_holds(report: &Report, desk: &mut Desk) -> anyhow::Result<()> {
    let holds = |it: Check| report.verdict(it) == Verdict::Holds;
    let seats = report.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let words = Words::new().count("count", report.seats.len()).word("seats", seats);
    match (holds(Check::Seed), report.seats.is_empty()) {
        (true, false) => desk.say("fair-honest", &words)?,
        (true, true) => desk.say("fair-alone", &Words::new())?,
        (false, _) => desk.say("fair-unproven", &Words::new())?,
    }
    if holds(Check::Moves) {
        desk.say("fair-replayed", &Words::new().count("moves", report.moves))?;
    }
    if report.free > 0 {
        desk.say("fair-free", &Words::new().count("moves", report.free))?;
    }
    if let Some(key) = &report.key {
        desk.say("fair-signed", &Words::new().word("key", &**key))?;
    }
    if report.receipt {
        desk.say("fair-receipt", &Words::new())?;
    }
    Ok(())
}

/// What even a record that holds does not show.
fn tell_lacks(report: &Report, desk: &mut Desk) -> anyhow::Result<()> {
    for lack in &report.lacks {
        let mut words = Words::new();
        if *lack == Lack::Attempts {
            words = words.count("attempt", report.attempt.unwrap_or_default() as usize);
        }
        if *lack == Lack::Agreed {
            words = words.count("moves", report.agreed);
        }
        desk.say(&format!("fair-lack-{}", lack.key()), &words)?;
        if *lack == Lack::Attempts {
            tell_attempts(report, desk)?;
        }
    }
    if report.seats.is_empty() || report.fails().next().is_some() {
        return Ok(());
    }
    desk.say("fair-not-proven", &Words::new())?;
    for id in ["fair-not-cards", "fair-not-order", "fair-not-seats"] {
        desk.say(id, &Words::new())?;
    }
    if !report.receipt {
        desk.say("fair-not-people", &Words::new())?;
    }
    if report.free > 0 {
        desk.say("fair-not-quiet", &Words::new())?;
    }
    Ok(())
}

/// Who was silent when an attempt failed.
fn tell_attempts(report: &Report, desk: &mut Desk) -> anyhow::Result<()> {
    for (number, silent) in (1..).zip(&report.silent) {
        let seats = silent.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let words = Words::new().count("count", silent.len()).word("seats", seats).count("attempt", number);
        desk.say("fair-failed", &words)?;
    }
    Ok(())
}
