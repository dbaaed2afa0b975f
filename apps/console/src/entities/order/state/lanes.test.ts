import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { isLate } from "../ui/due-text.ts";
import { boardOf, columnOf, columns, tomorrow } from "./lanes.ts";

const minute = 60_000;
const order = (id: string, overrides: Partial<Order> = {}) => ({ ...anOrder(overrides), id });
const time = { now: aMoment, dueBefore: aMoment };
const timeline = (release: number, due: number): Order["timeline"] => ({
  releaseAt: aMoment + release * minute,
  prepareBy: aMoment + due * minute,
  promisedAt: aMoment + due * minute,
});

describe("the board", () => {
  it("gives each open order its lane and leaves the others out", () => {
    const board = boardOf(
      orderStatuses.map((status) => order(status, { status })),
      time,
    );
    const ids = Object.fromEntries(columns.map((column) => [column, board[column].map(({ id }) => id).toSorted()]));
    expect(ids).toEqual({
      new: ["placed"],
      accepted: ["accepted"],
      inWork: ["preparing"],
      done: ["deposited", "ready"],
      onTheWay: ["outForDelivery", "shipped"],
      preorders: [],
    });
  });

  it("M-S5 keeps accepted orders of other days beside it until it is time to begin, and those of today on it", () => {
    const later = order("later", { status: "accepted", timeline: timeline(30, 60) });
    expect(columnOf(later, time)).toBe("preorders");
    expect(columnOf(later, { now: aMoment, dueBefore: aMoment + 60 * minute })).toBe("preorders");
    expect(columnOf(later, { now: aMoment, dueBefore: aMoment + 61 * minute })).toBe("accepted");
    expect(columnOf(later, { now: aMoment + 30 * minute, dueBefore: aMoment })).toBe("accepted");
    expect(columnOf(order("new", { timeline: timeline(30, 60) }), time)).toBe("new");
  });

  it("M-S5 TIM-01 ends the day at the shop's midnight, in the nights of the clock change, too", () => {
    const at = (iso: string) => tomorrow(Date.parse(iso), "Europe/Berlin");
    expect(at("2026-03-28T22:59:59Z")).toBe(Date.parse("2026-03-28T23:00:00Z"));
    expect(at("2026-03-28T23:00:00Z")).toBe(Date.parse("2026-03-29T22:00:00Z"));
    expect(at("2026-10-25T12:00:00Z")).toBe(Date.parse("2026-10-25T23:00:00Z"));
  });

  it("shows the earliest due first, then the one that came first", () => {
    const orders = [
      order("c", { timeline: timeline(0, 40) }),
      order("b", { timeline: timeline(0, 20), placedAt: aMoment + 1 }),
      order("a", { timeline: timeline(0, 20) }),
    ];
    expect(boardOf(orders, time).new.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("sorts a thousand orders without touching the list it was given", () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      order(String(index), { status: "preparing", timeline: timeline(0, (index * 7919) % 1000) }),
    );
    const before = [...many];
    const due = boardOf(many, time).inWork.map(({ timeline: { promisedAt } }) => promisedAt);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(many).toEqual(before);
  });
});

describe("lateness", () => {
  it("counts for what still has to be made", () => {
    const overdue = { timeline: timeline(-60, -5) };
    for (const status of ["placed", "accepted", "preparing"] as const) {
      expect(isLate(order("x", { ...overdue, status }), aMoment)).toBe(true);
    }
    expect(isLate(order("x", { ...overdue, status: "ready" }), aMoment)).toBe(false);
    expect(isLate(order("x", { timeline: timeline(0, 5) }), aMoment)).toBe(false);
  });
});
