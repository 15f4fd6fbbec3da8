//! A table as everybody may see it.

use std::collections::{BTreeMap, HashMap};

use store::{Guest, GuestId, Phase, Sitter, Table};
use table::{Outcome, Seat, Viewer};
use wire::{Clock, Halted, MoveOutcome, SeatInfo, SeatKind, TableInfo, TablePhase, TableSummary};

use super::{Manner, Room};
use crate::app::App;
use crate::names::of_seats;

/// What is known of a table besides what the store keeps.
pub(crate) struct Presence<'a> {
    pub(crate) here: &'a dyn Fn(&GuestId) -> bool,
    pub(crate) absent: &'a dyn Fn(&GuestId) -> bool,
    pub(crate) held: &'a dyn Fn(Seat) -> Option<String>,
    pub(crate) clock: Option<Clock>,
    pub(crate) watching: u32,
    pub(crate) halted: Option<Halted>,
}

impl Presence<'_> {
    /// Of a table that is not in memory: nobody looks at it.
    pub(crate) const NOBODY: Presence<'static> =
        Presence { here: &|_| false, absent: &|_| false, held: &|_| None, clock: None, watching: 0, halted: None };
}

/// The table as everybody may see it.
pub(crate) fn info(app: &App, table: &Table, names: &HashMap<GuestId, String>, presence: &Presence<'_>) -> TableInfo {
    let manner = Manner::of(table);
    let called = of_seats(table, names);
    let seat = |(seat, sitter): (Seat, &Sitter)| {
        let name = called[seat.idx()].clone();
        let who = match sitter {
            Sitter::Free => SeatKind::Free,
            Sitter::Bot { level, .. } => SeatKind::Bot { level: level.clone(), name },
            Sitter::Person { guest } => SeatKind::Person {
                guest: guest.to_string(),
                name,
                here: (presence.here)(guest),
                absent: (presence.absent)(guest),
                held: (presence.held)(seat),
                gone: manner.is_gone(seat),
            },
        };
        let shared =
            matches!(sitter, Sitter::Person { .. }) && table.seats.iter().filter(|it| *it == sitter).count() > 1;
        SeatInfo { who, shared }
    };
    TableInfo {
        code: (!table.code.is_none()).then(|| table.code.to_string()),
        link: Some(table.link.to_string()),
        game: table.game.clone(),
        options: without_free_words(app, table),
        seats: Seat::all(table.seats.len()).zip(&table.seats).map(seat).collect(),
        phase: match table.phase {
            Phase::Gathering => TablePhase::Gathering,
            Phase::Playing => TablePhase::Playing,
            Phase::Over => TablePhase::Over,
        },
        round: table.round.max(1),
        host: table.host.to_string(),
        public: table.public,
        tempo: manner.tempo,
        absent: manner.absent,
        paused: manner.paused,
        clock: presence.clock.clone(),
        watching: presence.watching,
        halted: presence.halted,
        outcome: table.outcome.as_deref().and_then(|it| serde_json::from_str(it).ok()),
        changed: table.changed,
    }
}

/// The options as everybody may see them. What a host typed himself, such as the code of a setup, may hold every
/// secret of the game: only values that the game lists are shown.
fn without_free_words(app: &App, table: &Table) -> BTreeMap<String, String> {
    let choices = app.game(&table.game).map_or(&[][..], |it| &it.options);
    let is_listed = |key: &str, value: &String| choices.iter().any(|it| it.key == key && it.values.contains(value));
    table.options.iter().filter(|(key, value)| is_listed(key, value)).map(|(k, v)| (k.clone(), v.clone())).collect()
}

/// An outcome as the wire says it.
pub(crate) fn outcome(outcome: &Outcome) -> MoveOutcome {
    MoveOutcome {
        winners: outcome.winners().iter().map(u8::from).collect(),
        ranks: outcome.ranks().to_vec(),
        reason: outcome.reason().into(),
    }
}

impl Room {
    pub(super) fn info(&self) -> TableInfo {
        let watching = self.clients.values().filter(|it| self.seats_of(it.guest.as_ref()).is_empty()).count();
        let presence = Presence {
            here: &|guest| self.is_here(guest),
            absent: &|guest| self.is_absent(guest),
            held: &|seat| self.held.get(&seat).cloned(),
            clock: self.clock.as_ref().map(super::Clock::shown),
            watching: watching as u32,
            halted: self.halted,
        };
        info(&self.app, &self.table, &self.names, &presence)
    }

    /// The table for `guest`: whether it waits for him is told to nobody else.
    pub(super) fn summary(&self, guest: Option<&Guest>) -> TableSummary {
        let game = self.game.as_ref().filter(|_| self.playing());
        let your_turn =
            game.is_some_and(|game| self.seats_of(guest).iter().any(|seat| game.now(Viewer::Seat(seat)).asked));
        TableSummary { table: self.info(), your_turn }
    }
}
