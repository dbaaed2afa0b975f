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

/** The default slowdown is made for it: the middle of 1,500 to 2,000, a strong desktop machine (Lighthouse, docs/throttling.md). */
const strongMachine = 1750;
const slowdownThere = 4;

export interface Machine {
  /** Lighthouse's own measure of this machine. */
  readonly index: number;
  /** By how much its computing is stretched, so that it stands for the same phone as on a strong machine. */
  readonly slowdown: number;
}

/** A weaker machine is stretched less: four times on one that is half as strong would be a phone that is half as strong. */
export function machineOf(report: unknown): Machine {
  const { environment } = report as { readonly environment?: { readonly benchmarkIndex?: number } };
  const index = environment?.benchmarkIndex;
  if (index === undefined) throw new Error("The report names no strength of its machine.");
  const share = Math.round((slowdownThere * index * 10) / strongMachine) / 10;
  return { index: Math.round(index), slowdown: Math.min(slowdownThere, Math.max(1, share)) };
}

/** The middle one; of an even number the lower of both, which promises less. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
