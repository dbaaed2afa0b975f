import { Failure } from "../values/failure.ts";
import { codePoints, compileRegex, type Found, type Regex } from "../regex/regex.ts";
import { RegexProblem } from "../regex/regex-syntax.ts";
import { Bytes, PlainList, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable } from "./builtin.ts";

/** Methods whose first argument is a pattern; a literal one is checked when the rules are loaded. */
export const PATTERN_METHODS: ReadonlySet<string> = new Set(["matches", "replace", "split"]);

export const stringMethods: BuiltinTable<string> = {
  size: builtin(0, (text) => BigInt(text.length)),
  lower: builtin(0, (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: builtin(0, (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: builtin(0, (text) => text.replace(/^[\0- ]+|[\0- ]+$/g, "")),
  toUtf8: builtin(0, (text) => new Bytes(new TextEncoder().encode(text))),
  matches: builtin(1, (text, [pattern]) => withRegex("matches", pattern, (regex) => regex.matches(text))),
  split: builtin(1, (text, [pattern]) => withRegex("split", pattern, (regex) => new PlainList(split(text, regex)))),
  replace: builtin(2, (text, [pattern, by]) =>
    typeof by === "string"
      ? withRegex("replace", pattern, (regex) => replace(text, regex, by))
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

/** The texts between the matches; an empty text at the end falls away, one at the start stays. */
function split(text: string, regex: Regex): string[] {
  const points = codePoints(text);
  const parts: string[] = [];
  let partStart = 0;
  for (const { start, end } of matchesIn(points, regex)) {
    parts.push(textOf(points.slice(partStart, start)));
    partStart = end;
  }
  parts.push(textOf(points.slice(partStart)));
  while (parts.length > 1 && parts.at(-1) === "") parts.pop();
  return parts;
}

function replace(text: string, regex: Regex, replacement: string): Result {
  const points = codePoints(text);
  let result = "";
  let copied = 0;
  const template = readReplacement(replacement, regex.groups);
  if (template instanceof Failure) return template;
  const needsGroups = template.some((part) => typeof part === "number" && part > 0);
  for (const found of matchesIn(points, regex)) {
    const groups = needsGroups ? regex.groupsOf(points, found) : [found];
    const put = template.map((part) => (typeof part === "string" ? part : textAt(points, groups[part] ?? null)));
    result += textOf(points.slice(copied, found.start)) + put.join("");
    copied = found.end;
  }
  return result + textOf(points.slice(copied));
}

/** Text, and the numbers of groups whose text is put in; 0 is the whole match. */
type Replacement = readonly (string | number)[];

/** `$1` and `${name}` stand for groups, `$0` for the match, and a backslash takes the next character as it is. */
function readReplacement(replacement: string, groups: readonly (string | null)[]): Replacement | Failure {
  const parts: (string | number)[] = [];
  const quantity = /\\(.)|\$\{(\w*)\}|\$(\d+)|([^])/gsu;
  for (const [, escaped, name, digits, plain] of replacement.matchAll(quantity)) {
    if (name !== undefined) {
      const index = groups.indexOf(name) + 1;
      if (index === 0) return new Failure(`there is no group named '${name}'`);
      parts.push(index);
    } else if (digits === undefined) parts.push(escaped ?? plain ?? "");
    else {
      // As many digits as still name a group; the others are text.
      let length = digits.length;
      while (length > 1 && Number(digits.slice(0, length)) > groups.length) length -= 1;
      const index = Number(digits.slice(0, length));
      if (index > groups.length) return new Failure(`there is no group ${index}`);
      parts.push(index, digits.slice(length));
    }
  }
  return parts;
}

function textAt(points: readonly number[], found: Found | null): string {
  return found === null ? "" : textOf(points.slice(found.start, found.end));
}

/** One after the other; an empty match moves on by a character. */
function* matchesIn(points: readonly number[], regex: Regex): Generator<Found> {
  for (let from = 0; from <= points.length;) {
    const found = regex.find(points, from);
    if (found === null) return;
    yield found;
    from = found.end === found.start ? found.end + 1 : found.end;
  }
}

function textOf(points: readonly number[]): string {
  return points.map((point) => String.fromCodePoint(point)).join("");
}
