import { expect, test } from "vitest";
import { aDistributionOption } from "../../testing/builders.ts";
import { withoutAccounts } from "./without-accounts.ts";

test("K-TYP-5 a way asks for everything but an account", () => {
  const way = aDistributionOption();
  expect(withoutAccounts(way)).toEqual(way);
  expect(withoutAccounts({ ...way, requires: ["account", "phone"] })).toEqual({ ...way, requires: ["phone"] });
});
