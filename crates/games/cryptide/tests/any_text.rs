//! Codes of maps, setups and clues are typed by people: anything is read or refused, and a code has one meaning.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use cryptide::{Clue, Difficulty, Hex, Hint, Map, Mode, Setup, Wish, generate};
use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};
use table::{Chance, Seed};

/// What is read is read again from what it is written as.
fn holds<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = text.parse::<T>() {
        prop_assert_eq!(read.to_string().parse::<T>().ok(), Some(read), "{:?}", text);
    }
    Ok(())
}

/// The code of a setup that the house would deal.
fn setup() -> impl Strategy<Value = String> {
    let modes = prop::sample::select(vec![Mode::Normal, Mode::Advanced]);
    (modes, 3..=5_usize, any::<u64>()).prop_map(|(mode, n_seats, seed)| {
        let wish = Wish { n_seats, mode, difficulty: Difficulty::Any };
        generate(wish, &mut Chance::new(Seed::from_number(seed)).stream(0)).to_string()
    })
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn any_text_is_a_code_or_none(text in any_text()) {
        holds::<Setup>(&text)?;
        holds::<Map>(&text)?;
        holds::<Clue>(&text)?;
        holds::<Hint>(&text)?;
        holds::<Hex>(&text)?;
    }

    #[test]
    fn a_setup_reads_as_it_is_written(code in setup()) {
        prop_assert_eq!(code.parse::<Setup>().map(|it| it.to_string()).ok(), Some(code));
    }

    #[test]
    fn a_damaged_setup_is_another_one_or_none(code in damaged(setup())) {
        holds::<Setup>(&code)?;
        holds::<Map>(&code)?;
        holds::<Map>(code.split('-').next().unwrap_or_default())?;
    }
}
