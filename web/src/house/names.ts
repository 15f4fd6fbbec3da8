// How people and bots at a table are called.
import type { SeatInfo } from "../wire/SeatInfo";
import type { Translate } from "../games/contract";

/** The table says how everybody is called, the same to all; seats held by one person are told apart by a number. */
export function namesOf(seats: SeatInfo[], t: Translate): string[] {
  return seats.map((seat, index) => {
    switch (seat.kind) {
      case "free":
        return t("seat-free");
      case "person":
        return seat.shared ? t("name-numbered", { name: seat.name, n: index + 1 }) : seat.name;
      case "bot":
        return seat.name;
    }
  });
}

/** Names of a record. In old ones a bot is written down as `bot easy`; several of them are told apart by a number. */
export function namesOfRecord(names: string[], t: Translate, has: (id: string) => boolean): string[] {
  const idOf = (name: string) => name.replace(/^bot ([a-z]+)$/, "bot-$1");
  const isBot = (name: string) => idOf(name) !== name && has(idOf(name));
  return names.map((name, seat) => {
    if (!isBot(name)) return name;
    const called = t("bot-name", { level: t(idOf(name)) });
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 ? t("name-numbered", { name: called, n: alike.indexOf(seat) + 1 }) : called;
  });
}
