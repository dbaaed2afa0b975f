import { expect, test } from "vitest";
import { aDistributionOption, aMenu, anAddress, anItem, anOrder } from "../testing/builders.ts";
import type { Slot } from "../slots/slot.ts";
import { checkShopperMove, leadOfOrder } from "./move-terms.ts";

const option = aDistributionOption();
const order = anOrder();
const minute = 60_000;
const { start: was } = order.distribution.slot;
const at = (start: number, key = "2026-11-21T11:30"): Slot => ({ key, start, end: start + 15 * minute });
const tomorrow = at(was + 24 * 60 * minute);
const notAllowed = { type: "transition-not-allowed", from: "placed", to: "placed" };

test("an order needs as long as its goods, and the way to its address", () => {
  const menu = aMenu({ items: { bread: anItem({ leadMinutes: 24 * 60 }) } });
  expect(leadOfOrder(order, { menu, option }, "2026-11-21")).toEqual({ leadMinutes: 1440, extraMinutes: 0 });
  const zone = {
    id: "z",
    name: "Nah",
    kind: "plz",
    plz: ["83022"],
    minOrderCents: 0,
    feeCents: 300,
    extraMinutes: 20,
    enabled: true,
    priority: 1,
  } as const;
  const brought = { ...order, distribution: { ...order.distribution, address: anAddress() } };
  const delivery = aDistributionOption({ type: "delivery", zones: [zone] });
  expect(leadOfOrder(brought, { menu: aMenu(), option: delivery }, "2026-11-21")).toMatchObject({ extraMinutes: 20 });

  // Brought elsewhere on Saturdays only, and dearer: another order.
  const saturdays = { ...zone, id: "s", feeCents: 500, priority: 0, weekdays: [6] } as const;
  const dearer = aDistributionOption({ type: "delivery", zones: [zone, saturdays], zonePick: "priority" });
  expect(checkShopperMove(brought, { menu: aMenu(), option: delivery }, tomorrow)).toBeNull();
  expect(checkShopperMove(brought, { menu: aMenu(), option: dearer }, tomorrow)).toEqual(notAllowed);
});

test("a shopper's order is moved as it is, or not at all", () => {
  const menu = aMenu();
  expect(checkShopperMove(order, { menu, option }, tomorrow)).toBeNull();
  const weekdaysOnly = aMenu({
    items: { bread: anItem({ windows: [{ weekday: 5, start: "08:00", minutes: 600 }] }) },
  });
  expect(checkShopperMove(order, { menu: weekdaysOnly, option }, tomorrow)).toMatchObject({
    type: "not-available-then",
  });
});

test("a tax or a price that is another one then is no move", () => {
  const lines = order.lines.map((line) => ({ ...line, refId: "soup" }));
  const meal = { ...order, lines, dayKey: "2025-12-31" };
  const from = { ...order.distribution, slot: at(Date.parse("2025-12-31T11:00:00Z"), "2025-12-31T12:00") };
  const menu = aMenu({ items: { soup: anItem({ id: "soup" }) } });
  const dineIn = aDistributionOption({ type: "dineIn" });
  const before = { ...meal, distribution: { ...from, type: "dineIn" as const } };
  const newYear = at(Date.parse("2026-01-01T11:00:00Z"), "2026-01-01T12:00");
  // Meals at the table are taxed at 7 instead of 19 percent from 2026 on.
  expect(checkShopperMove(before, { menu, option: dineIn }, newYear)).toEqual(notAllowed);
  expect(checkShopperMove(before, { menu, option }, newYear)).toBeNull();
});
