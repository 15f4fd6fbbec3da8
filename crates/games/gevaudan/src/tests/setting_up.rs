use std::collections::BTreeSet;

use rand_pcg::Pcg64Mcg;
use table::{Rules, Seat};

use super::{ABLE, HISTORICAL, Play, options};
use crate::card::{Arrow, Card, EventKind};
use crate::cell::Cell;
use crate::print::{Colour, PER_COLOUR, Token};
use crate::state::{NO_TOKEN, State};
use crate::{Gevaudan, Stage};

fn deals(json: &str, n_seats: usize) -> impl Iterator<Item = State> {
    let options = options(json);
    (0..300).map(move |it| Gevaudan::deal(&options, n_seats, &mut Pcg64Mcg::new(it * 2 + 1)))
}

#[test]
fn gev_mat_7__gev_prt_1__gev_prt_2_four_colours_three_present_three_absent() {
    for state in deals("{}", 4).take(50) {
        for own in state.secrets.faces.chunks(PER_COLOUR) {
            let faces: BTreeSet<(bool, u8)> = own.iter().map(|it| (it.is_present(), it.dots())).collect();
            assert_eq!(faces.len(), 6);
            assert_eq!(faces.iter().filter(|it| it.0).count(), 3);
        }
        let view = Gevaudan::view(&state, table::Viewer::Public);
        assert!(view.prints.iter().all(|it| it.print.clue.is_none()));
        assert_eq!(view.prints.iter().filter(|it| it.print.colour == Colour::Forest).count(), 5);
    }
}

#[test]
fn gev_set_8__gev_lair_1_one_print_on_every_cell_one_of_each_colour_in_the_box() {
    let mut villages = BTreeSet::new();
    for state in deals("{}", 3) {
        assert!(state.table.at.iter().all(|it| *it != NO_TOKEN));
        assert!(Colour::ALL.iter().all(|it| !state.table.at.contains(&Token::boxed(*it))));
        villages.insert(state.table.at.iter().position(|it| it.colour() == Colour::Village));
    }
    assert!(villages.len() > 5, "prints are scattered");
}

#[test]
fn gev_set_1__gev_set_2__gev_set_3__gev_set_4__gev_set_5__gev_r02_a_deck_of_nine() {
    let mut ends = BTreeSet::new();
    for state in deals("{}", 4) {
        let deck = &state.secrets.deck[..state.table.n_events.into()];
        assert_eq!(deck.len(), 9);
        assert_eq!(deck[5], Card::LAST_ROUNDS);
        let kinds = |cards: &[Card], kind| cards.iter().filter(|it| state.board.printed(**it).kind == kind).count();
        let above = [EventKind::Battue, EventKind::Ferocity].map(|it| kinds(&deck[..5], it));
        assert!(above == [2, 3] || above == [3, 2], "{above:?}");
        assert_eq!([EventKind::Battue, EventKind::Ferocity, EventKind::End].map(|it| kinds(&deck[6..], it)), [1, 1, 1]);
        assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), 9);
        assert!(deck.iter().all(|it| it.idx() < 12 || it.idx() >= 24), "no historical event");
        ends.insert(deck.iter().position(|it| *it == Card::END));
    }
    assert_eq!(ends, [6, 7, 8].map(Some).into());
}

#[test]
fn gev_set_6_a_first_game_has_ten_cards() {
    for state in deals(r#"{"deck":"first_game","events":"historical"}"#, 2).take(50) {
        assert_eq!(state.table.n_events, 10);
        assert_eq!(state.secrets.deck[6], Card::LAST_ROUNDS);
        let above = state.secrets.deck[..6].iter().filter(|it| state.board.printed(**it).kind == EventKind::Battue);
        assert_eq!(above.count(), 3);
    }
}

#[test]
fn gev_his_1_historical_events_take_the_place_of_the_others() {
    for state in deals(HISTORICAL, 4).take(50) {
        let deck = &state.secrets.deck[..9];
        assert!(deck.iter().all(|it| it.idx() >= 12), "{deck:?}");
        assert!(deck[6..].contains(&Card::END));
    }
}

