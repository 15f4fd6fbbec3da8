// The house around the games: languages, weight, words when something is wrong.
import { expect, test } from "../test";
import { asked } from "../hand";
import { OFTEN, isAccessible, person, picture } from "../person";

test("the language is switched in place", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Les cinq jeux" })).toBeVisible();
  await page.getByRole("button", { name: "EN" }).or(page.getByRole("radio", { name: "EN" })).first().click();
  await expect(page.getByRole("heading", { name: "The five games" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { name: "The five games" })).toBeVisible();
});

test("one click to the first decision, with less than 150 kB of script", async ({ browser }) => {
  const page = await person(browser, "en", "phone");
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const scripts = new Map<string, number>();
  const isScript = new Set<string>();
  client.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") isScript.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    scripts.set(requestId, encodedDataLength);
  });
  await page.goto("/");
  const start = Date.now();
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(asked(page)).toBeVisible();
  test.info().annotations.push({ type: "home page to first decision", description: `${Date.now() - start} ms` });
  await expect.poll(() => [...isScript].filter((id) => !scripts.has(id)), { intervals: OFTEN }).toEqual([]);
  const bytes = [...isScript].reduce((sum, id) => sum + (scripts.get(id) ?? 0), 0);
  test.info().annotations.push({ type: "script before the first move", description: `${bytes} bytes` });
  console.log(`home page to first decision ${Date.now() - start} ms, script ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150_000);
});

test("a table that does not exist says so", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/t/RIEN-99");
  await expect(page.getByText(/n’existe pas|introuvable|aucune table/i).first()).toBeVisible();
  await picture(page, "no-such-table-fr-phone");
  await isAccessible(page);
});

test("a record that was edited is refused in words", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/replay");
  await page.getByRole("textbox").fill("bestiaire record 1\ngame: bestioles\n");
  await page.getByRole("button", { name: /^(Replay|Watch|Show)/ }).first().click();
  await expect(page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: /record/i }).first()).toBeVisible();
  await picture(page, "bad-record-en-desk");
});

test("credits name what was taken", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await page.goto("/credits");
  await expect(page.getByText("game-icons.net").first()).toBeVisible();
  await isAccessible(page);
});
