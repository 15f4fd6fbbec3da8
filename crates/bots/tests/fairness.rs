//! No bot of any game is moved by what its seat cannot know, whatever its level and taste: with the same history and the same number
//! for its chance it does, says and thinks the same at the true table and at one that was imagined from that history.
//!
//! Games are played by the house's own levels, so that what is compared are moments that people meet.

use bots::Thinks;
use bots::character::{Likes, Taste, sit_down};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief as _, Bot, Decision, Mind, Referee, Rules, Seat, Seed, Seen, Thought, Turn, Viewer, Watcher, believe, pick,
};

/// Worlds that are compared with the truth.
const WORLDS: usize = 2;

/// What a bot does when it is asked, what it would say unasked, and why.
type Answer<M> = (Option<M>, Option<M>, Option<Thought<M>>);

/// One game, as every seat has seen it so far, and those who play it.
struct Watched<G: Rules> {
    referee: Referee<G>,
    watchers: Vec<Watcher<G>>,
    seen: Vec<Vec<Seen<G>>>,
    bots: Vec<Box<dyn Bot<G>>>,
    rng: Pcg64Mcg,
}

impl<G: Thinks + Likes + Mind> Watched<G> {
    fn new(options: G::Options, n_seats: usize, number: u64) -> Self {
        let referee = Referee::<G>::deal(options, n_seats, Seed::from_number(number)).expect("options go together");
        let watchers: Vec<_> = Seat::all(n_seats).map(|it| Watcher::begin(&referee, Viewer::Seat(it))).collect();
        let seen = watchers.iter().map(|it| vec![it.seen().clone()]).collect();
        let level = |it: Seat| ["easy", "reference", "beginner"][it.idx() % 3];
        let mut bots: Vec<_> =
            Seat::all(n_seats).map(|it| G::bot(level(it), it, number).expect("every game has these")).collect();
        bots.iter_mut().zip(&watchers).for_each(|(bot, watcher)| bot.see(watcher.seen()));
        Self { referee, watchers, seen, bots, rng: Pcg64Mcg::seed_from_u64(number) }
    }

    /// The seat that acts next, its move, and whether it was asked; `None` once the game is over.
    fn next(&mut self) -> Option<(Seat, G::Move, bool)> {
        let Turn::Open { must, may } = self.referee.turn() else { return None };
        let ask = |seat: Seat, bots: &mut Vec<Box<dyn Bot<G>>>, is_asked: bool| {
            let moves = self.referee.moves(seat.into());
            let decision = Decision::unhurried(seat, &self.watchers[seat.idx()].seen().view, &moves);
            let bot = &mut bots[seat.idx()];
            if is_asked { Some(bot.choose(&decision)) } else { bot.interject(&decision) }
        };
        if let Some((seat, mv)) = may.iter().find_map(|it| ask(it, &mut self.bots, false).map(|mv| (it, mv))) {
            return Some((seat, mv, false));
        }
        let asked: Vec<Seat> = must.iter().collect();
        let seat = *pick(&asked, &mut self.rng)?;
        ask(seat, &mut self.bots, true).map(|mv| (seat, mv, true))
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        let happened = self.referee.play(seat.into(), mv).expect("bots make legal moves");
        for (at, watcher) in self.watchers.iter_mut().enumerate() {
            if watcher.meet(&self.referee, &happened) {
                self.seen[at].push(watcher.seen().clone());
                self.bots[at].see(watcher.seen());
            }
        }
    }

    /// What a bot that has seen all this answers at a table with this view and these moves.
    fn answer(&self, level: &str, seat: Seat, view: &G::View, moves: &[G::Move], is_asked: bool) -> Answer<G::Move> {
        let mut bot = sit_down::<G>(level, seat, 9).expect("a level, perhaps with a taste");
        self.seen[seat.idx()].iter().for_each(|it| bot.see(it));
        let decision = Decision::unhurried(seat, view, moves);
        let remark = bot.interject(&decision);
        let chosen = is_asked.then(|| bot.choose(&decision));
        assert!(chosen.iter().chain(&remark).all(|it| moves.contains(it)), "{level}: {chosen:?} {remark:?}");
        (chosen, remark, bot.explain())
    }

