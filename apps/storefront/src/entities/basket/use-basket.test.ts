import { aMenu } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { basketOf } from "./use-basket.ts";

it("K-FM-2 a further storefront has a basket of its own, and the shop's own page the one that it always had", () => {
  const menu = aMenu();
  const { restaurantId, shop } = menu;
  expect(basketOf(menu)).toBe(restaurantId);
  expect(basketOf({ restaurantId, shop: { ...shop, slug: `${shop.slug}~tisch` } })).toBe(`${restaurantId}~tisch`);
});
