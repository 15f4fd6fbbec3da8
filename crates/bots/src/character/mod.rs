//! Characters of the house: a level, and a taste. Where moves are about as good as each other to the bot itself, it takes the one that is
//! more like it; it never gives away more than a hundredth of a victory. Bots that cannot say what their moves are worth have
//! no taste.
//!
//! A taste stands behind a level: `normal@bold`. Which of the house's people has which one is told by `texts/people.tsv`.

mod liking;

use table::{Bot, Considered, Decision, Rules, Seat, Seen, Thought};

use crate::Thinks;
pub use liking::Likes;

/// So much of a victory is nothing to be sorry for: far less than a bot can tell by thinking as long as it does.
const TRIFLE: f32 = 0.01;

/// What somebody is drawn to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Goes ahead and shows what he has.
    Bold,
    /// Holds back, and rather knows first.
    Wary,
    /// Rather in the dark, and round about.
    Sly,
    /// Has a look at everything, and a word for everybody.
    Curious,
}

impl Taste {
    /// All there are.
    pub const ALL: [Self; 4] = [Self::Bold, Self::Wary, Self::Sly, Self::Curious];

    /// As it stands behind a level.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bold => "bold",
            Self::Wary => "wary",
            Self::Sly => "sly",
            Self::Curious => "curious",
        }
    }

    /// The one that is called so.
    pub fn called(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.key() == key)
    }
}

/// A bot of `level` for `seat`, with a taste if one stands behind it; `None` if there is no such level or taste.
pub fn sit_down<G: Thinks + Likes>(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let Some((level, taste)) = level.split_once('@') else { return G::bot(level, seat, seed) };
    let taste = Taste::called(taste)?;
    Some(Box::new(Character { bot: G::bot(level, seat, seed)?, taste, chosen: None }))
}

/// A bot with a taste.
struct Character<G: Rules> {
    bot: Box<dyn Bot<G>>,
    taste: Taste,
    /// What it chose last.
    chosen: Option<G::Move>,
}

impl<G: Likes> Character<G> {
    /// What it likes best among what is about as good as what the bot would do.
    fn by_taste(&self, best: G::Move) -> G::Move {
        let Some(thought) = self.bot.explain() else { return best };
        let worth = |mv: G::Move| thought.moves.iter().find(|it| it.mv == mv).and_then(|it| it.worth);
        let Some(least) = worth(best).map(|it| it - TRIFLE) else { return best };
        let liking = |it: &Considered<G::Move>| G::liking(self.taste, it.mv);
        let mut chosen = (best, G::liking(self.taste, best));
        for it in thought.moves.iter().filter(|it| it.worth.is_some_and(|it| it >= least)) {
            if liking(it) > chosen.1 {
                chosen = (it.mv, liking(it));
            }
        }
        chosen.0
    }
}

impl<G: Likes> Bot<G> for Character<G> {
    fn see(&mut self, seen: &Seen<G>) {
        self.bot.see(seen);
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        let best = self.bot.choose(decision);
        let chosen = self.by_taste(best);
        // Whatever a bot may think of, what is not offered is not played.
        let chosen = if decision.moves.contains(&chosen) { chosen } else { best };
        self.chosen = Some(chosen);
        chosen
    }

    fn interject(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        self.bot.interject(decision)
    }

    fn explain(&self) -> Option<Thought<G::Move>> {
        let mut thought = self.bot.explain()?;
        let chosen = self.chosen?;
        if let Some(at) = thought.moves.iter().position(|it| it.mv == chosen) {
            thought.moves[..=at].rotate_right(1);
        }
        Some(thought)
    }
}

#[cfg(test)]
mod tests {
    use bestioles::{Bestioles, Move, Options};
    use table::{Odds, Referee, Turn, Viewer};

    use super::*;

    /// A bot that thinks this of its first moves, and would play the first of them.
    struct Fixed(Vec<Option<f32>>, Vec<Move>);

    impl Bot<Bestioles> for Fixed {
        fn see(&mut self, _seen: &Seen<Bestioles>) {}

        fn choose(&mut self, decision: &Decision<'_, Bestioles>) -> Move {
            // One face up, one face down, and giving up.
            self.1 = [Move::is_deploy, Move::is_improvise, Move::is_withdrawal]
                .map(|is| decision.moves.iter().copied().find(is).expect("all three are open at first"))
                .to_vec();
            self.1[0]
        }

        fn explain(&self) -> Option<Thought<Move>> {
            let moves = self.1.iter().zip(&self.0).map(|(mv, worth)| Considered { mv: *mv, worth: *worth });
            Some(Thought { moves: moves.collect(), beliefs: Odds::default() })
        }
    }

    trait Kind {
        fn is_deploy(&self) -> bool;
        fn is_improvise(&self) -> bool;
        fn is_withdrawal(&self) -> bool;
    }

    impl Kind for Move {
        fn is_deploy(&self) -> bool {
            matches!(self, Self::Deploy { .. })
        }

        fn is_improvise(&self) -> bool {
            matches!(self, Self::Improvise { .. })
        }

        fn is_withdrawal(&self) -> bool {
            matches!(self, Self::Withdraw)
        }
    }

    /// What somebody of this taste does, and what he then says he thought of first.
    fn chosen(taste: Taste, worths: [Option<f32>; 3]) -> (Move, Move) {
        let referee = Referee::<Bestioles>::deal(Options::default(), 2, table::Seed::from_number(1)).expect("defaults");
        let Turn::Open { must, .. } = referee.turn() else { panic!("it has just begun") };
        let seat = must.first().expect("somebody begins");
        let (view, moves) = (referee.view(Viewer::Seat(seat)), referee.moves(seat.into()));
        let mut bot = Character { bot: Box::new(Fixed(worths.to_vec(), Vec::new())), taste, chosen: None };
        assert!(bot.explain().is_none(), "it has chosen nothing yet");
        let mv = bot.choose(&Decision::unhurried(seat, &view, &moves));
        (mv, bot.explain().expect("it has").moves[0].mv)
    }

    #[test]
    fn taste_decides_between_equals_alone() {
        let close = [Some(0.500), Some(0.495), Some(0.200)];
        let (mv, first) = chosen(Taste::Sly, close);
        assert!(mv.is_improvise());
        assert_eq!(mv, first, "what it did stands first in what it says");
        assert!(chosen(Taste::Bold, close).0.is_deploy());
        assert!(chosen(Taste::Wary, close).0.is_deploy(), "giving up costs too much");
        assert!(chosen(Taste::Wary, [Some(0.5), Some(0.2), Some(0.495)]).0.is_withdrawal());
        assert!(chosen(Taste::Sly, [Some(0.5), Some(0.48), Some(0.2)]).0.is_deploy(), "two points are no trifle");
        assert!(chosen(Taste::Sly, [None, Some(0.5), Some(0.5)]).0.is_deploy(), "nothing is known of the first");
    }

    #[test]
    fn a_taste_stands_behind_a_level() {
        for taste in Taste::ALL {
            let level = format!("normal:50@{}", taste.key());
            assert!(sit_down::<Bestioles>(&level, Seat::FIRST, 1).is_some(), "{level}");
        }
        for level in ["normal@", "normal@Bold", "@bold", "nobody@bold", "normal@bold@sly"] {
            assert!(sit_down::<Bestioles>(level, Seat::FIRST, 1).is_none(), "{level}");
        }
        assert!(sit_down::<Bestioles>("reference", Seat::FIRST, 1).is_some());
    }
}
