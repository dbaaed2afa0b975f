import { expect, it } from "vitest";
import { aBundle, aFulfilmentMethod, aMenu, aMoment, anItem, anOption, anOrderLine } from "../../testing/builders.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import { putAgain, reorder, type AgainToday } from "./reorder.ts";

const pickedSlot = {
  id: "cheese",
  name: "Käse",
  min: 1,
  max: 1,
  fixed: false,
  choices: [{ itemId: "goat", qty: 2, surchargeCents: 0 }],
};
const menu = aMenu({
  items: {
    bread: anItem({ optionRefs: [{ optionId: "slice" }], maxQtyPerOrder: 3 }),
    goat: anItem({ id: "goat", name: "Ziegenkäse" }),
    roast: anItem({
      id: "roast",
      name: "Braten",
      catchWeight: { pricePerKgCents: 2000, estGrams: 500, minGrams: 400, maxGrams: 600 },
    }),
  },
  options: { slice: anOption() },
  bundles: { box: aBundle({ slots: [...aBundle().slots, pickedSlot] }) },
});
const today: AgainToday = { menu, live: { soldOutItemIds: [], soldOutBundleIds: [] }, now: aMoment };
const again = (lines: readonly OrderLine[], more: Partial<AgainToday> = {}) =>
  reorder({ lines: [...lines], distribution: { optionId: "pickup", type: "pickup" } }, { ...today, ...more });

const sliced = {
  optionId: "slice",
  choiceId: "sliced",
  optionName: "Schneiden",
  name: "Geschnitten",
  qty: 1,
  cents: 20,
};
const box = anOrderLine({
  kind: "bundle",
  refId: "box",
  name: "Brotzeitkiste",
  unitCents: 990,
  components: [
    { slotId: "bread", itemId: "bread", name: "Bauernbrot", qty: 1, surchargeCents: 0 },
    { slotId: "cheese", itemId: "goat", name: "Ziegenkäse", qty: 2, surchargeCents: 0 },
  ],
});

it("S-S19 puts the same in again, with its choices, its note and the price of today", () => {
  const line = anOrderLine({ qty: 2, unitCents: 500, choices: [sliced], note: "Dünn" });
  const { lines, put, changes, optionId } = again([line]);
  expect(lines).toMatchObject([
    { refId: "bread", qty: 2, choices: [{ choiceId: "sliced" }], note: "Dünn", seenUnitCents: 500 },
  ]);
  expect(put).toEqual([{ lineId: "l1", name: "Bauernbrot", qty: 2, totalCents: 1000 }]);
  expect(changes).toEqual([]);
  expect(optionId).toBe("pickup");
  expect(again([{ ...line, substitution: "remove" }]).lines).toMatchObject([{ substitution: "remove" }]);
});

it("S-S19 a box counts picks, and its fixed contents come by themselves", () => {
  expect(again([box])).toMatchObject({ lines: [{ components: [{ itemId: "goat", qty: 1 }] }], changes: [] });
});

it.each([
  ["taken out by the shop", anOrderLine({ removed: { at: 1, reason: "Aus" } }), {}, "left-out"],
  ["not sold any more", anOrderLine({ refId: "gone" }), {}, "gone"],
  ["sold out", anOrderLine(), { soldOutItemIds: ["bread"] }, "sold-out"],
  ["a box that is sold out", box, { soldOutBundleIds: ["box"] }, "sold-out"],
  ["a box whose pick is sold out", box, { soldOutItemIds: ["goat"] }, "sold-out"],
  [
    "a choice that is sold out",
    anOrderLine({ choices: [sliced] }),
    { soldOutChoices: [{ optionId: "slice", choiceId: "sliced", until: aMoment + 1 }] },
    "sold-out",
  ],
  ["a choice that is gone", anOrderLine({ choices: [{ ...sliced, choiceId: "cubes" }] }), {}, "choose"],
  [
    "a box that does not hold the pick any more",
    { ...box, components: [{ slotId: "cheese", itemId: "feta", name: "Feta", qty: 2, surchargeCents: 0 }] },
    {},
    "choose",
  ],
])("S-S19 says it of each line that is not put in: %s", (_, line, live, type) => {
  const { lines, put, changes } = again([line], { live: { ...today.live, ...live } });
  expect([lines, put]).toEqual([[], []]);
  expect(changes).toEqual([{ type, name: line.name }]);
});

it("S-S19 says what is dearer or cheaper, and where fewer can be had", () => {
  expect(again([anOrderLine({ unitCents: 450, qty: 5 })]).changes).toEqual([
    { type: "quantity", name: "Bauernbrot", before: 5, now: 3 },
    { type: "price", name: "Bauernbrot", beforeCents: 450, nowCents: 480 },
  ]);
});

it("S-S19 goods by weight are dearer when their kilogram is, whatever the piece weighed", () => {
  const roast = (pricePerKgCents: number): OrderLine =>
    anOrderLine({ refId: "roast", name: "Braten", unitCents: 1130, catchWeight: { pricePerKgCents, estGrams: 500 } });
  expect(again([roast(2000)]).changes).toEqual([]);
  expect(again([roast(1800)]).changes).toEqual([{ type: "price", name: "Braten", beforeCents: 1130, nowCents: 1000 }]);
  const bySlice = anItem({ id: "roast", name: "Braten", priceCents: 1130 });
  const menuOfPieces = { ...menu, items: { ...menu.items, roast: bySlice } };
  expect(again([roast(1800)], { menu: menuOfPieces }).changes).toEqual([]);
});

it("S-S19 keeps the way where it is offered, takes another of its kind, or leaves it open and says so", () => {
  const way = (id: string, type: "pickup" | "delivery") => aFulfilmentMethod({ id, type });
  const offered = { ...menu, distributionOptions: [way("come", "pickup"), way("bring", "delivery")] };
  const methodFor = (optionId: string, type: "pickup" | "delivery" | "dineIn", waysOff?: string[]) =>
    reorder(
      { lines: [], distribution: { optionId, type } },
      { ...today, menu: offered, live: { ...today.live, ...(waysOff && { waysOff }) } },
    );
  expect(methodFor("bring", "delivery").optionId).toBe("bring");
  expect(methodFor("formerly", "delivery").optionId).toBe("bring");
  expect(methodFor("table", "dineIn")).toMatchObject({ optionId: null, changes: [{ type: "way", before: "dineIn" }] });
  expect(methodFor("bring", "delivery", ["bring"]).optionId).toBeNull();
});

it("S-S19 is put beside what lies in the basket already, or in its place", () => {
  const { lines } = again([anOrderLine()]);
  const before = putAgain(menu, {}, { lines: again([box]).lines });
  expect(Object.values(putAgain(menu, before, { lines })).map(({ refId }) => refId)).toEqual(["box", "bread"]);
  expect(Object.values(putAgain(menu, {}, { lines })).map(({ refId }) => refId)).toEqual(["bread"]);
});
