// A television in the room: the public's board of every game, blown up and whole.
import { expect, test } from "../test";
import { OFTEN, PATIENCE, isAccessible, person, picture } from "../person";
import { brokenWords, cutParts } from "../sizes";

const GAMES = ["Bestioles en guerre", "Cryptide", "Mon voisin le monstre", "Gévaudan", "Loups-garous"];

test("every game's board stands whole on a television", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  const screen = await person(browser, "fr", "desk");
  await screen.setViewportSize({ width: 1920, height: 1080 });
  for (const game of GAMES) {
    await ana.goto("/");
    await ana.getByRole("button", { name: new RegExp(`^Jouer.* ${game}$`) }).click();
    await expect(ana.locator("main[data-moment]")).toBeVisible();
    await screen.goto(`${ana.url()}/tv`);
    const board = screen.frameLocator("iframe").locator("section.board");
    await expect(board).toBeVisible();
    const glass = screen.frames().find((it) => it !== screen.mainFrame())!;
    // Bots play meanwhile, and letters and faces may still be coming.
    await expect(async () => {
      // What the style sheets see is the small glass.
      expect(await glass.evaluate(() => [innerWidth, innerHeight]), game).toEqual([800, 450]);
      expect(await board.evaluate((it) => it.getBoundingClientRect().width), game).toBeGreaterThan(500);
      expect(await brokenWords(glass), game).toEqual([]);
      expect(await cutParts(glass, "h1, .says, aside li, .door, .door b"), game).toEqual([]);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    await isAccessible(screen);
    await picture(screen, `tv-${game}`);
  }
});
