import { expect, it } from "vitest";
import { nearMeters, reachOf } from "./reach.ts";

const cart = { type: "delivery", brings: true } as const;
const farCart = { type: "delivery", brings: false } as const;
const parcel = { type: "shipping", brings: true } as const;
const counter = { type: "pickup" } as const;
const away = { isThere: false, metersAway: nearMeters + 1 };

it("K-DE-11 a shop is found by the shortest way: brought, fetched, sent, or not at all", () => {
  expect(reachOf({ ...away, ways: [counter, parcel, cart] })).toBe("delivers");
  expect(reachOf({ ...away, metersAway: nearMeters, ways: [farCart, parcel, counter] })).toBe("near");
  expect(reachOf({ ...away, metersAway: null, isThere: true, ways: [counter] })).toBe("near");
  expect(reachOf({ ...away, ways: [farCart, parcel, counter] })).toBe("ships");
  expect(reachOf({ ...away, metersAway: null, ways: [{ ...parcel, brings: false }, counter] })).toBeNull();
});

it("K-DE-11 next door is no use where nothing can be fetched", () => {
  expect(reachOf({ isThere: true, metersAway: 0, ways: [farCart] })).toBeNull();
  expect(reachOf({ isThere: true, metersAway: 0, ways: [farCart, parcel] })).toBe("ships");
});
