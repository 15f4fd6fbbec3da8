//! A table is read from the log: at first, after a restart, and when memory and log disagree.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use cabinet::Sitting;
use store::{Chat, Code, Phase, Sitter, Table};
use table::Seat;
use tokio::sync::mpsc;

use super::bots::Bots;
use super::{Command, Room, outcome};
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
        };
        room.learn_names().await?;
        room.take_up_game().await?;
        Ok(room)
    }

    /// Memory and log disagree: the log is right.
    pub(super) async fn reload(&mut self) -> Result<(), Failure> {
        tracing::warn!(code = %self.table.code, "a table is read again");
        self.table = self.app.store.table_by_id(self.table.id).await?.ok_or(Failure::NoTable)?;
        self.learn_names().await?;
        self.take_up_game().await?;
        self.check_eyes();
        self.tell_table();
        self.show_everybody();
        self.wake_bots();
        Ok(())
    }

    /// Replays the present game of the table from the log.
    async fn take_up_game(&mut self) -> Result<(), Failure> {
        self.game = None;
        if self.table.phase == Phase::Gathering {
            return Ok(());
        }
        let Some(log) = self.app.store.game(self.table.id, self.table.round).await? else { return Ok(()) };
        let game = match self.app.config.games.replay(&log.record()) {
            Ok(game) => game,
            // An old game whose rules have changed since can no longer be shown, but its table still works.
            Err(error) if self.table.phase == Phase::Over => {
                tracing::warn!(code = %self.table.code, %error, "a finished game cannot be shown");
                return Ok(());
            }
            Err(error) => return Err(Failure::Broken(error)),
        };
        self.seat_game(game)?;
        // The last move may have been committed by a server that did not live to note the end.
        if self.playing() && self.game.as_ref().is_some_and(|it| it.outcome().is_some()) {
            self.finish().await?;
        }
        Ok(())
    }

    /// Takes a game to the table and its bots to their seats.
    pub(super) fn seat_game(&mut self, mut game: Box<dyn Sitting>) -> Result<(), Failure> {
        if game.outcome().is_none() {
            for (idx, sitter) in self.table.seats.iter().enumerate() {
                let Sitter::Bot { level, .. } = sitter else { continue };
                let seed = u64::from_le_bytes(secret::random()?);
                if !game.seat_bot(Seat::at(idx), level, seed) {
                    return Err(Failure::NoBot);
                }
            }
        }
        self.game = Some(game);
        self.bots.begin();
        self.held.clear();
        self.told_absent.clear();
        self.clock = None;
        self.mind_clock();
        Ok(())
    }

    /// Notes in the store how the present game ended. Done again if the first attempt was cut short.
    pub(super) async fn finish(&mut self) -> Result<(), Failure> {
        let Some(end) = self.game.as_ref().and_then(|it| it.outcome()) else { return Ok(()) };
        self.table.phase = Phase::Over;
        // Another table may have it: whoever wants to come back to this one has its link.
        self.table.code = Code::NONE;
        self.table.outcome = serde_json::to_string(&outcome(&end)).ok();
        self.app.store.finish(self.table.clone(), end.to_line()).await?;
        Ok(())
    }
}
