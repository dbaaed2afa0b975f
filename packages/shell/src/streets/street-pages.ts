/**
 * Pages with a map, as a server's rules for headers name them: their policy lets Mapbox answer where a token is configured.
 * The console is one page to a browser from the sign-in on, and an editor of areas must not be loaded anew.
 */
export const streetPages = {
  storefront: ["/", "/:shop/anfahrt"],
  console: ["/:path*"],
} as const;

/** The engine's worker asks for tiles by itself, under the policy of its own file. */
export const streetsWorker = "/_next/static/media/mapbox-gl-csp-worker:rest(.*)";

/** Whether a document that was loaded from this path has that policy; a page that was come to by a link has the one before. */
export const takesStreets = (app: keyof typeof streetPages, path: string): boolean =>
  streetPages[app].some((page) =>
    new RegExp(`^${page.replaceAll("/:path*", "(?:/.*)?").replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  );
