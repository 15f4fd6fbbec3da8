//! The bots at a table. A bot sees and thinks in its own time, wherever its task is run; here it only has a chair.

use table::{Bot, Decision, Rules, Seat, Seen, Stop};

use crate::{BotAnswer, BotTask, Served};

/// One way of asking a bot.
type Think<G> = fn(&mut dyn Bot<G>, &Decision<'_, G>) -> Option<<G as Rules>::Move>;

/// The bot of a seat.
pub(crate) struct Chair<G: Served> {
    /// None while it is thinking elsewhere.
    bot: Option<Box<dyn Bot<G>>>,
    /// What it has yet to be told.
    unseen: Vec<Seen<G>>,
    /// Ends what it is thinking.
    stop: Stop,
}

impl<G: Served> Chair<G> {
    /// For a bot that has all this to see.
    pub(crate) fn new(bot: Box<dyn Bot<G>>, unseen: Vec<Seen<G>>) -> Self {
        Self { bot: Some(bot), unseen, stop: Stop::NEVER }
    }

    /// Something that its seat met.
    pub(crate) fn meet(&mut self, seen: Seen<G>) {
        self.unseen.push(seen);
    }

    /// Lets it think, unless it does already.
    pub(crate) fn send_out(
        &mut self,
        seat: Seat,
        view: G::View,
        moves: Vec<G::Move>,
        think: Think<G>,
    ) -> Option<BotTask> {
        let mut bot = self.bot.take()?;
        let unseen = std::mem::take(&mut self.unseen);
        self.stop = Stop::new();
        let thought = move |stop: &Stop| {
            for seen in &unseen {
                bot.see(seen);
            }
            let chosen = think(bot.as_mut(), &Decision { seat, view: &view, moves: &moves, stop });
            BotAnswer { seat, notation: chosen.map(|it| it.to_string()), bot: Box::new(bot) }
        };
        Some(BotTask::new(seat, self.stop.clone(), Box::new(thought)))
    }

    /// It has thought. One that was replaced meanwhile is not taken back.
    pub(crate) fn take_back(&mut self, answer: BotAnswer) {
        if self.bot.is_none()
            && let Ok(bot) = answer.bot.downcast::<Box<dyn Bot<G>>>()
        {
            self.bot = Some(*bot);
        }
    }
}

impl<G: Served> Drop for Chair<G> {
    /// A bot that has lost its seat need not think on.
    fn drop(&mut self) {
        self.stop.ask();
    }
}
