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

function projected({ of, fields }: Field, value: unknown): unknown {
  if (fields) return project(fields, value as never);
  if (of === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => projected(of, inner));
  // A map, or what null may stand for.
  return typeof value === "object"
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, projected(of, inner)]))
    : value;
}
