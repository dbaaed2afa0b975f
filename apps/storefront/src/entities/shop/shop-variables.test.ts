import { expect, it } from "vitest";
import { shopVariables } from "./shop-variables.ts";

it("K-FM-67 the theme of a shop hides the sign of the platform where the shop says so, and nowhere else", () => {
  expect(shopVariables({ key: "red", hidesPlatform: true })).toMatchObject({ "--platform": "hidden" });
  expect(shopVariables({ key: "red" })).not.toHaveProperty("--platform");
});
