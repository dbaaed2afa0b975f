import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { configuredThirdParties } from "./third-parties.ts";

const directive = (policy: string, name: string): string =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? "";

describe("contentSecurityPolicy", () => {
  it("runs scripts of our own origin only: none inline, none evaluated", () => {
    const policy = contentSecurityPolicy({ thirdParties: [], loopback: true, projectId: "" });
    expect(directive(policy, "script-src")).toBe("'self'");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets pages talk to the local backend only in a build for this machine", () => {
    expect(
      directive(contentSecurityPolicy({ thirdParties: [], loopback: true, projectId: "" }), "connect-src"),
    ).toContain("http://127.0.0.1:*");
    expect(contentSecurityPolicy({ thirdParties: [], loopback: false, projectId: "lokalkorb" })).not.toContain(
      "http://",
    );
  });

  it("CON-07 lets fonts come from our own origin alone, and from a configured chat, which its reader starts", () => {
    const fontsWith = (env: Readonly<Record<string, string>>): string | undefined =>
      directive(
        contentSecurityPolicy({
          thirdParties: configuredThirdParties(env),
          loopback: false,
          projectId: "lokalkorb",
        }),
        "font-src",
      );
    expect(
      fontsWith({ NEXT_PUBLIC_COOKIEBOT_ID: "cbid", NEXT_PUBLIC_SENTRY_DSN: "https://key@o1.ingest.de.sentry.io/2" }),
    ).toBe("'self'");
    expect(fontsWith({ NEXT_PUBLIC_CHAT_PROVIDER: "crisp" })).toBe("'self' https://client.crisp.chat");
  });

  it("allows exactly the configured services and nothing when none is", () => {
    const env = {
      FUNCTIONS_BASE_EUROPE_WEST1: "https://eu.functions.example",
      NEXT_PUBLIC_SENTRY_DSN: "https://key@o1.ingest.de.sentry.io/2",
      NEXT_PUBLIC_MIXPANEL_API_HOST: "https://api-eu.mixpanel.com",
      NEXT_PUBLIC_COOKIEBOT_ID: "cbid",
      NEXT_PUBLIC_CHAT_PROVIDER: "builtin",
    };
    const policy = contentSecurityPolicy({
      thirdParties: configuredThirdParties(env),
      loopback: false,
      projectId: "lokalkorb",
    });
    const connect = directive(policy, "connect-src");
    for (const address of ["eu.functions.example", "o1.ingest.de.sentry.io", "api-eu.mixpanel.com"]) {
      expect(connect).toContain(`https://${address}`);
    }
    expect(directive(policy, "script-src")).toBe(
      "'self' https://consent.cookiebot.com https://consentcdn.cookiebot.com",
    );
    expect(policy).not.toContain("key@");
    const bare = contentSecurityPolicy({
      thirdParties: configuredThirdParties({}),
      loopback: false,
      projectId: "lokalkorb",
    });
    expect(bare).not.toMatch(/sentry|mixpanel|cookiebot|google(?!apis)|crisp|intercom|tawk/);
    expect(directive(bare, "frame-src")).toBe("'none'");
  });

  it("D-3.12 lets App Check's script and its exchange of tokens pass, and its own service where there is one", () => {
    const policy = (env: Record<string, string>) =>
      contentSecurityPolicy({ thirdParties: configuredThirdParties(env), loopback: false, projectId: "lokalkorb" });
    const google = policy({ NEXT_PUBLIC_APP_CHECK_KEY: "site-key" });
    expect(directive(google, "connect-src")).toContain("https://content-firebaseappcheck.googleapis.com");
    for (const name of ["script-src", "frame-src"])
      expect(directive(google, name)).toContain("https://www.google.com/recaptcha/");
    const own = policy({ NEXT_PUBLIC_APP_CHECK_URL: "https://apps.example/token" });
    expect(directive(own, "connect-src")).toContain("https://apps.example");
    expect(own).not.toContain("recaptcha");
  });

  it.each(["crisp", "intercom", "tawk"])("allows %s's script only where it is the configured help", (provider) => {
    const env = { NEXT_PUBLIC_CHAT_PROVIDER: provider };
    const policy = contentSecurityPolicy({
      thirdParties: configuredThirdParties(env),
      loopback: false,
      projectId: "lokalkorb",
    });
    expect(directive(policy, "script-src")).toContain(provider);
    expect(directive(policy, "script-src")).not.toContain("unsafe");
  });
});

describe("what pages may do with text", () => {
  const policy = (env: Record<string, string>) =>
    contentSecurityPolicy({ thirdParties: configuredThirdParties(env), loopback: false, projectId: "lokalkorb" });

  it("X-L5 S2 demands Trusted Types and says where refusals are told, unless a script is configured that cannot keep to it", () => {
    const own = policy({});
    expect(directive(own, "require-trusted-types-for")).toBe("'script'");
    expect(directive(own, "trusted-types")).toBe("nextjs nextjs#bundler lokalkorb default");
    expect(directive(own, "report-to")).toBe("policy");
    for (const env of [
      { NEXT_PUBLIC_CHAT_PROVIDER: "crisp" },
      { NEXT_PUBLIC_COOKIEBOT_ID: "id" },
      { NEXT_PUBLIC_GOOGLE_ADS_ID: "id" },
    ])
      expect(policy(env)).not.toContain("trusted-types");
    expect(directive(policy({ NEXT_PUBLIC_APP_CHECK_KEY: "key" }), "require-trusted-types-for")).toBe("'script'");
  });

  it("X-L6 lets pages call the functions of this project, and nobody else's", () => {
    const connect = directive(policy({}), "connect-src");
    expect(connect).toContain("https://europe-west1-lokalkorb.cloudfunctions.net");
    expect(connect).not.toContain("*");
  });
});

/** The points of the measuring kit that peers are measured with. */
function points(headers: ReadonlyMap<string, string>): Record<string, boolean> {
  const csp = headers.get("Content-Security-Policy") ?? "";
  return {
    csp: csp !== "",
    trustedTypes: csp.includes("require-trusted-types-for"),
    objectNone: csp.includes("object-src 'none'"),
    baseNone: csp.includes("base-uri 'none'"),
    frameAncestors: csp.includes("frame-ancestors"),
    cspReport: /report-(?:to|uri)/.test(csp),
    hsts: /max-age=\d{8,}/.test(headers.get("Strict-Transport-Security") ?? ""),
    nosniff: headers.get("X-Content-Type-Options") === "nosniff",
    referrer: headers.has("Referrer-Policy"),
    permissions: headers.has("Permissions-Policy"),
    coop: headers.has("Cross-Origin-Opener-Policy"),
    corp: headers.has("Cross-Origin-Resource-Policy"),
  };
}

describe("securityHeaders", () => {
  it("X-L5 S2 has every point but a script policy by nonce or hash, which pages without inline scripts need not", () => {
    const given = securityHeaders({ thirdParties: [], loopback: false, projectId: "lokalkorb" });
    const found = points(new Map(given.map(({ key, value }) => [key, value])));
    expect(Object.keys(found).filter((point) => !found[point])).toEqual([]);
  });

  it("forbids framing, sniffing and foreign openers", () => {
    const headers = new Map(
      securityHeaders({ thirdParties: [], loopback: false, projectId: "lokalkorb" }).map(({ key, value }) => [
        key,
        value,
      ]),
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });
});
