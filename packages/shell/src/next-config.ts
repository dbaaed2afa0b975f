import type { NextConfig } from "next";
import { securityHeaders } from "./security-headers.ts";
import { configuredThirdParties } from "./third-parties.ts";

const sharedPackages = [
  "analytics",
  "contracts",
  "domain",
  "error-reporting",
  "model",
  "query",
  "shell",
  "theme",
  "ui",
].map((name) => `@lokalkorb/${name}`);

/** What both apps have in common. Ports and addresses are not known here: they come at run time through /config.js. */
export function sharedNextConfig(env: Readonly<Record<string, string | undefined>>): NextConfig {
  const publicAddress = env["APP_URL"] ?? "http://localhost";
  const loopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(publicAddress);
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    transpilePackages: sharedPackages,
    productionBrowserSourceMaps: false,
    experimental: {
      // Rendered pages belong to the stack that rendered them; a build folder may serve several.
      isrFlushToDisk: false,
      // A runtime shared by all pages is started by an inline script, which our own policy would block.
      turbopackSharedRuntime: false,
    },
    headers: () =>
      Promise.resolve([
        {
          source: "/:path*",
          headers: [...securityHeaders({ thirdParties: configuredThirdParties(env), loopback })],
        },
      ]),
    rewrites: () => Promise.resolve([{ source: "/config.js", destination: "/api/config" }]),
  };
}
