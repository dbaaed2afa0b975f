import { ParseFailure } from "./parse-failure.ts";

const constants = new Set(["true", "false", "null"]);
const words = new Set([
  "service",
  "match",
  "allow",
  "function",
  "let",
  "return",
  "if",
  "in",
  "is",
  "rules_version",
  "import",
]);

export const isConstant = (name: string): boolean => constants.has(name);

/** A word of the language: never the name of a variable, a wildcard, a function or a method. */
export const isReserved = (name: string): boolean => words.has(name) || constants.has(name);

export const reservedName = (name: string, offset: number): ParseFailure =>
  new ParseFailure(`'${name}' is a word of the language and cannot be a name`, offset);
