/** A link that names whose data is shown. */
export interface Credit {
  readonly text: string;
  readonly href: string;
}

const signs: Readonly<Record<string, string>> = { copy: "©", amp: "&", quot: '"', lt: "<", gt: ">", nbsp: " " };

/**
 * The links in a source's attribution, each address once. It is HTML, which our pages take from no other: only the words and
 * https addresses of its links are read.
 */
export function creditsIn(attributions: readonly string[]): readonly Credit[] {
  const found = new Map<string, Credit>();
  for (const attribution of attributions) {
    for (const [, href = "", text = ""] of attribution.matchAll(
      /<a\s[^>]*?href="(https:\/\/[^"]+)"[^>]*>([^<]*)<\/a>/g,
    )) {
      const words = text.replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all).trim();
      if (words !== "" && !found.has(href)) found.set(href, { text: words, href });
    }
  }
  return [...found.values()];
}
