import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { helps, onTheSpot } from "./onTheSpot";

let opened: string[];
let clicked: number;
let table: HTMLElement;
let button: HTMLButtonElement;
let stop: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  [opened, clicked] = [[], 0];
  document.body.innerHTML = `<main><button data-spot="BES-37">x</button><button id="lost" data-spot="BES-999">y</button></main>`;
  table = document.querySelector("main")!;
  button = document.querySelector("button")!;
  button.addEventListener("click", () => (clicked += 1));
  const sentence = (rule: string) => (rule === "BES-37" ? "A withdrawal gives points." : null);
  stop = onTheSpot({ sentence, open: (rule) => opened.push(rule) })(table);
});

afterEach(() => {
  if (stop) stop();
  vi.useRealTimers();
});

/** jsdom knows no pointers: a mouse event with their name is enough. */
function pointer(name: string, at: Element, type = "touch", x = 0): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: 0 });
  Object.defineProperty(event, "pointerType", { value: type });
  at.dispatchEvent(event);
}

test("a mouse that rests reads the sentence", () => {
  pointer("pointerover", button, "mouse");
  expect(button.title).toBe("A withdrawal gives points.");
});

test("a long press opens the rule and presses nothing; a short one presses", () => {
  pointer("pointerdown", button);
  vi.advanceTimersByTime(600);
  pointer("pointerup", button);
  button.click();
  expect(opened).toEqual(["BES-37"]);
  expect(clicked).toBe(0);
  pointer("pointerdown", button);
  pointer("pointerup", button);
  vi.advanceTimersByTime(600);
  button.click();
  expect(opened.length).toBe(1);
  expect(clicked).toBe(1);
});

test("who drags wants no help", () => {
  pointer("pointerdown", button);
  pointer("pointermove", button, "touch", 40);
  vi.advanceTimersByTime(600);
  expect(opened).toEqual([]);
});

test("a right click and a question mark open it, too; what is no rule says nothing", () => {
  button.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  document.getElementById("lost")!.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(opened).toEqual(["BES-37", "BES-37"]);
});

test("what has a help of its own tells it, before the rule of what it stands in", () => {
  const told: string[] = [];
  const seat = document.createElement("div");
  seat.innerHTML = "<i></i>";
  button.append(seat);
  const takeDown = helps(() => told.push("seat"))(seat);
  seat.firstElementChild!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect([told, opened]).toEqual([["seat"], []]);
  if (takeDown) takeDown();
  seat.remove();
  button.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(opened).toEqual(["BES-37"]);
});
