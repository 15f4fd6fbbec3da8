//! What a bot would do in a seat's place, and why: from what the seat was told, and nothing else.

use serde::Serialize;
use table::{Bot, Considered, Decision, Odds, Rules, Seat, Seen, Stop, Thought};

/// What an adviser says. It holds nothing that the seat could not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// What it would play first, then what else it thought of; at most [`Thought::MOST_MOVES`]. Empty where the seat need not act and
    /// the adviser would leave it.
    pub moves: Vec<Considered<String>>,
    /// What it believes of what is hidden; empty if it cannot say.
    pub beliefs: Odds,
}

/// What an adviser does when it is let.
type Think = Box<dyn FnOnce(&Stop) -> Advice + Send>;

/// An adviser at work: run it anywhere, with as much time as there is. The game goes on without it.
pub struct AdviceTask {
    stop: Stop,
    think: Think,
}

impl AdviceTask {
    /// Asks the adviser to come to its end; for whoever keeps the time.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Thinks.
    pub fn run(self) -> Advice {
        (self.think)(&self.stop)
    }
}

impl std::fmt::Debug for AdviceTask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AdviceTask")
    }
}

/// A seat that wants advice: all that it has met, and what it may do now.
pub(crate) struct Seeker<G: Rules> {
    pub(crate) seat: Seat,
    pub(crate) seen: Vec<Seen<G>>,
    pub(crate) view: G::View,
    pub(crate) moves: Vec<G::Move>,
    /// Whether it has to act.
    pub(crate) must: bool,
}

impl<G: Rules> Seeker<G> {
    /// Asks `bot`, who knows nothing yet.
    pub(crate) fn ask(self, mut bot: Box<dyn Bot<G>>) -> AdviceTask {
        let think = move |stop: &Stop| {
            for seen in &self.seen {
                bot.see(seen);
            }
            let decision = Decision { seat: self.seat, view: &self.view, moves: &self.moves, stop };
            let chosen = if self.must { Some(bot.choose(&decision)) } else { bot.interject(&decision) };
            let thought = bot.explain().unwrap_or_default();
            Advice { moves: chosen_first(chosen, &thought.moves), beliefs: thought.beliefs }
        };
        AdviceTask { stop: Stop::new(), think: Box::new(think) }
    }
}

/// The chosen move, then the others that were thought of; none where none was chosen.
fn chosen_first<M: Copy + PartialEq + ToString>(
    chosen: Option<M>,
    thought: &[Considered<M>],
) -> Vec<Considered<String>> {
    let Some(chosen) = chosen else { return Vec::new() };
    let worth = thought.iter().find(|it| it.mv == chosen).and_then(|it| it.worth);
    let others = thought.iter().filter(|it| it.mv != chosen).map(|it| (it.mv, it.worth));
    let all = [(chosen, worth)].into_iter().chain(others).take(Thought::<M>::MOST_MOVES);
    all.map(|(mv, worth)| Considered { mv: mv.to_string(), worth }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn considered(mv: u8, worth: Option<f32>) -> Considered<u8> {
        Considered { mv, worth }
    }

    #[test]
    fn the_chosen_move_comes_first_and_only_once() {
        let thought = [considered(4, Some(0.5)), considered(2, Some(0.4)), considered(9, None), considered(1, None)];
        let said = |chosen| chosen_first(chosen, &thought).into_iter().map(|it| (it.mv, it.worth)).collect::<Vec<_>>();
        assert_eq!(said(Some(2)), [("2".into(), Some(0.4)), ("4".into(), Some(0.5)), ("9".into(), None)]);
        assert_eq!(said(Some(7)), [("7".into(), None), ("4".into(), Some(0.5)), ("2".into(), Some(0.4))]);
        assert!(said(None).is_empty(), "who would leave it has nothing to play");
        assert_eq!(chosen_first(Some(3), &[]), [Considered { mv: "3".to_owned(), worth: None }]);
    }
}
