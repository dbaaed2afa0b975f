import { Failure } from "../values/failure.ts";
import type { Run } from "../decision/run.ts";
import type { Result, Value } from "../values/values.ts";

/** A compiled expression. */
export type Code = (frame: Frame) => Result;

/** The scope of an expression besides the run: the wildcards of its match and the locals of its function. */
export interface Frame {
  readonly run: Run;
  readonly bindings: readonly Value[];
  /** A failed one fails only what uses it. */
  readonly locals: Result[];
}

/** Code that never comes to anything, of rules that loaded with a warning. */
export function failing(message: string, offset: number): Code {
  return () => failAt(message, offset);
}

export function failAt(message: string, offset: number): Failure {
  const failure = new Failure(message);
  failure.offset = offset;
  return failure;
}