#[test]
fn gev_var_1__gev_var_2__gev_r48_closest_to_history() {
    let json = r#"{"characters":"on","events":"historical","abilities":"on","deck":"history"}"#;
    for state in deals(json, 4).take(20) {
        let deck: Vec<&str> = state.secrets.deck[..state.table.n_events.into()].iter().map(|it| it.key()).collect();
        assert_eq!(deck, ["h01", "h02", "h03", "h04", "h05", "h06", "end"]);
        let view = Gevaudan::view(&state, table::Viewer::Public);
        let row = view.row.expect("Characters");
        let spaces: Vec<Option<&str>> = row.spaces.iter().map(|it| it.character.map(|it| it.key())).collect();
        assert_eq!(spaces, [Some("paysan-2"), Some("paysan-1"), None]);
        assert_eq!(row.top.map(|it| it.key()), Some("paysan-3"));
        assert_eq!(row.pile, 18);
    }
    assert!(options(r#"{"deck":"history"}"#).check(3).is_err());
    assert!(options(r#"{"deck":"history","characters":"on"}"#).check(3).is_err());
}

#[test]
fn gev_set_7_the_ring_starts_on_three_without_cubes() {
    let play = Play::new("{}", 4, "");
    let view = play.public();
    assert_eq!((view.ferocity, view.ferocity_max), (3, 8));
    assert!(view.players.iter().all(|it| it.cubes == 0 && it.wounds == 0));
}

#[test]
fn gev_set_10__gev_mat_6_the_die_lets_the_beast_in_for_three_cells() {
    let mut counts = [0; 3];
    for state in deals("{}", 4) {
        let arrow = state.table.die.expect("the first roll");
        counts[arrow.idx()] += 1;
        let stops = [(Arrow::Black, "B3"), (Arrow::Grey, "C3"), (Arrow::White, "B2")];
        assert!(stops.iter().any(|it| it.0 == arrow && it.1 == state.table.beast.name()));
    }
    // 3 : 2 : 1 of 300.
    assert!(counts[0] > 120 && counts[1] > 70 && counts[2] > 25 && counts[2] < 80, "{counts:?}");
    let faces = |arrow| Arrow::DIE.iter().filter(|it| **it == arrow).count();
    assert_eq!(Arrow::ALL.map(faces), [3, 2, 1]);
}

#[test]
fn gev_set_11__gev_ord_1_figures_counter_clockwise_the_last_refuge_by_itself() {
    let mut play = Play::new("{}", 4, "first: 2");
    assert_eq!((play.asked(), play.public().stage), (1, Stage::SetUp));
    play.refused("GEV-SET-11", "1 place B2").refused("GEV-SET-11", "1 end").refused("GEV-RND-3", "4 place NW");
    play.refused("GEV-ORD-5", "1 note village present");
    play.play("1 place NW");
    assert_eq!(play.asked(), 4);
    play.refused("GEV-SET-11", "4 place NW").play("4 place NE");
    assert_eq!(play.asked(), 3);
    // The first player gets the last refuge, and the first round begins with him.
    play.play("3 place SW");
    assert_eq!(play.asked(), 2);
    let view = play.public();
    assert_eq!((view.round, view.players[1].cell.map(|it| it.name())), (1, Some("SE")));
}

#[test]
fn gev_set_9__gev_r46__gev_r47_hunters_are_chosen_or_drawn_all_different() {
    let mut firsts = BTreeSet::new();
    for state in deals(r#"{"hunter2":"devot"}"#, 4) {
        let hunters: BTreeSet<&str> = state.table.hunters.iter().map(|it| it.key()).collect();
        assert_eq!((hunters.len(), state.table.hunters[1].key()), (4, "devot"));
        firsts.insert(state.table.first);
    }
    assert_eq!(firsts.len(), 4);
    assert!(options(r#"{"hunter1":"devot","hunter2":"devot"}"#).check(2).is_err());
    assert!(options(r#"{"hunter1":"devot","hunter4":"devot"}"#).check(2).is_ok());
    assert!(options(r#"{"first":"3"}"#).check(2).is_err());
    assert!(deals(r#"{"first":"2"}"#, 2).all(|it| it.table.first == Seat::at(1)));
}

#[test]
fn gev_his_2__gev_his_3_characters_board_and_tokens() {
    let play = Play::new(ABLE, 2, "hunter 1: fourbe\nhunter 2: diplomate");
    let view = play.public();
    let row = view.row.as_ref().expect("Characters");
    assert!(row.spaces[0].character.is_some() && row.spaces[1].character.is_some());
    assert_eq!((row.spaces[2].character, row.pile, row.discard.len()), (None, 18, 0));
    assert_eq!(row.spaces.iter().map(|it| it.cost).collect::<Vec<_>>(), [2, 2, 1]);
    assert_eq!((view.players[0].tokens, view.players[1].tokens), (2, 3));
    assert!(Play::new("{}", 2, "").public().row.is_none());
}

#[test]
fn gev_ter_3__gev_lair_3__gev_lair_4__gev_r03_the_lair_is_the_opposite_of_the_box() {
    for state in deals("{}", 2) {
        let lair = state.lair();
        assert!(!lair.is_refuge());
        for colour in Colour::ALL {
            let boxed = state.secrets.faces[Token::boxed(colour).idx()].is_present();
            assert_eq!(state.board.with(colour).contains(lair), !boxed);
        }
    }
    // All boxed prints say present: the bare moor.
    let mut state = deals("{}", 2).next().expect("a deal");
    for colour in Colour::ALL {
        let own = PER_COLOUR * colour.idx();
        let present = (own..own + 6).find(|it| state.secrets.faces[*it].is_present()).expect("three of them");
        state.secrets.faces.swap(present, own + 5);
    }
    assert_eq!(state.lair(), "A2".parse::<Cell>().expect("a cell"));
}
