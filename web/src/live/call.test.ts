import { beforeEach, expect, it, vi } from "vitest";
import { Caller, isCalled, type Call, type Senses } from "./call.svelte";

const CALL: Call = { asked: true, hushed: false, title: "À vous !", body: "Cryptide" };

function caller(hidden: boolean, wants = { vibrate: true, notify: true }) {
  const senses = { hidden: () => hidden, vibrate: vi.fn(), notify: vi.fn(), wants: () => wants } satisfies Senses;
  return { senses, caller: new Caller(senses) };
}

const icon = () => document.querySelector("link[rel='icon']")?.getAttribute("href");

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="/favicon.svg">`;
});

it("calls once when the table begins to wait for me", () => {
  const { senses, caller: it } = caller(true);
  it.hear(CALL);
  it.hear(CALL);
  expect(senses.vibrate.mock.calls).toEqual([[[40, 60, 40]]]);
  expect(senses.notify.mock.calls).toEqual([["À vous !", "Cryptide"]]);
  it.hear({ ...CALL, asked: false });
  it.hear(CALL);
  expect(senses.notify).toHaveBeenCalledTimes(2);
});

it("is short and sends nothing to who looks at the page", () => {
  const { senses, caller: it } = caller(false);
  it.hear(CALL);
  expect(senses.vibrate.mock.calls).toEqual([[[40]]]);
  expect(senses.notify).not.toHaveBeenCalled();
});

it("does nothing that nobody asked for", () => {
  const { senses, caller: it } = caller(true, { vibrate: false, notify: false });
  it.hear(CALL);
  expect(senses.vibrate).not.toHaveBeenCalled();
  expect(senses.notify).not.toHaveBeenCalled();
});

it("betrays nobody who wakes at night", () => {
  const { senses, caller: it } = caller(true);
  it.hear({ ...CALL, hushed: true });
  expect(senses.vibrate).not.toHaveBeenCalled();
  expect(senses.notify).not.toHaveBeenCalled();
});

it("lights the tab's candle for me alone, and leaves it to the house", () => {
  const { caller: it } = caller(true);
  it.hear({ ...CALL, asked: false });
  expect([icon(), isCalled()]).toEqual(["/favicon-out.svg", false]);
  it.hear(CALL);
  expect([icon(), isCalled()]).toEqual(["/favicon.svg", true]);
  it.hear({ ...CALL, asked: false });
  it.stop();
  expect([icon(), isCalled()]).toEqual(["/favicon.svg", false]);
});
