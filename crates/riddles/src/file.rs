//! Riddles as text: one collection a game.

use std::fmt::Write as _;

use serde_json::Value;
use table::{Actor, LayoutLine, Seat};

use crate::Fault;
use crate::proof::{Proof, Step};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Gévaudan: the cell of the lair.
    Lair,
    /// Cryptide: the hex of the habitat.
    Habitat,
    /// Cryptide: the clue of a seat.
    Clue(Seat),
    /// Mon voisin le monstre: who holds the Monster.
    Holder,
    /// Loups-garous: somebody who is certainly a wolf.
    Wolf(Voices),
    /// Loups-garous: all wolves that live.
    Pack(Voices),
    /// Bestioles: the first move that wins the battle whatever happens.
    Win,
    /// Bestioles: the first move that is better than any other whatever happens.
    Best,
    /// One of several ways, each of which is played.
    Choice,
}

/// Who can be believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voices {
    /// Nobody: what is said counts for nothing.
    Nobody,
    /// Who is no wolf says the truth; wolves say what they like.
    Villagers,
    /// Who is no wolf says the truth; wolves always lie.
    WolvesLie,
}

impl Ask {
    /// Its word in a file, and the end of its text's key.
    pub fn word(self) -> &'static str {
        match self {
            Self::Lair => "lair",
            Self::Habitat => "habitat",
            Self::Clue(_) => "clue",
            Self::Holder => "holder",
            Self::Wolf(Voices::Nobody) => "wolf",
            Self::Wolf(Voices::Villagers) => "wolf-villagers",
            Self::Wolf(Voices::WolvesLie) => "wolf-liars",
            Self::Pack(Voices::Nobody) => "pack",
            Self::Pack(Voices::Villagers) => "pack-villagers",
            Self::Pack(Voices::WolvesLie) => "pack-liars",
            Self::Win => "win",
            Self::Best => "best",
            Self::Choice => "choice",
        }
    }

    fn parse(text: &str) -> Option<Self> {
        const PLAIN: [Ask; 12] = [
            Ask::Lair,
            Ask::Habitat,
            Ask::Holder,
            Ask::Wolf(Voices::Nobody),
            Ask::Wolf(Voices::Villagers),
            Ask::Wolf(Voices::WolvesLie),
            Ask::Pack(Voices::Nobody),
            Ask::Pack(Voices::Villagers),
            Ask::Pack(Voices::WolvesLie),
            Ask::Win,
            Ask::Best,
            Ask::Choice,
        ];
        match text.split_once(' ') {
            Some(("clue", seat)) => Some(Self::Clue(seat.parse().ok()?)),
            _ => PLAIN.into_iter().find(|it| it.word() == text),
        }
    }
}

/// One way of a [`Ask::Choice`], and what comes of it: lines of a scenario that must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) line: usize,
    pub(crate) key: String,
    pub(crate) lines: Vec<(usize, String)>,
}

/// A riddle as it was written.
#[derive(Clone, Debug)]
pub struct Riddle {
    /// Its key within the house: `<game>-<key of the file>`.
    pub id: String,
    /// Where it begins in its file, counted from 1.
    pub line: usize,
    /// Key of the game.
    pub game: String,
    /// Whether it has words of its own (`riddle-<id>-title`, `-story`, `-because`), written by hand.
    pub told: bool,
    /// What is asked.
    pub ask: Ask,
    /// Who is asked.
    pub seat: Seat,
    /// How many sit there; 0: the fewest.
    pub n_seats: usize,
    /// Options of the table.
    pub options: Option<Value>,
    /// From which all chance follows.
    pub seed: u64,
    /// The position, if it is laid out by hand.
    pub setup: Option<Vec<LayoutLine>>,
    /// What is played before the question, with the line of each.
    pub moves: Vec<(usize, Actor, String)>,
    /// What can be chosen between, for [`Ask::Choice`].
    pub(crate) ways: Vec<Way>,
    /// The answer and its proof as the file has them.
    pub proof: Proof,
}

