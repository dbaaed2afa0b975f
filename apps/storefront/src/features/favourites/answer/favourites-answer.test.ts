import { openShop } from "@/entities/shop/testing/open-shop";
import { aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { KnownShop } from "@/entities/shop/public-data.server";
import { shownFavourite } from "./favourites-answer.server.ts";

const menu = aMenu({
  categories: [{ id: "c", name: "Alles", slug: "alles", entries: ["bread", "parcel"].map((id) => ({ kind: "item", id })) }],
  items: { bread: anItem({ name: "Bauernbrot", priceCents: 510 }), parcel: anItem({ id: "parcel", allowedDistribution: ["shipping"] }) },
}); // prettier-ignore
const shop = (change: Partial<KnownShop["live"]> = {}): KnownShop => ({
  menu,
  live: openShop(change),
  isUnlisted: false,
}); // prettier-ignore
const shown = (productId: string | undefined, change: Partial<KnownShop["live"]> = {}) =>
  shownFavourite({ restaurantId: "r1", productId }, shop(change), aMoment);

it("S-C10 a favourite has the name, price and state of now", () => {
  expect(shown("bread")).toMatchObject({
    key: "r1:bread",
    href: "/baeckerei-am-inn/bread",
    name: "Bauernbrot",
    of: `Bäckerei am Inn, ${menu.shop.address.city}`,
    state: "",
    face: { price: { price: "5,10\u00a0€" } },
  });
  expect(shown(undefined)).toMatchObject({ key: "r1", kind: "shop", href: "/baeckerei-am-inn", isSoldOut: false });
  expect(shown(undefined, { operations: { state: "closed" } })?.state).not.toBe("");
});

it("S-C10 one that is sold out says so and when it is back, one that is out of reach says so, one that is gone is missing", () => {
  expect(shown("bread", { soldOutItemIds: ["bread"] })).toMatchObject({ isSoldOut: true, state: "Gerade ausverkauft" });
  const back = { soldOutItemIds: ["bread"], restockOn: { "item|bread": "morgen" } };
  expect(shown("bread", back)?.state).toBe("Ausverkauft, morgen wieder da");
  expect(shown("parcel")?.state).toBe("Nicht zum Abholen");
  expect(shown("gone")).toBeNull();
});
