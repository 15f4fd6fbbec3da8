//! What a seat may know, and what it can conclude.

use table::{Belief as _, Chance, Listener, Rules, Seat, Seed, Seen, Viewer};

use super::{known, lay_out, play};
use crate::belief::Suspicion;
use crate::{Belief, Card, Fog, Memory, Monstre, N_CARDS, News, Options, State};

const HANDS: [&str; 5] = [
    "hand 1: enquete ragot accord ami",
    "hand 2: sirene chasseur chasseur cachette",
    "hand 3: rumeur arnaque cachette chasseur",
    "hand 4: brouillard ragot ragot rumeur",
    "active: 1",
];

#[test]
fn mon_31_a_card_of_its_kind_that_leaves_in_public_ends_a_mark() {
    let mut state = lay_out(&Options::default(), 4, &[HANDS[0], HANDS[1], HANDS[2], HANDS[3], "turns 2: 1", HANDS[4]]);
    play(&mut state, 1, "play enquete 2").expect("first");
    assert_eq!(known(&state, 1, 2), ["chasseur", "chasseur", "cachette", "sirene"]);
    assert!(known(&state, 3, 2).is_empty());
    play(&mut state, 2, "play chasseur 3").expect("his second turn");
    assert_eq!(known(&state, 1, 2), ["chasseur", "cachette", "sirene"]);
}

#[test]
fn mon_31_a_card_that_slips_away_ends_all_marks_of_that_hand() {
    let mut state = lay_out(&Options::default(), 4, &HANDS);
    play(&mut state, 1, "play enquete 2").expect("first");
    play(&mut state, 2, "play cachette").expect("second");
    play(&mut state, 3, "play rumeur").expect("third");
    // Seat 2 lost a card to seat 3: only these two know which one.
    assert_eq!(known(&state, 1, 2), [given(&state, 1, 2)]);
    assert_eq!(known(&state, 2, 3).len(), 1);
    assert_eq!(known(&state, 3, 4).len(), 1);
    assert!(known(&state, 4, 2).is_empty());
}

/// What seat `who` has just given to the next seat, `of`.
fn given(state: &State, who: usize, of: usize) -> &'static str {
    known(state, who, of).first().copied().unwrap_or("nothing")
}

#[test]
fn mon_31_cards_that_are_known_and_alike_are_followed() {
    let lines =
        ["hand 1: enquete arnaque", "hand 2: ragot ragot", "hand 3: sirene arnaque", "hand 4: ami", "turns 3: 1"];
    let mut state = lay_out(&Options::default(), 4, &lines);
    play(&mut state, 1, "play enquete 2").expect("first");
    play(&mut state, 2, "play ragot").expect("second");
    for (who, card) in [(1, "give arnaque"), (2, "give ragot"), (3, "give arnaque"), (4, "give ami")] {
        play(&mut state, who, card).expect("asked");
    }
    // Seat 2 gave its only card, which seat 1 had seen; what it got came from seat 1.
    assert_eq!(known(&state, 1, 3), ["ragot"]);
    assert_eq!(known(&state, 1, 2), ["arnaque"]);
    assert!(known(&state, 4, 3).is_empty());
}

#[test]
fn mon_31_the_fog_wipes_everything_and_without_memory_nothing_is_kept() {
    let lines = ["hand 1: enquete ragot", "hand 2: brouillard chasseur sirene", "hand 3: ami cachette", "hand 4: ami"];
    let mut state = lay_out(&Options::default(), 4, &lines);
    play(&mut state, 1, "play enquete 2").expect("first");
    assert_eq!(known(&state, 1, 2).len(), 3);
    assert!(Monstre::view(&state, Viewer::Seat(Seat::at(0))).monster.is_some());
    play(&mut state, 2, "play brouillard").expect("second");
    assert!((2..=4).all(|of| known(&state, 1, of).is_empty()));
    assert!(
        Monstre::view(&state, Viewer::Seat(Seat::at(0))).monster.is_some(),
        "which Monster it is, is not forgotten"
    );
    let mut state = lay_out(&Options { memoire: Memory::Sans, ..Options::default() }, 4, &lines);
    play(&mut state, 1, "play enquete 2").expect("first");
    assert!(known(&state, 1, 2).is_empty());
    assert_eq!(Monstre::view(&state, Viewer::Seat(Seat::at(0))).monster, None);
}

