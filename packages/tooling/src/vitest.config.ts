import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const tests = ["src/**/*.test.ts", "src/**/*.test.tsx"];

/** Some tests start several processes, others wait for what a process does: these only end what hangs. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/** `@/` means the app's own `src`, as in its tsconfig. */
const app = (name: string) => ({
  root: `${root}apps/${name}`,
  resolve: { alias: { "@": `${root}apps/${name}/src` } },
  test: { name, include: tests, ...limits },
});

const group = (name: string, folder: string) => ({
  root: `${root}${folder}`,
  test: { name, include: tests, ...limits },
});

const packages = [
  "analytics",
  "contracts",
  "domain",
  "error-reporting",
  "local-backend",
  "local-services",
  "model",
  "query",
  "shell",
  "testing",
  "theme",
  "tooling",
  "ui",
];

/** Every unit, scripted, rules and backend test of the repository in one run. */
export default defineConfig({
  root,
  test: {
    pool: "forks",
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      ...packages.map((name) => group(name, `packages/${name}`)),
      group("functions", "functions"),
      app("storefront"),
      app("console"),
    ],
  },
});
