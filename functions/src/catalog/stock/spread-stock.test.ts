import fc from "fast-check";
import { expect, it } from "vitest";
import { availableIn, handOver, recount, release, reserve, shardCount, type Shard } from "./spread-stock.ts";

const shard = fc
  .record({ onHand: fc.nat(20), part: fc.nat(100) })
  .map(({ onHand, part }) => ({ onHand, reserved: Math.floor((onHand * part) / 100) }));
const shards = fc
  .array(shard, { minLength: 1, maxLength: 6 })
  .map((list): Shard[] => list.map((entry, index) => ({ id: String(index), ...entry })));

const applied = (before: readonly Shard[], changes: readonly Shard[]): Shard[] =>
  before.map((one) => changes.find(({ id }) => id === one.id) ?? one);
const total = (list: readonly Shard[], of: "onHand" | "reserved"): number =>
  list.reduce((sum, one) => sum + one[of], 0);
const isSound = (list: readonly Shard[]): boolean =>
  list.every((one) => one.reserved >= 0 && one.reserved <= one.onHand);

it("reserves exactly what was asked for, or nothing", () => {
  fc.assert(
    fc.property(shards, fc.integer({ min: 1, max: 60 }), (before, qty) => {
      const changes = reserve(before, qty);
      if (changes === null) {
        expect(availableIn(before)).toBeLessThan(qty);
        return;
      }
      const after = applied(before, changes);
      expect(isSound(after)).toBe(true);
      expect(total(after, "reserved")).toBe(total(before, "reserved") + qty);
      expect(total(after, "onHand")).toBe(total(before, "onHand"));
    }),
  );
});

it("gives back and hands over no more than is reserved", () => {
  fc.assert(
    fc.property(shards, fc.integer({ min: 1, max: 60 }), (before, qty) => {
      const quantity = Math.min(qty, total(before, "reserved"));
      const released = applied(before, release(before, qty));
      const handed = applied(before, handOver(before, qty));
      expect(isSound(released) && isSound(handed)).toBe(true);
      expect(total(released, "reserved")).toBe(total(before, "reserved") - quantity);
      expect(total(handed, "onHand")).toBe(total(before, "onHand") - quantity);
      expect(availableIn(handed)).toBe(availableIn(before));
    }),
  );
});

it("counts anew without touching reservations, and never below them", () => {
  fc.assert(
    fc.property(shards, fc.nat(200), (before, onHand) => {
      const counted = recount(before, onHand);
      if (counted === null) {
        expect(total(before, "reserved")).toBeGreaterThan(onHand);
        return;
      }
      const after = counted.shards;
      expect(isSound(after)).toBe(true);
      expect(total(after, "onHand")).toBe(onHand);
      expect(total(after, "reserved")).toBe(total(before, "reserved"));
      for (const { id, reserved } of before) {
        expect(after.find((shard) => shard.id === id)?.reserved ?? 0).toBe(reserved);
        expect(after.some((shard) => shard.id === id)).toBe(!counted.gone.includes(id));
      }
    }),
  );
});

it("D-15.4 spreads what is many over more shards, evenly, and what is few over one", () => {
  expect([0, 1, 40, 41, 80, 121, 5000].map(shardCount)).toEqual([1, 1, 1, 2, 2, 4, 4]);
  expect(recount([], 0)).toEqual({ shards: [{ id: "0", onHand: 0, reserved: 0 }], gone: [] });
  expect(recount([{ id: "0", onHand: 9, reserved: 3 }], 103)).toEqual({
    shards: [
      { id: "0", onHand: 37, reserved: 3 },
      { id: "1", onHand: 33, reserved: 0 },
      { id: "2", onHand: 33, reserved: 0 },
    ],
    gone: [],
  });
  fc.assert(
    fc.property(shards, fc.nat(400), (before, onHand) => {
      const counted = recount(before, onHand);
      if (counted === null) return;
      const busy = before.filter(({ reserved }) => reserved > 0).length;
      expect(counted.shards).toHaveLength(Math.max(shardCount(onHand), busy));
      const free = counted.shards.map((shard) => shard.onHand - shard.reserved);
      expect(Math.max(...free) - Math.min(...free)).toBeLessThanOrEqual(1);
    }),
  );
});
