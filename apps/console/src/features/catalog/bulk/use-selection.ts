import { useCallback, useEffect, useRef } from "react";
import { rangeBetween, withAll, type Selection } from "./selection.ts";

export type { Selection } from "./selection.ts";
export type SelectRow = (id: string, isSelected: boolean, withRange: boolean) => void;

export interface Selecting {
  /** With a range: all rows from the one pressed before become what this one becomes. */
  readonly select: SelectRow;
  readonly selectAll: (ids: readonly string[], isSelected: boolean) => void;
  readonly areSelected: (ids: readonly string[]) => boolean;
}

/** Presses on the rows of a list; `select` stays the same function, so that a press draws no row but its own. */
export function useSelection(
  ordered: readonly string[],
  selected: Selection | null,
  onSelect: (selected: Selection) => void,
): Selecting {
  const before = useRef<string | null>(null);
  const latest = useRef({ ordered, selected, onSelect });
  useEffect(() => {
    latest.current = { ordered, selected, onSelect };
  });
  const selectAll = useCallback((ids: readonly string[], isSelected: boolean): void => {
    const { selected: now, onSelect: tell } = latest.current;
    tell(withAll(now ?? new Set(), ids, isSelected));
  }, []);
  const select = useCallback<SelectRow>(
    (id, isSelected, withRange) => {
      selectAll(withRange ? rangeBetween(latest.current.ordered, before.current, id) : [id], isSelected);
      before.current = id;
    },
    [selectAll],
  );
  const areSelected = (ids: readonly string[]): boolean => ids.length > 0 && ids.every((id) => selected?.has(id));
  return { select, selectAll, areSelected };
}
