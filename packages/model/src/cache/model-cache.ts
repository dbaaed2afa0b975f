import type { AnyDocument, DocumentOf, TemplateOf } from "../document/define-document.ts";
import type { DocumentQuery, QueryResult } from "../document/document-query.ts";
import type { DataState } from "../document/document-state.ts";
import type { PathParams } from "../document/path-template.ts";
import { DecodeCache } from "./decode-cache.ts";
import { DocumentCache } from "./document-cache.ts";
import type { DocumentSource, Logger, Timers } from "./ports.ts";
import { QueryCache } from "./query-cache.ts";
import type { Observable } from "./subscription-registry.ts";

/** Everything the screens know of the database, in memory and live. */
export interface ModelCache {
  document<Definition extends AnyDocument>(
    definition: Definition,
    params: PathParams<TemplateOf<Definition>>,
  ): Observable<DataState<DocumentOf<Definition>>>;
  query<Definition extends AnyDocument>(
    query: DocumentQuery<Definition>,
  ): Observable<DataState<QueryResult<Definition>>>;
  /** Null: signed out. The first call only reports the present account. */
  identityChanged(uid: string | null): void;
  /** Asks again for what failed, except for what was denied: only another identity changes that. */
  retryFailed(): void;
  endAll(): void;
}

export function createModelCache(parts: { source: DocumentSource; timers: Timers; logger: Logger }): ModelCache {
  const decoded = new DecodeCache(parts.logger);
  const queries = new QueryCache({ ...parts, decoded });
  const documents = new DocumentCache({ ...parts, decoded, knownFromLists: (path) => queries.find(path) });
  let identity: string | null | undefined;
  return {
    document: (definition, params) => documents.document(definition, params),
    query: (query) => queries.query(query),
    identityChanged: (uid) => {
      const changed = identity !== undefined && identity !== uid;
      identity = uid;
      if (!changed) return;
      queries.registry.identityChanged();
      documents.registry.identityChanged();
    },
    retryFailed: () => {
      queries.registry.retry(({ shown }) => mayHeal(shown));
      documents.registry.retry(mayHeal);
    },
    endAll: () => {
      queries.registry.endAll();
      documents.registry.endAll();
    },
  };
}

const mayHeal = (state: DataState<unknown>): boolean => state.status === "failed" && state.failure.type !== "denied";
