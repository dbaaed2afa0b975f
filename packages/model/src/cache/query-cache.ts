import { runQuery } from "firestore-query-semantics/run-query";
import { unsupportedFromCache } from "firestore-query-semantics/unsupported";
import type { AnyDocument } from "../document/define-document.ts";
import { storedQuery, type DocumentQuery, type QueryResult, type StoredQuery } from "../document/document-query.ts";
import { failed, pending, present, type DataState } from "../document/document-state.ts";
import { covers } from "./covering-query.ts";
import type { DecodeCache } from "./decode-cache.ts";
import { decodeInSlices } from "./decode-in-slices.ts";
import type { DocumentSource, Logger, StoredDocument, Timers } from "./ports.ts";
import { queryDocumentOf, queryToRun } from "./stored-value.ts";
import { SubscriptionRegistry, type Observable, type Start } from "./subscription-registry.ts";

interface Parts {
  readonly source: DocumentSource;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly decoded: DecodeCache;
}

/** A list as it came, beside what screens see of it. */
interface ListState {
  readonly stored: readonly StoredDocument[] | null;
  readonly shown: DataState<readonly unknown[]>;
}

const nothing: ListState = { stored: null, shown: pending };

interface KnownQuery {
  readonly stored: StoredQuery;
  readonly list: Observable<ListState>;
}

/** Lists, live and shared. A list that lies inside one that is here already is filtered locally. */
export class QueryCache {
  readonly registry: SubscriptionRegistry<ListState>;
  /** Queries with a subscription at the server, by key. */
  readonly #listening = new Map<string, KnownQuery>();
  /** The list for screens, one object per list. */
  readonly #shownBy = new WeakMap<Observable<ListState>, Observable<DataState<readonly unknown[]>>>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.registry = new SubscriptionRegistry<ListState>({
      initial: nothing,
      isDead: (state) => state.shown.status === "failed",
      looksSame: (before, after) => before.shown === after.shown,
      timers: parts.timers,
    });
  }

  query<Definition extends AnyDocument>(
    query: DocumentQuery<Definition>,
  ): Observable<DataState<QueryResult<Definition>>> {
    const list: Observable<ListState> = this.registry.observable(
      query.key,
      (update) => this.#start(query, storedQuery(query), list)(update),
      {
        restartsWithIdentity: query.definition.audience === "private",
      },
    );
    const known = this.#shownBy.get(list);
    if (known !== undefined) return known as Observable<DataState<QueryResult<Definition>>>;
    const shown = { subscribe: list.subscribe, state: () => list.state().shown };
    this.#shownBy.set(list, shown);
    return shown as Observable<DataState<QueryResult<Definition>>>;
  }

  /** The stored form of a document that a live list holds. */
  find(path: string): StoredDocument | null {
    const collection = path.slice(0, path.lastIndexOf("/"));
    for (const { stored, list } of this.#listening.values()) {
      const found = stored.collection === collection && list.state().stored?.find((document) => document.path === path);
      if (found) return found;
    }
    return null;
  }

  #start<Definition extends AnyDocument>(
    query: DocumentQuery<Definition>,
    stored: StoredQuery,
    list: Observable<ListState>,
  ): Start<ListState> {
    const reason = unsupportedFromCache(queryToRun(stored));
    if (reason !== null) return this.#refuse(query.key, reason);
    const wide = [...this.#listening].find(
      ([, other]) => other.list.state().stored !== null && covers(other.stored, stored),
    );
    return wide === undefined ? this.#listen(query, { stored, list }) : this.#filter(query, stored, wide[0]);
  }

  #refuse(key: string, reason: string): Start<ListState> {
    return (update) => {
      this.#parts.logger.error("cursor queries are not supported from the cache", { query: key, reason });
      update({ stored: null, shown: failed({ type: "unexpected", cause: reason }) });
      return () => undefined;
    };
  }

  #listen<Definition extends AnyDocument>(query: DocumentQuery<Definition>, known: KnownQuery): Start<ListState> {
    return (update) => {
      this.#listening.set(query.key, known);
      // A later answer takes the place of one that is still being decoded.
      let callOff = (): void => undefined;
      const stop = this.#parts.source.listenQuery(known.stored, {
        next: (documents) => {
          callOff();
          const list = { definition: query.definition, documents };
          callOff = decodeInSlices(list, this.#parts, () => update(this.#shown(query, documents)));
        },
        ahead: (documents) => {
          callOff();
          callOff = decodeInSlices({ definition: query.definition, documents }, this.#parts, () => undefined);
        },
        fail: (failure) => {
          callOff();
          this.#parts.logger.error("query could not be fetched", {
            query: query.key,
            type: failure.type,
            cause: failure.cause,
          });
          this.#listening.delete(query.key);
          update({ stored: null, shown: failed(failure) });
        },
      });
      return () => {
        if (this.#listening.get(query.key) === known) this.#listening.delete(query.key);
        callOff();
        stop();
      };
    };
  }

  /** Leans on the wider list, which also keeps that list alive. */
  #filter<Definition extends AnyDocument>(
    query: DocumentQuery<Definition>,
    stored: StoredQuery,
    wideKey: string,
  ): Start<ListState> {
    return (update) => {
      const toRun = queryToRun(stored);
      const answer = (): void => {
        const { stored: documents, shown } = this.registry.stateOf(wideKey);
        if (documents === null) return update({ stored: null, shown });
        update(
          this.#shown(
            query,
            runQuery(toRun, documents.map(queryDocumentOf)).map((found) => found.stored),
          ),
        );
      };
      const leave = this.registry.derive(wideKey, answer);
      answer();
      return leave;
    };
  }

  #shown(query: DocumentQuery<AnyDocument>, documents: readonly StoredDocument[]): ListState {
    const before = this.registry.stateOf(query.key);
    // One broken document must not empty the board: it is logged and left out.
    const value = documents.flatMap((document) => this.#parts.decoded.decode(query.definition, document) ?? []);
    const same =
      before.shown.status === "present" &&
      before.shown.value.length === value.length &&
      value.every((document, index) => before.shown.status === "present" && before.shown.value[index] === document);
    return { stored: documents, shown: same ? before.shown : present(Object.freeze(value)) };
  }
}
