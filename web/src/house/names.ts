// How people and bots at a table are called.
import type { SeatInfo } from "../wire/SeatInfo";
import type { Translate } from "../games/contract";

/** More bots than these are called by names of their own: nobody can tell "bot 7" from "bot 8" in a village. */
const NUMBERED = 5;

/** The name of the bot on a seat, where there are many. */
function givenName(seat: number, t: Translate): string {
  const names = t("bot-names").split(",");
  return (names[seat % names.length] ?? "?").trim();
}

/** Bots of one level, and seats held by one person, are told apart by a number. */
export function namesOf(seats: SeatInfo[], t: Translate): string[] {
  const crowd = seats.filter(({ kind }) => kind === "bot").length > NUMBERED;
  return seats.map((seat, index) => {
    switch (seat.kind) {
      case "free":
        return t("seat-free");
      case "person":
        return seat.shared ? t("name-numbered", { name: seat.name, n: index + 1 }) : seat.name;
      case "bot": {
        if (crowd) return givenName(index, t);
        const name = t("bot-name", { level: t(`bot-${seat.level}`) });
        const alike = seats.flatMap((other, at) => (other.kind === "bot" && other.level === seat.level ? [at] : []));
        return alike.length > 1 ? t("name-numbered", { name, n: alike.indexOf(index) + 1 }) : name;
      }
    }
  });
}

/** Names of a record: a bot is written down as `bot easy`, whoever reads it. */
export function namesOfRecord(names: string[], t: Translate, has: (id: string) => boolean): string[] {
  const idOf = (name: string) => name.replace(/^bot ([a-z]+)$/, "bot-$1");
  const isBot = (name: string) => idOf(name) !== name && has(idOf(name));
  const crowd = names.filter(isBot).length > NUMBERED;
  const called = names.map((name, seat) => {
    if (!isBot(name)) return name;
    return crowd ? givenName(seat, t) : t("bot-name", { level: t(idOf(name)) });
  });
  return toldApart(called, t);
}

/** Equal names get a number each. */
export function toldApart(names: string[], t: Translate): string[] {
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const n = names.slice(0, seat + 1).filter((other) => other === name).length;
    return t("name-numbered", { name, n });
  });
}
