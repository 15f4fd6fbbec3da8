//! All that the house asks of a game.

use bots::Random;
use table::{Bot, Disclose, Figures, Layout, Mind, Observe, Rules, Seat};

/// A game as whoever serves it to clients knows it: rules, and players that think. There is no way here to all of an event.
///
/// A game without bots of its own is played by those who play anything.
pub trait Served: Rules {
    /// Names of the levels of its bots that players are offered, weakest first.
    fn levels() -> &'static [&'static str] {
        &["random"]
    }

    /// Names of further bots, for measuring: whoever asks for them gets them, but nobody is offered them.
    fn yardsticks() -> &'static [&'static str] {
        &[]
    }

    /// A bot of `level` for `seat`, be it a yardstick; `None` if there is no such level. The same seed thinks the same thoughts.
    fn bot(level: &str, seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let _ = seat;
        (level == "random").then(|| Box::new(Random::new(seed)) as Box<dyn Bot<Self>>)
    }

    /// Whether the number of `normal:20000` is how much it does ([`bots::Thinks::counts_simulations`]).
    fn counts_simulations() -> bool {
        false
    }
}

/// A complete game: what is served, beliefs, packed observations, set-ups, and what traces and statistics say of it.
pub trait Game: Served + Mind + Observe + Layout + Disclose + Figures {}

impl<G: Served + Mind + Observe + Layout + Disclose + Figures> Game for G {}

/// Something to be done with a game whose name is only known at run time, but with its own types.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

/// What a server does with a game: a [`Visitor`] who needs no more than [`Served`].
pub trait Errand {
    /// What comes of it.
    type Out;

    /// Does it.
    fn run<G: Served>(self) -> Self::Out;
}

impl<E: Errand> Visitor for E {
    type Out = E::Out;

    fn visit<G: Game>(self) -> Self::Out {
        self.run::<G>()
    }
}
