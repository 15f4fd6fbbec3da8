//! What a viewer hears.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seats};

use crate::event::PAD;
use crate::ledger::WORDS;
use crate::role::Role;
use crate::view::TruthView;

/// One step of a night (LGT-CALL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsCall"))]
pub enum Call {
    /// The Thief, on the first night.
    Thief,
    /// Cupid, on the first night.
    Cupid,
    /// The Lovers, on the first night.
    Lovers,
    /// The Seer.
    Seer,
    /// The wolves' first round.
    Wolves,
    /// Their second round.
    WolvesAgain,
    /// The Little Girl and the wolves.
    Duel,
}

impl Call {
    /// All calls, in the order of a night.
    pub const ALL: [Self; 7] =
        [Self::Thief, Self::Cupid, Self::Lovers, Self::Seer, Self::Wolves, Self::WolvesAgain, Self::Duel];
}

/// How somebody died, as far as everybody is told (LGT-R28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsCause"))]
pub enum Cause {
    /// Devoured, or caught: never distinguished.
    Night,
    /// By the vote of the village.
    Executed,
    /// For a dead Lover.
    Grief,
    /// By the Hunter.
    Shot,
    /// Left the game.
    Left,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsReason"))]
pub enum Reason {
    /// The last wolf is dead (LGT-WIN-1).
    Village,
    /// The last Villager is dead (LGT-WIN-2), or parity where the table wanted it (LGT-R22).
    Wolves,
    /// Only the mixed couple is left (LGT-WIN-3).
    Lovers,
    /// Everybody is dead (LGT-R21).
    Nobody,
}

impl Reason {
    /// Its name in outcomes and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Village => "village",
            Self::Wolves => "wolves",
            Self::Lovers => "lovers",
            Self::Nobody => "nobody",
        }
    }
}

/// What one viewer is told when a call closes (LGT-NIGHT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsResult"))]
pub enum Told {
    /// Nothing.
    Nothing,
    /// The Thief's card from now on: `role`.
    Card,
    /// Cupid's pair: `seat` and `side`.
    Pair,
    /// My Lover: `seat`.
    Lover,
    /// The Seer's vision: `seat` is `role`.
    Vision,
    /// The wolves' victim: `seat`.
    Victim,
    /// The wolves do not agree: they vote again.
    Again,
    /// The wolves devour nobody.
    NoVictim,
    /// The Little Girl's stare: `seat` is a wolf.
    Wolf,
    /// Her glance: one of `seat` and `side` is a wolf, the other is not.
    OneOfTwo,
    /// The wolves have caught the Little Girl: `seat`.
    Caught,
}

/// One ballot, as it is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsBallot"))]
pub struct Ballot {
    /// Whose.
    pub seat: u8,
    /// For whom; absent if no vote was cast (LGT-R16).
    pub side: Option<u8>,
    /// 2 with the double arrow, else 1.
    pub weight: u8,
}

/// What a reply is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsAbout"))]
pub enum About {
    /// An accusation.
    Accusation,
    /// A report.
    Report,
}

/// A reason that everybody can see for what somebody says: a fact about whom it is said of, and perhaps about `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsWhy"))]
pub enum Why {
    /// `of` says that he is a wolf.
    Reported,
    /// He has defended `of`, who was a wolf.
    DefendedWolf,
    /// What he said of `of` was not so.
    Refuted,
    /// `of` says that he has the same card, or has shown it.
    Rivals,
    /// Yesterday he voted against `of`, who was no wolf.
    VotedInnocent,
    /// Yesterday he did not vote against `of`, who was a wolf.
    SparedWolf,
    /// `of`, whom the night has killed, had named him.
    Feared,
    /// He is against the speaker, today or in yesterday's vote.
    AgainstMe,
    /// `of` has said the same.
    Seconds,
    /// He has said nothing today.
    Silent,
    /// Yesterday he voted against `of`.
    Voted,
    /// He has named `of`, who was a wolf.
    Hunted,
    /// `of` says that he is no wolf.
    Vouched,
    /// `of` has accused the speaker.
    Named,
}

