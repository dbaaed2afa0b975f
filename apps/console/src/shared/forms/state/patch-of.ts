/**
 * The changes of a form, field by field, so that saving it undoes no change made elsewhere meanwhile. Fields of a map
 * are named with it ('stock.mode'); undefined stands for a field that the form removed.
 */
export function patchOf(before: object, after: object): ReadonlyMap<string, unknown> {
  return new Map(
    changed(before, after).flatMap(([name, was, is]): [string, unknown][] =>
      isMap(was) && isMap(is) ? changed(was, is).map(([inner, , value]) => [`${name}.${inner}`, value]) : [[name, is]],
    ),
  );
}

function changed(before: object, after: object): [name: string, was: unknown, is: unknown][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const value = (of: object, name: string): unknown => (of as Plain)[name];
  return [...names]
    .filter((name) => !same(value(before, name), value(after, name)))
    .map((name) => [name, value(before, name), value(after, name)]);
}

const isMap = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** Stored values are plain: texts, numbers, flags, lists and maps. The order of a map means nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same((a as Plain)[name], (b as Plain)[name]));
}
type Plain = Readonly<Record<string, unknown>>;
