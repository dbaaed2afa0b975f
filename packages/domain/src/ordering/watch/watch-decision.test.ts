import fc from "fast-check";
import { expect, it } from "vitest";
import { minuteMs } from "../../kernel/time/instant.ts";
import { aMoment } from "../../testing/builders.ts";
import { awakeDevices, devicesAfter, type BoardWatch, type WatchDevice } from "./awake-devices.ts";
import { missedAt, type WatchedOrder } from "./missed-orders.ts";
import { decideWatch, endsWith, type WatchFacts } from "./watch-decision.ts";

const now = aMoment;
const ago = (minutes: number): number => now - minutes * minuteMs;
const on: WatchDevice = { at: now, sound: "on", visible: true };
const event = (type: "placed" | "accepted" | "rejected" | "escalated", at: number, by: "system" | "merchant") =>
  ({ type, at, by }) as const;

const waiting = (at: number): WatchedOrder => ({
  status: "placed",
  channel: "web",
  events: [event("placed", at - 5 * minuteMs, "system"), event("escalated", at, "system")],
  flags: { escalated: true },
});
const rejected = (at: number, by: "system" | "merchant" = "merchant"): WatchedOrder => ({
  status: "rejected",
  channel: "web",
  events: [event("rejected", at, by)],
});
const accepted = (at: number): WatchedOrder => ({
  status: "preparing",
  channel: "web",
  events: [event("accepted", at, "merchant")],
});
const test = (order: WatchedOrder): WatchedOrder => ({ ...order, channel: "test" });

const facts = (more: Partial<WatchFacts> = {}): WatchFacts => ({
  watch: { devices: {}, awakeAt: ago(30) },
  rules: { warnAfterRejections: 3, pauseAfterMissed: 2 },
  operations: { state: "open" },
  orders: [waiting(ago(1))],
  now,
  today: ago(600),
  tomorrow: ago(-840),
  ...more,
});
const types = (more: Partial<WatchFacts>) => decideWatch(facts(more)).warnings.map(({ type }) => type);

it("M-C9 a shop whose board sleeps is told when an order waits too long, once in each sleep and day", () => {
  const decision = decideWatch(facts());
  expect(decision).toEqual({
    warnings: [{ type: "boardAsleep", since: ago(30), orders: 1 }],
    operations: null,
    patch: { sleepToldOf: ago(30) },
  });
  const told = { devices: {}, awakeAt: ago(30), ...decision.patch };
  expect(decideWatch(facts({ watch: told }))).toEqual({ warnings: [], operations: null, patch: null });
  expect(types({ watch: { ...told, awakeAt: ago(10) } }), "it woke up and fell asleep again").toEqual(["boardAsleep"]);
  expect(types({ watch: told, today: ago(2) }), "another day").toEqual(["boardAsleep"]);
  expect(types({ watch: null })).toEqual(["boardAsleep"]);
  expect(types({ orders: [] })).toEqual([]);
  expect(types({ orders: [test(waiting(ago(1)))] }), "a rehearsal").toEqual([]);
});

it.each([
  ["is seen", { ...on, sound: "blocked" }, true],
  ["is heard behind another page", { ...on, visible: false }, true],
  ["is neither seen nor heard", { ...on, sound: "off", visible: false }, false],
  ["has said nothing for three minutes", { ...on, at: ago(3) }, false],
] as const)("M-C9 a device that %s: awake is %s", (_name, device, awake) => {
  expect(awakeDevices({ a: device }, now).length > 0).toBe(awake);
  expect(types({ watch: { devices: { a: device } } })).toEqual(awake ? [] : ["boardAsleep"]);
});

it("M-C9 a hidden tab does not put the browser to sleep whose other tab is looked at", () => {
  const devices = { a: { ...on, sound: "off", visible: false } } as const;
  expect(types({ watch: { devices, awakeAt: ago(1) } })).toEqual([]);
  expect(types({ watch: { devices, awakeAt: ago(3) } })).toEqual(["boardAsleep"]);
});

it("3.10 pauses a shop that sleeps and missed so many orders, until its day is over", () => {
  const orders = [waiting(ago(1)), { ...rejected(ago(1), "system"), events: waiting(ago(6)).events.concat(event("rejected", ago(1), "system")) }]; // prettier-ignore
  expect(decideWatch(facts({ orders }))).toEqual({
    warnings: [{ type: "autoPaused", since: now, orders: 2 }],
    operations: { state: "paused", until: ago(-840), automaticSince: now },
    patch: { sleepToldOf: ago(30), pause: { from: now, orders: 2 } },
  });
  expect(decideWatch(facts({ orders, rules: {} })).operations, "its setting is off").toBe(null);
  expect(decideWatch(facts({ orders, watch: { devices: { a: on } } })).operations, "a device is awake").toBe(null);
  const since = { devices: {}, awakeAt: ago(3) };
  expect(decideWatch(facts({ orders, watch: since })).operations, "one of them was missed before").toBe(null);
});

it("3.10 whoever opened by hand begins anew", () => {
  const orders = [waiting(ago(1)), waiting(ago(6))];
  const pause = { from: ago(20), orders: 2, to: ago(4), endedBy: "staff" } as const;
  expect(decideWatch(facts({ orders, watch: { devices: {}, awakeAt: ago(30), pause } })).operations).toBe(null);
  const byBoard = { ...pause, endedBy: "board" } as const;
  expect(decideWatch(facts({ orders, watch: { devices: {}, pause: byBoard } })).operations).not.toBe(null);
  const { to: _, ...runs } = pause;
  expect(decideWatch(facts({ orders, watch: { devices: {}, pause: runs } })).operations).not.toBe(null);
});

