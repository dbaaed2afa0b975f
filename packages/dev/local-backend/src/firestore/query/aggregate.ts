import { compareStrings } from "firestore-query-semantics/compare-values";
import { formatFieldPath, isDocumentName, sameFieldPath, type FieldPath } from "firestore-query-semantics/field-path";
import type { OrderBy } from "firestore-query-semantics/order-by";
import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { integerAt, invalid, messageAt, messagesAt, requiredText, textAt } from "../protocol/json.ts";
import { canonicalDouble } from "../store/canonical-fields.ts";
import { fieldAt, fieldPath } from "../store/field-access.ts";
import { leaves, namedOrder } from "./check-query.ts";
import type { CompiledQuery } from "./compile-query.ts";

type Aggregation =
  | { readonly kind: "count"; readonly upTo: number }
  | { readonly kind: "sum" | "avg"; readonly path: FieldPath };

const maxInteger = 2n ** 63n - 1n;

export interface CompiledAggregation {
  readonly aggregations: readonly (readonly [alias: string, Aggregation])[];
  /** Sums and averages stand on an index over their fields, so the query is ordered by them, too. */
  readonly paths: readonly FieldPath[];
}

export function compileAggregations(query: Json): CompiledAggregation {
  const aggregations = messagesAt(query, "aggregations").map(compileAggregation);
  if (aggregations.length === 0) throw invalid("Aggregations can not be empty.");
  if (aggregations.length > 5) {
    const given = aggregations.length;
    throw invalid(`The maximum number of aggregations allowed in an aggregation query is 5. Received: ${given}.`);
  }
  const aliases = new Set<string>();
  for (const [alias] of aggregations) {
    if (/^__.*__$/s.test(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
  }
  const paths = aggregations.flatMap(([, aggregation]) => (aggregation.kind === "count" ? [] : [aggregation.path]));
  if (paths.some(isDocumentName)) throw invalid("Aggregations are not supported for the property: __key__");
  return { aggregations, paths };
}

/** The query whose documents are counted and summed: ordered by the summed fields after its own. */
export function aggregatedQuery(compiled: CompiledQuery, paths: readonly FieldPath[]): CompiledQuery {
  const { filter, orderBy = [] } = compiled.query;
  const order = namedOrder(orderBy, filter);
  const missing = paths.filter((path) => !order.some((known) => sameFieldPath(known.path, path)));
  if (missing.length === 0) return compiled;
  const namesKey = filter !== undefined && leaves(filter).some(({ path }) => isDocumentName(path));
  const belowDocument = compiled.allDescendants && !compiled.parent.endsWith("/documents");
  if (namesKey || belowDocument || order.some(({ path }) => isDocumentName(path))) {
    const names = missing.map((path) => path.join(".")).join(", ");
    throw invalid(
      `This query requires an index that has fields [${names}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  const direction = order.at(-1)?.direction ?? "asc";
  const added = uniqueFieldPaths(missing)
    .sort((left, right) => compareStrings(formatFieldPath(left), formatFieldPath(right)))
    .map((path): OrderBy => ({ path, direction }));
  return { ...compiled, query: { ...compiled.query, orderBy: [...order, ...added] } };
}

/** The `aggregateFields` of a StructuredAggregationQuery over the documents of its query. */
export function aggregate(
  { aggregations }: CompiledAggregation,
  documents: readonly WireDocument[],
): Record<string, Json> {
  return Object.fromEntries(aggregations.map(([alias, aggregation]) => [alias, compute(aggregation, documents)]));
}

function uniqueFieldPaths(paths: readonly FieldPath[]): FieldPath[] {
  return paths.filter((path, at) => paths.findIndex((other) => sameFieldPath(other, path)) === at);
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
