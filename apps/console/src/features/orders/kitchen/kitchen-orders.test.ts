import { aMoment, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { expect, it } from "vitest";
import { boardOf } from "@/entities/order/state/lanes";
import { stepsOf } from "@/entities/order/state/order-steps";
import { linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import { isAtStation } from "@/entities/order/items/stations";
import { inColumns, kitchenStepOf, openSums, tickOf, timerText, toMake, urgencyOf } from "./kitchen-orders.ts";

const asDocument = (id: string, overrides: Partial<Order> = {}) => ({
  ...anOrder(overrides),
  id,
  ref: { id, path: `restaurants/x/orders/${id}` },
  v: 1 as const,
  createdAt: aMoment,
  updatedAt: aMoment,
});
function dueIn(minutes: number) {
  const at = aMoment + minutes * minuteMs;
  return { timeline: { releaseAt: aMoment, prepareBy: at, promisedAt: at } };
}

it("M-B5 shows what is begun and what is to be begun, the earliest first, and nothing else", () => {
  const later = { releaseAt: aMoment + 1, prepareBy: aMoment + 2, promisedAt: aMoment + 2 };
  const board = boardOf(
    [
      asDocument("late", { status: "preparing", ...dueIn(-2) }),
      asDocument("second", { status: "accepted", ...dueIn(8) }),
      asDocument("new", { status: "placed" }),
      asDocument("ready", { status: "ready" }),
      asDocument("preorder", { status: "accepted", timeline: later }),
      asDocument("third", { status: "preparing", ...dueIn(30) }),
    ],
    { now: aMoment, dueBefore: aMoment },
  );
  const shown = toMake(board);
  expect(shown.map(({ id }) => id)).toEqual(["late", "second", "third"]);
  expect(shown.map((order) => urgencyOf(order, aMoment))).toEqual(["late", "soon", "calm"]);
  expect(shown.map((order) => timerText(order, aMoment))).toEqual(["+2:00", "8:00", "30:00"]);
  expect(timerText(anOrder(dueIn(65)), aMoment + 1000)).toBe("1:04:59");
});

it("M-B5 adds up what is not ticked, and a line that was changed is open again", () => {
  const line = anOrderLine({ qty: 3 });
  const order = asDocument("a", {
    lines: [line, anOrderLine({ lineId: "l2", refId: "roll", name: "Semmel", qty: 8 }), { ...line, lineId: "l3" }],
  });
  const sums = (ticks: readonly string[], of = order) =>
    openSums([of], new Set(ticks)).map(({ name, qty }) => `${qty} ${name}`);
  expect(sums([])).toEqual(["8 Semmel", "6 Bauernbrot"]);
  expect(sums([tickOf("a", line)])).toEqual(["8 Semmel", "3 Bauernbrot"]);
  expect(sums([tickOf("b", line)])).toEqual(["8 Semmel", "6 Bauernbrot"]);
  expect(sums([tickOf("a", line)], { ...order, lines: [{ ...line, qty: 4 }] })).toEqual(["4 Bauernbrot"]);
  const gone = { ...line, lineId: "l4", removed: { at: 1, reason: "aus" } };
  expect(linesToMake({ lines: [line, gone] })).toEqual([line]);
});

it("M-B5 fills the shortest column, so that the earliest stay at the top and none is lost", () => {
  const lines = (count: number) => Array.from({ length: count }, () => anOrderLine());
  const orders = [3, 5, 2, 2, 2].map((count, index) => anOrder({ dayCode: `${40 + index}`, lines: lines(count) }));
  const codes = (count: number) => inColumns(orders, count).map((column) => column.map(({ dayCode }) => dayCode));
  expect(codes(3)).toEqual([["40", "44"], ["41"], ["42", "43"]]);
  expect(codes(1)).toEqual([["40", "41", "42", "43", "44"]]);
  expect(inColumns([anOrder({ customerNote: "Nüsse" }), anOrder(), anOrder()], 2).map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

it("M-B5 offers the step that the table of transitions allows, and the scale before ready", () => {
  const open = anOrderLine({ catchWeight: { pricePerKgCents: 1000, estGrams: 250 } });
  const weighed = anOrderLine({ catchWeight: { pricePerKgCents: 1000, estGrams: 250, finalGrams: 262 } });
  for (const lines of [[anOrderLine()], [weighed]])
    for (const status of ["accepted", "preparing"] as const) {
      const order = anOrder({ status, lines });
      expect(kitchenStepOf(order)).toBe(stepsOf(order, "kitchen", aMoment).next);
    }
  const unweighed = anOrder({ status: "preparing", lines: [open] });
  expect(kitchenStepOf(unweighed)).toBe("weigh");
  expect(stepsOf(unweighed, "kitchen", aMoment).next).not.toBe("ready");
});

it("M-B5 the screens of all stations together show every line, and what no station is named for is on each", () => {
  const items = new Map([
    ["bread", { station: "Ofen" }],
    ["salad", { station: "Kalte Küche" }],
  ]) as never;
  const part = { slotId: "a", name: "", qty: 2, surchargeCents: 0 };
  const box = anOrderLine({ refId: "box", kind: "bundle", components: [{ ...part, itemId: "salad" }] });
  const [bread, jam] = [anOrderLine({ refId: "bread" }), anOrderLine({ refId: "jam" })];
  const at = (station: string | null) => [bread, box, jam].filter((line) => isAtStation(line, station, items));
  expect(at("Ofen")).toEqual([bread, jam]);
  expect(at("Kalte Küche")).toEqual([box, jam]);
  expect(at(null)).toEqual([bread, box, jam]);
  const order = asDocument("a", { lines: [bread, box, jam] });
  const sums = openSums([order], new Set(), (line) => isAtStation(line, "Ofen", items));
  expect(sums.map(({ itemId }) => itemId)).toEqual(["bread", "jam"]);
});
