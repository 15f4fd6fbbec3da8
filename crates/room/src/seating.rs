//! Before and after a game: seats, options, starting, starting again.

use std::collections::BTreeMap;

use ledger::{Entry, Game, Guest, KeyHash, Phase, Sitter, Table, Write};
use wire::{Absent, NextGame, SeatRequest, TableChange, Tempo};

use crate::commit::{Then, What};
use crate::names::{NAME, clean, for_a_bot, of_seats};
use crate::open::seat_bots;
use crate::reply::Reply;
use crate::{Ask, Failure, Luck, RequestId, Room};

impl Room {
    /// Carries out what was asked by request.
    pub(crate) fn asked(&mut self, request: RequestId, guest: Option<Guest>, ask: Ask) {
        let reply = Reply::Request { request, guest: guest.clone() };
        if let Err(failure) = self.try_asked(request, guest, ask, reply.clone()) {
            self.answer(reply, Err(failure));
        }
    }

    /// Answers by itself unless it fails.
    fn try_asked(&mut self, request: RequestId, guest: Option<Guest>, ask: Ask, reply: Reply) -> Result<(), Failure> {
        if matches!(ask, Ask::Look) {
            self.answer(reply, Ok(()));
            return Ok(());
        }
        let guest = guest.ok_or(Failure::NoSecret)?;
        match ask {
            Ask::Look => Ok(()),
            Ask::Change(change) => self.change(&guest, change, reply),
            Ask::Seat(idx, seat) => self.set_seat(&guest, idx, seat, reply),
            Ask::Program { seat, name, key } => self.seat_program(&guest, seat, &name, key, reply),
            Ask::Join => self.join(&guest, reply),
            Ask::Leave => self.leave(request, guest, reply),
            Ask::Start => self.start(&guest, reply),
            Ask::Next(NextGame::Propose { game: None }) if self.halted().is_some() => self.begin_afresh(&guest, reply),
            Ask::Next(next) => self.next_game(&guest, next, reply),
            Ask::Pause(paused) => self.pause(&guest, paused, reply),
            Ask::Remove(idx) => self.remove(&guest, idx, reply),
            Ask::Close => self.close(&guest, reply),
        }
    }

    fn host_only(&self, guest: &Guest) -> Result<(), Failure> {
        if self.table.host == guest.id { Ok(()) } else { Err(Failure::NotHost) }
    }

    fn not_begun(&self) -> Result<(), Failure> {
        if self.playing() { Err(Failure::Begun) } else { Ok(()) }
    }

    fn change(&mut self, guest: &Guest, change: TableChange, reply: Reply) -> Result<(), Failure> {
        self.host_only(guest)?;
        let same_game = change.game.is_none() && change.n_seats.is_none() && change.options.is_none();
        if !same_game || change.public.is_some() || change.place.is_some() {
            self.not_begun()?;
        }
        let mut table = self.table.clone();
        table.settings.place = change.place.unwrap_or(table.settings.place);
        let closes = table.public && change.public == Some(false);
        table.public = change.public.unwrap_or(table.public);
        if closes {
            // Everybody could read the old link in the lobby.
            table.link = self.luck.link_after(self.config.links_begin);
        }
        let (tempo, absent) = (change.tempo, change.absent);
        if !same_game {
            self.change_game(&mut table, change)?;
            self.swap_people(&mut table);
        }
        self.change_settings(&mut table, tempo, absent)?;
        self.told_absent.clear();
        if table == self.table {
            self.answer(reply, Ok(()));
            return Ok(());
        }
        if self.playing() && self.game.is_some() {
            let entry = Entry::Settings { tempo: table.settings.tempo, absent: table.settings.absent };
            table.changed = self.now.ms;
            self.enter_in_log(entry, Some(table), Then::Nothing, reply);
            return Ok(());
        }
        let needs_code = self.config.codes && table.code.is_none() && table.phase != Phase::Over;
        let then = match (same_game, closes) {
            (_, true) => Then::CloseDoors,
            (false, false) => Then::ClearGame,
            (true, false) => Then::Nothing,
        };
        self.keep(table, needs_code, then, reply);
        Ok(())
    }

    fn change_game(&self, table: &mut Table, change: TableChange) -> Result<(), Failure> {
        let TableChange { game, n_seats, options, .. } = change;
        let other = game.as_ref().is_some_and(|it| *it != table.game);
        table.game = game.unwrap_or_else(|| table.game.clone());
        let info = self.game_info(&table.game)?;
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
        self.config.games.check_options(&table.game, &table.options, n_seats)?;
        table.seats.resize(n_seats, Sitter::Free);
        free_strange_bots(table, info);
        (table.phase, table.outcome) = (Phase::Gathering, None);
        table.settings.evening.proposal = None;
        Ok(())
    }

