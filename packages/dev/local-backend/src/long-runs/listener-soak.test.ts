import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seededRandom } from "../official/target/seeded-random.ts";
import { heapGrowth, soakListeners } from "./listener-soak.ts";

// The server SDK goes where this points rather than to the host it is given.
beforeAll(() => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
});
afterAll(() => void vi.unstubAllEnvs());

test("two hundred listeners come and go, and nothing of them stays", async () => {
  const { visits, deaf, heap, left } = await soakListeners(12, 200, seededRandom(1));
  expect(visits).toBeGreaterThan(200);
  expect(deaf).toBe(0);
  expect(left).toMatchObject({ watches: 0, sessions: 0 });
  // So short a time is mostly warming up; the long run is stricter.
  expect(heapGrowth(heap)).toBeLessThan(1.5);
}, 120_000);
