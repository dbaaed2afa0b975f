import type { FieldPath } from "@lokalkorb/query/field-path";
import type { Json, WireDocument } from "../firestore-core.ts";
import { integerAt, invalid, messageAt, messagesAt, requiredText, textAt } from "../json.ts";
import { canonicalDouble } from "../store/canonical-fields.ts";
import { fieldAt, fieldPath } from "../store/field-access.ts";

type Aggregation =
  | { readonly kind: "count"; readonly upTo: number }
  | { readonly kind: "sum" | "avg"; readonly path: FieldPath };

const maxInteger = 2n ** 63n - 1n;

/** The `aggregateFields` of a StructuredAggregationQuery over the documents of its query. */
export function aggregate(query: Json, documents: readonly WireDocument[]): Record<string, Json> {
  const aggregations = messagesAt(query, "aggregations").map(compileAggregation);
  if (aggregations.length === 0 || aggregations.length > 5) throw invalid("A query has one to five aggregations.");
  const paths = aggregations.flatMap(([, aggregation]) => (aggregation.kind === "count" ? [] : [aggregation.path]));
  // Sums and averages stand on an index over their fields: a document without one of them is not in it.
  const counted = documents.filter(({ fields }) => paths.every((path) => fieldAt(fields, path) !== undefined));
  return Object.fromEntries(aggregations.map(([alias, aggregation]) => [alias, compute(aggregation, counted)]));
}

function compileAggregation(json: Json, index: number): [string, Aggregation] {
  const alias = textAt(json, "alias") || `field_${index + 1}`;
  const count = messageAt(json, "count");
  if (count !== undefined) return [alias, { kind: "count", upTo: integerAt(count, "upTo") ?? Infinity }];
  for (const kind of ["sum", "avg"] as const) {
    const operation = messageAt(json, kind);
    if (operation === undefined) continue;
    const field = requiredText(messageAt(operation, "field") ?? {}, "fieldPath");
    return [alias, { kind, path: fieldPath(field) }];
  }
  throw invalid("An aggregation names no operation.");
}

function compute(aggregation: Aggregation, documents: readonly WireDocument[]): Json {
  if (aggregation.kind === "count") return { integerValue: String(Math.min(documents.length, aggregation.upTo)) };
  const numbers = documents.map(({ fields }) => numberOf(fieldAt(fields, aggregation.path))).filter((n) => n !== null);
  if (aggregation.kind === "sum") return sum(numbers);
  if (numbers.length === 0) return { nullValue: null };
  const total = sum(numbers);
  return { doubleValue: canonicalDouble(Number(total["integerValue"] ?? total["doubleValue"]) / numbers.length) };
}

/** An integer as long as all are and the result fits, else a double. */
function sum(numbers: readonly (number | bigint)[]): Json {
  if (numbers.every((number) => typeof number === "bigint")) {
    const total = numbers.reduce((left, right) => left + right, 0n);
    if (total <= maxInteger && total >= -maxInteger - 1n) return { integerValue: String(total) };
  }
  return { doubleValue: canonicalDouble(numbers.reduce<number>((left, right) => left + Number(right), 0)) };
}

function numberOf(value: Json | undefined): number | bigint | null {
  if (value?.["integerValue"] !== undefined) return BigInt(value["integerValue"] as string);
  return value?.["doubleValue"] === undefined ? null : Number(value["doubleValue"]);
}
