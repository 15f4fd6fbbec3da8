//! The battery on games that last. At random a trap is laid early and most games end in their third round; here nobody
//! lays one, so that every game goes to its last event, with Characters, Influence and archives as full as they get.

use gevaudan::{Belief, Event, Gevaudan, Move, News, Options, Packed, State, View};
use proving::n_games;
use table::{Actor, Audit, Choice, Mind, Observe, Odds, OptionsError, Refusal, Rng, Rules, Seen, Tell, Turn, Viewer};

/// Gévaudan without traps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Patient;

impl Rules for Patient {
    const KEY: &'static str = "patient";
    const VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = Gevaudan::SEATS;
    const MOVES: usize = Gevaudan::MOVES;
    const MINUTES: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;
    type News = News;

    fn index(mv: Move) -> usize {
        Gevaudan::index(mv)
    }

    fn nth(index: usize) -> Option<Move> {
        Gevaudan::nth(index)
    }

    fn choices() -> &'static [Choice] {
        Gevaudan::choices()
    }

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        Gevaudan::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        Gevaudan::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        Gevaudan::n_seats(state)
    }

    fn turn(state: &State) -> Turn {
        Gevaudan::turn(state)
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Gevaudan::moves(state, actor, into);
        into.retain(|it| *it != Move::Trap);
    }

    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        if mv == Move::Trap { Err(Refusal::new("GEV-FREE-5", "patience")) } else { Gevaudan::allow(state, actor, mv) }
    }

    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, rng: &mut R, tell: &mut impl Tell<Event>) {
        Gevaudan::apply(state, actor, mv, rng, tell);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Gevaudan::view(state, viewer)
    }

    fn pack(view: &View) -> String {
        Gevaudan::pack(view)
    }

    fn unpack(packed: &str) -> Option<View> {
        Gevaudan::unpack(packed)
    }

    fn project(event: &Event, viewer: Viewer) -> Option<News> {
        Gevaudan::project(event, viewer)
    }
}

impl Mind for Patient {
    type Belief = Belief;
}

impl table::Belief<Patient> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        table::Belief::<Gevaudan>::new(viewer, view)
    }

    fn update(&mut self, seen: &Seen<Patient>) {
        table::Belief::<Gevaudan>::update(self, &Seen { news: seen.news.clone(), view: seen.view.clone() });
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        table::Belief::<Gevaudan>::sample(self, rng)
    }

    fn odds(&self) -> Odds {
        table::Belief::<Gevaudan>::odds(self)
    }
}

impl Observe for Patient {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        Gevaudan::observe(state, viewer, into);
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        Gevaudan::words(packed)
    }
}

impl Audit for Patient {
    const LONGEST: usize = Gevaudan::LONGEST;

    fn audit(state: &State) -> Result<(), String> {
        Gevaudan::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        Gevaudan::universe(n_seats)
    }

    fn is_sampled(n_seats: usize, mv: Move) -> bool {
        Gevaudan::is_sampled(n_seats, mv)
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        Gevaudan::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        Gevaudan::variants()
    }
}

#[test]
fn nothing_is_lost_in_long_games() {
    proving::nothing_is_lost::<Patient>(n_games(2_000));
}

#[test]
fn listed_moves_are_accepted_and_others_refused_in_long_games() {
    proving::moves_and_play_agree::<Patient>(n_games(200));
}

#[test]
fn two_worlds_give_each_seat_the_same_bytes_in_long_games() {
    proving::two_worlds_look_the_same::<Patient>(n_games(200));
}

/// The share of long games in which each historical card, Character and question comes up at all: what the tests above
/// cover.
#[test]
fn every_question_comes_up_in_long_games() {
    let mut seen = std::collections::BTreeSet::new();
    let mut last_rounds = 0;
    proving::play_games::<Patient>(0..n_games(1_000).max(500), |scene, _| {
        let view = Patient::view(scene.state, Viewer::Public);
        seen.extend(view.question.map(|it| format!("{:?}", it.kind)));
        last_rounds += usize::from(view.end.is_some_and(|it| it.reason == "expired"));
    });
    assert_eq!(seen.len(), 15, "{seen:?}");
    assert!(last_rounds > 100, "{last_rounds}");
}
