//! Short codes of tables, such as `HIBOU-42`: a word of the forest and a number.

use store::Code;

use crate::error::Failure;
use crate::secret::random_below;

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
pub(crate) fn draw(attempt: u32) -> Result<Code, Failure> {
    let numbers = 100_u32.saturating_mul(10_u32.saturating_pow(attempt / 4)).min(1_000_000);
    let word = WORDS[random_below(WORDS.len() as u32)? as usize];
    Ok(Code::new(&format!("{word}-{}", 2 + random_below(numbers - 2)?)))
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
        for attempt in 0..20 {
            let code = draw(attempt).expect("the system has randomness");
            let (word, number) = code.as_str().split_once('-').expect("two parts");
            assert!(WORDS.contains(&word) && number.parse::<u32>().is_ok_and(|it| it >= 2), "{code}");
        }
    }
}