/// What seat `who` thinks after these moves.
fn suspicion(options: &Options, lines: &[&str], who: usize, steps: &[(usize, &str)]) -> Suspicion {
    let mut state = lay_out(options, 4, lines);
    let viewer = Viewer::Seat(Seat::at(who - 1));
    let mut belief = Belief::new(viewer, &state.look(viewer));
    for (seat, notation) in steps {
        let news = play(&mut state, *seat, notation).expect("open");
        belief.update(&Seen { news: news[who - 1].clone(), view: state.look(viewer) });
    }
    belief.suspicion()
}

fn near(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-9
}

#[test]
fn mon_32_at_first_every_other_card_may_be_the_monster() {
    let seen = suspicion(&Options::default(), &HANDS, 1, &[]);
    assert!(near(seen.holder[0], 0.0) && (1..4).all(|it| near(seen.holder[it], 1.0 / 3.0)), "{seen:?}");
    assert!(seen.monster.iter().all(|it| near(*it, 0.2)));
}

#[test]
fn mon_23__mon_31_who_has_seen_the_monster_knows_where_and_which() {
    let seen = suspicion(&Options::default(), &HANDS, 1, &[(1, "play enquete 2")]);
    assert!(near(seen.holder[1], 1.0) && near(seen.monster[1], 1.0), "{seen:?}");
    // A blind card leaves that hand of three: it is the Monster once in three times.
    let steps = [(1, "play enquete 2"), (2, "play cachette"), (3, "play rumeur")];
    let seen = suspicion(&Options::default(), &HANDS, 1, &steps);
    assert!(near(seen.holder[1], 2.0 / 3.0) && near(seen.holder[2], 1.0 / 3.0), "{seen:?}");
}

#[test]
fn mon_14__mon_32_a_miss_makes_a_house_less_likely_but_not_innocent() {
    let lines = [
        "hand 1: chasseur ami",
        "hand 2: sirene cachette",
        "hand 3: rumeur ragot",
        "hand 4: ragot rumeur",
        "pile 1: ragot",
    ];
    let before = suspicion(&Options::default(), &lines, 1, &[]);
    let after = suspicion(&Options::default(), &lines, 1, &[(1, "play chasseur 2")]);
    assert!(after.holder[1] > 0.0 && after.holder[1] < before.holder[1], "{before:?} {after:?}");
    // The Sirène and the Vampire would have ignored it, the others not.
    assert!(after.monster[1] > after.monster[0] && near(after.monster[1], after.monster[2]), "{after:?}");
}

#[test]
fn mon_31__mon_32_what_i_gave_is_in_every_world_i_imagine() {
    let lines =
        ["hand 1: ami ragot", "hand 2: sirene chasseur chasseur", "hand 3: rumeur ragot", "hand 4: ragot rumeur"];
    let state = lay_out(&Options::default(), 4, &lines);
    let viewer = Viewer::Seat(Seat::at(0));
    let mut belief = Belief::new(viewer, &state.look(viewer));
    let mut state = state;
    for (seat, notation) in
        [(1, "play ragot"), (1, "give ami"), (2, "give chasseur"), (3, "give ragot"), (4, "give ragot")]
    {
        let news = play(&mut state, seat, notation).expect("open");
        belief.update(&Seen { news: news[0].clone(), view: state.look(viewer) });
    }
    let rng = &mut Chance::new(Seed::from_number(1)).stream(0);
    for _ in 0..100 {
        assert!(belief.sample(rng).hand(Seat::at(1)).has(Card::Ami));
    }
}

#[test]
fn mon_9__mon_32_a_hunter_laid_down_tells_what_else_is_there() {
    let lines = ["hand 1: ami ragot", "hand 2: sirene chasseur chasseur", "hand 3: rumeur ragot", "active: 2"];
    let mut state = lay_out(&Options::default(), 3, &lines);
    let viewer = Viewer::Seat(Seat::at(0));
    let mut belief = Belief::new(viewer, &state.look(viewer));
    let news = play(&mut state, 2, "lay").expect("nothing else");
    belief.update(&Seen { news: news[0].clone(), view: state.look(viewer) });
    let rng = &mut Chance::new(Seed::from_number(1)).stream(0);
    for _ in 0..100 {
        let world = belief.sample(rng);
        let hand = world.hand(Seat::at(1)).sorted();
        assert!(hand.iter().all(|it| *it == Card::Chasseur || it.is_monster()), "{hand:?}");
    }
}

