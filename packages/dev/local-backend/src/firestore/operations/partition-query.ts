import { isDocumentName } from "firestore-query-semantics/field-path";
import type { Authorizer } from "../access/authorize.ts";
import type { FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { integerAt, invalid, messageAt, requiredText } from "../protocol/json.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { Transactions } from "../store/transactions.ts";
import { StatusError } from "../protocol/status.ts";
import { compileQuery, type CompiledQuery } from "../query/compile-query.ts";
import { page } from "./page.ts";
import { queryDocuments } from "../query/query-documents.ts";
import { openReadSession } from "./read-session.ts";

/** Cursors that cut a collection group into parts of about the same size, for readers that work side by side. */
export function createPartitionOperation(
  store: DocumentStore,
  transactions: Transactions,
  authorizer: Authorizer,
): Pick<FirestoreCore, "partitionQuery"> {
  return {
    async partitionQuery(request, caller) {
      if (caller.kind !== "owner") {
        throw new StatusError("PERMISSION_DENIED", "Only server SDKs may partition queries.");
      }
      const structured = messageAt(request, "structuredQuery");
      if (structured === undefined) throw invalid("only structured queries are supported");
      const compiled = compileQuery(requiredText(request, "parent"), structured);
      checkPartitionable(compiled);
      const count = integerAt(request, "partitionCount") ?? 0;
      if (count <= 0) throw invalid("partition_count must be greater than zero.");
      authorizer.list(caller, compiled, structured);
      const { view } = openReadSession(store, transactions, request, caller);
      const names = queryDocuments(view, compiled).map(({ name }) => name);
      const { items, nextPageToken } = page(cursorsOf(names, count), request, count);
      return { partitions: items, ...nextPageToken };
    },
  };
}

/** At most one cursor per document, none at the first: before it lies nothing. */
function cursorsOf(names: readonly string[], count: number): Json[] {
  const parts = Math.min(count + 1, names.length);
  return Array.from({ length: Math.max(0, parts - 1) }, (_, at): Json => {
    const name = names[Math.floor(((at + 1) * names.length) / parts)] as string;
    return { values: [{ referenceValue: name }], before: true };
  });
}

function checkPartitionable({ allDescendants, query, nearest }: CompiledQuery): void {
  const { filter, orderBy = [], startAt, endAt, offset, limit } = query;
  const byName = orderBy.every(({ path, direction }) => isDocumentName(path) && direction === "asc");
  const isPlain = [filter, startAt, endAt, offset, limit].every((part) => part === undefined) && nearest === null;
  if (!allDescendants || !byName || !isPlain) {
    throw invalid(
      "Only collection group queries ordered by __name__ ascending, with nothing else, can be partitioned.",
    );
  }
}
