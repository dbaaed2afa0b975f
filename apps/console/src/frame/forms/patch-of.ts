/**
 * What a form changed, field by field, so that saving it takes nothing back that somebody else changed meanwhile.
 * undefined stands for a field that the form took away.
 */
export function patchOf<Stored extends object>(
  before: Stored,
  after: Stored,
): ReadonlyMap<keyof Stored & string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Stored & string)[]);
  return new Map([...names].filter((name) => !same(before[name], after[name])).map((name) => [name, after[name]]));
}

/** Stored values are plain: texts, numbers, flags, lists and maps. The order of a map means nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same((a as Plain)[name], (b as Plain)[name]));
}
type Plain = Readonly<Record<string, unknown>>;
