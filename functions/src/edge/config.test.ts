import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("lists every missing name at once", () => {
  expect(readConfig({ APP_URL: "" })).toEqual({
    ok: false,
    missing: ["APP_URL", "REVALIDATE_SECRET", "ORDER_LINK_SECRET"],
  });
});

it("takes what is there, without a slash at the end of an address", () => {
  expect(readConfig({ APP_URL: "https://lokalkorb.example/", REVALIDATE_SECRET: "s", ORDER_LINK_SECRET: "o" })).toEqual(
    {
      ok: true,
      config: { appUrl: "https://lokalkorb.example", revalidateSecret: "s", orderLinkSecret: "o" },
    },
  );
});
