import { expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readConfig } from "./config.ts";

it("says what is missing", () => {
  expect(readConfig({ APP_URL: "" })).toEqual({ ok: false, missing: ["APP_URL"] });
});

it("gives each function the secrets that it names, and says which one it did not name", () => {
  const read = readConfig({ APP_URL: "https://lokalkorb.example", ORDER_LINK_SECRET: "o" });
  const { config } = must(read.ok ? read : null, "a configuration");
  expect(config.orderLinkSecret).toBe("o");
  expect(() => config.revalidateSecret).toThrow("REVALIDATE_SECRET");
});

it("takes what is there, without a slash at the end of an address", () => {
  expect(readConfig({ APP_URL: "https://lokalkorb.example/", REVALIDATE_SECRET: "s", ORDER_LINK_SECRET: "o" })).toEqual(
    {
      ok: true,
      config: {
        appUrl: "https://lokalkorb.example",
        revalidateSecret: "s",
        orderLinkSecret: "o",
        orderLinkSecretBefore: "",
      },
    },
  );
});
