/** Configuration of the payment provider; without a key there is none, and the shops take cash. */
export interface PaymentConfig {
  readonly secretKey: string;
  /** Only where something stands in for the provider. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: "http" | "https" } | null;
  readonly webhookSecrets: Readonly<Record<WebhookKind, string>>;
  /** The platform's share of the goods. */
  readonly feeBp: number;
  readonly appUrl: string;
  readonly consoleUrl: string;
}

/** Events of the platform, of the shops' accounts, and word that an account has changed. */
export type WebhookKind = "platform" | "connect" | "accounts";

const secretNames = {
  key: "STRIPE_SECRET_KEY",
  platform: "STRIPE_WEBHOOK_SECRET",
  connect: "STRIPE_CONNECT_WEBHOOK_SECRET",
  accounts: "STRIPE_V2_EVENTS_SECRET",
} as const;

/** Forgetting it must not mean that the platform keeps nothing, so 0 has to be said. */
export const paymentProblems = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  !env[secretNames.key] || isFee(env["PLATFORM_FEE_BPS"]) ? [] : ["PLATFORM_FEE_BPS (0 to 10000)"];

const isFee = (text = ""): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 10_000;

function feeOf(env: Readonly<Record<string, string | undefined>>): number {
  const [problem] = paymentProblems(env);
  if (problem !== undefined) throw new Error(`Configuration is incomplete. Missing: ${problem}`);
  return Number(env["PLATFORM_FEE_BPS"]);
}

export function readPaymentConfig(env: Readonly<Record<string, string | undefined>>): PaymentConfig | null {
  const value = (name: string): string => env[name] ?? "";
  const secretKey = value(secretNames.key);
  if (secretKey === "") return null;
  const host = value("STRIPE_API_HOST");
  const address = (name: string): string => value(name).replace(/\/+$/, "");
  return {
    secretKey,
    api:
      host === ""
        ? null
        : {
            host,
            port: Number(value("STRIPE_API_PORT") || "443"),
            protocol: value("STRIPE_API_PROTOCOL") === "http" ? "http" : "https",
          },
    webhookSecrets: {
      platform: value(secretNames.platform),
      connect: value(secretNames.connect),
      accounts: value(secretNames.accounts),
    },
    feeBp: feeOf(env),
    appUrl: address("APP_URL"),
    consoleUrl: address("CONSOLE_URL"),
  };
}
