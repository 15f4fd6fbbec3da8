//! The one search: it thinks the same again, comes to an end when it is asked to, and plays every game by its rules.

mod pacing;

use bestioles::Bestioles;
use bots::search::{Conduct, Crew, Knowledge, Plain, Search, Weighed};
use pacing::{Move, Pacing};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Belief, Bot, Decision, Mind, Observe, Referee, Rng, Rules, Seat, Seats, Seed, Seen, Stop, Turn, Viewer, Watcher,
    below,
};

/// A player of any game that searches with nothing but its rules.
struct Searcher<G: Mind + Observe> {
    seat: Seat,
    belief: Option<G::Belief>,
    search: Search<G>,
    rng: Pcg64Mcg,
}

impl<G: Mind + Observe> Searcher<G> {
    fn new(seat: Seat, conduct: Conduct) -> Self {
        let search = Search::new(conduct);
        Self { seat, belief: None, search, rng: Pcg64Mcg::seed_from_u64(seat.idx() as u64) }
    }
}

impl<G: Mind + Observe> Bot<G> for Searcher<G> {
    fn see(&mut self, seen: &Seen<G>) {
        match &mut self.belief {
            Some(belief) => belief.update(seen),
            None => self.belief = Some(G::Belief::new(Viewer::Seat(self.seat), &seen.view)),
        }
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        let mut worlds = Vec::new();
        let belief = self.belief.as_ref().expect("it has seen the table");
        belief.sample_many(8, &mut self.rng, &mut worlds);
        let Decision { seat, moves, stop, .. } = *decision;
        let weighed = self.search.think(&Plain, seat, moves, &worlds, stop, &mut self.rng);
        assert_eq!(weighed.iter().map(|it| it.mv).collect::<Vec<_>>(), moves, "every move is weighed, in its order");
        assert!(weighed.iter().all(|it| (0.0..=1.0).contains(&it.value)), "{weighed:?}");
        let chosen = best(weighed);
        assert!(
            self.search.n_moves() <= self.search.conduct().memory.max(moves.len()),
            "it remembers no more than it may"
        );
        chosen
    }
}

fn best<M: Copy>(weighed: &[Weighed<M>]) -> M {
    weighed.iter().max_by(|one, two| one.visits.total_cmp(&two.visits)).expect("there is a move").mv
}

/// Every seat searches for the first moves of a game, simultaneous ones too; the referee accepts all they choose.
fn plays_by_the_rules<G: Mind + Observe>(n_seats: usize, conduct: Conduct) {
    let referee = Referee::<G>::deal(G::Options::default(), n_seats, Seed::from_number(3)).expect("defaults");
    let bot = |seat, _: &G::View| Ok::<_, ()>(Box::new(Searcher::<G>::new(seat, conduct)) as Box<dyn Bot<G>>);
    let mut party = bots::Party::sit_down(referee, bot).expect("seats are taken");
    party.play(24, &mut Pcg64Mcg::seed_from_u64(5)).expect("listed moves are legal");
    assert!(party.referee().n_steps() > 20 || party.referee().outcome().is_some());
}

fn plays_every_game(conduct: Conduct) {
    plays_by_the_rules::<Bestioles>(2, conduct);
    plays_by_the_rules::<cryptide::Cryptide>(4, conduct);
    plays_by_the_rules::<monstre::Monstre>(5, conduct);
    plays_by_the_rules::<loups_garous::LoupsGarous>(8, conduct);
    plays_by_the_rules::<gevaudan::Gevaudan>(2, conduct);
}

#[test]
fn it_plays_every_game() {
    plays_every_game(Conduct::of(12));
}

/// Nodes that grow as often as they are met, and little room for them.
#[test]
fn it_plays_every_game_with_little_memory() {
    plays_every_game(Conduct { memory: 100, ripe: 1, ..Conduct::of(60) });
}

fn pace<K: Knowledge<Pacing>>(
    knowledge: &K,
    seat: Seat,
    state: pacing::State,
    conduct: Conduct,
) -> (Vec<Weighed<Move>>, usize) {
    let mut moves = Vec::new();
    Pacing::moves(&state, seat.into(), &mut moves);
    let mut search = Search::<Pacing>::new(conduct);
    let rng = &mut Pcg64Mcg::seed_from_u64(7);
    let weighed = search.think(knowledge, seat, &moves, &[state], &Stop::NEVER, rng).to_vec();
    (weighed, search.n_nodes())
}

/// Whoever paces to and fro sees what he has seen: there are a handful of things to know, and no walk goes on for ever.
#[test]
fn what_can_be_taken_back_comes_to_an_end() {
    let conduct = Conduct { ripe: 1, ..Conduct::of(5_000) };
    let (weighed, n_nodes) = pace(&Plain, pacing::ONE, pacing::State::default(), conduct);
    assert!((weighed.iter().map(|it| it.visits).sum::<f32>() - 5_000.0).abs() < 0.5);
    assert!((4..=12).contains(&n_nodes), "three places, two who bid there: {n_nodes}");
}

#[test]
fn whoever_chooses_at_once_with_others_finds_what_is_best_whatever_they_choose() {
    for seat in Seat::all(2) {
        for theirs in [None, Some(false), Some(true)] {
            let mut state = pacing::State { stopped: true, ..pacing::State::default() };
            state.bids[seat.other().idx()] = theirs;
            let (weighed, _) = pace(&Plain, seat, state, Conduct::of(400));
            assert_eq!(best(&weighed), Move::High, "{weighed:?}");
            assert!(weighed[0].value < 0.01 && weighed[1].value > 0.49, "{weighed:?}");
        }
    }
}

