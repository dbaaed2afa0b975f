/** Marks that a system of files takes for something else, and signs without a shape. */
const forbidden = /[\\:*?"<>|\p{Cc}\u202a-\u202e]/gu;
const longest = 120;

/** A name within a ZIP that leads nowhere else and that every system can write. */
export const safeName = (path: string): string =>
  path
    .split("/")
    .flatMap((part) => {
      const safe = part.replaceAll(forbidden, "_").replace(/^[. ]+|[. ]+$/g, "");
      return safe === "" ? [] : [safe.slice(-longest)];
    })
    .join("/") || "_";

/** Each name once, also where capitals make no difference. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf(".");
    const [stem, end] = dot > safe.lastIndexOf("/") ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    let one = safe;
    for (let count = 2; taken.has(one.toLowerCase()); count++) one = `${stem} (${count})${end}`;
    taken.add(one.toLowerCase());
    return one;
  });
}
