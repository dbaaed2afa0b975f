import { expect, test } from "vitest";
import { slotKeptUntil } from "./slot-retention.ts";

test("what was taken of a time is known for seven days after its end", () => {
  expect(slotKeptUntil(Date.parse("2026-11-20T11:15Z"))).toBe(Date.parse("2026-11-27T11:15Z"));
});
