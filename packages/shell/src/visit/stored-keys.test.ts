import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** The name of an event, which is not stored. */
const notStored = new Set(["lokalkorb:reveal"]);

test("CON-01 whatever name our code keeps something under in a browser stands in the list that its visitors read", () => {
  const files = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], { cwd: root });
  const names = files
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [...readFileSync(root + file, "utf8").matchAll(/["'`](lokalkorb:[a-z:-]+)/g)])
    .flatMap(([, name = ""]) => (notStored.has(name) ? [] : [name]));
  expect(new Set(names).size).toBeGreaterThan(20);
  // A name that ends in a colon goes on with an id.
  const isListed = (name: string): boolean =>
    necessaryStorage.some(({ pattern }) => pattern.test(name) || pattern.test(`${name}x`));
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});
