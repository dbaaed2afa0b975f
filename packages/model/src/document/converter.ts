import type { Field } from "@lokalkorb/domain/kernel/fields/field";
import { assert } from "@lokalkorb/domain/kernel/invariant";
import { convertFields, convertValue, isPlain, millisOf, type Converted } from "./convert-fields.ts";
import type { AnyDocument, DocumentOf, FieldsOf, StoredFields } from "./define-document.ts";

/** Between the database and memory, both ways, the same for every SDK. */

export type Decoded<Definition extends AnyDocument> =
  | { readonly ok: true; readonly document: DocumentOf<Definition> }
  | { readonly ok: false; readonly issues: readonly string[] };

/** Checks the fields and attaches id and reference. */
export function decodeDocument<Definition extends AnyDocument>(
  definition: Definition,
  path: string,
  stored: StoredFields,
): Decoded<Definition> {
  const v = typeof stored["v"] === "number" ? stored["v"] : 1;
  if (v > definition.version) return { ok: false, issues: [`v: ${v} is newer than ${definition.version}`] };
  const read = convertFields(definition.fields, migrated(definition, stored, v), "read");
  if (!read.ok) return read;
  const id = path.slice(path.lastIndexOf("/") + 1);
  const document = {
    ...read.value,
    // Nothing is decided by the envelope, so a document written by hand without one is still a document.
    createdAt: millisOf(stored["createdAt"]) ?? 0,
    updatedAt: millisOf(stored["updatedAt"]) ?? 0,
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
  for (const name of addedOnRead) if (!(name in definition.fields)) delete own[name];
  for (const name of Object.keys(own)) assert(name in definition.fields, `${definition.path} has no field "${name}"`);
  return written(convertFields(definition.fields, own, "write"), definition.path);
}

/** The stored form of one value at a (dotted) field path: for partial updates and for query filters. */
export function encodeField(definition: AnyDocument, fieldPath: string, value: unknown): unknown {
  const field = fieldAt(definition, fieldPath);
  return written(convertValue(field, withoutUndefined(value), "write"), `${definition.path} ${fieldPath}`);
}

function written<Value>(converted: Converted<Value>, place: string): Value {
  assert(converted.ok, `${place}: ${converted.ok ? "" : converted.issues.join("; ")}`);
  return converted.value;
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

/** The field at a path; envelope fields included. Throws for a field that does not exist. */
export function fieldAt(definition: AnyDocument, fieldPath: string): Field {
  if (!(fieldPath in definition.fields)) {
    if (fieldPath === "createdAt" || fieldPath === "updatedAt") return { kind: "instant" };
    if (fieldPath === "v") return { kind: "int" };
  }
  let field: Field = { kind: "object", fields: definition.fields };
  for (const name of fieldPath.split(".")) {
    const child = childOf(field, name);
    assert(child !== undefined, `${definition.path} has no field "${fieldPath}"`);
    field = child;
  }
  return field;
}

function childOf({ kind, of, fields }: Field, name: string): Field | undefined {
  if (kind === "nullable" && of !== undefined) return childOf(of, name);
  return kind === "map" ? of : fields?.[name];
}

/** A copy without undefined properties (spec section 7); class instances such as field values stay as they are. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, withoutUndefined(inner)]])),
  );
}
