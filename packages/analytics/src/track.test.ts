import { expect, it } from "vitest";
import { identify, receiveTracking, track } from "./track.ts";

it("F28 hands over to the page's tracker what was said before it came, bounded, and goes on with it", () => {
  const log: unknown[] = [];
  const customer = { uid: "u1", email: "kunde-1@post.example", name: "Kunde 1", isMerchant: false };
  identify(customer);
  for (let index = 0; index < 30; index += 1) track({ name: "Shop Viewed", shop: String(index) });
  receiveTracking({ track: (event) => log.push(event), identify: (identity) => log.push(identity) });
  identify(null);
  track({ name: "Page Viewed", page: "/" });
  expect(log).toHaveLength(23);
  expect(log[0]).toEqual(customer);
  expect(log.slice(-2)).toEqual([null, { name: "Page Viewed", page: "/" }]);
});
