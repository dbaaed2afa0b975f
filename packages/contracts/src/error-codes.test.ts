import { expect, test } from "vitest";
import { isRefusalOf } from "./contract.ts";
import { statusByRefusal } from "./error-codes.ts";
import { setStock } from "./offerings.ts";

test("our refusals are told apart from other error details", () => {
  expect(isRefusalOf(setStock, { refusal: { type: "not-found" } })).toBe(true);
  for (const other of [
    undefined,
    null,
    "sold-out",
    {},
    { refusal: null },
    { refusal: { type: "unheard-of" } },
    { refusal: { type: "sold-out", items: [] } },
    { refusal: { type: "toString" } },
  ]) {
    expect(isRefusalOf(setStock, other), JSON.stringify(other)).toBe(false);
  }
});

test("only who may not is denied, only who is unknown is unauthenticated", () => {
  const denied = Object.entries(statusByRefusal).filter(
    ([, status]) => status === "permission-denied" || status === "unauthenticated",
  );
  expect(denied.map(([type]) => type)).toEqual([
    "basket-not-yours",
    "token-invalid",
    "not-allowed",
    "sign-in-required",
  ]);
});
