//! From a riddle to what its seat has seen.

use cabinet::{Game, KEYS, Visitor, open};
use serde_json::Value;
use table::{Actor, Chance, OptionsError, Referee, Seed, Seen, Viewer, Watcher};

use crate::Fault;
use crate::file::Riddle;

/// A game up to the position of a riddle, and what the seat met on the way.
pub(crate) struct Position<G: Game> {
    pub(crate) referee: Referee<G>,
    pub(crate) seen: Vec<Seen<G>>,
}

impl<G: Game> Position<G> {
    /// What the seat sees now.
    pub(crate) fn view(&self) -> &G::View {
        &self.seen[self.seen.len() - 1].view
    }

    /// Deals or lays out the game and plays what leads to the position.
    pub(crate) fn reach(riddle: &Riddle) -> Result<Self, Fault> {
        let mut referee = Self::begin(riddle)?;
        if riddle.seat.idx() >= referee.n_seats() {
            return Err(Fault::new(riddle.line, format!("there is no seat {} at this table", riddle.seat)));
        }
        let mut watcher = Watcher::begin(&referee, Viewer::Seat(riddle.seat));
        let mut seen = vec![watcher.seen().clone()];
        for (line, actor, notation) in &riddle.moves {
            let played = notation.parse().and_then(|it| referee.play(*actor, it));
            let happened = played.map_err(|it| Fault::new(*line, format!("`{notation}` is {it}")))?;
            if watcher.meet(&referee, &happened) {
                seen.push(watcher.seen().clone());
            }
        }
        Ok(Self { referee, seen })
    }

    fn begin(riddle: &Riddle) -> Result<Referee<G>, Fault> {
        let n_seats = if riddle.n_seats == 0 { *G::SEATS.start() } else { riddle.n_seats };
        let options: G::Options = match &riddle.options {
            Some(value) => serde_json::from_value(value.clone())
                .map_err(|it| Fault::new(riddle.line, OptionsError::Unknown(it.to_string()).to_string()))?,
            None => G::Options::default(),
        };
        let seed = Seed::from_number(riddle.seed);
        // Dealing checks the options and the number of seats.
        let dealt = Referee::<G>::deal(options, n_seats, seed).map_err(|it| Fault::new(riddle.line, it.to_string()))?;
        let Some(lines) = &riddle.setup else { return Ok(dealt) };
        let options = dealt.options().clone();
        let state = G::lay_out(&options, n_seats, lines, &mut Chance::new(seed).stream(0))
            .map_err(|it| Fault::new(it.line, it.reason))?;
        Ok(Referee::from_position(options, state, seed))
    }
}

/// A position through the eyes of its seat, for whoever shows it. Nothing hidden is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How many sit there.
    pub n_seats: usize,
    /// What the seat sees.
    pub view: Value,
    /// What it heard, moment by moment.
    pub heard: Vec<Value>,
    /// Its moves, in notation.
    pub moves: Vec<String>,
}

/// The position of a riddle through the eyes of its seat.
pub fn scene(riddle: &Riddle) -> Result<Scene, Fault> {
    open(&riddle.game, Show(riddle)).ok_or_else(|| no_game(riddle))?
}

/// Says which games there are.
pub(crate) fn no_game(riddle: &Riddle) -> Fault {
    Fault::new(riddle.line, format!("there is no game called `{}` here; there is {}", riddle.game, KEYS.join(", ")))
}

struct Show<'a>(&'a Riddle);

impl Visitor for Show<'_> {
    type Out = Result<Scene, Fault>;

    fn visit<G: Game>(self) -> Self::Out {
        let position = Position::<G>::reach(self.0)?;
        let value = |it: &dyn erased::Erased| it.value();
        let heard = position.seen.iter().flat_map(|it| &it.news).map(|it| value(it)).collect();
        let moves = position.referee.moves(Actor::Seat(self.0.seat));
        Ok(Scene {
            n_seats: position.referee.n_seats(),
            view: value(position.view()),
            heard,
            moves: moves.iter().map(ToString::to_string).collect(),
        })
    }
}

mod erased {
    use serde::Serialize;
    use serde_json::Value;

    /// What can be written as JSON; views and news are plain data.
    pub(super) trait Erased {
        fn value(&self) -> Value;
    }

    impl<T: Serialize> Erased for T {
        fn value(&self) -> Value {
            serde_json::to_value(self).unwrap_or_default()
        }
    }
}
