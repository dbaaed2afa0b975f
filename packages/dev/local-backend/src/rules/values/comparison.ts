import { Failure } from "./failure.ts";
import { Duration, QueriedValue, Timestamp, describeType, type Value } from "./values.ts";

export type Comparison = "<" | "<=" | ">" | ">=";

const MIRRORED: Readonly<Record<Comparison, Comparison>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

/** Numbers with numbers, texts with texts, timestamps with timestamps, durations with durations; anything else is an error. */
export function compare(operator: Comparison, a: Value, b: Value): boolean | Failure {
  if (a instanceof QueriedValue) return a.compare(operator, b);
  if (b instanceof QueriedValue) return b.compare(MIRRORED[operator], a);
  const numeric = (typeof a === "bigint" || typeof a === "number") && (typeof b === "bigint" || typeof b === "number");
  if (numeric) return operator === "<" ? a < b : operator === "<=" ? a <= b : operator === ">" ? a > b : a >= b;
  const order = orderOf(a, b);
  if (order === null) return new Failure(`${describeType(a)} ${operator} ${describeType(b)} is not defined`);
  return operator === "<" ? order < 0 : operator === "<=" ? order <= 0 : operator === ">" ? order > 0 : order >= 0;
}

function orderOf(a: Value, b: Value): number | null {
  if (typeof a === "string" && typeof b === "string") return compareTexts(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return sign(a.nanos - b.nanos);
  if (a instanceof Duration && b instanceof Duration) return sign(a.nanos - b.nanos);
  return null;
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** By code point, the order of UTF-8: surrogates sort above everything else in the basic plane. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return liftSurrogate(left) - liftSurrogate(right);
  }
  return a.length - b.length;
}

function liftSurrogate(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
