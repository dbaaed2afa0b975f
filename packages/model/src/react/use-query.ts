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
  return useObservable(client === null || query === null ? null : client.cache.query(query), initial);
}
