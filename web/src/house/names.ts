// How people and bots at a table are called.
import type { SeatInfo } from "../wire/SeatInfo";
import type { Translate } from "../games/contract";

/** The table says how everybody is called, the same to all; seats that one person holds under one name get a number. */
export function namesOf(seats: SeatInfo[], t: Translate): string[] {
  const isTwice = (name: string) => seats.filter((it) => it.kind === "person" && it.name === name).length > 1;
  return seats.map((seat, index) => {
    switch (seat.kind) {
      case "free":
        return t("seat-free");
      case "person":
        return seat.shared && isTwice(seat.name) ? t("name-numbered", { name: seat.name, n: index + 1 }) : seat.name;
      case "bot":
        return seat.name;
    }
  });
}

/** Names of a record. In old ones a bot is written down as `bot easy`; several of them are told apart by a number. */
export function namesOfRecord(names: string[], t: Translate, has: (id: string) => boolean): string[] {
  const idOf = (name: string) => name.replace(/^bot ([a-z]+)$/, "bot-$1");
  const isBot = (name: string) => idOf(name) !== name && has(idOf(name));
  const called = names.map((name) => (isBot(name) ? t("bot-name", { level: t(idOf(name)) }) : name));
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
