//! Levels with a number: `hard:20000` thinks with 20,000 simulations, `hard:400000x2` with as many in two trees. For measuring;
//! nobody at a table is offered them.

/// A level as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked<'a> {
    pub(crate) name: &'a str,
    /// Simulations a decision, if not as usual.
    pub(crate) simulations: Option<u32>,
    /// How many trees share them.
    pub(crate) n_trees: usize,
}

/// More trees than any machine here has cores.
const MOST_TREES: usize = 64;
/// Above this, counts are no longer exact.
const MOST_SIMULATIONS: u32 = 1 << 24;

impl<'a> Asked<'a> {
    /// `None` if it is no level at all.
    pub(crate) fn read(level: &'a str) -> Option<Self> {
        let Some((name, figures)) = level.split_once(':') else {
            return Some(Self { name: level, simulations: None, n_trees: 1 });
        };
        let (simulations, n_trees) = figures.split_once('x').unwrap_or((figures, "1"));
        let simulations = simulations.parse().ok().filter(|it| (1..=MOST_SIMULATIONS).contains(it))?;
        let n_trees = n_trees.parse().ok().filter(|it| (1..=MOST_TREES).contains(it))?;
        Some(Self { name, simulations: Some(simulations), n_trees })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_may_carry_figures() {
        let asked = |name, simulations, n_trees| Some(Asked { name, simulations, n_trees });
        assert_eq!(Asked::read("hard"), asked("hard", None, 1));
        assert_eq!(Asked::read("hard:500"), asked("hard", Some(500), 1));
        assert_eq!(Asked::read("hard:500x2"), asked("hard", Some(500), 2));
        for wrong in
            ["hard:", "hard:0", "hard:x2", "hard:5x0", "hard:5x65", "hard:-1", "hard:99999999999", "hard:5x2x2"]
        {
            assert_eq!(Asked::read(wrong), None, "{wrong}");
        }
    }
}
