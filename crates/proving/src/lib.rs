//! The battery of property tests that every game goes through.
//!
//! Random games are played, by the seats and by the referee (time is up, a player has left), in every variant the game
//! names. At their steps is checked that listed moves can be written down and are accepted, that all others are refused with
//! the state unchanged, that nothing is lost, that the game ends, that its record replays to the same bytes, and that
//! no viewer can tell the truth from a world he may imagine: same view, same moves, same refusals, and the same view
//! again after anything that sounds the same to him.

mod golden;
mod leaky;
mod order;
mod record;
mod steps;
mod text;
mod worlds;

use std::collections::HashSet;

pub use golden::{Story, first_eventful, happens, paths, random_record, stored_game_replays};
pub use leaky::{
    Beside, HOLES, Leaky, Secret, leak_is_caught, missing_game_is_caught, no_hole_no_leak, stray_move_is_caught,
};
pub use order::order_moves_no_chance;
use rand_pcg::Pcg64Mcg;
pub use steps::{Manner, random_move, random_move_of};
use table::{Actor, Audit, Belief, Listener, Mind, Observe, Rules, Seat, Seen, Turn, Viewer, below, pick};
pub use text::{any_text, damaged, notation_holds, texts_tried};

/// What the battery needs of a game.
pub trait Provable: Rules + Mind + Observe + Audit {}

impl<G: Rules + Mind + Observe + Audit> Provable for G {}

/// How many random games a test plays: `BESTIAIRE_GAMES` if set, else `default`.
pub fn n_games(default: u64) -> u64 {
    std::env::var("BESTIAIRE_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(default)
}

/// One random game at one of its steps.
pub struct Scene<'a, G: Rules> {
    /// The truth.
    pub state: &'a G::State,
    /// Number of the game, to play it again.
    pub game: u64,
    /// Moves made so far.
    pub step: usize,
}

impl<G: Rules> Scene<'_, G> {
    fn tell(&self) -> String {
        format!("game {} of {}, step {}", self.game, G::KEY, self.step)
    }
}

/// The generator of one numbered game.
pub fn dice(game: u64) -> Pcg64Mcg {
    Pcg64Mcg::new(u128::from(game) << 64 | 0x9e37_79b9_7f4a_7c15)
}

/// The options and the number of seats of one numbered game: variants in turn, any number of seats that goes with them.
///
/// # Panics
///
/// If a variant goes with no number of seats: a variant that deals no game would be skipped without a word.
pub fn deal_of<G: Audit>(game: u64, rng: &mut Pcg64Mcg) -> (G::Options, usize) {
    let mut variants = G::variants();
    let options = variants.swap_remove(game as usize % variants.len());
    let sizes: Vec<usize> = G::SEATS.filter(|it| G::check(&options, *it).is_ok()).collect();
    let why = sizes.is_empty().then(|| G::check(&options, *G::SEATS.start()));
    assert!(!sizes.is_empty(), "a variant of {} deals no game, {why:?}: {options:?}", G::KEY);
    let n_seats = sizes[below(sizes.len() as u32, rng) as usize];
    (options, n_seats)
}

