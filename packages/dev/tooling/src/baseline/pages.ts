/** Where a walk along links begins; no page leads to the last two. */
const beginnings = { storefront: ["/", "/suche", "/gibt-es-nicht"], console: ["/anmelden"] } as const;

export interface Origins {
  readonly storefront: string;
  readonly console: string;
}

/**
 * HTML of every page that a visitor without an account reaches by links, by file name, without what is another at each
 * build and each moment.
 */
export async function generatedPages(origins: Origins): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const [app, paths] of Object.entries(beginnings) as [keyof Origins, readonly string[]][]) {
    const seen = new Set(paths);
    for (const path of seen) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a page names the next ones
      const html = await textOf(`${origins[app]}${path}`);
      for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) seen.add(link);
      pages.set(`${app}${path.replaceAll("/", "_")}.html`, comparable(html));
    }
  }
  return pages;
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** A line per element and per field, so that a difference can be read. */
export function comparable(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>.*?<\/style>/gs, "<style></style>")
    .replaceAll(/\/_next\/[^"'\s)]+/g, "/_next/…")
    .replaceAll(/"buildId":"[^"]+"/g, '"buildId":"…"')
    .replaceAll(/nonce="[^"]*"/g, 'nonce="…"')
    .replaceAll(/\b1[0-9]{12}\b/g, "<moment>")
    .replaceAll(/\b20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?/g, "<date>")
    .replaceAll("><", ">\n<")
    .replaceAll(/([{[,])(?=["{])/g, "$1\n");
}
