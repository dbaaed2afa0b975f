import { openShop } from "@/entities/shop/testing/open-shop";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { closuresAfterSwitch } from "@lokalkorb/domain/shop/way-today";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { productView } from "@/entities/product/product-view";
import { closingSentences } from "@/entities/shop-page/closing-sentences.server";
import { priceNote } from "@/entities/shop-page/price-note";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import type { Shop, ShopBase } from "@/entities/shop-page/use-shop";
import { BasketContent } from "./basket/basket-content.tsx";
import { ProductInformation } from "@lokalkorb/ui/product-information";
import { ClosingFacts } from "./menu/closing-facts.tsx";
import { ShopFacts } from "./menu/shop-facts.tsx";
import type { Choice } from "@/entities/chooser/use-choice";

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll("\u00a0", " ");

const zone = { id: "z", name: "Umland", minOrderCents: 2000, feeCents: 290, extraMinutes: 0, enabled: true } as const;
const menu = aMenu({
  distributionOptions: [
    aFulfilmentMethod({
      id: "bring",
      type: "delivery",
      zones: [
        { ...zone, kind: "plz", plz: ["8302*", "83071"], priority: 0 },
        { ...zone, id: "r", kind: "radius", radiusMeters: 12_500, priority: 1 },
      ],
    }),
    aFulfilmentMethod({
      id: "parcel",
      type: "shipping",
      shipping: { countries: ["DE", "AT"], parcels: [], shipDays: [1] },
    }),
  ],
  paymentMethods: ["cashOnDelivery", "online"],
});

/** A shopper with a bread in the basket and nothing said of themselves. */
function shopOf(of: Menu): Shop {
  const question = {
    menu: of,
    live: openShop(),
    draft: { lines: { l: aBasketLine() }, optionId: "bring", slotKey: null },
    now: aMoment,
  } as const;
  const option = of.distributionOptions[0];
  const areas = { bring: "Rosenheim und Umgebung", parcel: "Deutschland, Österreich" };
  return {
    ...question,
    areas,
    priceNote: priceNote(of),
    count: 1,
    option,
    ...evaluateShop(question),
  } as unknown as Shop;
}

describe("CHK-03 before anybody orders", () => {
  it("the shop says where it delivers and ships to, from how much on, and how it can be paid", () => {
    const words = plain(renderToStaticMarkup(<ShopFacts shop={shopOf(menu) as ShopBase} />));
    expect(words).toContain("|Liefergebiet|Rosenheim und Umgebung|");
    expect(words).toContain("|Bestellung|ab 20,00 € · bar oder online|");
    const parcel = { ...shopOf(menu), option: menu.distributionOptions[1] } as ShopBase;
    expect(plain(renderToStaticMarkup(<ShopFacts shop={parcel} />))).toContain(
      "|Versand nach|Deutschland, Österreich|",
    );
  });

  it("M-S2 a way that is off for today is told at once, and tomorrow no more", () => {
    const day = instantToLocal(shopOf(menu).now, menu.shop.timezone).date;
    const closures = closuresAfterSwitch([], { type: "delivery", day, off: true });
    const shown = (shop: object) =>
      plain(renderToStaticMarkup(<ShopFacts shop={{ ...shopOf(menu), ...shop } as ShopBase} />));
    expect(shown({ live: { closures } })).toContain("|Hinweis|Heute keine Lieferung|");
    expect(shown({ live: { closures }, now: shopOf(menu).now + 86_400_000 })).not.toContain("Hinweis");
  });

  it("the basket says it again above its lines, before it asks for anything", () => {
    const html = renderToStaticMarkup(
      <BasketContent shop={shopOf(menu)} onChange={() => undefined} onEdit={() => undefined} />,
    );
    const words = plain(html);
    for (const fact of [
      "Bar bei Lieferung · Online bezahlen",
      "Mindestbestellwert 20,00 €",
      "Liefergebiet: Rosenheim und Umgebung",
    ]) {
      expect(words).toContain(fact);
      expect(words.indexOf(fact)).toBeLessThan(words.indexOf("Bauernbrot"));
    }
    expect(html).not.toContain("<input");
  });

  it("S-P3 names only what can be paid with on the way that is chosen", () => {
    const all = { ...menu, paymentMethods: ["cashOnPickup", "cardOnPickup", "cashOnDelivery", "online"] as const };
    const words = plain(
      renderToStaticMarkup(<BasketContent shop={shopOf(all)} onChange={() => undefined} onEdit={() => undefined} />),
    );
    expect(words).toContain("Bar bei Lieferung · Online bezahlen");
    expect(words).not.toContain("bei Abholung");
  });

  it("S-W10 who comes by is told of no area", () => {
    const words = plain(renderToStaticMarkup(<ShopFacts shop={shopOf(aMenu()) as ShopBase} />));
    expect(words).not.toContain("Liefergebiet");
    expect(words).toContain("|Bestellung|ohne Mindestbestellwert · bar oder mit Karte|");
  });
});

