/** How many findings of each weight attackers brought: high, medium, low, suspicions, notes (docs/security.md). */
const counts = { H: 2, M: 9, L: 12, Q: 7, N: 4 } as const;

export const attackIds: readonly string[] = Object.entries(counts).flatMap(([weight, count]) =>
  Array.from({ length: count }, (_, index) => `X-${weight}${index + 1}`),
);

/** The ids to which the page about security says something. */
export const onSecurityPage = (page: string): ReadonlySet<string> => new Set(page.match(/X-[HMLQN]\d+/g));

/** The subject of each finding, in a sentence: the page's where it says one, else the title of the first test. */
export function attackText(id: string, page: string, titles: readonly string[]): string {
  const [, said] =
    new RegExp(String.raw`^- \*\*(?:[^*]*\b)?${id}\b[^*]*\*\* (.*?)(?:\.|:)(?:\s|$)`, "ms").exec(page) ?? [];
  const words = titles.map((title) => title.replace(/^(?:[A-Z]+(?:-[A-Z]+)*-?\d+(?:\.\d+)*(?:[ ,:/&]+|$))+/, ""));
  // A title with a place for a value says less than one without, and one that begins with a figure reads badly in a list.
  const text =
    said ?? words.find((title) => /^\p{L}/u.test(title) && !title.includes("%")) ?? words.find((title) => title !== "");
  return (text ?? "").replaceAll(/\s+/g, " ");
}
