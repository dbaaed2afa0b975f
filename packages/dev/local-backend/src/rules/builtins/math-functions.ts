import type { Result, Value } from "../values/values.ts";
import { builtin, wrongArgument, type Builtin, type FunctionTable } from "./builtin.ts";

export const mathFunctions: FunctionTable = {
  abs: numeric("abs", (value) =>
    typeof value === "bigint" ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(value),
  ),
  ceil: numeric("ceil", (value) => toInt(value, Math.ceil)),
  floor: numeric("floor", (value) => toInt(value, Math.floor)),
  round: numeric("round", (value) => toInt(value, Math.round)),
  sqrt: numeric("sqrt", (value) => Math.sqrt(Number(value))),
  isInfinite: numeric("isInfinite", (value) => Math.abs(Number(value)) === Infinity),
  isNaN: numeric("isNaN", (value) => Number.isNaN(Number(value))),
  pow: builtin(2, (_, [base, exponent]) => {
    if (!isNumber(base)) return wrongArgument("math.pow()", "two numbers", base);
    return isNumber(exponent) ? Number(base) ** Number(exponent) : wrongArgument("math.pow()", "two numbers", exponent);
  }),
};

function numeric(name: string, calculate: (value: bigint | number) => Result): Builtin<null> {
  return builtin(1, (_, [value]) =>
    isNumber(value) ? calculate(value) : wrongArgument(`math.${name}()`, "a number", value),
  );
}

function isNumber(value: Value | undefined): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

const largest = 2n ** 63n - 1n;

/** Rounds to a whole number; what is too large becomes the largest there is, and what is no number 0. */
export function toInt(value: bigint | number, rounding: (value: number) => number): bigint {
  if (typeof value === "bigint") return value;
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return largest;
  return value <= -(2 ** 63) ? -largest - 1n : BigInt(rounding(value));
}