    fn compare(&mut self, levels: &[String], seat: Seat, is_asked: bool) {
        let viewer = Viewer::Seat(seat);
        let belief = believe::<G>(viewer, &self.seen[seat.idx()]).expect("it has seen the deal");
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| belief.sample(&mut self.rng)).collect();
        let (view, moves) = (self.referee.view(viewer), self.referee.moves(seat.into()));
        for level in levels {
            let in_truth = self.answer(level, seat, &view, &moves, is_asked);
            for world in &worlds {
                let (view, mut moves) = (G::view(world, viewer), Vec::new());
                G::moves(world, seat.into(), &mut moves);
                assert_eq!(self.answer(level, seat, &view, &moves, is_asked), in_truth, "{level}");
            }
        }
    }
}

/// Every level and yardstick of a game with thoughts short enough for a test, and the two best with each taste.
fn levels<G: Thinks>(n_simulations: u32) -> Vec<String> {
    let short = |level: &&str| {
        let figures = format!("{level}:{n_simulations}");
        if G::bot(&figures, Seat::FIRST, 1).is_some() { figures } else { (*level).into() }
    };
    let plain = G::levels().iter().chain(G::yardsticks()).map(short);
    let tastes = Taste::ALL.iter().zip(["normal", "hard", "hard", "normal"]);
    plain.chain(tastes.map(|(taste, level)| format!("{}@{}", short(&level), taste.key()))).collect()
}

/// Plays a game to its end and compares in every so manieth moment; how many were compared.
fn compare_through<G: Thinks + Likes + Mind>(
    options: G::Options,
    n_seats: usize,
    number: u64,
    (every, n_simulations): (usize, u32),
) -> usize {
    let levels = levels::<G>(n_simulations);
    let mut game = Watched::<G>::new(options, n_seats, number);
    let mut n_compared = 0;
    for step in 0..1_000 {
        let Some((seat, mv, is_asked)) = game.next() else { break };
        if step % every == every / 2 {
            game.compare(&levels, seat, is_asked);
            n_compared += 1;
        }
        game.play(seat, mv);
    }
    n_compared
}

#[test]
fn bestioles() {
    let n_compared: usize =
        (1..4).map(|it| compare_through::<bestioles::Bestioles>(Default::default(), 2, it, (7, 200))).sum();
    assert!(n_compared > 12, "{n_compared}");
}

#[test]
fn cryptide() {
    use cryptide::{Cryptide, Mode, Options};
    let advanced = Options { mode: Mode::Advanced, ..Options::default() };
    let n_compared = compare_through::<Cryptide>(Options::default(), 4, 1, (5, 20))
        + compare_through::<Cryptide>(advanced, 3, 2, (5, 20));
    assert!(n_compared > 6, "{n_compared}");
}

#[test]
fn monstre() {
    let n_compared: usize = [4, 5]
        .into_iter()
        .map(|it| compare_through::<monstre::Monstre>(Default::default(), it, it as u64, (9, 60)))
        .sum();
    assert!(n_compared > 12, "{n_compared}");
}

#[test]
fn gevaudan() {
    use gevaudan::{Events, Gevaudan, Options, Switch};
    let plain = Options::default();
    let able =
        Options { characters: Switch::On, events: Events::Historical, abilities: Switch::On, ..plain.clone() };
    let n_compared =
        compare_through::<Gevaudan>(plain, 4, 1, (11, 12)) + compare_through::<Gevaudan>(able, 4, 2, (11, 12));
    assert!(n_compared > 12, "{n_compared}");
}

#[test]
fn loups_garous() {
    let n_compared: usize =
        [8, 12].into_iter().map(|it| compare_through::<loups_garous::LoupsGarous>(Default::default(), it, it as u64, (9, 20))).sum();
    assert!(n_compared > 20, "{n_compared}");
}
