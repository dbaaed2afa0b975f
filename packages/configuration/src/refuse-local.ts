export type Environment = Readonly<Record<string, string | undefined>>;

const loopbackHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host.toLowerCase());

const isLoopbackAddress = (address: string): boolean =>
  URL.canParse(address) && isLoopbackHost(new URL(address).hostname);

/** Everything but this machine is public; so is a missing address, because forgetting it must open nothing. */
export const isPublicAddress = (appUrl: string | undefined): boolean => !isLoopbackAddress(appUrl ?? "");

/** Short enough to guess offline once something signed with it is known. */
const shortestSecret = 32;

/** Signs or opens something; what a mail server asks for is its own affair. */
const isSecret = (name: string): boolean => /(?:_SECRET|_SECRET_KEY|_ADMIN_KEY)$/.test(name);

/** The names that the product or the Firebase SDKs read; the rest of an environment belongs to its machine. */
const isOurs = (name: string): boolean =>
  /^(?:NEXT_PUBLIC_|FIREBASE_|FUNCTIONS_|EMULATOR_|SMTP_|MAIL_|STRIPE_|MAPBOX_|TWILIO_|VAPID_|PUSH_|ALGOLIA_|SENTRY_|APP_CHECK_|DEMO_|LOCAL_BACKEND_)/.test(
    name,
  ) ||
  name.endsWith("_EMULATOR_HOST") ||
  [
    "APP_URL",
    "CONSOLE_URL",
    "REVALIDATE_SECRET",
    "ORDER_LINK_SECRET",
    "USE_EMULATORS",
    "GCLOUD_PROJECT",
    "GOOGLE_CLOUD_PROJECT",
  ].includes(name);

/** Why a value belongs to a developer's machine; null = it does not. */
function whyLocal(name: string, value: string): string | null {
  if (value.endsWith("_local")) return "a local key";
  if (/^[a-z]k_test_/.test(value)) return "a test key";
  if (/^(?:DEMO_MODE|USE_EMULATORS|FUNCTIONS_EMULATOR)$/.test(name)) return value === "true" ? "true" : null;
  if (/_EMULATOR_HOST$|^LOCAL_BACKEND_|^DEMO_/.test(name)) return "set";
  if (/PROJECT(?:_ID)?$/.test(name) && value.startsWith("demo-")) return "a demo project";
  if (value.startsWith("http://") || (name.endsWith("_PROTOCOL") && value === "http")) return "without https";
  if (isLoopbackAddress(value) || (name.endsWith("_HOST") && isLoopbackHost(value))) return "this machine";
  if (isSecret(name) && value.length < shortestSecret) return `shorter than ${shortestSecret} characters`;
  return null;
}

/**
 * Values that must not stand behind a public `APP_URL`, one "NAME (why)" each and never a value; empty where `APP_URL`
 * is this machine. A process with such a value refuses to start.
 */
export function localSettings(env: Environment): readonly string[] {
  if (!isPublicAddress(env["APP_URL"])) return [];
  return Object.entries(env).flatMap(([name, value = ""]) => {
    const why = value === "" || !isOurs(name) ? null : whyLocal(name, value);
    return why === null ? [] : [`${name} (${why})`];
  });
}
