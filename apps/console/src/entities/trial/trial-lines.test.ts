import { aFulfilmentMethod, aMenu, aMoment, anItem, aShop } from "@lokalkorb/domain/testing/builders";
import { tryOrder, type TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import { expect, test } from "vitest";
import { shopperOf, usualExamples } from "./trial-examples.ts";
import { trialLines } from "./trial-lines.ts";
import { heldTimes } from "./use-trial-shop.ts";

const zone = {
  id: "z",
  name: "Umland",
  kind: "plz" as const,
  plz: ["83022", "8303*", "83024"],
  minOrderCents: 2000,
  feeCents: 390,
  freeFromCents: 4500,
  extraMinutes: 0,
  enabled: true,
  priority: 0,
};
const delivery = aFulfilmentMethod({ id: "delivery", type: "delivery", requires: ["phone", "address"], zones: [zone] });

function aTrial(ways = [aFulfilmentMethod(), delivery], settings = aShop()): TrialShop {
  const menu = aMenu({
    categories: [{ id: "c", name: "Brot", slug: "alles", entries: [{ kind: "item", id: "bread" }] }],
    items: { bread: anItem() },
    distributionOptions: ways,
    paymentMethods: ["cashOnPickup", "cashOnDelivery"],
  });
  return { menu, settings };
}
const every = { option: null, leastCents: 0, before: aTrial().menu };
/** Friday, 10 o'clock. */
function told(
  shop: TrialShop,
  index: number,
  change: object = {},
  code = null as null | Parameters<typeof trialLines>[2]["code"],
) {
  const usual = usualExamples(shop, aMoment, every)[index];
  const shopper = usual && shopperOf({ ...usual, ...change }, shop.menu, aMoment);
  if (!shopper) throw new Error("no shopper");
  const asked = code === null ? shopper : { ...shopper, codes: [code] };
  const lines = trialLines(tryOrder(shop, asked), asked, { timezone: "Europe/Berlin", now: aMoment, code });
  return lines.map(({ text, isRefused }) => `${isRefused ? "✗ " : ""}${text.replaceAll("\u00a0", " ")}`);
}

test("three shoppers of this shop: now, tomorrow at its farthest code, and on the day of its exception", () => {
  const day = { from: "2026-11-24", to: "2026-11-24", reason: "Inventur", mode: "closed" as const };
  const shop = aTrial(undefined, aShop({ closures: [day] }));
  expect(usualExamples(shop, aMoment, every)).toEqual([
    { optionId: "pickup", date: "", time: "", day: "", zip: "83022", value: "2,40" },
    { optionId: "delivery", date: "2026-11-21", time: "08:00", day: "", zip: "83024", value: "22,00" },
    { optionId: "pickup", date: "", time: "", day: "2026-11-24", zip: "83022", value: "9,60" },
  ]);
  // A code that begins at 40 € is tried above it, too.
  const from40 = usualExamples(aTrial(), aMoment, { ...every, option: delivery, leastCents: 4000 });
  expect(from40.map(({ value }) => value)).toEqual(["2,40", "44,00", "44,00"]);
  // A basket that is enough today stays the one that is tried, and finds the higher minimum.
  const dearer = aTrial([{ ...delivery, zones: [{ ...zone, minOrderCents: 5000 }] }]);
  expect(usualExamples(dearer, aMoment, every)[1]?.value).toBe("22,00");
  expect(told(dearer, 1)[0]).toBe("✗ Mindestbestellwert: 50,00 €. Es fehlen noch 26,00 €.");
  // Without an exception it is the next Saturday.
  expect(usualExamples(aTrial(), aMoment, every)[2]).toMatchObject({ day: "2026-11-21" });
  expect(usualExamples(aTrial([]), aMoment, every)).toEqual([]);
  expect(told(shop, 0)).toEqual(["Abholung: frühestens heute, 10:15–10:30 Uhr", "Zusammen 4,80 €"]);
  expect(told(shop, 2)).toEqual([
    "✗ Zu dieser Zeit ist geschlossen: Inventur. Nächster freier Termin: heute, 10:15–10:30 Uhr.",
  ]);
});

test("a delivery tells its fee, a refusal stands in the shop's own words, a code what it gives", () => {
  expect(told(aTrial(), 1, { value: "4,80" })).toEqual([
    "✗ Mindestbestellwert: 20,00 €. Es fehlen noch 15,20 €.",
    "Lieferung nach 83024: 3,90 €, ab 20,00 €, kostenlos ab 45,00 €",
  ]);
  expect(told(aTrial(), 1, { value: "48", day: "2026-11-22" })).toEqual([
    "Lieferung: So., 22.11., 08:00–08:15 Uhr",
    "Lieferung nach 83024: kostenlos, ab 20,00 €",
    "Zusammen 48,00 €",
  ]);
  const code = {
    codeId: "B",
    code: "BROT10",
    name: "",
    kind: "percent",
    percentBp: 1000,
    stacking: "exclusive",
    priority: 1,
  } as const;
  expect(told(aTrial(), 0, { value: "19,20" }, code)).toEqual([
    "Abholung: frühestens heute, 10:15–10:30 Uhr",
    "Code BROT10 auf 19,20 €: −1,92 €",
    "Zusammen 17,28 €",
  ]);
  expect(told(aTrial(), 0, {}, { ...code, minSubtotalCents: 1000 })).toEqual([
    "✗ Der Code „BROT10“ gilt erst ab einem höheren Betrag. Es fehlen noch 5,20 €.",
  ]);
  const never = aTrial([aFulfilmentMethod({ windows: [] })]);
  expect(told(never, 2)).toEqual(["✗ An diesem Tag gibt es keinen Termin."]);
});

test("what is no time and no amount is no shopper", () => {
  const { menu } = aTrial();
  const example = { optionId: "pickup", date: "", time: "", day: "", zip: "", value: "5" };
  expect(shopperOf(example, menu, aMoment)).toMatchObject({ at: aMoment, day: null });
  expect(shopperOf({ ...example, date: "2026-11-21", time: "07:30" }, menu, aMoment)?.at).toBe(
    Date.parse("2026-11-21T07:30+01:00"),
  );
  for (const wrong of [{ date: "2026-11-21" }, { date: "gestern" }, { day: "31." }, { value: "viel" }])
    expect(shopperOf({ ...example, ...wrong }, menu, aMoment)).toBeNull();
});

test("open orders hold their times, rehearsals and other ways do not", () => {
  const order = (overrides: object = {}) =>
    ({
      channel: "web",
      distribution: { optionId: "pickup", slot: { key: "k", start: 0, end: 1 } },
      kitchenUnits: 2,
      totals: { itemsCents: 500, discountCents: -100 },
      ...overrides,
    }) as unknown as Parameters<typeof heldTimes>[0][number];
  expect(heldTimes([order(), order(), order({ channel: "test" })], "pickup")).toEqual({
    k: { orders: 2, units: 4, cents: 800 },
  });
  expect(heldTimes([order()], "delivery")).toEqual({});
});
