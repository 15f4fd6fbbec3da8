//! A table as everybody may see it.

use std::collections::{BTreeMap, HashMap};

use store::{Guest, GuestId, Phase, Sitter, Table};
use table::{Outcome, Viewer};
use wire::{MoveOutcome, SeatInfo, SeatKind, TableInfo, TablePhase, TableSummary};

use super::Room;

/// What is known of a table besides what the store keeps.
pub(crate) struct Presence<'a> {
    pub(crate) here: &'a dyn Fn(&GuestId) -> bool,
    pub(crate) watching: u32,
}

impl Presence<'_> {
    /// Of a table that is not in memory: nobody looks at it.
    pub(crate) const NOBODY: Presence<'static> = Presence { here: &|_| false, watching: 0 };
}

/// The table as everybody may see it.
pub(crate) fn info(table: &Table, names: &HashMap<GuestId, String>, presence: &Presence<'_>) -> TableInfo {
    let seat = |sitter: &Sitter| {
        let who = match sitter {
            Sitter::Free => SeatKind::Free,
            Sitter::Bot { level } => SeatKind::Bot { level: level.clone() },
            Sitter::Person { guest } => SeatKind::Person {
                guest: guest.to_string(),
                name: names.get(guest).cloned().unwrap_or_default(),
                here: (presence.here)(guest),
            },
        };
        let shared =
            matches!(sitter, Sitter::Person { .. }) && table.seats.iter().filter(|it| *it == sitter).count() > 1;
        SeatInfo { who, shared }
    };
    TableInfo {
        code: table.code.to_string(),
        game: table.game.clone(),
        options: without_free_words(table),
        seats: table.seats.iter().map(seat).collect(),
        phase: match table.phase {
            Phase::Gathering => TablePhase::Gathering,
            Phase::Playing => TablePhase::Playing,
            Phase::Over => TablePhase::Over,
        },
        round: table.round.max(1),
        host: table.host.to_string(),
        public: table.public,
        watching: presence.watching,
        outcome: table.outcome.as_deref().and_then(|it| serde_json::from_str(it).ok()),
        changed: table.changed,
    }
}

/// The options as everybody may see them. What a host typed himself, such as the code of a setup, may hold every
/// secret of the game: only values that the game lists are shown.
fn without_free_words(table: &Table) -> BTreeMap<String, String> {
    let games = cabinet::games();
    let choices = games.iter().find(|it| it.key == table.game).map_or(&[][..], |it| &it.options);
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
        let here = |guest: &GuestId| {
            let connected = self.clients.values().any(|it| it.guest.as_ref().is_some_and(|it| it.id == *guest));
            connected && !self.away.contains(guest)
        };
        let watching = self.clients.values().filter(|it| self.seats_of(it.guest.as_ref()).is_empty()).count();
        info(&self.table, &self.names, &Presence { here: &here, watching: watching as u32 })
    }

    /// The table for `guest`: whether it waits for him is told to nobody else.
    pub(super) fn summary(&self, guest: Option<&Guest>) -> TableSummary {
        let game = self.game.as_ref().filter(|_| self.playing());
        let your_turn =
            game.is_some_and(|game| self.seats_of(guest).iter().any(|seat| game.now(Viewer::Seat(seat)).asked));
        TableSummary { table: self.info(), your_turn }
    }
}
