import { expect, test } from "vitest";
import { isRefusalDetails, statusByRefusal } from "./error-codes.ts";

test("our refusals are told apart from other error details", () => {
  expect(isRefusalDetails({ refusal: { type: "sold-out", items: [] } })).toBe(true);
  for (const other of [
    undefined,
    null,
    "sold-out",
    {},
    { refusal: null },
    { refusal: { type: "unheard-of" } },
    { refusal: { type: "toString" } },
  ]) {
    expect(isRefusalDetails(other), JSON.stringify(other)).toBe(false);
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
