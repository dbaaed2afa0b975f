import { checkedInt } from "../arithmetic.ts";
import { Failure } from "../failure.ts";
import { Path } from "../values.ts";
import type { Result, Value } from "../values.ts";
import { builtin, wrongArgument } from "./builtin.ts";
import type { FunctionTable } from "./builtin.ts";
import { toInt } from "./math-functions.ts";

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

export const conversions: FunctionTable = {
  bool: builtin(1, (_, [value]) => {
    if (typeof value === "boolean") return value;
    if (value === "true" || value === "false") return value === "true";
    return wrongArgument("bool()", "'true' or 'false'", value);
  }),
  int: builtin(1, (_, [value]) => {
    if (typeof value === "bigint" || typeof value === "number") return toInt(value, Math.trunc);
    if (typeof value !== "string" || !NUMBER.test(value))
      return wrongArgument("int()", "a number or the text of one", value);
    return /^[+-]?\d+$/.test(value) ? checkedInt(BigInt(value.replace("+", ""))) : toInt(Number(value), Math.trunc);
  }),
  float: builtin(1, (_, [value]) => {
    if (typeof value === "bigint" || typeof value === "number") return Number(value);
    return typeof value === "string" && NUMBER.test(value)
      ? Number(value)
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

function toText(value: Value | undefined): Result {
  if (typeof value === "string") return value;
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number") return Number.isInteger(value) ? value.toFixed(1) : String(value);
  return value instanceof Path
    ? value.toString()
    : wrongArgument("string()", "a bool, number, string, path or null", value);
}

function toPath(text: string): Result {
  const segments = text.replace(/^\//, "").replace(/\/$/, "").split("/");
  return segments.includes("") ? new Failure("path() needs a path without empty segments") : new Path(segments);
}
