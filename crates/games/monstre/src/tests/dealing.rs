//! How rounds are dealt.

use table::{Chance, Disclose, Rules, Seat, Seed, Silent, Turn, Viewer};

use super::play;
use crate::card::Card;
use crate::hand::Hand;
use crate::state::{Ask, FRESH};
use crate::{Monstre, Options, State};

fn deal(n_seats: usize, number: u64) -> State {
    Monstre::deal(&Options::default(), n_seats, &mut Chance::new(Seed::from_number(number)).stream(0))
}

#[test]
fn mon_1__mon_28_five_rounds_five_monsters() {
    for number in 0..30 {
        let mut rng = Chance::new(Seed::from_number(number)).stream(1);
        let mut state = deal(4, number);
        let mut monsters = vec![state.monster];
        let mut moves = Vec::new();
        while let Turn::Open { must, .. } = Monstre::turn(&state) {
            let seat = must.first().expect("somebody is asked");
            moves.clear();
            Monstre::moves(&state, seat.into(), &mut moves);
            Monstre::play(&mut state, seat.into(), moves[0], &mut rng, &mut Silent).expect("listed");
            if state.ask != Ask::Over && monsters.last() != Some(&state.monster) {
                monsters.push(state.monster);
            }
        }
        monsters.sort_unstable();
        assert_eq!(monsters, Card::ALL[11..], "game {number}");
    }
}

#[test]
fn mon_2__mon_4_what_a_round_is_dealt_from() {
    for (n_seats, left) in [(3, 22), (4, 18), (5, 14), (6, 10), (7, 6), (8, 2)] {
        for number in 0..200 {
            let state = deal(n_seats, number);
            let hands = &state.hands[..n_seats];
            assert!(hands.iter().all(|it| it.len() == FRESH));
            assert_eq!(state.middle.iter().sum::<u8>(), left);
            let count = |card: Card| hands.iter().map(|it: &Hand| it.count(card)).sum::<usize>();
            assert!(count(Card::Chasseur) >= 1 && count(Card::Cachette) >= 1);
            assert_eq!((count(Card::Avis), count(state.monster)), (1, 1));
        }
    }
}

/// Every card is as likely to be in every hand.
#[test]
fn mon_4_dealing_is_fair() {
    let mut monster = [0; 5];
    let mut avis = [0; 5];
    let mut brouillards = [0; 5];
    for number in 0..5_000 {
        let state = deal(5, number);
        monster[state.holder.idx()] += 1;
        avis[state.first.idx()] += 1;
        for (count, hand) in brouillards.iter_mut().zip(&state.hands) {
            *count += hand.count(Card::Brouillard);
        }
    }
    assert!(monster.iter().chain(&avis).all(|it| (880..1_120).contains(it)), "{monster:?} {avis:?}");
    // Two of thirty are drawn with sixteen: 16/15 a deal.
    assert!(brouillards.iter().all(|it| (960..1_180).contains(it)), "{brouillards:?}");
}

#[test]
fn mon_3_nobody_is_told_the_monster() {
    for number in 0..50 {
        let state = deal(5, number);
        for viewer in Viewer::all(5) {
            let view = state.look(viewer);
            let own = viewer.is(state.holder);
            assert_eq!(view.monster, own.then_some(state.monster));
            let text = serde_json::to_string(&view.players).expect("plain data");
            assert_eq!(text.contains(state.monster.key()), own, "{text}");
        }
        let trace = serde_json::to_string(&Monstre::disclose(&state.begun())).expect("plain data");
        let told = serde_json::to_string(&Monstre::project(&state.begun(), Viewer::Public)).expect("plain data");
        assert!(trace.contains(state.monster.key()) && !told.contains(state.monster.key()));
    }
}

#[test]
fn mon_5_the_avis_says_who_begins() {
    for number in 0..50 {
        let mut state = deal(6, number);
        let first = state.first;
        assert_eq!(Monstre::turn(&state), Turn::of(first));
        assert_eq!(super::moves(&state, first.number()), ["play avis"]);
        play(&mut state, first.number(), "play avis").expect("his first card");
        assert_eq!(Monstre::turn(&state), Turn::of(Seat::at((first.idx() + 1) % 6)));
    }
}

/// All five Monsters are shuffled anew for every further round.
#[test]
fn mon_30_every_monster_may_come_back() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..100 {
        let mut state = deal(3, number);
        state.used = 31;
        state.contenders = 3;
        state.deal_round(&mut Chance::new(Seed::from_number(number)).stream(1));
        seen.insert(state.monster);
    }
    assert_eq!(seen.len(), 5);
}
