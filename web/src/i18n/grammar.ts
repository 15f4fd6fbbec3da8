// Small words that change with the word after them. The program has the same functions (crates/texts/src/grammar.rs);
// texts/elision.tsv keeps them alike.
//
// `{ DE($name) }{ $name }` is « de Zoé » or « d’Isaure ». They give the small word alone, so that the name after it may
// stand in bold.
import type { FluentFunction } from "@fluent/bundle";

/** Words and names with an h that is not mute, or another start that keeps the vowel before it. */
const UNTOUCHED = new Set(
  (
    "hache haie halte hamster hans harald hareng harfang harold harpie harry harvey hasard haut heidi heinrich helmut " +
    "hérisson héron héros hêtre heinz hibou hobbit homard horst houx howard hulotte huppe hyène oui ouistiti onze"
  ).split(" "),
);

/** A lower-case letter without its accent; the first of a ligature. */
function bare(letter: string | undefined): string {
  if (letter === "œ") return "o";
  if (letter === "æ") return "a";
  if (letter === "ø") return "o";
  return (letter ?? "").normalize("NFD").charAt(0);
}

/** Whether « de » loses its vowel before `word`: before a vowel, a mute h, and a y before a consonant. */
export function elides(word: string): boolean {
  const first = (/^[\p{L}\p{N}]*/u.exec(word.normalize("NFC"))?.[0] ?? "").toLowerCase();
  // A square of a board or a lone letter is spelt, not read.
  if (/\d/.test(first) || UNTOUCHED.has(first)) return false;
  const [start, next] = [...first].map(bare);
  if (!start || !next) return false;
  return /[aeiouh]/.test(start) || (start === "y" && /\p{L}/u.test(next) && !/[aeiouy]/.test(next));
}

function smallWord(whole: string, cut: string): FluentFunction {
  return ([of]) => (elides(String(of ?? "")) ? cut : whole);
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: smallWord("de ", "d’"),
  QUE: smallWord("que ", "qu’"),
};
