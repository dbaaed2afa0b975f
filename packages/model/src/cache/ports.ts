import type { StoredFields } from "../document/define-document.ts";
import type { StoredQuery } from "../document/document-query.ts";
import type { Failure } from "../document/failure.ts";

/** A document as a source holds it. Unchanged documents keep their object, so that screens keep theirs. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: StoredFields;
}

/**
 * Where documents come from. A listener hears the server's whole answer first, then every change, then at most
 * one failure, which ends the subscription. What a source merely remembers from before is no answer.
 */
export interface DocumentSource {
  listenDocument(path: string, listener: SourceListener<StoredDocument | null>): () => void;
  listenQuery(query: StoredQuery, listener: SourceListener<readonly StoredDocument[]>): () => void;
}

export interface SourceListener<Answer> {
  next(answer: Answer): void;
  /** A part of an answer that is not whole yet: nothing to show, but work that can be done meanwhile. */
  ahead?(part: Answer): void;
  fail(failure: Failure): void;
}

export interface Timers {
  /** Returns how to call it off. */
  after(millis: number, run: () => void): () => void;
}

export interface Logger {
  error(message: string, facts: Readonly<Record<string, unknown>>): void;
}
