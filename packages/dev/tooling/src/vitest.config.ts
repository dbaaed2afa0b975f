import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongTestsFirst } from "./long-tests-first.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const tests = ["src/**/*.test.ts", "src/**/*.test.tsx"];

/** Some tests start several processes, others wait for what a process does: these only end what hangs. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Files share their workers, and with them the modules they import: to load these again for each file would take a
 * fifth of all tests' time. A file leaves nothing behind for the next one, and puts back what it replaced.
 */
const shared = { isolate: false, setupFiles: [`${root}packages/dev/tooling/src/own-environment.ts`] };

/** `@/` means the app's own `src`, as in its tsconfig. */
const app = (name: string) => ({
  root: `${root}apps/${name}`,
  resolve: { alias: { "@": `${root}apps/${name}/src` } },
  test: { name, include: tests, ...shared, ...limits },
});

const group = (name: string, folder: string) => ({
  root: `${root}${folder}`,
  test: { name, include: tests, ...shared, ...limits },
});

/** A file tells one story of a shop on one backend, whose sentences follow each other; only the files are mixed. */
const stories = (name: string, folder: string) => ({
  root: `${root}${folder}`,
  test: { name, include: ["src/**/*.backend.test.ts"], sequence: { shuffle: { tests: false } }, ...shared, ...limits },
});

const withoutStories = (name: string, folder: string) => ({
  root: `${root}${folder}`,
  test: { name, include: tests, exclude: ["**/*.backend.test.ts"], ...shared, ...limits },
});

const packages = [
  "analytics",
  "configuration",
  "contracts",
  "domain",
  "error-reporting",
  "maps",
  "model",
  "query",
  "shell",
  "theme",
  "ui",
];
const developmentPackages = ["local-backend", "local-services", "long-runs", "testing", "tooling"];

/** Every unit, scripted, rules and backend test of the repository in one run. */
export default defineConfig({
  root,
  test: {
    pool: "forks",
    // One more than there are cores: many tests wait for what other processes do.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongTestsFirst, shuffle: { tests: true } },
    projects: [
      ...packages.map((name) => group(name, `packages/${name}`)),
      ...developmentPackages.map((name) => group(name, `packages/dev/${name}`)),
      withoutStories("functions", "functions"),
      stories("functions on a backend", "functions"),
      app("storefront"),
      app("console"),
    ],
    // Code that decides about money, time and answers may have no way without a test. Only with `--project domain --project query`: their
    // own tests count, and the paths are those of each package.
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["**/*.test.ts", "src/testing/**", "src/fixtures/**"],
      reporter: [["text", { skipFull: true }], "json-summary"],
      thresholds: { branches: 100 },
    },
  },
});
