import { Failure } from "../failure.ts";
import { codePoints, compileRegex } from "../regex/regex.ts";
import type { Regex } from "../regex/regex.ts";
import { RegexProblem } from "../regex/regex-syntax.ts";
import { Bytes, PlainList } from "../values.ts";
import type { Result, Value } from "../values.ts";
import { builtin, wrongArgument } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";

/** Methods whose first argument is a pattern; a literal one is checked when the rules are loaded. */
export const PATTERN_METHODS: ReadonlySet<string> = new Set(["matches", "replace", "split"]);

export const stringMethods: BuiltinTable<string> = {
  size: builtin(0, (text) => BigInt(sizeOf(text))),
  lower: builtin(0, (text) => text.toLowerCase()),
  upper: builtin(0, (text) => text.toUpperCase()),
  trim: builtin(0, (text) => text.trim()),
  toUtf8: builtin(0, (text) => new Bytes(new TextEncoder().encode(text))),
  matches: builtin(1, (text, [pattern]) => withRegex("matches", pattern, (regex) => regex.matches(text))),
  split: builtin(1, (text, [pattern]) => withRegex("split", pattern, (regex) => new PlainList(split(text, regex)))),
  replace: builtin(2, (text, [pattern, by]) =>
    typeof by === "string"
      ? withRegex("replace", pattern, (regex) => split(text, regex).join(by))
      : wrongArgument("replace()", "a string to put in", by),
  ),
};

function withRegex(name: string, pattern: Value | undefined, apply: (regex: Regex) => Result): Result {
  if (typeof pattern !== "string") return wrongArgument(`${name}()`, "a pattern", pattern);
  const regex = compileRegex(pattern);
  if (regex instanceof RegexProblem) return new Failure(`invalid pattern: ${regex.message}`);
  try {
    return apply(regex);
  } catch (problem) {
    if (problem instanceof RegexProblem) return new Failure(problem.message);
    throw problem;
  }
}

function sizeOf(text: string): number {
  let size = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) size -= 1;
  }
  return size;
}

/** The text between the matches; an empty match cuts before every character but the first. */
function split(text: string, regex: Regex): string[] {
  const points = codePoints(text);
  const parts: string[] = [];
  let partStart = 0;
  let searchFrom = 0;
  while (searchFrom <= points.length) {
    const found = regex.find(points, searchFrom);
    if (found === null) break;
    if (found.end === found.start) {
      searchFrom = found.end + 1;
      if (found.start === partStart || found.start >= points.length) continue;
    } else searchFrom = found.end;
    parts.push(textOf(points.slice(partStart, found.start)));
    partStart = found.end;
  }
  return [...parts, textOf(points.slice(partStart))];
}

function textOf(points: readonly number[]): string {
  return points.map((point) => String.fromCodePoint(point)).join("");
}
