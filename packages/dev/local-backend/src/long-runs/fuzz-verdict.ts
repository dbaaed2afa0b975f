/** The outcome of one spoiled request: how it was answered, or the fault of that answer. */
export type Verdict = { readonly status: string } | { readonly defect: string };

/** Counts the statuses and keeps the defects. */
export interface FuzzTally {
  readonly statuses: Map<string, number>;
  readonly defects: string[];
  add(verdict: Verdict, input: () => string): void;
}

export function createFuzzTally(): FuzzTally {
  const statuses = new Map<string, number>();
  const defects: string[] = [];
  return {
    statuses,
    defects,
    add(verdict, input) {
      if ("defect" in verdict) defects.push(`${verdict.defect}\n  ${input().slice(0, 2000)}`);
      else statuses.set(verdict.status, (statuses.get(verdict.status) ?? 0) + 1);
    },
  };
}
