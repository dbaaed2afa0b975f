import { expect, test } from "vitest";
import { checkOrderingRules } from "./ordering-rules.ts";

const check = (question: Partial<Parameters<typeof checkOrderingRules>[0]>) =>
  checkOrderingRules({ ordering: {}, option: { type: "pickup" }, isGuest: true, goodsCents: 5000, ...question });
const account = { type: "account-required" };

test("guests may order unless shop or way want an account", () => {
  expect(check({})).toBeNull();
  expect(check({ ordering: { guestAllowed: true } })).toBeNull();
  expect(check({ ordering: { guestAllowed: false } })).toEqual(account);
  expect(check({ ordering: { guestAllowed: false }, isGuest: false })).toBeNull();
  expect(check({ ordering: { accountRequiredFor: ["delivery"] } })).toBeNull();
  expect(check({ ordering: { accountRequiredFor: ["pickup"] } })).toEqual(account);
  expect(check({ option: { type: "pickup", requires: ["account"] } })).toEqual(account);
  expect(check({ option: { type: "pickup", requires: ["phone"] } })).toBeNull();
});

test("the lower of both limits holds, to the cent", () => {
  expect(check({ ordering: { maxOrderCents: 5000 } })).toBeNull();
  expect(check({ ordering: { maxOrderCents: 4999 } })).toEqual({
    type: "above-maximum",
    maximumCents: 4999,
    excessCents: 1,
  });
  expect(check({ ordering: { maxOrderCents: 4999 }, option: { type: "pickup", maxOrderCents: 4000 } })).toMatchObject({
    maximumCents: 4000,
    excessCents: 1000,
  });
});
