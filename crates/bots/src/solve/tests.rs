//! Games whose solutions are known, and small ones in which every reply can be tried.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::below;

use super::*;

fn solved(forest: &Forest, n_rounds: u32) -> Vec<f32> {
    let mut policy = Vec::new();
    Solver::default().solve(forest, n_rounds, || true, &mut policy);
    policy
}

/// What both could gain together by knowing what the other one does.
fn exploitable(forest: &Forest, policy: &[f32]) -> f64 {
    best_reply(forest, policy, 0) - best_reply(forest, policy, 1)
}

/// A game of one move each, chosen at once.
fn matrix(rows: &[&[f32]]) -> Forest {
    let mut forest = Forest::default();
    let root = forest.plant(0, 1, rows.len(), 1.0);
    for (at, row) in rows.iter().enumerate() {
        let node = forest.grow(root, at, 1, 2, row.len());
        row.iter().enumerate().for_each(|(reply, worth)| forest.end(node, reply, *worth));
    }
    forest
}

#[test]
fn paper_beats_stone() {
    let forest = matrix(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]]);
    let policy = solved(&forest, 500);
    assert!(policy.iter().all(|it| (it - 1.0 / 3.0).abs() < 0.01), "{policy:?}");
    assert!(exploitable(&forest, &policy) < 0.01);
    let stone = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    assert!((best_reply(&forest, &stone, 0) - 1.0).abs() < 1e-6 && (best_reply(&forest, &stone, 1) + 1.0).abs() < 1e-6);
}

/// Rows ¼ and ¾, columns ½ and ½, worth ½: by hand, each makes the other one indifferent.
#[test]
fn unequal_pennies() {
    let forest = matrix(&[&[2.0, -1.0], &[0.0, 1.0]]);
    let policy = solved(&forest, 2000);
    let by_hand = [0.25, 0.75, 0.5, 0.5];
    assert!(policy.iter().zip(by_hand).all(|(it, wanted)| (it - wanted).abs() < 0.01), "{policy:?}");
    assert!((value_of(&forest, &policy, &mut Vec::new()) - 0.5).abs() < 0.01);
}

/// Kuhn's poker: three cards, one coin each, one bet.
fn kuhn() -> Forest {
    let mut forest = Forest::default();
    for own in 0..3_u64 {
        for other in (0..3).filter(|it| *it != own) {
            let shown = |stake: f32| if own > other { stake } else { -stake };
            let key = |player: u64, said: u64| 1 + [own, other][player as usize] + 3 * player + 6 * said;
            let root = forest.plant(0, key(0, 0), 2, 1.0);
            let passed = forest.grow(root, 0, 1, key(1, 1), 2);
            forest.end(passed, 0, shown(1.0));
            let answer = forest.grow(passed, 1, 0, key(0, 2), 2);
            forest.end(answer, 0, -1.0);
            forest.end(answer, 1, shown(2.0));
            let bet = forest.grow(root, 1, 1, key(1, 3), 2);
            forest.end(bet, 0, 1.0);
            forest.end(bet, 1, shown(2.0));
        }
    }
    forest
}

/// The first player loses one eighteenth; the second bets a third of his worst cards, and calls a third of the middle ones.
#[test]
fn kuhn_is_played_as_kuhn_did() {
    let forest = kuhn();
    let policy = solved(&forest, 5000);
    let value = value_of(&forest, &policy, &mut Vec::new());
    assert!((value + 1.0 / 18.0).abs() < 0.002, "{value}");
    assert!(exploitable(&forest, &policy) < 0.005, "{}", exploitable(&forest, &policy));
    let chance_of = |key: u64, mv: usize| policy[forest.choices(forest.set_of(key).expect("it is met")).start + mv];
    assert!((chance_of(1 + 3 + 6, 1) - 1.0 / 3.0).abs() < 0.03, "bluffs");
    assert!((chance_of(1 + 1 + 3 + 18, 1) - 1.0 / 3.0).abs() < 0.03, "calls");
}

/// A forest of two worlds and random worths, in which player 1 sees neither the world nor, sometimes, the move before.
fn random_game(seed: u64) -> Forest {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut forest = Forest::default();
    for world in 0..3_u64 {
        let weight = 1.0 + below(3, &mut rng) as f32;
        let root = forest.plant(0, 10 + world / 2, 2, weight);
        for first in 0..2_u64 {
            let seen = if seed.is_multiple_of(2) { 0 } else { first };
            let reply = forest.grow(root, first as usize, 1, 20 + seen, 2);
            for second in 0..2_u64 {
                let last = forest.grow(reply, second as usize, 0, 100 + 10 * (world / 2) + 2 * first + second, 2);
                (0..2).for_each(|it| forest.end(last, it, below(10, &mut rng) as f32));
            }
        }
    }
    forest
}

/// All ways to choose one move in every information set of a player, the other one's chances kept.
fn pure_policies(forest: &Forest, policy: &[f32], player: usize) -> Vec<Vec<f32>> {
    let mut all = vec![policy.to_vec()];
    for set in forest.sets.iter().filter(|it| it.player == player) {
        let with = |mv: usize| {
            let choose = move |mut it: Vec<f32>| {
                it[set.range()].fill(0.0);
                it[set.first + mv] = 1.0;
                it
            };
            all.iter().cloned().map(choose).collect::<Vec<_>>()
        };
        all = (0..set.len).flat_map(with).collect();
    }
    all
}

#[test]
fn the_best_reply_is_the_best_of_all_replies() {
    for seed in 0..20 {
        let forest = random_game(seed);
        let policy = solved(&forest, 3);
        for player in [0, 1] {
            let values = pure_policies(&forest, &policy, player);
            let values = values.iter().map(|it| value_of(&forest, it, &mut Vec::new()));
            let best = if player == 0 { values.fold(f64::MIN, f64::max) } else { values.fold(f64::MAX, f64::min) };
            let found = best_reply(&forest, &policy, player);
            assert!((best - found).abs() < 1e-4, "game {seed}, player {player}: {found}, by trying {best}");
        }
    }
}

#[test]
fn more_rounds_leave_less_to_gain() {
    for seed in 0..20 {
        let forest = random_game(seed);
        let [short, long] = [10, 1000].map(|n_rounds| exploitable(&forest, &solved(&forest, n_rounds)));
        assert!(long < 0.02 && long <= short + 1e-4, "game {seed}: {short}, then {long}");
    }
}

#[test]
fn a_solver_that_is_stopped_at_once_does_anything() {
    let mut policy = Vec::new();
    Solver::default().solve(&kuhn(), 100, || false, &mut policy);
    assert!(policy.iter().all(|it| (it - 0.5).abs() < 1e-6));
}
