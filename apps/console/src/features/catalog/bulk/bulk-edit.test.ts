import { anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import { itemChanges as changesOf, itemsWithPlace } from "./bulk-edit.ts";

const now = 1_000;
const stored = (fields: Partial<OfferingItem>): OfferingItem =>
  ({ ...anItem(), stock: { mode: "unlimited", onHand: 0, reserved: 0 }, status: "active", ...fields }) as OfferingItem;
const bread = stored({ id: "bread", name: "Brot", priceCents: 340, vatClass: "food" });
const cheese = stored({
  id: "cheese",
  name: "Käse",
  priceCents: 623,
  vatClass: "custom",
  customRateBp: 1_300,
  catchWeight: { pricePerKgCents: 2_490, minGrams: 200, estGrams: 250, maxGrams: 300 },
});
const items = [bread, cheese];
const categories = [
  { id: "baked", name: "Backwaren", entries: [{ kind: "item", id: "bread" }] },
  { id: "milk", name: "Käse", entries: [] },
] as unknown as readonly Category[];
function itemChanges(...given: Parameters<typeof changesOf>) {
  const work = changesOf(...given);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
const shown = (edit: Parameters<typeof itemChanges>[0]) =>
  itemChanges(edit, items, categories, now).map(({ item, before, after }) => [item.id, before, after]);

it("shows prices from old to new, of goods sold by weight the one by the kilogram", () => {
  expect(shown({ kind: "price", changeBp: 500, stepCents: 5 })).toEqual([
    ["bread", "3,40\u00a0€", "3,55\u00a0€"],
    ["cheese", "24,90\u00a0€ je kg", "26,15\u00a0€ je kg"],
  ]);
  const [, weighed] = itemChanges({ kind: "price", changeBp: 500, stepCents: 5 }, items, categories, now);
  expect(Object.fromEntries(weighed?.patch ?? [])).toEqual({
    priceCents: 654,
    catchWeight: { ...cheese.catchWeight, pricePerKgCents: 2_615 },
  });
});

it("moves no variant out of its group", () => {
  expect(itemsWithPlace(items, [])).toEqual(items);
  expect(itemsWithPlace(items, [{ itemIds: ["bread", "roll"] }])).toEqual([cheese]);
});

it("leaves out what is so already", () => {
  expect(shown({ kind: "price", changeBp: 0, stepCents: 1 })).toEqual([]);
  expect(shown({ kind: "category", categoryId: "baked" })).toEqual([["cheese", "Keine (nicht im Laden)", "Backwaren"]]);
  expect(shown({ kind: "status", status: "active" })).toEqual([]);
  expect(shown({ kind: "soldOut", soldOut: false })).toEqual([]);
});

it("takes the own rate away with its class", () => {
  const changes = itemChanges(
    { kind: "vat", vatClass: "food", country: "DE", passesOn: false },
    items,
    categories,
    now,
  );
  expect(changes.map(({ item, patch }) => [item.id, [...patch]])).toEqual([
    ["cheese", [["vatClass", "food"], ["customRateBp", undefined]]],
  ]); // prettier-ignore
});

it("VAT-01 proposes the class of each by its name, with the old one beside it; whose name says nothing stays", () => {
  const soap = stored({ id: "soap", name: "Schafmilchseife", vatClass: "food" });
  const surprise = stored({ id: "surprise", name: "Überraschung", vatClass: "food" });
  const changes = itemChanges(
    { kind: "vat", vatClass: "proposed", country: "DE", passesOn: false },
    [...items, soap, surprise],
    categories,
    now,
  );
  expect(changes.map(({ item, before, after }) => [item.id, before, after.replaceAll("\u00a0", " ")])).toEqual([
    ["bread", "Speisen und Lebensmittel", "Grundnahrungsmittel"],
    ["cheese", "Eigener Satz, 13 %".replace(" %", "\u00a0%"), "Speisen und Lebensmittel"],
    ["soap", "Speisen und Lebensmittel", "Eigener Satz, 19 %"],
  ]);
  expect([...(changes[2]?.patch ?? [])]).toEqual([["vatClass", "custom"], ["customRateBp", 1900]]); // prettier-ignore
});

it("VAT-01 passes the other rate on to the price, of goods sold by weight to that of the kilogram, or keeps it", () => {
  const today = Date.UTC(2026, 10, 26);
  const edit = { kind: "vat", vatClass: "drink", country: "AT" } as const;
  const patches = (passesOn: boolean) =>
    itemChanges({ ...edit, passesOn }, items, categories, today).map(({ patch }) => patch.get("priceCents"));
  expect(patches(false)).toEqual([undefined, undefined]);
  // 3,40 from 10 % to 20 %; 24,90 a kilogram from 13 % to 20 % is 26,44, and 250 g of it.
  expect(patches(true)).toEqual([371, 661]);
  const [bread] = itemChanges({ ...edit, passesOn: true }, items, categories, today);
  expect(bread?.after.replaceAll("\u00a0", " ")).toBe("Getränke, 3,71 €");
});
