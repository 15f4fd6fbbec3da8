//! A table is read from the log: at first, after a restart, and when memory and log disagree.

use std::collections::{BTreeMap, HashMap};

use cabinet::{AnySession, Registry};
use ledger::{Chat, Code, Entry, GameLog, GuestId, Phase, Sitter, StoreError, Table, Write};
use table::{Seat, Seed};
use wire::Halted;

use crate::commit::{Waiting, What};
use crate::halt::reason;
use crate::reply::Reply;
use crate::{Failure, Luck, Room, outcome};

/// What the store holds of a table, its game played again.
pub struct Stored {
    /// The table.
    pub table: Table,
    /// What the persons there are called.
    pub names: HashMap<GuestId, String>,
    /// The last lines of each channel, oldest first.
    pub chat: Vec<Chat>,
    /// Its present game.
    pub taken: Taken,
}

impl std::fmt::Debug for Stored {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Stored({})", self.table.id.0)
    }
}

/// What the log holds of the present game of a table.
pub enum Taken {
    /// There is none.
    Nothing,
    /// It cannot be played on.
    Halted(Halted),
    /// It can, with its bots in their seats.
    Game {
        /// The game.
        game: Box<dyn AnySession>,
        /// How many entries its log has.
        n_entries: u32,
        /// The seats that bots hold for those who are away, and their levels.
        held: BTreeMap<Seat, String>,
    },
}

/// Chat lines of each channel that a newcomer is shown.
pub(crate) const CHAT_SHOWN: u32 = 100;

impl Stored {
    /// How many of the last lines of each channel are to be read.
    pub const LINES: u32 = CHAT_SHOWN;
}

/// Plays the present game of a table again, from its log. It may take a while, and rules may fail in it: whoever calls
/// this does it where it holds up nobody, and takes a panic for a game that is broken.
pub fn take_up(games: &Registry, table: &Table, log: Option<&GameLog>, seed: Seed) -> Taken {
    let Some(log) = log.filter(|_| table.phase != Phase::Gathering) else { return Taken::Nothing };
    let mut game = match games.replay(&log.record()) {
        Ok(game) => game,
        Err(error) => return Taken::Halted(reason(&error)),
    };
    let mut luck = Luck::new(seed);
    if seat_bots(games, table, game.as_mut(), &mut luck).is_err() {
        return Taken::Halted(Halted::OldRules);
    }
    let mut held = BTreeMap::new();
    for logged in &log.entries {
        match &logged.entry {
            Entry::Held { seat, level: Some(level) } => _ = held.insert(*seat, level.clone()),
            Entry::Held { seat, level: None } => _ = held.remove(seat),
            Entry::Move { .. } | Entry::Departure { .. } | Entry::Pause { .. } | Entry::Settings { .. } => (),
        }
    }
    let over = game.outcome().is_some();
    held.retain(|seat, level| !over && game.seat_bot(*seat, level, u64::from_le_bytes(luck.bytes())));
    let n_entries = log.entries.last().map_or(0, |it| it.seq);
    Taken::Game { game, n_entries, held }
}

/// Has the bots of a table sit down at a game. A level that no longer exists is replaced by the usual one.
pub(crate) fn seat_bots(
    games: &Registry,
    table: &Table,
    game: &mut dyn AnySession,
    luck: &mut Luck,
) -> Result<(), Failure> {
    if game.outcome().is_some() {
        return Ok(());
    }
    let info = games.info(&table.game).ok_or(Failure::NoGame)?;
    for (idx, sitter) in table.seats.iter().enumerate() {
        // A program comes by itself, and thinks elsewhere.
        let Sitter::Bot { level, name, key: None } = sitter else { continue };
        let level = Some(level).filter(|it| info.has_bot(it)).or(info.usual_bot.as_ref()).ok_or(Failure::NoBot)?;
        if !seat_in_character(game, Seat::at(idx), level, name, luck) {
            return Err(Failure::NoBot);
        }
    }
    Ok(())
}

/// Has a bot sit down as the one of the house that it is called after; `false` if there is no such level. Games whose bots have no tastes
/// are played without.
pub(crate) fn seat_in_character(
    game: &mut dyn AnySession,
    seat: Seat,
    level: &str,
    name: &str,
    luck: &mut Luck,
) -> bool {
    let seed = u64::from_le_bytes(luck.bytes());
    game.seat_bot(seat, &cabinet::in_character(level, name), seed) || game.seat_bot(seat, level, seed)
}

impl Room {
    /// The table was read again, or could not be.
    pub(crate) fn loaded(&mut self, stored: Result<Box<Stored>, StoreError>) {
        let Some(Waiting { what: What::Load(failure), reply }) = self.waiting.take() else { return };
        self.answering = Some(reply.clone());
        match stored {
            Ok(stored) => {
                self.lay_out(*stored);
                self.check_eyes();
                self.tell_table();
                self.show_everybody();
                self.wake_bots();
                self.answer(reply, Err(failure));
            }
            Err(error) => {
                self.trouble(&format!("a table could not be read again: {error}"));
                // After a fault of the rules nothing here can be relied on; otherwise the next write tries again.
                if failure == Failure::Stumbled {
                    self.halt(Halted::Broken);
                }
                self.answer(reply, Err(error.into()));
            }
        }
    }

    /// Puts on the table what the store holds of it.
    pub(crate) fn lay_out(&mut self, stored: Stored) {
        let Stored { table, names, chat, taken } = stored;
        self.clear_game();
        (self.table, self.names) = (table, names);
        self.said_last = chat.last().map_or(0, |it| it.number);
        self.chat = chat.into();
        match taken {
            Taken::Nothing => (),
            Taken::Halted(why) => self.halted = Some(why),
            Taken::Game { game, n_entries, held } => {
                self.seat_game(game, n_entries);
                self.held = held;
            }
        }
        self.mind_programs();
        self.greet_programs();
        // The last move may have been committed by a room that did not live to note the end.
        if self.playing() && self.game.as_ref().is_some_and(|it| it.outcome().is_some()) {
            self.finish_due = Some(self.now.tick);
        }
    }

    /// Takes the game from the table, with all that belongs to it.
    pub(crate) fn clear_game(&mut self) {
        self.game = None;
        self.halted = None;
        self.n_entries = 0;
        self.bots.begin();
        self.rest_programs();
        self.held.clear();
        self.given_back.clear();
        self.told_absent.clear();
        self.clock = None;
        (self.finish_due, self.bots_due) = (None, None);
        for client in self.clients.values_mut() {
            client.have = None;
        }
    }

    /// Takes a game to the table; its bots sit there already.
    pub(crate) fn seat_game(&mut self, game: Box<dyn AnySession>, n_entries: u32) {
        self.clear_game();
        self.game = Some(game);
        self.n_entries = n_entries;
        self.mind_clock();
    }

    /// Notes in the store how the present game ended. If that fails it is tried again, here and by whoever reads the
    /// table next; until then it is as it is in the log.
    pub(crate) fn finish(&mut self) {
        self.finish_due = None;
        let Some(end) = self.game.as_ref().filter(|_| self.playing()).and_then(|it| it.outcome()) else { return };
        let mut table = self.table.clone();
        table.phase = Phase::Over;
        // Another table may have it: whoever wants to come back to this one has its link.
        table.code = Code::NONE;
        let end_of_it = outcome(&end);
        table.settings.evening.note(&table.seats, &end_of_it.winners);
        table.outcome = Some(end_of_it);
        let result = end.to_line();
        let write = Write::Finish(Box::new((table.clone(), result)));
        self.write(write, What::Finish { table: Box::new(table) }, Reply::Nobody);
    }
}
