type Environment = Readonly<Record<string, string | undefined>>;

/** Allowed sources beyond our own origin, per directive of the content security policy. */
export interface Allowance {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly frame?: readonly string[];
  readonly media?: readonly string[];
  /** Its script writes HTML of its own, so pages cannot demand Trusted Types. */
  readonly writesHtml?: true;
  /** Its script keeps to Trusted Types, under names of its own. */
  readonly trustsItself?: true;
}

const chats: Readonly<Record<string, Allowance>> = {
  crisp: {
    writesHtml: true,
    script: ["https://client.crisp.chat", "https://settings.crisp.chat"],
    style: ["https://client.crisp.chat"],
    font: ["https://client.crisp.chat"],
    img: ["https://client.crisp.chat", "https://image.crisp.chat", "https://storage.crisp.chat"],
    media: ["https://client.crisp.chat"],
    connect: [
      "https://client.crisp.chat",
      "https://storage.crisp.chat",
      "wss://client.relay.crisp.chat",
      "wss://stream.relay.crisp.chat",
    ],
    frame: ["https://game.crisp.chat"],
  },
  intercom: {
    writesHtml: true,
    script: ["https://widget.intercom.io", "https://js.intercomcdn.com"],
    font: ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    img: ["https://js.intercomcdn.com", "https://static.intercomassets.eu", "https://downloads.intercomcdn.eu"],
    connect: ["https://api-iam.eu.intercom.io", "wss://nexus-europe-websocket.intercom.io"],
    media: ["https://js.intercomcdn.com"],
  },
  tawk: {
    writesHtml: true,
    script: ["https://embed.tawk.to"],
    style: ["https://embed.tawk.to"],
    font: ["https://embed.tawk.to"],
    img: ["https://embed.tawk.to"],
    connect: ["https://embed.tawk.to", "https://va.tawk.to", "wss://*.tawk.to"],
    frame: ["https://embed.tawk.to"],
  },
};

/** App Check by Google: its script, its frame, and where a proof becomes a token. */
const recaptcha: Allowance = {
  trustsItself: true,
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  connect: ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

/** Each service with the name that switches it on; unset, it is not allowed either. */
const services: readonly { readonly name: string; readonly allow: (value: string) => Allowance }[] = [
  { name: "FUNCTIONS_BASE_US", allow: (base) => ({ connect: [new URL(base).origin] }) },
  { name: "FUNCTIONS_BASE_EUROPE_WEST1", allow: (base) => ({ connect: [new URL(base).origin] }) },
  { name: "NEXT_PUBLIC_APP_CHECK_KEY", allow: () => recaptcha },
  { name: "NEXT_PUBLIC_APP_CHECK_URL", allow: (url) => ({ connect: [new URL(url).origin] }) },
  { name: "NEXT_PUBLIC_SENTRY_DSN", allow: (dsn) => ({ connect: [new URL(dsn).origin] }) },
  { name: "NEXT_PUBLIC_MIXPANEL_API_HOST", allow: (host) => ({ connect: [new URL(host).origin] }) },
  {
    name: "NEXT_PUBLIC_COOKIEBOT_ID",
    allow: () => ({
      writesHtml: true,
      script: ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
      connect: ["https://consentcdn.cookiebot.com"],
      img: ["https://imgsct.cookiebot.com"],
      frame: ["https://consentcdn.cookiebot.com"],
    }),
  },
  {
    name: "NEXT_PUBLIC_GOOGLE_ADS_ID",
    allow: () => ({
      writesHtml: true,
      script: ["https://www.googletagmanager.com", "https://www.googleadservices.com"],
      connect: ["https://www.google.com", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com"],
      img: ["https://www.google.com", "https://googleads.g.doubleclick.net", "https://www.googletagmanager.com"],
      frame: ["https://td.doubleclick.net"],
    }),
  },
  { name: "NEXT_PUBLIC_CHAT_PROVIDER", allow: (provider) => chats[provider] ?? {} },
];

/** For the one page with the payment provider's form: its script, its frames and where they speak. Null: no form is configured. */
export const paymentForm = (env: Environment): Allowance | null =>
  env["NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY"]
    ? {
        writesHtml: true,
        script: ["https://js.stripe.com", "https://*.js.stripe.com"],
        frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        connect: ["https://api.stripe.com"],
        img: ["https://*.stripe.com"],
      }
    : null;

/** For pages with a map: where streets come from. No script: the engine is a file of our own. Null: no token is configured. */
export const streetMap = (env: Environment): Allowance | null =>
  env["NEXT_PUBLIC_MAPBOX_TOKEN"]
    ? { connect: ["https://api.mapbox.com", "https://events.mapbox.com", "https://*.tiles.mapbox.com"] }
    : null;

/** Everything that is configured, and nothing else. */
export const configuredThirdParties = (env: Environment): readonly Allowance[] =>
  services.flatMap(({ name, allow }) => {
    const value = env[name];
    return value === undefined || value === "" ? [] : [allow(value)];
  });
