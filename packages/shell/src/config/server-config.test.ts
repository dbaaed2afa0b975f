import { describe, expect, it } from "vitest";
import { configScript } from "./config-script.ts";
import { ConfigurationProblem, readServerConfig } from "./server-config.ts";
import { startServer } from "./start-server.ts";

const production = {
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://konsole.lokalkorb.example",
  FIREBASE_PROJECT_ID: "lokalkorb",
  FIREBASE_API_KEY: "key",
  FIREBASE_STORAGE_BUCKET: "lokalkorb.appspot.com",
  REVALIDATE_SECRET: "0123456789abcdef0123456789abcdef",
  NEXT_PUBLIC_APP_CHECK_PROVIDER: "recaptcha-enterprise",
  NEXT_PUBLIC_APP_CHECK_KEY: "site-key",
  OPERATOR_NAME: "Lokalkorb GmbH",
  OPERATOR_ADDRESS: "Musterstraße 1, 83022 Rosenheim",
  OPERATOR_EMAIL: "betreiber@lokalkorb.example",
  OPERATOR_PHONE: "+49 30 23125 000",
};

const local = {
  ...production,
  APP_URL: "http://localhost:3000",
  USE_EMULATORS: "true",
  EMULATOR_FIRESTORE_PORT: "8080",
  EMULATOR_AUTH_PORT: "9099",
  EMULATOR_FUNCTIONS_PORT: "5001",
  EMULATOR_STORAGE_PORT: "9199",
};