impl Why {
    /// All reasons.
    pub const ALL: [Self; 14] = [
        Self::Reported,
        Self::DefendedWolf,
        Self::Refuted,
        Self::Rivals,
        Self::VotedInnocent,
        Self::SparedWolf,
        Self::Feared,
        Self::AgainstMe,
        Self::Seconds,
        Self::Silent,
        Self::Voted,
        Self::Hunted,
        Self::Vouched,
        Self::Named,
    ];

    /// Its name on the wire and in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reported => "reported",
            Self::DefendedWolf => "defended_wolf",
            Self::Refuted => "refuted",
            Self::Rivals => "rivals",
            Self::VotedInnocent => "voted_innocent",
            Self::SparedWolf => "spared_wolf",
            Self::Feared => "feared",
            Self::AgainstMe => "against_me",
            Self::Seconds => "seconds",
            Self::Silent => "silent",
            Self::Voted => "voted",
            Self::Hunted => "hunted",
            Self::Vouched => "vouched",
            Self::Named => "named",
        }
    }
}

/// Why nobody was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsSpared"))]
pub enum Spared {
    /// Nobody voted (LGT-R16).
    Silence,
    /// A second tie (LGT-R19).
    Tie,
}

/// What a viewer hears. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsNews"))]
pub enum News {
    /// Night falls.
    NightFell {
        /// Its number, from 1.
        night: u16,
    },
    /// A call begins: everybody answers.
    Called {
        /// Which.
        call: Call,
    },
    /// An answer of the night, told to whoever may know it: oneself, the wolves among themselves, the watching dead.
    Answered {
        /// Whose.
        seat: u8,
        /// The move, in notation.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        answer: ArrayString<12>,
        /// Filler: every answer is as long as any other.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pad: ArrayString<12>,
    },
    /// A wolf points at somebody before he votes: a sign that only the living wolves see (LGT-R12).
    Pointed {
        /// Which wolf.
        seat: u8,
        /// At whom; at nobody any more if absent.
        side: Option<u8>,
    },
    /// A call closes, with its result for this viewer, as long as any other (LGT-NIGHT-1).
    Closed {
        /// Which.
        call: Call,
        /// What this viewer is told.
        told: Told,
        /// About whom.
        seat: Option<u8>,
        /// And whom.
        side: Option<u8>,
        /// Which card.
        role: Option<Role>,
        /// Filler: every result is as long as any other.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pad: ArrayString<PAD>,
    },
    /// Day breaks.
    Dawn {
        /// Number of the night that is over.
        night: u16,
        /// Whether nobody was killed in it.
        quiet: bool,
    },
    /// Somebody dies and shows the card.
    Died {
        /// Who.
        seat: u8,
        /// What he was.
        role: Role,
        /// How.
        cause: Cause,
        /// The dead Lover (of grief) or the Hunter (shot).
        by: Option<u8>,
    },
    /// Somebody has left; he dies now by day, else after the night or the vote (LGT-R33).
    Left {
        /// Who.
        seat: u8,
    },
    /// The Hunter takes aim.
    Aiming {
        /// The Hunter.
        seat: u8,
    },
    /// The Hunter has chosen.
    Fired {
        /// The Hunter.
        seat: u8,
        /// His target; nobody if absent.
        side: Option<u8>,
    },
    /// The debate is open.
    DebateOpened {
        /// Number of the day.
        day: u16,
    },
    /// Somebody has nothing more to say.
    Ready {
        /// Who.
        seat: u8,
    },
    /// Ballots are given out.
    VoteOpened {
        /// Number of the day.
        day: u16,
        /// Whether mine is the double arrow.
        double: bool,
    },
    /// A tie: the village votes again, between the tied (LGT-R18).
    RunoffOpened {
        /// Number of the day.
        day: u16,
        /// The tied.
        #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
        tied: Seats,
    },
    /// Somebody has voted; for whom is not told before the reveal.
    Voted {
        /// Who.
        seat: u8,
        /// For whom, told to himself only.
        side: Option<u8>,
    },
    /// All ballots at once (LGT-VOTE-2).
    Revealed {
        /// Number of the day.
        day: u16,
        /// Whether it was the run-off.
        runoff: bool,
        /// One a living seat, in seat order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Ballot>"))]
        ballots: PerSeat<Ballot>,
        /// Who held the double arrow.
        owner: Option<u8>,
    },
    /// Nobody is executed.
    Spared {
        /// Number of the day.
        day: u16,
        /// Why.
        why: Spared,
    },
    /// A statement: what somebody says he is.
    Claimed {
        /// Who.
        seat: u8,
        /// What.
        role: Role,
        /// Why, as far as everybody can see it.
        why: Option<Why>,
        /// About whom the reason is.
        of: Option<u8>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`. None comes twice a day (LGT-TALK-3).
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: what somebody says another one is.
    Reported {
        /// Who.
        seat: u8,
        /// Of whom.
        side: u8,
        /// What.
        role: Role,
        /// Its sentence: the text `loups-garous-news-statement-<words>`.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: an accusation.
    Accused {
        /// Who.
        seat: u8,
        /// Whom.
        side: u8,
        /// Why, as far as everybody can see it.
        why: Option<Why>,
        /// About whom the reason is.
        of: Option<u8>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`. None comes twice a day (LGT-TALK-3).
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: a defence.
    Defended {
        /// Who.
        seat: u8,
        /// Whom.
        side: u8,
        /// Why, as far as everybody can see it.
        why: Option<Why>,
        /// About whom the reason is.
        of: Option<u8>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`. None comes twice a day (LGT-TALK-3).
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: a vote told beforehand.
    Announced {
        /// Who.
        seat: u8,
        /// Against whom.
        side: u8,
        /// Why, as far as everybody can see it.
        why: Option<Why>,
        /// About whom the reason is.
        of: Option<u8>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`. None comes twice a day (LGT-TALK-3).
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: the last claim or report of somebody is not believed.
    Doubted {
        /// Who.
        seat: u8,
        /// Whom.
        side: u8,
        /// The card that was named.
        role: Role,
        /// Of whom it was said; of himself if absent.
        whom: Option<u8>,
        /// Why, as far as everybody can see it.
        why: Option<Why>,
        /// About whom the reason is.
        of: Option<u8>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`. None comes twice a day (LGT-TALK-3).
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// A statement: an answer to the last accusation or report that names somebody.
    Replied {
        /// Who.
        seat: u8,
        /// Yes or no.
        yes: bool,
        /// Who had accused or reported.
        side: u8,
        /// Which of the two.
        about: About,
        /// The role that was reported.
        role: Option<Role>,
        /// Its sentence: the text `loups-garous-news-statement-<words>`.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        words: ArrayString<WORDS>,
    },
    /// The first night after one's death: from now on everything is shown (LGT-SLP-1).
    Unveiled {
        /// What was hidden so far.
        truth: Box<TruthView>,
    },
    /// It is over; the view shows everything (LGT-WIN-5).
    Over {
        /// How it ended.
        reason: Reason,
    },
    /// The card of somebody who lived to the end.
    Unmasked {
        /// Who.
        seat: u8,
        /// What he is.
        role: Role,
    },
}

impl Told {
    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Card => "card",
            Self::Pair => "pair",
            Self::Lover => "lover",
            Self::Vision => "vision",
            Self::Victim => "victim",
            Self::Again => "again",
            Self::NoVictim => "no_victim",
            Self::Wolf => "wolf",
            Self::OneOfTwo => "one_of_two",
            Self::Caught => "caught",
        }
    }
}
