import { decodeDocument } from "../document/converter.ts";
import type { AnyDocument, DocumentOf } from "../document/define-document.ts";
import type { Logger, StoredDocument } from "./ports.ts";

/** Decodes each stored document once: an unchanged document stays the same object for every screen. */
export class DecodeCache {
  readonly #documents = new WeakMap<StoredDocument, unknown>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  knows(stored: StoredDocument): boolean {
    return this.#documents.has(stored);
  }

  /** Null for a document that does not fit its schema; logged the first time. */
  decode<Definition extends AnyDocument>(
    definition: Definition,
    stored: StoredDocument,
  ): DocumentOf<Definition> | null {
    const known = this.#documents.get(stored);
    if (known !== undefined) return known as DocumentOf<Definition> | null;
    const result = decodeDocument(definition, stored.path, stored.fields);
    if (!result.ok)
      this.#logger.error("document does not fit its schema", { path: stored.path, issues: result.issues });
    const document = result.ok ? result.document : null;
    this.#documents.set(stored, document);
    return document;
  }
}
