import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { routes } from "@/shared/routes/routes";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { structuredData } from "./structured-data.server.ts";

const menu = aMenu({ items: { bread: anItem({ name: "Bauernbrot", priceCents: 123_450 }) } });
const page = {
  menu,
  live: { operations: { state: "open" }, closures: [], soldOutItemIds: ["bread"], soldOutBundleIds: [], fullSlots: [] },
  first: { prices: {}, unavailable: [], notThisMethod: [], opening: { state: "closed" }, slot: null },
  origin: "https://lokalkorb.example",
} as const satisfies Partial<ShopPage>;

it("S-P16 tells search engines which shop this is and where", () => {
  expect(structuredData(routes.shop.page, page)).toMatchObject({
    "@type": "Bakery",
    name: menu.shop.name,
    url: `https://lokalkorb.example/${menu.shop.slug}`,
    address: { addressLocality: menu.shop.address.city, addressCountry: "DE" },
  });
});

it("S-P16 tells search engines what a product costs and whether it is there", () => {
  expect(structuredData(routes.product.page, { ...page, productId: "bread" })).toMatchObject({
    "@type": "Product",
    name: "Bauernbrot",
    url: `https://lokalkorb.example/${menu.shop.slug}/bread`,
    offers: { "@type": "Offer", price: "1234.50", priceCurrency: "EUR", availability: "https://schema.org/OutOfStock" },
  });
});

it("tells them nothing of other pages, nor of what is not there", () => {
  expect(structuredData(routes.checkout.page, page)).toBeNull();
  expect(structuredData(routes.product.page, { ...page, productId: "gone" })).toBeNull();
  expect(structuredData(routes.shop.page, {})).toBeNull();
});
