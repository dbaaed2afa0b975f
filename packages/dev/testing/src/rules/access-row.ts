import type { Caller } from "./callers.ts";
import type { Fields } from "./documents/envelope.ts";

export const operations = ["get", "list", "create", "update", "delete"] as const;
export type Operation = (typeof operations)[number];

/** The callers who may do one thing. A caller without a name here is proven to be denied, and so is every operation without a row. */
export interface AccessRow {
  /** A seeded document; a list asks for the collection it is in. */
  readonly path: string;
  readonly operation: Operation;
  readonly allowed: readonly Caller[];
  /** The filter of a list. */
  readonly where?: readonly [field: string, operator: "==" | "in" | ">=", value: unknown];
  /** How many a list asks for at most. */
  readonly limit?: number;
  /** The written fields; else the seeded document by a create, and a new `updatedAt` by an update. */
  readonly data?: Fields;
}
