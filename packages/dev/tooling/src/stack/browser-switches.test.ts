import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { browserSwitches } from "./browser-switches.ts";
import { root } from "./root.ts";

/** The library that starts the browser, as Playwright's own test runner finds it. */
function launcher(): string {
  const runner = createRequire(join(root, "packages/dev/e2e/package.json")).resolve("@playwright/test/package.json");
  const library = createRequire(runner).resolve("playwright/package.json");
  return dirname(createRequire(library).resolve("playwright-core/package.json"));
}

it("leaves out what Playwright leaves out, and more", () => {
  const bundle = readFileSync(join(launcher(), "lib/coreBundle.js"), "utf8");
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(bundle)?.[1] ?? "";
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  const ours = browserSwitches.find((text) => text.startsWith("--disable-features="))?.split(/[=,]/) ?? [];
  expect(theirs.length).toBeGreaterThan(10);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
