//! Moves and their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `place NW` | put my figure on a refuge at set-up |
//! | `move B2` | move to a neighbouring cell |
//! | `examine`, `archive` | look at the print of my cell; take it |
//! | `consult 2 1+3`, `consult town 1` | look at the first and third archived prints of seat 2; at the town's first |
//! | `envoy 2 1` | the same from afar, with the Envoyé |
//! | `heal NE` | pass the turn to heal on a refuge |
//! | `trap`, `end` | lay the trap on my cell; end my turn |
//! | `note village present` | lay a Pense-Bête |
//! | `solicit 2`, `solicit 3 drop prince` | take a Character from a space, giving one back |
//! | `charm top`, `charm 1 drop prince` | the same with a Séduction token, also from the top of the pile |
//! | `suspect river` | look at all prints of a colour instead of playing |
//! | `marquis B2` | a battue of my own, one cell from the Beast |
//! | `look procureur D4` | look at a print from afar |
//! | `ride C5` | two or three cells with the Cavalier |
//! | `swap B4`, `shot`, `wall` | tokens of the Fourbe, the Garde-chasse, the Discret |
//! | `beast C4` | Mère Courage moves the Beast |
//! | `keep 2` | the Louvetier keeps the print in this place |
//! | `name 3` | name the next first player |
//! | `lead B2`, `walk B2` | lead the battue on; walk on alone |
//! | `peek 2` | look at this print of the left neighbour's archives |
//! | `yes`, `no` | take or leave what is offered |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Refusal, Seat};

use crate::card::Character;
use crate::cell::Cell;
use crate::print::Colour;

/// Most hunters at a table.
pub const MAX_HUNTERS: usize = 4;

/// Whose archives: a hunter's, or the town's in solo games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shelf {
    /// The archives of a hunter.
    Hunter(Seat),
    /// The town archives (GEV-SOLO-2).
    Town,
}

impl Shelf {
    /// Its place among all archives: the town's come last.
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        match self {
            Self::Hunter(seat) => seat.idx() & 3,
            Self::Town => MAX_HUNTERS,
        }
    }

    /// The archives at this place.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        if index < MAX_HUNTERS { Self::Hunter(Seat::at(index)) } else { Self::Town }
    }
}

/// Most prints that archives can hold.
pub(crate) const SHELF: usize = 20;
/// Most prints that may be looked at together: all of one colour (GEV-ACT-5).
pub(crate) const MOST_PLACES: usize = 6;

/// A set of places in archives, the first being bit 0. Never more than can be looked at together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Places(pub(crate) u32);

impl Places {
    /// The places in it, counted from 0.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..20).filter(move |at| self.0 >> at & 1 == 1)
    }
}

