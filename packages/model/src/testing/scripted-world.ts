import type { StoredFields, AnyDocument, TemplateOf } from "../document/define-document.ts";
import type { DocumentQuery, StoredQuery } from "../document/document-query.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import type { Failure } from "../document/failure.ts";
import { createModelCache, type ModelCache } from "../cache/model-cache.ts";
import type { DocumentSource, Logger, SourceListener, StoredDocument, Timers } from "../cache/ports.ts";
import type { Observable } from "../cache/subscription-registry.ts";

/**
 * The outside world of the cache as a script: screens come and go, the server sends, time passes. Nothing here
 * waits, so every order of events can be told. The log reads like the story.
 */
export class ScriptedWorld implements DocumentSource, Timers, Logger {
  readonly log: string[] = [];
  readonly cache: ModelCache;
  readonly #documents = new Map<string, SourceListener<StoredDocument | null>>();
  readonly #queries = new Map<string, SourceListener<readonly StoredDocument[]>>();
  #timers: { at: number; run: () => void }[] = [];
  #now = 0;

  constructor() {
    this.cache = createModelCache({ source: this, timers: this, logger: this });
  }

  /** The events since the last call. */
  story(): string[] {
    return this.log.splice(0);
  }

  get listening(): string[] {
    return [...this.#documents.keys(), ...this.#queries.keys()];
  }

  opens<State>(screen: string, observable: Observable<State>, describe: (state: State) => string): () => void {
    const show = (): number => this.log.push(`${screen} sees ${describe(observable.state())}`);
    const close = observable.subscribe(show);
    show();
    return close;
  }

  opensDocument<D extends AnyDocument>(screen: string, definition: D, params: PathParams<TemplateOf<D>>): () => void {
    return this.opens(screen, this.cache.document(definition, params), (state) =>
      state.status === "present" ? JSON.stringify(nameOf(state.value)) : state.status,
    );
  }

  opensList<D extends AnyDocument>(screen: string, query: DocumentQuery<D>): () => void {
    return this.opens(screen, this.cache.query(query), (state) =>
      state.status === "present" ? `[${state.value.map(nameOf).join(" ")}]` : state.status,
    );
  }

  serverSends<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    fields: StoredFields | null,
  ): void {
    const path = documentPath<TemplateOf<D>>(definition.path, params);
    this.#documents.get(path)?.next(fields === null ? null : { path, fields });
  }

  serverSendsList(collection: string, documents: readonly StoredDocument[]): void {
    for (const [key, listener] of this.#queries)
      if (key.startsWith(`${collection}?`) || key === collection) listener.next(documents);
  }

  serverRefuses(path: string, failure: Failure): void {
    const listener = this.#documents.get(path) ?? this.#queries.get(path);
    this.#documents.delete(path);
    this.#queries.delete(path);
    listener?.fail(failure);
  }

  passes(millis: number): void {
    this.#now += millis;
    for (const timer of this.#timers.toSorted((left, right) => left.at - right.at)) {
      if (timer.at > this.#now || !this.#timers.includes(timer)) continue;
      this.#timers = this.#timers.filter((other) => other !== timer);
      timer.run();
    }
  }

  listenDocument(path: string, listener: SourceListener<StoredDocument | null>): () => void {
    if (this.#documents.has(path)) throw new Error(`second subscription of ${path}`);
    this.#documents.set(path, listener);
    this.log.push(`listen ${path}`);
    return () => {
      if (this.#documents.get(path) === listener) this.#documents.delete(path);
      this.log.push(`stop ${path}`);
    };
  }

  listenQuery(query: StoredQuery, listener: SourceListener<readonly StoredDocument[]>): () => void {
    const where = query.where.map(({ field, operator, value }) => `${field}${operator}${String(value)}`).join("&");
    const key = where === "" ? query.collection : `${query.collection}?${where}`;
    if (this.#queries.has(key)) throw new Error(`second subscription of ${key}`);
    this.#queries.set(key, listener);
    this.log.push(`listen ${key}`);
    return () => {
      if (this.#queries.get(key) === listener) this.#queries.delete(key);
      this.log.push(`stop ${key}`);
    };
  }

  after(millis: number, run: () => void): () => void {
    const timer = { at: this.#now + millis, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  error(message: string): void {
    this.log.push(`error: ${message}`);
  }
}

function nameOf(document: object): string {
  if ("name" in document) return String(document.name);
  return "userName" in document ? String(document.userName) : "";
}
