import { formatFieldPath, isDocumentName, type FieldPath } from "firestore-query-semantics/field-path";
import type { Filter } from "firestore-query-semantics/filter";
import { completeOrder } from "firestore-query-semantics/order-by";
import type { Json } from "../protocol/firestore-core.ts";
import { messageAt } from "../protocol/json.ts";
import { leaves } from "./check-query.ts";
import type { CompiledQuery } from "./compile-query.ts";

/** `null`: not asked for. Without `analyze` the plan is wanted and nothing is read. */
export function explainOf(request: Json): { readonly analyze: boolean } | null {
  const options = messageAt(request, "explainOptions");
  return options === undefined ? null : { analyze: options["analyze"] === true };
}

/** The index that production would use; here every query reads the documents themselves. */
export function planSummary(compiled: CompiledQuery): Json {
  const { filter, orderBy = [] } = compiled.query;
  const order = completeOrder(orderBy, filter);
  const ordered = new Set(order.map(({ path }) => formatFieldPath(path)));
  const equal = [...new Set(equalFields(filter).map(formatFieldPath))].filter((field) => !ordered.has(field));
  const properties = [
    ...equal.map((field) => `${field} ASC`),
    ...order.map(({ path, direction }) => `${nameOf(path)} ${direction === "asc" ? "ASC" : "DESC"}`),
  ];
  return {
    indexesUsed: [
      {
        query_scope: compiled.allDescendants ? "Collection Group" : "Collection",
        properties: `(${properties.join(", ")})`,
      },
    ],
  };
}

export interface Execution {
  readonly results: number;
  /** How many documents production would bill. */
  readonly reads: number;
  readonly milliseconds: number;
}

export function executionStats({ results, reads, milliseconds }: Execution): Json {
  return {
    resultsReturned: String(results),
    executionDuration: `${(milliseconds / 1000).toFixed(6)}s`,
    readOperations: String(Math.max(1, reads)),
    debugStats: {
      documents_scanned: String(reads),
      index_entries_scanned: String(reads),
      billing_details: {
        documents_billable: String(reads),
        index_entries_billable: "0",
        min_query_cost: "0",
        small_ops: "0",
      },
    },
  };
}

function equalFields(filter: Filter | undefined): readonly FieldPath[] {
  if (filter === undefined) return [];
  const splits = new Set<string>(["==", "in", "array-contains", "array-contains-any", "is-null", "is-nan"]);
  return leaves(filter).flatMap(({ path, operator }) => (splits.has(operator) ? [path] : []));
}

function nameOf(path: FieldPath): string {
  return isDocumentName(path) ? "__name__" : formatFieldPath(path);
}