#[derive(Clone, Copy, PartialEq)]
enum Section {
    Head,
    Setup,
    Moves,
    Way,
    Proof,
}

/// Reads a collection.
pub fn parse(text: &str) -> Result<Vec<Riddle>, Fault> {
    let mut reader = Reader { game: String::new(), riddles: Vec::new(), section: Section::Head };
    for (idx, raw) in text.lines().enumerate() {
        let line = raw.trim();
        if !line.is_empty() && !line.starts_with('#') {
            reader.take(idx + 1, line).map_err(|it| Fault::new(idx + 1, it))?;
        }
    }
    match reader.riddles.iter().find(|it| it.proof.answer.is_empty()) {
        Some(riddle) => Err(Fault::new(riddle.line, "a riddle has an answer: `answer: D3`")),
        None => Ok(reader.riddles),
    }
}

struct Reader {
    game: String,
    riddles: Vec<Riddle>,
    section: Section,
}

impl Reader {
    fn take(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(':').map_or((line, ""), |(word, rest)| (word.trim(), rest.trim()));
        match (word, rest) {
            ("game", game) if self.riddles.is_empty() => game.clone_into(&mut self.game),
            ("riddle", key) => self.begin(number, key)?,
            _ => {
                let section = self.section;
                let riddle = self.riddles.last_mut().ok_or("a riddle begins with `riddle: key`")?;
                self.section = read(riddle, section, number, line, word, rest)?;
            }
        }
        Ok(())
    }

    fn begin(&mut self, line: usize, key: &str) -> Result<(), String> {
        if self.game.is_empty() {
            return Err("a collection names its game: `game: bestioles`".into());
        }
        let fits = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if key.is_empty() || !key.chars().all(fits) {
            return Err(format!("`{key}` is not a key: small letters, figures and hyphens"));
        }
        let id = format!("{}-{key}", self.game);
        if self.riddles.iter().any(|it| it.id == id) {
            return Err(format!("there are two riddles called `{key}`"));
        }
        let proof = Proof { answer: String::new(), difficulty: 0, steps: Vec::new() };
        self.section = Section::Head;
        self.riddles.push(Riddle {
            id,
            line,
            game: self.game.clone(),
            told: false,
            ask: Ask::Choice,
            seat: Seat::FIRST,
            n_seats: 0,
            options: None,
            seed: 0,
            setup: None,
            moves: Vec::new(),
            ways: Vec::new(),
            proof,
        });
        Ok(())
    }
}

/// One line of a riddle; the section that it opens or stays in.
fn read(
    riddle: &mut Riddle,
    section: Section,
    number: usize,
    line: &str,
    word: &str,
    rest: &str,
) -> Result<Section, String> {
    match word {
        "setup" if rest.is_empty() => {
            riddle.setup.get_or_insert_default();
            return Ok(Section::Setup);
        }
        "moves" if rest.is_empty() => return Ok(Section::Moves),
        "proof" if rest.is_empty() => return Ok(Section::Proof),
        "way" => {
            riddle.ways.push(Way { line: number, key: rest.into(), lines: Vec::new() });
            return Ok(Section::Way);
        }
        "answer" => {
            rest.clone_into(&mut riddle.proof.answer);
            return Ok(Section::Head);
        }
        _ => (),
    }
    match section {
        Section::Head => head(riddle, word, rest)?,
        Section::Setup => {
            let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
            let line = LayoutLine { line: number, key: key.trim().into(), value: value.trim().into() };
            riddle.setup.get_or_insert_default().push(line);
        }
        Section::Moves => {
            let (who, notation) = line.split_once(' ').ok_or("expected `seat move`")?;
            let actor = if who == "*" { Actor::Referee } else { Actor::Seat(seat(who)?) };
            riddle.moves.push((number, actor, notation.trim().into()));
        }
        Section::Way => {
            if let Some(way) = riddle.ways.last_mut() {
                way.lines.push((number, line.into()));
            }
        }
        Section::Proof => riddle.proof.steps.push(step(line)?),
    }
    Ok(section)
}