it("S-S8 what is sold out stays in the basket with its name, and the sums are without it", () => {
  const of = aMenu({ items: { bread: anItem(), juice: anItem({ id: "juice", name: "Apfelsaft", priceCents: 250 }) } });
  const shop = shopOf(of);
  const draft = {
    lines: { a: aBasketLine(), b: aBasketLine({ refId: "juice", seenUnitCents: 250, position: 2 }) },
    optionId: "pickup",
    slotKey: null,
  };
  const live = { ...shop.live, soldOutItemIds: ["bread"] };
  const answer = evaluateShop({ menu: of, live, draft, now: aMoment });
  const words = plain(
    renderToStaticMarkup(
      <BasketContent shop={{ ...shop, draft, live, ...answer }} onChange={() => undefined} onEdit={() => undefined} />,
    ),
  );
  expect(words).toContain("|Bauernbrot|Gerade ausverkauft.|");
  expect(words.indexOf("Bauernbrot")).toBeLessThan(words.indexOf("Apfelsaft"));
  expect(words).toContain("|Zwischensumme|2,50 €|");
});

it("S-B5 what is never sent is said to be, in the basket with the way out", () => {
  const parcel = menu.distributionOptions.filter(({ type }) => type === "shipping");
  const of = aMenu({ items: { bread: anItem({ allowedDistribution: ["pickup"] }) }, distributionOptions: parcel });
  const shop = { ...shopOf(of), option: parcel[0] } as Shop;
  const draft = { lines: { l: aBasketLine() }, optionId: "parcel", slotKey: null };
  const answer = evaluateShop({ menu: of, live: shop.live, draft, now: aMoment });
  expect(answer).toMatchObject({ unavailable: ["bread"], notThisMethod: ["bread"], slot: null });
  expect(productView(of, { kind: "item", id: "bread" }, answer)?.notThisMethod).toBe(true);
  const words = plain(
    renderToStaticMarkup(
      <BasketContent shop={{ ...shop, ...answer }} onChange={() => undefined} onEdit={() => undefined} />,
    ),
  );
  expect(words).toContain("Nicht alles aus deinem Korb gibt es im Versand.");
  expect(words).toContain("Es liegt an: „Bauernbrot“.");
  expect(words).toContain("„Bauernbrot“ herausnehmen");
  expect(words).toContain("Zurzeit ist keine Zeit frei.");
});

it("CHK-08 the basket names what the way costs at least", () => {
  const words = plain(
    renderToStaticMarkup(<BasketContent shop={shopOf(menu)} onChange={() => undefined} onEdit={() => undefined} />),
  );
  expect(words).toMatch(/\|Lieferung\|(?:ab )?2,90 €\|/);
});

const closingOf = (of: Menu) => <ClosingFacts shop={shopOf(of) as ShopBase} sentences={closingSentences(of)} />;

it("PRC-02 PRC-06 below the menu stand the tax, deposits and what comes in reusable packaging", () => {
  const cup = anItem({ id: "cup", name: "Kaffee im Pfandbecher", depositCents: 100, depositKind: "reusableCup" });
  const withCup = aMenu({ items: { bread: anItem(), cup } });
  const words = plain(renderToStaticMarkup(closingOf(withCup)));
  expect(words).toMatch(/Alle Preise inkl\. MwSt\. (?!\.)/);
  expect(words).toContain("In Mehrwegbehältern gegen Pfand und nicht teurer als Einweg: Kaffee im Pfandbecher.");
  expect(plain(renderToStaticMarkup(closingOf(menu)))).not.toContain("Mehrweg");
});

