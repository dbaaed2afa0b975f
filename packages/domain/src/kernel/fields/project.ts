import type { Field, Fields, PublishedFields, ValuesOf } from "./field.ts";

/** The fields of a document that the published menu holds. */
export function publishedFields<F extends Fields>(fields: F): PublishedFields<F> {
  const shown = Object.entries(fields).filter(([, field]) => field.published);
  return Object.fromEntries(shown.map(([name, field]) => [name, publishedPart(field)])) as never;
}

function publishedPart({ of, fields, ...field }: Field): Field {
  const isWhole = fields && Object.values(fields).every((inner) => !inner.published);
  return {
    ...field,
    ...(of && { of: publishedPart(of) }),
    ...(fields && { fields: isWhole ? fields : publishedFields(fields) }),
  };
}

/** Of an object that may hold more: what these fields name, at every depth. */
export function project<F extends Fields>(fields: F, whole: ValuesOf<F>): ValuesOf<F> {
  const values = whole as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined ? [] : [[name, projected(field, values[name])]],
    ),
  ) as ValuesOf<F>;
}

function projected({ kind, of, fields }: Field, value: unknown): unknown {
  if (value === null) return null;
  if (fields) return project(fields, value as never);
  if (of === undefined) return value;
  const each = (inner: unknown): unknown => projected(of, inner);
  if (kind === "list") return (value as readonly unknown[]).map(each);
  if (kind === "map")
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, each(inner)]));
  return each(value);
}
