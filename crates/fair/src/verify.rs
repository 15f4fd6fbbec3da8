//! Does a record hold?

use table::{Record, RecordError, Seed};

use crate::block::{self, Proof};
use crate::draw;
use crate::hash::{Digest, hash};
use crate::key::{PublicKey, TrustedKey};
use crate::page::{Format, Page};
use crate::receipt::Receipt;
use crate::report::{Check, Code, Lack, Report};
use crate::takebacks;

/// What whoever checks a record has of his own.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Keys that he trusts.
    pub keys: Vec<TrustedKey>,
    /// What his device kept of the game.
    pub receipt: Option<Receipt>,
}

/// What came of replaying a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The entries that drew, by number, and from which stream.
    pub draws: Vec<(usize, u64)>,
}

/// The text is no record at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a record: its first line is not `bestiaire record 1` or `bestiaire record 2`")]
pub struct NoRecord;

/// Checks a record by all there is. `replay` plays it by the rules of its game.
///
/// # Errors
///
/// If it is no record.
pub fn verify(
    text: &str,
    given: &Given,
    replay: &dyn Fn(&Record) -> Result<Played, RecordError>,
) -> Result<Report, NoRecord> {
    let text = text.replace("\r\n", "\n");
    let format = Format::of(&text).ok_or(NoRecord)?;
    let mut report = Report::new();
    match format {
        Format::One => of_old(&text, &mut report),
        Format::Two => of_two(&text, given, &mut report),
    }
    .play(replay, &mut report);
    if format == Format::One {
        report.lacks.push(Lack::FormatOne);
    }
    if given.receipt.is_none() {
        report.leave_open(Check::Receipt, "no-receipt");
    } else if report.checks.iter().all(|it| it.check != Check::Receipt) {
        report.add(Check::Receipt, Err("no-block".into()));
    }
    report.checks.sort_by_key(|it| it.check);
    Ok(report)
}

/// What is left to look at by the rules of the game.
struct Game {
    record: Option<Record>,
    allowed: block::Takebacks,
}

impl Game {
    fn play(self, replay: &dyn Fn(&Record) -> Result<Played, RecordError>, report: &mut Report) {
        let Some(record) = self.record else {
            for check in [Check::Moves, Check::Takebacks, Check::Result] {
                report.leave_open(check, "unread");
            }
            return;
        };
        report.moves = record.steps.len();
        let played = replay(&record);
        match &played {
            Ok(_) => {
                report.add(Check::Moves, Ok(()));
                report.add(Check::Result, Ok(()));
            }
            Err(RecordError::Result { .. }) => {
                report.add(Check::Moves, Ok(()));
                report.add(Check::Result, Err("result".into()));
            }
            Err(RecordError::Game(_) | RecordError::Rules { .. }) => {
                report.leave_open(Check::Moves, "no-replay");
                report.leave_open(Check::Result, "no-replay");
                report.lacks.push(Lack::NoReplay);
            }
            Err(it) => {
                report.add(Check::Moves, Err(of_replay(it)));
                report.leave_open(Check::Result, "unplayed");
            }
        }
        let draws = played.as_ref().ok().map(|it| &it.draws[..]);
        match takebacks::check(&record, self.allowed, draws) {
            Ok(counts) => {
                (report.free, report.agreed) = (counts.free, counts.agreed);
                if counts.agreed > 0 {
                    report.lacks.push(Lack::Agreed);
                }
                report.add(Check::Takebacks, Ok(()));
            }
            Err(code) => report.add(Check::Takebacks, Err(code.into())),
        }
    }
}

/// Why a text is not a whole record.
fn of_text(error: &RecordError) -> Code {
    match error {
        RecordError::Line { line, .. } => Code::about("text-line", line.to_string()),
        RecordError::Missing(key) => Code::about("line", *key),
        RecordError::Edited => "edited".into(),
        _ => "text".into(),
    }
}

/// Why a record does not replay.
fn of_replay(error: &RecordError) -> Code {
    match error {
        RecordError::Move { number, .. } | RecordError::Undo { number, .. } => Code::about("moves", number.to_string()),
        RecordError::Chance(word) => Code::about("moves-chance", word.as_str()),
        _ => "moves-options".into(),
    }
}

/// Format 1 says nothing of its deal.
fn of_old(text: &str, report: &mut Report) -> Game {
    let record: Result<Record, RecordError> = text.parse();
    report.add(Check::Text, record.as_ref().map(|_| ()).map_err(of_text));
    open_block(report, "format-one");
    Game { record: record.ok(), allowed: block::Takebacks::None }
}

fn open_block(report: &mut Report, why: &'static str) {
    for check in Check::ALL {
        if (Check::Signature..=Check::Chain).contains(&check) {
            report.leave_open(check, why);
        }
    }
}

