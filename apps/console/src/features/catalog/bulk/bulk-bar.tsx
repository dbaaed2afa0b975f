import { can } from "@lokalkorb/domain/access/permissions";
import { Button } from "@lokalkorb/ui/button";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category, GroupDocument } from "../state/use-catalog.ts";
import type { BulkKind } from "./bulk-edit.ts";
import { bulkText as words } from "./bulk-text.ts";
import { withAll, type Selection } from "./selection.ts";

const BulkDialog = lateDialog(
  "bulk-dialog",
  async () => (await import(/* webpackChunkName: "part-bulk-dialog" */ "./bulk-dialog.tsx")).BulkDialog,
);

const kinds = ["price", "vat", "category", "soldOut", "status"] as const satisfies BulkKind[];

export interface BulkBarProps {
  readonly items: readonly OfferingItem[];
  readonly selected: Selection;
  readonly categories: readonly Category[];
  readonly groups: readonly GroupDocument[];
  /** Null ends selecting. */
  readonly onSelect: (selected: Selection | null) => void;
}

/** The edits of the selected items, in the place of the publish bar. */
export function BulkBar({ items, selected, categories, groups, onSelect }: BulkBarProps): ReactElement {
  const { role } = useShop();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const chosen = useMemo(() => items.filter(({ id }) => selected.has(id)), [items, selected]);
  const allowed = kinds.filter((each) => can(role, each === "soldOut" ? "soldOut" : "catalogue"));
  return (
    <aside
      aria-label={words.bar}
      className="sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:px-5"
    >
      <output className="flex-1 text-name whitespace-nowrap">
        <b>{words.selected(chosen.length)}</b>
      </output>
      <div className="flex gap-2 max-md:order-last max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4">
        {allowed.map((each) => (
          <Button key={each} look="outline" size="small" disabled={chosen.length === 0} onClick={() => setKind(each)}>
            {words.kinds[each]}
          </Button>
        ))}
      </div>
      <Button size="small" look="quiet" onClick={() => onSelect(null)}>
        {words.done}
      </Button>
      {kind !== null && (
        <BulkDialog
          kind={kind}
          items={chosen}
          categories={categories}
          groups={groups}
          onClose={() => setKind(null)}
          onApplied={(stayed) => onSelect(withAll(new Set(), stayed, true))}
        />
      )}
    </aside>
  );
}
