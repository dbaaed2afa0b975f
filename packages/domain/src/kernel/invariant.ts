/** Our own mistakes. They throw, are not caught locally, and reach error reporting. */

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

/** The value, where the surrounding code guarantees that it exists. */
export function must<Value>(value: Value | null | undefined, message: string): Value {
  if (value === null || value === undefined) throw new Error(`Invariant: ${message}`);
  return value;
}

/** Marks the branch that an exhaustive switch cannot reach. */
export function unreachable(value: never): never {
  throw new Error(`Invariant: unexpected ${JSON.stringify(value)}`);
}
