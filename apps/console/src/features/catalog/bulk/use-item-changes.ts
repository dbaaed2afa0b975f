import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useEffect, useState } from "react";
import { inSlices } from "@/shared/device/in-slices";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import { itemChanges, type BulkEdit, type ItemChange } from "./bulk-edit.ts";

export interface FoundChanges {
  readonly edit: BulkEdit;
  readonly items: readonly OfferingItem[];
  readonly categories: readonly Category[];
  readonly changes: readonly ItemChange[];
}

/** The changes of an edit, computed beside everything else; those of the one before until then. Null: none yet. */
export function useItemChanges(
  edit: BulkEdit | null,
  items: readonly OfferingItem[],
  categories: readonly Category[],
  now: Instant,
): FoundChanges | null {
  const [found, setFound] = useState<FoundChanges | null>(null);
  useEffect(() => {
    if (edit === null) return;
    let isWanted = true;
    const work = itemChanges(edit, items, categories, now);
    void inSlices(work).then((changes) => {
      if (isWanted) setFound({ edit, items, categories, changes });
    });
    return () => {
      isWanted = false;
      work.return([]);
    };
  }, [edit, items, categories, now]);
  return found;
}