it("3.10 a row of rejections is told once; an order that is accepted begins a new one", () => {
  const three = [rejected(ago(3)), rejected(ago(2), "system"), rejected(ago(1))];
  const watch: BoardWatch = { devices: { a: on } };
  const decision = decideWatch(facts({ orders: three, watch }));
  expect(decision.warnings).toEqual([{ type: "orderRejections", since: ago(600), orders: 3 }]);
  expect(decision.patch).toEqual({ rejectionsToldAt: now });
  expect(types({ orders: three, watch: { ...watch, rejectionsToldAt: ago(1) } })).toEqual([]);
  const late = [...three, accepted(ago(10))];
  expect(types({ orders: late, watch: { ...watch, rejectionsToldAt: ago(20) } })).toEqual(["orderRejections"]);
  expect(types({ orders: [...three, accepted(ago(2.5))], watch })).toEqual([]);
  expect(types({ orders: three.slice(1), watch })).toEqual([]);
  expect(types({ orders: three.map(test), watch })).toEqual([]);
  expect(types({ orders: three.map((one) => ({ ...one, events: [] })), watch }), "of old times").toEqual([]);
  expect(types({ orders: three, watch, rules: {} }), "its setting is off").toEqual([]);
});

it("an order is missed from when it had waited too long, and not for what staff decided", () => {
  expect(missedAt(waiting(5))).toBe(5);
  expect(missedAt({ ...waiting(5), events: [] }), "of old times").toBe(null);
  expect(missedAt(rejected(5, "system"))).toBe(5);
  expect(missedAt(rejected(5))).toBe(null);
  expect(missedAt(test(rejected(5, "system")))).toBe(null);
  expect(missedAt({ ...rejected(5), events: [] })).toBe(null);
  expect(missedAt(accepted(5))).toBe(null);
});

it("3.10 the automatic pause ends with a device that wakes up, and no other state does", () => {
  const automatic = { state: "paused", until: now + 1, automaticSince: ago(1) } as const;
  expect(endsWith(automatic, now)).toBe(true);
  expect(endsWith(automatic, now + 1), "its day is over").toBe(false);
  expect(endsWith({ state: "paused", until: now + 1 }, now), "by hand").toBe(false);
});

it("a heartbeat is written when it says something new, and forgets what is a day old", () => {
  expect(devicesAfter({}, "a", on)).toEqual({ a: on });
  expect(devicesAfter({ a: on }, "a", { ...on, at: now + 10_000 })).toBe(null);
  expect(devicesAfter({ a: on }, "a", { ...on, at: now + 20_000 })).not.toBe(null);
  expect(devicesAfter({ a: on }, "a", { ...on, sound: "off" })).not.toBe(null);
  expect(devicesAfter({ a: on }, "a", { ...on, visible: false })).not.toBe(null);
  expect(devicesAfter({ old: { ...on, at: ago(1500) } }, "toString", on)).toEqual({ toString: on });
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`d${index}`, { ...on, at: ago(index) }]));
  expect(Object.keys(devicesAfter(many, "new", on) ?? {})).toHaveLength(20);
});

it("3.10 over any time: no pause without its setting, none while a device is awake, none of a shop that takes no orders", () => {
  const minute = fc.integer({ min: 0, max: 60 }).map(ago);
  const order = fc.oneof(
    minute.map(waiting),
    minute.map((at) => rejected(at, "system")),
    minute.map(accepted),
  );
  const device = fc.record({
    at: minute,
    sound: fc.constantFrom("on" as const, "off" as const, "blocked" as const),
    visible: fc.boolean(),
  });
  const world = fc.record({
    orders: fc.array(order, { maxLength: 8 }),
    devices: fc.dictionary(fc.constantFrom("a", "b"), device, { noNullPrototype: true }),
    pauseAfterMissed: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    state: fc.constantFrom("open" as const, "rush" as const, "paused" as const, "closed" as const),
  });
  fc.assert(
    fc.property(world, ({ orders, devices, pauseAfterMissed, state }) => {
      const watch = { devices, awakeAt: ago(45) };
      const question = facts({ orders, watch, rules: { pauseAfterMissed }, operations: { state } });
      const { operations, patch, warnings } = decideWatch(question);
      const takes = state === "open" || state === "rush";
      if (!takes || pauseAfterMissed === undefined || awakeDevices(devices, now).length > 0)
        expect(operations).toBe(null);
      if (operations !== null) {
        expect(orders.filter((one) => (missedAt(one) ?? 0) > ago(45)).length).toBeGreaterThanOrEqual(pauseAfterMissed ?? 0); // prettier-ignore
        expect(endsWith(operations, now)).toBe(true);
      }
      // The same question again, after what was decided is stored, changes and tells nothing.
      const again = decideWatch({ ...question, watch: { ...watch, ...patch }, operations: operations ?? question.operations }); // prettier-ignore
      expect(again).toEqual({ warnings: [], operations: null, patch: null });
      expect(warnings.length).toBeLessThanOrEqual(1);
    }),
  );
});
