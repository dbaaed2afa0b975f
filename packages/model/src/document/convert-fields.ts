import type { Field, Fields } from "@lokalkorb/domain/kernel/fields/field";

/**
 * Values by their fields: checked, and taken from one form into another. Objects are tolerant of unknown fields, and no
 * limit is asked for: documents are older than both. By hand, because a browser would load a library of ten kilobytes for these few kinds.
 */

/** From the database into memory, from memory into the database, or from JSON, where moments are plain numbers. */
export type Direction = "read" | "write" | "from-json";

export type Converted<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  /** Each with its place. */
  | { readonly ok: false; readonly issues: readonly string[] };

type Stored = Readonly<Record<string, unknown>>;

export function convertFields<Value = Stored>(fields: Fields, value: unknown, direction: Direction): Converted<Value> {
  return convertValue<Value>({ kind: "object", fields }, value, direction);
}

export function convertValue<Value>(field: Field, value: unknown, direction: Direction): Converted<Value> {
  const issues: string[] = [];
  const converted = convert(field, value, { direction, issues, place: "" });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: converted as Value };
}

/** Milliseconds of a moment as one of the SDKs reads it; undefined for everything else. */
export function millisOf(stored: unknown): number | undefined {
  if (stored instanceof Date) return stored.getTime();
  return isObject(stored) && typeof stored["toMillis"] === "function" ? Number(stored["toMillis"]()) : undefined;
}

interface Walk {
  readonly direction: Direction;
  readonly issues: string[];
  /** Dotted; empty for the whole. */
  readonly place: string;
}

const within = (walk: Walk, name: string | number): Walk => ({
  ...walk,
  place: walk.place === "" ? String(name) : `${walk.place}.${name}`,
});

function refused({ issues, place }: Walk, expected: string): undefined {
  issues.push(`${place || "(document)"}: not ${expected}`);
}

function convert(field: Field, value: unknown, walk: Walk): unknown {
  const { kind, fields = {}, values = [] } = field;
  const of = field.of as Field;
  switch (kind) {
    case "object":
      return isObject(value) ? convertObject(fields, value, walk) : refused(walk, kind);
    case "list":
      return Array.isArray(value)
        ? value.map((entry, index) => convert(of, entry, within(walk, index)))
        : refused(walk, kind);
    case "map":
      return isPlain(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, entry]) => [name, convert(of, entry, within(walk, name))]),
          )
        : refused(walk, kind);
    case "nullable":
      return value === null ? null : convert(of, value, walk);
    case "oneOf": {
      const now = walk.direction === "write" ? value : (field.former?.[String(value)] ?? value);
      return values.includes(now as never) ? now : refused(walk, `one of ${values.join(", ")}`);
    }
    case "instant":
      return convertInstant(value, walk);
    default:
      return isOfKind[kind](value) ? value : refused(walk, kind);
  }
}

function convertObject(fields: Fields, value: Stored, walk: Walk): Stored {
  const converted: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (name in value) converted[name] = convert(field, value[name], within(walk, name));
    else if (!field.optional) refused(within(walk, name), "there");
  }
  return converted;
}

/** Every SDK saves a Date as a timestamp. */
function convertInstant(value: unknown, walk: Walk): unknown {
  const millis = walk.direction === "read" ? millisOf(value) : value;
  if (!isNumber(millis)) return refused(walk, "instant");
  return walk.direction === "write" ? new Date(millis) : millis;
}

const isObject = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** No instance of a class, such as a moment or a place of an SDK. */
export function isPlain(value: unknown): value is Stored {
  const prototype: unknown = isObject(value) ? Object.getPrototypeOf(value) : undefined;
  return prototype === Object.prototype || prototype === null;
}
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isInt = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isInt(value) && value >= 0;
const isTextLike = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

type SimpleKind = Exclude<Field["kind"], "object" | "list" | "map" | "nullable" | "oneOf" | "instant">;
const isOfKind: Readonly<Record<SimpleKind, (value: unknown) => boolean>> = {
  text: isText,
  textOrNumber: (value) => isText(value) || isNumber(value),
  flag: (value) => typeof value === "boolean",
  number: isNumber,
  int: isInt,
  count: isCount,
  cents: isCount,
  basisPoints: (value) => isInt(value) && value >= 0 && value <= 10_000,
  date: isTextLike(/^\d{4}-\d{2}-\d{2}$/),
  time: isTextLike(/^\d{2}:\d{2}$/),
  month: isTextLike(/^\d{4}-\d{2}$/),
  opaque: isPlain,
  anything: () => true,
};
