import fc from "fast-check";
import { expect, it } from "vitest";
import { availableIn, handOver, recount, release, reserve, type Shard } from "./spread-stock.ts";

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
      const pieces = Math.min(qty, total(before, "reserved"));
      const released = applied(before, release(before, qty));
      const handed = applied(before, handOver(before, qty));
      expect(isSound(released) && isSound(handed)).toBe(true);
      expect(total(released, "reserved")).toBe(total(before, "reserved") - pieces);
      expect(total(handed, "onHand")).toBe(total(before, "onHand") - pieces);
      expect(availableIn(handed)).toBe(availableIn(before));
    }),
  );
});

it("counts anew without touching reservations, and never below them", () => {
  fc.assert(
    fc.property(shards, fc.nat(200), (before, onHand) => {
      const changes = recount(before, onHand);
      if (changes === null) {
        expect(total(before, "reserved")).toBeGreaterThan(onHand);
        return;
      }
      expect(isSound(changes)).toBe(true);
      expect(total(changes, "onHand")).toBe(onHand);
      expect(total(changes, "reserved")).toBe(total(before, "reserved"));
    }),
  );
});
