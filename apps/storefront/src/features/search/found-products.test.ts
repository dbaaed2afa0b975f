import { openShop } from "@/entities/shop/testing/open-shop";
import { expect, it } from "vitest";
import { aMenu, anItem, aMoment } from "@lokalkorb/domain/testing/builders";
import type { KnownShop } from "@/entities/shop/public-data.server";
import { foundProducts } from "./found-products.server.ts";

const live = openShop();
const menu = aMenu({ items: { bread: anItem({ name: "Bauernbrot", priceCents: 510 }) } });
const shopWith = (change: Partial<KnownShop["live"]> = {}): KnownShop => ({
  menu,
  live: { ...live, ...change },
  isUnlisted: false,
});
const hit = (productId: string, restaurantId = menu.restaurantId) => ({
  objectID: `${restaurantId}_${productId}`,
  restaurantId,
  productId,
});

it("shows what the menu says now, with its price, under the address of its shop", () => {
  const [bread] = foundProducts([hit("bread")], [shopWith()], aMoment);
  expect(bread).toMatchObject({
    href: `/${menu.shop.slug}/bread`,
    shopName: menu.shop.name,
    soldOut: false,
    view: { name: "Bauernbrot", price: "5,10\u00a0€" },
  });
});

it("leaves out what its shop does not sell any more, and shops that are gone", () => {
  expect(foundProducts([hit("gone"), hit("bread", "elsewhere"), hit("bread")], [shopWith()], aMoment)).toHaveLength(1);
});

it("says what is sold out", () => {
  const shop = shopWith({ soldOutItemIds: ["bread"] });
  expect(foundProducts([hit("bread")], [shop], aMoment).map(({ soldOut }) => soldOut)).toEqual([true]);
});

it("S-W7 what its shop never hands over in its first way is not called a matter of time", () => {
  const only = (type: "delivery" | "pickup"): KnownShop => ({
    ...shopWith(),
    menu: aMenu({ items: { bread: anItem({ allowedDistribution: [type] }) } }),
  });
  expect(foundProducts([hit("bread")], [only("delivery")], aMoment)).toMatchObject([{ fulfilment: "pickup" }]);
  expect(foundProducts([hit("bread")], [only("pickup")], aMoment)[0]?.fulfilment).toBeUndefined();
});
