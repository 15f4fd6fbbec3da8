//! The part of a record that proves its deal: all of it is there, or nothing.
//!
//! The lines of the head come in this order: `game`, `rules`, `options`, `seats`, `id`, `round`, `attempt`, `chance`, `house`
//! (the context), `date`, `name 1` …, `takebacks`, `failed 1` …, `commitment`, `pledge 1` …, `sealed`, `secret`, `nonce 1` …,
//! `seed`, `result`, and then those that somebody else has added. The foot is `chain`; after the check come `key` and
//! `signature`, which covers the same bytes as the check.

use table::{MAX_SEATS, Record, RecordFormat, RecordHeader, Seat, UnknownHeaders};

use crate::chain::Chain;
use crate::draw::{BySeat, Context};
use crate::hash::{Digest, hash, of_hex, to_hex};
use crate::key::{HouseKey, PublicKey, Signed};
use crate::page::{Header, Page, value};

/// Lines of the head that belong to the block, but for those of seats and attempts.
const HEAD: [&str; 9] = ["id", "round", "attempt", "house", "date", "takebacks", "commitment", "sealed", "secret"];
/// Those of the foot and the end.
const FOOT: [&str; 3] = ["chain", "key", "signature"];

/// What may be taken back at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takebacks {
    /// Nothing.
    None,
    /// What nobody has learnt anything from.
    Free,
    /// Whatever all agree on.
    Agreed,
}

impl Takebacks {
    /// Its word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Free => "free",
            Self::Agreed => "agreed",
        }
    }

    fn of_word(word: &str) -> Option<Self> {
        [Self::None, Self::Free, Self::Agreed].into_iter().find(|it| it.word() == word)
    }
}

/// An attempt to deal that came to nothing. Its secret is opened, so that the deal that was given up can be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The commitment.
    pub commitment: Digest,
    /// What it was a commitment to.
    pub secret: Digest,
    /// Who did not answer; none if it was the house.
    pub silent: Vec<Seat>,
}

/// All that was said of a deal, but for what it was for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The day of the game, such as `2026-11-16`.
    pub date: String,
    /// What could be taken back.
    pub takebacks: Takebacks,
    /// Attempts that came to nothing, in order.
    pub failed: Vec<Failed>,
    /// The commitment.
    pub commitment: Digest,
    /// The pledges that were sealed.
    pub pledges: BySeat,
    /// The house's signature under them.
    pub sealed: Signed,
    /// What the house had committed itself to.
    pub secret: Digest,
    /// What the pledges were pledges to.
    pub nonces: BySeat,
}

impl Block {
    /// The chain of the game before its first entry.
    pub fn chain(&self) -> Chain {
        Chain::begin(&self.commitment, &self.pledges, &self.secret)
    }

    /// A finished game as text that anyone can check, signed. `record` may hold lines of others; its seed is the one that
    /// was drawn.
    ///
    /// # Errors
    ///
    /// If something in it cannot be written: a date that is no line, a game without entries.
    pub fn write(&self, context: &Context, record: &Record, key: &HouseKey) -> Result<String, Unwritten> {
        let chain = record.entries().fold(self.chain(), |mut chain, it| {
            chain.add(&it.to_string());
            chain
        });
        let mut headers = UnknownHeaders { foot: vec![header("chain", &to_hex(&chain.head()))?], ..Default::default() };
        let n_names = record.names.len();
        let before = [
            ("id", to_hex(&context.id)),
            ("round", context.round.to_string()),
            ("attempt", context.attempt.to_string()),
            ("chance", "draws".into()),
            ("house", context.house.to_string()),
            ("date", self.date.clone()),
        ];
        for (name, value) in before {
            headers.head.push((4, header(name, &value)?));
        }
        for it in self.after_names() {
            headers.head.push((4 + n_names, it?));
        }
        if let RecordFormat::Two(others) = &record.format {
            let end = 5 + n_names + usize::from(record.result.is_some());
            let others = others.head.iter().filter(|(_, it)| it.key() != "chance");
            headers.head.extend(others.map(|(_, it)| (end, it.clone())));
        }
        if record.steps.is_empty() || record.n_seats != n_names {
            return Err(Unwritten);
        }
        let text = Record { format: RecordFormat::Two(headers), ..record.clone() }.to_string();
        let page = Page::read(&text).ok_or(Unwritten)?;
        let signature = key.sign(&hash("record", &[page.covered.as_bytes()]));
        Ok(format!("{text}key: {}\nsignature: {}\n", key.public(), to_hex(&signature)))
    }

