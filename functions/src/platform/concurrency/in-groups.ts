/** Does the work for all, so many at a time, and gives the results in order; the first failure ends it. */
export async function inGroups<Entry, Value>(
  entries: readonly Entry[],
  atATime: number,
  work: (entry: Entry) => Promise<Value>,
): Promise<Value[]> {
  const done: Value[] = [];
  for (let start = 0; start < entries.length; start += atATime)
    done.push(...(await Promise.all(entries.slice(start, start + atATime).map(work))));
  return done;
}
