import type { AnyDocument, DocumentDefinition, DocumentOf, FieldsOf, StoredFields } from "./define-document.ts";
import { encodeField } from "./converter.ts";
import { collectionPath, type CollectionParams } from "./path-template.ts";

export type QueryOperator =
  | "<"
  | "<="
  | "=="
  | "!="
  | ">="
  | ">"
  | "array-contains"
  | "in"
  | "not-in"
  | "array-contains-any";

type Leaf = string | number | boolean | null | undefined;

/** Field paths of a document, dotted into nested objects: `"distribution.slot.start"`. */
export type FieldPathOf<Fields> = Fields extends Leaf | readonly unknown[]
  ? never
  : { [Key in keyof Fields & string]: Key | `${Key}.${FieldPathOf<NonNullable<Fields[Key]>>}` }[keyof Fields & string];

type QueryField<Definition extends AnyDocument> = FieldPathOf<FieldsOf<Definition>> | "createdAt" | "updatedAt";

export interface QueryConstraints<Definition extends AnyDocument> {
  readonly where?: readonly (readonly [field: QueryField<Definition>, operator: QueryOperator, value: unknown])[];
  readonly orderBy?: readonly (readonly [field: QueryField<Definition>, direction?: "asc" | "desc"])[];
  readonly limit?: number;
  /** Values of the first orderBy fields. The cache cannot answer these (spec section 7); the server can. */
  readonly startAfter?: readonly unknown[];
  /** May hold hundreds: fetched part by part, so that no part holds up the page. Not together with order or limit. */
  readonly inParts?: true;
}

/** A query as plain data; moments in it are `Instant`s like everywhere in memory. */
export interface DocumentQuery<Definition extends AnyDocument> {
  readonly definition: Definition;
  readonly collection: string;
  readonly constraints: QueryConstraints<Definition>;
  /** Two queries with the same key are the same query. */
  readonly key: string;
}

export function queryOf<Template extends string, Values extends StoredFields>(
  definition: DocumentDefinition<Template, Values>,
  params: CollectionParams<Template>,
  constraints: QueryConstraints<DocumentDefinition<Template, Values>> = {},
): DocumentQuery<DocumentDefinition<Template, Values>> {
  const collection = collectionPath<Template>(definition.path, params);
  return {
    definition,
    collection,
    constraints,
    key: `${collection}?${JSON.stringify(storedQuery({ definition, collection, constraints }))}`,
  };
}

/** Conditions of documents with these values; a list names several that a field may have. */
export const matching = <Field extends string>(values: Readonly<Record<Field, unknown>>) =>
  Object.entries(values).map(([field, value]) => [field as Field, Array.isArray(value) ? "in" : "==", value] as const);

/** The query in the database's own terms: dotted field names, values in stored form. What SDK adapters and the cache run. */
export interface StoredQuery {
  readonly collection: string;
  readonly where: readonly { readonly field: string; readonly operator: QueryOperator; readonly value: unknown }[];
  readonly orderBy: readonly { readonly field: string; readonly direction: "asc" | "desc" }[];
  readonly limit?: number;
  readonly startAfter?: readonly unknown[];
  readonly inParts?: true;
}

export function storedQuery<Definition extends AnyDocument>(
  query: Omit<DocumentQuery<Definition>, "key">,
): StoredQuery {
  const { definition, collection, constraints } = query;
  const orderBy = (constraints.orderBy ?? []).map(([field, direction]) => ({
    field: String(field),
    direction: direction ?? "asc",
  }));
  return {
    collection,
    where: (constraints.where ?? []).map(([field, operator, value]) => ({
      field: String(field),
      operator,
      value: storedOperand(definition, String(field), operator, value),
    })),
    orderBy,
    ...(constraints.limit === undefined ? {} : { limit: constraints.limit }),
    ...(constraints.startAfter === undefined
      ? {}
      : {
          startAfter: constraints.startAfter.map((value, index) =>
            encodeField(definition, orderBy[index]?.field ?? "", value),
          ),
        }),
    ...(constraints.inParts === true && { inParts: true }),
  };
}

function storedOperand(definition: AnyDocument, field: string, operator: QueryOperator, value: unknown): unknown {
  switch (operator) {
    case "in":
    case "not-in":
      return (value as readonly unknown[]).map((one) => encodeField(definition, field, one));
    case "array-contains":
      return (encodeField(definition, field, [value]) as readonly unknown[])[0];
    default:
      return encodeField(definition, field, value);
  }
}

export type QueryResult<Definition extends AnyDocument> = readonly DocumentOf<Definition>[];
