import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aFulfilmentMethod, aMoment, anAddress, everyDay } from "../../testing/builders.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { capacityOfKey, checkSlot, explainSlot } from "./check-slot.ts";
import { offeredSlots, type SlotInput } from "./offered-slots.ts";
import { placeOn } from "../methods/place-on.ts";
import { exceeded, slotCapacity } from "./slot-capacity.ts";

const timezone = "Europe/Berlin";
const key = "2026-11-20T11:00";
function ask(overrides: Partial<SlotInput> = {}, at = key) {
  const question: SlotInput = {
    option: aFulfilmentMethod(),
    timezone,
    now: aMoment,
    closures: [],
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
    ...overrides,
  };
  return { ...question, key: at };
}
const method = (overrides: Partial<FulfilmentMethod>) => ({ option: aFulfilmentMethod(overrides) });

describe("what a slot holds", () => {
  test("its window's own numbers come before those of all", () => {
    const option = aFulfilmentMethod({
      capacity: { ordersPerSlot: 5, unitsPerSlot: 50 },
      dayCapacity: { centsPerSlot: 20_000 },
      windowCapacity: [{ weekday: 5, start: "08:00", ordersPerSlot: 2, centsPerSlot: 9000 }],
    });
    expect(slotCapacity(option, { weekday: 5, start: "08:00" })).toEqual({ orders: 2, units: 50, cents: 9000 });
    expect(slotCapacity(option, { weekday: 5, start: "09:00" })).toEqual({ orders: 5, units: 50, cents: 20_000 });
    expect(slotCapacity(option, { weekday: 6, start: "08:00" })).toEqual({ orders: 5, units: 50, cents: 20_000 });
    expect(capacityOfKey(option, timezone, key)).toEqual({ orders: 2, units: 50, cents: 9000 });
    expect(capacityOfKey(option, timezone, "2026-11-20T11:01")).toBeNull();
    expect(capacityOfKey(option, timezone, "nie")).toBeNull();
    const own = { ...option, windowCapacity: [{ weekday: 5 as const, start: "08:00", unitsPerSlot: 7 }] };
    expect(slotCapacity(own, { weekday: 5, start: "08:00" })).toEqual({ orders: 5, units: 7, cents: 20_000 });
    const endless = { orders: Infinity, units: Infinity, cents: Infinity };
    expect(slotCapacity(aFulfilmentMethod(), { weekday: 5, start: "08:00" })).toEqual(endless);
  });

  test("says what is too much, first things first", () => {
    const capacity = { orders: 2, units: 10, cents: 5000 };
    expect(exceeded(capacity, { orders: 1, units: 5, cents: 4000 }, { units: 5, cents: 1000 })).toBeNull();
    expect(exceeded(capacity, { orders: 2, units: 5 }, { units: 9, cents: 0 })).toBe("orders");
    expect(exceeded(capacity, { orders: 1, units: 5 }, { units: 6, cents: 0 })).toBe("units");
    expect(exceeded(capacity, { orders: 1, units: 5 }, { units: 5, cents: 5001 })).toBe("cents");
  });
});

