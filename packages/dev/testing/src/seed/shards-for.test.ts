import fc from "fast-check";
import { expect, it } from "vitest";
import { shardsFor, withReserved } from "./shards-for.ts";

const total = (shards: readonly { readonly onHand: number }[]): number =>
  shards.reduce((sum, { onHand }) => sum + onHand, 0);

it("spreads every piece, and promises no more than there are", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: 1, max: 6 }), fc.nat(120), (onHand, count, quantity) => {
      const shards = shardsFor({ onHand, shards: count });
      expect(shards).toHaveLength(count);
      expect(total(shards)).toBe(onHand);
      const after = withReserved(shards, quantity);
      expect(after === null).toBe(quantity > onHand);
      for (const shard of after ?? []) expect(shard.reserved).toBeLessThanOrEqual(shard.onHand);
      if (after !== null) expect(after.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(quantity);
    }),
  );
});
