import { expect, test } from "vitest";
import { namesNeededBy } from "@lokalkorb/configuration/names";
import { apps, type App } from "./app-server.ts";
import { documentedEnvironment, refusalOf, whileServing } from "./built-apps.ts";
import { freePort } from "./start-alone.ts";

test.each(apps)(
  "D-3.10 the built %s does not start without its configuration, and lists what is missing",
  async (app) => {
    const printed = await refusalOf(app, {});
    // Who vouches for the apps is asked only of a server that has everything else.
    const needed = namesNeededBy(app).filter((name) => name !== "NEXT_PUBLIC_APP_CHECK_PROVIDER");
    for (const name of needed) expect(printed).toContain(name);
  },
);

test.each(apps)(
  "X-M7 the built %s does not start behind a public address with local keys, and prints none",
  async (app) => {
    const env = { ...documentedEnvironment(app), APP_URL: "https://lokalkorb.example", REVALIDATE_SECRET: "too-short" };
    const printed = await refusalOf(app, env);
    for (const name of ["USE_EMULATORS", "DEMO_MODE", "FIREBASE_API_KEY", "REVALIDATE_SECRET (shorter than 32"])
      expect(printed).toContain(name);
    // It was built for this machine, too.
    expect(printed).toContain("APP_URL (was not set when this was built)");
    expect(printed).not.toContain("too-short");
  },
);

/**
 * The points of the measuring kit that peers are measured with, as a real answer has them. It asks for a script policy by
 * nonce or hash; pages without inline scripts need neither, and a policy without unsafe words is more.
 */
function points(answer: Response): Record<string, boolean> {
  const header = (name: string): string => answer.headers.get(name) ?? "";
  const policy = header("content-security-policy");
  return {
    csp: policy !== "",
    scriptsWithoutUnsafeWords: /script-src 'self'(?:;|$)/.test(policy),
    trustedTypes: policy.includes("require-trusted-types-for"),
    objectNone: policy.includes("object-src 'none'"),
    baseNone: policy.includes("base-uri 'none'"),
    frameAncestors: policy.includes("frame-ancestors"),
    cspReport: /report-(?:to|uri)/.test(policy),
    hsts: /max-age=\d{8,}/.test(header("strict-transport-security")),
    nosniff: header("x-content-type-options") === "nosniff",
    referrer: header("referrer-policy") !== "",
    permissions: header("permissions-policy") !== "",
    coop: header("cross-origin-opener-policy") !== "",
    corp: header("cross-origin-resource-policy") !== "",
    namesNoSoftware: !answer.headers.has("x-powered-by") && !answer.headers.has("server"),
  };
}

/** Whatever else runs on this machine, nothing does behind this port. */
const servingAlone = async (app: App, ask: (url: string) => Promise<void>): Promise<void> =>
  whileServing(app, { ...documentedEnvironment(app), EMULATOR_FIRESTORE_PORT: String(await freePort()) }, ask);

const pages = { storefront: "/impressum", console: "/anmelden" } as const;

test.each(apps)(
  "X-L5 D-3.9 the built %s serves with the documented environment, and its pages have all 14 points",
  (app) =>
    servingAlone(app, async (url) => {
      const page = await fetch(`${url}${pages[app]}`);
      expect(page.status).toBe(200);
      const found = points(page);
      expect(Object.keys(found)).toHaveLength(14);
      expect(Object.keys(found).filter((point) => !found[point])).toEqual([]);
      // No database runs where it looks, and it says so itself.
      const health = await fetch(`${url}/api/health`);
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({
        ok: false,
        app,
        checks: { configuration: "ok", database: "failed" },
      });
    }),
);
