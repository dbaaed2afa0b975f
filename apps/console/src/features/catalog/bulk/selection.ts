export type Selection = ReadonlySet<string>;

/** All of these in it, or none. */
export function withAll(selected: Selection, ids: readonly string[], isIn: boolean): Selection {
  const next = new Set(selected);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** From the row that was pressed before to this one, in the order of the list; the row alone, if that one is not in sight. */
export function rangeBetween(ordered: readonly string[], from: string | null, to: string): readonly string[] {
  const [first, last] = [from === null ? -1 : ordered.indexOf(from), ordered.indexOf(to)];
  return first === -1 || last === -1 ? [to] : ordered.slice(Math.min(first, last), Math.max(first, last) + 1);
}
