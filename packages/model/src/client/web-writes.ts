import {
  deleteDoc,
  deleteField,
  doc,
  FieldValue,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
} from "firebase/firestore";
import { encodeFields, encodePatch } from "../document/converter.ts";
import type { AnyDocument, DocumentOf, FieldsOf, TemplateOf } from "../document/define-document.ts";
import type { DocumentPatch } from "../document/document-patch.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import { failureOf, type Failure } from "../document/failure.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import type * as lateWrites from "./late-writes.ts";

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };
/** Without a failure: the document was changed elsewhere in the meantime, and nothing was written. */
export type CheckedResult = { readonly ok: true } | { readonly ok: false; readonly failure?: Failure };

/** The browser's own writes: baskets, profiles, catalog drafts and settings. The access rules have the last word. */
export interface Writes {
  /** Makes or replaces the document. Waits for the server; what is written shows up in the cache at once. */
  set<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    fields: FieldsOf<D>,
  ): Promise<WriteResult>;
  update<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    patch: DocumentPatch<D, FieldValue>,
  ): Promise<WriteResult>;
  /** The same, but only while the document is the one that was read; fails at once without a connection. */
  updateUnchanged<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    /** Field paths and values; undefined takes a field away. */
    patch: ReadonlyMap<string, unknown>,
    isUnchanged: (current: DocumentOf<D>) => boolean,
  ): Promise<CheckedResult>;
  /** Up to 400 documents, all of them or none; fails at once without a connection. */
  together<D extends AnyDocument>(
    definition: D,
    writes: readonly lateWrites.DocumentWrite<D>[],
  ): Promise<CheckedResult>;
  delete<D extends AnyDocument>(definition: D, params: PathParams<TemplateOf<D>>): Promise<WriteResult>;
  /** In an update: takes the field away. */
  removeField(): FieldValue;
}

export function webWrites(firestore: Firestore, config: ClientConfig, isOnline: () => boolean): Writes {
  const at = <D extends AnyDocument>(definition: D, params: PathParams<TemplateOf<D>>) =>
    doc(firestore, documentPath<TemplateOf<D>>(definition.path, params));
  const settled = async (writing: Promise<void>): Promise<WriteResult> => {
    try {
      await writing;
      return { ok: true };
    } catch (error) {
      return { ok: false, failure: failureOf(error, isOnline()) };
    }
  };
  const late = async (write: (writes: typeof lateWrites) => Promise<boolean>): Promise<CheckedResult> => {
    try {
      return { ok: await write(await import("./late-writes.ts")) };
    } catch (error) {
      return { ok: false, failure: failureOf(error, isOnline()) };
    }
  };
  return {
    set: (definition, params, fields) => {
      const known =
        "createdAt" in fields && typeof fields.createdAt === "number" && fields.createdAt > 0 ? fields.createdAt : null;
      return settled(
        setDoc(at(definition, params), {
          ...encodeFields(definition, fields),
          createdAt: known === null ? serverTimestamp() : Timestamp.fromMillis(known),
          updatedAt: serverTimestamp(),
          v: definition.version,
        }),
      );
    },
    update: (definition, params, patch) => {
      const data = encodePatch(definition, patch, (value) => value instanceof FieldValue);
      return settled(updateDoc(at(definition, params), { ...data, updatedAt: serverTimestamp() }));
    },
    updateUnchanged: (definition, params, patch, isUnchanged) =>
      late(({ checkedUpdate }) => {
        const path = documentPath<TemplateOf<typeof definition>>(definition.path, params);
        return checkedUpdate(firestore.app, config, { definition, path, patch, isUnchanged });
      }),
    together: (definition, writes) =>
      late(({ writeTogether }) => writeTogether(firestore.app, config, definition, writes)),
    delete: (definition, params) => settled(deleteDoc(at(definition, params))),
    removeField: deleteField,
  };
}
