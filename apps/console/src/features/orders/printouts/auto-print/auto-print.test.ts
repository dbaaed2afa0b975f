import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { expect, it } from "vitest";
import { dueToPrint, readAutoPrint, storedAutoPrint, switchedOn, withPrinted, type AutoPrint } from "./auto-print.ts";

const order = (id: string, overrides: Partial<Order>) => ({ ...anOrder(overrides), id });
const empty: AutoPrint = { printed: [] };
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

it("M-B5 prints what the server accepts after it was switched on, in that order, and each once on a device", () => {
  const before = order("before", { status: "accepted", acceptedAt: aMoment + 9 });
  const memory = switchedOn([before, order("new", { status: "placed" })]);
  expect(memory).toEqual({ printed: ["before"] });
  const orders = [
    before,
    order("second", { status: "preparing", acceptedAt: aMoment + 2 }),
    order("first", { status: "accepted", acceptedAt: aMoment }),
    order("new", { status: "placed" }),
    order("pressed", { status: "accepted" }),
    order("cancelled", { status: "cancelled", acceptedAt: aMoment + 1 }),
    order("ready", { status: "ready", acceptedAt: aMoment + 1 }),
  ];
  expect(idsOf(dueToPrint(orders, memory))).toEqual(["first", "second"]);
  const after = withPrinted(memory, "first", orders);
  expect(idsOf(dueToPrint(orders, after))).toEqual(["second"]);
  expect(dueToPrint(orders, withPrinted(after, "second", orders))).toEqual([]);
});

it("M-B5 never prints an order of the board twice, however many there are", () => {
  const orders = Array.from({ length: 1500 }, (_, index) =>
    order(`o${index}`, { status: "accepted", acceptedAt: aMoment + index }),
  );
  const printed = orders.reduce((memory, { id }) => withPrinted(memory, id, orders), empty);
  expect(dueToPrint(orders, printed)).toEqual([]);
  // Those that have left the board are forgotten in the end.
  expect(withPrinted(printed, "next", []).printed).toHaveLength(1000);
});

it("M-B5 remembers on the device, and a broken memory prints nothing", () => {
  const memory = withPrinted(empty, "a", []);
  expect(readAutoPrint(storedAutoPrint(memory))).toEqual(memory);
  expect(readAutoPrint(storedAutoPrint(empty))).toEqual(empty);
  for (const stored of [null, "", "x", "off a b"]) expect(readAutoPrint(stored)).toBeNull();
});
