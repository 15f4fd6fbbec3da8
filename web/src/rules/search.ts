// Finding a rule by what it says, however it is typed.

export interface Findable {
  game: string;
  id: string;
  text: string;
}

/** Small letters without accents or marks, so that « egalite » finds « Égalité ». */
export function plainly(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
}

/** Rules that have all words asked for, in their sentence or id. */
export function search<Rule extends Findable>(rules: readonly Rule[], asked: string): Rule[] {
  const words = plainly(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return rules.filter(({ id, text }) => {
    const where = plainly(`${id} ${text}`);
    return words.every((word) => where.includes(word));
  });
}
