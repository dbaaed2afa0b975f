import { Path, type Value } from "../values/values.ts";
import { decodeWireValue, isRecord } from "../values/wire-values.ts";

/** Something every document found by a query's branch is known to satisfy. */
export interface Constraint {
  readonly field: readonly string[];
  readonly operator: "==" | "!=" | "<" | "<=" | ">" | ">=" | "contains";
  readonly value: Value;
}

/** Filters that all hold at once. A query with `or`, `in` or `array-contains-any` has several branches. */
export interface QueryBranch {
  readonly constraints: readonly Constraint[];
  /** Set when `__name__ ==` names the one document. */
  readonly document: Path | null;
}

const MAX_BRANCHES = 100;
const EVERYTHING: QueryBranch = { constraints: [], document: null };
const COMPARISONS: Readonly<Record<string, Constraint["operator"]>> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
};

/** The branches of a StructuredQuery's `where`; null when there are too many to prove one by one. */
export function queryBranches(query: Readonly<Record<string, unknown>> | undefined): readonly QueryBranch[] | null {
  return query === undefined ? [EVERYTHING] : expand(query["where"]);
}

/** A filter that is not understood constrains nothing, so that it can only lead to a denial. */
function expand(filter: unknown): readonly QueryBranch[] | null {
  if (!isRecord(filter)) return [EVERYTHING];
  if (isRecord(filter["compositeFilter"])) return expandComposite(filter["compositeFilter"]);
  if (isRecord(filter["unaryFilter"])) return expandUnary(filter["unaryFilter"]);
  if (isRecord(filter["fieldFilter"])) return expandField(filter["fieldFilter"]);
  return [EVERYTHING];
}

function expandComposite(filter: Readonly<Record<string, unknown>>): readonly QueryBranch[] | null {
  const parts: QueryBranch[][] = [];
  for (const part of Array.isArray(filter["filters"]) ? filter["filters"] : []) {
    const branches = expand(part);
    if (branches === null) return null;
    parts.push([...branches]);
  }
  if (parts.length === 0) return [EVERYTHING];
  if (filter["op"] === "OR") return parts.flat().length > MAX_BRANCHES ? null : parts.flat();
  if (filter["op"] !== "AND") return [EVERYTHING];
  let combined: QueryBranch[] = [EVERYTHING];
  for (const part of parts) {
    if (combined.length * part.length > MAX_BRANCHES) return null;
    combined = combined.flatMap((left) => part.map((right) => both(left, right)));
  }
  return combined;
}

function both(left: QueryBranch, right: QueryBranch): QueryBranch {
  return { constraints: [...left.constraints, ...right.constraints], document: left.document ?? right.document };
}

function expandUnary(filter: Readonly<Record<string, unknown>>): readonly QueryBranch[] {
  const field = fieldPath(filter["field"]);
  if (field === null) return [EVERYTHING];
  switch (filter["op"]) {
    case "IS_NULL":
      return [one(field, "==", null)];
    case "IS_NAN":
      return [one(field, "==", Number.NaN)];
    case "IS_NOT_NULL":
      return [one(field, "!=", null)];
    case "IS_NOT_NAN":
      return [one(field, "!=", Number.NaN)];
    default:
      return [EVERYTHING];
  }
}

function expandField(filter: Readonly<Record<string, unknown>>): readonly QueryBranch[] | null {
  const field = fieldPath(filter["field"]);
  if (field === null) return [EVERYTHING];
  const { op, value } = filter;
  const values = op === "IN" || op === "NOT_IN" || op === "ARRAY_CONTAINS_ANY" ? arrayValues(value) : [value];
  if (values.length === 0) return [EVERYTHING];
  if (values.length > MAX_BRANCHES) return null;
  const decoded = values.map(decodeWireValue);
  if (field.length === 1 && field[0] === "__name__") return byName(op, decoded);
  const comparison = typeof op === "string" && Object.hasOwn(COMPARISONS, op) ? COMPARISONS[op] : undefined;
  if (comparison !== undefined) return decoded.map((each) => one(field, comparison, each));
  switch (op) {
    case "EQUAL":
    case "IN":
      return decoded.map((each) => one(field, "==", each));
    case "NOT_EQUAL":
    case "NOT_IN":
      // Both leave out documents whose field is null or missing.
      return [
        { constraints: [...decoded, null].map((each) => ({ field, operator: "!=", value: each })), document: null },
      ];
    case "ARRAY_CONTAINS":
    case "ARRAY_CONTAINS_ANY":
      return decoded.map((each) => one(field, "contains", each));
    default:
      return [EVERYTHING];
  }
}

function byName(op: unknown, values: readonly Value[]): readonly QueryBranch[] {
  if (op !== "EQUAL" && op !== "IN") return [EVERYTHING];
  return values.map((value) => (value instanceof Path ? { constraints: [], document: value } : EVERYTHING));
}

function one(field: readonly string[], operator: Constraint["operator"], value: Value): QueryBranch {
  return { constraints: [{ field, operator, value }], document: null };
}

function arrayValues(value: unknown): readonly unknown[] {
  const array = isRecord(value) ? value["arrayValue"] : undefined;
  return isRecord(array) && Array.isArray(array["values"]) ? array["values"] : [];
}

const FIELD_SEGMENT = /(?:`((?:[^`\\]|\\.)*)`|([^.`]+))(?:\.|$)/y;

/** `a.b` and `` a.`b.c` ``; null for what is no field path. */
function fieldPath(field: unknown): readonly string[] | null {
  const text = isRecord(field) ? field["fieldPath"] : undefined;
  if (typeof text !== "string" || text === "") return null;
  const segments: string[] = [];
  for (let at = 0; at < text.length; at = FIELD_SEGMENT.lastIndex) {
    FIELD_SEGMENT.lastIndex = at;
    const match = FIELD_SEGMENT.exec(text);
    if (match === null) return null;
    segments.push(match[2] ?? (match[1] ?? "").replace(/\\(.)/g, "$1"));
  }
  return segments;
}
