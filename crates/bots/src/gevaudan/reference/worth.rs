//! What a look at a print is worth.

use gevaudan::{Belief, Colour, N_PRINTS, Token, TokenSet};

/// A look at a colour that is not settled is worth so much before anything else is counted.
const ANY_LOOK: f64 = 0.35;

/// What a look at each print is worth; nothing for those already seen or of colours that are known.
pub(super) struct Worth {
    prints: [f64; N_PRINTS],
}

fn entropy(chance: f64) -> f64 {
    let part = |it: f64| if it > 0.0 { -it * it.log2() } else { 0.0 };
    part(chance) + part(1.0 - chance)
}

impl Worth {
    pub(super) fn of(belief: &Belief) -> Self {
        let mut prints = [0.0; N_PRINTS];
        for colour in Colour::ALL {
            let ways = belief.ways(colour);
            let total: f64 = ways.iter().map(|it| it.1).sum();
            let boxed = |split: u8| split >> 5 & 1 == 1;
            let chance =
                |of: &dyn Fn(u8) -> bool| -> f64 { ways.iter().filter(|it| of(it.0)).map(|it| it.1 / total).sum() };
            let open = entropy(chance(&boxed));
            if open < 1e-9 {
                continue;
            }
            for print in TokenSet::of(colour).iter().take(5).filter(|it| belief.known(*it).is_none()) {
                let at = print.idx() % 6;
                let present = chance(&|it| it >> at & 1 == 1);
                let both = chance(&|it| it >> at & 1 == 1 && boxed(it));
                let neither = chance(&|it| it >> at & 1 == 0 && boxed(it));
                let after = |part: f64, whole: f64| if whole > 0.0 { whole * entropy(part / whole) } else { 0.0 };
                let left = after(both, present) + after(neither, 1.0 - present);
                prints[print.idx()] = ANY_LOOK + open - left;
            }
        }
        Self { prints }
    }

    pub(super) fn print(&self, print: Token) -> f64 {
        self.prints[print.idx() % N_PRINTS]
    }

    /// The best set of places in archives: all of one colour, or no two of one.
    pub(super) fn best_places(&self, archive: &[Token]) -> (Vec<usize>, f64) {
        let of = |colour: Colour| {
            let own = archive.iter().enumerate().filter(move |it| it.1.colour() == colour);
            own.filter(|it| self.print(*it.1) > 0.0).map(|(at, it)| (at, self.print(*it))).collect::<Vec<_>>()
        };
        let value = |set: &[(usize, f64)]| set.iter().map(|it| it.1).sum::<f64>();
        let best_one = |set: Vec<(usize, f64)>| set.into_iter().max_by(|one, two| one.1.total_cmp(&two.1));
        let mixed: Vec<(usize, f64)> = Colour::ALL.into_iter().filter_map(|it| best_one(of(it))).collect();
        let sets = Colour::ALL.into_iter().map(of).chain([mixed]);
        let best = sets.max_by(|one, two| value(one).total_cmp(&value(two))).unwrap_or_default();
        let worth = value(&best);
        let mut places: Vec<usize> = best.into_iter().map(|it| it.0).collect();
        places.sort_unstable();
        (places, worth)
    }
}
