import { expect, test } from "vitest";
import { itemsOfChange } from "./items-of-change.ts";

test("VAT-01 names the items of a class whose rate changes, with the price that keeps the net amount", () => {
  const item = { id: "milk", name: "Milch", priceCents: 220, vatClass: "basicFood", status: "active" } as const;
  const change = {
    vatClass: "basicFood",
    service: "takeaway",
    on: "2026-07-01",
    beforeBp: 1000,
    afterBp: 490,
  } as const;
  const others = [
    { ...item, id: "beer", vatClass: "drink" } as const,
    { ...item, id: "old", status: "archived" } as const,
  ];
  expect(itemsOfChange(change, [item, ...others])).toEqual([
    { id: "milk", name: "Milch", beforeCents: 220, afterCents: 210 },
  ]);
});
