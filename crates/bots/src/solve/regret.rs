//! Counterfactual regret minimisation: two players learn from what they should have done, and what they do on average comes close to
//! play that nobody can exploit. Regrets never fall below zero and later rounds count for more (CFR+).

use super::forest::{Branch, Forest};

/// A solver with its memory, which serves one forest after the other.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    regrets: Vec<f32>,
    gains: Vec<f32>,
    /// What is done in this round.
    policy: Vec<f32>,
    /// What was done in all rounds, later ones counted more.
    sums: Vec<f32>,
    reach: Vec<[f32; 2]>,
    values: Vec<f32>,
    /// By set, how likely its player comes there by what he does himself.
    arrives: Vec<f32>,
}

impl Solver {
    /// Learns for so many rounds, from nothing; `go_on` is asked before each of them. Writes what was done on average to `average`.
    pub fn solve(&mut self, forest: &Forest, n_rounds: u32, mut go_on: impl FnMut() -> bool, average: &mut Vec<f32>) {
        self.prepare(forest);
        for round in 1..=n_rounds {
            if !go_on() {
                break;
            }
            for player in [0, 1] {
                self.learn(forest, player, round as f32);
            }
        }
        self.write_average(forest, average);
    }

    fn prepare(&mut self, forest: &Forest) {
        for list in [&mut self.regrets, &mut self.gains, &mut self.policy, &mut self.sums] {
            list.clear();
            list.resize(forest.n_choices(), 0.0);
        }
        self.values.clear();
        self.values.resize(forest.nodes.len(), 0.0);
        self.arrives.clear();
        self.arrives.resize(forest.sets.len(), 0.0);
        for set in &forest.sets {
            self.policy[set.range()].fill((set.len as f32).recip());
        }
    }

    /// One player sees what he would have gained by other moves, against what the other one does now.
    fn learn(&mut self, forest: &Forest, player: usize, weight: f32) {
        forest.spread(&self.policy, &mut self.reach);
        let sign = if player == 0 { 1.0 } else { -1.0 };
        for (at, node) in forest.nodes.iter().enumerate().rev() {
            let set = &forest.sets[node.set as usize];
            if set.player == player {
                self.arrives[node.set as usize] = self.reach[at][player];
            }
            // Where the other one never goes nothing is learnt, and no value is asked for.
            let matters = sign * node.weight * self.reach[at][1 - player];
            if matters == 0.0 {
                continue;
            }
            let chances = &self.policy[set.range()];
            let worth = |branch: Branch, values: &[f32]| match branch {
                Branch::End(worth) => worth,
                Branch::Node(child) => values[child as usize],
            };
            let values = &self.values;
            let value: f32 = chances.iter().zip(forest.branches(at)).map(|(it, to)| it * worth(to, values)).sum();
            if set.player == player {
                for (gain, to) in self.gains[set.range()].iter_mut().zip(forest.branches(at)) {
                    *gain += matters * (worth(to, values) - value);
                }
            }
            self.values[at] = value;
        }
        self.adapt(forest, player, weight);
    }

    /// Adds the gains to the regrets, what was done to the average, and does from now on what is regretted most.
    fn adapt(&mut self, forest: &Forest, player: usize, weight: f32) {
        for (number, set) in forest.sets.iter().enumerate().filter(|it| it.1.player == player) {
            let arrives = weight * self.arrives[number];
            let mut sum = 0.0;
            for at in set.range() {
                self.sums[at] += arrives * self.policy[at];
                self.regrets[at] = (self.regrets[at] + self.gains[at]).max(0.0);
                self.gains[at] = 0.0;
                sum += self.regrets[at];
            }
            for at in set.range() {
                self.policy[at] = if sum > 0.0 { self.regrets[at] / sum } else { (set.len as f32).recip() };
            }
        }
    }

    fn write_average(&self, forest: &Forest, average: &mut Vec<f32>) {
        average.clear();
        average.extend_from_slice(&self.sums);
        for set in &forest.sets {
            let chances = &mut average[set.range()];
            let sum: f32 = chances.iter().sum();
            for it in chances {
                *it = if sum > 0.0 { *it / sum } else { (set.len as f32).recip() };
            }
        }
    }
}
