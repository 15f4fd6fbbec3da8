//! Boards are drawn by people, and their codes are passed on by hand: anything is read or refused, without a panic.

use gevaudan::{Board, Gevaudan, HOUSE_FILE, Options, read};
use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};
use table::{Referee, Rules, Seed};

fn house() -> Board {
    read(HOUSE_FILE).expect("the house's board")
}

/// Deals a game on the board of this code if there is one: a board that is accepted can be played on.
fn deal(code: &str) -> Result<(), TestCaseError> {
    let Ok(options) = serde_json::from_value::<Options>(serde_json::json!({ "board": code })) else { return Ok(()) };
    if Gevaudan::check(&options, 3).is_ok() {
        prop_assert!(Referee::<Gevaudan>::deal(options, 3, Seed::from_number(1)).is_ok());
    }
    Ok(())
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn any_text_is_a_board_or_none(text in any_text()) {
        let _ = read(&text);
        deal(&text)?;
    }

    #[test]
    fn a_damaged_board_is_another_one_or_names_its_line(text in damaged(Just(HOUSE_FILE.to_owned()))) {
        if let Ok(board) = read(&text) {
            deal(&board.code())?;
        }
    }

    #[test]
    fn a_damaged_code_is_another_board_or_none(code in damaged(Just(house().code()))) {
        deal(&code)?;
    }
}
