//! Bots think elsewhere, on a view and a list of moves, and report back like anybody else.

use cabinet::{BotAnswer, BotTask};
use store::Sitter;
use table::{Actor, Seat, Turn};

use super::{Command, Room};
use crate::app::App;
use crate::hub::Line;
use crate::secret;

impl Room {
    /// Lets every bot think that has to move and is not thinking yet.
    pub(super) fn wake_bots(&mut self) {
        if !self.playing() {
            return;
        }
        let (Some(line), Some(game)) = (self.own_line(), self.game.as_mut()) else { return };
        let Turn::Open { must, .. } = game.turn() else { return };
        for seat in must.iter() {
            if self.thinking.contains(seat) {
                continue;
            }
            let Some(task) = game.bot_task(seat) else { continue };
            self.thinking = self.thinking.with(seat);
            tokio::spawn(think(self.app.clone(), line.clone(), (self.deal, seat), task));
        }
    }

    /// A bot has thought: its move goes the way of all moves.
    pub(super) async fn thought(&mut self, deal: u64, seat: Seat, answer: Option<BotAnswer>) {
        if deal != self.deal || !self.thinking.contains(seat) {
            return;
        }
        self.thinking = self.thinking.without(seat);
        let Some(game) = self.game.as_mut() else { return };
        let moves = game.moves(Actor::Seat(seat));
        let wanted = answer.as_ref().map(|it| it.notation.clone());
        match answer {
            Some(answer) => game.bot_done(answer),
            None => self.replace_bot(seat),
        }
        // A bot that fails must not hold up the people at the table: any move is better than none.
        let Some(notation) = wanted.filter(|it| moves.contains(it)).or_else(|| moves.into_iter().next()) else {
            return;
        };
        if let Err(error) = self.commit(Actor::Seat(seat), &notation).await {
            tracing::error!(code = %self.table.code, %error, "a bot's move was not committed");
        }
        self.wake_bots();
    }

    fn replace_bot(&mut self, seat: Seat) {
        tracing::error!(code = %self.table.code, %seat, "a bot failed and is replaced");
        let Some(Sitter::Bot { level }) = self.table.seats.get(seat.idx()) else { return };
        if let (Some(game), Ok(seed)) = (self.game.as_mut(), secret::random()) {
            game.seat_bot(seat, level, u64::from_le_bytes(seed));
        }
    }
}

/// Waits a little, so that people can follow, then thinks where it holds up nobody.
async fn think(app: App, line: Line, (deal, seat): (u64, Seat), task: BotTask) {
    tokio::time::sleep(app.config.bot_delay).await;
    let Ok(_place) = app.thinkers.acquire().await else { return };
    let answer = tokio::task::spawn_blocking(task).await.ok();
    line.send(Command::Thought { deal, seat, answer }).await.ok();
}