    /// People of another game make room for those of this one, each at his level.
    pub(crate) fn swap_people(&mut self, table: &mut Table) {
        if table.game == self.table.game {
            return;
        }
        for idx in 0..table.seats.len() {
            let stays = |name: &String| cabinet::bot_names(&table.game).any(|it| it == name);
            if !matches!(&table.seats[idx], Sitter::Bot { name, key: None, .. } if !stays(name)) {
                continue;
            }
            let fresh = a_bot_name(&table.game, &of_seats(table, &self.names), &mut self.luck);
            if let Sitter::Bot { name, .. } = &mut table.seats[idx] {
                *name = fresh;
            }
        }
    }

    fn change_settings(&self, table: &mut Table, tempo: Option<Tempo>, absent: Option<Absent>) -> Result<(), Failure> {
        let departures = self.game_info(&table.game)?.departures;
        let settings = &mut table.settings;
        settings.tempo = tempo.unwrap_or(settings.tempo);
        settings.absent = absent.unwrap_or(settings.absent);
        if settings.absent == Absent::Leave && !departures {
            // Who asks for it hears that it cannot be; who only changes the game gets what comes nearest.
            if absent.is_some() {
                return Err(Failure::NoDeparture);
            }
            settings.absent = Absent::Wait;
        }
        Ok(())
    }

    fn set_seat(&mut self, guest: &Guest, idx: u8, request: SeatRequest, reply: Reply) -> Result<(), Failure> {
        let seat = self.seat(idx)?;
        self.not_begun()?;
        let host = self.table.host == guest.id;
        let now = &self.table.seats[seat.idx()];
        let (mine, person) = (now.is(&guest.id), matches!(now, Sitter::Person { .. }));
        let next = match request {
            SeatRequest::Me { name } if mine || *now == Sitter::Free || (host && !person) => {
                let called = name.map(|it| clean(&it, NAME).ok_or(Failure::Name(NAME))).transpose()?;
                Sitter::Person { guest: guest.id.clone(), called }
            }
            SeatRequest::Me { .. } => return Err(Failure::SeatTaken),
            SeatRequest::Free if mine || host => Sitter::Free,
            SeatRequest::Free => return Err(Failure::NotHost),
            SeatRequest::Bot { .. } if !host => return Err(Failure::NotHost),
            SeatRequest::Bot { .. } if person && !mine => return Err(Failure::SeatTaken),
            SeatRequest::Bot { level, name: wanted } => {
                let known = self.game_info(&self.table.game)?.has_bot(&level);
                if !known {
                    return Err(Failure::NoBot);
                }
                let name = match (now, wanted) {
                    (Sitter::Bot { name, key: None, .. }, None) => name.clone(),
                    (Sitter::Bot { name, key: None, .. }, Some(wanted)) if *name == wanted => wanted,
                    (_, Some(wanted)) => self.this_bot(wanted)?,
                    (_, None) => a_bot_name(&self.table.game, &self.player_names(), &mut self.luck),
                };
                Sitter::bot(level, name)
            }
        };
        self.seat_persons(guest, |table| table.seats[seat.idx()] = next, reply);
        Ok(())
    }

    /// One of the game's people, if he does not sit here already and nobody looks like him.
    fn this_bot(&self, name: String) -> Result<String, Failure> {
        let free = for_a_bot(&self.table.game, &self.player_names());
        if free.contains(&name.as_str()) { Ok(name) } else { Err(Failure::NoBot) }
    }

    /// The host has a program play a seat: whoever has the key that goes with `key`. A program that played here before loses it.
    fn seat_program(&mut self, guest: &Guest, idx: u8, name: &str, key: KeyHash, reply: Reply) -> Result<(), Failure> {
        self.host_only(guest)?;
        let seat = self.seat(idx)?;
        self.not_begun()?;
        let now = &self.table.seats[seat.idx()];
        if matches!(now, Sitter::Person { .. }) && !now.is(&guest.id) {
            return Err(Failure::SeatTaken);
        }
        let level = self.game_info(&self.table.game)?.usual_bot.clone().ok_or(Failure::NoBot)?;
        let name = clean(name, NAME).ok_or(Failure::Name(NAME))?;
        let next = Sitter::Bot { level, name, key: Some(key) };
        self.seat_persons(guest, |table| table.seats[seat.idx()] = next, reply);
        Ok(())
    }

    /// Keeps the table with other people in its seats; `guest` may be one of them.
    fn seat_persons(&mut self, guest: &Guest, change: impl FnOnce(&mut Table), reply: Reply) {
        let mut table = self.table.clone();
        change(&mut table);
        // His name is known from now on; if nothing comes of it, it is forgotten with the next change.
        self.names.insert(guest.id.clone(), guest.name.clone());
        self.keep(table, false, Then::Nothing, reply);
    }

