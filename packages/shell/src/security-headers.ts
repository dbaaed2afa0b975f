import { policyReportPath } from "./policy-report.ts";
import type { Allowance } from "./third-parties.ts";

export interface SecurityOptions {
  /** Allowances of the configured services. */
  readonly thirdParties: readonly Allowance[];
  /** Allows the local backend on any loopback port; never in a build for a public address. */
  readonly loopback: boolean;
  /** Whose functions may be called at Google's own addresses; empty where they have addresses of their own. */
  readonly projectId: string;
}

const firebaseAddresses = [
  "https://firestore.googleapis.com",
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  "https://firebasestorage.googleapis.com",
];

/** Of this project alone: anybody can have functions at Google. */
const functionsOf = (projectId: string): readonly string[] =>
  projectId === ""
    ? []
    : ["europe-west1", "us-central1"].map((region) => `https://${region}-${projectId}.cloudfunctions.net`);

/**
 * Text becomes HTML or a script by named policies only: two of Next's, which load its own files, ours for scripts of
 * others, and the default one of `trusted-scripts.ts`. Not with a service whose script writes HTML of its own.
 */
function trustedTypes(thirdParties: readonly Allowance[]): Record<string, readonly string[]> {
  if (thirdParties.some(({ writesHtml }) => writesHtml)) return {};
  const ours = ["nextjs", "nextjs#bundler", "lokalkorb", "default"];
  const names = thirdParties.some(({ trustsItself }) => trustsItself) ? ["*", "'allow-duplicates'"] : ours;
  return { "require-trusted-types-for": ["'script'"], "trusted-types": names };
}

/** Of this machine, where something stands in for a service. */
export const loopbackAddresses = ["http://127.0.0.1:*", "http://localhost:*"];

/**
 * Scripts come from our own origin only, no inline script and no eval: Pages Router pages carry their data as JSON
 * blocks, which are not scripts. Inline style attributes are needed for theme variables.
 */
export function contentSecurityPolicy({ thirdParties, loopback, projectId }: SecurityOptions): string {
  const local = loopback ? loopbackAddresses : [];
  const allowed = (what: Exclude<keyof Allowance, "writesHtml" | "trustsItself">): readonly string[] => [
    ...new Set(thirdParties.flatMap((service) => service[what] ?? [])),
  ];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...allowed("script")],
    "style-src": ["'self'", "'unsafe-inline'", ...allowed("style")],
    "img-src": ["'self'", "data:", "blob:", "https://firebasestorage.googleapis.com", ...local, ...allowed("img")],
    "font-src": ["'self'", ...allowed("font")],
    "connect-src": ["'self'", ...firebaseAddresses, ...functionsOf(projectId), ...local, ...allowed("connect")],
    "frame-src": allowed("frame").length > 0 ? allowed("frame") : ["'none'"],
    "media-src": ["'self'", ...allowed("media")],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...trustedTypes(thirdParties),
    "report-to": ["policy"],
    "report-uri": [policyReportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

export const securityHeaders = (options: SecurityOptions): readonly { key: string; value: string }[] => [
  { key: "Content-Security-Policy", value: contentSecurityPolicy(options) },
  { key: "Reporting-Endpoints", value: `policy="${policyReportPath}"` },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self), payment=(self), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];
