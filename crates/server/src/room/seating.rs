//! Before and after a game: seats, options, starting, starting again.

use std::collections::BTreeMap;

use store::{Game, Guest, GuestId, Phase, Sitter, StoreError, Table};
use table::Seat;
use wire::{Absent, SeatRequest, TableChange, Tempo};

use super::open::seat_bots;
use super::{Ask, Manner, Room};
use crate::app::now_ms;
use crate::error::Failure;
use crate::names::{for_a_bot, of_seats};
use crate::secret;
use crate::way::belongs;

impl Room {
    /// Carries out what was asked over HTTP.
    pub(super) async fn asked(&mut self, guest: Option<&Guest>, ask: Ask) -> Result<(), Failure> {
        if matches!(ask, Ask::Look) {
            return Ok(());
        }
        let guest = guest.ok_or(Failure::NoSecret)?;
        match ask {
            Ask::Look => Ok(()),
            Ask::Change(change) => self.change(guest, change).await,
            Ask::Seat(idx, request) => self.set_seat(guest, idx, request).await,
            Ask::Join => self.join(guest).await,
            Ask::Leave => self.leave(guest).await,
            Ask::Start => self.start(guest).await,
            Ask::Rematch => self.rematch(guest).await,
            Ask::Pause(paused) => self.pause(guest, paused).await,
            Ask::Remove(idx) => self.remove(guest, idx).await,
            Ask::Close => self.close(guest).await,
        }
    }

    fn host_only(&self, guest: &Guest) -> Result<(), Failure> {
        if self.table.host == guest.id { Ok(()) } else { Err(Failure::NotHost) }
    }

    fn not_begun(&self) -> Result<(), Failure> {
        if self.playing() { Err(Failure::Begun) } else { Ok(()) }
    }

    async fn change(&mut self, guest: &Guest, change: TableChange) -> Result<(), Failure> {
        self.host_only(guest)?;
        let same_game = change.game.is_none() && change.n_seats.is_none() && change.options.is_none();
        if !same_game || change.public.is_some() {
            self.not_begun()?;
        }
        let mut table = self.table.clone();
        let closes = table.public && change.public == Some(false);
        table.public = change.public.unwrap_or(table.public);
        if closes {
            // Everybody could read the old link in the lobby.
            table.link = secret::new_link()?;
        }
        let (tempo, absent) = (change.tempo, change.absent);
        if !same_game {
            self.change_game(&mut table, change)?;
        }
        self.change_manner(&mut table, tempo, absent)?;
        self.told_absent.clear();
        if table.code.is_none() && table.phase != Phase::Over {
            table.code = self.app.free_code().await?;
        }
        if closes {
            self.clients.retain(|_, it| belongs(&table, it.guest.as_ref()));
        }
        self.keep(table).await?;
        if !same_game {
            self.clear_game();
        }
        Ok(())
    }

    fn change_game(&self, table: &mut Table, change: TableChange) -> Result<(), Failure> {
        let TableChange { game, n_seats, options, .. } = change;
        let other = game.as_ref().is_some_and(|it| *it != table.game);
        table.game = game.unwrap_or_else(|| table.game.clone());
        let info = self.app.game(&table.game)?;
        // Another game has other options: those of the last one mean nothing to it.
        let mut chosen = options.unwrap_or_else(|| if other { BTreeMap::new() } else { table.options.clone() });
        if !other {
            keep_free_words(info, &table.options, &mut chosen);
        }
        table.options = with_defaults(info, chosen);
        let n_seats = match n_seats {
            Some(wanted) => wanted.into(),
            None if other => {
                let taken = table.seats.iter().rposition(|it| *it != Sitter::Free).map_or(0, |it| it + 1);
                taken.max(info.usual.into()).clamp(info.least.into(), info.most.into())
            }
            None => table.seats.len(),
        };
        self.app.config.games.check_options(&table.game, &table.options, n_seats)?;
        table.seats.resize(n_seats, Sitter::Free);
        free_strange_bots(table, &info.bots);
        (table.phase, table.outcome) = (Phase::Gathering, None);
        Ok(())
    }

