use table::{Rules, Seat, Seats, Turn, Viewer};

use super::{play, three};
use crate::state::Ask;
use crate::{Answers, Cryptide, First, Move, Options, State};

fn moves(state: &State, seat: usize) -> Vec<String> {
    let mut moves = Vec::new();
    Cryptide::moves(state, Seat::at(seat - 1).into(), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn cry_12_the_first_player_is_drawn_or_chosen() {
    let deal = |options: &Options, number| {
        let chance = table::Chance::new(table::Seed::from_number(1));
        Cryptide::deal(options, 5, &mut chance.stream(number)).first.number()
    };
    let chosen = Options { first: First::Seat4, ..Options::default() };
    assert!((0..20).all(|number| deal(&chosen, number) == 4));
    let mut drawn: Vec<usize> = (0..100).map(|number| deal(&Options::default(), number)).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [1, 2, 3, 4, 5]);
}

#[test]
fn cry_17_tokens_stay() {
    let mut state = three(&Options::default());
    play(&mut state, 1, "ask G1 2").expect("open");
    let before = state.look(Viewer::Public).tokens;
    play(&mut state, 1, "cube A1").expect("open");
    play(&mut state, 2, "ask A2 3").expect("open");
    for on in &before {
        assert!(state.look(Viewer::Public).tokens.contains(on));
    }
}

#[test]
fn cry_18_any_hex_without_a_cube_and_any_other_player() {
    let state = three(&Options::default());
    let asks = moves(&state, 1).iter().filter(|it| it.starts_with("ask")).count();
    assert_eq!(asks, 2 * 108);
    let searches = moves(&state, 1).iter().filter(|it| it.starts_with("search")).count();
    assert_eq!(searches, state.fits(Seat::FIRST).len());
    assert_eq!(moves(&state, 2), ["hint"]);
}

#[test]
fn cry_26_an_automatic_answer_is_no_move() {
    let mut automatic = three(&Options::default());
    play(&mut automatic, 1, "ask A2 2").expect("open");
    assert_eq!((automatic.ask, automatic.asked), (Ask::Turn, Seat::at(1)));
    let mut click = three(&Options { answers: Answers::Click, ..Options::default() });
    play(&mut click, 1, "ask A2 2").expect("open");
    assert_eq!(click.asked, Seat::at(1));
    assert_eq!(moves(&click, 2), ["disc A2", "hint"]);
    play(&mut click, 2, "disc A2").expect("the honest answer");
    assert_eq!(click.discs, automatic.discs);
    assert_eq!((click.ask, click.asked), (Ask::Turn, Seat::at(1)));
}

#[test]
fn cry_28_others_may_agree_out_of_turn() {
    let mut state = three(&Options::default());
    let may = |state: &State| match Cryptide::turn(state) {
        Turn::Open { may, .. } => may,
        Turn::Over(_) => Seats::EMPTY,
    };
    assert_eq!(may(&state), Seats::one(Seat::at(1)).with(Seat::at(2)));
    play(&mut state, 2, "hint").expect("open");
    assert_eq!(may(&state), Seats::one(Seat::at(2)));
    assert_eq!(state.asked, Seat::FIRST, "it is not an action");
}

#[test]
fn cry_34_notation_reads_as_it_is_written() {
    for text in ["cube F4", "disc L9", "ask A1 5", "search K4", "hint", "agree", "fix F4 G5", "fix F4"] {
        assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_owned()));
    }
    for text in
        ["", "cube", "cube f4", "ask F4", "ask F4 0", "ask F4 6", "ask F4 02", "cube F4 ", "fix F4 G5 H6", "hint 1"]
    {
        assert_eq!(text.parse::<Move>().map_err(|it| it.rule), Err("CRY-34"), "{text:?}");
    }
}
