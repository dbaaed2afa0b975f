import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { startProblems } from "./refuse-start.ts";

const complete = {
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://konsole.lokalkorb.example",
  SMTP_HOST: "smtp.example",
  SMTP_PORT: "465",
  MAIL_FROM: "bestellung@lokalkorb.example",
};

it("X-M7 names what is missing, and what would charge nobody, find nothing or open everything in public", () => {
  expect(startProblems(complete)).toEqual([]);
  expect(startProblems({ ...complete, MAIL_FROM: "", ORDER_LINK_SECRET: "order-link-secret_local" })).toEqual([
    "MAIL_FROM",
    "ORDER_LINK_SECRET (a local key)",
  ]);
  const standIns = { STRIPE_SECRET_KEY: "sk_test_local", STRIPE_API_HOST: "127.0.0.1", ALGOLIA_ADMIN_KEY: "a_local" };
  expect(startProblems({ ...complete, ...standIns })).toHaveLength(4);
});

it("D-2.2 takes neither a forgotten commission for none, nor a forgotten index for the developers' own", () => {
  const paying = { ...complete, STRIPE_SECRET_KEY: `sk_live_${"x".repeat(32)}` };
  expect(startProblems(paying)).toEqual(["PLATFORM_FEE_BPS (0 to 10000)"]);
  expect(startProblems({ ...paying, PLATFORM_FEE_BPS: "3%" })).toEqual(["PLATFORM_FEE_BPS (0 to 10000)"]);
  expect(startProblems({ ...paying, PLATFORM_FEE_BPS: "0" })).toEqual([]);
  expect(startProblems({ ...complete, NEXT_PUBLIC_ALGOLIA_APP_ID: "APP" })).toEqual([
    "NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX",
  ]);
});

const bundle = new URL("../../dist/index.js", import.meta.url).href;

/** The built functions as Google starts one of them. */
const start = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `await import(${JSON.stringify(bundle)}); process.exit(0)`],
    {
      env: { PATH: process.env["PATH"], ...env },
      encoding: "utf8",
    },
  );

it("X-N2 an instance with a missing or refused value ends before its first request, with a list", () => {
  const { status, stderr } = start({ FUNCTION_TARGET: "placeOrder", ...complete, SMTP_PORT: "", DEMO_MODE: "true" });
  expect(stderr).toContain("SMTP_PORT, DEMO_MODE (true)");
  expect(status).toBe(1);
});

it("D-3.10 whoever only lists the functions for a deployment needs no configuration", () => {
  expect(start({ FUNCTIONS_CONTROL_API: "true" })).toMatchObject({ status: 0, stderr: "" });
});
