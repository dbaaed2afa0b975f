import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readConfig } from "./composition/config.ts";
import * as manifest from "./index.ts";

const buildScript = fileURLToPath(new URL("../build.mjs", import.meta.url));

interface Described {
  readonly __endpoint: {
    readonly region?: readonly string[];
    readonly availableMemoryMb?: number;
    readonly maxInstances?: unknown;
    readonly minInstances?: unknown;
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

it("C03 X-N3 deploys in us-central1 what holds nothing about persons, and everything else in europe-west1 alone", () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(12);
  for (const { name, region } of endpoints) {
    expect(region, name).toEqual([name === "menuFeed" ? "us-central1" : "europe-west1"]);
  }
  expect(endpoints.find(({ name }) => name === "menuFeed")?.secretEnvironmentVariables ?? []).toEqual([]);
});

it("D-10.2 gives every function room for its libraries and a bound, and keeps warm what a person waits for", () => {
  for (const { name, availableMemoryMb = 0, maxInstances, minInstances } of endpoints) {
    expect([512, 1024], name).toContain(availableMemoryMb);
    expect(typeof maxInstances === "number" ? maxInstances : String(maxInstances), name).toSatisfy(
      (most: number | string) => (typeof most === "number" ? most <= 20 : most === "params.BUSY_MAX_INSTANCES"),
    );
    const isWarm = ["placeOrder", "changeOrderStatus", "onOutboxCreated", "stripeConnectWebhook"].includes(name);
    expect(isWarm ? String(minInstances) : minInstances, name).toSatisfy((least: unknown) =>
      isWarm ? least === "params.WARM_INSTANCES" : typeof least !== "number",
    );
  }
});

it("D-10.3 loads neither PDF nor payment nor mail libraries before somebody needs them", async () => {
  const entry = await readFile(new URL("../dist/index.js", import.meta.url), "utf8");
  const imported = [...entry.matchAll(/^import [^;]*?from "([^"]+)"/gm)].map(([, from]) => from);
  expect(imported).toContain("firebase-admin/app");
  for (const heavy of [
    "pdfkit",
    "stripe",
    "nodemailer",
    "algoliasearch",
    "sharp",
    "libxml2-wasm",
    "@simplewebauthn/server",
  ])
    expect(imported).not.toContain(heavy);
  const chunks = imported.filter((from) => from?.startsWith("./"));
  for (const chunk of chunks) {
    const text = await readFile(new URL(`../dist/${chunk}`, import.meta.url), "utf8");
    expect(text).not.toMatch(
      /from "(?:pdfkit|stripe|nodemailer|algoliasearch|sharp|libxml2-wasm|@simplewebauthn\/server)"/,
    );
  }
});

it("D-3.7 carries a lockfile that names every package with version and checksum", async () => {
  const lock = JSON.parse(await readFile(new URL("../dist/package-lock.json", import.meta.url), "utf8")) as {
    packages: Record<string, { version: string; integrity?: string; dependencies?: Record<string, string> }>;
  };
  const { "": root, ...packages } = lock.packages;
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [path, { version, integrity }] of Object.entries(packages)) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    expect(integrity, path).toMatch(/^sha512-/);
  }
  for (const name of Object.keys(root?.dependencies ?? {})) expect(packages).toHaveProperty([`node_modules/${name}`]);
});

it("D-3.1 has no place in a deployed bundle where tests could hold or break it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lokalkorb-bundle-"));
  try {
    execFileSync(process.execPath, [buildScript, "--deploy", "--out", folder]);
    const [deployed, local] = await Promise.all([
      readFile(join(folder, "index.js"), "utf8"),
      readFile(new URL("../dist/index.js", import.meta.url), "utf8"),
    ]);
    for (const name of ["LOCAL_BACKEND_STEPS_URL", "LOCAL_BACKEND_WAITS_URL"]) {
      expect(deployed).not.toContain(name);
      expect(local).toContain(name);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("D-19.3 builds again after a change while somebody works", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lokalkorb-watch-"));
  const child = spawn(process.execPath, [buildScript, "--watch", "--out", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    let built = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      expect(line).toBe("Funktionen sind gebaut.");
      built += 1;
      if (built === 2) break;
      const now = new Date();
      await utimes(new URL("platform/regions.ts", import.meta.url), now, now);
    }
    expect(built).toBe(2);
    expect(await readFile(join(folder, "index.js"), "utf8")).toContain("placeOrder");
  } finally {
    child.kill();
    await rm(folder, { recursive: true });
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
    "confirmBrowser",
    "joinGroup",
    "lookAtGroup",
    "onOutboxCreated",
    "openGuestOrder",
    "retryEffect",
    "runDueEffects",
    "runHeldEffects",
    "sendConfirmingLink",
    "sendOrderLinks",
    "startGroup",
  ]);
  expect(naming("REVALIDATE_SECRET").toSorted()).toEqual([
    "answerMessage",
    "boardAwake",
    "checkPaymentAccount",
    "onOutboxCreated",
    "onRestaurantWritten",
    "onStockWritten",
    "onStorefrontWritten",
    "publishStorefront",
    "retryEffect",
    "runDueEffects",
    "runHeldEffects",
    "runJob",
    "setChoiceSoldOut",
    "setGiftOffer",
    "setItemBlock",
    "setOperations",
    "setSoldOut",
    "setStock",
    "settlePaymentEvent",
    "switchWay",
    "switchWayToday",
  ]);
});