describe("readServerConfig", () => {
  it("F25 names every missing value at once", () => {
    const read = (): unknown =>
      readServerConfig("storefront", "1", { ...production, APP_URL: "", REVALIDATE_SECRET: undefined });
    expect(read).toThrow(ConfigurationProblem);
    expect(read).toThrow(/APP_URL, REVALIDATE_SECRET/);
  });

  it("S-S18 LEG-01 does not start a storefront without whoever operates it, and reads them", () => {
    const { operator } = readServerConfig("storefront", "1", { ...production, OPERATOR_REGISTER: "HRB 1" });
    expect(operator).toMatchObject({ name: "Lokalkorb GmbH", register: "HRB 1", vatId: "" });
    const unnamed = { ...production, OPERATOR_NAME: "", OPERATOR_PHONE: undefined };
    expect(() => readServerConfig("storefront", "1", unnamed)).toThrow(/OPERATOR_NAME, OPERATOR_PHONE/);
    expect(() => readServerConfig("console", "1", unnamed)).not.toThrow();
  });

  it("F25 asks for emulator ports only with the emulator flag, and uses them only then", () => {
    expect(
      readServerConfig("storefront", "1", { ...production, EMULATOR_FIRESTORE_PORT: "8080" }).browser.emulators,
    ).toMatchObject({
      enabled: false,
      firestorePort: 0,
    });
    expect(readServerConfig("storefront", "1", local).browser.emulators).toEqual({
      enabled: true,
      host: "127.0.0.1",
      firestorePort: 8080,
      authPort: 9099,
      functionsPort: 5001,
      storagePort: 9199,
    });
    expect(() => readServerConfig("storefront", "1", { ...local, EMULATOR_STORAGE_PORT: "" })).toThrow(
      "EMULATOR_STORAGE_PORT",
    );
  });

  it("F25 carries both function addresses, the search prefix and the ingest host", () => {
    const { browser } = readServerConfig("console", "1", {
      ...production,
      FUNCTIONS_BASE_US: "https://us.functions.example",
      FUNCTIONS_BASE_EUROPE_WEST1: "https://eu.functions.example",
      NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX: "prod",
      NEXT_PUBLIC_MIXPANEL_API_HOST: "https://ingest.example",
    });
    expect(browser).toMatchObject({
      functionsBase: { us: "https://us.functions.example", europe: "https://eu.functions.example" },
      searchIndexPrefix: "prod",
      analyticsIngestHost: "https://ingest.example",
    });
  });

  it("X-M7 refuses emulators, local keys and the demo behind a public address", () => {
    expect(() => readServerConfig("storefront", "1", { ...local, APP_URL: "https://lokalkorb.example" })).toThrow(
      "USE_EMULATORS (true)",
    );
    expect(() => readServerConfig("console", "1", { ...production, REVALIDATE_SECRET: "revalidate_local" })).toThrow(
      "REVALIDATE_SECRET (a local key)",
    );
    expect(() => readServerConfig("console", "1", { ...production, DEMO_MODE: "true" })).toThrow("DEMO_MODE (true)");
  });

  it("D-3.11 X-L6 refuses a public address in front of a build for this machine", () => {
    const read = (BUILT_FOR: string) => () => readServerConfig("storefront", "1", { ...production, BUILT_FOR });
    expect(read("http://localhost")).toThrow("APP_URL (was not set when this was built)");
    expect(read("https://lokalkorb.example")).not.toThrow();
    expect(() => readServerConfig("storefront", "1", { ...local, BUILT_FOR: "http://localhost" })).not.toThrow();
  });

  it("F25 reads where errors, analytics, consent, advertisement and help go, and runs without any of them", () => {
    const nothing = readServerConfig("storefront", "1", production).browser;
    expect(nothing).toMatchObject({
      sentryDsn: "",
      analyticsToken: "",
      cookiebotId: "",
      googleAdsId: "",
      chat: { provider: "builtin", id: "" },
    });
    const { browser } = readServerConfig("storefront", "1", {
      ...production,
      NEXT_PUBLIC_SENTRY_DSN: "https://key@o1.ingest.de.sentry.io/2",
      NEXT_PUBLIC_CHAT_PROVIDER: "crisp",
      NEXT_PUBLIC_CHAT_ID: "site",
    });
    expect(browser).toMatchObject({
      sentryDsn: "https://key@o1.ingest.de.sentry.io/2",
      chat: { provider: "crisp", id: "site" },
    });
  });

  it("F25 reads where to search, which stays on the server, and runs without", () => {
    const env = {
      ...local,
      NEXT_PUBLIC_ALGOLIA_APP_ID: "LOCAL",
      NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: "search-key_local",
      NEXT_PUBLIC_ALGOLIA_HOST: "http://127.0.0.1:4400",
    };
    const config = readServerConfig("storefront", "1", env);
    expect(config.search).toEqual({
      appId: "LOCAL",
      key: "search-key_local",
      host: { url: "127.0.0.1:4400", protocol: "http" },
    });
    expect(configScript(config.browser)).not.toContain("search-key_local");
    expect(readServerConfig("storefront", "1", production).search).toBeNull();
    expect(() => readServerConfig("storefront", "1", { ...env, ...production, USE_EMULATORS: "" })).toThrow(
      "NEXT_PUBLIC_ALGOLIA_SEARCH_KEY (a local key)",
    );
  });

  it("refuses a help provider it does not know, or that lacks its id", () => {
    const read = (provider: string) => () =>
      readServerConfig("storefront", "1", { ...production, NEXT_PUBLIC_CHAT_PROVIDER: provider });
    expect(read("icq")).toThrow("builtin, crisp");
    expect(read("tawk")).toThrow("NEXT_PUBLIC_CHAT_ID");
  });

  it("refuses to send a public product's errors to this machine", () => {
    const env = { ...production, NEXT_PUBLIC_SENTRY_DSN: "http://public@127.0.0.1:4400/1" };
    expect(() => readServerConfig("storefront", "1", env)).toThrow("NEXT_PUBLIC_SENTRY_DSN");
  });

  it("X-H2 names who vouches for the app, and does not start in public while nobody has been named", () => {
    const read = (names: Record<string, string>) =>
      readServerConfig("storefront", "1", { ...production, ...names }).browser.appCheck;
    expect(read({})).toEqual({ provider: "recaptcha-enterprise", siteKey: "site-key" });
    const own = { NEXT_PUBLIC_APP_CHECK_PROVIDER: "custom", NEXT_PUBLIC_APP_CHECK_URL: "https://apps.example" };
    expect(read(own)).toEqual({ provider: "custom", url: "https://apps.example" });
    expect(read({ NEXT_PUBLIC_APP_CHECK_PROVIDER: "off" })).toEqual({ provider: "off" });
    for (const [names, missing] of [
      [{ NEXT_PUBLIC_APP_CHECK_PROVIDER: "" }, "NEXT_PUBLIC_APP_CHECK_PROVIDER"],
      [{ NEXT_PUBLIC_APP_CHECK_PROVIDER: "captcha" }, "NEXT_PUBLIC_APP_CHECK_PROVIDER"],
      [{ NEXT_PUBLIC_APP_CHECK_KEY: "" }, "NEXT_PUBLIC_APP_CHECK_KEY"],
      [{ ...own, NEXT_PUBLIC_APP_CHECK_URL: "" }, "NEXT_PUBLIC_APP_CHECK_URL"],
    ] as const)
      expect(() => read(names)).toThrow(missing);
    expect(
      readServerConfig("storefront", "1", { ...local, NEXT_PUBLIC_APP_CHECK_PROVIDER: "" }).browser.appCheck,
    ).toEqual({ provider: "off" });
  });

  it("keeps the revalidation secret out of what pages are told", () => {
    const { browser } = readServerConfig("storefront", "1", production);
    expect(configScript(browser)).not.toContain(production.REVALIDATE_SECRET);
  });
});

describe("startServer", () => {
  const ending = {
    stderr: { write: () => undefined },
    exit: (code: number): never => {
      throw new Error(`exit ${code}`);
    },
  };

  it("X-N2 ends the process over a configuration that is missing or refused, and hides no other defect", () => {
    startServer(() => readServerConfig("storefront", "1", production), ending);
    expect(() => startServer(() => readServerConfig("storefront", "1", {}), ending)).toThrow("exit 1");
    const defect = (): never => {
      throw new Error("defect");
    };
    expect(() => startServer(defect, ending)).toThrow("defect");
  });
});

describe("configScript", () => {
  it("cannot close a script element", () => {
    const { browser } = readServerConfig("storefront", "</script><script>alert(1)</script>", production);
    expect(configScript(browser)).not.toContain("</script>");
  });
});
