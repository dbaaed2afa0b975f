import type { Fields, ValuesOf } from "@lokalkorb/domain/kernel/fields/field";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { DocumentId } from "./path-template.ts";

/** Where a document in memory came from. Attached on read, removed before saving. */
export interface DocumentReference {
  readonly path: string;
  readonly id: string;
}

/** Fields of every stored document beside its own. */
export interface Envelope {
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Version of the shape. */
  readonly v: number;
}

export type Loaded<Fields, Id = string> = Fields & Envelope & { readonly id: Id; readonly ref: DocumentReference };

export interface DocumentDefinition<
  Template extends string = string,
  Values extends object = Readonly<Record<string, unknown>>,
> {
  readonly path: Template;
  readonly fields: Fields;
  /** One more than there are migrations. */
  readonly version: number;
  readonly migrations: readonly Migration[];
  /** Public documents look the same to everybody, so a change of the signed-in user leaves them alone. */
  readonly audience: "public" | "private";
  /** For the compiler alone. */
  readonly holds?: Values;
}

/**
 * Stored fields of one version as those of the next. What has the new shape already is left alone: updates of single
 * fields do not raise the version of a document.
 */
export type Migration = (stored: StoredFields) => StoredFields;
export type StoredFields = Readonly<Record<string, unknown>>;

export type AnyDocument = DocumentDefinition;
export type TemplateOf<Definition extends AnyDocument> = Definition["path"];
/** A document's own fields: what is written. */
export type FieldsOf<Definition extends AnyDocument> = NonNullable<Definition["holds"]>;
/** The same with envelope, id and reference: what is read. */
export type DocumentOf<Definition extends AnyDocument> = Loaded<
  FieldsOf<Definition>,
  DocumentId<TemplateOf<Definition>>
>;

export const defineDocument = <const Template extends string, F extends Fields>(
  path: Template,
  fields: F,
  {
    audience = "private",
    migrations = [],
  }: { audience?: "public" | "private"; migrations?: readonly Migration[] } = {},
): DocumentDefinition<Template, ValuesOf<F>> => ({
  path,
  fields,
  version: migrations.length + 1,
  migrations,
  audience,
});
