import { expect, it } from "vitest";
import { handAt } from "./point";
import { variables } from "./variables";

const PHONE = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it("points from the left where there is room, else from the right, else from below or above", () => {
  expect(handAt(box(200, 100, 80, 40), PHONE)).toEqual({ x: 206, y: 120, turn: 0, flip: false });
  expect(handAt(box(10, 100, 80, 40), PHONE)).toEqual({ x: 84, y: 120, turn: 180, flip: true });
  expect(handAt(box(0, 100, 390, 40), PHONE)).toMatchObject({ x: 195, y: 134, turn: -90 });
  expect(handAt(box(0, 800, 390, 40), PHONE)).toMatchObject({ x: 195, y: 806, turn: 90 });
});

it("never points across the words", () => {
  const side = { width: 844, height: 390 };
  const words = box(0, 46, 244, 96);
  expect(handAt(box(250, 60, 120, 60), side, words)).toMatchObject({ x: 364, turn: 180 });
  expect(handAt(box(250, 200, 120, 60), side, words)).toMatchObject({ x: 256, turn: 0 });
  expect(handAt(box(250, 60, 580, 60), side, words)).toMatchObject({ x: 540, y: 114, turn: -90 });
});

it("leaves what else is spoken of to be seen", () => {
  const three = [box(10, 300, 110, 60), box(140, 300, 110, 60), box(270, 300, 110, 60)] as const;
  expect(handAt(three[0], PHONE, null, three.slice(1))).toMatchObject({ x: 65, y: 354, turn: -90 });
  const walled = [
    box(10, 300, 110, 60),
    box(120, 200, 110, 300),
    box(10, 360, 110, 200),
    box(10, 100, 110, 200),
  ] as const;
  expect(handAt(walled[0], PHONE, null, walled.slice(1))).toMatchObject({ turn: 180 });
});

it("calls the other one of two the opponent, and everybody else by seat", () => {
  expect(variables(["Me", "Renart"], [0])).toEqual({ name2: "Renart", opponent: "Renart" });
  expect(variables(["Me", "Renart", "Brun"], [0])).toEqual({ name2: "Renart", name3: "Brun" });
});
