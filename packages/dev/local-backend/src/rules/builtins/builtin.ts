import { Failure } from "../values/failure.ts";
import type { Run } from "../decision/run.ts";
import { describeType, type Result, type Value } from "../values/values.ts";

/** A built-in function or method. `least` and `most` bound the number of its arguments and are checked at load time. */
export interface Builtin<Self> {
  readonly least: number;
  readonly most: number;
  readonly invoke: (self: Self, args: readonly Value[], run: Run) => Result;
}

export type BuiltinTable<Self> = Readonly<Record<string, Builtin<Self>>>;

/** Functions have no object to work on. */
export type FunctionTable = BuiltinTable<null>;

export function builtin<Self>(
  count: number | readonly [number, number],
  invoke: Builtin<Self>["invoke"],
): Builtin<Self> {
  const [least, most] = typeof count === "number" ? [count, count] : count;
  return { least, most, invoke };
}

export function wrongArgument(name: string, expected: string, found: Value | undefined): Failure {
  return new Failure(`${name} needs ${expected}, not ${found === undefined ? "nothing" : describeType(found)}`);
}
