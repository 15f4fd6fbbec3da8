//! What cannot be seen from outside: hunters who plan know the rules by themselves, without being told what is open.

use gevaudan::{Deck, Events, Gevaudan, Options, Switch};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Rules, Turn, Unread, pick};

use super::habits::{Figures, Habits};
use super::hunter::Moment;
use super::land::Land;

/// Plays one hunt by planners alone; one of them makes any move now and then, so that odd places are met. Returns the questions
/// that they had an answer to, and all.
fn plan_through(options: &Options, n_seats: usize, number: u64) -> (usize, usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let mut state = Gevaudan::deal(options, n_seats, &mut rng);
    let land = Land::of(&state.glance(table::Seat::FIRST));
    let habits = [Figures::VERSED, Figures::NEIGHBOUR, Figures::HASTY].map(Habits::new);
    let (mut n_answers, mut n_questions, mut open) = (0, 0, Vec::new());
    while let Turn::Open { must, .. } = Gevaudan::turn(&state) {
        let seat = must.first().expect("somebody is asked");
        let glance = state.glance(seat);
        let planned = Moment::new(&glance, &land, &habits[seat.idx() % 3], None).decide();
        n_questions += 1;
        if let Some(mv) = planned {
            assert_eq!(Gevaudan::allow(&state, seat.into(), mv), Ok(()), "{mv}, seed {number}");
            n_answers += 1;
        }
        open.clear();
        Gevaudan::moves(&state, seat.into(), &mut open);
        let any = *pick(&open, &mut rng).expect("there is a move");
        let mv = if n_questions % 7 == 0 { any } else { planned.unwrap_or(any) };
        Gevaudan::apply(&mut state, seat.into(), mv, &mut rng, &mut Unread);
    }
    (n_answers, n_questions)
}

#[test]
fn what_a_hunter_plans_is_allowed() {
    let plain = Options::default();
    let historical = Options { characters: Switch::On, events: Events::Historical, ..plain.clone() };
    let able = Options { abilities: Switch::On, ..historical.clone() };
    let history = Options { deck: Deck::History, ..able.clone() };
    for options in [plain, historical, able, history] {
        for n_seats in 1..=4 {
            for number in 0..30 {
                let (n_answers, n_questions) = plan_through(&options, n_seats, number);
                assert!(n_answers * 10 >= n_questions * 9, "{n_answers} of {n_questions}");
            }
        }
    }
}
