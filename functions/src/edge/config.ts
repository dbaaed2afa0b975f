/** The only reader of the environment. */
export interface Config {
  /** Where the storefront answers. */
  readonly appUrl: string;
  /** Shared with the storefront; signs what we ask it to renew. */
  readonly revalidateSecret: string;
  /** Makes the links by which guests open their orders. */
  readonly orderLinkSecret: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly missing: readonly string[] };

const names = {
  appUrl: "APP_URL",
  revalidateSecret: "REVALIDATE_SECRET",
  orderLinkSecret: "ORDER_LINK_SECRET",
} as const satisfies Record<keyof Config, string>;

/** Names of secrets, for the functions that need them: Secret Manager hands them over as environment variables. */
export const revalidateSecrets: string[] = [names.revalidateSecret];

export const orderLinkSecrets: string[] = [names.orderLinkSecret];

export const isAppCheckEnforced = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env["APP_CHECK_ENFORCE"] === "true";

/** Where defects are reported, and whether this is the product itself; the same names as in the apps. */
export const readReporting = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly dsn: string; readonly origin: string; readonly productionUrl: string } => {
  const appUrl = env[names.appUrl] ?? "";
  return {
    dsn: env["NEXT_PUBLIC_SENTRY_DSN"] ?? "",
    origin: URL.canParse(appUrl) ? new URL(appUrl).origin : "",
    productionUrl: env["NEXT_PUBLIC_PRODUCTION_URL"] ?? "",
  };
};

export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const missing = Object.values(names).filter((name) => (env[name] ?? "") === "");
  if (missing.length > 0) return { ok: false, missing };
  return {
    ok: true,
    config: {
      appUrl: (env[names.appUrl] ?? "").replace(/\/+$/, ""),
      revalidateSecret: env[names.revalidateSecret] ?? "",
      orderLinkSecret: env[names.orderLinkSecret] ?? "",
    },
  };
};
