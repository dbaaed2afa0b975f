/** Every port of one local stack; a second stack runs beside it with another offset. */
export interface StackPorts {
  readonly storefront: number;
  readonly console: number;
  readonly firestore: number;
  readonly auth: number;
  readonly functions: number;
  readonly storage: number;
  /** The stand-ins for the services the apps send to. */
  readonly services: number;
  /** Where the functions send mail; the same program as the services. */
  readonly smtp: number;
}

export const projectId = "demo-lokalkorb";
/** Both ends of what the stand-in for the mail provider reports. */
export const mailWebhookSecret = "mail-webhook-secret_local";
const storageBucket = "demo-lokalkorb.appspot.com";

export function stackPorts(offset: number): StackPorts {
  return {
    storefront: 3000 + offset,
    console: 3001 + offset,
    firestore: 8080 + offset,
    auth: 9099 + offset,
    functions: 5001 + offset,
    storage: 9199 + offset,
    services: 4400 + offset,
    smtp: 1025 + offset,
  };
}

/** Ports above 1024 that browsers refuse to talk to (Fetch Standard, "bad ports"). */
const refusedByBrowsers: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

export function portOffset(env: Readonly<Record<string, string | undefined>>): number {
  const offset = Number(env["LOKALKORB_PORT_OFFSET"] ?? "0");
  if (!Number.isInteger(offset) || offset < 0 || offset > 40_000) {
    throw new Error(
      `LOKALKORB_PORT_OFFSET ist keine ganze Zahl von 0 bis 40000: ${String(env["LOKALKORB_PORT_OFFSET"])}`,
    );
  }
  // No browser ever sends mail.
  const { smtp: _smtp, ...visited } = stackPorts(offset);
  const refused = Object.values(visited).filter((port) => refusedByBrowsers.has(port));
  if (refused.length > 0) {
    throw new Error(
      `LOKALKORB_PORT_OFFSET=${offset} ergibt Port ${refused.join(", ")}, mit dem kein Browser spricht. Bitte einen anderen Abstand wählen.`,
    );
  }
  return offset;
}

/** By which functions know the stand-in of the payment provider. */
export const paymentSecrets = {
  STRIPE_WEBHOOK_SECRET: "whsec_platform_local",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_connect_local",
  STRIPE_V2_EVENTS_SECRET: "whsec_accounts_local",
} as const;

/** The rights at the stand-in of the search. */
export const searchKeys = {
  ALGOLIA_ADMIN_KEY: "algolia-admin-key_local",
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: "algolia-search-key_local",
} as const;

const appId = "1:1:web:local";

/** Where the local backend issues App Check tokens, to the apps and to tests that call functions in their place. */
export const appCheckUrl = (functionsPort: number): string =>
  `http://127.0.0.1:${functionsPort}/v1/projects/${projectId}/apps/${appId}:exchangeCustomToken`;

/** The configuration of a local stack: the names of `.env.example` with their local values. */
export function localEnvironment(ports: StackPorts): Record<string, string> {
  return {
    APP_URL: `http://localhost:${ports.storefront}`,
    CONSOLE_URL: `http://localhost:${ports.console}`,
    NEXT_PUBLIC_PRODUCTION_URL: "",
    DEMO_MODE: "true",
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: "api-key_local",
    FIREBASE_STORAGE_BUCKET: storageBucket,
    FIREBASE_AUTH_DOMAIN: "",
    FIREBASE_APP_ID: appId,
    USE_EMULATORS: "true",
    EMULATOR_HOST: "127.0.0.1",
    EMULATOR_FIRESTORE_PORT: String(ports.firestore),
    EMULATOR_AUTH_PORT: String(ports.auth),
    EMULATOR_FUNCTIONS_PORT: String(ports.functions),
    EMULATOR_STORAGE_PORT: String(ports.storage),
    APP_CHECK_ENFORCE: "true",
    NEXT_PUBLIC_APP_CHECK_PROVIDER: "custom",
    NEXT_PUBLIC_APP_CHECK_KEY: "",
    NEXT_PUBLIC_APP_CHECK_URL: appCheckUrl(ports.functions),
    FUNCTIONS_BASE_US: "",
    FUNCTIONS_BASE_EUROPE_WEST1: "",
    REVALIDATE_SECRET: "revalidate-secret_local",
    ORDER_LINK_SECRET: "order-link-secret_local",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(ports.smtp),
    SMTP_SECURE: "false",
    SMTP_USER: "",
    SMTP_PASS: "",
    MAIL_FROM: "bestellung@lokalkorb.example",
    MAIL_RETURN_PATH: "ruecklauf@lokalkorb.example",
    MAIL_WEBHOOK_SECRET: mailWebhookSecret,
    STRIPE_SECRET_KEY: "sk_test_local",
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_local",
    NEXT_PUBLIC_STRIPE_JS_URL: `http://127.0.0.1:${ports.services}/js/stripe.js`,
    STRIPE_API_HOST: "127.0.0.1",
    STRIPE_API_PORT: String(ports.services),
    STRIPE_API_PROTOCOL: "http",
    ...paymentSecrets,
    PLATFORM_FEE_BPS: "300",
    ...searchKeys,
    NEXT_PUBLIC_ALGOLIA_APP_ID: "LOCAL",
    NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX: "local",
    NEXT_PUBLIC_ALGOLIA_HOST: `http://127.0.0.1:${ports.services}`,
    MAPBOX_GEOCODING_TOKEN: "sk.geocoding_local",
    VIES_API_BASE: `http://127.0.0.1:${ports.services}/vies`,
    MAPBOX_API_BASE: `http://127.0.0.1:${ports.services}`,
    // The terms of the streets' engine ask an account of developers, too: who has one names `pk.streets_local` or a token of its own.
    NEXT_PUBLIC_MAPBOX_TOKEN: process.env["NEXT_PUBLIC_MAPBOX_TOKEN"] ?? "",
    NEXT_PUBLIC_MAPBOX_STYLE: "",
    NEXT_PUBLIC_MAPBOX_API_BASE: `http://127.0.0.1:${ports.services}`,
    TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
    TWILIO_AUTH_TOKEN: "twilio-token_local",
    TWILIO_SENDER: "Lokalkorb",
    TWILIO_API_BASE: `http://127.0.0.1:${ports.services}`,
    VAPID_PRIVATE_KEY: "lokalkorb-local-key-for-push-messages_local",
    VAPID_SUBJECT: "mailto:hilfe@lokalkorb.example",
    PUSH_SERVICE_BASE: `http://127.0.0.1:${ports.services}/push`,
    NEXT_PUBLIC_MIXPANEL_TOKEN: "mixpanel-token_local",
    NEXT_PUBLIC_MIXPANEL_API_HOST: `http://127.0.0.1:${ports.services}/mp`,
    NEXT_PUBLIC_SENTRY_DSN: `http://public@127.0.0.1:${ports.services}/1`,
    NEXT_PUBLIC_COOKIEBOT_ID: "",
    NEXT_PUBLIC_GOOGLE_ADS_ID: "",
    NEXT_PUBLIC_CHAT_PROVIDER: "builtin",
    NEXT_PUBLIC_CHAT_ID: "",
    OPERATOR_NAME: "Lokalkorb (Vorführung)",
    OPERATOR_ADDRESS: "Musterstraße 1, 83022 Rosenheim",
    OPERATOR_EMAIL: "betreiber@lokalkorb.example",
    OPERATOR_PHONE: "+49 30 23125 000",
    NEXT_PUBLIC_SUPPORT_EMAIL: "hilfe@lokalkorb.example",
  };
}
