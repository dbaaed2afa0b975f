import { expect, test } from "vitest";
import {
  bundleValues,
  bundleErrors,
  newBundle,
  newSlot,
  storedBundle,
  type BundleValues,
  type BundleFields,
} from "./bundle-values.ts";

const timezone = "Europe/Berlin";
const box: BundleFields = {
  name: "Gemüsekiste",
  description: "Jede Woche anders",
  illustration: "carrot",
  images: [{ path: "pictures/laden/x", w: 1280, h: 960, alt: "Auf Holz" }],
  kind: "box",
  pricing: "fixed",
  priceCents: 2400,
  slots: [
    {
      id: "obst",
      name: "Obst dazu",
      min: 0,
      max: 2,
      fixed: false,
      choices: [{ itemId: "aepfel", qty: 1, surchargeCents: 150 }],
    },
  ],
  vatSplit: "proportional",
  contentByWeek: { "2026-W48": [{ itemId: "karotten", qty: 2 }] },
  sizes: [{ id: "klein", name: "Klein", priceCents: 1800 }],
  depositCents: 200,
  depositKind: "box",
  optionRefs: [{ optionId: "karte", min: 0, max: 1, position: 2 }],
  allowedDistribution: ["pickup"],
  leadMinutes: 1440,
  season: { from: "05-01", to: "10-31" },
  minQty: 1,
  maxQtyPerOrder: 4,
  subscribable: true,
  status: "active",
};

test("a bundle comes out of the form as it went in, with what no form shows", () => {
  expect(bundleErrors(bundleValues(box, "", timezone))).toEqual({});
  expect(storedBundle(bundleValues(box, "", timezone), timezone, box)).toEqual(box);
});

test("only the price that its kind asks for is stored", () => {
  const values = { ...bundleValues(box, "", timezone), pricing: "sumMinusPercent" as const, percent: "12,5" };
  const stored = storedBundle(values, timezone, box);
  expect(stored).toMatchObject({ pricing: "sumMinusPercent", percentBp: 1250 });
  expect(stored).not.toHaveProperty("priceCents");
  expect(stored).not.toHaveProperty("sizes");
});

test("VAT-02 sizes have prices of their own, and the way its tax is split is one of two", () => {
  const sizes = [{ id: "gross", name: " Groß ", price: "29,90" }];
  const values: BundleValues = { ...bundleValues(box, "", timezone), price: "", sizes, vatSplit: "flat30" };
  expect(bundleErrors(values)).toEqual({});
  const stored = storedBundle(values, timezone, box);
  expect(stored).toMatchObject({ sizes: [{ id: "gross", name: "Groß", priceCents: 2990 }], vatSplit: "flat30" });
  expect(stored).not.toHaveProperty("priceCents");
  expect(storedBundle({ ...values, price: "9,90", sizes: [] }, timezone, box)).not.toHaveProperty("sizes");
  expect(storedBundle(newBundle, timezone, null).vatSplit).toBe("proportional");
});

const piece = { itemId: "brot", qty: "1", surcharge: "0,00" };
const slot = { ...newSlot(), name: "Brot", choices: [piece] };
test.each<[string, Partial<BundleValues>, readonly string[]]>([
  ["nothing in it", { slots: [] }, ["slots"]],
  ["a fixed price that is missing", { price: "" }, ["price"]],
  ["a reduction that is missing", { pricing: "sumMinusCents" }, ["minus"]],
  ["a percentage that is missing", { pricing: "sumMinusPercent", percent: "0" }, ["percent"]],
  ["a size without name and price", { sizes: [{ id: "a", name: "", price: "" }] }, ["sizes.0.name", "sizes.0.price"]],
  ["a part without goods", { slots: [{ ...slot, name: "", choices: [] }] }, ["slots.0.name", "slots.0.choices"]],
  ["goods without a name", { slots: [{ ...slot, choices: [{ ...piece, itemId: "", qty: "0" }] }] }, ["slots.0.choices.0.itemId", "slots.0.choices.0.qty"]],
  ["limits that no choice keeps", { slots: [{ ...slot, min: "3", max: "2" }] }, ["slots.0.max"]],
  ["a week twice", { weeks: [{ week: "2026-W48", content: [piece] }, { week: "2026-W48", content: [piece] }] }, ["weeks.1.week"]],
  ["a week that is none", { weeks: [{ week: "48", content: [] }] }, ["weeks.0.week", "weeks.0.content"]],
])("%s is named at its field", (_name, part, names) => {
  const sound = { ...newBundle, name: "Frühstück", price: "9,90", slots: [slot] };
  expect(Object.keys(bundleErrors({ ...sound, ...part }))).toEqual(names);
}); // prettier-ignore
