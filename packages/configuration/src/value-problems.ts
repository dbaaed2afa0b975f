import type { Name } from "./names.ts";

type Shape = readonly [looks: RegExp, words: string];

const origin: Shape = [/^https:\/\/[^/\s]+$/, "https://…, without a slash at the end"];
const base: Shape = [/^https:\/\/\S*[^/\s]$/, "https://…, without a slash at the end"];
const email: Shape = [/^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/, "an e-mail address"];
const flag: Shape = [/^(?:true|false)$/, "true or false"];

/** The shape of a value where a wrong one would only show in a running product. */
const shapes: Readonly<Partial<Record<Name, Shape>>> = {
  APP_URL: origin,
  CONSOLE_URL: origin,
  NEXT_PUBLIC_PRODUCTION_URL: origin,
  FUNCTIONS_BASE_US: base,
  FUNCTIONS_BASE_EUROPE_WEST1: base,
  FIREBASE_AUTH_DOMAIN: [/^[\w-]+(?:\.[\w-]+)+$/, "a host name, without https"],
  FIREBASE_STORAGE_BUCKET: [/^[a-z0-9][\w.-]+$/, "a name, without gs://"],
  FIREBASE_APP_ID: [/^1:\d+:web:[0-9a-f]+$/, "1:NUMBER:web:…"],
  OPERATOR_EMAIL: email,
  GUARANTEE_NOTICE_FILE: [/\.(?:svg|png)$/, "an SVG or PNG"],
  GUARANTEE_NOTICE_SHA256: [/^[0-9a-f]{64}$/, "64 hexadecimal digits"],
  TRUSTED_PROXIES: [/^(?:\d|10)$/, "0 to 10"],
  WARM_INSTANCES: [/^\d{1,3}$/, "a whole number"],
  BUSY_MAX_INSTANCES: [/^[1-9]\d{0,2}$/, "a whole number"],
  SMTP_PORT: [/^[1-9]\d{0,4}$/, "a port"],
  SMTP_SECURE: flag,
  MAIL_FROM: email,
  MAIL_RETURN_PATH: email,
  NEXT_PUBLIC_MAPBOX_TOKEN: [/^pk\.\S+$/, "a public token, pk.…"],
  NEXT_PUBLIC_MAPBOX_STYLE: [/^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/, "mapbox://styles/OWNER/STYLE"],
  PLATFORM_FEE_BPS: [/^(?:\d{1,4}|10000)$/, "0 to 10000"],
  NEXT_PUBLIC_SUPPORT_EMAIL: email,
  APP_CHECK_ENFORCE: flag,
  NEXT_PUBLIC_APP_CHECK_PROVIDER: [/^(?:recaptcha-enterprise|custom|off)$/, "recaptcha-enterprise, custom or off"],
};

/** One "NAME (what it should be)" for each value that is there and looks wrong. */
export const valueProblems = (env: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(shapes).flatMap(([name, [looks, words]]) =>
    env[name] && !looks.test(env[name]) ? [`${name} (${words})`] : [],
  );

interface Pair {
  readonly when: (env: Readonly<Record<string, string>>) => boolean;
  readonly needs: readonly Name[];
  readonly beside: string;
}

const pairs: readonly Pair[] = [
  {
    when: (env) => Boolean(env["GUARANTEE_NOTICE_FILE"]),
    needs: ["GUARANTEE_NOTICE_SHA256"],
    beside: "GUARANTEE_NOTICE_FILE",
  },
  {
    when: (env) => env["NEXT_PUBLIC_APP_CHECK_PROVIDER"] === "recaptcha-enterprise",
    needs: ["NEXT_PUBLIC_APP_CHECK_KEY", "FIREBASE_APP_ID"],
    beside: "recaptcha-enterprise",
  },
  {
    when: (env) => env["NEXT_PUBLIC_APP_CHECK_PROVIDER"] === "custom",
    needs: ["NEXT_PUBLIC_APP_CHECK_URL", "FIREBASE_APP_ID"],
    beside: "custom",
  },
  {
    when: (env) => Boolean(env["NEXT_PUBLIC_ALGOLIA_APP_ID"]),
    needs: ["NEXT_PUBLIC_ALGOLIA_SEARCH_KEY", "NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX"],
    beside: "NEXT_PUBLIC_ALGOLIA_APP_ID",
  },
  {
    when: (env) => Boolean(env["SENTRY_ORG"]),
    needs: ["SENTRY_PROJECT", "NEXT_PUBLIC_SENTRY_DSN"],
    beside: "SENTRY_ORG",
  },
];

/** Values that need or contradict each other. */
export const pairProblems = (env: Readonly<Record<string, string>>): readonly string[] => [
  ...pairs.flatMap(({ when, needs, beside }) =>
    when(env) ? needs.filter((name) => !env[name]).map((name) => `${name} (missing; needed with ${beside})`) : [],
  ),
  ...(env["SMTP_PORT"] === "465" && env["SMTP_SECURE"] !== "true" ? ["SMTP_SECURE (true with port 465)"] : []),
  ...(env["CONSOLE_URL"] && env["CONSOLE_URL"] === env["APP_URL"] ? ["CONSOLE_URL (the same as APP_URL)"] : []),
];
