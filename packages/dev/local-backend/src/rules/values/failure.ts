/**
 * An evaluation that has no value: a run-time error, or something a list query leaves open. Both deny and both are
 * absorbed by `||` and `&&` in the same way, so one kind is enough. The place is filled in by the node that met it.
 */
export class Failure {
  readonly message: string;
  /** Offset into the source; -1 until a node claims it. */
  offset = -1;

  constructor(message: string) {
    this.message = message;
  }
}

/** Gives a failure its place unless an inner node already has. */
export function locate<T>(result: T | Failure, offset: number): T | Failure {
  if (result instanceof Failure && result.offset < 0) result.offset = offset;
  return result;
}
