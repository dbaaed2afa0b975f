import { readSharePicturePath } from "@lokalkorb/contracts/share-picture";
import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { routes } from "@/shared/routes/routes";
import { shareImage } from "./share-image.server.ts";

const menu = aMenu({
  categories: [{ id: "c", name: "Alles", slug: "alles", entries: [{ kind: "item", id: "bread" }] }],
  items: { bread: anItem({ name: "Bauernbrot" }) },
});
const origin = "https://lokalkorb.example";

it("a link to a product shows the product, one to its shop the shop, by an address that names what it shows", () => {
  const product = shareImage(routes.product.page, { menu, origin, productId: "bread" });
  expect(product).toMatchObject({ width: 1200, height: 630, alt: expect.stringContaining("Bauernbrot, ") });
  const path = product?.url.slice(`${origin}/api/share/`.length) ?? "";
  expect(readSharePicturePath(path)).toMatchObject({ restaurantId: menu.restaurantId, productId: "bread" });
  const shop = shareImage(routes.shop.page, { menu, origin, productId: "bread" });
  expect(shop?.alt).toContain(menu.shop.name);
  expect(shareImage(routes.aboutShop.page, { menu, origin })).toEqual(shop);
  const renamed = { ...menu, shop: { ...menu.shop, name: "Anders" } };
  expect(shareImage(routes.shop.page, { menu: renamed, origin })?.url).not.toBe(shop?.url);
});

it("other pages and goods that are gone have the one of the product", () => {
  const own = { url: `${origin}/share.png`, width: 1200, height: 630 };
  expect(shareImage(routes.home.page, { origin })).toMatchObject(own);
  expect(shareImage(routes.product.page, { menu, origin, productId: "gone" })).toMatchObject(own);
  expect(shareImage(routes.shop.page, undefined)).toBeNull();
});

it.each(["", "../a/b", "r/s", "r/s/p/q/k.jpg", "r/s/kurz.jpg", `r/../${"k".repeat(43)}.jpg`])(
  "„%s“ is no address of a picture",
  (path) => expect(readSharePicturePath(path)).toBeNull(),
);
