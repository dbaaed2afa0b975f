import type { AnyDocument, DocumentOf, TemplateOf } from "../document/define-document.ts";
import { absent, failed, pending, present, type DataState } from "../document/document-state.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import type { DecodeCache } from "./decode-cache.ts";
import type { DocumentSource, Logger, StoredDocument, Timers } from "./ports.ts";
import { SubscriptionRegistry, type Observable } from "./subscription-registry.ts";

interface Parts {
  readonly source: DocumentSource;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly decoded: DecodeCache;
  /** A document that some live list holds already: shown until the document's own answer comes. */
  readonly knownFromLists: (path: string) => StoredDocument | null;
}

/** Documents by path, live and shared. */
export class DocumentCache {
  readonly registry: SubscriptionRegistry<DataState<unknown>>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.registry = new SubscriptionRegistry<DataState<unknown>>({
      initial: pending,
      isDead: (state) => state.status === "failed",
      looksSame: Object.is,
      timers: parts.timers,
    });
  }

  document<Definition extends AnyDocument>(
    definition: Definition,
    params: PathParams<TemplateOf<Definition>>,
  ): Observable<DataState<DocumentOf<Definition>>> {
    const { source, logger, knownFromLists } = this.#parts;
    const path = documentPath<TemplateOf<Definition>>(definition.path, params);
    const observable = this.registry.observable(
      path,
      (update) => {
        const known = knownFromLists(path);
        if (known !== null) update(this.#stateOf(definition, known));
        return source.listenDocument(path, {
          next: (stored) => update(stored === null ? absent : this.#stateOf(definition, stored)),
          fail: (failure) => {
            logger.error("document could not be fetched", { path, type: failure.type, cause: failure.cause });
            update(failed(failure));
          },
        });
      },
      { restartsWithIdentity: definition.audience === "private" },
    );
    return observable as Observable<DataState<DocumentOf<Definition>>>;
  }

  #stateOf(definition: AnyDocument, stored: StoredDocument): DataState<unknown> {
    const document = this.#parts.decoded.decode(definition, stored);
    if (document === null) return failed({ type: "unexpected", cause: `${stored.path} does not fit its schema` });
    const known = this.registry.stateOf(stored.path);
    // The same document again (only its metadata changed) must not wake any screen.
    return known.status === "present" && known.value === document ? known : present(document);
  }
}
