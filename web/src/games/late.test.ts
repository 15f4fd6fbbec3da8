import { expect, test } from "vitest";
import { Late } from "./late.svelte";

test("parts are fetched once, when somebody asks", async () => {
  let fetched = 0;
  const late = new Late(() => Promise.resolve({ sheet: (fetched += 1) }));
  expect(fetched).toBe(0);
  expect(late.parts).toBeNull();
  await late.fetch();
  expect(late.parts).toEqual({ sheet: 1 });
  expect(late.parts).toEqual({ sheet: 1 });
});

test("after a cut line the next who asks tries again", async () => {
  let cut = true;
  const late = new Late(() => (cut ? Promise.reject(new Error("cut")) : Promise.resolve("sheet")));
  await expect(late.fetch()).rejects.toThrow("cut");
  cut = false;
  expect(await late.fetch()).toBe("sheet");
  expect(late.parts).toBe("sheet");
});
