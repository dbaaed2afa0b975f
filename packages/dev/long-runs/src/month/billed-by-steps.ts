import type { BilledLine } from "firebase-local-backend";

export interface StepCost {
  readonly what: string;
  /** For an order. */
  readonly reads: number;
  readonly writes: number;
}

export interface StepCosts {
  /** Counts the bill since the last call to this step. */
  spent(step: string): void;
  bySteps(orders: number): readonly StepCost[];
  byPlaces(orders: number): readonly StepCost[];
}

interface Sum {
  reads: number;
  writes: number;
}

/** Says which step of many orders costs how much, and which documents. */
export function billedBySteps(billed: () => readonly BilledLine[]): StepCosts {
  const steps = new Map<string, Sum>();
  let before = totalOf(billed());
  return {
    spent: (step) => {
      const now = totalOf(billed());
      const sum = steps.get(step) ?? { reads: 0, writes: 0 };
      steps.set(step, { reads: sum.reads + now.reads - before.reads, writes: sum.writes + now.writes - before.writes });
      before = now;
    },
    bySteps: (orders) => dearestFirst(steps, orders),
    byPlaces: (orders) => {
      const places = new Map<string, Sum>();
      for (const line of billed()) {
        const who = ["owner", "functions"].includes(line.client) ? "functions" : "browsers";
        const place = `${who} ${line.path}`;
        const sum = places.get(place) ?? { reads: 0, writes: 0 };
        places.set(place, { reads: sum.reads + line.reads, writes: sum.writes + line.writes + line.deletes });
      }
      return dearestFirst(places, orders);
    },
  };
}

const totalOf = (lines: readonly BilledLine[]): Sum => ({
  reads: lines.reduce((sum, { reads }) => sum + reads, 0),
  writes: lines.reduce((sum, { writes, deletes }) => sum + writes + deletes, 0),
});

const dearestFirst = (sums: ReadonlyMap<string, Sum>, orders: number): readonly StepCost[] =>
  [...sums]
    .map(([what, { reads, writes }]) => ({ what, reads: reads / orders, writes: writes / orders }))
    .toSorted((a, b) => b.reads + b.writes - a.reads - a.writes);
