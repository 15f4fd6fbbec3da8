//! Names of what is printed: hunters, Characters, events, the die. What they are worth is in the board's file.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// The seven hunters (GEV-MAT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanHunter"))]
pub enum Hunter {
    /// Swaps prints (GEV-CAP-1).
    Fourbe,
    /// Takes a toll (GEV-CAP-2).
    Negociateur,
    /// Drives the Beast back (GEV-CAP-3).
    GardeChasse,
    /// Is spared once (GEV-CAP-4).
    Devot,
    /// Is dear to consult (GEV-CAP-5).
    Egoiste,
    /// Hides behind a wall (GEV-CAP-6).
    Discret,
    /// Charms Characters (GEV-CAP-7).
    Diplomate,
}

impl Hunter {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Fourbe,
        Self::Negociateur,
        Self::GardeChasse,
        Self::Devot,
        Self::Egoiste,
        Self::Discret,
        Self::Diplomate,
    ];

    /// Its key in files, options and texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fourbe => "fourbe",
            Self::Negociateur => "negociateur",
            Self::GardeChasse => "garde-chasse",
            Self::Devot => "devot",
            Self::Egoiste => "egoiste",
            Self::Discret => "discret",
            Self::Diplomate => "diplomate",
        }
    }
}

impl FromStr for Hunter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.key() == text).ok_or(())
    }
}

/// Characters in the game (GEV-MAT-11).
pub const N_CHARACTERS: usize = 20;

/// Keys of the Characters P1 to P20, in order.
const CHARACTER_KEYS: [&str; N_CHARACTERS] = [
    "paysan-1",
    "paysan-2",
    "paysan-3",
    "procureur",
    "dragon",
    "ministre",
    "eveque",
    "heros",
    "suspect",
    "prince",
    "louvetier",
    "mere-courage",
    "envoye",
    "cavalier",
    "combattante",
    "passeur",
    "chirurgien",
    "marquis",
    "marginal",
    "garde-forestier",
];

/// A Character, P1 being 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(u8);

/// The Characters whose powers the rules ask for by name.
impl Character {
    /// P4 looks on village cells.
    pub const PROCUREUR: Self = Self(3);
    /// P5 looks on Dragon cells.
    pub const DRAGON: Self = Self(4);
    /// P7 summons the others to church.
    pub const EVEQUE: Self = Self(6);
    /// P8 wins ties.
    pub const HEROS: Self = Self(7);
    /// P9 looks at a whole colour.
    pub const SUSPECT: Self = Self(8);
    /// P10 may stay away from a battue.
    pub const PRINCE: Self = Self(9);
    /// P11 keeps a print he was shown.
    pub const LOUVETIER: Self = Self(10);
    /// P12 drives the Beast away.
    pub const MERE_COURAGE: Self = Self(11);
    /// P13 consults from afar.
    pub const ENVOYE: Self = Self(12);
    /// P14 rides.
    pub const CAVALIER: Self = Self(13);
    /// P15 has the die rerolled.
    pub const COMBATTANTE: Self = Self(14);
    /// P16 looks on river cells.
    pub const PASSEUR: Self = Self(15);
    /// P17 heals quickly.
    pub const CHIRURGIEN: Self = Self(16);
    /// P18 leads a battue of his own.
    pub const MARQUIS: Self = Self(17);
    /// P19 fears no Beast.
    pub const MARGINAL: Self = Self(18);
    /// P20 looks on forest cells.
    pub const GARDE_FORESTIER: Self = Self(19);
    /// The four who look from afar, in the order of the colours of their cells.
    pub const SCOUTS: [Self; 4] = [Self::PROCUREUR, Self::PASSEUR, Self::GARDE_FORESTIER, Self::DRAGON];

    /// The Character at `index`; `None` beyond the last.
    pub const fn new(index: usize) -> Option<Self> {
        if index < N_CHARACTERS { Some(Self(index as u8)) } else { None }
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % N_CHARACTERS) as u8)
    }

    /// Its index: P1 is 0.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its bit in sets of Characters.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it is one of the three Paysans.
    #[inline]
    pub const fn is_paysan(self) -> bool {
        self.0 < 3
    }

    /// Its key in files and texts.
    pub const fn key(self) -> &'static str {
        CHARACTER_KEYS[self.0 as usize % N_CHARACTERS]
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_CHARACTERS).map(Self::at)
    }
}

impl fmt::Debug for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Character {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        CHARACTER_KEYS.iter().position(|it| *it == text).map(Self::at).ok_or(())
    }
}

impl Serialize for Character {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

table::keyed!(Character);

/// What an event card does first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanEventKind"))]
pub enum EventKind {
    /// Everybody beats the country (GEV-EVT-3).
    Battue,
    /// The Beast grows fiercer (GEV-EVT-2).
    Ferocity,
    /// Derniers tours (GEV-EVT-7).
    LastRounds,
    /// Fin de la prime du roi (GEV-EVT-8).
    End,
}

/// Keys of the event cards: E1–E12, H1–H12, Derniers tours, Fin de la prime.
const CARD_KEYS: [&str; 26] = [
    "e01",
    "e02",
    "e03",
    "e04",
    "e05",
    "e06",
    "e07",
    "e08",
    "e09",
    "e10",
    "e11",
    "e12",
    "h01",
    "h02",
    "h03",
    "h04",
    "h05",
    "h06",
    "h07",
    "h08",
    "h09",
    "h10",
    "h11",
    "h12",
    "last-rounds",
    "end",
];

/// An event card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Derniers tours.
    pub const LAST_ROUNDS: Self = Self(24);
    /// Fin de la prime du roi.
    pub const END: Self = Self(25);

    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % CARD_KEYS.len()) as u8)
    }

    /// The historical event of this number, 1 to 12.
    #[inline]
    pub(crate) const fn h(number: usize) -> Self {
        Self((11 + number) as u8)
    }

    /// Its index: E1 is 0, H1 is 12.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its key in files and texts.
    pub const fn key(self) -> &'static str {
        CARD_KEYS[self.0 as usize % CARD_KEYS.len()]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        CARD_KEYS.iter().position(|it| *it == text).map(Self::at).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

table::keyed!(Card);

/// A colour of the die and of the Beast's arrows (GEV-MAT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanArrow"))]
pub enum Arrow {
    /// Three faces of six.
    Black,
    /// Two faces.
    Grey,
    /// One face.
    White,
}

impl Arrow {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Black, Self::Grey, Self::White];
    /// The six faces of the die.
    pub const DIE: [Self; 6] = [Self::Black, Self::Black, Self::Black, Self::Grey, Self::Grey, Self::White];

    /// Its place in [`Arrow::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Grey => "grey",
            Self::White => "white",
        }
    }
}

impl FromStr for Arrow {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or(())
    }
}
