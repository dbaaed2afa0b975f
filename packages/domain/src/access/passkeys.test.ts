import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minuteMs } from "../kernel/time/instant.ts";
import { isCounterBehind, isFreshSignIn, mayHavePasskeys } from "./passkeys.ts";

const holder = { isProved: true, isDisabled: false, isGuarded: false };

describe("who may have passkeys", () => {
  it("is a person whose mailbox is proved", () => expect(mayHavePasskeys(holder)).toBe(true));
  it.each([
    ["an account that is gone", null],
    ["an address that nobody proved", { ...holder, isProved: false }],
    ["a disabled account", { ...holder, isDisabled: true }],
    ["those who work in a shop, for the platform or with a second factor", { ...holder, isGuarded: true }],
  ])("is not %s", (_name, who) => expect(mayHavePasskeys(who)).toBe(false));
});

it("a new way in needs a proof of the last five minutes", () => {
  expect(isFreshSignIn(undefined, 0)).toBe(false);
  expect(isFreshSignIn(0, 5 * minuteMs)).toBe(true);
  expect(isFreshSignIn(0, 5 * minuteMs + 1)).toBe(false);
});

it("a counter counts up, or is 0 for good; anything else is a copy", () => {
  expect(isCounterBehind(0, 0)).toBe(false);
  expect(isCounterBehind(7, 0)).toBe(true);
  const count = fc.integer({ min: 1, max: 2 ** 32 - 1 });
  fc.assert(fc.property(count, count, (known, shown) => isCounterBehind(known, shown) === shown <= known));
  fc.assert(fc.property(count, (shown) => !isCounterBehind(0, shown)));
});
