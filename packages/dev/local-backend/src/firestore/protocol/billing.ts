import type { Caller } from "./firestore-core.ts";

export type BilledOperation = "reads" | "writes" | "deletes";

// Acts of one client on the documents of one path; in paths every id is a star, as in shops/*/items/*.
export interface BilledLine {
  /** A uid, `functions` or `owner` for server SDKs there and elsewhere, or `anonymous` without a sign-in. */
  readonly client: string;
  readonly path: string;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** Counts operations as production bills them: a document read, written or deleted is one each. */
export interface BillingCounter {
  /** `name` is that of a document, or of a collection whose query found nothing. */
  count(operation: BilledOperation, caller: Caller, name: string, times?: number): void;
  lines(): readonly BilledLine[];
  reset(): void;
}

export function createBillingCounter(): BillingCounter {
  const lines = new Map<string, { -readonly [Key in keyof BilledLine]: BilledLine[Key] }>();
  return {
    count(operation, caller, name, times = 1) {
      const client = clientOf(caller);
      const path = pathOf(name);
      const key = `${client} ${path}`;
      let line = lines.get(key);
      if (line === undefined) {
        line = { client, path, reads: 0, writes: 0, deletes: 0 };
        lines.set(key, line);
      }
      line[operation] += times;
    },
    lines: () => [...lines.values()].map((line) => ({ ...line })),
    reset: () => lines.clear(),
  };
}

function clientOf(caller: Caller): string {
  if (caller.kind === "owner") return caller.inFunctions === true ? "functions" : "owner";
  return caller.auth?.uid ?? "anonymous";
}

function pathOf(name: string): string {
  const segments = name.replace(/^.*?\/documents\/?/, "").split("/");
  return segments.map((segment, at) => (at % 2 === 1 ? "*" : segment)).join("/");
}
