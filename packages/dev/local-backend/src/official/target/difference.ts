/** One case on which the two did not agree, with everything needed to see it again. */
export interface Difference {
  readonly suite: SuiteName;
  /** Seed and number of the case: `pnpm test:official --suite queries --case 1234` runs it alone. */
  readonly case: string;
  /** The smallest form found that still differs. */
  readonly input: unknown;
  readonly ours: unknown;
  readonly official: unknown;
}

export type SuiteName = "queries" | "rules" | "files" | "writes" | "listeners";

/** Every spelling of the same JSON is one text. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)));
}
