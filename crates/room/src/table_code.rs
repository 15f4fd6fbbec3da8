//! Short codes of tables, such as `HIBOU-42`: a word of the forest and a number.

use ledger::Code;

use crate::Luck;

/// Without accents or spaces, so that anybody can type them.
const WORDS: [&str; 64] = [
    "ABEILLE",
    "AIGLE",
    "AUBE",
    "AULNE",
    "BELETTE",
    "BICHE",
    "BLAIREAU",
    "BOULEAU",
    "BROCARD",
    "BRUME",
    "BUSE",
    "CERF",
    "CHARME",
    "CHENE",
    "CHOUETTE",
    "CIGALE",
    "CLAIRIERE",
    "CORBEAU",
    "COUCOU",
    "CRAPAUD",
    "ECUREUIL",
    "EPERVIER",
    "FAON",
    "FAUCON",
    "FOUGERE",
    "FRENE",
    "FURET",
    "GEAI",
    "GENET",
    "GLAND",
    "GRIVE",
    "GRILLON",
    "HERISSON",
    "HERON",
    "HETRE",
    "HIBOU",
    "HOUX",
    "LAIE",
    "LIERRE",
    "LIEVRE",
    "LOIR",
    "LOUP",
    "LOUTRE",
    "LOUVE",
    "LUCIOLE",
    "LYNX",
    "MARTRE",
    "MERLE",
    "MESANGE",
    "MOUSSE",
    "MULOT",
    "ORME",
    "OURS",
    "PIC",
    "PINSON",
    "PIVERT",
    "RENARD",
    "RONCE",
    "SAPIN",
    "SITTELLE",
    "TAUPE",
    "TILLEUL",
    "TRUITE",
    "VIPERE",
];

/// A code drawn at random. The numbers grow with every attempt, as short ones get used up.
pub fn draw(attempt: u32, luck: &mut Luck) -> Code {
    let numbers = 100_u32.saturating_mul(10_u32.saturating_pow(attempt / 4)).min(1_000_000);
    let word = WORDS[luck.below(WORDS.len() as u32) as usize];
    Code::new(&format!("{word}-{}", 2 + luck.below(numbers - 2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_plain_and_different() {
        assert!(WORDS.iter().all(|it| it.bytes().all(|byte| byte.is_ascii_uppercase())));
        assert!(WORDS.iter().enumerate().all(|(idx, it)| !WORDS[..idx].contains(it)));
    }

    #[test]
    fn a_code_is_a_word_and_a_number() {
        let mut luck = Luck::new(table::Seed::from_number(1));
        for attempt in 0..20 {
            let code = draw(attempt, &mut luck);
            let (word, number) = code.as_str().split_once('-').expect("two parts");
            assert!(WORDS.contains(&word) && number.parse::<u32>().is_ok_and(|it| it >= 2), "{code}");
        }
    }

    proptest::proptest! {
        #![proptest_config(proving::texts_tried())]

        /// However people write it down, a code is one code: reading it once more changes nothing.
        #[test]
        fn any_text_is_one_code(text in proving::any_text()) {
            let code = Code::new(&text);
            proptest::prop_assert_eq!(&Code::new(code.as_str()), &code);
        }

        #[test]
        fn a_code_is_found_however_it_is_typed(word in 0..WORDS.len(), number in 2..1_000_000_u32) {
            let code = Code::new(&format!("{}-{number}", WORDS[word]));
            for typed in [code.as_str().to_lowercase(), format!(" {code} ")] {
                proptest::prop_assert_eq!(&Code::new(&typed), &code);
            }
        }
    }
}
