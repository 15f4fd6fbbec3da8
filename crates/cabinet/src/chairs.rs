//! The bots at a table. A bot sees and thinks in its own time, wherever its task is run; here it only has a chair.

use table::{Bot, Decision, Rules, Seat, Seen, Stop};

use crate::afar::{Letter, NewBot, Occasion, pack_all};
use crate::any_session::Work;
use crate::{BotAnswer, BotTask, Served};

/// One way of asking a bot.
pub(crate) fn ask<G: Rules>(bot: &mut dyn Bot<G>, free: bool, decision: &Decision<'_, G>) -> Option<G::Move> {
    if free { bot.interject(decision) } else { Some(bot.choose(decision)) }
}

/// The bot of a seat.
pub(crate) struct Chair<G: Served> {
    place: Place<G>,
    /// What it has yet to be told.
    unseen: Vec<Seen<G>>,
    /// Ends what it is thinking.
    stop: Stop,
}

/// Where the bot of a chair is.
enum Place<G: Rules> {
    /// In its chair. One that has not thought yet can still be made elsewhere.
    Here(Box<dyn Bot<G>>, Option<NewBot>),
    /// Thinking.
    Out,
    /// It lives in another house, and knows all it was ever sent.
    Afar,
}

/// What a bot that lives elsewhere leaves in its answer.
pub(crate) struct StaysAfar;

impl<G: Served> Chair<G> {
    /// For a bot that has all this to see; `new` says how to make it once more.
    pub(crate) fn new(bot: Box<dyn Bot<G>>, new: NewBot, unseen: Vec<Seen<G>>) -> Self {
        Self { place: Place::Here(bot, Some(new)), unseen, stop: Stop::NEVER }
    }

    /// Something that its seat met.
    pub(crate) fn meet(&mut self, seen: Seen<G>) {
        self.unseen.push(seen);
    }

    /// Lets it think, unless it does already. `free`: it need not move.
    pub(crate) fn send_out(&mut self, seat: Seat, view: G::View, moves: Vec<G::Move>, free: bool) -> Option<BotTask> {
        let (bot, new) = match std::mem::replace(&mut self.place, Place::Out) {
            Place::Here(bot, new) => (Some(bot), new),
            Place::Afar => (None, None),
            Place::Out => return None,
        };
        self.stop = Stop::new();
        let unseen = std::mem::take(&mut self.unseen);
        Some(BotTask::new(seat, self.stop.clone(), Box::new(Outing { bot, new, seat, unseen, view, moves, free })))
    }

    /// It has thought. One that was replaced meanwhile is not taken back.
    pub(crate) fn take_back(&mut self, answer: BotAnswer) {
        if !matches!(self.place, Place::Out) {
            return;
        }
        match answer.bot.downcast::<Box<dyn Bot<G>>>() {
            Ok(bot) => self.place = Place::Here(*bot, None),
            Err(other) if other.is::<StaysAfar>() => self.place = Place::Afar,
            Err(_) => (),
        }
    }
}

impl<G: Served> Drop for Chair<G> {
    /// A bot that has lost its seat need not think on.
    fn drop(&mut self) {
        self.stop.ask();
    }
}

/// A bot on its way: all that it is given, and nothing else.
struct Outing<G: Served> {
    /// None if it lives elsewhere.
    bot: Option<Box<dyn Bot<G>>>,
    new: Option<NewBot>,
    seat: Seat,
    unseen: Vec<Seen<G>>,
    view: G::View,
    moves: Vec<G::Move>,
    free: bool,
}

impl<G: Served> Work for Outing<G> {
    fn think(self: Box<Self>, stop: &Stop) -> BotAnswer {
        let Self { bot, seat, unseen, view, moves, free, .. } = *self;
        let Some(mut bot) = bot else { return BotAnswer::from_afar(seat, None) };
        for seen in &unseen {
            bot.see(seen);
        }
        let chosen = ask(bot.as_mut(), free, &Decision { seat, view: &view, moves: &moves, stop });
        BotAnswer { seat, notation: chosen.map(|it| it.to_string()), bot: Box::new(bot) }
    }

    fn letter(&self) -> Option<Letter> {
        // Whoever has thought here is known here alone.
        if self.bot.is_some() && self.new.is_none() {
            return None;
        }
        let as_last = self.unseen.last().is_some_and(|it| it.view == self.view);
        Some(Letter {
            game: G::KEY.into(),
            seat: self.seat,
            bot: self.new.clone(),
            seen: pack_all::<G>(&self.unseen),
            view: (!as_last).then(|| G::pack(&self.view)),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            occasion: if self.free { Occasion::May } else { Occasion::Must },
        })
    }
}