#[test]
fn mon_35_the_fog_of_one_card_each_is_followed() {
    let options = Options { brouillard: Fog::UneCarte, ..Options::default() };
    let lines = ["hand 1: enquete ami", "hand 2: sirene chasseur", "hand 3: brouillard ragot", "hand 4: ragot"];
    let steps = [
        (1, "play enquete 2"),
        (2, "play chasseur 3"),
        (3, "play brouillard"),
        (1, "give ami"),
        (2, "give sirene"),
        (3, "give ragot"),
        (4, "give ragot"),
    ];
    let mut lines = lines.to_vec();
    lines.push("turns 2: 1");
    let seen = suspicion(&options, &lines, 1, &steps);
    let total: f64 = seen.holder.iter().sum();
    assert!(near(total, 1.0), "{seen:?}");
    // Seat 2 had nothing but the Monster to put in; whoever of the four got it is as likely, unless I see it is me.
    let own = seen.holder[0] > 0.5;
    assert!(own || (1..4).all(|it| near(seen.holder[it], 1.0 / 3.0)), "{seen:?}");
}

/// The belief of the public against plain counting: very many deals are played as the public saw it, each hand choosing
/// any of its cards; how often the Monster is where in those that fit is what the belief must say.
#[test]
fn mon_2__mon_32_beliefs_are_what_counting_says() {
    let mut rng = Chance::new(Seed::from_number(9)).stream(0);
    let script = [Card::Avis, Card::Rumeur, Card::Ami, Card::Cachette];
    let (mut counts, mut held, mut belief, mut total) = ([0_u32; 3], [[0_u32; N_CARDS]; 3], None, 0_u32);
    for _ in 0..1_500_000 {
        let mut state = Monstre::deal(&Options::default(), 3, &mut rng);
        if state.first != Seat::at(2) {
            continue;
        }
        let mut seen = Belief::new(Viewer::Public, &state.look(Viewer::Public));
        if script.iter().all(|card| follow(&mut state, *card, &mut seen, belief.is_none(), &mut rng)) {
            counts[state.holder.idx()] += 1;
            count_cards(&state, &mut held);
            total += 1;
            belief.get_or_insert(seen);
        }
    }
    let belief = belief.expect("some deals fit");
    let share = |count: u32, total: u32| f64::from(count) / f64::from(total);
    let expected = belief.suspicion();
    for (seat, count) in counts.iter().enumerate() {
        let share = share(*count, total);
        assert!((share - expected.holder[seat]).abs() < 0.04, "{total}: {counts:?} {:?}", expected.holder);
    }
    // And so are the worlds that it imagines, card by card.
    let mut imagined = [[0_u32; N_CARDS]; 3];
    (0..10_000).for_each(|_| count_cards(&belief.sample(&mut rng), &mut imagined));
    for (seat, card) in (0..3).flat_map(|seat| (0..N_CARDS).map(move |card| (seat, card))) {
        let (counted, drawn) = (share(held[seat][card], total), share(imagined[seat][card], 10_000));
        assert!((counted - drawn).abs() < 0.06, "{total}: {} of seat {seat}: {counted} {drawn}", Card::at(card));
    }
}

fn count_cards(state: &State, held: &mut [[u32; N_CARDS]; 3]) {
    for (hand, counts) in state.hands.iter().zip(held) {
        hand.cards().for_each(|it| counts[it.idx()] += 1);
    }
}

/// The active player draws one of his cards and plays it if it is `card`: against the first seat, without a Hunter there.
fn follow(state: &mut State, card: Card, belief: &mut Belief, learning: bool, rng: &mut impl table::Rng) -> bool {
    let (seat, hand) = (state.active, state.hand(state.active));
    let drawn = if hand.has(Card::Avis) { Card::Avis } else { hand.at(table::below(hand.len() as u32, rng) as usize) };
    if drawn != card {
        return false;
    }
    let notation = if card == Card::Ami { "play ami 1".into() } else { format!("play {card}") };
    let mut heard = Listener::default();
    let mv = notation.parse().expect("a move");
    if Monstre::play(state, seat.into(), mv, rng, &mut heard).is_err() {
        return false;
    }
    let news: Vec<News> = heard.events.iter().filter_map(|it| Monstre::project(it, Viewer::Public)).collect();
    let fits = !news.iter().any(|it| matches!(it, News::Befriended { sent: true, .. }));
    if fits && learning {
        belief.update(&Seen { news, view: state.look(Viewer::Public) });
    }
    fits
}
