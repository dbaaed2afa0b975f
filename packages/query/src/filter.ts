import { compareValues, equalValues } from "./compare-values.ts";
import type { FieldPath } from "./field-path.ts";
import { valueAt, type QueryDocument } from "./query-document.ts";
import type { Value } from "./value.ts";

export type Comparison = "<" | "<=" | "==" | "!=" | ">=" | ">";
export type Membership = "in" | "not-in" | "array-contains-any";
export type FieldOperator = Comparison | Membership | "array-contains";
export type UnaryOperator = "is-null" | "is-not-null" | "is-nan" | "is-not-nan";

/** One condition on a field. The three membership operators take an array value. */
export interface FieldFilter {
  readonly kind: "field";
  readonly path: FieldPath;
  readonly operator: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly kind: "unary";
  readonly path: FieldPath;
  readonly operator: UnaryOperator;
}

export interface CompositeFilter {
  readonly kind: "and" | "or";
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | UnaryFilter | CompositeFilter;

/** The operators that demand an order by their field; they are what makes a query an inequality query. */
const inequalities: ReadonlySet<string> = new Set<FieldOperator | UnaryOperator>([
  "<",
  "<=",
  "!=",
  ">=",
  ">",
  "not-in",
  "is-not-null",
  "is-not-nan",
]);

export function matchesFilter(filter: Filter, document: QueryDocument): boolean {
  switch (filter.kind) {
    case "and":
      return filter.filters.every((part) => matchesFilter(part, document));
    case "or":
      return filter.filters.some((part) => matchesFilter(part, document));
    case "unary":
      return matchesUnary(filter.operator, valueAt(document, filter.path));
    case "field":
      return matchesField(filter, valueAt(document, filter.path));
  }
}

/** The fields of all inequality conditions, without repetition, in order of appearance. */
export function inequalityFields(filter: Filter): FieldPath[] {
  if ("filters" in filter) return uniquePaths(filter.filters.flatMap(inequalityFields));
  return inequalities.has(filter.operator) ? [filter.path] : [];
}

function uniquePaths(paths: readonly FieldPath[]): FieldPath[] {
  return [...new Map(paths.map((path) => [path.join("\0"), path])).values()];
}

/** A missing field matches nothing, not even a negation. */
function matchesUnary(operator: UnaryOperator, value: Value | undefined): boolean {
  if (value === undefined) return false;
  switch (operator) {
    case "is-null":
      return value.type === "null";
    case "is-not-null":
      return value.type !== "null";
    case "is-nan":
      return isNaNValue(value);
    case "is-not-nan":
      return value.type !== "null" && !isNaNValue(value);
  }
}

function matchesField(filter: FieldFilter, value: Value | undefined): boolean {
  if (value === undefined) return false;
  switch (filter.operator) {
    case "==":
      return equalValues(value, filter.value);
    case "!=":
      return value.type !== "null" && !equalValues(value, filter.value);
    case "<":
      return sameBracket(value, filter.value) && compareValues(value, filter.value) < 0;
    case "<=":
      return sameBracket(value, filter.value) && compareValues(value, filter.value) <= 0;
    case ">=":
      return sameBracket(value, filter.value) && compareValues(value, filter.value) >= 0;
    case ">":
      return sameBracket(value, filter.value) && compareValues(value, filter.value) > 0;
    case "in":
      return isOneOf(value, filter.value);
    case "not-in":
      return isNoneOf(value, filter.value);
    case "array-contains":
      return elements(value).some((element) => isOneOf(element, { type: "array", values: [filter.value] }));
    case "array-contains-any":
      return elements(value).some((element) => isOneOf(element, filter.value));
  }
}

/** Ranges never cross types: `age > 5` does not return strings. Null and NaN lie in no range at all. */
function sameBracket(left: Value, right: Value): boolean {
  return left.type === right.type && left.type !== "null" && !isNaNValue(left) && !isNaNValue(right);
}

/** Documented: null and NaN in such a list match nothing; only the unary operators find them. */
function isOneOf(value: Value, list: Value): boolean {
  if (value.type === "null" || isNaNValue(value)) return false;
  return elements(list).some((candidate) => equalValues(candidate, value));
}

/** A null in the list empties the result; a null or missing field is never returned. */
function isNoneOf(value: Value, list: Value): boolean {
  if (value.type === "null") return false;
  return elements(list).every((candidate) => candidate.type !== "null" && !equalValues(candidate, value));
}

function isNaNValue(value: Value): boolean {
  return value.type === "number" && Number.isNaN(value.value);
}

function elements(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}
