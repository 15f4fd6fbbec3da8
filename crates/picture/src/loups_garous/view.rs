//! The fields of a view that are drawn.

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct View {
    pub(super) deck: Vec<CardCount>,
    pub(super) night: usize,
    pub(super) phase: String,
    pub(super) call: Option<String>,
    pub(super) players: Vec<Player>,
    pub(super) candidates: Vec<Seat>,
    pub(super) reveal: Option<Reveal>,
    pub(super) double: Option<usize>,
    pub(super) couple: Option<[usize; 2]>,
    pub(super) own: Option<Own>,
    pub(super) truth: Option<Truth>,
    pub(super) end: Option<serde_json::Value>,
}

/// A seat, counted from 0.
pub(super) type Seat = usize;

#[derive(Deserialize)]
pub(super) struct CardCount {
    pub(super) role: String,
    pub(super) count: usize,
}

#[derive(Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "the fields of a view")]
pub(super) struct Player {
    pub(super) alive: bool,
    pub(super) left: bool,
    pub(super) role: Option<String>,
    pub(super) cause: Option<String>,
    pub(super) died: Option<usize>,
    pub(super) ready: bool,
    pub(super) voted: bool,
    pub(super) statements: usize,
    pub(super) claim: Option<String>,
    pub(super) named: Option<Named>,
}

#[derive(Deserialize)]
pub(super) struct Named {
    pub(super) by: Seat,
    pub(super) about: String,
    pub(super) role: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Reveal {
    pub(super) day: usize,
    pub(super) runoff: bool,
    pub(super) ballots: Vec<Ballot>,
}

#[derive(Deserialize)]
pub(super) struct Ballot {
    pub(super) seat: Seat,
    pub(super) side: Option<Seat>,
    pub(super) weight: usize,
}

#[derive(Deserialize)]
pub(super) struct Own {
    pub(super) role: String,
    pub(super) dealt: String,
    pub(super) double: bool,
    pub(super) lover: Option<Seat>,
    pub(super) pair: Option<[Seat; 2]>,
    pub(super) middle: Option<[String; 2]>,
    pub(super) visions: Vec<Vision>,
    pub(super) glimpses: Vec<Glimpse>,
    pub(super) pack: Option<Pack>,
}

#[derive(Deserialize)]
pub(super) struct Vision {
    pub(super) night: usize,
    pub(super) seat: Seat,
    pub(super) role: String,
}

#[derive(Deserialize)]
pub(super) struct Glimpse {
    pub(super) night: usize,
    pub(super) seat: Seat,
    pub(super) side: Option<Seat>,
}

#[derive(Deserialize)]
pub(super) struct Pack {
    pub(super) wolves: Vec<Seat>,
    pub(super) answers: Vec<WolfNight>,
    pub(super) victim: Option<Seat>,
    pub(super) caught: Option<Seat>,
}

#[derive(Deserialize)]
pub(super) struct WolfNight {
    pub(super) seat: Seat,
    pub(super) first: Option<Seat>,
    pub(super) second: Option<Seat>,
    pub(super) watch: Option<Seat>,
}

#[derive(Deserialize)]
pub(super) struct Truth {
    pub(super) roles: Vec<String>,
    pub(super) lovers: Option<[Seat; 2]>,
}
