import type { Unit } from "../../kernel/branded.ts";

/** Places of one sheet in the order of reading; null: it is empty, or its label was used before. */
export type LabelSheet<Label> = readonly (Label | null)[];

/**
 * Labels on sheets of `places` each, row by row. The first sheet begins at place `from` (1 = the first), so that one that
 * was begun is used up; no label is left out and none is printed twice.
 */
export function labelSheets<Label>(
  labels: readonly Label[],
  places: Unit<"count">,
  from: Unit<"count">,
): readonly LabelSheet<Label>[] {
  const used = Math.min(Math.max(Math.trunc(from), 1), places) - 1;
  const sheets = labels.length === 0 ? 0 : Math.ceil((used + labels.length) / places);
  return Array.from({ length: sheets }, (_sheet, sheet) =>
    Array.from({ length: places }, (_place, place) => labels[sheet * places + place - used] ?? null),
  );
}
