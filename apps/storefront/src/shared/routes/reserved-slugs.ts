import { routes } from "./routes.ts";

/** First parts of addresses that belong to the product; no shop may be called so. */
export const reservedSlugs: readonly string[] = [
  ...new Set([
    ...Object.values(routes).flatMap(({ page }) => {
      const first = page.split("/")[1] ?? "";
      return first === "" || first.startsWith("[") ? [] : [first];
    }),
    "api",
    "goods",
    "icons",
    "_next",
    "icon.svg",
    "share.png",
    "robots.txt",
    "sitemap.xml",
    "favicon.ico",
    "apple-touch-icon.png",
    "manifest.webmanifest",
    "worker.js",
    "anmelden",
    "s",
    "widerruf",
    "console",
    "admin",
  ]),
];
