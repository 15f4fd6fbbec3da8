//! The deck as data. Words live in the texts under `bestioles-card-<key>`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// One of the three theatres of operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Theatre {
    /// The sky.
    Air,
    /// The ground.
    Land,
    /// The water.
    Sea,
}

impl Theatre {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Air, Self::Land, Self::Sea];

    /// Its index in [`Theatre::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Its word in notation.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Air => "air",
            Self::Land => "land",
            Self::Sea => "sea",
        }
    }
}

impl fmt::Display for Theatre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Theatre {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.key() == text).ok_or(())
    }
}

/// What a card can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing.
    None,
    /// Ongoing: +3 in each adjacent theatre.
    Support,
    /// Instant: the next card may go face up anywhere.
    AirDrop,
    /// Instant: flip an uncovered card next door.
    Maneuver,
    /// Ongoing: own cards of printed strength 3 or less go face up anywhere.
    Aerodrome,
    /// Ongoing: cards played face down are destroyed.
    Containment,
    /// Instant: draw a card and play it face down next door.
    Reinforce,
    /// Instant: flip any uncovered card.
    Ambush,
    /// Ongoing: the cards below it have strength 4.
    CoverFire,
    /// Instant: each player flips one of his own uncovered cards.
    Disrupt,
    /// Instant, optional: move one of your cards.
    Transport,
    /// Ongoing: own face-down cards have strength 4.
    Escalation,
    /// Instant, optional: take a face-down card back and play a card.
    Redeploy,
    /// Ongoing: cards played next door to three or more are destroyed.
    Blockade,
}

impl Ability {
    /// Whether it works once, at once, when its card is turned up.
    pub const fn is_instant(self) -> bool {
        match self {
            Self::AirDrop
            | Self::Maneuver
            | Self::Reinforce
            | Self::Ambush
            | Self::Disrupt
            | Self::Transport
            | Self::Redeploy => true,
            Self::None
            | Self::Support
            | Self::Aerodrome
            | Self::Containment
            | Self::CoverFire
            | Self::Escalation
            | Self::Blockade => false,
        }
    }
}

/// One of the 18 battle cards, as an index into [`CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, type = "`${\"air\" | \"land\" | \"sea\"}-${1 | 2 | 3 | 4 | 5 | 6}`")
)]
pub struct Card(u8);

/// Everything the rules need to know about one card.
#[derive(Debug)]
pub struct CardSpec {
    /// Notation, translations and pictures go by it.
    pub key: &'static str,
    /// The theatre it matches.
    pub theatre: Theatre,
    /// Printed strength.
    pub strength: u8,
    /// What it does.
    pub ability: Ability,
}

const fn row(key: &'static str, theatre: Theatre, strength: u8, ability: Ability) -> CardSpec {
    CardSpec { key, theatre, strength, ability }
}

/// Cards in the deck.
pub const N_CARDS: usize = 18;

/// One row a card, ordered by theatre and strength.
#[rustfmt::skip]
pub const CARDS: [CardSpec; N_CARDS] = [
    row("air-1",  Theatre::Air,  1, Ability::Support),
    row("air-2",  Theatre::Air,  2, Ability::AirDrop),
    row("air-3",  Theatre::Air,  3, Ability::Maneuver),
    row("air-4",  Theatre::Air,  4, Ability::Aerodrome),
    row("air-5",  Theatre::Air,  5, Ability::Containment),
    row("air-6",  Theatre::Air,  6, Ability::None),
    row("land-1", Theatre::Land, 1, Ability::Reinforce),
    row("land-2", Theatre::Land, 2, Ability::Ambush),
    row("land-3", Theatre::Land, 3, Ability::Maneuver),
    row("land-4", Theatre::Land, 4, Ability::CoverFire),
    row("land-5", Theatre::Land, 5, Ability::Disrupt),
    row("land-6", Theatre::Land, 6, Ability::None),
    row("sea-1",  Theatre::Sea,  1, Ability::Transport),
    row("sea-2",  Theatre::Sea,  2, Ability::Escalation),
    row("sea-3",  Theatre::Sea,  3, Ability::Maneuver),
    row("sea-4",  Theatre::Sea,  4, Ability::Redeploy),
    row("sea-5",  Theatre::Sea,  5, Ability::Blockade),
    row("sea-6",  Theatre::Sea,  6, Ability::None),
];

impl Card {
    pub(crate) const SUPPORT: Self = Self(0);
    pub(crate) const AERODROME: Self = Self(3);
    pub(crate) const CONTAINMENT: Self = Self(4);
    pub(crate) const COVER_FIRE: Self = Self(9);
    pub(crate) const ESCALATION: Self = Self(13);
    pub(crate) const BLOCKADE: Self = Self(16);

    /// The card at `index` modulo the deck.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % N_CARDS) as u8)
    }

    /// The card of these five bits, which were once those of a card.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Its index in [`CARDS`].
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Its row.
    #[inline]
    pub const fn spec(self) -> &'static CardSpec {
        &CARDS[self.0 as usize]
    }

    /// The theatre it matches.
    #[inline]
    pub const fn theatre(self) -> Theatre {
        Theatre::ALL[self.0 as usize / 6]
    }

    /// Its printed strength.
    #[inline]
    pub const fn strength(self) -> u8 {
        self.0 % 6 + 1
    }

    /// What it does.
    #[inline]
    pub const fn ability(self) -> Ability {
        self.spec().ability
    }

    /// The whole deck in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_CARDS).map(Self::at)
    }
}

const _: () = {
    let mut idx = 0;
    while idx < N_CARDS {
        let row = &CARDS[idx];
        assert!(row.theatre as usize == idx / 6 && row.strength as usize == idx % 6 + 1, "rows follow the order");
        idx += 1;
    }
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().key)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().key)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|it| it.spec().key == text).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spec().key)
    }
}

table::keyed!(Card);

table::bit_set! {
    /// A set of cards.
    pub struct CardSet(u32) of Card;
}

impl CardSet {
    /// The whole deck.
    pub const DECK: Self = Self((1 << N_CARDS) - 1);

    /// Just `card` if `wanted`, else nothing. Without a branch: what random games want cannot be foreseen.
    #[inline]
    pub(crate) const fn one_if(card: Card, wanted: bool) -> Self {
        Self((wanted as u32) << card.0)
    }

    /// The cards of one theatre.
    #[inline]
    pub const fn of(theatre: Theatre) -> Self {
        Self(0b11_1111 << (6 * theatre as usize))
    }

    /// The cards of printed strength 3 or less.
    pub const LIGHT: Self = Self(0b000_111_000_111_000_111);

    /// The cards with an instant ability.
    pub(crate) const INSTANTS: Self = {
        let mut cards = Self::EMPTY;
        let mut at = 0;
        while at < N_CARDS {
            cards = cards.or(Self::one_if(Card::at(at), CARDS[at].ability.is_instant()));
            at += 1;
        }
        cards
    };
}
