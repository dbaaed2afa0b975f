import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { LiveOrder } from "../calls/watch-order.ts";
import { rememberedOf } from "@/entities/order/remembered/remembered-of";
import { orderGroups, orderName, shownOrders } from "./shown-orders.ts";
import { statusWord } from "@/entities/order/status-word";

const day = 24 * 60 * 60_000;
const seen = { timezone: "Europe/Berlin", now: aMoment };
const live = (id: string, more: Parameters<typeof anOrder>[0] = {}): LiveOrder => ({ ...anOrder(more), id });
const keyOf = (orderId: string, restaurantId = "hof") => ({ restaurantId, orderId });

function indexed(id: string, more: object = {}) {
  const order = live(id);
  const { restaurantName, no, status, paymentStatus, placedAt, distribution, totals } = order;
  const { type, slot } = distribution;
  const row = { restaurantName, no, status, paymentStatus, placedAt, slotStart: slot.start, type };
  return { ...row, id, restaurantId: "hof", totalCents: totals.totalCents, itemsText: "", lineRefs: [], ...more };
}

it("S-C3 the order itself says its state, then the list, then what this browser remembers", () => {
  const remembered = [rememberedOf(keyOf("a"), live("a", { status: "placed" }), seen)];
  const list = [indexed("a", { status: "accepted" })];
  const now = new Map([[orderName(keyOf("a")), live("a", { status: "ready" })]]);
  const statusOf = (known: Partial<Parameters<typeof shownOrders>[0]>) =>
    shownOrders({ indexed: [], live: new Map(), remembered: [], ...known }).map(({ status }) => status);
  expect(statusOf({ remembered })).toEqual(["placed"]);
  expect(statusOf({ remembered, indexed: list })).toEqual(["accepted"]);
  expect(statusOf({ remembered, indexed: list, live: now })).toEqual(["ready"]);
});

it("S-C3 orders of two shops under the same id are two, and one that was opened by a link stands among them", () => {
  const elsewhere = rememberedOf(keyOf("a", "bäcker"), live("a"), seen);
  const shown = shownOrders({ indexed: [indexed("a")], live: new Map(), remembered: [elsewhere] });
  expect(shown.map(({ key }) => orderName(key)).toSorted()).toEqual(["bäcker.a", "hof.a"]);
});

it("S-C3 what is under way comes first, the next time first; the others stand under their months, newest first", () => {
  const shown = shownOrders({
    indexed: [
      indexed("late", { slotStart: aMoment + day }),
      indexed("soon", { placedAt: aMoment - 1 }),
      indexed("done", { status: "completed", placedAt: aMoment - day }),
      indexed("old", { status: "cancelled", placedAt: aMoment - 40 * day }),
    ],
    live: new Map(),
    remembered: [],
  });
  const { running, months } = orderGroups(shown, "Europe/Berlin");
  expect(running.map(({ key }) => key.orderId)).toEqual(["soon", "late"]);
  expect(months.map(({ name, orders }) => [name, orders.map(({ key }) => key.orderId)])).toEqual([
    ["November 2026", ["done"]],
    ["Oktober 2026", ["old"]],
  ]);
});

it("a state is said in words of the way it is received", () => {
  expect(statusWord("ready", "pickup")).toBe("Abholbereit");
  expect(statusWord("ready", "delivery")).toBe("Gepackt");
  expect(statusWord("completed", "delivery")).toBe("Geliefert");
  expect(statusWord("preparing", "pickup")).toBe("In Arbeit");
});