    fn change_manner(&self, table: &mut Table, tempo: Option<Tempo>, absent: Option<Absent>) -> Result<(), Failure> {
        let mut manner = Manner::of(table);
        manner.tempo = tempo.unwrap_or(manner.tempo);
        manner.absent = absent.unwrap_or(manner.absent);
        if manner.absent == Absent::Leave && !self.app.game(&table.game)?.departures {
            // Who asks for it hears that it cannot be; who only changes the game gets what comes nearest.
            if absent.is_some() {
                return Err(Failure::NoDeparture);
            }
            manner.absent = Absent::Wait;
        }
        table.manner = manner.text();
        Ok(())
    }

    async fn set_seat(&mut self, guest: &Guest, idx: u8, request: SeatRequest) -> Result<(), Failure> {
        let seat = self.seat(idx)?;
        self.not_begun()?;
        let host = self.table.host == guest.id;
        let now = &self.table.seats[seat.idx()];
        let (mine, person) = (now.is(&guest.id), matches!(now, Sitter::Person { .. }));
        let next = match request {
            SeatRequest::Me if mine || *now == Sitter::Free || (host && !person) => {
                Sitter::Person { guest: guest.id.clone() }
            }
            SeatRequest::Me => return Err(Failure::SeatTaken),
            SeatRequest::Free if mine || host => Sitter::Free,
            SeatRequest::Free => return Err(Failure::NotHost),
            SeatRequest::Bot { .. } if !host => return Err(Failure::NotHost),
            SeatRequest::Bot { .. } if person && !mine => return Err(Failure::SeatTaken),
            SeatRequest::Bot { level } => {
                let known = self.app.game(&self.table.game)?.bots.contains(&level);
                if !known {
                    return Err(Failure::NoBot);
                }
                let name = match now {
                    Sitter::Bot { name, .. } => name.clone(),
                    Sitter::Free | Sitter::Person { .. } => self.name_for_a_bot()?,
                };
                Sitter::Bot { level, name }
            }
        };
        let mut table = self.table.clone();
        table.seats[seat.idx()] = next;
        self.keep(table).await
    }

    async fn join(&mut self, guest: &Guest) -> Result<(), Failure> {
        if !self.seats_of(Some(guest)).is_empty() {
            return Ok(());
        }
        self.not_begun()?;
        let free = self.table.seats.iter().position(|it| *it == Sitter::Free).ok_or(Failure::Full)?;
        let mut table = self.table.clone();
        table.seats[free] = Sitter::Person { guest: guest.id.clone() };
        self.keep(table).await
    }

    /// Before and after a game the seat gets free; for during one, see [`Room::leave_game`].
    async fn leave(&mut self, guest: &Guest) -> Result<(), Failure> {
        let seats = self.seats_of(Some(guest));
        if seats.is_empty() {
            return Err(Failure::NotSeated);
        }
        if self.playing() && self.halted().is_none() {
            return self.leave_game(guest).await;
        }
        let mut table = self.table.clone();
        for seat in seats.iter() {
            table.seats[seat.idx()] = Sitter::Free;
        }
        if table.host == guest.id {
            let heir = Seat::all(table.seats.len()).filter_map(|it| self.person_of(it)).find(|it| **it != guest.id);
            table.host = heir.cloned().unwrap_or(table.host);
        }
        self.keep(table).await
    }

    async fn start(&mut self, guest: &Guest) -> Result<(), Failure> {
        self.host_only(guest)?;
        self.not_begun()?;
        self.begin().await
    }

    async fn rematch(&mut self, guest: &Guest) -> Result<(), Failure> {
        if self.seats_of(Some(guest)).is_empty() && self.table.host != guest.id {
            return Err(Failure::NotSeated);
        }
        // Where a game cannot go on, the host may begin afresh at once, by the rules of today.
        if self.halted().is_some() {
            self.in_charge(guest)?;
        } else if self.table.phase != Phase::Over {
            return Err(Failure::NotOver);
        }
        self.begin().await
    }