/// Plays random games and calls `check` at every step, the deal and the end included.
///
/// # Panics
///
/// If a random game breaks one of the promises of [`Rules`].
pub fn play_games<G: Provable>(games: std::ops::Range<u64>, mut check: impl FnMut(&Scene<'_, G>, &mut Pcg64Mcg)) {
    for game in games {
        let mut rng = dice(game);
        let (options, n_seats) = deal_of::<G>(game, &mut rng);
        let manner = Manner::of(&mut rng);
        let mut state = G::deal(&options, n_seats, &mut rng);
        let mut step = 0;
        loop {
            check(&Scene { state: &state, game, step }, &mut rng);
            let Some((actor, mv)) = manner.step::<G>(&state, &mut rng) else { break };
            step += 1;
            assert!(step <= G::LONGEST, "game {game} of {} does not end", G::KEY);
            let played = G::play(&mut state, actor, mv, &mut rng, &mut table::Silent);
            assert_eq!(played, Ok(()), "game {game}, step {step}: a listed move is accepted");
        }
    }
}

/// Nothing is lost, nothing is there twice, every game ends.
///
/// # Panics
///
/// If not.
pub fn nothing_is_lost<G: Provable>(games: u64) {
    play_games::<G>(0..games, |scene, _| {
        if let Err(why) = G::audit(scene.state) {
            panic!("{}: {why}", scene.tell());
        }
    });
}

/// Moves that are not listed tried at one step for one actor: all of them where they are few.
const BAD_MOVES: usize = 1_000;

/// Listed moves are accepted, all others refused with the state unchanged; every listed move reads as it is written and is
/// one of those that can be written down; the referee's are what the rules offer the table.
///
/// # Panics
///
/// If not.
pub fn moves_and_play_agree<G: Provable>(games: u64) {
    let universes: Vec<Universe<G>> = (0..=*G::SEATS.end()).map(Universe::of).collect();
    play_games::<G>(0..games, |scene, rng| {
        let n_seats = G::n_seats(scene.state);
        // Trying everything at every step would be quadratic in patience: one step in three is looked at.
        if below(3, rng) == 0 {
            for actor in Seat::all(n_seats).map(Actor::Seat).chain([Actor::Referee]) {
                try_everything::<G>(scene, actor, &universes[n_seats], rng);
            }
            steps::referee_is_offered_what_is_listed::<G>(scene);
        }
    });
}

/// Every move that can be written down at a table of one size.
struct Universe<G: Rules> {
    moves: Vec<G::Move>,
    known: HashSet<G::Move>,
}

impl<G: Audit> Universe<G> {
    fn of(n_seats: usize) -> Self {
        // No table is smaller than the smallest: nobody asks for these.
        let moves = if n_seats < *G::SEATS.start() { Vec::new() } else { G::universe(n_seats) };
        let known = moves.iter().copied().collect();
        Self { moves, known }
    }
}

fn try_everything<G: Provable>(scene: &Scene<'_, G>, actor: Actor, universe: &Universe<G>, rng: &mut Pcg64Mcg) {
    let mut listed = Vec::new();
    G::moves(scene.state, actor, &mut listed);
    let mut distinct = HashSet::with_capacity(listed.len());
    for mv in &listed {
        let (mut after, mut applied) = (scene.state.clone(), scene.state.clone());
        let luck = rng.clone();
        let played = G::play(&mut after, actor, *mv, rng, &mut table::Silent);
        assert_eq!(played, Ok(()), "{}: {mv} is listed for {actor:?}", scene.tell());
        G::apply(&mut applied, actor, *mv, &mut luck.clone(), &mut table::Silent);
        assert!(after == applied, "{}: {mv} unchecked is {mv} checked", scene.tell());
        assert!(G::index(*mv) < G::MOVES && G::nth(G::index(*mv)) == Some(*mv), "{mv} has a number");
        let known = universe.known.contains(mv) || G::is_sampled(G::n_seats(scene.state), *mv);
        assert!(known, "{}: {mv} is listed, but not in the universe", scene.tell());
        assert!(distinct.insert(*mv), "{}: {mv} is listed twice for {actor:?}", scene.tell());
    }
    if let Some(mv) = pick(&listed, rng) {
        assert_eq!(mv.to_string().parse(), Ok(*mv), "notation round-trips");
    }
    let n_moves = universe.moves.len();
    let first = below(n_moves as u32, rng) as usize;
    let stride = n_moves.div_ceil(BAD_MOVES);
    for mv in (first..first + n_moves).step_by(stride).map(|at| universe.moves[at % n_moves]) {
        if distinct.contains(&mv) {
            continue;
        }
        let mut after = scene.state.clone();
        let played = G::play(&mut after, actor, mv, rng, &mut table::Silent);
        assert!(played.is_err(), "{}: {mv} is not listed for {actor:?}", scene.tell());
        assert!(after == *scene.state, "{}: the refused {mv} changed the state", scene.tell());
    }
}

/// A drawn move is the one that would be picked from the list, and what nobody reads goes as what everybody does.
///
/// # Panics
///
/// If not.
pub fn playouts_keep_the_rules<G: Provable>(games: u64) {
    let (mut list, mut room) = (Vec::new(), Vec::new());
    for game in 0..games {
        let mut rng = dice(game);
        let (options, n_seats) = deal_of::<G>(game, &mut rng);
        let mut told = G::deal(&options, n_seats, &mut rng);
        let mut unread = told.clone();
        for step in 0..G::LONGEST {
            let Turn::Open { must, may } = G::turn(&told) else { break };
            assert_eq!(G::turn(&unread), G::turn(&told), "game {game}, step {step}");
            let asked: Vec<Seat> = if must.is_empty() { may } else { must }.iter().collect();
            let actor = pick(&asked, &mut rng).map_or(Actor::Referee, |it| Actor::Seat(*it));
            list.clear();
            G::moves(&told, actor, &mut list);
            let mut luck = rng.clone();
            let drawn = G::draw(&unread, actor, &mut room, &mut luck);
            assert_eq!(drawn, pick(&list, &mut rng).copied(), "game {game}, step {step}");
            assert_eq!(luck, rng, "game {game}, step {step}: a draw takes the same chance");
            let Some(mv) = drawn else { break };
            G::apply(&mut told, actor, mv, &mut rng, &mut table::Silent);
            G::apply(&mut unread, actor, mv, &mut luck, &mut table::Unread);
            assert_eq!(luck, rng, "game {game}, step {step}: {mv} takes the same chance");
            for viewer in Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let seen = |state: &G::State| {
                    let mut packed = G::Packed::default();
                    G::observe(state, viewer, &mut packed);
                    packed
                };
                assert_eq!(seen(&unread), seen(&told), "game {game}, step {step}: {mv} for {viewer:?}");
            }
        }
    }
}

