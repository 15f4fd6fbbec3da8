// How people and bots at a table are called.
import type { SeatInfo } from "../wire/SeatInfo";
import type { Translate } from "../games/contract";

/** Bots of one level, and seats held by one person, are told apart by a number. */
export function namesOf(seats: SeatInfo[], t: Translate): string[] {
  return seats.map((seat, index) => {
    switch (seat.kind) {
      case "free":
        return t("seat-free");
      case "person":
        return seat.shared ? t("name-numbered", { name: seat.name, n: index + 1 }) : seat.name;
      case "bot": {
        const name = t("bot-name", { level: t(`bot-${seat.level}`) });
        const alike = seats.flatMap((other, at) => (other.kind === "bot" && other.level === seat.level ? [at] : []));
        return alike.length > 1 ? t("name-numbered", { name, n: alike.indexOf(index) + 1 }) : name;
      }
    }
  });
}

/** Names of a record: a bot is written down as `bot easy`, whoever reads it. */
export function namesOfRecord(names: string[], t: Translate, has: (id: string) => boolean): string[] {
  return names.map((name) => {
    const id = name.replace(/^bot ([a-z]+)$/, "bot-$1");
    return id !== name && has(id) ? t("bot-name", { level: t(id) }) : name;
  });
}
