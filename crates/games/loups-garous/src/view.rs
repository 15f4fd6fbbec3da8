//! What one viewer may know now. Built field by field from the state; nothing is there because it was left in.

use arrayvec::{ArrayString, ArrayVec};
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seats};

use crate::news::{About, Ballot, Call, Cause, News, Reason};
use crate::options::Options;
use crate::role::{N_ROLES, Role};
use crate::state::MAX_WOLVES;

/// Which part of a night or day it is. It is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsPhase"))]
pub enum Phase {
    /// Night: a call is open.
    Call,
    /// Day: the village talks.
    Debate,
    /// Day: the village votes.
    Vote,
    /// Day: the village votes again, between the tied.
    Runoff,
    /// The dying Hunter chooses.
    Shot,
    /// It is over.
    Over,
}

/// The table through one pair of eyes. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsView"))]
pub struct View {
    /// The seat that looks; absent for the public.
    pub seat: Option<u8>,
    /// What the table agreed on.
    pub options: Options,
    /// The deck, which is public: how many cards of each role, roles without cards left out.
    #[cfg_attr(feature = "ts", ts(as = "Vec<CardCount>"))]
    pub deck: ArrayVec<CardCount, N_ROLES>,
    /// Number of the night, from 1; the day after it has the same number.
    pub night: u16,
    /// Part of the night or day.
    pub phase: Phase,
    /// The open call, at night.
    pub call: Option<Call>,
    /// The calls of the present night, in order (LGT-CALL-1); those of the next one by day, as far as they are known.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Call>"))]
    pub calls: ArrayVec<Call, 7>,
    /// The players.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: PerSeat<PlayerView>,
    /// Whether calls last their time, even when all have answered (LGT-NIGHT-4).
    pub held: bool,
    /// Counts the periods of the game that can have a clock.
    pub period: u32,
    /// The statements of this day, in order, as they were told.
    pub today: Vec<News>,
    /// The Hunter who chooses now.
    pub shooter: Option<u8>,
    /// What comes after his choice.
    pub then: Option<Then>,
    /// Who dies after his choice: the rest of those who were executed together, or who have left.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub doomed: Seats,
    /// How they will die.
    pub doom: Option<Cause>,
    /// Who may be voted for now: the living, or in a run-off the tied. Empty outside votes.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub candidates: Seats,
    /// The last ballots that were revealed.
    pub reveal: Option<RevealView>,
    /// Who holds the double arrow, where everybody knows it.
    pub double: Option<u8>,
    /// The two Lovers, once their death has shown it.
    pub couple: Option<[u8; 2]>,
    /// The viewer's own secrets; absent for the public.
    pub own: Option<OwnView>,
    /// Everything, for the watching dead (LGT-SLP-1) and at the end (LGT-WIN-5).
    pub truth: Option<TruthView>,
    /// How it ended.
    pub end: Option<EndView>,
}

/// Where the game goes on after the Hunter's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsThen"))]
pub enum Then {
    /// The debate opens.
    Day,
    /// The debate goes on.
    Debate,
    /// Night falls.
    Night,
}

/// How many cards of a role are in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsCardCount"))]
pub struct CardCount {
    /// The role.
    pub role: Role,
    /// How many.
    pub count: u8,
}

/// What everybody sees of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "plain facts for whoever draws a player")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsPlayer"))]
pub struct PlayerView {
    /// Whether he lives.
    pub alive: bool,
    /// Whether he has left; he may still count as living until the night or the vote is over (LGT-R33).
    pub left: bool,
    /// His card, once he is dead.
    pub role: Option<Role>,
    /// How he died.
    pub cause: Option<Cause>,
    /// In which night, or on the day after it, he died.
    pub died: Option<u16>,
    /// Whether he has nothing more to say in this debate.
    pub ready: bool,
    /// Whether he has voted in this ballot; for whom is hidden until the reveal.
    pub voted: bool,
    /// Statements he can still make today (LGT-TALK-2).
    pub statements: u8,
    /// What he last claimed to be.
    pub claim: Option<Role>,
    /// The last accusation or report that names him, which he may answer.
    pub named: Option<NamedView>,
    /// His last claim or report, which others may doubt.
    pub word: Option<WordView>,
    /// Whom he has ever accused, or announced a vote against.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub accused: Seats,
    /// Whom he has ever defended.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub defended: Seats,
    /// Against whom he has ever voted.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub voted_against: Seats,
    /// Whom he has reported as a wolf.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub as_wolf: Seats,
    /// Whom he has reported as something else.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub as_other: Seats,
}

/// A claim or a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsWord"))]
pub struct WordView {
    /// The card that was named.
    pub role: Role,
    /// Of whom it was said; of himself if absent.
    pub of: Option<u8>,
}

/// An accusation or a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsNamed"))]
pub struct NamedView {
    /// Who made it.
    pub by: u8,
    /// Which of the two.
    pub about: About,
    /// The role that was reported.
    pub role: Option<Role>,
}

/// Ballots that were revealed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsReveal"))]
pub struct RevealView {
    /// Number of the day.
    pub day: u16,
    /// Whether it was the run-off.
    pub runoff: bool,
    /// One for each seat that lived, in seat order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Ballot>"))]
    pub ballots: PerSeat<Ballot>,
}