fn of_two(text: &str, given: &Given, report: &mut Report) -> Game {
    let Some(page) = Page::read(text) else {
        let why = text.parse::<Record>().err().map_or("text".into(), |it| of_text(&it));
        report.add(Check::Text, Err(why));
        open_block(report, "unread");
        return Game { record: None, allowed: block::Takebacks::None };
    };
    let record = page.mended().parse::<Record>();
    let proof = block::is_there(&page).then(|| block::read(&page));
    let sound = match (&record, &proof) {
        (Err(it), _) => Err(of_text(it)),
        (_, Some(Err(key))) => Err(Code::about("line", key)),
        (Ok(it), _) if !page.is_whole() || it.to_string() != text => Err("edited".into()),
        _ => Ok(()),
    };
    report.add(Check::Text, sound);
    // Without a block nobody says what could be taken back.
    let mut allowed = block::Takebacks::Agreed;
    match proof {
        None => {
            open_block(report, "no-block");
            report.lacks.push(Lack::NoBlock);
        }
        Some(Err(_)) => open_block(report, "unread"),
        Some(Ok(proof)) => {
            allowed = proof.block.takebacks;
            of_block(&page, &proof, given, report);
        }
    }
    Game { record: record.ok(), allowed }
}

fn of_block(page: &Page<'_>, proof: &Proof, given: &Given, report: &mut Report) {
    let Proof { block, house, key, .. } = proof;
    let commitment = |attempt, secret| draw::commitment(&block::context(page, attempt), secret);
    let is = |holds: bool, code: &'static str| if holds { Ok(()) } else { Err(Code::from(code)) };

    let digest = hash("record", &[page.covered.as_bytes()]);
    report.add(Check::Signature, is(key.has_signed(&digest, &proof.signature), "signature"));
    of_keys(&[*key, *house], &block.date, given, report);
    report.add(Check::Commitment, is(commitment(proof.attempt, &block.secret) == block.commitment, "commitment"));
    let wrong = (1..).zip(&block.failed).find(|(number, it)| commitment(*number, &it.secret) != it.commitment);
    report.add(Check::Attempts, wrong.map_or(Ok(()), |it| Err(Code::about("attempts", it.0.to_string()))));
    report.add(Check::Pledges, of_pledges(proof));
    let list = draw::list(&block.commitment, &block.pledges);
    report.add(Check::Sealed, is(house.has_signed(&list, &block.sealed), "sealed"));
    let seed = draw::seed(&block.commitment, &block.secret, &block.nonces);
    let written = page.get("seed").and_then(|it| it.parse::<Seed>().ok());
    report.add(Check::Seed, is(written == Some(seed), "seed"));

    let heads = heads(page, proof);
    report.add(Check::Chain, is(heads.last() == Some(&proof.chain), "chain"));
    if let Some(receipt) = &given.receipt {
        let context = block::context(page, proof.attempt);
        report.add(Check::Receipt, receipt.agrees(&context, block, &heads).map_err(Code::from));
        report.receipt = true;
    }

    report.key = Some(key.id());
    report.seats = takebacks::numbers(block.nonces.keys());
    report.attempt = Some(proof.attempt);
    report.silent = block.failed.iter().map(|it| takebacks::numbers(&it.silent)).collect();
    report.date = Some(block.date.clone());
    if block.nonces.is_empty() {
        report.lacks.push(Lack::Alone);
    }
    if proof.attempt > 1 {
        report.lacks.push(Lack::Attempts);
    }
}

/// Every head, that of the deal first.
fn heads(page: &Page<'_>, proof: &Proof) -> Vec<Digest> {
    let mut chain = proof.block.chain();
    let mut heads = vec![chain.head()];
    heads.extend(page.entries.iter().map(|line| {
        chain.add(line);
        chain.head()
    }));
    heads
}

fn of_pledges(proof: &Proof) -> Result<(), Code> {
    let block = &proof.block;
    if !block.pledges.keys().eq(block.nonces.keys()) {
        return Err("pledges-missing".into());
    }
    let fits = |(seat, nonce): (&table::Seat, &Digest)| {
        block.pledges.get(seat) == Some(&draw::pledge(&block.commitment, *seat, nonce))
    };
    match block.nonces.iter().find(|it| !fits(*it)) {
        Some((seat, _)) => Err(Code::about("pledges", seat.to_string())),
        None => Ok(()),
    }
}

/// The key that signs and the one that dealt may differ: a house changes its key.
fn of_keys(used: &[PublicKey], date: &str, given: &Given, report: &mut Report) {
    if given.keys.is_empty() {
        report.leave_open(Check::Key, "no-key");
        report.lacks.push(Lack::NoKey);
        return;
    }
    let found = |key: &PublicKey| given.keys.iter().find(|it| it.key == *key);
    let unknown = used.iter().find(|it| found(it).is_none());
    let revoked = used.iter().filter_map(found).filter_map(|it| it.revoked.as_deref()).min();
    let verdict = match (unknown, revoked) {
        (Some(it), _) => Err(Code::about("key", it.id())),
        (None, Some(day)) if day <= date => Err(Code::about("key-revoked", day)),
        (None, Some(_)) => {
            report.lacks.push(Lack::Revoked);
            Ok(())
        }
        (None, None) => Ok(()),
    };
    report.add(Check::Key, verdict);
}
