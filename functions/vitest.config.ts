import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The backend suites run the very bundle that is deployed.
    globalSetup: ["./build-for-tests.ts"],
    include: ["src/**/*.test.ts"],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
