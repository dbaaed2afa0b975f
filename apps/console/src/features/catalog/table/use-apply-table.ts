import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { failureText } from "@/shared/commands/failure-text";
import type { Category } from "../state/use-catalog.ts";
import { useMoveToCategory } from "../state/use-move-to-category.ts";
import { useWriteItems, type ItemWrite } from "../state/use-write-items.ts";
import type { TableReading } from "./read-table.ts";

export interface TableOutcome {
  /** Names of the items that stayed as they were. */
  readonly stayed: readonly string[];
  /** Names of those that are stored, but not where they were to go. */
  readonly unplaced: readonly string[];
  readonly why: string;
}

/** Stores what the rows of a table ask for: first the items, then their places. */
export function useApplyTable(
  categories: readonly Category[],
): (reading: TableReading, onWritten: (count: number) => void) => Promise<TableOutcome> {
  const writeItems = useWriteItems();
  const moveTo = useMoveToCategory(categories);
  const markDraft = useMarkDraft();
  return async ({ added, changed }, onWritten) => {
    const wishes = [...changed, ...added];
    const writes: readonly ItemWrite[] = [
      ...changed.filter(({ patch }) => patch.size > 0).map(({ id, patch }) => ({ id, patch })),
      ...added.map(({ id, fields }) => ({ id, fields })),
    ];
    const { stayed, failure } = await writeItems(writes, onWritten);
    const left = new Set(stayed.map(({ id }) => id));
    const moved = wishes.filter(({ id, categoryId }) => categoryId !== undefined && !left.has(id));
    const unplaced: string[] = [];
    for (const categoryId of new Set(moved.map((wish) => wish.categoryId ?? ""))) {
      const going = moved.filter((wish) => wish.categoryId === categoryId);
      const ids = going.map(({ id }) => id);
      if (!(await moveTo("item", ids, categoryId))) unplaced.push(...going.map(({ name }) => name));
    }
    if (moved.length > 0) await markDraft();
    return {
      stayed: wishes.filter(({ id }) => left.has(id)).map(({ name }) => name),
      unplaced,
      why: failure === undefined ? "" : failureText[failure.type],
    };
  };
}
