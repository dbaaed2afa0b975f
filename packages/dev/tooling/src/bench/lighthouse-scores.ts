const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Scores = Readonly<Record<(typeof categories)[number], number>>;

const shop = "hofladen-lindenanger";

/** Pages of goal P15; a step of an order is kept from search engines, so that nothing rates it for them. */
export const pagesToRate = [
  { name: "Startseite", path: "/", isIndexable: true },
  { name: "Shop", path: `/${shop}`, isIndexable: true },
  { name: "Produkt", path: `/${shop}/bauernbrot`, isIndexable: true },
  { name: "Kasse", path: `/${shop}/kasse`, isIndexable: false },
] as const;

/** Of Lighthouse's own report, from 0 to 100. Throws where a category is missing: a page that did not load has no scores. */
export function scoresOf(report: unknown): Scores {
  const rated = (report as { readonly categories?: Readonly<Record<string, { readonly score: number | null }>> }).categories; // prettier-ignore
  const entries = categories.map((category) => {
    const score = rated?.[category]?.score;
    if (typeof score !== "number") throw new Error(`The report rates no ${category}.`);
    return [category, Math.round(score * 100)] as const;
  });
  return Object.fromEntries(entries) as Scores;
}

/** The middle one; of an even number the lower of both, which promises less. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
