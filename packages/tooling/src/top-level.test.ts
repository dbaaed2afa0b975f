import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
});
