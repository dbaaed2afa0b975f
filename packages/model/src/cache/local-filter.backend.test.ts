import { startBackend, type Backend } from "firebase-local-backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareFilters, openRules } from "../testing/filter-trial.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-filter-trial", firestoreRules: openRules });
});
afterAll(() => backend.stop());

// `compare-filters.ts` asks 5,000, also against Google's emulator.
test("F23 a query on what the cache holds gives the server's answer, without a subscription of its own", async () => {
  const server = { host: "127.0.0.1", port: backend.ports.firestore };
  const report = await compareFilters(server, { seed: 4711, queries: 400 });
  expect(report.differences).toEqual([]);
  expect(report.compared).toBe(400);
  expect(report.subscriptions).toBe(report.collections);
});
