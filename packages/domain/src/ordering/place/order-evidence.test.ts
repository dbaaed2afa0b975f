import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { orderButton } from "../../shop/legal/order-button.ts";
import { termsVersion } from "../../shop/legal/terms-version.ts";
import { withdrawalKind } from "../../shop/menu-shop-fields.ts";
import { withdrawalWords } from "../../shop/legal/withdrawal-words.ts";
import { aBasket, aMenu, aMoment, anItem, aShop } from "../../testing/builders.ts";
import { decideOrder } from "./decide-order.ts";
import type { OrderInput, OrderRequest } from "./order-input.ts";

const request: OrderRequest = {
  basketId: "shopper_web",
  menuVersion: 1,
  quotedTotalCents: 480,
  distribution: { optionId: "pickup", slotKey: "2026-11-20T11:00" },
  contact: { name: "Kundin 1", email: "kundin1@post.example" },
  paymentMethod: "cashOnPickup",
  ageConfirmed: true,
};
const decided = (question: Partial<OrderInput> = {}, sent: Partial<OrderRequest> = {}) =>
  decideOrder({
    menu: aMenu({ items: { bread: anItem({ alcohol: "beerWine16" }) } }),
    restaurant: aShop(),
    basket: aBasket(),
    uid: "shopper",
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    ...question,
    request: { ...request, ...sent },
  });
function order(question: Partial<OrderInput> = {}, sent: Partial<OrderRequest> = {}) {
  const answer = decided(question, sent);
  return must(answer.ok ? answer.value.order : null, "an order");
}

test("CHK-13 keeps what was shown and agreed beside lines, quote, menu and moment", () => {
  const shown = { button: orderButton, withdrawal: withdrawalWords(aMenu(), []), terms: termsVersion, build: "2510" };
  const placed = order({}, { shown });
  expect(placed.evidence).toEqual({ ...shown, ageConfirmed: true, timezone: "Europe/Berlin" });
  expect(placed).toMatchObject({
    quotedTotalCents: 480,
    menuVersion: 1,
    placedAt: aMoment,
    lines: [{ unitCents: 480 }],
  });
  // A demo order was never on a page.
  expect(order().evidence).toBeUndefined();
});

test("CHK-13 keeps no word that our page does not say", () => {
  const ours = { button: orderButton, withdrawal: withdrawalWords(aMenu(), []), terms: termsVersion, build: "2510" };
  const answer = (shown: typeof ours) => decided({}, { shown });
  expect(answer(ours)).toMatchObject({ ok: true });
  // A page that was loaded yesterday.
  const yesterday = "Für schnell verderbliche Ware gibt es kein Widerrufsrecht.";
  expect(answer({ ...ours, withdrawal: yesterday })).toMatchObject({
    ok: true,
    value: { order: { evidence: { withdrawal: yesterday } } },
  });
  const claims = [
    { withdrawal: "Du darfst alles binnen eines Jahres gegen volle Erstattung zurückgeben." },
    { withdrawal: "" },
    { terms: "1999-01-01" },
  ];
  for (const claim of claims)
    expect(answer({ ...ours, ...claim })).toEqual({ ok: false, refusal: { type: "menu-changed", version: 1 } });
});

test("CHK-13 keeps versions and hashes of the shop's own texts, and asks again where they changed", () => {
  const shown = { button: orderButton, withdrawal: withdrawalWords(aMenu(), []), terms: termsVersion, build: "2510" };
  const restaurant = { ...aShop(), legalTexts: { terms: { version: 2, sha256: "a2", validFrom: aMoment } } };
  const texts = (version: number) => ({ shown: { ...shown, texts: [{ kind: "terms" as const, version }] } });
  expect(order({ restaurant }, texts(2)).evidence?.texts).toEqual([{ kind: "terms", version: 2, sha256: "a2" }]);
  const changed = { ok: false, refusal: { type: "legal-texts-changed" } };
  for (const sent of [texts(1), texts(3), { shown }]) expect(decided({ restaurant }, sent)).toEqual(changed);
  // The shop went back to Lokalkorb's text.
  expect(decided({}, texts(2))).toEqual(changed);
});

test("WDR-01 says which goods can be given back, as their shop says", () => {
  const { ordering, shop } = aMenu();
  const said = withdrawalKind.values.map((withdrawal) =>
    withdrawalWords({ shop, ordering: { ...ordering, withdrawal } }, [undefined]),
  );
  expect(new Set(said).size).toBe(withdrawalKind.values.length);
  expect(said.map((words) => [words.includes("kein Widerrufsrecht"), words.includes("14 Tagen")])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect(withdrawalWords(aMenu(), [])).toBe(said.at(-1));
});

test.each([
  ["DE", ["normal", "sealedHygiene"], "Du kannst binnen 14 Tagen ab Erhalt widerrufen."],
  ["AT", ["normal"], "Du kannst binnen 14 Tagen ab Erhalt zurücktreten."],
  ["DE", ["perishable"], "Die Ware verdirbt schnell, deshalb gibt es kein Widerrufsrecht."],
  ["AT", ["perishable", "customMade"], "Für diese Waren gibt es kein Rücktrittsrecht; der Grund steht bei jeder."],
  [
    "DE",
    ["perishable", "normal"],
    "Für schnell verderbliche Ware gibt es kein Widerrufsrecht, andere kannst du binnen 14 Tagen ab Erhalt widerrufen.",
  ],
] as const)("WDR-01 a basket in %s of %j is told: %s", (country, kinds, words) => {
  const menu = aMenu();
  expect(withdrawalWords({ ...menu, shop: { ...menu.shop, country } }, kinds)).toBe(words);
});

test("WDR-01 an order is taken when its page said what its goods say, and asked again when it said otherwise", () => {
  const menu = aMenu({ items: { bread: anItem({ withdrawal: "perishable" }) } });
  const shown = { button: orderButton, terms: termsVersion, build: "2510" };
  const withdrawal = withdrawalWords(menu, ["perishable"]);
  expect(order({ menu }, { shown: { ...shown, withdrawal } }).lines[0]?.withdrawal).toBe("perishable");
  const applies = withdrawalWords(menu, ["normal"]);
  expect(decided({ menu }, { shown: { ...shown, withdrawal: applies } })).toEqual({
    ok: false,
    refusal: { type: "menu-changed", version: 1 },
  });
});

test("CHK-14 who asks changes no price: account, address and earlier orders are not looked at", () => {
  const askers = [
    order(),
    order({ uid: "other", basket: aBasket({ ownerUid: "other" }), isGuest: false }),
    order({ customer: { isFirstOrder: false, email: "stamm@post.example", isBusiness: false } }),
    order({ openOrders: 3 }, { contact: { name: "Firma 2", email: "firma2@post.example", phone: "+49 30 23125 014" } }),
  ];
  for (const { totals, lines } of askers)
    expect({ totals, lines }).toEqual({ totals: order().totals, lines: order().lines });
});
