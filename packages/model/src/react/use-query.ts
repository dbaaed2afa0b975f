import { useMemo } from "react";
import type { AnyDocument } from "../document/define-document.ts";
import type { DocumentQuery, QueryResult } from "../document/document-query.ts";
import type { DataState } from "../document/document-state.ts";
import { useModelClient } from "./model-provider.tsx";
import { useObservable } from "./use-observable.ts";

/** A live list; null: not ready. Always present once answered, also when it is empty. */
export function useQuery<Definition extends AnyDocument>(
  query: DocumentQuery<Definition> | null,
  { initial }: { initial?: QueryResult<Definition> | undefined } = {},
): DataState<QueryResult<Definition>> {
  const client = useModelClient();
  // Two queries with the same key are the same query, so the object may be new on every render.
  const observable = useMemo(() => (client === null || query === null ? null : client.cache.query(query)), [client, query?.key]);
  return useObservable(observable, initial);
}
