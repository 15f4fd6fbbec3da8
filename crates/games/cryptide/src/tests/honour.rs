use table::{Rules, Seat, Turn, Viewer};

use super::{play, three};
use crate::hex::{Hex, HexSet};
use crate::news::Token;
use crate::state::{Ask, State};
use crate::{Cryptide, Options, TableKind};

fn honour() -> State {
    three(&Options { table: TableKind::Honour, ..Options::default() })
}

#[test]
fn cry_24_a_map_full_of_cubes_ends_without_a_winner() {
    let mut state = honour();
    for hex in Hex::all().skip(1) {
        state.put(Seat::at(1), hex, Token::Cube);
    }
    play(&mut state, 1, "ask A1 3").expect("A1 is open");
    play(&mut state, 3, "cube A1").expect("he answers as he likes");
    let Turn::Over(outcome) = Cryptide::turn(&state) else { panic!("{:?}", state.ask) };
    assert_eq!(outcome.to_line(), "winners -; ranks 3 3 3; reason full");
    let end = state.look(Viewer::Public).end.expect("all is shown");
    assert!(end.wrong.iter().any(|it| it.hex.to_string() == "K4"), "a cube on the habitat is wrong");
}

#[test]
fn cry_27_without_a_place_the_wrong_token_is_dropped() {
    let mut state = honour();
    let here: Hex = "F4".parse().expect("a hex");
    state.put(Seat::at(0), here, Token::Disc);
    let others = HexSet::ALL.without(here);
    others.iter().for_each(|hex| state.put(Seat::at(1), hex, Token::Cube));
    assert_eq!(play(&mut state, 1, "fix F4 A1").map_err(|it| it.code), Err("no-place"));
    play(&mut state, 1, "fix F4").expect("there is no place");
    assert_eq!(state.discs(Seat::FIRST), HexSet::EMPTY);
    assert!(matches!(state.ask, Ask::Over { .. }), "now every hex has a cube");
}

#[test]
fn cry_27_corrections_are_open_to_all_at_any_time() {
    let mut state = honour();
    state.put(Seat::at(2), "A1".parse().expect("a hex"), Token::Cube);
    let mut moves = Vec::new();
    Cryptide::moves(&state, Seat::at(2).into(), &mut moves);
    // Everywhere but on A1 itself, and the hint.
    assert_eq!(moves.len(), 107 + 1);
    let Turn::Open { must, may } = Cryptide::turn(&state) else { panic!("open") };
    assert!(must.contains(Seat::FIRST) && may.contains(Seat::at(2)));
    play(&mut state, 1, "ask C3 2").expect("open");
    Cryptide::moves(&state, Seat::at(2).into(), &mut moves);
    assert!(!moves[108..].iter().any(|it| it.to_string() == "fix A1 C3"), "not to the hex under question");
}

#[test]
fn cry_27_piles_keep_their_order_through_corrections() {
    let mut state = honour();
    let here: Hex = "F4".parse().expect("a hex");
    for seat in [2, 0, 1] {
        state.put(Seat::at(seat), here, Token::Disc);
    }
    play(&mut state, 1, "fix F4 A1").expect("open");
    let tokens = &state.look(Viewer::Public).tokens[1].tokens;
    let laid: Vec<(u8, Token)> = tokens.iter().map(|it| (it.seat, it.token)).collect();
    assert_eq!(laid, [(2, Token::Disc), (0, Token::Cube), (1, Token::Disc)]);
    play(&mut state, 3, "fix F4 B1").expect("his disc is wrong too, but a cube lies there already");
    let tokens = &state.look(Viewer::Public).tokens[2].tokens;
    assert_eq!(tokens.iter().map(|it| it.seat).collect::<Vec<_>>(), [0, 1]);
}
