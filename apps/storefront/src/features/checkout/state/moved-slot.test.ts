import { aBasketLine } from "@lokalkorb/domain/testing/builders";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { expect, it } from "vitest";
import { type SeenSlot, seeSlot, type ShownSlot } from "./moved-slot.ts";

const at = (minutes: number): Slot => ({ key: String(minutes), start: minutes, end: minutes + 15 });
const lines = { l: aBasketLine() };
const shown = (minutes: number | null, more: Partial<ShownSlot> = {}): ShownSlot => ({
  slot: minutes === null ? null : at(minutes),
  optionId: "pickup",
  lines,
  isChosen: false,
  ...more,
});
const after = (...steps: ShownSlot[]): number | undefined =>
  steps.reduce<SeenSlot>((seen, step) => seeSlot(seen, step), {
    slot: at(405),
    optionId: "pickup",
    lines,
    before: null,
  }).before?.start;

it("S-S9 tells of the time that went while somebody looked at it, the first one if several did", () => {
  expect(after(shown(405))).toBeUndefined();
  expect(after(shown(420))).toBe(405);
  expect(after(shown(420), shown(435))).toBe(405);
});

it("S-S9 says nothing where somebody chose, took another way or changed the basket, or where an earlier time is free", () => {
  expect(after(shown(420, { isChosen: true }))).toBeUndefined();
  expect(after(shown(420), shown(480, { isChosen: true }))).toBeUndefined();
  expect(after(shown(600, { optionId: "delivery" }))).toBeUndefined();
  expect(after(shown(600, { lines: { ...lines } }))).toBeUndefined();
  expect(after(shown(420), shown(405))).toBeUndefined();
  expect(after(shown(null))).toBeUndefined();
});

it("S-S9 what is seen again is the same, so that nothing is drawn anew", () => {
  const seen: SeenSlot = { slot: at(405), optionId: "pickup", lines, before: null };
  expect(seeSlot(seen, shown(405))).toBe(seen);
  expect(seeSlot(seen, shown(405, { isChosen: true }))).toBe(seen);
  const moved = seeSlot(seen, shown(420));
  expect(seeSlot(moved, shown(420))).toBe(moved);
});