    fn after_names(&self) -> Vec<Result<RecordHeader, Unwritten>> {
        let Self { takebacks, failed, commitment, pledges, sealed, secret, nonces, .. } = self;
        let mut lines = vec![header("takebacks", takebacks.word())];
        for (number, it) in (1..).zip(failed) {
            let value = format!("{} {} {}", to_hex(&it.commitment), to_hex(&it.secret), silent(&it.silent));
            lines.push(header(&format!("failed {number}"), &value));
        }
        let by_seat = |name: &str, it: (&Seat, &Digest)| header(&format!("{name} {}", it.0), &to_hex(it.1));
        lines.push(header("commitment", &to_hex(commitment)));
        lines.extend(pledges.iter().map(|it| by_seat("pledge", it)));
        lines.push(header("sealed", &to_hex(sealed)));
        lines.push(header("secret", &to_hex(secret)));
        lines.extend(nonces.iter().map(|it| by_seat("nonce", it)));
        lines
    }
}

/// It cannot be written as a line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game cannot be written as a record that proves its deal")]
pub struct Unwritten;

fn header(key: &str, value: &str) -> Result<RecordHeader, Unwritten> {
    RecordHeader::new(key, value).ok_or(Unwritten)
}

fn silent(seats: &[Seat]) -> String {
    if seats.is_empty() {
        return "house".into();
    }
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What was read of a block, and what a record says besides.
pub(crate) struct Proof {
    pub(crate) block: Block,
    pub(crate) house: PublicKey,
    pub(crate) key: PublicKey,
    pub(crate) signature: Signed,
    pub(crate) chain: Digest,
    pub(crate) attempt: u32,
}

/// Whether a key belongs to the block, wherever it stands.
fn is_ours(key: &str) -> bool {
    let of_some = ["failed ", "pledge ", "nonce "].iter().any(|it| key.starts_with(it));
    of_some || HEAD.contains(&key) || FOOT.contains(&key)
}

/// Whether anything of a block is there. What may be taken back can be said of any game.
pub(crate) fn is_there(page: &Page<'_>) -> bool {
    let mut all = page.head.iter().chain(&page.foot).chain(&page.end);
    all.any(|it| it.0 != "takebacks" && is_ours(it.0))
}

/// The context of an attempt, as the record has it.
pub(crate) fn context(page: &Page<'_>, attempt: u32) -> String {
    let line = |(key, value): &Header<'_>| match *key {
        "attempt" => format!("attempt: {attempt}\n"),
        _ => format!("{key}: {value}\n"),
    };
    page.head.iter().take(9).map(line).collect()
}

