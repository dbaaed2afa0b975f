import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { citedIds } from "./facts/cited-ids.ts";
import { productIds } from "./facts/product-ids.ts";
import { root } from "./stack/root.ts";

const named = [
  "apps",
  "packages",
  "functions",
  "turbo.json",
  "package.json",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "firebase.json",
  "firestore.rules",
  "README.md",
];
const further = [
  "LICENSE",
  "docs",
  "firestore.indexes.json",
  "storage.rules",
  "knip.json",
  "oxlint.config.ts",
  "pnpm-lock.yaml",
];

describe("the repository's top level", () => {
  it.each(named)("C02 has %s", (entry) => {
    expect(existsSync(join(root, entry))).toBe(true);
  });

  it("C02 has nothing that is not agreed", () => {
    const { stdout } = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" });
    const entries = new Set(
      stdout
        .split("\n")
        .map((file) => file.split("/")[0] ?? "")
        .filter((entry) => entry !== "" && !entry.startsWith(".")),
    );
    expect([...entries].filter((entry) => ![...named, ...further].includes(entry))).toEqual([]);
  });

  it("D-19.4 every package and app says on a page of its own what it is for", () => {
    const folders = globSync(["apps/*/package.json", "packages/{*,dev/*}/package.json", "functions/package.json"], {
      cwd: root,
    });
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.map(dirname).filter((folder) => !existsSync(join(root, folder, "README.md")))).toEqual([]);
  });

  it("D-19.7 no comment leans on a numbered decision that stands outside of the repository", () => {
    const numbers = new Set([...(productIds.get("decisions") ?? []), ...(productIds.get("../decisions") ?? [])]);
    expect(numbers).toContain("decision 12");
    const named = citedIds().filter(({ id }) => id.startsWith("decision "));
    expect(named.filter(({ id }) => !numbers.has(id))).toEqual([]);
  });
});
