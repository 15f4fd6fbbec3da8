//! A village laid out by hand, with one bot in it.

use bots::Thinks;
use loups_garous::{LoupsGarous, Options, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Actor, Bot, Decision, Layout, LayoutLine, Listener, Rules, Seat, Seen, Viewer};

/// A village, and one bot that watches it.
pub(crate) struct Square {
    state: State,
    seat: Seat,
    bot: Box<dyn Bot<LoupsGarous>>,
    rng: Pcg64Mcg,
}

impl Square {
    /// Lays out a table with these lines; the bot sits at `seat`, counted from 1.
    pub(crate) fn new(options: Options, n_seats: usize, lines: &[(&str, &str)], seat: usize, seed: u64) -> Self {
        let line = |(at, (key, value)): (usize, &(&str, &str))| LayoutLine {
            line: at + 1,
            key: (*key).into(),
            value: (*value).into(),
        };
        let lines: Vec<LayoutLine> = lines.iter().enumerate().map(line).collect();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = LoupsGarous::lay_out(&options, n_seats, &lines, &mut rng).expect("laid out");
        let seat = Seat::at(seat - 1);
        let mut bot = LoupsGarous::bot("easy", seat, seed).expect("a level");
        bot.see(&Seen { news: Vec::new(), view: LoupsGarous::view(&state, Viewer::Seat(seat)) });
        Self { state, seat, bot, rng }
    }

    /// Plays these moves: `3 accuse 4`, or `* timeout` for the referee.
    pub(crate) fn play(mut self, moves: &[&str]) -> Self {
        for text in moves {
            let (who, notation) = text.split_once(' ').expect("who and what");
            let actor = who.parse::<Seat>().map_or(Actor::Referee, Actor::Seat);
            self.act(actor, notation);
        }
        self
    }

    fn act(&mut self, actor: Actor, notation: &str) {
        let mut listener = Listener::default();
        let mv = notation.parse().expect("a move");
        LoupsGarous::play(&mut self.state, actor, mv, &mut self.rng, &mut listener)
            .unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
        let viewer = Viewer::Seat(self.seat);
        let news = listener.events.iter().filter_map(|it| LoupsGarous::project(it, viewer)).collect();
        self.bot.see(&Seen { news, view: LoupsGarous::view(&self.state, viewer) });
    }

    fn ask<T>(&mut self, question: impl Fn(&mut dyn Bot<LoupsGarous>, &Decision<'_, LoupsGarous>) -> T) -> T {
        let view = LoupsGarous::view(&self.state, Viewer::Seat(self.seat));
        let mut moves = Vec::new();
        LoupsGarous::moves(&self.state, self.seat.into(), &mut moves);
        question(&mut *self.bot, &Decision::unhurried(self.seat, &view, &moves))
    }

    /// What the bot does when it is asked.
    pub(crate) fn choice(&mut self) -> String {
        self.ask(|bot, decision| bot.choose(decision).to_string())
    }

    /// What the bot says out of turn.
    pub(crate) fn remark(&mut self) -> Option<String> {
        self.ask(|bot, decision| bot.interject(decision).map(|it| it.to_string()))
    }

    /// What the bot does, one thing after the other, until it is ready or has voted.
    pub(crate) fn speech(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            let choice = self.choice();
            let done = choice == "ready" || choice.starts_with("vote");
            said.push(choice.clone());
            if done {
                return said;
            }
            self.act(self.seat.into(), &choice);
        }
    }
}