/// Reads a block whose lines are all there, in order; if not, the key of the first line that is not as it should be.
pub(crate) fn read(page: &Page<'_>) -> Result<Proof, String> {
    let mut lines = Lines { left: page.head.iter() };
    for key in ["game", "rules", "options"] {
        lines.take(key)?;
    }
    let n_seats: usize = lines.number("seats")?;
    if n_seats > MAX_SEATS {
        return Err("seats".into());
    }
    lines.hex::<16>("id")?;
    lines.number::<u32>("round")?;
    let attempt: u32 = lines.number("attempt")?;
    // Each that failed has a line: a number without them is not worth counting to.
    if lines.take("chance")? != "draws" || attempt == 0 || attempt as usize > page.head.len() {
        return Err("attempt".into());
    }
    let house = lines.key("house")?;
    let date = lines.take("date")?.to_owned();
    for number in 1..=n_seats {
        lines.take(&format!("name {number}"))?;
    }
    let takebacks = Takebacks::of_word(lines.take("takebacks")?).ok_or("takebacks")?;
    let failed = (1..attempt).map(|number| lines.failed(number)).collect::<Result<_, _>>()?;
    let commitment = lines.hex("commitment")?;
    let pledges = lines.by_seat("pledge", n_seats)?;
    let sealed = lines.hex("sealed")?;
    let secret = lines.hex("secret")?;
    let nonces = lines.by_seat("nonce", n_seats)?;
    lines.hex::<32>("seed")?;
    lines.next_is("result");
    if let Some((key, _)) = lines.left.find(|it| is_ours(it.0)) {
        return Err((*key).into());
    }
    if page.entries.is_empty() {
        return Err("1".into());
    }
    let [("chain", chain)] = page.foot[..] else { return Err("chain".into()) };
    let [("key", key), ("signature", signature)] = page.end[..] else { return Err("signature".into()) };
    Ok(Proof {
        block: Block { date, takebacks, failed, commitment, pledges, sealed, secret, nonces },
        house,
        key: key.parse().map_err(|_| "key")?,
        signature: of_hex(signature).ok_or("signature")?,
        chain: of_hex(chain).ok_or("chain")?,
        attempt,
    })
}

/// The lines of a head, one after the other.
struct Lines<'p, 'a> {
    left: std::slice::Iter<'p, Header<'a>>,
}

impl<'a> Lines<'_, 'a> {
    fn next_is(&mut self, key: &str) -> Option<&'a str> {
        let found = value(&self.left.as_slice()[..1.min(self.left.len())], key);
        if found.is_some() {
            self.left.next();
        }
        found
    }

    fn take(&mut self, key: &str) -> Result<&'a str, String> {
        self.next_is(key).ok_or_else(|| key.to_owned())
    }

    /// A number as it is written, without signs and zeros before it.
    fn number<T: std::str::FromStr + ToString>(&mut self, key: &str) -> Result<T, String> {
        let text = self.take(key)?;
        text.parse().ok().filter(|it: &T| it.to_string() == text).ok_or_else(|| key.to_owned())
    }

    fn hex<const N: usize>(&mut self, key: &str) -> Result<[u8; N], String> {
        of_hex(self.take(key)?).ok_or_else(|| key.to_owned())
    }

    fn key(&mut self, key: &str) -> Result<PublicKey, String> {
        self.take(key)?.parse().map_err(|_| key.to_owned())
    }

    /// Those of seats, in order; a seat may be missing.
    fn by_seat(&mut self, key: &str, n_seats: usize) -> Result<BySeat, String> {
        let mut by_seat = BySeat::new();
        for seat in Seat::all(n_seats) {
            let key = format!("{key} {seat}");
            if let Some(given) = self.next_is(&key) {
                by_seat.insert(seat, of_hex(given).ok_or(key)?);
            }
        }
        Ok(by_seat)
    }

    fn failed(&mut self, number: u32) -> Result<Failed, String> {
        let key = format!("failed {number}");
        let text = self.take(&key)?;
        let mut words = text.split(' ');
        let mut digest = || words.next().and_then(of_hex).ok_or_else(|| key.clone());
        let (commitment, secret) = (digest()?, digest()?);
        let seat = |it: &str| it.parse::<Seat>().map_err(|_| key.clone());
        let rest: Vec<&str> = words.collect();
        let silent =
            if rest == ["house"] { Vec::new() } else { rest.into_iter().map(seat).collect::<Result<_, _>>()? };
        let failed = Failed { commitment, secret, silent };
        let again = format!("{} {} {}", to_hex(&commitment), to_hex(&secret), self::silent(&failed.silent));
        if again == text { Ok(failed) } else { Err(key) }
    }
}
