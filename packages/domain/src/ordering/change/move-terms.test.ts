import { expect, test } from "vitest";
import {
  aBundle,
  aFulfilmentMethod,
  aMenu,
  anAddress,
  anItem,
  anOption,
  anOrder,
  anOrderLine,
} from "../../testing/builders.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { checkShopperMove, leadOfOrder } from "./move-terms.ts";

const option = aFulfilmentMethod();
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
  const delivery = aFulfilmentMethod({ type: "delivery", zones: [zone] });
  expect(leadOfOrder(brought, { menu: aMenu(), option: delivery }, "2026-11-21")).toMatchObject({ extraMinutes: 20 });

  // Brought elsewhere on Saturdays only, and dearer: another order.
  const saturdays = { ...zone, id: "s", feeCents: 500, priority: 0, weekdays: [6] } as const;
  const dearer = aFulfilmentMethod({ type: "delivery", zones: [zone, saturdays], zonePick: "priority" });
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
  const dineIn = aFulfilmentMethod({ type: "dineIn" });
  const before = { ...meal, distribution: { ...from, type: "dineIn" as const } };
  const newYear = at(Date.parse("2026-01-01T11:00:00Z"), "2026-01-01T12:00");
  // Meals at the table are taxed at 7 instead of 19 percent from 2026 on.
  expect(checkShopperMove(before, { menu, option: dineIn }, newYear)).toEqual(notAllowed);
  expect(checkShopperMove(before, { menu, option }, newYear)).toBeNull();
});

test("where nobody brings it no way has to be counted", () => {
  const far = { ...order.distribution, type: "delivery" as const, address: anAddress({ zip: "1010", country: "AT" }) };
  const zone = { id: "z", name: "Nah", kind: "plz", plz: ["83022"], minOrderCents: 0, feeCents: 300 } as const;
  const zones = [{ ...zone, extraMinutes: 20, enabled: true, priority: 1 }];
  const delivery = { menu: aMenu(), option: aFulfilmentMethod({ type: "delivery", zones }) };
  const away = { ...order, distribution: far };
  expect(leadOfOrder(away, delivery, "2026-11-21")).toEqual({ leadMinutes: 0, extraMinutes: 0 });
  // Neither now nor then, so the time alone changes nothing.
  expect(checkShopperMove(away, delivery, tomorrow)).toBeNull();
});

test("everything that was ordered is moved: words, contents of a box, but not what was taken out", () => {
  const words = anOption({
    id: "words",
    select: "text",
    choices: [{ id: "card", name: "Karte", priceCents: 50, allergens: [], default: false, maxQty: 1 }],
  });
  const wednesday = { weekday: 3, start: "08:00", minutes: 600 } as const;
  const menu = aMenu({
    items: {
      bread: anItem({ optionRefs: [{ optionId: "words" }, { optionId: "slice" }] }),
      gone: anItem({ id: "gone", windows: [wednesday] }),
    },
    options: { words, slice: anOption() },
    bundles: { box: aBundle() },
  });
  const choice = {
    optionId: "words",
    optionName: "Karte",
    choiceId: "card",
    name: "Karte",
    qty: 1,
    cents: 50,
    text: "Alles Gute",
  };
  const sliced = {
    optionId: "slice",
    choiceId: "sliced",
    optionName: "Schneiden",
    name: "Geschnitten",
    qty: 1,
    cents: 20,
  };
  const part = { slotId: "bread", itemId: "bread", name: "Bauernbrot", qty: 1, surchargeCents: 0 };
  const lines = [
    anOrderLine({ choices: [choice, sliced] }),
    anOrderLine({ lineId: "l2", kind: "bundle", refId: "box", components: [part] }),
    anOrderLine({ lineId: "l3", refId: "gone", removed: { at: 1, reason: "aus" } }),
  ];
  const whole = { ...order, lines };
  expect(checkShopperMove(whole, { menu, option }, tomorrow)).toBeNull();
  expect(
    leadOfOrder(whole, { menu: { ...menu, bundles: { box: aBundle({ leadMinutes: 90 }) } }, option }, "2026-11-21"),
  ).toEqual({
    leadMinutes: 90,
    extraMinutes: 0,
  });
});

test("what the menu cannot price any more needs no time of its own", () => {
  const menu = aMenu({ items: { bread: anItem({ leadMinutes: 60, minQty: 2 }) } });
  expect(leadOfOrder(order, { menu, option }, "2026-11-21")).toEqual({ leadMinutes: 0, extraMinutes: 0 });
});

test("what a code took off does not count for a free delivery at another time", () => {
  const zone = { id: "z", name: "Nah", kind: "plz", plz: ["83022"], minOrderCents: 0, feeCents: 300 } as const;
  const always = { ...zone, extraMinutes: 0, enabled: true, priority: 1 };
  const saturdays = { ...always, id: "s", priority: 0, weekdays: [6], freeFromCents: 500 } as const;
  const method = aFulfilmentMethod({ type: "delivery", zones: [always, saturdays], zonePick: "priority" });
  const distribution = { ...order.distribution, address: anAddress() };
  const ordered = (discountCents: number) => ({
    ...order,
    distribution,
    totals: { ...order.totals, itemsCents: 600, discountCents },
  });
  expect(checkShopperMove(ordered(-200), { menu: aMenu(), option: method }, tomorrow)).toBeNull();
  expect(checkShopperMove(ordered(-100), { menu: aMenu(), option: method }, tomorrow)).toEqual(notAllowed);
});

test("a box is moved with what was picked for it", () => {
  const pick = (itemId: string, surchargeCents: number) => ({ itemId, qty: 1, surchargeCents });
  const slot = {
    id: "bread",
    name: "Brot",
    min: 1,
    max: 1,
    fixed: false,
    choices: [pick("bread", 0), pick("seeds", 80)],
  };
  const menu = aMenu({
    items: { bread: anItem(), seeds: anItem({ id: "seeds", leadMinutes: 600 }) },
    bundles: { box: aBundle({ slots: [slot] }) },
  });
  const part = { slotId: "bread", itemId: "seeds", name: "Körnerbrot", qty: 1, surchargeCents: 80 };
  const box = { ...order, lines: [anOrderLine({ kind: "bundle", refId: "box", components: [part] })] };
  expect(checkShopperMove(box, { menu, option }, tomorrow)).toBeNull();
  expect(leadOfOrder(box, { menu, option }, "2026-11-21")).toMatchObject({ leadMinutes: 600 });
});
