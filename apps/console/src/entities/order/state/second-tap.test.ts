import { expect, test } from "vitest";
import { heldAgainst, isScannersEnter, isSeen } from "./second-tap.ts";

const handled = { x: 200, y: 300, at: 10_000 };

test.each([
  ["the same spot 0.4 s later", { x: 200, y: 300, at: 10_400 }, true],
  ["a finger's width beside it", { x: 230, y: 320, at: 10_999 }, true],
  ["the same spot a second later", { x: 200, y: 300, at: 11_000 }, false],
  ["another card at once", { x: 200, y: 360, at: 10_100 }, false],
])("M-S6 a tap on %s is meant for the card that was just handled: %s", (_, tap, held) => {
  expect(heldAgainst(handled, tap) !== null).toBe(held);
});

test("M-S6 no tap is held back before anything was handled", () => {
  expect(heldAgainst(null, handled)).toBeNull();
});

test("M-S6 after a tap elsewhere the first place answers again at once", () => {
  const elsewhere = heldAgainst(handled, { x: 60, y: 820, at: 10_200 });
  expect(heldAgainst(elsewhere, { ...handled, at: 10_600 })).toBeNull();
});

test("M-S6 Enter at the end of a scan is no answer, Enter alone is one", () => {
  expect(isScannersEnter(10_000, 10_030)).toBe(true);
  expect(isScannersEnter(10_000, 11_000)).toBe(false);
  expect(isScannersEnter(null, 10_030)).toBe(false);
});

test("M-S6 Enter accepts nothing that came to the top only now", () => {
  expect(isSeen(10_000, 10_400)).toBe(false);
  expect(isSeen(10_000, 11_000)).toBe(true);
});