/// The secrets of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsOwn"))]
pub struct OwnView {
    /// My card.
    pub role: Role,
    /// The card I was dealt: another one only for a Thief who has swapped.
    pub dealt: Role,
    /// My answer to the open call, in notation.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub answer: Option<ArrayString<12>>,
    /// My ballot in the open vote: the seat; absent if I have not voted or had nobody to vote for.
    pub ballot: Option<u8>,
    /// Whether I hold the double arrow, as far as I know: from the beginning of the vote on.
    pub double: bool,
    /// My Lover, once I know him.
    pub lover: Option<u8>,
    /// The pair that I made as Cupid.
    pub pair: Option<[u8; 2]>,
    /// The two cards in the middle, for whoever was dealt the Thief.
    pub middle: Option<[Role; 2]>,
    /// What the Seer has seen, in order.
    pub visions: Vec<VisionView>,
    /// What the Little Girl has seen, in order.
    pub glimpses: Vec<GlimpseView>,
    /// What the wolves know, for a wolf from their first call on.
    pub pack: Option<PackView>,
}

/// One card the Seer has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsVision"))]
pub struct VisionView {
    /// In which night.
    pub night: u16,
    /// Whose card.
    pub seat: u8,
    /// What it is.
    pub role: Role,
}

/// One thing the Little Girl has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsGlimpse"))]
pub struct GlimpseView {
    /// In which night.
    pub night: u16,
    /// How she looked.
    pub peek: Peek,
    /// The name, or the first of two.
    pub seat: u8,
    /// The second name: exactly one of the two is a wolf. Absent: `seat` is a wolf.
    pub side: Option<u8>,
}

/// What the wolves know of each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsPack"))]
pub struct PackView {
    /// Every wolf, dead ones too.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub wolves: Seats,
    /// What each wolf has answered in this night's calls, in seat order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<WolfNight>"))]
    pub answers: ArrayVec<WolfNight, MAX_WOLVES>,
    /// At whom wolves point who have not answered yet (LGT-R12).
    #[cfg_attr(feature = "ts", ts(as = "Vec<PointView>"))]
    pub points: ArrayVec<PointView, MAX_WOLVES>,
    /// Between whom they vote again; empty if they need not.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub leaders: Seats,
    /// Whom they have chosen, once they have.
    pub victim: Option<u8>,
    /// Whom they have caught this night.
    pub caught: Option<u8>,
}

/// A wolf who points at somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsPoint"))]
pub struct PointView {
    /// The wolf.
    pub seat: u8,
    /// At whom.
    pub side: u8,
}

/// What one wolf did in one night. Nobody is meant where `-` would be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsWolfNight"))]
pub struct WolfNight {
    /// The wolf.
    pub seat: u8,
    /// His vote in the first round.
    pub first: Option<u8>,
    /// His vote in the second round.
    pub second: Option<u8>,
    /// Whom he watched in the duel.
    pub watch: Option<u8>,
}

/// Everything that is hidden from the living.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsTruth"))]
pub struct TruthView {
    /// The card of each seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Role>"))]
    pub roles: PerSeat<Role>,
    /// The cards in the middle, with the Thief in the deck.
    pub middle: Option<[Role; 2]>,
    /// Who was dealt the Thief.
    pub thief: Option<u8>,
    /// The Lovers.
    pub lovers: Option<[u8; 2]>,
    /// The answers to the open call that decide something.
    #[cfg_attr(feature = "ts", ts(as = "Vec<AnswerView>"))]
    pub answers: PerSeat<AnswerView>,
    /// The nights so far, the present one included.
    pub nights: Vec<NightView>,
}

/// An answer to the open call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsAnswer"))]
pub struct AnswerView {
    /// Whose.
    pub seat: u8,
    /// The move, in notation.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub answer: ArrayString<12>,
}

/// What was decided in one night.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsNight"))]
pub struct NightView {
    /// Its number.
    pub night: u16,
    /// Whom the Seer looked at.
    pub look: Option<u8>,
    /// What the wolves did.
    #[cfg_attr(feature = "ts", ts(as = "Vec<WolfNight>"))]
    pub wolves: ArrayVec<WolfNight, MAX_WOLVES>,
    /// Whom they chose.
    pub victim: Option<u8>,
    /// What the Little Girl did.
    pub girl: Option<Peek>,
    /// The names she learnt.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub names: ArrayVec<u8, 2>,
    /// Whether she was caught.
    pub caught: bool,
}

/// What the Little Girl can do (LGT-LG-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsPeek"))]
pub enum Peek {
    /// Nothing.
    Sleep,
    /// Look quickly.
    Glance,
    /// Look well.
    Stare,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "LoupsEnd"))]
pub struct EndView {
    /// Why.
    pub reason: Reason,
    /// Who has won, seat by seat.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub winners: Seats,
}

// What a moment tells of a view: the fields that are new.
table::changes!(View {
    seat,
    options,
    deck,
    night,
    phase,
    call,
    calls,
    players: each,
    held,
    period,
    today: piece,
    shooter,
    then,
    doomed,
    doom,
    candidates,
    reveal,
    double,
    couple,
    own: maybe,
    truth,
    end,
});
table::changes!(PlayerView {
    alive,
    left,
    role,
    cause,
    died,
    ready,
    voted,
    statements,
    claim,
    named,
    word,
    accused,
    defended,
    voted_against,
    as_wolf,
    as_other
});
table::changes!(OwnView { role, dealt, answer, ballot, double, lover, pair, middle, visions, glimpses, pack });
