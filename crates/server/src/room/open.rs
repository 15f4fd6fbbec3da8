//! A table is read from the log: at first, after a restart, and when memory and log disagree.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::time::Instant;

use cabinet::Sitting;
use store::{Chat, Code, Phase, Sitter, Table};
use table::Seat;
use tokio::sync::mpsc;
use wire::Halted;

use super::bots::Bots;
use super::halt::reason;
use super::{AGAIN, Command, Room, outcome};
use crate::app::App;
use crate::error::Failure;
use crate::secret;

/// Chat lines of each channel that a newcomer is shown.
pub(super) const CHAT_SHOWN: u32 = 100;

impl Room {
    /// Reads all there is of `table`.
    pub(crate) async fn open(app: App, table: Table, line: mpsc::WeakSender<Command>) -> Result<Self, Failure> {
        let chat: VecDeque<Chat> = app.store.chat(table.id, CHAT_SHOWN).await?.into();
        let mut room = Self {
            app,
            table,
            names: HashMap::new(),
            said_last: chat.back().map_or(0, |it| it.number),
            chat,
            game: None,
            halted: None,
            panics: 0,
            clients: BTreeMap::new(),
            away: HashSet::new(),
            said: HashMap::new(),
            away_since: HashMap::new(),
            told_absent: HashSet::new(),
            held: BTreeMap::new(),
            clock: None,
            bots: Bots::default(),
            line,
            presence_due: None,
            finish_due: None,
            bots_due: None,
        };
        let taken = take_up(&room.app, &room.table).await?;
        room.names = room.app.store.names(&room.table.persons()).await?;
        room.lay_out(taken).await;
        Ok(room)
    }

    /// Memory and log disagree: the log is right. All is read before anything is changed here.
    pub(super) async fn reload(&mut self) -> Result<(), Failure> {
        tracing::warn!(code = %self.table.code, "a table is read again");
        let table = self.app.store.table_by_id(self.table.id).await?.ok_or(Failure::NoTable)?;
        let names = self.app.store.names(&table.persons()).await?;
        let taken = take_up(&self.app, &table).await?;
        (self.table, self.names) = (table, names);
        self.lay_out(taken).await;
        self.check_eyes();
        self.tell_table();
        self.show_everybody();
        self.wake_bots();
        Ok(())
    }

    /// Puts on the table what the log holds of its present game.
    async fn lay_out(&mut self, taken: Taken) {
        self.clear_game();
        match taken {
            Taken::Nothing => (),
            Taken::Halted(why) => self.halted = Some(why),
            Taken::Game(game) => self.seat_game(game),
        }
        // The last move may have been committed by a server that did not live to note the end.
        if self.playing() && self.game.as_ref().is_some_and(|it| it.outcome().is_some()) {
            self.finish().await;
        }
    }

    /// Takes the game from the table, with all that belongs to it.
    pub(super) fn clear_game(&mut self) {
        self.game = None;
        self.halted = None;
        self.bots.begin();
        self.held.clear();
        self.told_absent.clear();
        self.clock = None;
        (self.finish_due, self.bots_due) = (None, None);
    }

    /// Takes a game to the table; its bots sit there already.
    pub(super) fn seat_game(&mut self, game: Box<dyn Sitting>) {
        self.clear_game();
        self.game = Some(game);
        self.mind_clock();
    }

    /// Notes in the store how the present game ended. If that fails it is tried again, here and by whoever reads the
    /// table next; until then it is as it is in the log.
    pub(super) async fn finish(&mut self) {
        self.finish_due = None;
        let Some(end) = self.game.as_ref().and_then(|it| it.outcome()) else { return };
        let mut table = self.table.clone();
        table.phase = Phase::Over;
        // Another table may have it: whoever wants to come back to this one has its link.
        table.code = Code::NONE;
        table.outcome = serde_json::to_string(&outcome(&end)).ok();
        match self.app.store.finish(table.clone(), end.to_line()).await {
            Ok(()) => self.table = table,
            Err(error) => {
                tracing::error!(code = %self.table.code, ?error, "the end of a game could not be noted");
                self.finish_due = Some(Instant::now() + AGAIN);
            }
        }
    }
}

/// What the log holds of the present game of a table.
enum Taken {
    Nothing,
    /// It cannot be played on.
    Halted(Halted),
    Game(Box<dyn Sitting>),
}

/// Replays the present game of a table from the log. A long game is played where it holds up nobody, and rules that
/// fail are caught there.
async fn take_up(app: &App, table: &Table) -> Result<Taken, Failure> {
    if table.phase == Phase::Gathering {
        return Ok(Taken::Nothing);
    }
    let Some(log) = app.store.game(table.id, table.round).await? else { return Ok(Taken::Nothing) };
    let (app, played) = (app.clone(), table.clone());
    let replayed = tokio::task::spawn_blocking(move || {
        let mut game = app.config.games.replay(&log.record()).map_err(|it| (reason(&it), it.to_string()))?;
        seat_bots(&app, &played, game.as_mut()).map_err(|it| (Halted::OldRules, it.to_string()))?;
        Ok(game)
    });
    let (why, error) = match replayed.await {
        Ok(Ok(game)) => return Ok(Taken::Game(game)),
        Ok(Err(failed)) => failed,
        Err(panicked) if panicked.is_panic() => (Halted::Broken, "the rules failed".into()),
        // The server closes.
        Err(_) => return Err(Failure::Busy),
    };
    tracing::warn!(code = %table.code, %error, "a game cannot be taken up");
    Ok(Taken::Halted(why))
}

/// Has the bots of a table sit down at a game. A level that no longer exists is replaced by another one.
pub(super) fn seat_bots(app: &App, table: &Table, game: &mut dyn Sitting) -> Result<(), Failure> {
    if game.outcome().is_some() {
        return Ok(());
    }
    let levels = &app.game(&table.game)?.bots;
    for (idx, sitter) in table.seats.iter().enumerate() {
        let Sitter::Bot { level, .. } = sitter else { continue };
        let level = levels.iter().find(|it| *it == level).or(levels.first()).ok_or(Failure::NoBot)?;
        let seed = u64::from_le_bytes(secret::random()?);
        if !game.seat_bot(Seat::at(idx), level, seed) {
            return Err(Failure::NoBot);
        }
    }
    Ok(())
}
