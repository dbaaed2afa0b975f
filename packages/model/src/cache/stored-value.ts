import type { FieldFilter, Filter, UnaryFilter, UnaryOperator } from "firestore-query-semantics/filter";
import type { FieldPath } from "firestore-query-semantics/field-path";
import type { QueryDocument } from "firestore-query-semantics/query-document";
import type { Query } from "firestore-query-semantics/run-query";
import type { Value } from "firestore-query-semantics/value";
import { unreachable } from "@lokalkorb/domain/kernel/invariant";
import type { StoredQuery } from "../document/document-query.ts";
import type { StoredDocument } from "./ports.ts";

/** From what an SDK hands out to the values that queries compare. Told apart by shape, so no SDK is imported. */
export function storedToValue(stored: unknown): Value {
  if (stored === null) return { type: "null" };
  if (typeof stored === "boolean") return { type: "boolean", value: stored };
  if (typeof stored === "number" || typeof stored === "bigint") return { type: "number", value: stored };
  if (typeof stored === "string") return { type: "string", value: stored };
  if (Array.isArray(stored)) return { type: "array", values: stored.map(storedToValue) };
  if (stored instanceof Date) return timestampOf(stored.getTime());
  // The server SDK hands out bytes as they are, the web SDK in an object of its own.
  if (stored instanceof Uint8Array) return { type: "bytes", value: stored };
  if (typeof stored === "object") return objectToValue(stored);
  throw new Error(`Invariant: ${typeof stored} cannot be stored`);
}

function objectToValue(stored: object): Value {
  if ("seconds" in stored && "nanoseconds" in stored && "toMillis" in stored) {
    return { type: "timestamp", seconds: BigInt(stored.seconds as number), nanos: stored.nanoseconds as number };
  }
  if ("toMillis" in stored && typeof stored.toMillis === "function") return timestampOf(Number(stored.toMillis()));
  if ("latitude" in stored && "longitude" in stored && "isEqual" in stored) {
    return { type: "geoPoint", latitude: stored.latitude as number, longitude: stored.longitude as number };
  }
  if ("toUint8Array" in stored && typeof stored.toUint8Array === "function") {
    return { type: "bytes", value: stored.toUint8Array() as Uint8Array };
  }
  if ("firestore" in stored && "path" in stored) return { type: "reference", segments: String(stored.path).split("/") };
  return { type: "map", fields: new Map(Object.entries(stored).map(([name, value]) => [name, storedToValue(value)])) };
}

function timestampOf(millis: number): Value {
  const seconds = Math.floor(millis / 1000);
  return { type: "timestamp", seconds: BigInt(seconds), nanos: Math.round((millis - seconds * 1000) * 1e6) };
}

/** Only the fields a query asks for are converted. */
export const queryDocumentOf = (document: StoredDocument): QueryDocument & { readonly stored: StoredDocument } => ({
  stored: document,
  segments: document.path.split("/"),
  field: (path) => {
    let value: unknown = document.fields;
    for (const name of path) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
      value = (value as Record<string, unknown>)[name];
    }
    return value === undefined ? undefined : storedToValue(value);
  },
});

export function queryToRun(query: StoredQuery): Query {
  const filters = query.where.map(({ field, operator, value }) => filterOf(field.split("."), operator, value));
  return {
    ...(filters.length === 0 ? {} : { filter: { kind: "and", filters } }),
    orderBy: query.orderBy.map(({ field, direction }) => ({ path: field.split("."), direction })),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    ...(query.startAfter === undefined
      ? {}
      : { startAt: { values: query.startAfter.map(storedToValue), before: false } }),
  };
}

/** As the SDKs do it: comparing with null or NaN is an operator of its own. */
function filterOf(path: FieldPath, operator: FieldFilter["operator"], value: unknown): Filter {
  const unary = operator === "==" || operator === "!=" ? unaryOf(operator, value) : null;
  return unary === null
    ? { kind: "field", path, operator, value: storedToValue(value) }
    : ({ kind: "unary", path, operator: unary } satisfies UnaryFilter);
}

function unaryOf(operator: "==" | "!=", value: unknown): UnaryOperator | null {
  const isNull = value === null;
  if (!isNull && !Number.isNaN(value)) return null;
  switch (operator) {
    case "==":
      return isNull ? "is-null" : "is-nan";
    case "!=":
      return isNull ? "is-not-null" : "is-not-nan";
    default:
      return unreachable(operator);
  }
}
