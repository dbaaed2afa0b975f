import { expect, it } from "vitest";
import { listingCopy, readWhole, withChanges } from "./listings.server.ts";
import type { PublicListing } from "@/entities/shop/public-data.server";

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

it("D-6 all of it read again keeps every shop that is as it was, what changed meanwhile, and nothing that is gone", () => {
  const all = withChanges(none, [listing("a", 1), listing("b", 5), listing("gone", 3)]);
  // While the whole was on its way, "b" changed and "d" came.
  const meanwhile = withChanges(all, [listing("b", 8), listing("d", 9)]);
  const whole = readWhole(meanwhile, [listing("a", 1), listing("b", 5), listing("c", 4)], 6);
  expect(whole.shops.map(({ slug }) => slug)).toEqual(["a", "b", "c", "d"]);
  expect(whole.shops[0]).toBe(all.shops[0]);
  expect(whole.shops[1]).toBe(meanwhile.shops[1]);
  expect(whole.newest).toBe(9);
  expect(readWhole(whole, [listing("a", 1), listing("b", 8), listing("c", 4), listing("d", 9)], 10)).toBe(whole);
});

it("D-6 every hour the whole is read beside the visitors: nobody waits for it, and no change gets lost in it", async () => {
  const asked: number[] = [];
  const wholes: ((listings: readonly PublicListing[]) => void)[] = [];
  let changes: readonly PublicListing[] = [];
  const copy = listingCopy((since) => {
    asked.push(since);
    if (since > 0) return Promise.resolve(changes);
    return new Promise((resolve) => wholes.push(resolve));
  });
  const day = 86_400_000;
  const slugs = async (now: number): Promise<readonly string[]> => (await copy.shops(now)).map(({ slug }) => slug);

  const first = slugs(day);
  wholes[0]?.([listing("a", day - 2), listing("gone", day - 1)]);
  expect(await first).toEqual(["a", "gone"]);
  const hour = day + 3_600_000;
  expect(await slugs(hour)).toEqual(["a", "gone"]);
  changes = [listing("b", hour + 1)];
  expect(await slugs(hour + 5000)).toEqual(["a", "gone", "b"]);
  expect(asked.filter((since) => since === 0)).toHaveLength(2);

  wholes[1]?.([listing("a", day - 2)]);
  expect(await slugs(hour + 10_000)).toEqual(["a", "b"]);
  expect(asked.filter((since) => since === 0)).toHaveLength(2);
});

it("D-6 a database that was never reached is an error, one that is away for a while is not", async () => {
  let isAway = true;
  const copy = listingCopy(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve([listing("a", 20_000)]),
  );
  await expect(copy.shops(1)).rejects.toThrow("away");
  isAway = false;
  expect(await copy.shops(2)).toHaveLength(1);
  isAway = true;
  expect(await copy.shops(3_700_000)).toHaveLength(1);
});
