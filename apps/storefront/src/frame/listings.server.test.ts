import { expect, it } from "vitest";
import { withChanges } from "./listings.server.ts";
import type { PublicListing } from "./public-data.server.ts";

const listing = (id: string, updatedAt: number, listed = true): PublicListing =>
  ({ id, updatedAt, listed, ...(listed && { shop: { slug: id } }) }) as PublicListing;
const none = { known: new Map(), shops: [], newest: 0 };

it("D-6 a change of one shop touches this shop alone, and one that is hidden goes", () => {
  const all = withChanges(none, [listing("a", 1), listing("b", 5)]);
  expect(all.newest).toBe(5);
  const changed = withChanges(all, [listing("a", 9), listing("b", 5)]);
  expect(changed.shops[1]).toBe(all.shops[1]);
  expect(changed.shops[0]).not.toBe(all.shops[0]);
  const hidden = withChanges(changed, [listing("b", 12, false), listing("c", 11)]);
  expect(hidden.shops.map(({ slug }) => slug)).toEqual(["a", "c"]);
  expect(hidden.newest).toBe(12);
});

it("D-6 what is read again as it was is no change", () => {
  const all = withChanges(none, [listing("a", 1)]);
  expect(withChanges(all, [listing("a", 1)])).toBe(all);
});
