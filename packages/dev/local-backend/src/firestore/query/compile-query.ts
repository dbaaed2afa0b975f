import type { Cursor } from "firestore-query-semantics/cursor";
import { isDocumentName, type FieldPath } from "firestore-query-semantics/field-path";
import type { FieldOperator, Filter, UnaryOperator } from "firestore-query-semantics/filter";
import type { OrderBy } from "firestore-query-semantics/order-by";
import type { Query } from "firestore-query-semantics/run-query";
import type { Value } from "firestore-query-semantics/value";
import type { Json } from "../protocol/firestore-core.ts";
import { integerAt, invalid, listAt, messageAt, messagesAt, requiredText, textAt } from "../protocol/json.ts";
import { checkParent, checkSegment } from "../protocol/resource-name.ts";
import { fieldPath } from "../store/field-access.ts";
import { toValue } from "../protocol/value-codec.ts";
import { compileNearest, type Nearest } from "./find-nearest.ts";
import { checkFilter, checkQuery, isScan, withoutNullConditions } from "./check-query.ts";

/** A wire query in the terms of firestore-query-semantics, and where its documents lie. */
export interface CompiledQuery {
  readonly parent: string;
  /** Empty: collections of every id, as a recursive delete asks for them. */
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly query: Query;
  /** null: whole documents. */
  readonly select: readonly FieldPath[] | null;
  /** The documents kept of those that the rest of the query finds; null: all, in their order. */
  readonly nearest: Nearest | null;
}

const fieldOperators: Record<string, FieldOperator> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
  EQUAL: "==",
  NOT_EQUAL: "!=",
  ARRAY_CONTAINS: "array-contains",
  IN: "in",
  NOT_IN: "not-in",
  ARRAY_CONTAINS_ANY: "array-contains-any",
};

const unaryOperators: Record<string, UnaryOperator> = {
  IS_NULL: "is-null",
  IS_NOT_NULL: "is-not-null",
  IS_NAN: "is-nan",
  IS_NOT_NAN: "is-not-nan",
};

export function compileQuery(parent: string, structured: Json): CompiledQuery {
  const checkedParent = checkParent(parent);
  const from = messagesAt(structured, "from");
  if (from.length > 1) throw invalid("StructuredQuery.from cannot have more than one collection selector.");
  const selector = from[0] ?? {};
  const collectionId = textAt(selector, "collectionId") ?? "";
  if (collectionId !== "") checkSegment(collectionId, collectionId);
  const allDescendants = selector["allDescendants"] === true;
  const where = messageAt(structured, "where");
  const conditions = where === undefined ? undefined : compileFilter(where);
  if (conditions !== undefined) checkFilter(conditions);
  const filter = conditions === undefined ? undefined : withoutNullConditions(conditions);
  const orderBy = messagesAt(structured, "orderBy").map(compileOrder);
  const startAt = compileCursor(messageAt(structured, "startAt"));
  const endAt = compileCursor(messageAt(structured, "endAt"));
  const offset = notNegative(structured, "offset");
  const limit = notNegative(structured, "limit");
  const query: Query = {
    orderBy,
    ...(filter === undefined ? {} : { filter }),
    ...(startAt === undefined ? {} : { startAt }),
    ...(endAt === undefined ? {} : { endAt }),
    ...(offset === undefined ? {} : { offset }),
    ...(limit === undefined ? {} : { limit }),
  };
  const nearest = compileNearest(messageAt(structured, "findNearest"));
  if (nearest !== null) refuseBesideNearest(query);
  checkQuery(query);
  const plainScan = isScan(filter) && orderBy.every(({ path }) => isDocumentName(path));
  if (allDescendants && !checkedParent.endsWith("/documents") && !plainScan) {
    throw invalid("collection group queries are only allowed at the root parent");
  }
  return {
    parent: checkedParent,
    collectionId,
    allDescendants,
    query,
    select: compileProjection(messageAt(structured, "select")),
    nearest,
  };
}

function refuseBesideNearest({ limit, offset, startAt, endAt }: Query): void {
  if (limit !== undefined) throw invalid("A query limit cannot be used with FindNearest");
  if (offset !== undefined && offset > 0) throw invalid("A query offset cannot be used with FindNearest");
  if (startAt !== undefined || endAt !== undefined) throw invalid("A cursor cannot be used with FindNearest");
}

function compileFilter(json: Json): Filter {
  const composite = messageAt(json, "compositeFilter");
  if (composite !== undefined) {
    const kind = composite["op"] === "AND" ? "and" : composite["op"] === "OR" ? "or" : null;
    if (kind === null) throw invalid("A composite filter needs the operator AND or OR.");
    return { kind, filters: messagesAt(composite, "filters").map(compileFilter) };
  }
  const unary = messageAt(json, "unaryFilter");
  if (unary !== undefined) {
    const operator = unaryOperators[requiredText(unary, "op")];
    if (operator === undefined) throw invalid(`Unknown unary operator ${String(unary["op"])}.`);
    const path = fieldOf(unary);
    if (isDocumentName(path)) throw invalid("__key__ filter value must be a Key");
    return { kind: "unary", path, operator };
  }
  const field = messageAt(json, "fieldFilter");
  if (field === undefined) throw invalid("A filter names no condition.");
  return compileFieldFilter(field);
}

function compileFieldFilter(json: Json): Filter {
  const op = requiredText(json, "op");
  const operator = fieldOperators[op];
  if (operator === undefined) throw invalid(`Unknown operator ${op}.`);
  const path = fieldOf(json);
  const value = toValue(messageAt(json, "value") ?? {});
  if (operator === "in" || operator === "not-in" || operator === "array-contains-any") {
    if (value.type !== "array") throw invalid(`'${op}' requires an ArrayValue.`);
    const count = value.values.length;
    if (count === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
    const limit = operator === "not-in" ? 10 : 30;
    if (count > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  }
  if (isDocumentName(path)) checkNameCondition(operator, value);
  return { kind: "field", path, operator, value };
}

function checkNameCondition(operator: FieldOperator, value: Value): void {
  if (operator === "array-contains" || operator === "array-contains-any") throw invalid("the name __key__ is reserved");
  const names = value.type === "array" ? value.values : [value];
  if (!names.every((name) => name.type === "reference" && name.segments.length % 2 === 0)) {
    throw invalid("__key__ filter value must be a Key");
  }
}

function compileOrder(json: Json): OrderBy {
  return { path: fieldOf(json), direction: json["direction"] === "DESCENDING" ? "desc" : "asc" };
}

function compileCursor(json: Json | undefined): Cursor | undefined {
  if (json === undefined) return undefined;
  return { values: listAt(json, "values").map((value) => toValue(value as Json)), before: json["before"] === true };
}

function compileProjection(json: Json | undefined): readonly FieldPath[] | null {
  if (json === undefined) return null;
  const paths = messagesAt(json, "fields").map((field) => fieldPath(textAt(field, "fieldPath") ?? ""));
  return paths.filter((path) => !isDocumentName(path));
}

function fieldOf(json: Json): FieldPath {
  const path = fieldPath(requiredText(messageAt(json, "field") ?? {}, "fieldPath"));
  const reserved = path.find((name) => /^__.*__$/s.test(name));
  if (reserved !== undefined && !isDocumentName(path)) throw invalid(`Invalid reserved name in field path ${reserved}`);
  return path;
}

function notNegative(json: Json, key: string): number | undefined {
  const value = integerAt(json, key);
  if (value !== undefined && value < 0) throw invalid(`${key} is negative`);
  return value;
}
