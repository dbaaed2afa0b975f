import { openShop } from "@/entities/shop/testing/open-shop";
import { aMenu, anItem, anOption, everyDay } from "@lokalkorb/domain/testing/builders";
import { describe, expect, it } from "vitest";
import { routes } from "@/shared/routes/routes";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { machinePrice } from "./product-data.ts";
import { structuredData } from "./structured-data.server.ts";
import { vocabulary, type Thing } from "./vocabulary.ts";

const menu = aMenu({ items: { bread: anItem({ name: "Bauernbrot", priceCents: 123_450 }) } });
const origin = "https://lokalkorb.example";
const page = {
  menu,
  live: openShop({ soldOutItemIds: ["bread"] }),
  first: { prices: {}, unavailable: [], notThisMethod: [], opening: { state: "closed" }, slot: null },
  origin,
} as const satisfies Partial<ShopPage>;
const { slug, name } = menu.shop;

const thingsOf = (route: { readonly page: string }, more: object = {}): readonly Thing[] =>
  (structuredData(route.page, { ...page, ...more }) as { "@graph": readonly Thing[] } | null)?.["@graph"] ?? [];
const shopOf = (more: object = {}): Thing | undefined => thingsOf(routes.shop, more)[0];
const bread = (more: object = {}): readonly Thing[] => thingsOf(routes.product, { productId: "bread", ...more });
const withHours = (hours: typeof menu.shop.hours): object => ({ menu: { ...menu, shop: { ...menu.shop, hours } } });

/** Whatever breaks the table, in all things of a page. */
function mistakes(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(mistakes);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, ...fields } = value as Thing;
  const { required, further } = vocabulary[type];
  const known = new Set<string>([...required, ...further]);
  const given = Object.entries(fields).filter(([, field]) => field !== undefined && field !== "");
  const names = given.map(([field]) => field);
  return [
    ...required.filter((field) => !names.includes(field)).map((field) => `${type} lacks ${field}`),
    ...names.filter((field) => !known.has(field)).map((field) => `${type} knows no ${field}`),
    ...given.flatMap(([, field]) => mistakes(field)),
  ];
}

describe("what search engines are told", () => {
  it("S-P16 leaves out no field that they want, and uses none that they do not know", () => {
    const full = {
      menu: { ...menu, shop: { ...menu.shop, hours: everyDay("00:00", 1440), slogan: "Von hier" } },
      live: { ...page.live, closures: [{ from: "2026-12-24", to: "2026-12-26", mode: "closed" }] },
      areas: { delivery: "Rimsting und Umgebung" },
    };
    const choice = anOption();
    const from = { menu: { ...menu, options: { [choice.id]: choice } }, live: { ...page.live, soldOutItemIds: [] } };
    for (const things of [shopOf(), thingsOf(routes.shop, full), bread(), bread(from), thingsOf(routes.home)])
      expect(mistakes(things)).toEqual([]);
    expect(mistakes([{ "@type": "Offer", price: "1.00", colour: "red" }])).toContain("Offer lacks availability");
    expect(mistakes([{ "@type": "Offer", price: "1.00", colour: "red" }])).toContain("Offer knows no colour");
  });

  it("S-P16 says which shop this is, where, and where it brings its goods", () => {
    expect(shopOf({ areas: { a: "Rimsting", b: "Rimsting", c: "" } })).toMatchObject({
      "@type": "Bakery",
      name,
      url: `${origin}/${slug}`,
      address: { addressLocality: menu.shop.address.city, addressCountry: "DE" },
      areaServed: ["Rimsting"],
    });
  });

  it("S-P16 a shop that is open round the clock is none that is closed, and a holiday is a closed day", () => {
    const [monday] = everyDay("00:00", 1440);
    expect(shopOf(withHours([monday!]))).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "00:00", closes: "23:59" }],
    });
    expect(shopOf(withHours([{ ...monday!, start: "18:00", minutes: 480 }]))).toMatchObject({
      openingHoursSpecification: [{ opens: "18:00", closes: "02:00" }],
    });
    const closures = [
      { from: "2026-12-24", to: "2026-12-26", mode: "closed" },
      { from: "2026-12-27", to: "2026-12-27", mode: "preorderOnly" },
    ];
    expect(shopOf({ live: { ...page.live, closures } })?.["specialOpeningHoursSpecification"]).toEqual([
      expect.objectContaining({ opens: "00:00", closes: "00:00", validFrom: "2026-12-24", validThrough: "2026-12-26" }),
    ]);
  });

  it("S-P16 says what a product costs, whether it is there, and the way to it", () => {
    const [product, trail] = bread();
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Bauernbrot",
      url: `${origin}/${slug}/bread`,
      offers: {
        "@type": "Offer",
        price: "1234.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/OutOfStock",
      },
    });
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name, item: `${origin}/${slug}` },
        { position: 3, name: "Bauernbrot", item: `${origin}/${slug}/bread` },
      ],
    });
    expect(bread({ live: { ...page.live, soldOutItemIds: [] } })[0]).toMatchObject({
      offers: { availability: "https://schema.org/InStock" },
    });
  });

  it("S-P16 a shop that takes no orders offers nothing, and a pause takes nothing back", () => {
    const types = (things: readonly Thing[]) => things.map((one) => one["@type"]);
    const waysOff = menu.distributionOptions.map(({ id }) => id);
    for (const live of [{ operations: { state: "closed" } }, { waysOff }])
      expect(types(bread({ live: { ...page.live, ...live } }))).toEqual(["BreadcrumbList"]);
    expect(types(bread({ live: { ...page.live, operations: { state: "paused" } } }))).toContain("Product");
  });

  it("writes cents as machines read them", () => {
    expect([590, 5, 0, 100_000].map(machinePrice)).toEqual(["5.90", "0.05", "0.00", "1000.00"]);
  });

  it("says nothing on other pages, of what is not there, and of a shop that only its link leads to", () => {
    expect(thingsOf(routes.checkout)).toEqual([]);
    expect(thingsOf(routes.product, { productId: "gone" })).toEqual([]);
    expect(shopOf({ isUnlisted: true })).toBeUndefined();
    expect(structuredData(routes.shop.page, {})).toBeNull();
    expect(structuredData(routes.order.page, undefined)).toBeNull();
  });
});
