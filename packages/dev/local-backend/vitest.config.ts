import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Some tests start several processes, and others wait for what a process does. These limits only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
