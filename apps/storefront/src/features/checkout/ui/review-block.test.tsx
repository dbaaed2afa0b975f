import { openShop } from "@/entities/shop/testing/open-shop";
import { aBasketLine, aFulfilmentMethod, aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { inShopLayout } from "@/layouts/shop-layout";
import type { ShopLive } from "@/entities/shop/shop-live";
import type { Shop } from "@/entities/shop-page/use-shop";
import { blockStates } from "./block-states.ts";
import { CheckoutScreen } from "../checkout-screen.tsx";
import { emptyForm, type CheckoutForm } from "../state/checkout-form.ts";
import { evaluateWith } from "../state/checkout-terms.ts";
import { refusalBefore } from "../calls/refusal-before.ts";
import { ReviewBlock } from "./review-block.tsx";
import type { Checkout } from "../calls/use-checkout.ts";

const live = openShop();
const zone = { id: "z", name: "Nah", kind: "plz", plz: ["83022"], minOrderCents: 0, feeCents: 290 } as const;
const juice = anItem({
  id: "juice",
  name: "Apfelsaft",
  priceCents: 250,
  content: { amount: 1000, unit: "ml" },
  vatClass: "drink",
  depositCents: 15,
  depositKind: "bottle",
});
const method = (type: FulfilmentMethod["type"]): FulfilmentMethod =>
  aFulfilmentMethod({
    id: type,
    type,
    ...(type === "delivery" && { zones: [{ ...zone, extraMinutes: 0, enabled: true, priority: 0 }] }),
    ...(type === "shipping" && {
      shipping: {
        countries: ["DE"],
        parcels: [{ maxGrams: 5000, feeCents: 290 }],
        shipDays: [1, 2, 3, 4, 5],
      },
    }),
  });

const menuWith = (type: FulfilmentMethod["type"]): Menu =>
  aMenu({ items: { bread: anItem(), juice }, distributionOptions: [method(type)] });

/** The last block of the checkout for a basket of bread and juice, its markup and its words. */
function review(
  type: FulfilmentMethod["type"] = "pickup",
  change: Partial<CheckoutForm> = {},
  menu = menuWith(type),
  gone: Partial<ShopLive> = {},
  texts: Checkout["texts"] = [],
) {
  const form: CheckoutForm = {
    ...emptyForm,
    zip: "83022",
    city: "Rosenheim",
    street: "Weg",
    houseNo: "1",
    payment: "online",
    ...change,
  };
  const draft = {
    lines: {
      a: aBasketLine({ qty: 2 }),
      b: aBasketLine({ refId: "juice", position: 2, seenUnitCents: 250 }),
    },
    optionId: type,
    slotKey: null,
  };
  const question = { menu, live: { ...live, ...gone }, draft, now: aMoment };
  const shop = { ...question, count: 3, option: menu.distributionOptions[0], ...evaluateWith(form)(question) };
  const checkout = {
    form,
    errors: {},
    missing: {},
    methods: menu.paymentMethods,
    covered: false,
    sending: false,
    texts,
  };
  const html = renderToStaticMarkup(
    <ReviewBlock
      shop={shop as unknown as Shop}
      checkout={{ ...checkout, refusal: null, failure: null, unknown: false } as unknown as Checkout}
      notice={null}
    />,
  );
  const words = html
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll(/[\u00a0]|&nbsp;/g, " ");
  return { html, words, shop: shop as unknown as Shop };
}

const page = {
  menu: menuWith("pickup"),
  live,
  themeVariables: {},
  areas: {},
  priceNote: { tax: "inkl. MwSt.", costs: null },
  closing: [],
  renderedAt: aMoment,
  first: { prices: {}, unavailable: [], notThisMethod: [], opening: { state: "closed" }, slot: null },
  origin: "https://lokalkorb.example",
  isUnlisted: false,
  feed: "https://feeds.example/menuFeed/hofladen",
  notice: { src: "/api/guarantee-notice?v=0a1b2c3d", width: 596, height: 842 },
} as const;

const button = /<button[^>]*>.*?<\/button>/gs;
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

it("WDR-06 shows the official notice before the button that makes the order binding, and none where there is none", () => {
  const html = renderToStaticMarkup(<CheckoutScreen {...page} />);
  const [notice, order] = [html.indexOf(`src="${page.notice.src}"`), html.indexOf("zahlungspflichtig bestellen")];
  expect(notice).toBeGreaterThan(0);
  expect(notice).toBeLessThan(order);
  expect(renderToStaticMarkup(<CheckoutScreen {...page} notice={null} />)).not.toContain("guarantee-notice");
});

describe("the button", () => {
  it("CHK-01 says „zahlungspflichtig bestellen“ and nothing else, once on the page, and no field submits", () => {
    const html = renderToStaticMarkup(<CheckoutScreen {...page} />);
    const buttons = [...html.matchAll(button)].map(([found]) => found);
    const binding = buttons.filter((found) => wordsOf(found).includes("bestellen"));
    expect(binding.map(wordsOf)).toEqual(["zahlungspflichtig bestellen"]);
    expect(binding[0]).not.toContain("aria-label");
    // A button without a type submits the form, and Enter in any field would press it.
    for (const found of buttons) expect(found).toContain('type="button"');
    expect(html).not.toContain('type="submit"');
  });
});

it("CHK-04 PLT-01 steps, the seller's imprint, terms and privacy are there to open on the page where it is ordered", () => {
  const html = renderToStaticMarkup(inShopLayout(<CheckoutScreen {...page} />, page));
  for (const href of [
    "/baeckerei-am-inn/impressum",
    "/agb",
    "/datenschutz",
    "#kontakt",
    "#wann",
    "#zahlung",
    "#pruefen",
  ])
    expect(html).toContain(`href="${href}"`);
});

it("S-P14 without JavaScript it says why nothing can be ordered, and where to call", () => {
  const html = renderToStaticMarkup(<CheckoutScreen {...page} />);
  expect(html).toMatch(/<noscript><p [^>]*>Zum Bestellen muss .*JavaScript.*ruf im Betrieb an.*<\/p><\/noscript>/);
});

it("S-P17 GDP-02 the field for wishes gives examples, and asks for no more about health than the shop must know", () => {
  const html = renderToStaticMarkup(<CheckoutScreen {...page} />);
  expect(html).toMatch(
    /Wunsch an den Betrieb.*„ohne Nüsse“\. Über deine Gesundheit schreib nichts, was der Betrieb nicht wissen muss\./,
  );
});

describe("the summary", () => {
  it("CHK-02 has every line with content, deposit and price, then the sums, then nothing but the button", () => {
    const { html, words } = review();
    for (const fact of [
      "2 × Bauernbrot",
      "je 4,80 €",
      "9,60 €",
      "1 × Apfelsaft",
      "1 l",
      "zzgl. 0,15 € Pfand",
      "2,50 €",
    ])
      expect(words).toContain(fact);
    const total = html.indexOf("Gesamt");
    const end = html.indexOf("<button", total);
    expect(html.indexOf("Apfelsaft")).toBeLessThan(total);
    expect(end).toBeGreaterThan(total);
    // Not collapsed, and no box, link or offer comes between.
    expect(html.slice(total, end)).not.toMatch(/<input|<a |<details|<button/);
    expect(html).not.toContain("<details");
    expect(words).not.toContain("Neuigkeiten");
  });

  it("CHK-08 names every part of the total, and the parts make the whole", () => {
    const { words } = review("delivery");
    const cents = (text: string): number => Number(text.replace(",", "").replace("\u2212", "-"));
    const sums = words.slice(words.indexOf("|Zwischensumme|"));
    const amounts = [...sums.matchAll(/\|([^|]+)\|([-\u2212]?\d+,\d\d) €/g)].map(([, name = "", amount = ""]) => ({
      name,
      cents: cents(amount),
    }));
    const total = amounts.findIndex(({ name }) => name === "inkl. MwSt.");
    expect(amounts.slice(0, total).map(({ name }) => name)).toEqual(["Zwischensumme", "Pfand", "Lieferung"]);
    expect(amounts.slice(0, total).reduce((sum, part) => sum + part.cents, 0)).toBe(amounts[total]?.cents);
  });

  it("CHK-09 promises a day and a time, never something that is usually so", () => {
    const { words } = review();
    expect(words).toContain("Abholung am Freitag, 20. November");
    expect(words).toMatch(/\d\d:\d\d–\d\d:\d\d Uhr/);
    expect(words).not.toMatch(/in der Regel|ca\. \d+ Tage|voraussichtlich/i);
  });

  it("CHK-10 takes the terms by a sentence and only informs about privacy", () => {
    const { words, html } = review();
    expect(words).toContain("Dein Vertragspartner ist Bäckerei am Inn. Es gelten die |AGB|");
    expect(words).toContain("Hinweise zum Umgang mit deinen Daten stehen unter |Datenschutz|");
    expect(html).not.toContain("checkbox");
  });

  it("CHK-05 links the shop's own texts where it has some, each for itself", () => {
    const { html, words } = review("pickup", {}, menuWith("pickup"), {}, [
      { kind: "terms", version: 2 },
      { kind: "withdrawal", version: 1 },
    ]);
    const { slug } = menuWith("pickup").shop;
    expect(html).toContain(`href="/${slug}/recht/agb"`);
    expect(html).toContain(`href="/${slug}/recht/widerruf"`);
    expect(html).toContain('href="/datenschutz"');
    expect(words).toContain("steht in der |Widerrufsbelehrung|");
    expect(review().html).not.toContain("/recht/");
  });

  it("CHK-04 says that the contract is stored, and in which language it is made", () => {
    const { words } = review();
    expect(words).toContain("Wir speichern den Vertragstext");
    expect(words).toContain("Vertragssprache ist Deutsch");
    expect(words).toContain("Korb ändern");
  });

  it.each(fulfilmentTypes)("CHK-16 is the same for %s: lines, sums, date and the right button", (type) => {
    const { words } = review(type);
    for (const fact of ["Bauernbrot", "Gesamt", "inkl. MwSt.", "|zahlungspflichtig bestellen|", "Widerrufsrecht"])
      expect(words).toContain(fact);
    expect(words).toMatch(/\d\d:\d\d–\d\d:\d\d Uhr/);
  });
});

it("ALC-02 alcohol is declared by a box that nobody ticked beforehand", () => {
  const menu = { ...menuWith("pickup"), items: { bread: anItem({ alcohol: "spirits18" }), juice } };
  const { html, words } = review("pickup", {}, menu);
  expect(words).toContain("Ich bin mindestens 18 Jahre alt. Bei der Übergabe zeige ich einen Ausweis.");
  expect(html).toContain('type="checkbox"');
  expect(html).not.toContain("checked");
});

it("S-S8 says what is missing to the minimum, and what is sold out, before anything is sent", () => {
  const menu = { ...menuWith("pickup"), ordering: { ...aMenu().ordering, minOrderCents: 2000 } };
  expect(review("pickup", {}, menu).words).toContain("Noch 7,90 € bis zum Mindestbestellwert von 20,00 €.");
  expect(review().words).not.toContain("Mindestbestellwert");
  expect(review().words).not.toContain("Gerade ausverkauft.");
});

it("S-S7 the count above the button names the postal code where nobody delivers", () => {
  expect(review("delivery").words).not.toContain("Angabe");
  expect(review("delivery", { zip: "10115" }).words).toContain("|Noch eine Angabe prüfen:|PLZ|");
});

it("S-S7 no tick stands beside an address that nobody delivers to, however complete it is", () => {
  const whenOf = (zip: string) => blockStates(review("delivery", { zip }).shop, { errors: {}, missing: {} }, true).when;
  expect([whenOf("83022"), whenOf("10115")]).toEqual(["done", "wrong"]);
});

it("S-S8 nobody is asked for the price of what is sold out, and nothing is sent before it is taken out", () => {
  const { words, shop } = review("pickup", {}, menuWith("pickup"), { soldOutItemIds: ["juice"] });
  expect(words).toContain("|1 × Apfelsaft|1 l · zzgl. 0,15 € Pfand|Gerade ausverkauft.|");
  expect(words).toContain("|Zwischensumme|9,60 €|");
  expect(words).toContain("|Gesamt |inkl. MwSt.|9,60 €|");
  const method = shop.option ?? aFulfilmentMethod();
  expect(refusalBefore(shop, method)).toEqual({
    type: "sold-out",
    items: [{ itemId: "juice", name: "Apfelsaft", available: 0 }],
  });
  expect(refusalBefore(review().shop, method)).toBeNull();
});
