//! The battery of property tests that every game goes through.
//!
//! Random games are played, and at their steps is checked that listed moves are accepted and all others refused with the
//! state unchanged, that nothing is lost, that the game ends, that its record replays to the same bytes, and that
//! no viewer can tell the truth from a world he may imagine: same view, same moves, same refusals, and the same view
//! again after anything that sounds the same to him.

mod leaky;
mod record;
mod worlds;

pub use leaky::{Beside, HOLES, Leaky, Secret, leak_is_caught, no_hole_no_leak};
use rand_pcg::Pcg64Mcg;
use table::{Actor, Audit, Listener, Mind, Observe, Referee, Rules, Seat, Seen, Turn, Viewer, below, pick};

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

/// The next random decision: one of the seats that must act, or now and then one that may.
pub fn random_move<G: Rules>(state: &G::State, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    random_decision(G::turn(state), rng, |seat| {
        let mut moves = Vec::new();
        G::moves(state, seat.into(), &mut moves);
        moves
    })
}

/// The same at a referee's table.
pub fn random_move_of<G: Rules>(referee: &Referee<G>, rng: &mut Pcg64Mcg) -> Option<(Actor, G::Move)> {
    random_decision(referee.turn(), rng, |seat| referee.moves(seat.into()))
}

fn random_decision<M: Copy>(turn: Turn, rng: &mut Pcg64Mcg, moves: impl Fn(Seat) -> Vec<M>) -> Option<(Actor, M)> {
    let Turn::Open { must, may } = turn else { return None };
    let asked = if may.is_empty() || (!must.is_empty() && below(4, rng) > 0) { must } else { may };
    let seats: Vec<Seat> = asked.iter().collect();
    let seat = *pick(&seats, rng)?;
    let mv = *pick(&moves(seat), rng)?;
    Some((seat.into(), mv))
}

/// Plays random games and calls `check` at every step, the deal and the end included.
///
/// # Panics
///
/// If a random game breaks one of the promises of [`Rules`].
pub fn play_games<G: Provable>(games: std::ops::Range<u64>, mut check: impl FnMut(&Scene<'_, G>, &mut Pcg64Mcg)) {
    let variants = G::variants();
    for game in games {
        let mut rng = dice(game);
        let options = &variants[game as usize % variants.len()];
        let n_seats = *G::SEATS.start() + below((G::SEATS.end() - G::SEATS.start() + 1) as u32, &mut rng) as usize;
        if G::check(options, n_seats).is_err() {
            continue;
        }
        let mut state = G::deal(options, n_seats, &mut rng);
        let mut step = 0;
        loop {
            check(&Scene { state: &state, game, step }, &mut rng);
            let Some((actor, mv)) = random_move::<G>(&state, &mut rng) else { break };
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

/// Listed moves are accepted, all others refused with the state unchanged; every listed move reads as it is written.
///
/// # Panics
///
/// If not.
pub fn moves_and_play_agree<G: Provable>(games: u64) {
    play_games::<G>(0..games, |scene, rng| {
        let n_seats = G::n_seats(scene.state);
        // Trying everything at every step would be quadratic in patience: one step in three is looked at.
        if below(3, rng) == 0 {
            for actor in Seat::all(n_seats).map(Actor::Seat).chain([Actor::Referee]) {
                try_everything::<G>(scene, actor, rng);
            }
        }
    });
}

fn try_everything<G: Provable>(scene: &Scene<'_, G>, actor: Actor, rng: &mut Pcg64Mcg) {
    let mut listed = Vec::new();
    G::moves(scene.state, actor, &mut listed);
    for mv in &listed {
        let (mut after, mut applied) = (scene.state.clone(), scene.state.clone());
        let luck = rng.clone();
        let played = G::play(&mut after, actor, *mv, rng, &mut table::Silent);
        assert_eq!(played, Ok(()), "{}: {mv} is listed for {actor:?}", scene.tell());
        G::apply(&mut applied, actor, *mv, &mut luck.clone(), &mut table::Silent);
        assert!(after == applied, "{}: {mv} unchecked is {mv} checked", scene.tell());
        assert_eq!(mv.to_string().parse(), Ok(*mv), "notation round-trips");
        assert!(G::index(*mv) < G::MOVES && G::nth(G::index(*mv)) == Some(*mv), "{mv} has a number");
    }
    for mv in G::universe(G::n_seats(scene.state)) {
        if listed.contains(&mv) {
            continue;
        }
        let mut after = scene.state.clone();
        let played = G::play(&mut after, actor, mv, rng, &mut table::Silent);
        assert!(played.is_err(), "{}: {mv} is not listed for {actor:?}", scene.tell());
        assert!(after == *scene.state, "{}: the refused {mv} changed the state", scene.tell());
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
            (viewer, G::wake(viewer, &view), Seen { news: Vec::new(), view })
        });
        Self { beliefs: beliefs.collect() }
    }

    /// Tells everybody of a move, as a referee would.
    fn see(&mut self, state: &G::State, heard: &Listener<G::Event>) {
        for (viewer, belief, last) in &mut self.beliefs {
            let news = heard.events.iter().filter_map(|it| G::project(it, *viewer)).collect();
            let seen = Seen { news, view: G::view(state, *viewer) };
            if !(seen.news.is_empty() && seen.view == last.view) {
                G::learn(belief, &seen);
                *last = seen;
            }
        }
    }
}
