import { namesNeededBy, secretsOf } from "@lokalkorb/configuration/names";

export interface Config {
  /** Where the storefront answers. */
  readonly appUrl: string;
  /** Shared with the storefront; signs what we ask it to renew. Secrets are there for functions that name them, no others. */
  readonly revalidateSecret: string;
  /** Makes the links by which guests open their orders. */
  readonly orderLinkSecret: string;
  /** Made those of the time before; empty = they are closed. */
  readonly orderLinkSecretBefore: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly missing: readonly string[] };

const names = {
  appUrl: "APP_URL",
  revalidateSecret: "REVALIDATE_SECRET",
  orderLinkSecret: "ORDER_LINK_SECRET",
  orderLinkSecretBefore: "ORDER_LINK_SECRET_BEFORE",
} as const satisfies Record<keyof Config, string>;

/** App Check is enforced unless the environment switches it off by name. */
export const isAppCheckEnforced = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env["APP_CHECK_ENFORCE"] !== "false";

/** Whether this process serves functions, one or all of them; code that only describes or tests them is loaded elsewhere. */
export const servesFunctions = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env["FUNCTION_TARGET"] !== undefined || env["FUNCTIONS_EMULATOR"] === "true";

/** Deployed, a process serves one function and no other. */
export const functionAlone = (env: Readonly<Record<string, string | undefined>>): string | undefined =>
  env["FUNCTION_TARGET"];

/** How many servers of our own stand between Google's and the caller. */
export function trustedProxies(env: Readonly<Record<string, string | undefined>>): number {
  const given = env["TRUSTED_PROXIES"] || "0";
  if (!/^(?:\d|10)$/.test(given)) throw new Error("TRUSTED_PROXIES is a whole number from 0 to 10.");
  return Number(given);
}

/** Where defects are reported, and whether this is the product itself; the same names as in the apps. */
export function readReporting(env: Readonly<Record<string, string | undefined>>): {
  readonly dsn: string;
  readonly commit: string;
  readonly origin: string;
  readonly productionUrl: string;
} {
  const appUrl = env[names.appUrl] ?? "";
  return {
    dsn: env["NEXT_PUBLIC_SENTRY_DSN"] ?? "",
    commit: env["BUILD_COMMIT"] ?? "",
    origin: URL.canParse(appUrl) ? new URL(appUrl).origin : "",
    productionUrl: env["NEXT_PUBLIC_PRODUCTION_URL"] ?? "",
  };
}

/** Values without which no function starts. Secrets are declared by the functions that use them. */
export const neededByFunctions: readonly string[] = namesNeededBy("functions").filter(
  (name) => !secretsOf("functions").includes(name),
);

export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const { [names.appUrl]: appUrl = "" } = env;
  if (appUrl === "") return { ok: false, missing: [names.appUrl] };
  return {
    ok: true,
    config: {
      appUrl: appUrl.replace(/\/+$/, ""),
      get revalidateSecret() {
        return secretIn(env, names.revalidateSecret);
      },
      get orderLinkSecret() {
        return secretIn(env, names.orderLinkSecret);
      },
      orderLinkSecretBefore: env[names.orderLinkSecretBefore] ?? "",
    },
  };
}

function secretIn(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const secret = env[name] ?? "";
  if (secret === "") throw new Error(`${name} is none of the secrets of this function.`);
  return secret;
}
