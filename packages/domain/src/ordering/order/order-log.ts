import type { OrderEvent, OrderEventType } from "./order-event.ts";

/** So much is kept as it was. Everybody who looks at an order reads the whole log. */
export const logSize = 80;

/** An event whose facts are looked up by their names. */
type Named = OrderEvent & { readonly data?: Readonly<Record<string, string | number>> };

/** Events that repeat without a change of state. */
const repeatable: ReadonlySet<OrderEventType> = new Set([
  "moved",
  "delayed",
  "edited",
  "weighed",
  "escalated",
  "paymentFailed",
]);

/** Where something began belongs to the first of its kind; what it came to is added up. */
const ofTheFirst: ReadonlySet<string> = new Set(["from", "before"]);
const addedUp: ReadonlySet<string> = new Set(["minutes", "differenceCents"]);

/**
 * The log as it is kept. What is too much for it is told together: the oldest repetitions of one person between two steps
 * become one that says how often and from where to where. Steps of state and of money stay one by one, also where that
 * makes the log longer: law and books ask for each of them.
 */
export function keptLog(events: readonly OrderEvent[]): readonly OrderEvent[] {
  let log = events;
  while (log.length > logSize) {
    const shorter = withoutOldestRepetition(log);
    if (shorter === null) return log;
    log = shorter;
  }
  return log;
}

/** Between two transitions the order of moves and edits does not matter. */
function withoutOldestRepetition(log: readonly OrderEvent[]): readonly OrderEvent[] | null {
  const lastOfKind = new Map<string, number>();
  for (const [index, event] of log.entries()) {
    const kind = kindOf(event);
    if (kind === null) {
      lastOfKind.clear();
      continue;
    }
    const before = lastOfKind.get(kind);
    const first = before === undefined ? undefined : log[before];
    if (first !== undefined)
      return log.flatMap((each, at) => (at === before ? [] : at === index ? [together(first, event)] : [each]));
    lastOfKind.set(kind, index);
  }
  return null;
}

/** The kind of events that may be merged; null = an event that stands for itself. */
function kindOf({ type, by, reason, data, request }: OrderEvent): string | null {
  // Money that came too late has a reason, and a request is known again by its entry.
  const isStep = !repeatable.has(type) || request !== undefined || (type === "paymentFailed" && reason !== undefined);
  if (isStep) return null;
  const facts = Object.keys(data ?? {}).filter((name) => name !== "times");
  return JSON.stringify([type, by, facts.toSorted()]);
}

/** Two events of one kind, as `kindOf` tells, so that their facts have the same names. */
function together(first: Named, last: Named): OrderEvent {
  const names = Object.keys({ ...first.data, ...last.data });
  const data = Object.fromEntries(
    names.map((name): [string, string | number] => [name, factOf(name, first.data?.[name], last.data?.[name])]),
  );
  return { ...last, data: { ...data, times: timesOf(first) + timesOf(last) } } as OrderEvent;
}

function factOf(name: string, first: string | number = 0, last: string | number = first): string | number {
  if (ofTheFirst.has(name)) return first;
  return addedUp.has(name) ? Number(first) + Number(last) : last;
}

const timesOf = ({ data }: Named): number => Number(data?.["times"] ?? 1);
