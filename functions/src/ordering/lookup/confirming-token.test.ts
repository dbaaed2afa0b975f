import { expect, it } from "vitest";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { confirmingLinkOf, confirmingTokenOf, confirmsBrowser } from "./confirming-token.ts";
import { guestTokenOf } from "./guest-token.ts";

const order = { restaurantId: "hofladen", orderId: "o1", email: "kundin@post.example" };
const now = Date.parse("2026-11-16T12:00:00Z");
const token = confirmingTokenOf("secret", order, now);
const confirms = (facts: Partial<typeof order & { confirmed: readonly string[] }>, at = now, shown = token) =>
  confirmsBrowser("secret", { ...order, ...facts }, shown, at);

it("confirms a browser for its order alone, for half an hour, until the first one is confirmed", () => {
  expect(confirms({})).toBe(true);
  expect(confirms({}, now + 30 * minuteMs - 1)).toBe(true);
  expect(confirms({}, now + 30 * minuteMs)).toBe(false);
  expect(confirms({ orderId: "o2" })).toBe(false);
  expect(confirms({ restaurantId: "backstube" })).toBe(false);
  expect(confirms({ email: "andere@post.example" })).toBe(false);
  expect(confirms({ confirmed: ["laptop"] })).toBe(false);
});

it("takes neither another time, nor the token that shows the order, nor a secret that is not there", () => {
  const [until = "", proof = ""] = token.split(".");
  const later = (Number.parseInt(until, 36) + minuteMs).toString(36);
  for (const shown of [`${later}.${proof}`, until, "", `${until}.${guestTokenOf("secret", order)}`])
    expect(confirms({}, now, shown)).toBe(false);
  expect(confirmsBrowser("", order, confirmingTokenOf("", order, now), now)).toBe(false);
});

it("keeps both tokens behind the #, which no server and no log sees", () => {
  const link = new URL(confirmingLinkOf({ appUrl: "https://lokalkorb.example", secret: "secret" }, order, now));
  expect(link.search).toBe("");
  expect(link.hash).toBe(`#t=${guestTokenOf("secret", order)}&b=${token}`);
});
