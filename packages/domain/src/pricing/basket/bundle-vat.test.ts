import { expect, test } from "vitest";
import type { Bundle } from "../../catalog/goods/goods.ts";
import { aBundle, anItem } from "../../testing/builders.ts";
import { bundleVat, type BundleVatQuestion } from "./bundle-vat.ts";

const items = new Map(
  [
    anItem({ id: "burger", priceCents: 890 }),
    anItem({ id: "cola", priceCents: 290, vatClass: "drink" }),
    anItem({ id: "wine", priceCents: 690, vatClass: "drink" }),
    anItem({ id: "odd", vatClass: "custom" }),
  ].map((item) => [item.id, item]),
);
const slotOf = (id: string, fixed: boolean, ...itemIds: string[]): Bundle["slots"][number] => ({
  id,
  name: id,
  min: 1,
  max: 1,
  fixed,
  choices: itemIds.map((itemId) => ({ itemId, qty: 1, surchargeCents: 0 })),
});
const menu = aBundle({ slots: [slotOf("main", true, "burger"), slotOf("drink", false, "wine", "cola")] });
const asked = (question: Partial<BundleVatQuestion> = {}) =>
  bundleVat({
    bundle: menu,
    items,
    country: "DE",
    date: "2026-11-20",
    service: "takeaway",
    taxScheme: "regular",
    ...question,
  });
const split = (question: Partial<BundleVatQuestion>) =>
  asked(question)?.vat.map(({ rateBp, grossCents }) => [rateBp, grossCents]);

test("VAT-02 a price is booked by the single prices of what is inside", () => {
  // Both drinks cost the same in a fixed price: the first one counts.
  const cola = { ...menu, slots: [slotOf("main", true, "burger"), slotOf("drink", false, "cola", "wine")] };
  expect(asked({ bundle: cola })).toEqual({
    priceCents: 990,
    vat: [
      { rateBp: 700, grossCents: 747 },
      { rateBp: 1900, grossCents: 243 },
    ],
    parts: [
      { itemId: "burger", qty: 1, cents: 890, rateBp: 700 },
      { itemId: "cola", qty: 1, cents: 290, rateBp: 1900 },
    ],
  });
  expect(asked({ bundle: { ...cola, pricing: "sum" } })?.priceCents).toBe(1180);
});

test("VAT-02 the flat share of drinks holds for meals served in Germany, and for no others", () => {
  const bundle = { ...menu, vatSplit: "flat30" as const };
  const flat = [
    [700, 693],
    [1900, 297],
  ];
  expect(split({ bundle, service: "dineIn" })).toEqual(flat);
  expect(split({ bundle })).not.toEqual(flat);
  expect(split({ bundle: menu, service: "dineIn" })).not.toEqual(flat);
  expect(split({ bundle, service: "dineIn", country: "AT" })).toEqual(split({ country: "AT", service: "dineIn" }));
  const food = { ...bundle, slots: [slotOf("main", true, "burger")] };
  expect(split({ bundle: food, service: "dineIn" })).toEqual([[700, 990]]);
});

test("VAT-02 without a rate of drinks inside there is no share of drinks", () => {
  const bundle = { ...menu, vatSplit: "flat30" as const, slots: [slotOf("main", true, "burger", "honey")] };
  const honey = anItem({ id: "honey", vatClass: "custom", customRateBp: 550 });
  const own = new Map([...items.values(), honey].map((item) => [item.id, item]));
  expect(split({ bundle, items: own, service: "dineIn" })?.map(([rate]) => rate)).toEqual([550, 700]);
});

test("nothing is said about what cannot be booked yet", () => {
  expect(asked({ taxScheme: "smallBusiness" })).toBeNull();
  expect(asked({ bundle: { ...menu, slots: [] } })).toBeNull();
  expect(asked({ bundle: { ...menu, slots: [slotOf("main", true, "burger", "gone")] } })).toBeNull();
  expect(asked({ bundle: { ...menu, pricing: "sum", slots: [slotOf("main", false, "burger", "gone")] } })).toBeNull();
  expect(asked({ bundle: { ...menu, slots: [slotOf("main", true, "odd")] } })).toBeNull();
});
