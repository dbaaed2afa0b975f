import { namesNeededBy } from "@lokalkorb/configuration/names";
import { isPublicAddress, localSettings } from "@lokalkorb/configuration/refuse-local";
import { chatProviderNames, type BrowserConfig } from "./browser-config.ts";

/** Everything an app server needs, read once from the environment. `browser` is what it tells its pages. */
export interface ServerConfig {
  readonly browser: BrowserConfig;
  /** Signs the calls that ask for fresh pages after a publication. */
  readonly revalidateSecret: string;
  /** Where the server of an app looks for goods and shops, with a key that cannot write; null = nowhere. */
  readonly search: SearchAccess | null;
  /** For the imprint of the platform; every field empty where an app has none. */
  readonly operator: Operator;
  /** The official notice on the legal guarantee (WDR-06); null = there is none. */
  readonly guaranteeNotice: NoticeFile | null;
}

export interface NoticeFile {
  readonly path: string;
  /** Hexadecimal, of the file as it was given out. */
  readonly sha256: string;
}

/** Who operates an installation (LEG-01). */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly representedBy: string;
  readonly register: string;
  readonly vatId: string;
  readonly more: string;
}

export interface SearchAccess {
  readonly appId: string;
  readonly key: string;
  /** Null = the service's own; else what stands in for it. */
  readonly host: { readonly url: string; readonly protocol: "http" | "https" } | null;
}

const neededWithEmulators = [
  "EMULATOR_FIRESTORE_PORT",
  "EMULATOR_AUTH_PORT",
  "EMULATOR_FUNCTIONS_PORT",
  "EMULATOR_STORAGE_PORT",
];

