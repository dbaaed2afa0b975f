import type { StoredDocument } from "./stored-document.ts";

interface CachedCollection {
  /** null: known not to exist. */
  readonly documents: Map<string, StoredDocument | null>;
  /** Everything the collection holds is here, so what is absent does not exist. */
  complete: boolean;
}

/** The most recently used collections, parsed. Forgets whole collections, least recently used first. */
export class DocumentCache {
  readonly #collections = new Map<string, CachedCollection>();
  readonly #limit: number;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** undefined: not known here. */
  get(collection: string, id: string): StoredDocument | null | undefined {
    const cached = this.#collections.get(collection);
    if (cached === undefined) return undefined;
    const document = cached.documents.get(id);
    return document === undefined && cached.complete ? null : document;
  }

  /** All documents, when all are known; entries that are null do not exist. */
  all(collection: string): ReadonlyMap<string, StoredDocument | null> | undefined {
    const cached = this.#collections.get(collection);
    if (cached === undefined || !cached.complete) return undefined;
    this.#collections.delete(collection);
    this.#collections.set(collection, cached);
    return cached.documents;
  }

  set(collection: string, id: string, document: StoredDocument | null): void {
    let cached = this.#collections.get(collection);
    if (cached === undefined) {
      cached = { documents: new Map(), complete: false };
      this.#collections.set(collection, cached);
    }
    const before = cached.documents.size;
    if (document === null && cached.complete) cached.documents.delete(id);
    else cached.documents.set(id, document);
    this.#count += cached.documents.size - before;
    this.#shrink(collection);
  }

  fill(collection: string, documents: Map<string, StoredDocument>): void {
    this.#count += documents.size - (this.#collections.get(collection)?.documents.size ?? 0);
    this.#collections.delete(collection);
    this.#collections.set(collection, { documents, complete: true });
    this.#shrink(collection);
  }

  clear(): void {
    this.#collections.clear();
    this.#count = 0;
  }

  #shrink(inUse: string): void {
    for (const [name, cached] of this.#collections) {
      if (this.#count <= this.#limit) return;
      if (name === inUse) continue;
      this.#collections.delete(name);
      this.#count -= cached.documents.size;
    }
  }
}