fn head(riddle: &mut Riddle, word: &str, rest: &str) -> Result<(), String> {
    let wrong = |what: &str| format!("`{rest}` is not {what}");
    match word {
        "told" => riddle.told = rest == "yes",
        "ask" => riddle.ask = Ask::parse(rest).ok_or_else(|| wrong("a question"))?,
        "seat" => riddle.seat = seat(rest)?,
        "seats" => riddle.n_seats = rest.parse().map_err(|_| wrong("a number of seats"))?,
        "options" => riddle.options = Some(serde_json::from_str(rest).map_err(|it| it.to_string())?),
        "seed" => riddle.seed = rest.parse().map_err(|_| wrong("the number of a seed"))?,
        "facts" => riddle.proof.difficulty = rest.parse().map_err(|_| wrong("a number of facts"))?,
        _ => return Err(format!("`{word}` is not a line of a riddle (docs/riddles.md)")),
    }
    Ok(())
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|_| format!("`{text}` is not a seat (1, 2, …)"))
}

/// `16 -> 8 {"type":"prints",…}`
fn step(line: &str) -> Result<Step, String> {
    let wrong = || "expected `16 -> 8 {…}`".to_owned();
    let (counts, fact) = line.split_at(line.find('{').ok_or_else(wrong)?);
    let (before, after) = counts.split_once("->").ok_or_else(wrong)?;
    let number = |it: &str| it.trim().parse().map_err(|_| wrong());
    let fact = serde_json::from_str(fact).map_err(|it| format!("`{fact}` is not JSON: {it}"))?;
    Ok(Step { fact, before: number(before)?, after: number(after)? })
}

/// A riddle as text, as [`parse`] reads it.
pub fn write(riddle: &Riddle) -> String {
    let mut text = String::new();
    let key = riddle.id.strip_prefix(&format!("{}-", riddle.game)).unwrap_or(&riddle.id);
    let ask = match riddle.ask {
        Ask::Clue(seat) => format!("clue {seat}"),
        other => other.word().into(),
    };
    let _ =
        writeln!(text, "riddle: {key}\n  ask: {ask}\n  seat: {}\n  facts: {}", riddle.seat, riddle.proof.difficulty);
    if riddle.told {
        text.push_str("  told: yes\n");
    }
    if riddle.n_seats > 0 {
        let _ = writeln!(text, "  seats: {}", riddle.n_seats);
    }
    if let Some(options) = &riddle.options {
        let _ = writeln!(text, "  options: {options}");
    }
    if riddle.seed > 0 {
        let _ = writeln!(text, "  seed: {}", riddle.seed);
    }
    if let Some(setup) = &riddle.setup {
        text.push_str("  setup:\n");
        for line in setup {
            let _ = writeln!(text, "    {}: {}", line.key, line.value);
        }
    }
    if !riddle.moves.is_empty() {
        text.push_str("  moves:\n");
        for (_, actor, notation) in &riddle.moves {
            let _ = match actor {
                Actor::Seat(seat) => writeln!(text, "    {seat} {notation}"),
                Actor::Referee => writeln!(text, "    * {notation}"),
            };
        }
    }
    for way in &riddle.ways {
        let _ = writeln!(text, "  way: {}", way.key);
        way.lines.iter().for_each(|(_, it)| {
            let _ = writeln!(text, "    {it}");
        });
    }
    let _ = writeln!(text, "  answer: {}\n  proof:", riddle.proof.answer);
    for step in &riddle.proof.steps {
        let _ = writeln!(text, "    {} -> {} {}", step.before, step.after, step.fact);
    }
    text
}
