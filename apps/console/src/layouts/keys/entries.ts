import { folded, wordsIn } from "@lokalkorb/domain/kernel/format/folded";
import type { keysText } from "./keys-text.ts";

export type EntryGroup = keyof typeof keysText.groups;

/** Something that can be gone to. */
export interface Entry {
  readonly group: EntryGroup;
  readonly href: string;
  readonly title: string;
  readonly fact?: string;
  /** The letter behind G. */
  readonly letter?: string;
  /** Words by which it is found beside its title. */
  readonly words?: string;
}

/** How well it fits: begins with what was typed, has a word that does, or has it somewhere; null: not at all. */
function fit({ title, words = "", fact = "" }: Entry, wanted: readonly string[]): number | null {
  const name = folded(title);
  const all = `${name} ${folded(`${words} ${fact}`)}`;
  if (!wanted.every((word) => all.includes(word))) return null;
  const whole = wanted.join(" ");
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  return wanted.every((word) => ` ${all}`.includes(` ${word}`)) ? 2 : 3;
}

/** The entries that have all that was typed, the best of each group first, and no more of a group than `most`. */
export function matching(entries: readonly Entry[], typed: string, most: number): readonly Entry[] {
  const wanted = wordsIn(typed);
  const rated = entries.flatMap((entry) => {
    const rank = fit(entry, wanted);
    return rank === null ? [] : [{ entry, rank }];
  });
  return [...Map.groupBy(rated, ({ entry }) => entry.group).values()].flatMap((group) =>
    group
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ entry }) => entry),
  );
}

/** Groups in the order in which they stand, the one with the best hit first. */
export function grouped(
  entries: readonly Entry[],
  typed: string,
): readonly (readonly [EntryGroup, readonly Entry[]])[] {
  const wanted = wordsIn(typed);
  // Customers are found by words that are not shown, such as a telephone number; to search on comes last.
  const best = (group: readonly Entry[]): number =>
    Math.min(...group.map((entry) => (entry.group === "further" ? 9 : (fit(entry, wanted) ?? 4))));
  const groups = [...Map.groupBy(entries, ({ group }) => group)];
  return typed.trim() === "" ? groups : groups.toSorted(([, a], [, b]) => best(a) - best(b));
}