/// Told apart by what everybody sees at first, later by what he himself does.
struct Wise;

impl<G: Rules> Knowledge<G> for Wise {
    fn own_eyes_after(&self, _actor: Seat) -> Option<u16> {
        Some(2)
    }
}

#[test]
fn opponents_come_to_know_what_they_hold() {
    let (seat, moves, worlds) = first_decision();
    let conduct = Conduct::of(3_000);
    let mut search = Search::<Bestioles>::new(conduct);
    let rng = || Pcg64Mcg::seed_from_u64(1);
    let plain = search.think(&Plain, seat, &moves, &worlds, &Stop::NEVER, &mut rng()).to_vec();
    let n_plain = search.n_nodes();
    let wise = search.think(&Wise, seat, &moves, &worlds, &Stop::NEVER, &mut rng()).to_vec();
    assert_ne!(plain, wise);
    assert!(search.n_nodes() > n_plain, "{} nodes, {n_plain} without", search.n_nodes());
    assert!((wise.iter().map(|it| it.visits).sum::<f32>() - 3_000.0).abs() < 0.5, "one first move a simulation");
    assert_eq!(wise, search.think(&Wise, seat, &moves, &worlds, &Stop::NEVER, &mut rng()));
    assert!(search.n_moves() <= conduct.memory);
}

/// The second seat shouts now and then.
struct Loud;

impl Knowledge<Pacing> for Loud {
    fn next<R: Rng>(&self, _state: &pacing::State, must: Seats, may: Seats, rng: &mut R) -> Option<Seat> {
        may.first().filter(|_| below(2, rng) == 0).or(must.first())
    }
}

#[test]
fn moves_out_of_turn_count_where_they_are_thought_of() {
    let start = pacing::State { at: pacing::EDGE - 1, ..pacing::State::default() };
    let to_the_edge = |weighed: Vec<Weighed<Move>>| weighed.iter().find(|it| it.mv == Move::Right).map(|it| it.value);
    let quiet = to_the_edge(pace(&Plain, pacing::ONE, start.clone(), Conduct::of(4_000)).0);
    let (weighed, _) = pace(&Loud, pacing::ONE, start, Conduct::of(4_000));
    assert_ne!(best(&weighed), Move::Right, "{weighed:?}");
    assert!(to_the_edge(weighed) < quiet.map(|it| it - 0.1));
}

/// A first decision of Bestioles, and worlds for it.
fn first_decision() -> (Seat, Vec<bestioles::Move>, Vec<bestioles::State>) {
    let referee = Referee::<Bestioles>::deal(bestioles::Options::default(), 2, Seed::from_number(8)).expect("defaults");
    let Turn::Open { must, .. } = referee.turn() else { panic!("it has just begun") };
    let seat = must.first().expect("somebody begins");
    let belief = Watcher::begin(&referee, Viewer::Seat(seat)).belief();
    let mut worlds = Vec::new();
    belief.sample_many(64, &mut Pcg64Mcg::seed_from_u64(1), &mut worlds);
    (seat, referee.moves(seat.into()), worlds)
}

#[test]
fn the_same_seed_thinks_the_same() {
    let (seat, moves, worlds) = first_decision();
    let think = |search: &mut Search<Bestioles>, seed: u64| {
        search.think(&Plain, seat, &moves, &worlds, &Stop::NEVER, &mut Pcg64Mcg::seed_from_u64(seed)).to_vec()
    };
    let mut search = Search::new(Conduct::of(500));
    let first = think(&mut search, 1);
    assert_ne!(think(&mut search, 2), first, "chance comes in");
    assert_eq!(think(&mut search, 1), first, "what was thought before leaves no trace");
    assert_eq!(think(&mut Search::new(Conduct::of(500)), 1), first);
    assert!((first.iter().map(|it| it.visits).sum::<f32>() - 500.0).abs() < 0.5, "one first move a simulation");
}

#[test]
fn several_trees_count_together_whatever_the_threads() {
    let (seat, moves, worlds) = first_decision();
    let think = || {
        let mut crew = Crew::<Bestioles>::new(Conduct::of(400), 3);
        crew.think(&Plain, seat, &moves, &worlds, &Stop::NEVER, &mut Pcg64Mcg::seed_from_u64(4)).to_vec()
    };
    let first = think();
    assert_eq!(first, think());
    assert!((first.iter().map(|it| it.visits).sum::<f32>() - 402.0).abs() < 0.5, "{first:?}");
}

#[test]
fn it_ends_when_it_is_asked_to() {
    let (seat, moves, worlds) = first_decision();
    let stop = Stop::new();
    stop.ask();
    let mut search = Search::<Bestioles>::new(Conduct::of(1 << 20));
    let weighed = search.think(&Plain, seat, &moves, &worlds, &stop, &mut Pcg64Mcg::seed_from_u64(1));
    let n_done: f32 = weighed.iter().map(|it| it.visits).sum();
    assert!((1.0..100.0).contains(&n_done), "something was thought, and not much: {n_done}");
}

#[test]
fn without_a_world_there_is_nothing_to_think() {
    let (seat, moves, _) = first_decision();
    let mut search = Search::<Bestioles>::new(Conduct::of(100));
    let weighed = search.think(&Plain, seat, &moves, &[], &Stop::NEVER, &mut Pcg64Mcg::seed_from_u64(1));
    assert!(weighed.is_empty());
}
