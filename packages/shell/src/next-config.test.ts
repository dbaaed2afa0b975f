import { describe, expect, it } from "vitest";
import { sharedNextConfig } from "./next-config.ts";

describe("sharedNextConfig", () => {
  it("gives visitors no source maps and answers every path with the security headers", async () => {
    const config = await sharedNextConfig({ APP_URL: "https://lokalkorb.example" });
    expect(config.productionBrowserSourceMaps).toBe(false);
    const [rule] = (await config.headers?.()) ?? [];
    expect(rule?.source).toBe("/:path*");
    expect(rule?.headers.map(({ key }) => key)).toContain("Content-Security-Policy");
  });

  it("makes source maps for the error service where a token exists", async () => {
    const config = await sharedNextConfig({
      APP_URL: "https://lokalkorb.example",
      SENTRY_AUTH_TOKEN: "token",
      SENTRY_ORG: "lokalkorb",
      SENTRY_PROJECT: "apps",
    });
    expect(config.productionBrowserSourceMaps).toBe(true);
    expect(config.webpack).toBeDefined();
    // The service's build tool is large; on a busy machine it takes its time to load.
  }, 60_000);

  it("needs no address matcher in the browser", async () => {
    const config = await sharedNextConfig({});
    expect(config.rewrites).toBeUndefined();
  });
});
