import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { expect, it } from "vitest";
import { dueToPrint, readAutoPrint, storedAutoPrint, withPrinted, type AutoPrint } from "./auto-print.ts";

const order = (id: string, overrides: Partial<Order>) => ({ ...anOrder(overrides), id });
const since: AutoPrint = { since: aMoment, printed: [] };
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

it("M-B5 prints what was accepted since it was switched on, in that order, and each once on a device", () => {
  const orders = [
    order("second", { status: "preparing", acceptedAt: aMoment + 2 }),
    order("first", { status: "accepted", acceptedAt: aMoment }),
    order("before", { status: "accepted", acceptedAt: aMoment - 1 }),
    order("new", { status: "placed" }),
    order("pressed", { status: "accepted" }),
    order("cancelled", { status: "cancelled", acceptedAt: aMoment + 1 }),
    order("ready", { status: "ready", acceptedAt: aMoment + 1 }),
  ];
  expect(idsOf(dueToPrint(orders, since))).toEqual(["first", "second"]);
  const after = withPrinted(since, "first");
  expect(idsOf(dueToPrint(orders, after))).toEqual(["second"]);
  expect(dueToPrint(orders, withPrinted(after, "second"))).toEqual([]);
});

it("M-B5 remembers on the device, and a broken memory prints nothing", () => {
  const memory = withPrinted(since, "a");
  expect(readAutoPrint(storedAutoPrint(memory))).toEqual(memory);
  expect(readAutoPrint(storedAutoPrint(since))).toEqual(since);
  for (const stored of [null, "", "x", "off a b"]) expect(readAutoPrint(stored)).toBeNull();
  const many = { ...since, printed: Array.from({ length: 1200 }, (_, index) => `o${index}`) };
  expect(readAutoPrint(storedAutoPrint(many))?.printed.at(-1)).toBe("o1199");
  expect(readAutoPrint(storedAutoPrint(many))?.printed).toHaveLength(1000);
});
