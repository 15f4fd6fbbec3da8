// The bots of the house: people with a name, a face and a temperament, the same at every table and in every language.
// `texts/people.tsv` is the one list of them; the server draws from it, too.
import list from "../../../texts/people.tsv?raw";

export interface Person {
  name: string;
  /** Key of the portrait. */
  portrait: string;
  /** Key of the temperament. It is the level that plays; what goes with a temperament at the table is its taste, in the last column. */
  temper: string;
  /** The game whose tables are theirs, or `*`: those of all games without people of their own. */
  game: string;
}

const ANY = "*";

export const PEOPLE: readonly Person[] = list
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [name = "", portrait = "", temper = "", game = ANY] = line.split("\t");
    return { name, portrait, temper, game };
  });

/** Those who sit at tables of this game. */
export function peopleOf(game: string): Person[] {
  const own = PEOPLE.filter((it) => it.game === game);
  return own.length ? own : PEOPLE.filter((it) => it.game === ANY);
}

/** Who that is; bots of old tables may have left the house since. */
export function personCalled(name: string): Person | undefined {
  return PEOPLE.find((it) => it.name === name);
}

/** Portraits are files of their own: pictures have no business in the script. */
export function portraitOf(person: Person): string {
  return `/portraits/${person.portrait}.svg`;
}
