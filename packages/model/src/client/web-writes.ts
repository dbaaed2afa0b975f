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
import { encodeField, encodeFields, withoutUndefined } from "../document/converter.ts";
import type { AnyDocument, FieldsOf, TemplateOf } from "../document/define-document.ts";
import type { DocumentPatch } from "../document/document-patch.ts";
import { documentPath, type PathParams } from "../document/path-template.ts";
import { failureOf, type Failure } from "../document/failure.ts";

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

/** What browsers may write themselves: baskets, profiles, catalogue and settings. The access rules have the last word. */
export interface Writes {
  /** Makes or replaces the document. Waits for the server; what is written shows up in the cache at once. */
  set<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    fields: FieldsOf<D>,
  ): Promise<WriteResult>;
  /** Changes single fields of an existing document. */
  update<D extends AnyDocument>(
    definition: D,
    params: PathParams<TemplateOf<D>>,
    patch: DocumentPatch<D, FieldValue>,
  ): Promise<WriteResult>;
  delete<D extends AnyDocument>(definition: D, params: PathParams<TemplateOf<D>>): Promise<WriteResult>;
  /** In an update: takes the field away. */
  removeField(): FieldValue;
}

export function webWrites(firestore: Firestore, isOnline: () => boolean): Writes {
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
      const data: Record<string, unknown> = { updatedAt: serverTimestamp() };
      for (const [path, value] of Object.entries(withoutUndefined(patch) as Record<string, unknown>)) {
        data[path] = value instanceof FieldValue ? value : encodeField(definition, path, value);
      }
      return settled(updateDoc(at(definition, params), data as Record<string, FieldValue>));
    },
    delete: (definition, params) => settled(deleteDoc(at(definition, params))),
    removeField: deleteField,
  };
}
