import * as z from "@lokalkorb/contracts/schema";
import { assert } from "@lokalkorb/domain/kernel/invariant";
import { instant } from "./schema-from.ts";
import type { AnyDocument, DocumentOf, FieldsOf, StoredFields } from "./define-document.ts";

/** Between the database and memory, both ways, the same for every SDK. */

export type Decoded<Definition extends AnyDocument> =
  | { readonly ok: true; readonly document: DocumentOf<Definition> }
  | { readonly ok: false; readonly issues: readonly string[] };

function millis(stored: unknown): number {
  const read = z.safeDecode(instant, stored as z.input<typeof instant>);
  return read.success ? read.data : 0;
}

/** Checks the fields and attaches id and reference. */
export function decodeDocument<Definition extends AnyDocument>(
  definition: Definition,
  path: string,
  stored: StoredFields,
): Decoded<Definition> {
  const v = typeof stored["v"] === "number" ? stored["v"] : 1;
  if (v > definition.version) return { ok: false, issues: [`v: ${v} is newer than ${definition.version}`] };
  const read = z.safeDecode(definition.schema, migrated(definition, stored, v));
  if (!read.success) return { ok: false, issues: describeIssues(read.error.issues) };
  const id = path.slice(path.lastIndexOf("/") + 1);
  const document = {
    ...read.data,
    // Nothing is decided by the envelope, so a document written by hand without one is still a document.
    createdAt: millis(stored["createdAt"]),
    updatedAt: millis(stored["updatedAt"]),
    v: definition.version,
    id,
    ref: Object.freeze({ path, id }),
  };
  return { ok: true, document: document as unknown as DocumentOf<Definition> };
}

const migrated = ({ version, migrations }: AnyDocument, stored: StoredFields, v: number): StoredFields =>
  v === version ? stored : migrations.slice(v - 1).reduce((fields, migrate) => migrate(fields), stored);

const addedOnRead = ["id", "ref", "createdAt", "updatedAt", "v"];

/** Removes what reading attached, leaves out undefined, and refuses what a reader could not read back. */
export function encodeFields<Definition extends AnyDocument>(
  definition: Definition,
  fields: FieldsOf<Definition>,
): Record<string, unknown> {
  const own = withoutUndefined(fields) as Record<string, unknown>;
  for (const name of addedOnRead) if (!(name in definition.schema.shape)) delete own[name];
  for (const name of Object.keys(own))
    assert(name in definition.schema.shape, `${definition.path} has no field "${name}"`);
  return encoded(definition.schema, own, definition.path) as Record<string, unknown>;
}

/** The stored form of one value at a (dotted) field path: for partial updates and for query filters. */
export function encodeField(definition: AnyDocument, fieldPath: string, value: unknown): unknown {
  return encoded(fieldSchema(definition, fieldPath), withoutUndefined(value), `${definition.path} ${fieldPath}`);
}

function encoded(schema: z.ZodMiniType, value: unknown, place: string): unknown {
  const written = z.safeEncode(schema, value);
  assert(written.success, `${place}: ${written.success ? "" : describeIssues(written.error.issues).join("; ")}`);
  return written.data;
}

/** The stored form of fields and dotted field paths; the SDK's own kinds of value stay as they are. */
export function encodePatch(
  definition: AnyDocument,
  patch: object,
  isSpecial: (value: unknown) => boolean,
): Record<string, unknown> {
  const values = Object.entries(withoutUndefined(patch) as object);
  return Object.fromEntries(
    values.map(([path, value]) => [path, isSpecial(value) ? value : encodeField(definition, path, value)]),
  );
}

/** The schema at a field path; envelope fields included. Throws for a field that does not exist. */
export function fieldSchema(definition: AnyDocument, fieldPath: string): z.ZodMiniType {
  if (!(fieldPath in definition.schema.shape)) {
    if (fieldPath === "createdAt" || fieldPath === "updatedAt") return instant;
    if (fieldPath === "v") return z.int();
  }
  let schema: z.ZodMiniType = definition.schema;
  for (const name of fieldPath.split(".")) {
    const child = childSchema(schema, name);
    assert(child !== undefined, `${definition.path} has no field "${fieldPath}"`);
    schema = child;
  }
  return schema;
}

function childSchema(parent: z.ZodMiniType, name: string): z.ZodMiniType | undefined {
  const schema = unwrap(parent);
  if (schema instanceof z.ZodMiniObject) return (schema.shape as Record<string, z.ZodMiniType>)[name];
  if (schema instanceof z.ZodMiniRecord) return schema.def.valueType as z.ZodMiniType;
  return undefined;
}

export function unwrap(schema: z.ZodMiniType): z.ZodMiniType {
  let inner = schema;
  while (
    inner instanceof z.ZodMiniOptional ||
    inner instanceof z.ZodMiniExactOptional ||
    inner instanceof z.ZodMiniNullable
  )
    inner = inner.def.innerType as z.ZodMiniType;
  return inner;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy without undefined properties (spec section 7); class instances such as field values stay as they are. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, withoutUndefined(inner)]])),
  );
}

const describeIssues = (issues: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map((issue) => `${issue.path.map(String).join(".") || "(document)"}: ${issue.message}`);
