import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import * as manifest from "./index.ts";

interface Described {
  readonly __endpoint: { readonly region?: readonly string[]; readonly callableTrigger?: object };
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
