//! The play loop allocates nothing. Alone in its binary, because it counts what the allocator is asked for.

use arena::RandomPlay;
use bestioles::Bestioles;
use cabinet::Game;
use cryptide::Cryptide;
use gevaudan::Gevaudan;

fn allocations<G: Game>(work: impl Fn(&mut RandomPlay<G>)) -> u64 {
    let mut play = RandomPlay::<G>::new(1).expect("the defaults can be played");
    play.moves(10_000);
    allocation_counter::measure(|| work(&mut play)).count_total
}

#[test]
fn random_play_allocates_nothing() {
    assert_eq!(allocations::<Bestioles>(|it| it.moves(100_000)), 0);
    assert_eq!(allocations::<Cryptide>(|it| it.moves(100_000)), 0);
    assert_eq!(allocations::<Gevaudan>(|it| it.moves(100_000)), 0);
}

#[test]
fn looking_at_the_table_allocates_nothing() {
    assert_eq!(allocations::<Bestioles>(|it| it.observed(100_000)), 0);
    assert_eq!(allocations::<Cryptide>(|it| it.observed(100_000)), 0);
    assert_eq!(allocations::<Gevaudan>(|it| it.observed(100_000)), 0);
}

/// The count itself counts: a listener that keeps what it hears is noticed.
#[test]
fn an_allocation_is_noticed() {
    assert!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total > 0);
}