/// Where a Character is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A space of the Characters board, 0 to 2; 2 is the third.
    Space(u8),
    /// The top of the pile (GEV-CAP-7).
    Top,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Put the figure on a refuge at set-up (GEV-SET-11).
    Place(Cell),
    /// Move one cell (GEV-ACT-1).
    Walk(Cell),
    /// Examine the print of the own cell (GEV-ACT-2).
    Examine,
    /// Archive it (GEV-ACT-3).
    Archive,
    /// Consult archives (GEV-ACT-4).
    Consult(Shelf, Places),
    /// Consult archives from afar (GEV-P13).
    Envoy(Shelf, Places),
    /// Heal on a refuge (GEV-FREE-1).
    Heal(Cell),
    /// Lay the trap (GEV-FREE-5).
    Trap,
    /// End the turn.
    End,
    /// Lay a Pense-Bête (GEV-FREE-2).
    Note(Colour, bool),
    /// Solicit a Character, giving one back (GEV-SOL-1).
    Solicit(Source, Option<Character>),
    /// Solicit with a Séduction token (GEV-CAP-7).
    Charm(Source, Option<Character>),
    /// The Suspect looks at a colour (GEV-P09).
    Suspect(Colour),
    /// The Marquis' battue (GEV-P18).
    Marquis(Cell),
    /// A scout looks from afar (GEV-P04).
    Scout(Character, Cell),
    /// The Cavalier rides (GEV-P14).
    Ride(Cell),
    /// The Fourbe swaps prints (GEV-CAP-1).
    Swap(Cell),
    /// The Garde-chasse shoots (GEV-CAP-3).
    Shot,
    /// The Discret builds a wall (GEV-CAP-6).
    Wall,
    /// Mère Courage moves the Beast (GEV-P12).
    Beast(Cell),
    /// The Louvetier keeps a print (GEV-P11).
    Keep(u8),
    /// Name the next first player (GEV-FP-2).
    Name(Seat),
    /// Lead the battue (GEV-EVT-3).
    Lead(Cell),
    /// Walk on alone (GEV-P01, GEV-H12).
    Further(Cell),
    /// Look at one print of the left neighbour (GEV-H09).
    Peek(u8),
    /// Take what is offered.
    Yes,
    /// Leave it.
    No,
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hunter(seat) => write!(f, "{seat}"),
            Self::Town => f.write_str("town"),
        }
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, place) in self.iter().enumerate() {
            write!(f, "{}{}", if nth > 0 { "+" } else { "" }, place + 1)?;
        }
        Ok(())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(space) => write!(f, "{}", space + 1),
            Self::Top => f.write_str("top"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let take = |f: &mut fmt::Formatter<'_>, word, source, drop: Option<Character>| {
            write!(f, "{word} {source}")?;
            drop.map_or(Ok(()), |it| write!(f, " drop {it}"))
        };
        match *self {
            Self::Place(cell) => write!(f, "place {cell}"),
            Self::Walk(cell) => write!(f, "move {cell}"),
            Self::Examine => f.write_str("examine"),
            Self::Archive => f.write_str("archive"),
            Self::Consult(shelf, places) => write!(f, "consult {shelf} {places}"),
            Self::Envoy(shelf, places) => write!(f, "envoy {shelf} {places}"),
            Self::Heal(cell) => write!(f, "heal {cell}"),
            Self::Trap => f.write_str("trap"),
            Self::End => f.write_str("end"),
            Self::Note(colour, yes) => write!(f, "note {colour} {}", if yes { "present" } else { "absent" }),
            Self::Solicit(source, drop) => take(f, "solicit", source, drop),
            Self::Charm(source, drop) => take(f, "charm", source, drop),
            Self::Suspect(colour) => write!(f, "suspect {colour}"),
            Self::Marquis(cell) => write!(f, "marquis {cell}"),
            Self::Scout(who, cell) => write!(f, "look {who} {cell}"),
            Self::Ride(cell) => write!(f, "ride {cell}"),
            Self::Swap(cell) => write!(f, "swap {cell}"),
            Self::Shot => f.write_str("shot"),
            Self::Wall => f.write_str("wall"),
            Self::Beast(cell) => write!(f, "beast {cell}"),
            Self::Keep(place) => write!(f, "keep {}", place + 1),
            Self::Name(seat) => write!(f, "name {seat}"),
            Self::Lead(cell) => write!(f, "lead {cell}"),
            Self::Further(cell) => write!(f, "walk {cell}"),
            Self::Peek(place) => write!(f, "peek {}", place + 1),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is not a move at all is refused as no action of a round.
pub(crate) const NOT_A_MOVE: Refusal = Refusal::new("GEV-RND-2", "not-a-move");

fn parsed<T: FromStr>(word: &str) -> Result<T, Refusal> {
    word.parse().map_err(|_| NOT_A_MOVE)
}

fn seat(word: &str) -> Result<Seat, Refusal> {
    let seat: Option<Seat> = word.parse().ok();
    seat.filter(|it| it.idx() < MAX_HUNTERS && word.len() == 1).ok_or(NOT_A_MOVE)
}

fn shelf(word: &str) -> Result<Shelf, Refusal> {
    if word == "town" { Ok(Shelf::Town) } else { seat(word).map(Shelf::Hunter) }
}

/// A place from 1 to 20, written in one way only.
fn place(word: &str) -> Result<u8, Refusal> {
    let place: u8 = parsed(word)?;
    if (1..=20).contains(&place) && word.len() == place.to_string().len() { Ok(place - 1) } else { Err(NOT_A_MOVE) }
}

/// Places in rising order, joined by `+`.
fn places(word: &str) -> Result<Places, Refusal> {
    let mut bits = 0_u32;
    for word in word.split('+') {
        let bit = 1 << place(word)?;
        if bits >= bit {
            return Err(NOT_A_MOVE);
        }
        bits |= bit;
    }
    if bits.count_ones() as usize > MOST_PLACES {
        return Err(Refusal::new("GEV-ACT-5", "colours"));
    }
    Ok(Places(bits))
}

fn source(word: &str) -> Result<Source, Refusal> {
    match word {
        "1" => Ok(Source::Space(0)),
        "2" => Ok(Source::Space(1)),
        "3" => Ok(Source::Space(2)),
        "top" => Ok(Source::Top),
        _ => Err(NOT_A_MOVE),
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut words = [""; 4];
        let mut n_words = 0;
        for word in text.split(' ') {
            *words.get_mut(n_words).ok_or(NOT_A_MOVE)? = word;
            n_words += 1;
        }
        match words[..n_words] {
            [word] => one_word(word),
            [word, about] => two_words(word, about),
            ["consult", whose, which] => Ok(Self::Consult(shelf(whose)?, places(which)?)),
            ["envoy", whose, which] => Ok(Self::Envoy(shelf(whose)?, places(which)?)),
            ["look", who, at] => Ok(Self::Scout(parsed(who)?, parsed(at)?)),
            ["note", colour, "present"] => Ok(Self::Note(parsed(colour)?, true)),
            ["note", colour, "absent"] => Ok(Self::Note(parsed(colour)?, false)),
            ["solicit", from, "drop", who] => Ok(Self::Solicit(source(from)?, Some(parsed(who)?))),
            ["charm", from, "drop", who] => Ok(Self::Charm(source(from)?, Some(parsed(who)?))),
            _ => Err(NOT_A_MOVE),
        }
    }
}

fn one_word(word: &str) -> Result<Move, Refusal> {
    Ok(match word {
        "examine" => Move::Examine,
        "archive" => Move::Archive,
        "trap" => Move::Trap,
        "end" => Move::End,
        "shot" => Move::Shot,
        "wall" => Move::Wall,
        "yes" => Move::Yes,
        "no" => Move::No,
        _ => return Err(NOT_A_MOVE),
    })
}

fn two_words(word: &str, about: &str) -> Result<Move, Refusal> {
    Ok(match word {
        "place" => Move::Place(parsed(about)?),
        "move" => Move::Walk(parsed(about)?),
        "heal" => Move::Heal(parsed(about)?),
        "marquis" => Move::Marquis(parsed(about)?),
        "ride" => Move::Ride(parsed(about)?),
        "swap" => Move::Swap(parsed(about)?),
        "beast" => Move::Beast(parsed(about)?),
        "lead" => Move::Lead(parsed(about)?),
        "walk" => Move::Further(parsed(about)?),
        "suspect" => Move::Suspect(parsed(about)?),
        "solicit" => Move::Solicit(source(about)?, None),
        "charm" => Move::Charm(source(about)?, None),
        "keep" => Move::Keep(place(about)?),
        "peek" => Move::Peek(place(about)?),
        "name" => Move::Name(seat(about)?),
        _ => return Err(NOT_A_MOVE),
    })
}

impl FromIterator<usize> for Places {
    /// Places counted from 0; those beyond the twentieth are left out, and so are those beyond the sixth of them.
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let places = places.into_iter().filter(|it| *it < SHELF).take(MOST_PLACES);
        Self(places.fold(0, |bits, it| bits | 1 << it))
    }
}
