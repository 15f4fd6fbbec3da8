//! A search that is warm allocates nothing. Alone in its binary, because it counts what the allocator is asked for.

use bestioles::Bestioles;
use bots::search::{Conduct, Plain, Search};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Referee, Seat, Seed, Stop, Viewer, Watcher};

#[test]
fn a_warm_search_allocates_nothing() {
    let referee = Referee::<Bestioles>::deal(bestioles::Options::default(), 2, Seed::from_number(8)).expect("defaults");
    let seat = Seat::all(2).find(|it| !referee.moves((*it).into()).is_empty()).expect("somebody begins");
    let moves = referee.moves(seat.into());
    let belief = Watcher::begin(&referee, Viewer::Seat(seat)).belief();
    let mut worlds = Vec::new();
    belief.sample_many(256, &mut Pcg64Mcg::seed_from_u64(1), &mut worlds);
    let mut search = Search::<Bestioles>::new(Conduct::of(4_000));
    let mut think = || {
        let rng = &mut Pcg64Mcg::seed_from_u64(2);
        search.think(&Plain, seat, &moves, &worlds, &Stop::NEVER, rng).len()
    };
    let counted = allocation_counter::measure(|| assert_eq!(think(), moves.len()));
    assert!(counted.count_total > 0, "memory is taken when it is needed first, and the count counts");
    let counted = allocation_counter::measure(|| assert_eq!(think(), moves.len()));
    assert_eq!(counted.count_total, 0);
}
