//! What a policy is worth, and the most that can be won against it.

use super::forest::{Branch, Forest};

/// What the game is worth to player 0 when both follow this policy. Writes what each node is worth to `values`.
pub fn value_of(forest: &Forest, policy: &[f32], values: &mut Vec<f32>) -> f64 {
    values.clear();
    values.resize(forest.nodes.len(), 0.0);
    for at in (0..forest.nodes.len()).rev() {
        let set = &forest.sets[forest.nodes[at].set as usize];
        let each = policy[set.range()].iter().zip(forest.branches(at));
        values[at] = each.map(|(chance, to)| chance * worth(to, values)).sum();
    }
    over_worlds(forest, values)
}

/// The most that `player` can get, counted for player 0, against one who follows this policy: in every information set
/// he makes the move that is best against all that the other one may then hold, by what that one did.
pub fn best_reply(forest: &Forest, policy: &[f32], player: usize) -> f64 {
    let mut reach = Vec::new();
    forest.spread(policy, &mut reach);
    let sign = if player == 0 { 1.0 } else { -1.0 };
    let mut values = vec![0.0; forest.nodes.len()];
    let mut gains = vec![0.0_f64; forest.n_choices()];
    for level in by_level(forest, player).iter().rev() {
        // An information set lies in many trees: all of them have their say before it is decided.
        for (at, set) in level.iter().map(|at| (*at, forest.set_at(*at))).filter(|it| it.1.player == player) {
            let matters = f64::from(sign * forest.nodes[at].weight * reach[at][1 - player]);
            for (gain, to) in gains[set.range()].iter_mut().zip(forest.branches(at)) {
                *gain += matters * f64::from(worth(to, &values));
            }
        }
        for (at, set) in level.iter().map(|at| (*at, forest.set_at(*at))).rev() {
            values[at] = if set.player == player {
                forest.branches(at).nth(best_of(&gains[set.range()])).map_or(0.0, |it| worth(it, &values))
            } else {
                policy[set.range()].iter().zip(forest.branches(at)).map(|(it, to)| it * worth(to, &values)).sum()
            };
        }
    }
    over_worlds(forest, &values)
}

fn worth(branch: Branch, values: &[f32]) -> f32 {
    match branch {
        Branch::End(worth) => worth,
        Branch::Node(child) => values[child as usize],
    }
}

fn best_of(gains: &[f64]) -> usize {
    let best = gains.iter().enumerate().max_by(|one, two| one.1.total_cmp(two.1));
    best.map_or(0, |it| it.0)
}

/// The nodes by how often `player` has decided before, in their order: his own are together with all others of their set.
fn by_level(forest: &Forest, player: usize) -> Vec<Vec<usize>> {
    let mut levels = Vec::new();
    let mut of_set = vec![None; forest.sets.len()];
    for (at, node) in forest.nodes.iter().enumerate() {
        let level = usize::from(node.levels[player]);
        if forest.set_at(at).player == player {
            let known = *of_set[node.set as usize].get_or_insert(level);
            assert_eq!(known, level, "who knows the same knows how often he has decided");
        }
        if levels.len() <= level {
            levels.resize(level + 1, Vec::new());
        }
        levels[level].push(at);
    }
    levels
}

fn over_worlds(forest: &Forest, values: &[f32]) -> f64 {
    let sum: f64 = forest.roots().map(|(at, weight)| f64::from(weight) * f64::from(values[at])).sum();
    sum / f64::from(forest.total_weight())
}

/// How an information set looks to its player, when both follow a policy.
#[derive(Clone, Debug, Default)]
pub struct Prospects {
    /// How likely the other one and chance lead there, of all worlds.
    pub arrival: f64,
    /// What each of its moves is worth to its player, counted for player 0.
    pub worths: Vec<f32>,
}

/// What the moves of an information set are worth; of one that the other player never lets happen nothing is known.
pub fn prospects(forest: &Forest, policy: &[f32], set: usize) -> Prospects {
    let (mut reach, mut values) = (Vec::new(), Vec::new());
    forest.spread(policy, &mut reach);
    value_of(forest, policy, &mut values);
    let other = 1 - forest.sets[set].player;
    let (mut arrival, mut sums) = (0.0, vec![0.0_f64; forest.sets[set].len]);
    for (at, node) in forest.nodes.iter().enumerate().filter(|it| it.1.set as usize == set) {
        let likely = f64::from(node.weight * reach[at][other]);
        arrival += likely;
        for (sum, to) in sums.iter_mut().zip(forest.branches(at)) {
            *sum += likely * f64::from(worth(to, &values));
        }
    }
    let worths = sums.iter().map(|it| if arrival > 0.0 { (it / arrival) as f32 } else { 0.5 }).collect();
    Prospects { arrival: arrival / f64::from(forest.total_weight()), worths }
}
