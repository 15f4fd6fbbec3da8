//! What a table can agree on: the deck and the settings.

use serde::{Deserialize, Serialize};
use table::{Choice, OptionsError};

use crate::role::{Deck, Role};

/// Most Simple Villagers and Werewolves there are cards for (LGT-GEN-3).
const MOST_VILLAGERS: u8 = 12;

table::setting! {
    /// How many Werewolves (LGT-GEN-5).
    pub enum Wolves as "LoupsWolves" {
        /// What suits the number of players.
        Default = "default",
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
    }
}

table::setting! {
    /// Whether a special card is in the deck (LGT-SET-1).
    pub enum Special as "LoupsSpecial" {
        /// As suits the number of players.
        Default = "default",
        /// It is.
        Yes = "yes",
        /// It is not.
        No = "no",
    }
}

table::setting! {
    /// Who holds the double arrow (LGT-R20).
    pub enum Double as "LoupsDouble" {
        /// Somebody else at each vote.
        Each = "each",
        /// The same player all the time, drawn at the deal.
        Fixed = "fixed",
        /// Nobody.
        None = "none",
    }
}

table::setting! {
    /// What a second tie of the village means (LGT-R19).
    pub enum SecondTie as "LoupsSecondTie" {
        /// Nobody is executed.
        Nobody = "nobody",
        /// One of the tied, drawn.
        Random = "random",
        /// All of the tied.
        All = "all",
    }
}

table::setting! {
    /// What a second tie of the wolves means (LGT-R12).
    pub enum WolvesTie as "LoupsWolvesTie" {
        /// One of the tied, drawn.
        Random = "random",
        /// Nobody is devoured.
        Nobody = "nobody",
    }
}

table::setting! {
    /// What a silent Cupid does (LGT-R05).
    pub enum CupidSilent as "LoupsCupidSilent" {
        /// A pair is drawn.
        Random = "random",
        /// There are no Lovers.
        None = "none",
    }
}

table::setting! {
    /// Whether a Hunter who dies of grief shoots (LGT-R09).
    pub enum HunterGrief as "LoupsHunterGrief" {
        /// He does.
        Yes = "yes",
        /// He does not: only devoured or executed, as printed.
        Literal = "literal",
    }
}

table::setting! {
    /// A setting that is off unless the table wants it.
    pub enum Off as "LoupsOff" {
        /// Not wanted.
        Off = "off",
        /// Wanted.
        On = "on",
    }
}

table::setting! {
    /// A setting that is on unless the table does not want it.
    pub enum On as "LoupsOn" {
        /// Wanted.
        On = "on",
        /// Not wanted.
        Off = "off",
    }
}

/// What the table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsOptions"))]
pub struct Options {
    /// Number of Werewolves.
    pub wolves: Wolves,
    /// The Seer.
    pub seer: Special,
    /// The Hunter.
    pub hunter: Special,
    /// Cupid.
    pub cupid: Special,
    /// The Thief, with two more Simple Villagers.
    pub thief: Special,
    /// The Little Girl.
    pub girl: Special,
    /// The double arrow.
    pub double: Double,
    /// A second tie of the village.
    pub second_tie: SecondTie,
    /// A second tie of the wolves.
    pub wolves_tie: WolvesTie,
    /// A silent Cupid.
    pub cupid_silent: CupidSilent,
    /// A Hunter who dies of grief.
    pub hunter_grief: HunterGrief,
    /// Whether parity is a victory of the wolves (LGT-R22).
    pub parity_ends_game: Off,
    /// Whether the dead see what is hidden (LGT-SLP-1).
    pub dead_watch: On,
    /// Whether the dead talk among themselves (LGT-TALK-4).
    pub dead_chat: Off,
    /// More Simple Villagers than there are cards for. Experiments only: it cannot be written down, so that no lobby,
    /// record or request can ask for it.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub free_deck: bool,
}

/// What can be chosen.
pub(crate) const CHOICES: &[Choice] = &[
    Wolves::choice("wolves"),
    Special::choice("seer"),
    Special::choice("hunter"),
    Special::choice("cupid"),
    Special::choice("thief"),
    Special::choice("girl"),
    Double::choice("double"),
    SecondTie::choice("second_tie"),
    WolvesTie::choice("wolves_tie"),
    CupidSilent::choice("cupid_silent"),
    HunterGrief::choice("hunter_grief"),
    Off::choice("parity_ends_game"),
    On::choice("dead_watch"),
    Off::choice("dead_chat"),
];

const TOO_MANY_VILLAGERS: OptionsError = OptionsError::Conflict { rule: "LGT-GEN-3", code: "too-many-villagers" };
const THIEF_NEEDS_WOLVES: OptionsError = OptionsError::Conflict { rule: "LGT-GEN-5", code: "thief-needs-two-wolves" };

impl Options {
    /// The deck for so many players (part 1.6 of the rules): everybody who is nothing else is a Simple Villager.
    pub fn deck(&self, n_seats: usize) -> Deck {
        let wolves = match self.wolves {
            Wolves::Default => 2 + u8::from(n_seats >= 14),
            Wolves::One => 1,
            Wolves::Two => 2,
            Wolves::Three => 3,
        };
        let special = |wish: Special, from: usize| {
            u8::from(match wish {
                Special::Default => n_seats >= from,
                Special::Yes => true,
                Special::No => false,
            })
        };
        let (seer, hunter) = (special(self.seer, 8), special(self.hunter, 9));
        let (cupid, girl, thief) = (special(self.cupid, 10), special(self.girl, 11), special(self.thief, 15));
        let others = wolves + seer + hunter + cupid + thief + girl;
        let villagers = (n_seats as u8 + 2 * thief).saturating_sub(others);
        Deck::new([wolves, villagers, seer, hunter, cupid, thief, girl])
    }

    pub(crate) fn check(&self, n_seats: usize) -> Result<(), OptionsError> {
        let deck = self.deck(n_seats);
        if deck.has(Role::Thief) && deck.count(Role::Wolf) < 2 {
            return Err(THIEF_NEEDS_WOLVES);
        }
        if deck.count(Role::Villager) > MOST_VILLAGERS && !self.free_deck {
            return Err(TOO_MANY_VILLAGERS);
        }
        Ok(())
    }
}
