import type { ExplainedAllow } from "../rules/decision/rules.ts";

export interface Denial {
  readonly time: string;
  readonly service: "firestore" | "storage";
  readonly method: string;
  readonly path: string;
  readonly uid: string | null;
  readonly reason: string;
  /** Every allow that was tried, and what became of it. */
  readonly candidates: readonly ExplainedAllow[];
}

/** The last requests that the rules refused, with the reason: the first thing to look at when something does not show. */
export interface DenialLog {
  add(denial: Denial): void;
  readonly recent: () => readonly Denial[];
  clear(): void;
}

export function createDenialLog(capacity = 200): DenialLog {
  const denials: Denial[] = [];
  return {
    add: (denial) => {
      denials.push(denial);
      if (denials.length > capacity) denials.shift();
    },
    recent: () => [...denials],
    clear: () => void denials.splice(0),
  };
}
