import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readConfig } from "./edge/config.ts";
import * as manifest from "./index.ts";

interface Described {
  readonly __endpoint: {
    readonly region?: readonly string[];
    readonly callableTrigger?: object;
    readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  };
}

const endpoints = Object.entries(manifest as unknown as Record<string, Described>).map(([name, { __endpoint }]) => ({
  name,
  ...__endpoint,
}));

it("leaves nothing in the deployed package that a registry does not have", async () => {
  const text = await readFile(new URL("../dist/package.json", import.meta.url), "utf8");
  expect(text).not.toContain("workspace:");
  expect(text).not.toContain("catalog:");
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it("has the workspace's own code inside", async () => {
  const code = await readFile(new URL("../dist/index.js", import.meta.url), "utf8");
  expect(code).not.toMatch(/from ?"@lokalkorb\//);
});

it("C03 deploys every callable in both regions, and what follows from writes and clock in Europe alone", () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(12);
  for (const { name, region, callableTrigger } of endpoints) {
    expect(region, name).toEqual(callableTrigger === undefined ? ["europe-west1"] : ["us-central1", "europe-west1"]);
  }
});

it("starts each function with its own secrets alone, and names them where links are made and pages renewed", () => {
  const secretsOf = Object.fromEntries(
    endpoints.map(({ name, secretEnvironmentVariables = [] }) => [
      name,
      secretEnvironmentVariables.map(({ key }) => key),
    ]),
  );
  for (const [name, secrets] of Object.entries(secretsOf)) {
    const env = { APP_URL: "https://lokalkorb.example", ...Object.fromEntries(secrets.map((secret) => [secret, "s"])) };
    expect(readConfig(env).ok, name).toBe(true);
  }
  const naming = (secret: string) => Object.keys(secretsOf).filter((name) => secretsOf[name]?.includes(secret));
  expect(naming("ORDER_LINK_SECRET").toSorted()).toEqual([
    "onOutboxCreated",
    "openGuestOrder",
    "retryEffect",
    "runDueEffects",
  ]);
  expect(naming("REVALIDATE_SECRET").toSorted()).toEqual([
    "checkPaymentAccount",
    "endOperations",
    "onRestaurantWritten",
    "onStockWritten",
    "onStorefrontWritten",
    "publishStorefront",
    "recountDaily",
    "setChoiceSoldOut",
    "setOperations",
    "setSoldOut",
    "setStock",
    "settlePaymentEvent",
  ]);
});