    /// Deals, commits the deal, and shows everybody the table.
    async fn begin(&mut self) -> Result<(), Failure> {
        let mut table = self.table.clone();
        if table.seats.contains(&Sitter::Free) {
            return Err(Failure::SeatFree);
        }
        if table.code.is_none() {
            table.code = self.app.free_code().await?;
        }
        let games = &self.app.config.games;
        if table.phase == Phase::Over {
            let kept = games.once_more(&table.game, &table.options, table.seats.len());
            table.options = with_defaults(self.app.game(&table.game)?, kept);
        }
        let seed = secret::new_seed()?;
        let mut game = games.deal(&table.game, &table.options, table.seats.len(), seed)?;
        // All that can fail comes before the commit.
        seat_bots(&self.app, &table, game.as_mut())?;
        table.round += 1;
        (table.phase, table.outcome, table.changed) = (Phase::Playing, None, now_ms());
        table.manner = Manner { paused: false, gone: Vec::new(), ..Manner::of(&table) }.text();
        let record = game.record(self.player_names());
        let dealt = Game {
            table: table.id,
            round: table.round,
            game: record.game,
            rules: record.rules,
            options: record.options,
            n_seats: record.n_seats,
            names: record.names,
            guests: self.table.seats.iter().map(guest_of).collect(),
            seed,
            result: None,
            begun: table.changed,
        };
        match self.app.store.begin(table.clone(), dealt).await {
            Ok(()) => (),
            // Somebody else has begun this game: the log is right.
            Err(StoreError::Taken) => {
                self.reload().await?;
                return Err(Failure::Stale);
            }
            Err(other) => return Err(other.into()),
        }
        self.table = table;
        self.seat_game(game);
        self.tell_table();
        self.show_everybody();
        self.wake_bots();
        Ok(())
    }

    /// The names by seat, as everybody sees them.
    pub(super) fn player_names(&self) -> Vec<String> {
        of_seats(&self.table, &self.names)
    }

    /// One of the names of the house that nobody here has.
    fn name_for_a_bot(&self) -> Result<String, Failure> {
        a_bot_name(&self.player_names())
    }
}

/// A name for a bot beside those who are seated already.
pub(crate) fn a_bot_name(seated: &[String]) -> Result<String, Failure> {
    let free = for_a_bot(seated);
    let drawn = secret::random_below(free.len() as u32)? as usize;
    Ok(free.get(drawn).map_or_else(|| "Bot".into(), |it| (*it).to_owned()))
}

fn guest_of(sitter: &Sitter) -> Option<GuestId> {
    match sitter {
        Sitter::Person { guest } => Some(guest.clone()),
        Sitter::Free | Sitter::Bot { .. } => None,
    }
}

/// The chosen options, and the default of each that nobody chose.
pub(crate) fn with_defaults(info: &wire::GameInfo, mut chosen: BTreeMap<String, String>) -> BTreeMap<String, String> {
    for option in &info.options {
        chosen.entry(option.key.clone()).or_insert_with(|| option.default.clone());
    }
    chosen
}

/// What a host typed himself stands until he types something else: nobody is shown it, so that a page that was loaded
/// again cannot send it along with the next change.
fn keep_free_words(info: &wire::GameInfo, now: &BTreeMap<String, String>, chosen: &mut BTreeMap<String, String>) {
    for option in info.options.iter().filter(|it| it.values.iter().all(String::is_empty)) {
        if let Some(typed) = now.get(&option.key) {
            chosen.entry(option.key.clone()).or_insert_with(|| typed.clone());
        }
    }
}

/// Bots of another game stand up.
fn free_strange_bots(table: &mut Table, levels: &[String]) {
    for sitter in &mut table.seats {
        if matches!(sitter, Sitter::Bot { level, .. } if !levels.contains(level)) {
            *sitter = Sitter::Free;
        }
    }
}
