import { expect, test } from "vitest";
import { aMoment, anOrder, anOrderLine } from "../../testing/builders.ts";
import { suppliedGoods } from "./supplied-goods.ts";

const customer = { ...anOrder().customer, b2bCustomerId: "b_1", company: "Kita" };
const handedOver = anOrder({ status: "completed", completedAt: aMoment, customer });

test("FOO-09 of each product it is known which company got it on which day: by weight, and out of boxes", () => {
  const catchWeight = { pricePerKgCents: 2490, estGrams: 1000, finalGrams: 1180 };
  const box = {
    kind: "bundle" as const,
    components: [{ slotId: "s", itemId: "leek", name: "Lauch", qty: 2, surchargeCents: 0 }],
  };
  const lines = [
    anOrderLine({ refId: "bread", name: "Brot", qty: 3 }),
    anOrderLine({ refId: "beef", name: "Braten", qty: 1, catchWeight }),
    anOrderLine({ refId: "box", name: "Kiste", qty: 4, ...box }),
    anOrderLine({ refId: "cake", removed: { at: 1, reason: "" } }),
  ];
  const day = "2026-11-20";
  expect(suppliedGoods([{ ...handedOver, lines }], "Europe/Berlin")).toEqual([
    { day, company: "Kita", orderNo: "A-1042", lineId: "l1", itemId: "bread", product: "Brot", qty: 3 },
    { day, company: "Kita", orderNo: "A-1042", lineId: "l1", itemId: "beef", product: "Braten", qty: 1, grams: 1180 },
    { day, company: "Kita", orderNo: "A-1042", lineId: "l1", itemId: "leek", product: "Lauch", qty: 8 },
  ]);
});

test("FOO-09 private orders and what was not handed over are no supply; a company whose name is gone keeps its number", () => {
  const { company: _gone, ...nameless } = customer;
  const { completedAt: _never, ...open } = handedOver;
  const none = [anOrder({ status: "completed", completedAt: 1 }), { ...handedOver, status: "ready" as const }, open];
  expect(suppliedGoods(none, "Europe/Berlin")).toEqual([]);
  const later = { ...handedOver, completedAt: aMoment + 86_400_000 };
  const other = { ...handedOver, customer: { ...customer, company: "Amt" } };
  const rows = suppliedGoods([handedOver, other, later, { ...later, customer: nameless }], "Europe/Berlin");
  expect(rows.map(({ day, company }) => `${day} ${company}`)).toEqual([
    "2026-11-21 b_1",
    "2026-11-21 Kita",
    "2026-11-20 Amt",
    "2026-11-20 Kita",
  ]);
});
