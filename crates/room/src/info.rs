//! A table as everybody may see it.

use std::collections::BTreeMap;

use ledger::{Guest, GuestId, Phase, Sitter, Table};
use table::{Outcome, Seat, Turn};
use wire::{Clock, Halted, MoveOutcome, ProgramInfo, SeatInfo, SeatKind, TableInfo, TablePhase, TableSummary};

use cabinet::Registry;

use crate::names::{Names, of_seats};
use crate::{Room, next};

/// What is known of a table besides what the store keeps.
pub struct Presence<'a> {
    /// Whether this person is here.
    pub here: &'a dyn Fn(&GuestId) -> bool,
    /// Whether he has been away for long.
    pub absent: &'a dyn Fn(&GuestId) -> bool,
    /// The level of the bot that holds a seat.
    pub held: &'a dyn Fn(Seat) -> Option<String>,
    /// The program in a seat.
    pub program: &'a dyn Fn(Seat) -> Option<ProgramInfo>,
    /// The clock.
    pub clock: Option<Clock>,
    /// How many look on.
    pub watching: u32,
    /// Why the game stands still.
    pub halted: Option<Halted>,
}

impl Presence<'_> {
    /// Of a table that is not in memory: nobody looks at it.
    pub const NOBODY: Presence<'static> = Presence {
        here: &|_| false,
        absent: &|_| false,
        held: &|_| None,
        program: &|_| None,
        clock: None,
        watching: 0,
        halted: None,
    };
}

/// The table as everybody may see it.
pub fn info(games: &Registry, table: &Table, names: &Names, presence: &Presence<'_>) -> TableInfo {
    let settings = &table.settings;
    let evening = &settings.evening;
    let called = of_seats(table, names);
    let seat = |(seat, sitter): (Seat, &Sitter)| {
        let name = called[seat.idx()].clone();
        let who = match sitter {
            Sitter::Free => SeatKind::Free,
            Sitter::Bot { level, key, .. } => {
                let away = ProgramInfo { here: false, lost: false };
                let program = key.as_ref().map(|_| (presence.program)(seat).unwrap_or(away));
                SeatKind::Bot { level: level.clone(), name, program }
            }
            Sitter::Person { guest, .. } => SeatKind::Person {
                guest: guest.to_string(),
                name,
                here: (presence.here)(guest),
                absent: (presence.absent)(guest),
                held: (presence.held)(seat),
                gone: settings.is_gone(seat),
            },
        };
        let shared = sitter.guest().is_some_and(|guest| table.seats.iter().filter(|it| it.is(guest)).count() > 1);
        SeatInfo { who, shared }
    };
    TableInfo {
        code: (!table.code.is_none()).then(|| table.code.to_string()),
        link: Some(table.link.to_string()),
        game: table.game.clone(),
        options: shown_options(games, table),
        seats: Seat::all(table.seats.len()).zip(&table.seats).map(seat).collect(),
        phase: match table.phase {
            Phase::Gathering => TablePhase::Gathering,
            Phase::Playing => TablePhase::Playing,
            Phase::Over => TablePhase::Over,
        },
        round: table.round.max(1),
        host: table.host.to_string(),
        public: table.public,
        tempo: settings.tempo,
        absent: settings.absent,
        place: settings.place,
        paused: settings.paused,
        clock: presence.clock.clone(),
        watching: presence.watching,
        halted: presence.halted,
        outcome: table.outcome.clone(),
        past: evening.address.as_ref().filter(|_| table.phase == Phase::Over).map(ToString::to_string),
        played: evening.played,
        won: evening.score(&table.seats),
        proposal: evening.proposal.as_ref().map(|it| next::shown(games, table, it)),
        changed: table.changed,
    }
}

/// The options as everybody may see them. What a host typed himself, such as the code of a setup, may hold every
/// secret of the game: only values that the game lists are shown.
pub(crate) fn shown_options(games: &Registry, table: &Table) -> BTreeMap<String, String> {
    let choices = games.info(&table.game).map_or(&[][..], |it| &it.options);
    let is_listed = |key: &str, value: &String| choices.iter().any(|it| it.key == key && it.values.contains(value));
    table.options.iter().filter(|(key, value)| is_listed(key, value)).map(|(k, v)| (k.clone(), v.clone())).collect()
}

/// An outcome as the wire says it.
pub fn outcome(outcome: &Outcome) -> MoveOutcome {
    MoveOutcome {
        winners: outcome.winners().iter().map(u8::from).collect(),
        ranks: outcome.ranks().to_vec(),
        reason: outcome.reason().into(),
    }
}

impl Room {
    pub(crate) fn info(&self) -> TableInfo {
        let watching = self.clients.values().filter(|it| self.seats_of(it.guest.as_ref()).is_empty()).count();
        let presence = Presence {
            here: &|guest| self.is_here(guest),
            absent: &|guest| self.is_absent(guest),
            held: &|seat| self.held.get(&seat).cloned(),
            program: &|seat| self.program_info(seat),
            clock: self.clock.as_ref().and_then(|it| it.shown(self.now.tick)),
            watching: watching as u32,
            halted: self.halted,
        };
        info(&self.config.games, &self.table, &self.names, &presence)
    }

    /// The table for `guest`: whether it waits for him is told to nobody else.
    pub(crate) fn summary(&self, guest: Option<&Guest>) -> TableSummary {
        let game = self.game.as_ref().filter(|_| self.playing());
        let must = match game.map(|it| it.turn()) {
            Some(Turn::Open { must, .. }) => must,
            _ => table::Seats::EMPTY,
        };
        let your_turn = self.seats_of(guest).iter().any(|seat| must.contains(seat));
        TableSummary { table: self.info(), your_turn }
    }
}
