import type { NextConfig } from "next";
import { isPublicAddress } from "@lokalkorb/configuration/refuse-local";
import { shrinkBrowserBundle } from "./bundle/shrink-browser-bundle.ts";
import { contentSecurityPolicy, loopbackAddresses, securityHeaders, type SecurityOptions } from "./security-headers.ts";
import { streetPages, streetsWorker } from "./streets/street-pages.ts";
import { configuredThirdParties, paymentForm, streetMap, type Allowance } from "./third-parties.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const sharedPackages = [
  "analytics",
  "configuration",
  "contracts",
  "domain",
  "error-reporting",
  "maps",
  "model",
  "shell",
  "theme",
  "ui",
]
  .map((name) => `@lokalkorb/${name}`)
  .concat("firestore-query-semantics");

/** Pages with a security policy of their own; a whole page load leads to them. */
export interface PagesApart {
  /** Whose maps are to show streets. */
  readonly streetsOf?: keyof typeof streetPages;
  /** With the form of the payment provider. */
  readonly paymentForm?: string;
}

/**
 * The configuration that both apps share. `repository`: the folder of the workspace, whose files a server may need.
 * Ports and addresses are not known here: they come at run time through /api/config.
 */
export function sharedNextConfig(
  env: Environment,
  repository = "",
  pages: PagesApart = {},
): NextConfig | Promise<NextConfig> {
  const config = withoutSourceMaps(env, repository, pages);
  return env["SENTRY_AUTH_TOKEN"] ? withSourceMaps(config, env) : config;
}

/** Uploads source maps to the error service and keeps them from visitors. Only then does its build tool run at all. */
async function withSourceMaps(config: NextConfig, env: Environment): Promise<NextConfig> {
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  const made = { ...config, productionBrowserSourceMaps: true };
  return withSentryConfig(made, {
    ...(env["SENTRY_ORG"] && { org: env["SENTRY_ORG"] }),
    ...(env["SENTRY_PROJECT"] && { project: env["SENTRY_PROJECT"] }),
    ...(env["SENTRY_AUTH_TOKEN"] && { authToken: env["SENTRY_AUTH_TOKEN"] }),
    silent: true,
    telemetry: false,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
}

function withoutSourceMaps(env: Environment, repository: string, pages: PagesApart): NextConfig {
  const publicAddress = env["APP_URL"] || "http://localhost";
  const loopback = !isPublicAddress(publicAddress);
  const projectId = env["FIREBASE_PROJECT_ID"] ?? "";
  if (!loopback && projectId === "" && !env["FUNCTIONS_BASE_EUROPE_WEST1"])
    throw new Error(
      "A build for a public APP_URL needs FIREBASE_PROJECT_ID: pages may call the functions of this project alone.",
    );
  const headers = { thirdParties: configuredThirdParties(env), loopback, projectId };
  const form = loopback ? { writesHtml: true as const, script: loopbackAddresses } : paymentForm(env);
  const apart = (source: string, allowance: Allowance | null): readonly HeaderRule[] =>
    allowance === null ? [] : [ruleFor(source, { ...headers, thirdParties: [...headers.thirdParties, allowance] })];
  const streets = pages.streetsOf === undefined ? [] : [...streetPages[pages.streetsOf], streetsWorker];
  const pagesApart = [
    ...(pages.paymentForm === undefined ? [] : apart(pages.paymentForm, form)),
    ...streets.flatMap((source) => apart(source, streetMap(env))),
  ];
  return {
    // A folder that runs by itself, with the files of node_modules that it needs and no others.
    output: "standalone",
    ...(repository !== "" && { outputFileTracingRoot: repository }),
    // Fixed in the build, so that a server can tell that it was built for somewhere else.
    env: { BUILT_FOR: publicAddress },
    poweredByHeader: false,
    // A page is another one every few seconds, so a server never answers that it is still the same; to find that out
    // costs it a fifth of a page (goal P6). Files of the build have their own.
    generateEtags: false,
    reactStrictMode: true,
    // Pictures come in the sizes they are shown in; a server that makes others is work for anybody who asks.
    images: { unoptimized: true },
    // Seconds. An older page is made anew before anybody sees it, by a server and by a cache in front of it: each may lag
    // behind by this much, and together they stay below ten seconds.
    expireTime: 4,
    transpilePackages: sharedPackages,
    productionBrowserSourceMaps: false,
    // The gate "Types and lint" reads both apps with everything below them; a build would read them once more.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // Rendered pages belong to the stack that rendered them; a build folder may serve several.
      isrFlushToDisk: false,
      // A runtime shared by all pages is started by an inline script, which our own policy would block.
      turbopackSharedRuntime: false,
      // There is no other router to tell apart.
      clientRouterFilter: false,
    },
    webpack: shrinkBrowserBundle,
    headers: () =>
      Promise.resolve([
        {
          source: "/:path*",
          headers: [...securityHeaders(headers)],
        },
        // Of two with the same name the later one counts.
        ...pagesApart,
      ]),
  };
}

type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>[number];

const ruleFor = (source: string, options: SecurityOptions): HeaderRule => ({
  source,
  headers: [{ key: "Content-Security-Policy", value: contentSecurityPolicy(options) }],
});
