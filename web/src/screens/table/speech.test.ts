import { describe, expect, it } from "vitest";
import { Speech } from "./speech";

const beat = (number: number, title: string, detail?: string) => ({
  number,
  beat: { say: detail === undefined ? { title } : { title, detail } },
});
const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text);

describe("what is said at the table", () => {
  it("is every beat once, in order, then the question", () => {
    const speech = new Speech();
    speech.hear([], "Your turn.");
    speech.hear([beat(0, "You play **Ambush**.")], null);
    const both = [
      beat(2, "Renart plays Tanks.", "The last card."),
      beat(1, "Ambush strikes."),
      beat(0, "You play Ambush."),
    ];
    speech.hear(both, null);
    expect(texts(speech.hear(both, "Your turn."))).toEqual([
      "Your turn.",
      "You play Ambush.",
      "Ambush strikes.",
      "Renart plays Tanks. The last card.",
      "Your turn.",
    ]);
  });

  it("says no question twice while nothing happens, and another one at once", () => {
    const speech = new Speech();
    speech.hear([], "Choose a card.");
    speech.hear([], "Choose a card.");
    speech.hear([], "Where does it go?");
    // Put down, asked again: the player knows.
    expect(texts(speech.hear([], "Choose a card."))).toEqual(["Choose a card.", "Where does it go?"]);
    speech.hear([beat(0, "Renart plays Tanks.")], null);
    expect(texts(speech.hear([], "Choose a card.")).at(-1)).toBe("Choose a card.");
  });

  it("forgets what is long past, and never gives a new sentence an old place", () => {
    const speech = new Speech();
    for (let number = 0; number < 30; number += 1) speech.hear([beat(number, `Beat ${number}.`)], null);
    const said = speech.hear([], null);
    expect(said.length).toBeLessThan(12);
    expect(said.at(-1)).toEqual({ id: 29, text: "Beat 29." });
  });
});
