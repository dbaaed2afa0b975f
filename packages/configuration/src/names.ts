/* oxlint-disable max-lines -- one table of all names, whose rows are read side by side */
/**
 * Who reads a name: the build of the two apps, their servers, the functions, or a developer's commands. What a build reads
 * is fixed in its result; everything else may change with a restart.
 */
export type Place = "build" | "storefront" | "console" | "functions" | "tools";

export interface EnvironmentName {
  readonly readBy: readonly Place[];
  /** Where a deployment does not start without it. */
  readonly neededBy?: readonly Place[];
  /** Kept by the platform's secret store and in no file. */
  readonly secret?: true;
  /** Its value on a developer's machine. */
  readonly local: string;
  readonly about: string;
}

const build = "build";
const functions = "functions";
const servers = ["storefront", "console"] as const;
const everywhere = [...servers, functions] as const;

/** Every name the product reads, by what it is for. `.env.example`, the templates and all readers come from here. */
export const groups = {
  "The two apps. Their addresses only build links; the build also takes its security headers from the first.": {
    APP_URL: {
      readBy: [build, ...everywhere],
      neededBy: [build, ...everywhere],
      local: "http://localhost:3000",
      about: "Where the storefront answers.",
    },
    CONSOLE_URL: {
      readBy: everywhere,
      neededBy: everywhere,
      local: "http://localhost:3001",
      about: "Where the console answers.",
    },
    NEXT_PUBLIC_PRODUCTION_URL: {
      readBy: everywhere,
      local: "",
      about: "The product's public address. Reports come from production only when a page's origin equals it.",
    },
    BUILD_COMMIT: {
      readBy: everywhere,
      local: "",
      about: "Which commit runs, for /api/health and the error service. The deployment writes it.",
    },
    DEMO_MODE: { readBy: servers, local: "true", about: "Shows the demo strip and the demo sign-ins." },
    DEMO_SIGN_INS_FILE: {
      readBy: ["console"],
      local: "",
      about: "Where the console reads the demo sign-ins from, in demo mode only (written by the seed).",
    },
  },
  "Firebase project. Functions know theirs without being told.": {
    FIREBASE_PROJECT_ID: {
      readBy: [build, ...servers],
      neededBy: [build, ...servers],
      local: "demo-lokalkorb",
      about: "The project's id.",
    },
    FIREBASE_API_KEY: {
      readBy: servers,
      neededBy: servers,
      local: "api-key_local",
      about: "The web app's key; every browser sees it.",
    },
    FIREBASE_AUTH_DOMAIN: { readBy: servers, local: "", about: "Where pages of the sign-in are served." },
    FIREBASE_STORAGE_BUCKET: {
      readBy: servers,
      neededBy: servers,
      local: "demo-lokalkorb.appspot.com",
      about: "Where menus, photos and papers lie.",
    },
    FIREBASE_APP_ID: { readBy: servers, local: "1:1:web:local", about: "The web app's id." },
  },
  "Local backend or emulators, on a developer's machine only; the ports count only when the flag is true.": {
    USE_EMULATORS: { readBy: servers, local: "true", about: "Talk to this machine instead of Google." },
    EMULATOR_HOST: { readBy: servers, local: "127.0.0.1", about: "Where they run." },
    EMULATOR_FIRESTORE_PORT: { readBy: servers, local: "8080", about: "Database." },
    EMULATOR_AUTH_PORT: { readBy: servers, local: "9099", about: "Sign-in." },
    EMULATOR_FUNCTIONS_PORT: { readBy: servers, local: "5001", about: "Functions." },
    EMULATOR_STORAGE_PORT: { readBy: servers, local: "9199", about: "Files." },
    LOKALKORB_PORT_OFFSET: {
      readBy: ["tools"],
      local: "0",
      about: "Moves every local port, so that a second stack can run beside the first.",
    },
  },
  "Who operates this installation, for the imprint of the platform (§ 5 DDG, § 5 ECG).": {
    OPERATOR_NAME: {
      readBy: ["storefront"],
      neededBy: ["storefront"],
      local: "Lokalkorb (Vorführung)",
      about: "Name with legal form.",
    },
    OPERATOR_ADDRESS: {
      readBy: ["storefront"],
      neededBy: ["storefront"],
      local: "Musterstraße 1, 83022 Rosenheim",
      about: "Street, number, postal code and town where letters are served; no post box.",
    },
    OPERATOR_EMAIL: {
      readBy: ["storefront"],
      neededBy: ["storefront"],
      local: "betreiber@lokalkorb.example",
      about: "Where the operator is written to.",
    },
    OPERATOR_PHONE: {
      readBy: ["storefront"],
      neededBy: ["storefront"],
      local: "+49 30 23125 000",
      about: "The second fast way to reach the operator.",
    },
    OPERATOR_REPRESENTED_BY: {
      readBy: ["storefront"],
      local: "",
      about: "Who acts for a company; empty for a person.",
    },
    OPERATOR_REGISTER: {
      readBy: ["storefront"],
      local: "",
      about: "Register, court and number, where there is an entry.",
    },
    OPERATOR_VAT_ID: { readBy: ["storefront"], local: "", about: "USt-IdNr. or W-IdNr.; UID in Austria." },
    OPERATOR_MORE: {
      readBy: ["storefront"],
      local: "",
      about: "What else has to be said: authority, chamber, trade rules, purpose of the company.",
    },
    GUARANTEE_NOTICE_FILE: {
      readBy: ["storefront"],
      local: "",
      about:
        "The official notice on the legal guarantee as the European Commission gives it out: an SVG or PNG; empty = none is shown.",
    },
    GUARANTEE_NOTICE_SHA256: {
      readBy: ["storefront"],
      local: "",
      about: "SHA-256 of that file in hexadecimal; another file is not shown.",
    },
  },
  "Functions.": {
    FUNCTIONS_BASE_US: {
      readBy: [build, ...servers],
      local: "",
      about: "Base address of the functions in us-central1; empty = the project's own.",
    },
    FUNCTIONS_BASE_EUROPE_WEST1: {
      readBy: [build, ...servers],
      local: "",
      about: "Base address of the functions in europe-west1; empty = the project's own.",
    },
    TRUSTED_PROXIES: {
      readBy: [functions],
      local: "0",
      about:
        "How many servers of one's own stand in front of Google's (a load balancer, a rewrite of a domain), so that rate limits count callers and not the balancer.",
    },
    WARM_INSTANCES: {
      readBy: [functions],
      local: "1",
      about: "Instances kept running of what a shopper or a shop waits for. 0 costs nothing and makes them wait.",
    },
    BUSY_MAX_INSTANCES: {
      readBy: [functions],
      local: "20",
      about: "Most instances of what a rush asks for; not more than the processors of the region's quota.",
    },
  },
  "Secrets of our own, 32 random characters or more each.": {
    REVALIDATE_SECRET: {
      readBy: everywhere,
      neededBy: everywhere,
      secret: true,
      local: "revalidate-secret_local",
      about: "Signs the calls by which functions ask the storefront for fresh pages.",
    },
    ORDER_LINK_SECRET: {
      readBy: [functions],
      neededBy: [functions],
      secret: true,
      local: "order-link-secret_local",
      about: "Makes the links by which guests open their orders.",
    },
    ORDER_LINK_SECRET_BEFORE: {
      readBy: [functions],
      secret: true,
      local: "",
      about: "The one before: links made with it still open. Without it, changing the secret closes those sent before.",
    },
  },
  "Mail by SMTP: the provider's server, or the local mailbox.": {
    SMTP_HOST: { readBy: [functions], neededBy: [functions], local: "127.0.0.1", about: "The server." },
    SMTP_PORT: { readBy: [functions], neededBy: [functions], local: "1025", about: "Its port." },
    SMTP_SECURE: {
      readBy: [functions],
      local: "false",
      about: "true: TLS from the first byte (port 465); false: STARTTLS where the server offers it.",
    },
    SMTP_USER: { readBy: [functions], local: "", about: "Empty where the server asks for none." },
    SMTP_PASS: { readBy: [functions], secret: true, local: "", about: "Empty where the server asks for none." },
    MAIL_FROM: {
      readBy: [functions],
      neededBy: [functions],
      local: "bestellung@lokalkorb.example",
      about: "The sender of every mail; the shop's own address answers replies.",
    },
    MAIL_RETURN_PATH: {
      readBy: [functions],
      local: "ruecklauf@lokalkorb.example",
      about: "Where undeliverable mails return to; empty = the sender.",
    },
    MAIL_WEBHOOK_SECRET: {
      readBy: [functions],
      neededBy: [functions],
      secret: true,
      local: "mail-webhook-secret_local",
      about: "Signs what the mail provider reports (bounces, complaints) to the function mailWebhook.",
    },
  },
  "Payments online. Empty key = none: shops take cash.": {
    STRIPE_SECRET_KEY: { readBy: [functions], secret: true, local: "sk_test_local", about: "The platform's key." },
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: {
      readBy: [build, "storefront"],
      local: "pk_test_local",
      about: "The key of the form in which shoppers save a card in their account. Empty = no such form.",
    },
    NEXT_PUBLIC_STRIPE_JS_URL: {
      readBy: ["storefront"],
      local: "http://127.0.0.1:4400/js/stripe.js",
      about: "Its script, only where something stands in for the provider.",
    },
    STRIPE_API_HOST: {
      readBy: [functions],
      local: "127.0.0.1",
      about: "Only where something stands in for the provider, like the next two.",
    },
    STRIPE_API_PORT: { readBy: [functions], local: "4400", about: "Its port." },
    STRIPE_API_PROTOCOL: { readBy: [functions], local: "http", about: "Its protocol." },
    STRIPE_WEBHOOK_SECRET: {
      readBy: [functions],
      secret: true,
      local: "whsec_platform_local",
      about: "Signs what the provider tells about the platform's own account.",
    },
    STRIPE_CONNECT_WEBHOOK_SECRET: {
      readBy: [functions],
      secret: true,
      local: "whsec_connect_local",
      about: "Signs what it tells about the shops' accounts.",
    },
    STRIPE_V2_EVENTS_SECRET: {
      readBy: [functions],
      secret: true,
      local: "whsec_accounts_local",
      about: "Signs that the state of a shop's account has changed.",
    },
    PLATFORM_FEE_BPS: {
      readBy: [functions],
      local: "300",
      about:
        "What the platform keeps of the goods of an online order, in hundredths of a percent. Needed with a key: 0 has to be said.",
    },
  },
  "Search over all shops. Empty application or key = none: nothing is indexed, and the page says so.": {
    NEXT_PUBLIC_ALGOLIA_APP_ID: { readBy: everywhere, local: "LOCAL", about: "The application." },
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: {
      readBy: servers,
      local: "algolia-search-key_local",
      about: "May search and nothing else; it stays on the servers.",
    },
    NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX: {
      readBy: everywhere,
      local: "local",
      about: "Keeps environments apart. Needed with an application.",
    },
    NEXT_PUBLIC_ALGOLIA_HOST: {
      readBy: everywhere,
      local: "http://127.0.0.1:4400",
      about: "Only where something stands in for the service.",
    },
    ALGOLIA_ADMIN_KEY: {
      readBy: [functions],
      secret: true,
      local: "algolia-admin-key_local",
      about: "Writes the indices.",
    },
  },
  "Points of addresses. Without a token a shop stands in the middle of its postal code, and no address is proposed.": {
    MAPBOX_GEOCODING_TOKEN: {
      readBy: [functions],
      secret: true,
      local: "sk.geocoding_local",
      about: "Asks Mapbox (Geocoding v6) for the point of an address.",
    },
    MAPBOX_API_BASE: {
      readBy: [functions],
      local: "http://127.0.0.1:4400",
      about: "Only where something stands in for the service.",
    },
  },
  "VAT ids of companies, asked of the European Commission (VIES).": {
    VIES_API_BASE: {
      readBy: [functions],
      local: "http://127.0.0.1:4400/vies",
      about: "Only where something stands in for the register.",
    },
  },
  "Streets below maps, with a visitor's consent. Without a token maps show our own data alone.": {
    NEXT_PUBLIC_MAPBOX_TOKEN: {
      readBy: [build, ...servers],
      local: "",
      about: "A public token of Mapbox for the two apps' addresses; every browser sees it.",
    },
    NEXT_PUBLIC_MAPBOX_STYLE: {
      readBy: servers,
      local: "",
      about: "mapbox://styles/…; empty = mapbox://styles/mapbox/streets-v12.",
    },
    NEXT_PUBLIC_MAPBOX_API_BASE: {
      readBy: servers,
      local: "http://127.0.0.1:4400",
      about: "Only where something stands in for the service.",
    },
  },
  "SMS to a shop whose orders stay without an answer. Without an account there is none, and mail tells.": {
    TWILIO_ACCOUNT_SID: { readBy: [functions], local: "AC00000000000000000000000000000000", about: "The account." },
    TWILIO_AUTH_TOKEN: { readBy: [functions], secret: true, local: "twilio-token_local", about: "Its token." },
    TWILIO_SENDER: {
      readBy: [functions],
      local: "Lokalkorb",
      about:
        "Who sends: a number, a name of up to eleven letters, or a messaging service (MG…). Needed with an account.",
    },
    TWILIO_API_BASE: {
      readBy: [functions],
      local: "http://127.0.0.1:4400",
      about: "Only where something stands in for the service.",
    },
  },
  "New orders on the devices of staff (Web Push). Without a key there are none.": {
    VAPID_PRIVATE_KEY: {
      readBy: [functions],
      secret: true,
      local: "lokalkorb-local-key-for-push-messages_local",
      about: "Signs what is sent: 32 octets on P-256, base64url. Another one ends all subscriptions.",
    },
    VAPID_SUBJECT: {
      readBy: [functions],
      local: "mailto:hilfe@lokalkorb.example",
      about: "Where the operators of push services reach us: mailto:… or https://…. Needed with a key.",
    },
    PUSH_SERVICE_BASE: {
      readBy: [functions],
      local: "http://127.0.0.1:4400/push",
      about: "Only where something stands in for all push services.",
    },
  },
  "Analytics, after consent to statistics only.": {
    NEXT_PUBLIC_MIXPANEL_TOKEN: {
      readBy: servers,
      local: "mixpanel-token_local",
      about: "The project's token; without one nothing is sent.",
    },
    NEXT_PUBLIC_MIXPANEL_API_HOST: {
      readBy: [build, ...servers],
      local: "http://127.0.0.1:4400/mp",
      about: "Where events go.",
    },
  },
  "Error reports.": {
    NEXT_PUBLIC_SENTRY_DSN: {
      readBy: [build, ...everywhere],
      local: "http://public@127.0.0.1:4400/1",
      about: "Where they go; empty = nowhere (the dialog then offers an e-mail).",
    },
    SENTRY_AUTH_TOKEN: {
      readBy: [build],
      secret: true,
      local: "",
      about: "Uploads source maps while building; empty = no upload.",
    },
    SENTRY_ORG: { readBy: [build], local: "", about: "Whose." },
    SENTRY_PROJECT: { readBy: [build], local: "", about: "Which." },
  },
  "What a page may show beside the shop.": {
    NEXT_PUBLIC_COOKIEBOT_ID: {
      readBy: [build, ...servers],
      local: "",
      about: "Consent by Cookiebot; empty = the built-in banner.",
    },
    NEXT_PUBLIC_GOOGLE_ADS_ID: {
      readBy: [build, ...servers],
      local: "",
      about: "Advertising, after consent to marketing only; empty = no remote script.",
    },
    NEXT_PUBLIC_CHAT_PROVIDER: {
      readBy: [build, ...servers],
      local: "builtin",
      about: "Help: builtin, crisp, intercom, tawk (each with its id) or off.",
    },
    NEXT_PUBLIC_CHAT_ID: { readBy: servers, local: "", about: "The id at that provider." },
    NEXT_PUBLIC_SUPPORT_EMAIL: {
      readBy: servers,
      local: "hilfe@lokalkorb.example",
      about: "Where people can write to; empty = the help panel offers no e-mail.",
    },
  },
  "Whether a call comes from one of the apps (App Check).": {
    APP_CHECK_ENFORCE: {
      readBy: [functions],
      local: "true",
      about: "Functions refuse every call that does not come from one of the apps, unless this is false.",
    },
    NEXT_PUBLIC_APP_CHECK_PROVIDER: {
      readBy: servers,
      neededBy: servers,
      local: "custom",
      about:
        "Who vouches for the apps: recaptcha-enterprise (with its site key), custom (a service of one's own that answers { token, ttl }, with its address) or off.",
    },
    NEXT_PUBLIC_APP_CHECK_KEY: {
      readBy: [build, ...servers],
      local: "",
      about: "The site key of reCAPTCHA Enterprise.",
    },
    NEXT_PUBLIC_APP_CHECK_URL: {
      readBy: [build, ...servers],
      local: "http://127.0.0.1:5001/v1/projects/demo-lokalkorb/apps/1:1:web:local:exchangeCustomToken",
      about: "Where the service of one's own answers.",
    },
  },
} as const satisfies Record<string, Record<string, EnvironmentName>>;

type Groups = typeof groups;
type NamesOf<Group> = Group extends unknown ? Extract<keyof Group, string> : never;
export type Name = NamesOf<Groups[keyof Groups]>;

/** Each name with what is known of it. */
export const environmentNames: readonly (EnvironmentName & { readonly name: Name })[] = Object.values(groups).flatMap(
  (group) =>
    Object.entries(group).map(([name, facts]: [string, EnvironmentName]) => ({ name: name as Name, ...facts })),
);

export const namesReadBy = (place: Place): readonly Name[] =>
  environmentNames.flatMap(({ name, readBy }) => (readBy.includes(place) ? [name] : []));

/** Names that a place needs to start; secrets of functions are named by the functions that use them. */
export const namesNeededBy = (place: Place): readonly Name[] =>
  environmentNames.flatMap(({ name, neededBy = [] }) => (neededBy.includes(place) ? [name] : []));

export const secretsOf = (place: Place): readonly Name[] =>
  environmentNames.flatMap(({ name, readBy, secret }) => (secret && readBy.includes(place) ? [name] : []));

/** Stands for "none" where a secret store takes no empty value. */
export const none = "-";

/** An environment without what says "none". */
export const withoutNone = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== none));