    fn join(&mut self, guest: &Guest, reply: Reply) -> Result<(), Failure> {
        if !self.seats_of(Some(guest)).is_empty() {
            self.answer(reply, Ok(()));
            return Ok(());
        }
        self.not_begun()?;
        let free = self.table.seats.iter().position(|it| *it == Sitter::Free).ok_or(Failure::Full)?;
        let sitter = Sitter::person(guest.id.clone());
        self.seat_persons(guest, |table| table.seats[free] = sitter, reply);
        Ok(())
    }

    /// Before and after a game the seat gets free; for during one, see [`Room::leave_game`].
    fn leave(&mut self, request: RequestId, guest: Guest, reply: Reply) -> Result<(), Failure> {
        let seats = self.seats_of(Some(&guest));
        if seats.is_empty() {
            return Err(Failure::NotSeated);
        }
        if self.playing() && self.halted().is_none() {
            self.leave_game(request, guest);
            return Ok(());
        }
        let mut table = self.table.clone();
        for seat in seats.iter() {
            table.seats[seat.idx()] = Sitter::Free;
        }
        if table.host == guest.id {
            let heir = self.players().map(|(_, it)| it).find(|it| **it != guest.id);
            table.host = heir.cloned().unwrap_or(table.host);
        }
        self.keep_or_begin(&guest, table, reply);
        Ok(())
    }

    fn start(&mut self, guest: &Guest, reply: Reply) -> Result<(), Failure> {
        self.host_only(guest)?;
        // After a game nobody is taken along into the next one without his word.
        if self.table.phase != Phase::Gathering {
            return Err(Failure::Begun);
        }
        self.begin(self.table.clone(), reply)
    }

    /// Where a game cannot go on, the host may begin afresh at once, by the rules of today.
    fn begin_afresh(&mut self, guest: &Guest, reply: Reply) -> Result<(), Failure> {
        self.in_charge(guest)?;
        self.begin(self.table.clone(), reply)
    }

    /// Deals, has the deal written, and then shows everybody the table.
    pub(crate) fn begin(&mut self, mut table: Table, reply: Reply) -> Result<(), Failure> {
        if table.seats.contains(&Sitter::Free) {
            return Err(Failure::SeatFree);
        }
        let games = &self.config.games;
        if table.phase == Phase::Over && table.game == self.table.game {
            let kept = games.once_more(&table.game, &table.options, table.seats.len());
            table.options = with_defaults(games.info(&table.game).ok_or(Failure::NoGame)?, kept);
        }
        let seed = self.luck.seed();
        let mut game = games.deal(&table.game, &table.options, table.seats.len(), seed)?;
        seat_bots(&self.config.games, &table, game.as_mut(), &mut self.luck)?;
        table.round += 1;
        (table.phase, table.outcome, table.changed) = (Phase::Playing, None, self.now.ms);
        (table.settings.paused, table.settings.gone) = (false, Vec::new());
        let link = self.luck.link_after(self.config.links_begin);
        (table.settings.evening.proposal, table.settings.evening.address) = (None, Some(link.clone()));
        let record = game.record(of_seats(&table, &self.names));
        let dealt = Game {
            table: table.id,
            round: table.round,
            link,
            game: record.game,
            rules: record.rules,
            options: record.options,
            n_seats: record.n_seats,
            names: record.names,
            guests: table.seats.iter().map(|it| it.guest().cloned()).collect(),
            seed,
            result: None,
            begun: table.changed,
        };
        let code = (self.config.codes && table.code.is_none()).then(|| self.draw_code(&mut table, 0));
        let write = Write::Begin(Box::new((table.clone(), dealt.clone())));
        let what = What::Begin { table: Box::new(table), dealt: Box::new(dealt), game, code };
        self.write(write, what, reply);
        Ok(())
    }

    /// The names by seat, as everybody sees them.
    pub(crate) fn player_names(&self) -> Vec<String> {
        of_seats(&self.table, &self.names)
    }
}

/// A name for a bot beside those who are seated already.
pub fn a_bot_name(game: &str, seated: &[String], luck: &mut Luck) -> String {
    let free = for_a_bot(game, seated);
    let drawn = luck.below(free.len() as u32) as usize;
    free.get(drawn).map_or_else(|| "Bot".into(), |it| (*it).to_owned())
}

/// The chosen options, and the default of each that nobody chose.
pub fn with_defaults(info: &wire::GameInfo, mut chosen: BTreeMap<String, String>) -> BTreeMap<String, String> {
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

/// Bots of another game stand up; programs stay, with the usual bot of the new game behind them.
fn free_strange_bots(table: &mut Table, info: &wire::GameInfo) {
    for sitter in &mut table.seats {
        match (sitter, &info.usual_bot) {
            (Sitter::Bot { level, .. }, _) if info.has_bot(level) => (),
            (Sitter::Bot { level, key: Some(_), .. }, Some(usual)) => level.clone_from(usual),
            (sitter @ Sitter::Bot { .. }, _) => *sitter = Sitter::Free,
            (Sitter::Free | Sitter::Person { .. }, _) => (),
        }
    }
}
