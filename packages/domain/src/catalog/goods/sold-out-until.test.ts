import { expect, test } from "vitest";
import { soldOutUntil } from "./sold-out-until.ts";

const now = 1000;

test("S-R12 goods come back when they do themselves, variants with the first of them, a bundle when nobody knows", () => {
  const menu = {
    groups: { rolls: { id: "rolls", itemIds: ["plain", "poppy", "rye"] } },
  } as unknown as Parameters<typeof soldOutUntil>[0];
  const live = { soldOutUntil: { bread: now + 5, poppy: now + 9, rye: now + 7, old: now } };
  const until = (kind: "item" | "group" | "bundle", id: string) => soldOutUntil(menu, { kind, id }, live, now);
  expect([until("item", "bread"), until("item", "cake"), until("item", "old")]).toEqual([now + 5, null, null]);
  expect([until("group", "rolls"), until("group", "none"), until("bundle", "bread")]).toEqual([now + 7, null, null]);
  expect(soldOutUntil(menu, { kind: "item", id: "bread" }, {}, now)).toBeNull();
});
