// What is kept open: the riddles of past days, and a gallery that knows the table it was reached from.
import { TABLE, isAccessible, person, picture } from "../person";
import { expect, test } from "../test";

test("past days have their riddles, and a day to come has none", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/riddles");
  const days = page.locator(".days li a");
  await expect(days).toHaveCount(28);
  await isAccessible(page);
  await picture(page, "riddles-days");
  const before = await days.last().getAttribute("href");
  await page.locator("[data-earlier]").click();
  await expect(days).toHaveCount(56);
  await page.locator(`.days a[href="${before}"]`).click();
  await expect(page).toHaveURL(/\/riddle\/\d{4}-\d{2}-\d{2}$/);
  const riddle = page.locator("[data-riddle]");
  await expect(riddle).toBeVisible();
  const id = await riddle.getAttribute("data-riddle");

  // Another person on another device has the same one at this address.
  const other = await person(browser, "en", "desk");
  await other.goto(before!);
  await expect(other.locator("[data-riddle]")).toHaveAttribute("data-riddle", id!);
  await expect(other.locator(".crumb .g")).toContainText("Riddle of");

  await other.goto("/riddle/2999-12-31");
  await expect(other.getByRole("alert")).toHaveText("This day is still to come.");
});

test("a gallery reached from a table shows what is in play there", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/");
  await page.getByRole("button", { name: /^Invite.*Gévaudan$/ }).click();
  await page.waitForURL(TABLE);
  const way = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.goto(`/rules/gevaudan/gallery?table=${way}`);
  const here = page.locator("[data-filter='here']");
  await expect(here).toHaveAttribute("aria-pressed", "true");
  const pieces = page.locator("[data-piece]");
  await expect(page.locator("[data-piece^='character-']")).toHaveCount(0);
  await expect(pieces.first()).toBeVisible();
  await isAccessible(page);
  await here.click();
  await expect(pieces).toHaveCount(61);
  // Who was led to a card that the table leaves in the box sees it all the same.
  await page.goto(`/rules/gevaudan/gallery?table=${way}#character-eveque`);
  await page.reload();
  await expect(page.locator("[data-piece='character-eveque']")).toBeVisible();
});

test("on a desk the riddle stands below the games, on a phone above them", async ({ browser }) => {
  for (const screen of ["desk", "phone"] as const) {
    const page = await person(browser, "fr", screen);
    await page.goto("/");
    const top = async (of: string) => (await page.locator(of).boundingBox())!.y;
    await expect(page.locator(".oftheday")).toHaveCount(1);
    await expect(page.locator("ul.games .play").first()).toBeEnabled();
    expect((await top(".oftheday")) > (await top("ul.games"))).toBe(screen === "desk");
  }
});