describe("why not", () => {
  test("a full slot says of what", () => {
    const use = { [key]: { orders: 1, units: 8, cents: 4000 } };
    expect(explainSlot(ask({ ...method({ capacity: { ordersPerSlot: 1 } }), useByKey: use }))).toEqual({
      state: "full",
      of: "orders",
    });
    expect(explainSlot(ask({ ...method({ capacity: { unitsPerSlot: 9 } }), useByKey: use, units: 2 }))).toEqual({
      state: "full",
      of: "units",
    });
    const euros = method({ dayCapacity: { centsPerSlot: 5000 } });
    expect(explainSlot(ask({ ...euros, useByKey: use, cents: 1001 }))).toEqual({ state: "full", of: "cents" });
    expect(explainSlot(ask({ ...euros, useByKey: use, cents: 1000 }))).toEqual({ state: "free" });
    expect(explainSlot(ask({ soldOutKeys: [key] }))).toEqual({ state: "full", of: "live" });
    expect(explainSlot(ask({ soldOutKeys: ["2026-11-20"] }))).toEqual({ state: "full", of: "live" });
    expect(explainSlot(ask({ soldOutKeys: ["2026-11-21"] }))).toEqual({ state: "free" });
  });

  test("a day holds so many orders, counted for it or from its slots", () => {
    const day = method({ dayCapacity: { ordersPerDay: 3 } });
    const full = { state: "full", of: "day" };
    expect(explainSlot(ask({ ...day, ordersByDay: { "2026-11-20": 3 } }))).toEqual(full);
    expect(explainSlot(ask({ ...day, ordersByDay: { "2026-11-21": 3 } }))).toEqual({ state: "free" });
    const useByKey = {
      "2026-11-20T08:00": { orders: 2, units: 0 },
      "2026-11-20T12:00": { orders: 1, units: 0 },
      "2026-11-21T08:00": { orders: 9, units: 0 },
    };
    expect(explainSlot(ask({ ...day, useByKey }))).toEqual(full);
    expect(explainSlot(ask(day))).toEqual({ state: "free" });
  });

  test("the facts of each answer", () => {
    expect(explainSlot(ask({ leadMinutes: 90 }))).toEqual({ state: "tooSoon", from: aMoment + 90 * 60_000 });
    expect(explainSlot(ask({ leadMinutes: 30, extraMinutes: 31 }))).toEqual({
      state: "tooSoon",
      from: aMoment + 61 * 60_000,
    });
    expect(explainSlot(ask(method({ advance: { minDays: 2, maxDays: 5 } })))).toEqual({
      state: "tooSoon",
      from: "2026-11-22",
    });
    const cutoffs = [
      { kind: "sameDayAt", time: "09:30" },
      { kind: "sameDayAt", time: "09:00" },
    ] as const;
    expect(explainSlot(ask(method({ cutoffs })))).toEqual({
      state: "cutoff",
      at: Date.parse("2026-11-20T09:00+01:00"),
    });
    const closure = { from: "2026-11-20", to: "2026-11-20", mode: "closed", reason: "Betriebsausflug" } as const;
    expect(explainSlot(ask({ closures: [closure] }))).toEqual({ state: "closed", reason: "Betriebsausflug" });
    expect(explainSlot(ask({ operations: { state: "closed", message: "Rohrbruch" } }))).toEqual({
      state: "closed",
      reason: "Rohrbruch",
    });
    expect(explainSlot(ask({ operations: { state: "closed" } }))).toEqual({ state: "closed" });
    expect(explainSlot(ask({ operations: { state: "paused" } }))).toStrictEqual({ state: "paused" });
    const until = aMoment + 7_200_000;
    expect(explainSlot(ask({ operations: { state: "paused", until } }))).toEqual({ state: "paused", until });
    expect(explainSlot(ask({}, "2026-11-20T11:01"))).toEqual({ state: "noSuchTime" });
    expect(explainSlot(ask({}, "2026-11-20T09:00"))).toEqual({ state: "noSuchTime" });
  });

  test("TIM-02 a time of yesterday is over, also a few minutes after midnight", () => {
    const night = { ...method({ windows: everyDay("00:00", 1440) }), graceMinutes: 30 };
    const now = Date.parse("2026-11-21T00:05+01:00");
    expect(explainSlot(ask({ ...night, now }, "2026-11-20T23:45"))).toEqual({ state: "noSuchTime" });
    expect(explainSlot(ask({ ...night, now }, "2026-11-21T00:00"))).toEqual({ state: "free" });
  });

  test("goods and address have their say, and the next time follows it", () => {
    const noon = Date.parse("2026-11-20T12:00+01:00");
    const goods = ask({ goodsAt: (at) => at >= noon });
    expect(explainSlot(goods)).toEqual({ state: "goods" });
    expect(checkSlot(goods)).toMatchObject({ refusal: { type: "slot-changed", next: { key: "2026-11-20T12:00" } } });
    const area = ask({ reachesOn: (date) => date === "2026-11-21" });
    expect(explainSlot(area)).toEqual({ state: "area" });
    expect(checkSlot(area)).toMatchObject({ refusal: { type: "slot-changed", next: { key: "2026-11-21T08:00" } } });
  });
});

test("parcels leave on shipping days only", () => {
  const shipping = { countries: ["DE" as const], parcels: [], shipDays: [1 as const, 3 as const] };
  const days = offeredSlots(ask(method({ type: "shipping", shipping, windows: everyDay() }))).map(({ date }) => date);
  expect(days).toEqual(["2026-11-23", "2026-11-25"]);
});

test("a market stand is somewhere else on its days", () => {
  const place = { name: "Laden", address: anAddress() };
  const market = { name: "Grüner Markt", address: anAddress({ street: "Salzstadel" }) };
  const option = { place, weekPlaces: [{ weekday: 4 as const, place: market }] };
  expect(placeOn(option, "2026-11-19")).toBe(market);
  expect(placeOn(option, "2026-11-20")).toBe(place);
  expect(placeOn({ place }, "2026-11-19")).toBe(place);
  expect(placeOn({}, "2026-11-19")).toBeUndefined();
});

describe("with every term at once", () => {
  const small = fc.integer({ min: 0, max: 4 });
  const question = fc
    .record({
      orders: small,
      units: small,
      cents: small,
      day: fc.option(small, { nil: undefined }),
      own: small,
      extra: fc.nat(400),
      hour: fc.nat(23),
    })
    .chain((limits) =>
      fc
        .array(fc.record({ hour: fc.integer({ min: 8, max: 17 }), orders: small, units: small, cents: small }), {
          maxLength: 8,
        })
        .map((uses) =>
          ask({
            option: aFulfilmentMethod({
              intervalMinutes: 60,
              windows: [...everyDay("08:00", 240), ...everyDay("12:00", 360)],
              capacity: { ordersPerSlot: limits.orders, unitsPerSlot: limits.units },
              dayCapacity: {
                centsPerSlot: limits.cents,
                ...(limits.day === undefined ? {} : { ordersPerDay: limits.day }),
              },
              windowCapacity: [{ weekday: 5, start: "12:00", ordersPerSlot: limits.own }],
            }),
            units: 1,
            cents: 1,
            extraMinutes: limits.extra,
            maxDays: 3,
            goodsAt: (at) => Math.floor(at / 3_600_000) % 24 !== limits.hour,
            reachesOn: (date) => date !== "2026-11-22",
            useByKey: Object.fromEntries(
              uses.map(({ hour, ...use }) => [`2026-11-20T${String(hour).padStart(2, "0")}:00`, use]),
            ),
          }),
        ),
    );

  test("TIM-02 what is offered is what is accepted, and what is explained", () => {
    fc.assert(
      fc.property(question, (all) => {
        for (const { slots } of offeredSlots(all))
          for (const { slot, state } of slots) {
            expect(checkSlot({ ...all, key: slot.key }).ok).toBe(state === "free");
            expect(explainSlot({ ...all, key: slot.key }).state).toBe(state);
          }
      }),
      { numRuns: 25 },
    );
  }, 30_000);
});