/** Names what is missing or refused, all at once; never a value. */
export class ConfigurationProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join(", ")}. See .env.example for what each name means.`);
    this.problems = problems;
  }
}

/** Throws ConfigurationProblem for what is missing, and for what a public address must not have behind it. */
export function readServerConfig(
  app: BrowserConfig["app"],
  version: string,
  env: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  const emulators = env["USE_EMULATORS"] === "true";
  const needed = namesNeededBy(app).filter((name) => name !== "NEXT_PUBLIC_APP_CHECK_PROVIDER");
  const missing = [...needed, ...(emulators ? neededWithEmulators : [])].filter((name) => !env[name]);
  const problems = [...missing, ...localSettings(env), ...wrongBuild(env)];
  if (problems.length > 0) throw new ConfigurationProblem(problems);
  const value = (name: string, fallback = ""): string => env[name] ?? fallback;
  const storefrontUrl = value("APP_URL").replace(/\/$/, "");
  return {
    revalidateSecret: value("REVALIDATE_SECRET"),
    search: readSearch(
      value("NEXT_PUBLIC_ALGOLIA_APP_ID"),
      value("NEXT_PUBLIC_ALGOLIA_SEARCH_KEY"),
      value("NEXT_PUBLIC_ALGOLIA_HOST"),
    ),
    operator: {
      name: value("OPERATOR_NAME"),
      address: value("OPERATOR_ADDRESS"),
      email: value("OPERATOR_EMAIL"),
      phone: value("OPERATOR_PHONE"),
      representedBy: value("OPERATOR_REPRESENTED_BY"),
      register: value("OPERATOR_REGISTER"),
      vatId: value("OPERATOR_VAT_ID"),
      more: value("OPERATOR_MORE"),
    },
    guaranteeNotice: readNotice(value("GUARANTEE_NOTICE_FILE"), value("GUARANTEE_NOTICE_SHA256")),
    browser: {
      app,
      version,
      commit: value("BUILD_COMMIT"),
      productionUrl: value("NEXT_PUBLIC_PRODUCTION_URL"),
      storefrontUrl,
      consoleUrl: value("CONSOLE_URL").replace(/\/$/, ""),
      demo: value("DEMO_MODE") === "true",
      firebase: {
        apiKey: value("FIREBASE_API_KEY"),
        projectId: value("FIREBASE_PROJECT_ID"),
        authDomain: value("FIREBASE_AUTH_DOMAIN"),
        storageBucket: value("FIREBASE_STORAGE_BUCKET"),
        appId: value("FIREBASE_APP_ID"),
      },
      emulators: {
        enabled: emulators,
        host: value("EMULATOR_HOST", "127.0.0.1"),
        firestorePort: emulators ? Number(value("EMULATOR_FIRESTORE_PORT")) : 0,
        authPort: emulators ? Number(value("EMULATOR_AUTH_PORT")) : 0,
        functionsPort: emulators ? Number(value("EMULATOR_FUNCTIONS_PORT")) : 0,
        storagePort: emulators ? Number(value("EMULATOR_STORAGE_PORT")) : 0,
      },
      functionsBase: { us: value("FUNCTIONS_BASE_US"), europe: value("FUNCTIONS_BASE_EUROPE_WEST1") },
      appCheck: readAppCheck(env),
      searchIndexPrefix: value("NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX", "dev"),
      analyticsToken: value("NEXT_PUBLIC_MIXPANEL_TOKEN"),
      analyticsIngestHost: value("NEXT_PUBLIC_MIXPANEL_API_HOST"),
      stripe: {
        publishableKey: value("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY"),
        scriptUrl: value("NEXT_PUBLIC_STRIPE_JS_URL"),
      },
      streets: readStreets(
        value("NEXT_PUBLIC_MAPBOX_TOKEN"),
        value("NEXT_PUBLIC_MAPBOX_STYLE"),
        value("NEXT_PUBLIC_MAPBOX_API_BASE"),
      ),
      sentryDsn: value("NEXT_PUBLIC_SENTRY_DSN"),
      cookiebotId: value("NEXT_PUBLIC_COOKIEBOT_ID"),
      googleAdsId: value("NEXT_PUBLIC_GOOGLE_ADS_ID"),
      chat: readChat(value("NEXT_PUBLIC_CHAT_PROVIDER") || "builtin", value("NEXT_PUBLIC_CHAT_ID")),
      supportEmail: value("NEXT_PUBLIC_SUPPORT_EMAIL"),
    },
  };
}

/** A build for this machine lets pages talk to this machine, and keeps them from the services that a deployment configured. */
function wrongBuild({ APP_URL, BUILT_FOR }: Readonly<Record<string, string | undefined>>): readonly string[] {
  const isWrong = BUILT_FOR !== undefined && isPublicAddress(APP_URL) && !isPublicAddress(BUILT_FOR);
  return isWrong ? ["APP_URL (was not set when this was built)"] : [];
}

function readNotice(path: string, sha256: string): NoticeFile | null {
  if (path === "") return null;
  if (sha256 === "") throw new ConfigurationProblem(["GUARANTEE_NOTICE_SHA256"]);
  return { path, sha256 };
}

function readStreets(token: string, style: string, apiBase: string): BrowserConfig["streets"] {
  return token === "" ? null : { token, ...(style !== "" && { style }), ...(apiBase !== "" && { apiBase }) };
}

function readSearch(appId: string, key: string, host: string): SearchAccess | null {
  if (appId === "" || key === "") return null;
  if (host === "") return { appId, key, host: null };
  const { host: url, protocol } = new URL(host);
  return { appId, key, host: { url, protocol: protocol === "http:" ? "http" : "https" } };
}

/** A decision is needed: without a source of tokens, servers that demand them refuse every visitor. */
function readAppCheck(env: Readonly<Record<string, string | undefined>>): BrowserConfig["appCheck"] {
  const [provider = "", key = "", url = ""] = [
    env["NEXT_PUBLIC_APP_CHECK_PROVIDER"],
    env["NEXT_PUBLIC_APP_CHECK_KEY"],
    env["NEXT_PUBLIC_APP_CHECK_URL"],
  ];
  switch (provider) {
    case "":
      if (isPublicAddress(env["APP_URL"])) throw new ConfigurationProblem(["NEXT_PUBLIC_APP_CHECK_PROVIDER"]);
      return { provider: "off" };
    case "off":
      return { provider };
    case "recaptcha-enterprise":
      if (key === "") throw new ConfigurationProblem(["NEXT_PUBLIC_APP_CHECK_KEY"]);
      return { provider, siteKey: key };
    case "custom":
      if (url === "") throw new ConfigurationProblem(["NEXT_PUBLIC_APP_CHECK_URL"]);
      return { provider, url };
    default:
      throw new ConfigurationProblem(["NEXT_PUBLIC_APP_CHECK_PROVIDER (recaptcha-enterprise, custom or off)"]);
  }
}

/** An unknown provider or a missing id would only show as a help button that does nothing. */
function readChat(name: string, id: string): BrowserConfig["chat"] {
  const provider = chatProviderNames.find((known) => known === name);
  if (provider === undefined) {
    throw new ConfigurationProblem([`NEXT_PUBLIC_CHAT_PROVIDER (one of ${chatProviderNames.join(", ")})`]);
  }
  if (provider !== "builtin" && provider !== "off" && id === "")
    throw new ConfigurationProblem(["NEXT_PUBLIC_CHAT_ID"]);
  return { provider, id };
}
