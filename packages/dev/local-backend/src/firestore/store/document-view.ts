import type { WireDocument } from "../protocol/firestore-core.ts";
import type { StoredDocument } from "./stored-document.ts";

/** All documents at one moment: now, or a moment that lies behind us. */
export interface DocumentView {
  get(name: string): WireDocument | null;
  /** All documents directly in a collection, named in full. */
  documentsIn(collection: string): Iterable<StoredDocument>;
  /** The full names of all collections with this id at or below a parent. */
  collectionGroup(parent: string, collectionId: string): readonly string[];
  /** Full names of collections below a document or database that hold documents, at any depth. */
  collectionsBelow(parent: string): readonly string[];
}
