import type { AnyDocument } from "@lokalkorb/model/document/define-document";
import type { Caller } from "./callers.ts";
import type { Fields } from "./documents/envelope.ts";

/** Whose is which field of a document that browsers write. A name may be a dotted path into a shared map. */
export interface FieldRow {
  readonly definition: AnyDocument;
  /** A seeded document. */
  readonly path: string;
  readonly as: Caller;
  /** Another value, valid everywhere, for each field that is the writer's. */
  readonly own: Fields;
  /** A value, valid in itself, for each field that functions write, or that is settled when the document begins. */
  readonly others: Fields;
  /** Changes that no document may come to have, or begin with, beyond those that every field is tried with. */
  readonly bad?: readonly (readonly [title: string, changes: Fields])[];
  /** Those of the others that a new one may begin with. */
  readonly settled?: readonly string[];
  /** How a new one begins; without, this caller begins none. */
  readonly fresh?: { readonly path: string; readonly fields: Fields };
}
