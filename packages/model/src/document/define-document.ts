import type * as z from "@lokalkorb/contracts/schema";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { DeepReadonly } from "./schema-of.ts";

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

/** A document in memory. */
export type Loaded<Fields> = Fields & Envelope & { readonly id: string; readonly ref: DocumentReference };

export interface DocumentDefinition<Template extends string = string, Schema extends ObjectSchema = ObjectSchema> {
  readonly path: Template;
  readonly schema: Schema;
  readonly version: number;
  /** Public documents look the same to everybody, so a change of the signed-in user leaves them alone. */
  readonly audience: "public" | "private";
}

export type ObjectSchema = z.ZodMiniObject;
export type AnyDocument = DocumentDefinition;
export type TemplateOf<Definition extends AnyDocument> = Definition["path"];
/** A document's own fields: what is written. */
export type FieldsOf<Definition extends AnyDocument> = Definition["schema"] extends { readonly holds: infer Values }
  ? Values & object
  : DeepReadonly<z.output<Definition["schema"]>>;
/** The same with envelope, id and reference: what is read. */
export type DocumentOf<Definition extends AnyDocument> = Loaded<FieldsOf<Definition>>;

export const defineDocument = <const Template extends string, Schema extends ObjectSchema>(
  path: Template,
  schema: Schema,
  options: { audience?: "public" | "private"; version?: number } = {},
): DocumentDefinition<Template, Schema> => ({
  path,
  schema,
  version: options.version ?? 1,
  audience: options.audience ?? "private",
});
