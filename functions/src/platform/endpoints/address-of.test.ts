import { expect, it } from "vitest";
import { trustedProxies } from "../../composition/config.ts";
import { addressOf } from "./address-of.ts";

it("X-Q1 D-13.2 counts the caller and not the balancer in front, and believes nothing the caller wrote himself", () => {
  expect(addressOf("203.0.113.7", 0)).toBe("203.0.113.7");
  expect(addressOf("1.2.3.4, 203.0.113.7", 0)).toBe("203.0.113.7");
  expect(addressOf("1.2.3.4, 203.0.113.7, 198.51.100.1", 1)).toBe("203.0.113.7");
  expect(addressOf(["1.2.3.4", "203.0.113.7, 198.51.100.1"], 1)).toBe("203.0.113.7");
  // A request around the balancer.
  expect(addressOf("203.0.113.9", 1)).toBe("203.0.113.9");
});

it("has no address on a developer's machine", () => {
  for (const local of [undefined, "", "127.0.0.1", "::1"]) expect(addressOf(local, 0)).toBeNull();
});

it("X-Q1 takes the number of proxies from the environment, none where nobody says", () => {
  expect(trustedProxies({})).toBe(0);
  expect(trustedProxies({ TRUSTED_PROXIES: "1" })).toBe(1);
  for (const wrong of ["-1", "x", "1.5", "11"])
    expect(() => trustedProxies({ TRUSTED_PROXIES: wrong })).toThrow("TRUSTED_PROXIES");
});
