import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptLog, logSize } from "./order-log.ts";
import { type OrderEvent, orderEventTypes, type TransitionFacts } from "./order-event.ts";

const told = ["moved", "delayed", "edited", "weighed", "escalated", "paymentFailed"];
const isTold = ({ type, reason }: OrderEvent): boolean =>
  told.includes(type) && !(type === "paymentFailed" && reason !== undefined);

const byWhom = fc.constantFrom("customer" as const, "merchant" as const, "system" as const);
const happening = fc.record({ type: fc.constantFrom(...orderEventTypes), by: byWhom, amount: fc.integer() });

/** A day of an order in which prices, times and delays follow from one another, as they do. */
function logOf(steps: readonly { type: OrderEvent["type"]; by: OrderEvent["by"]; amount: number }[]): OrderEvent[] {
  let [time, total] = [1000, 5000];
  return steps.map(({ type, by, amount }, at): OrderEvent => {
    const by10 = Math.abs(amount % 10) + 1;
    if (type === "moved") return { at, type, by, data: { from: time, to: (time += by10) } };
    if (type === "delayed") return { at, type, by, data: { minutes: by10, promisedAt: (time += by10) } };
    if (type === "edited" || type === "weighed")
      return { at, type, by, data: { before: total, after: (total += amount % 50), differenceCents: amount % 50 } };
    const reason = type === "paymentFailed" && amount % 2 === 0 ? { reason: "late" } : {};
    // More kinds than the compiler tries one by one.
    return { at, type, by, ...reason } as OrderEvent;
  });
}

function written(events: readonly OrderEvent[]): readonly OrderEvent[] {
  let log: readonly OrderEvent[] = [];
  for (const event of events) log = keptLog([...log, event]);
  return log;
}
const sumOf = (log: readonly OrderEvent[], field: "differenceCents" | "minutes"): number =>
  log.reduce((sum, { data }) => sum + Number((data as TransitionFacts | undefined)?.[field] ?? 0), 0);
const timesOf = (log: readonly OrderEvent[]): number =>
  log.reduce((sum, { data }) => sum + ((data as TransitionFacts | undefined)?.times ?? 1), 0);

describe("the log of an order", () => {
  it("keeps every step of state and money, in order, whatever else happens how often", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 400, minLength: 60 }), (steps) => {
        const events = logOf(steps);
        const log = written(events);
        expect(log.filter((event) => !isTold(event))).toEqual(events.filter((event) => !isTold(event)));
        // Entries told together still say how often, by how much, and where it began and ended.
        expect(timesOf(log)).toBe(events.length);
        for (const field of ["differenceCents", "minutes"] as const)
          expect(sumOf(log, field)).toBe(sumOf(events, field));
        const ends = (all: readonly OrderEvent[]) =>
          told
            .map(
              (type) =>
                all.findLast((event) => event.type === type && isTold(event))?.data as TransitionFacts | undefined,
            )
            .map((data) => data?.to);
        expect(ends(log)).toEqual(ends(events));
        expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
      }),
      { numRuns: 200, seed: 20_261_120 },
    );
  });

  it("tells many moves of one shopper together, and is never longer than it may be for them", () => {
    const steps = [
      { type: "placed", by: "customer", amount: 0 } as const,
      ...Array.from({ length: 300 }, (_, amount) => ({ type: "moved", by: "customer", amount }) as const),
    ];
    const events = logOf(steps);
    const log = written(events);
    expect(log).toHaveLength(logSize);
    expect(log[0]).toEqual(events[0]);
    expect(log[1]).toMatchObject({ type: "moved", data: { from: 1000, times: 222 } });
    expect(log.at(-1)).toEqual(events.at(-1));
  });

  it("leaves alone what is short enough, and puts no word of one into the mouth of another", () => {
    const short = logOf(Array.from({ length: logSize }, () => ({ type: "moved", by: "customer", amount: 1 }) as const));
    expect(keptLog(short)).toBe(short);
    const both = logOf(
      Array.from(
        { length: 200 },
        (_, at) => ({ type: "moved", by: at % 2 ? "customer" : "merchant", amount: 1 }) as const,
      ),
    );
    const log = written(both);
    for (const by of ["customer", "merchant"] as const)
      expect(timesOf(log.filter((event) => event.by === by))).toBe(100);
    // A yes or no to a proposal is no change of the price.
    const declined = [{ at: 0, type: "edited", by: "customer", data: { declined: 1 } } as const, ...short.slice(1)];
    const full = written([...declined, ...logOf([{ type: "edited", by: "customer", amount: 7 }])]);
    expect(full[0]).toEqual(declined[0]);
  });
});

it("tells what was told together before and what came since together, too", () => {
  const steps = Array.from({ length: logSize - 1 }, (_, at): OrderEvent => ({ at, type: "accepted", by: "merchant" }));
  const moved = (at: number, more: Record<string, number>): OrderEvent => ({
    at,
    type: "moved",
    by: "customer",
    data: { from: at, to: at + 1, ...more },
  });
  const log = keptLog([...steps, moved(90, { times: 2 }), moved(91, {})]);
  expect(log).toHaveLength(logSize);
  expect(log.at(-1)).toEqual({ at: 91, type: "moved", by: "customer", data: { from: 90, to: 92, times: 3 } });
});