it("PRC-02 where something is brought, prices are told without its costs, with a link to them", () => {
  const facts = renderToStaticMarkup(closingOf(menu));
  expect(plain(facts)).toContain("Alle Preise inkl. MwSt., bei Lieferung zzgl. |Lieferkosten|.");
  const basket = renderToStaticMarkup(
    <BasketContent shop={shopOf(menu)} onChange={() => undefined} onEdit={() => undefined} />,
  );
  for (const html of [facts, basket]) expect(html).toContain(`href="/${menu.shop.slug}/impressum#lieferkosten"`);
});

describe("the page of a product", () => {
  const shown = (item: MenuItem, country: "DE" | "AT" = "DE", problems: readonly object[] = []): string => {
    const of = aMenu({ items: { bread: item }, shop: { ...aMenu().shop, country } });
    const choice = { item, bundle: undefined, date: null, variants: [], choices: [], components: [], problems };
    const line = { kind: "item", refId: "bread", qty: 1, choices: [], seenUnitCents: 480 };
    return plain(
      renderToStaticMarkup(<ProductInformation menu={of} choice={{ ...choice, line } as unknown as Choice} />),
    );
  };

  it("FOO-01 FOO-02 says what must be known before buying: allergens, ingredients, origin, storage, additives", () => {
    const words = shown(
      anItem({
        allergens: ["gluten:wheat", "milk"],
        traces: ["nuts:almond"],
        additives: ["mit Phosphat"],
        ingredients: "Weizenmehl, Milch, Salz",
        origin: "Mehl aus dem Chiemgau",
        storageHint: "Trocken lagern",
      }),
    );
    for (const fact of [
      "Weizen",
      "Milch",
      "Kann Spuren enthalten: Schalenfrüchte (Mandel).",
      "Zusatzstoffe: mit Phosphat.",
      "|Zutaten|Weizenmehl, Milch, Salz|",
      "|Herkunft|Mehl aus dem Chiemgau|",
      "|Aufbewahrung|Trocken lagern|",
    ])
      expect(words).toContain(fact);
  });

  it("S-S4 FOO-03 gives nobody the all-clear before everything is chosen", () => {
    const plainItem = anItem({ allergens: [] });
    expect(shown(plainItem)).toContain("Keine der 14 kennzeichnungspflichtigen Zutaten.");
    const open = shown(plainItem, "DE", [{ id: "beilage", name: "Beilage", reason: "too-few", min: 1, max: 1 }]);
    expect(open).toContain("Wähle erst, dann steht hier, was drin ist.");
    expect(open).not.toContain("Keine der 14");
  });

  it("FOO-02 says of packed food who made it, how much is in it, and its nutrition", () => {
    const nutrition = { kj: 1365, kcal: 321, fat: 0.1, saturates: 0, carbs: 80, sugar: 79.5, protein: 0.4, salt: 0.01 };
    const honey = anItem({ content: { amount: 500, unit: "g" }, ingredients: "Honig", packed: {}, nutrition });
    const words = shown(honey);
    expect(words).toContain("|Füllmenge|500 g|");
    expect(words).toContain("|Hersteller|Bäckerei am Inn GmbH, Hauptstraße 1, 83022 Rosenheim|");
    expect(words).toContain("|Nährwerte je 100 g|Energie|1365 kJ|Energie in Kilokalorien|321 kcal|Fett|0,1 g|");
    expect(shown({ ...honey, packed: { producer: "Imkerei Nord, Weg 2, 24103 Kiel" } })).toContain("Imkerei Nord");
    expect(shown(anItem({ content: { amount: 500, unit: "g" } }))).not.toContain("Füllmenge");
  });

  it("FOO-03 has letters with their legend in Austria", () => {
    expect(shown(anItem({ allergens: ["milk"] }), "AT")).toContain("|G|Milch|");
    expect(shown(anItem({ allergens: ["milk"] }), "AT")).toContain("Allergeninformation gemäß Codex-Empfehlung.");
  });

  it("FOO-06 FOO-05 names the control body of organic goods and where special goods come from", () => {
    const words = shown(anItem({ diets: ["organic"], organicControlNo: "DE-ÖKO-006", origin: "Deutschland (100 %)" }));
    expect(words).toContain("|Bio-Kontrollstelle|DE-ÖKO-006|");
    expect(words).toContain("|Herkunft|Deutschland (100 %)|");
  });

  it("ALC-01 says from which age on it is sold, and that a document is looked at", () => {
    expect(shown(anItem({ alcohol: "spirits18" }))).toContain(
      "Verkauf ab 18 Jahren, wir prüfen bei der Übergabe den Ausweis.",
    );
  });
});