/// Every number below [`Rules::MOVES`] is that of one move, which reads as it is written; there is none beyond.
///
/// # Panics
///
/// If not.
pub fn moves_are_numbered<G: Rules>() {
    for index in 0..G::MOVES {
        let mv = G::nth(index).unwrap_or_else(|| panic!("{}: no move has the number {index}", G::KEY));
        assert_eq!(G::index(mv), index, "{}: the number of {mv}", G::KEY);
        // All of them would take long where sets of things are chosen.
        if index < 10_000 || index % 97 == 0 {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{}: notation round-trips", G::KEY);
        }
    }
    assert_eq!(G::nth(G::MOVES), None, "{}: there are no more", G::KEY);
}

/// Records of random games read as they were written and replay to the same bytes.
///
/// # Panics
///
/// If not.
pub fn records_replay<G: Provable>(games: u64) {
    on_all_cores(games, record::replays::<G>);
}

/// No viewer can tell the truth from a world he may imagine.
///
/// # Panics
///
/// If one can.
pub fn two_worlds_look_the_same<G: Provable>(games: u64) {
    on_all_cores(games, worlds::look_the_same::<G>);
}

/// Calls `check` for every game number below `games`, on all cores. A panic in one of them is passed on as it was.
fn on_all_cores(games: u64, check: fn(u64)) {
    let n_threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    std::thread::scope(|scope| {
        let share = |first: u64| move || (first..games).step_by(n_threads as usize).for_each(check);
        let threads: Vec<_> = (0..n_threads).map(|first| scope.spawn(share(first))).collect();
        for thread in threads {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

/// What every viewer has seen so far, kept while a random game is played.
struct Witnesses<G: Provable> {
    beliefs: Vec<(Viewer, G::Belief, Seen<G>)>,
}

impl<G: Provable> Witnesses<G> {
    fn of(state: &G::State) -> Self {
        let beliefs = Viewer::all(G::n_seats(state)).map(|viewer| {
            let view = G::view(state, viewer);
            (viewer, G::Belief::new(viewer, &view), Seen { news: Vec::new(), view })
        });
        Self { beliefs: beliefs.collect() }
    }

    /// Tells everybody of a move, as a referee would.
    fn see(&mut self, state: &G::State, heard: &Listener<G::Event>) {
        for (viewer, belief, last) in &mut self.beliefs {
            let news = heard.events.iter().filter_map(|it| G::project(it, *viewer)).collect();
            let seen = Seen { news, view: G::view(state, *viewer) };
            if !(seen.news.is_empty() && seen.view == last.view) {
                belief.update(&seen);
                *last = seen;
            }
        }
    }
}
