import { describe, expect, it } from "vitest";
import { sharedNextConfig } from "./next-config.ts";

describe("sharedNextConfig", () => {
  it("lets the payment provider's script run on the page of its form alone", async () => {
    const env = { APP_URL: "https://lokalkorb.example", FIREBASE_PROJECT_ID: "lokalkorb" };
    const policiesOf = async (key: string) => {
      const config = await sharedNextConfig({ ...env, NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: key }, "", {
        paymentForm: "/konto/zahlungsarten",
      });
      return ((await config.headers?.()) ?? []).map(({ source, headers }) => ({
        source,
        policy: headers.find((header) => header.key === "Content-Security-Policy")?.value ?? "",
      }));
    };
    const [everywhere, form, ...none] = await policiesOf("pk_live_1");
    expect(none).toEqual([]);
    expect(everywhere?.policy).not.toContain("stripe");
    expect(form?.source).toBe("/konto/zahlungsarten");
    expect(form?.policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/);
    expect(form?.policy).not.toContain("unsafe-eval");
    expect(form?.policy).toContain("frame-ancestors 'none'");
    expect(await policiesOf("")).toHaveLength(1);
  });

  it("F04 lets Mapbox answer on pages with a map and to the engine's worker, only with a token, and runs no script of it", async () => {
    const policies = async (env: Record<string, string>) => {
      const config = await sharedNextConfig(
        { APP_URL: "https://lokalkorb.example", FIREBASE_PROJECT_ID: "lokalkorb", ...env },
        "",
        { streetsOf: "storefront" },
      );
      return ((await config.headers?.()) ?? []).flatMap(({ source, headers }) =>
        headers.filter(({ key }) => key === "Content-Security-Policy").map(({ value }) => ({ source, value })),
      );
    };
    const [everywhere, ...apart] = await policies({ NEXT_PUBLIC_MAPBOX_TOKEN: "pk.1" });
    expect(everywhere?.value).not.toContain("mapbox");
    expect(apart.map(({ source }) => source)).toEqual([
      "/",
      "/:shop/anfahrt",
      expect.stringContaining("mapbox-gl-csp-worker"),
    ]);
    for (const { value } of apart) {
      expect(value).toMatch(/connect-src [^;]*https:\/\/api\.mapbox\.com/);
      expect(value).toContain("script-src 'self';");
      expect(value).toContain("worker-src 'self';");
      expect(value).toContain("require-trusted-types-for 'script'");
    }
    expect(JSON.stringify(await policies({}))).not.toContain("mapbox.com");
  });

  it("gives visitors no source maps and answers every path with the security headers", async () => {
    const config = await sharedNextConfig({ APP_URL: "https://lokalkorb.example", FIREBASE_PROJECT_ID: "lokalkorb" });
    expect(config.productionBrowserSourceMaps).toBe(false);
    const [rule] = (await config.headers?.()) ?? [];
    expect(rule?.source).toBe("/:path*");
    expect(rule?.headers.map(({ key }) => key)).toContain("Content-Security-Policy");
  });

  it("makes source maps for the error service where a token exists", async () => {
    const config = await sharedNextConfig({
      APP_URL: "https://lokalkorb.example",
      FIREBASE_PROJECT_ID: "lokalkorb",
      SENTRY_AUTH_TOKEN: "token",
      SENTRY_ORG: "lokalkorb",
      SENTRY_PROJECT: "apps",
    });
    expect(config.productionBrowserSourceMaps).toBe(true);
    expect(config.webpack).toBeDefined();
    // The service's build tool is large; on a busy machine it takes its time to load.
  }, 60_000);

  it("X-L6 a build for the public allows nothing on the visitor's machine, and cannot be made without saying whose it is", async () => {
    const config = await sharedNextConfig({ APP_URL: "https://lokalkorb.example", FIREBASE_PROJECT_ID: "lokalkorb" });
    expect(JSON.stringify(await config.headers?.())).not.toMatch(/127\.0\.0\.1|localhost|http:/);
    expect(config.env).toEqual({ BUILT_FOR: "https://lokalkorb.example" });
    expect((await sharedNextConfig({})).env).toEqual({ BUILT_FOR: "http://localhost" });
    expect(() => sharedNextConfig({ APP_URL: "https://lokalkorb.example" })).toThrow("FIREBASE_PROJECT_ID");
  });

  it("X-L10 X-Q4 D-7 makes no pictures on demand, and lets neither a server nor a cache show a page that is older than a few seconds", async () => {
    expect(await sharedNextConfig({})).toMatchObject({ images: { unoptimized: true }, expireTime: 4 });
  });

  it("needs no address matcher in the browser", async () => {
    const config = await sharedNextConfig({});
    expect(config.rewrites).toBeUndefined();
  });
});
