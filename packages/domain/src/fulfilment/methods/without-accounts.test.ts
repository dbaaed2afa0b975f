import { expect, test } from "vitest";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import { withoutAccounts } from "./without-accounts.ts";

test("K-TYP-5 a way asks for everything but an account", () => {
  const method = aFulfilmentMethod();
  expect(withoutAccounts(method)).toEqual(method);
  expect(withoutAccounts({ ...method, requires: ["account", "phone"] })).toEqual({ ...method, requires: ["phone"] });
});
