import type { Cursor } from "firestore-query-semantics/cursor";
import { compareValues } from "firestore-query-semantics/compare-values";
import { isDocumentName, sameFieldPath, type FieldPath } from "firestore-query-semantics/field-path";
import { inequalityFields, type Filter } from "firestore-query-semantics/filter";
import { completeOrder, type OrderBy } from "firestore-query-semantics/order-by";
import type { Query } from "firestore-query-semantics/run-query";
import type { Value } from "firestore-query-semantics/value";
import { invalid } from "../protocol/json.ts";
import { StatusError } from "../protocol/status.ts";

const maxDisjunctions = 30;
const maxInequalityFields = 10;

/** Refuses as Firestore does although it could be answered: too many alternatives, operators that exclude each other. */
export function checkFilter(filter: Filter): void {
  const operators: readonly string[] = leaves(filter).map(({ operator }) => operator);
  const has = (...wanted: readonly string[]): boolean => operators.some((operator) => wanted.includes(operator));
  const negations = operators.filter((operator) => ["!=", "not-in", "is-not-nan", "is-not-null"].includes(operator));
  if (negations.length > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  if (has("not-in") && (has("in", "array-contains-any") || containsOr(filter))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  if (mostArrayConditions(filter) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  const count = disjunctions(filter);
  if (count > maxDisjunctions) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${maxDisjunctions}`,
    );
  }
}

/** The order and the cursors of a query whose conditions are fine. */
export function checkQuery(query: Query): void {
  const { filter } = query;
  const orderBy = query.orderBy ?? [];
  if (filter !== undefined) checkInequalities(inequalityFields(filter), leaves(filter));
  for (const [at, { path }] of orderBy.entries()) {
    if (orderBy.slice(0, at).some((earlier) => sameFieldPath(earlier.path, path)) && !isDocumentName(path)) {
      throw invalid(`order by clause cannot contain duplicate fields ${path.join(".")}`);
    }
  }
  const order = namedOrder(orderBy, filter);
  const nameAt = order.findIndex(({ path }) => isDocumentName(path));
  if (nameAt !== -1 && nameAt < order.length - 1) {
    throw invalid("order by clause cannot contain more fields after the key");
  }
  for (const cursor of [query.startAt, query.endAt]) if (cursor !== undefined) checkCursor(cursor, orderBy);
  if (order[0]?.direction === "desc" && nameAt === 0 && isScan(filter)) {
    throw new StatusError("FAILED_PRECONDITION", "Firestore does not support descending key scans");
  }
}

/**
 * Over the wire only the unary operators find null and NaN, and the SDKs translate to them; the other conditions on
 * null or NaN hold for no document and ask for no order.
 */
export function withoutNullConditions(filter: Filter): Filter {
  if ("filters" in filter) return { kind: filter.kind, filters: filter.filters.map(withoutNullConditions) };
  if (filter.kind === "unary") return filter;
  const { operator, path, value } = filter;
  const nothing: Filter = { kind: "field", path, operator: "==", value: unmatched };
  const notNull: Filter = { kind: "unary", path, operator: "is-not-null" };
  if (operator === "not-in" && value.type === "array") {
    if (value.values.every(isNull)) return nothing;
    const values = value.values.filter((element) => !isNaNValue(element));
    return values.length === 0 ? notNull : { ...filter, value: { type: "array", values } };
  }
  if (operator.startsWith("array") || operator === "in") return filter;
  if (isNull(value)) return nothing;
  if (!isNaNValue(value)) return filter;
  return operator === "!=" ? notNull : nothing;
}

/** Read straight from the documents in the order of their names: no condition but on the name itself. */
export function isScan(filter: Filter | undefined): boolean {
  return filter === undefined || leaves(filter).every(({ path }) => isDocumentName(path));
}

/** The order without the name that Firestore always adds at its end. */
export function namedOrder(orderBy: readonly OrderBy[], filter: Filter | undefined): readonly OrderBy[] {
  const order = completeOrder(orderBy, filter);
  return orderBy.some(({ path }) => isDocumentName(path)) ? order : order.slice(0, -1);
}

type LeafFilter = Exclude<Filter, { readonly filters: unknown }>;

/** All conditions, however deep they lie. */
export function leaves(filter: Filter): readonly LeafFilter[] {
  return "filters" in filter ? filter.filters.flatMap(leaves) : [filter];
}

/** No document holds it. */
const unmatched: Value = { type: "reference", segments: [] };

function isNull(value: Value): boolean {
  return value.type === "null";
}

function isNaNValue(value: Value): boolean {
  return value.type === "number" && Number.isNaN(value.value);
}

function checkCursor({ values }: Cursor, orderBy: readonly OrderBy[]): void {
  if (values.length > orderBy.length) throw invalid("Cursor has too many values.");
  for (const [at, value] of values.entries()) {
    if (isDocumentName(orderBy[at]?.path ?? []) && value.type !== "reference") {
      throw invalid("Cursor __key__ value is not a document reference.");
    }
  }
}

function checkInequalities(fields: readonly FieldPath[], all: readonly LeafFilter[]): void {
  if (fields.length > maxInequalityFields) {
    throw invalid(
      `The query contains ${fields.length} distinct inequality fields. A query may not have more than ${maxInequalityFields} distinct inequality fields.`,
    );
  }
  const namesKey = all.some(({ path, operator }) => isDocumentName(path) && (operator === "==" || operator === "in"));
  if (namesKey && fields.length > 0 && !fields.some(isDocumentName)) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

function containsOr(filter: Filter): boolean {
  return "filters" in filter && (filter.kind === "or" || filter.filters.some(containsOr));
}

/** In the conjunction that has most of them, were the filter written as alternatives of conjunctions. */
function mostArrayConditions(filter: Filter): number {
  if (!("filters" in filter)) return filter.operator.startsWith("array-contains") ? 1 : 0;
  const counts = filter.filters.map(mostArrayConditions);
  return filter.kind === "or" ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** How many alternatives that would be. */
function disjunctions(filter: Filter): number {
  if ("filters" in filter) {
    const counts = filter.filters.map(disjunctions);
    return filter.kind === "or"
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  const splits = filter.operator === "in" || filter.operator === "array-contains-any";
  if (!splits || filter.kind !== "field" || filter.value.type !== "array") return 1;
  const { values } = filter.value;
  // Null and NaN are never found this way, and count all the same; what is named twice counts once.
  return values.filter((value, at) => values.findIndex((other) => compareValues(other, value) === 0) === at).length;
}
