import { expect, it } from "vitest";
import { copyMillis, withShop } from "./shop-cards.server.ts";
import type { KnownShop } from "./shop-cards.server.ts";

const shop = (id: string, slug: string): KnownShop => ({ restaurant: { id, slug } }) as unknown as KnownShop;
const known = { shops: [shop("1", "a"), shop("2", "b")], stats: null };
const slugs = ({ shops }: ReturnType<typeof withShop>): string[] =>
  shops.map(({ restaurant }) => restaurant.slug).toSorted();

it("D-6.1 a change of one shop renews this shop alone", () => {
  const renewed = shop("1", "a");
  const { shops } = withShop(known, "a", renewed);
  expect(shops).toContain(renewed);
  expect(shops).toHaveLength(2);
  expect(slugs(withShop(known, "b", null))).toEqual(["a"]);
  expect(slugs(withShop(known, "c", shop("3", "c")))).toEqual(["a", "b", "c"]);
  expect(slugs(withShop(known, "neu", shop("1", "neu")))).toEqual(["b", "neu"]);
});

it("D-7 P17 few shops are read again after seconds, many at most once a minute", () => {
  expect([3, 100, 500, Infinity].map(copyMillis)).toEqual([4000, 12_000, 60_000, 60_000]);
});
