import { Failure } from "../values/failure.ts";
import { Path, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type FunctionTable } from "./builtin.ts";
import { toInt } from "./math-functions.ts";

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

export const conversions: FunctionTable = {
  bool: builtin(1, (_, [value]) => {
    if (typeof value === "boolean") return value;
    if (value === "true" || value === "false") return value === "true";
    return wrongArgument("bool()", "'true' or 'false'", value);
  }),
  int: builtin(1, (_, [value]) => {
    if (typeof value === "bigint" || typeof value === "number") return toInt(value, Math.trunc);
    const whole = typeof value === "string" && WHOLE.test(value) ? BigInt(value.replace("+", "")) : null;
    return whole !== null && BigInt.asIntN(64, whole) === whole
      ? whole
      : wrongArgument("int()", "a number or the text of a whole one", value);
  }),
  float: builtin(1, (_, [value]) => {
    if (typeof value === "bigint" || typeof value === "number") return Number(value);
    const text = typeof value === "string" ? value.trim() : "";
    return NUMBER.test(text) || text === "NaN" || /^[+-]?Infinity$/.test(text)
      ? Number(text)
      : wrongArgument("float()", "a number or the text of one", value);
  }),
  string: builtin(1, (_, [value]) => toText(value)),
  path: builtin(1, (_, [value]) =>
    typeof value === "string" ? toPath(value) : wrongArgument("path()", "a string", value),
  ),
  debug: builtin(1, (_, [value], run) => {
    run.debug(value ?? null);
    return value ?? null;
  }),
};

/** Also what `join()` makes of the items of a list. */
export function toText(value: Value | undefined): string | Failure {
  if (typeof value === "string") return value;
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number") return floatText(value);
  return value instanceof Path
    ? value.toString()
    : wrongArgument("string()", "a bool, number, string, path or null", value);
}

/** As Java writes doubles: always with a fraction, with an exponent from 10^7 on and below 10^-3. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return "-0.0";
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-3)) {
    const [digits = "", exponent = ""] = value.toExponential().split("e");
    return `${digits.includes(".") ? digits : `${digits}.0`}E${exponent.replace("+", "")}`;
  }
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function toPath(text: string): Result {
  const segments = text.replace(/^\//, "").replace(/\/$/, "").split("/");
  return segments.includes("") ? new Failure("path() needs a path without empty segments") : new Path(segments);
}
