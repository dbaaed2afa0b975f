import { expect, test } from "vitest";
import { replayOrders, replayedSentence, replaySummary } from "./replay-orders.ts";

type Past = Parameters<typeof replayOrders>[0][number];
const slot = { key: "2026-11-14T10:00", start: 10, end: 20 };
const anOrder = (id: string, overrides: object = {}) =>
  ({
    id,
    channel: "web",
    status: "completed",
    distribution: { optionId: "pickup", slot },
    placedAt: 1,
    kitchenUnits: 3,
    totals: { itemsCents: 500, discountCents: -100 },
    ...overrides,
  }) as unknown as Past;

test("every order of the way counts once; what was cancelled, refused or a rehearsal does not", () => {
  const orders = [
    anOrder("a"),
    anOrder("a"),
    anOrder("b", { status: "cancelled" }),
    anOrder("c", { status: "rejected" }),
    anOrder("d", { channel: "test" }),
    anOrder("e", { distribution: { optionId: "delivery", slot } }),
    anOrder("f", { status: "noShow" }),
  ];
  const counted = { slot, placedAt: 1, units: 3, cents: 400 };
  expect(replayOrders(orders, "pickup")).toEqual([counted, counted]);
});

test("the answer is a sentence that can be read aloud", () => {
  const time = { weekday: 6, start: "10:00", end: "10:30", orders: 14, refused: 4 } as const;
  expect(replayedSentence(time)).toBe("Samstag 10:00–10:30 Uhr: 4 von 14 Bestellungen hätten keinen Platz gefunden.");
  expect(replayedSentence({ ...time, refused: 1 })).toBe(
    "Samstag 10:00–10:30 Uhr: 1 von 14 Bestellungen hätte keinen Platz gefunden.",
  );
  const said = (orders: number, refused: number, elsewhere = 0) =>
    replaySummary({ orders, refused, elsewhere, times: [] });
  expect([said(0, 0), said(3, 0, 3), said(1, 0), said(9, 0, 2), said(9, 2)]).toEqual([
    "In den letzten vier Wochen gab es hier keine Bestellung.",
    "Keine Bestellung der letzten vier Wochen liegt auf einem Termin, den es mit diesen Zeiten noch gibt.",
    "Die eine Bestellung hätte ihren Platz gefunden.",
    "Alle 7 Bestellungen hätten ihren Platz gefunden.",
    "2 von 9 Bestellungen hätten ihren Termin nicht bekommen.",
  ]);
});
